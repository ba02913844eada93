// How far each medium reaches, and which media a link of some length may take.
#pragma once

#include "model/base/geometry.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace cw {

/// Longest links at 100 Gb/s a lane (PAM4: NDR, 400GbE), up to two patch points included. Source: NVIDIA
/// LinkX 100G-PAM4 line overview and structured cabling requirements.
namespace reach {
inline constexpr Um kPassiveCopper = 3'000'000;
inline constexpr Um kActiveCopper = 5'000'000; ///< linear active copper
inline constexpr Um kOm3 = 30'000'000;
inline constexpr Um kOm4 = 50'000'000;        ///< the longest multimode
inline constexpr Um kSplitFibre = 50'000'000; ///< single-mode splitter
inline constexpr Um kParallel = 500'000'000;  ///< straight single-mode MPO (DR4)
inline constexpr Um kDuplex = 2'000'000'000;  ///< single-mode LC (FR4)
/// At 200 Gb/s a lane sources name a length of active copper only up to here.
inline constexpr Um kActiveCopperXdr = 2'000'000;
} // namespace reach

enum class LaneGeneration : std::uint8_t {
    Ndr, ///< 100 Gb/s a lane
    Xdr, ///< 200 Gb/s a lane: neither passive copper nor multimode nor active optical cables exist
};

/// Media that reach `length`, shortest reach first: "DAC", "LACC", "MM", "MM-OM3", "MM-OM4", "SM", "SM-DR4",
/// "SM-FR4-LC". Multimode is "MM" where copper reaches, too, since any grade does there, and by grade beyond.
/// Single mode is "SM" as long as splitters reach, and beyond by the straight optic of the shortest
/// sufficient reach. Empty when nothing reaches.
std::vector<std::string_view> mediaWithin(LaneGeneration generation, Um length);

} // namespace cw
