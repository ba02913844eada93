// UTF-8 as files need it: well formed, or made so.
#pragma once

#include <string>
#include <string_view>

namespace cw {

/// Well formed per RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.
bool isValidUtf8(std::string_view text);

/// The text with each offending byte replaced by U+FFFD.
std::string withValidUtf8(std::string_view text);

} // namespace cw
