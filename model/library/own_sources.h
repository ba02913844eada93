// Which sources of catalogue values are the product's own words.
#pragma once

#include "model/base/phrase.h"

#include <string_view>

namespace cw {

inline constexpr const char* kAirEstimate = Phrase::mark("estimate: 1.8 x accelerators x TDP (air)");
inline constexpr const char* kLiquidEstimate = Phrase::mark("estimate: 1.3 x accelerators x TDP (liquid)");

/// True for an assumption, arithmetic or memory: words to be translated. Any other source is the title of a
/// document, which stays as it is.
bool isOwnSource(std::string_view source);

/// The source of a catalogue value for people.
Phrase sourcePhrase(const std::string& source);

} // namespace cw
