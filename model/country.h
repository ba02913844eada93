// Countries as sites name them.
#pragma once

#include <optional>
#include <string>

namespace cw {

/// "DE" for "DE", "de" or " de ": the ISO 3166-1 alpha-2 code that the text stands for; nothing when no
/// country has it.
std::optional<std::string> countryCode(const std::string& text);

} // namespace cw
