// Writing JSON text piece by piece: fast, independent of the locale, exact.
#pragma once

#include <string>
#include <string_view>

namespace cw {

/// Appends a quoted string. Bytes that are not UTF-8 become U+FFFD, so that what was written can be read.
void appendJsonString(std::string& out, std::string_view text);

/// Appends the shortest digits that read back as the same double; -0.0 is 0, since SQLite keeps no sign of
/// zero and the two forms must agree. Not finite: null.
void appendJsonNumber(std::string& out, double value);

} // namespace cw
