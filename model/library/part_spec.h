// A part of the catalogue as plain values: what it is, every value with its source, and its ports.
#pragma once

#include "model/base/provenance.h"
#include "model/base/quantity.h"
#include "model/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cw {

/// What a number means beside its unit. Power draw is never read from `Nameplate` values.
enum class Qualifier : std::uint8_t {
    Stated,    ///< a plain fact (height, port count, name)
    Rated,     ///< rated output or capacity
    Typical,   ///< typical draw at the source's conditions
    Max,       ///< maximum draw or limit
    Nameplate, ///< what a supply or inlet could deliver; never a load
    Budget,    ///< what a planner is told to reserve
    Tdp,       ///< thermal design power of a component
    Measured,  ///< read from a log or a meter
};

/// How far to trust a value: High for vendor documents, standards and measurements, Low for memory and
/// estimates.
enum class Confidence : std::uint8_t { High, Medium, Low };

/// How a part stands in the world.
enum class Placement : std::uint8_t {
    NotPlaced,    ///< a component, a consumable or a rule: accelerators, optics, drives
    RackUnits,    ///< takes whole or half U between the rails
    ZeroU,        ///< hangs beside the rails (rack PDUs) or inside another device
    FreeStanding, ///< stands on the floor with its own footprint: racks, CDUs, UPS, switchgear
    Overhead,     ///< hangs above racks: busway, cable tray
    Outdoor,      ///< stands on the site: generators, dry coolers, transformers
};

enum class PortRole : std::uint8_t { Any, Compute, Storage, InBand, OutOfBand, ScaleUp };

/// Protocols that a port can speak, as a set of bits.
enum class Protocols : std::uint8_t { None = 0, InfiniBand = 1, Ethernet = 2, NvLink = 4, Other = 8 };
constexpr Protocols operator|(Protocols a, Protocols b) {
    return static_cast<Protocols>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
constexpr bool sharesProtocol(Protocols a, Protocols b) {
    return (static_cast<unsigned>(a) & static_cast<unsigned>(b)) != 0;
}

/// Where the part came from.
enum class PartOrigin : std::uint8_t { Builtin, UserFile, Imported };

/// One value of a part. Missing values are absent from the list, never zero.
struct SpecValue {
    /// A list may be a table: row-major, `columns` numbers a row.
    using Value = std::variant<double, std::string, std::vector<double>, bool>;

    std::string key;  ///< "power_max_w"; the suffix repeats the unit
    Value value;      ///< finite numbers only
    std::string unit; ///< "W", "kg", "Gb/s"; empty for text, counts and ratios
    std::uint16_t columns = 1;
    Qualifier qualifier = Qualifier::Stated;
    Provenance provenance = Provenance::Unverified;
    Confidence confidence = Confidence::Low;
    std::string source;  ///< title of the document
    std::string address; ///< where it is; may be empty

    bool operator==(const SpecValue&) const = default;
};

/// A run of equal ports. A cage may hold several logical ports (a twin-port OSFP holds two).
struct PortGroup {
    /// "%1" is replaced by the running index. With "%2" too, "%1" counts cages and "%2" the ports in the
    /// cage.
    std::string name;
    std::uint32_t firstIndex = 1;
    std::uint32_t count = 0;        ///< logical ports, 1 to 65536
    std::uint32_t portsPerCage = 1; ///< divides `count`
    Bandwidth rate;                 ///< of one logical port, one direction
    std::string connector;          ///< "OSFP", "QSFP112", "RJ45"…
    Protocols protocols = Protocols::None;
    PortRole role = PortRole::Any;
    std::uint32_t maxBreakout = 1; ///< most links that one logical port can be split into
    Provenance provenance = Provenance::Unverified;
    std::string source;
    std::string address;
    std::uint32_t firstInCage = 1; ///< number of the first port of a cage, for "%2"

    bool operator==(const PortGroup&) const = default;

    std::uint32_t cages() const { return portsPerCage == 0 ? 0 : count / portsPerCage; }
};

/// Name of the logical port `index` (0-based, below `count`) of a group: "swp7", "12/2".
std::string portName(const PortGroup& group, std::uint32_t index);

/// Everything the product knows about one part. The project embeds a copy of each used part.
struct PartSpec {
    std::string id;     ///< stable key: lower-case letters, digits, ".", "_" and "-"
    std::string kind;   ///< "system", "switch", "rack", "rack_pdu", "cdu"…
    std::string vendor; ///< as printed; "generic" for classes
    std::string model;
    Placement placement = Placement::NotPlaced;
    std::vector<SpecValue> specs; ///< sorted by key; a key occurs once
    std::vector<PortGroup> ports;
    std::string note;   ///< one or two sentences of the catalogue's own; may be empty
    std::string reason; ///< why a user part takes the place of a built-in one
    std::string date;   ///< when the sources were read, ISO 8601; may be empty
    PartOrigin origin = PartOrigin::Builtin;
    std::string revision; ///< 16 hex digits over everything above; see computeRevision

    bool operator==(const PartSpec&) const = default;
};

/// The value named `key`, or nullptr when the part does not state it.
const SpecValue* findSpec(const PartSpec& part, std::string_view key);

/// Content hash of a part; equal parts have equal revisions. Ignores `revision` itself.
std::string computeRevision(const PartSpec& part);

/// Canonical JSON: keys in fixed order, specs sorted, sources listed once. `revision` is not written.
std::string partToJson(const PartSpec& part);

/// Reads what partToJson writes and computes the revision. ParseError or InvalidArgument with the field in
/// `context` ("specs[3].value") when a field is missing, of the wrong type, out of range or unknown.
Result<PartSpec> partFromJson(std::string_view json);

/// First rule that the part breaks: empty or malformed id, key twice, number not finite, impossible port
/// group.
Status checkPart(const PartSpec& part);

/// Stable lower-case names, used in files.
std::string_view qualifierName(Qualifier q);
std::string_view confidenceName(Confidence c);
std::string_view placementName(Placement p);
std::string_view portRoleName(PortRole r);

} // namespace cw
