// Where a value comes from; kept all the way from the catalogue to the report.
#pragma once

#include <cstdint>
#include <string_view>

namespace cw {

/// What stands behind a number. `Unverified` is from memory: shown with a flag, never as a fact.
enum class Provenance : std::uint8_t {
    Vendor,     ///< read in the vendor's own document
    Standard,   ///< read in a standard or a regulation
    Measured,   ///< read from a measurement
    Secondary,  ///< read in a third-party text
    Derived,    ///< arithmetic on other values with a source
    Assumed,    ///< a planning assumption of the product, stated as such
    Unverified, ///< from memory, not looked up
    User,       ///< the user's own value
    Drawn,      ///< counted or measured in the drawing
};

/// Stable lower-case name ("vendor", "unverified", …), used in files and JSON.
std::string_view provenanceName(Provenance p);

} // namespace cw
