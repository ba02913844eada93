// Stable names of the enumerations of a part, in the order of their values; shared by writer and reader.
#pragma once

#include "model/library/part_spec.h"

#include <array>
#include <optional>
#include <string_view>

namespace cw::names {

inline constexpr std::array<std::string_view, 8> kQualifiers{"stated",    "rated",  "typical", "max",
                                                             "nameplate", "budget", "tdp",     "measured"};
inline constexpr std::array<std::string_view, 3> kConfidences{"high", "medium", "low"};
inline constexpr std::array<std::string_view, 6> kPlacements{"not_placed",    "rack_units", "zero_u",
                                                             "free_standing", "overhead",   "outdoor"};
inline constexpr std::array<std::string_view, 6> kPortRoles{"any",     "compute",     "storage",
                                                            "in_band", "out_of_band", "scale_up"};
inline constexpr std::array<std::string_view, 4> kProtocols{"infiniband", "ethernet", "nvlink", "other"};
inline constexpr std::array<std::string_view, 3> kOrigins{"builtin", "user", "imported"};

/// The value with that name, or nothing.
template <class E, std::size_t N>
std::optional<E> parse(const std::array<std::string_view, N>& table, std::string_view text) {
    for (std::size_t i = 0; i < N; ++i) {
        if (table[i] == text) return static_cast<E>(i);
    }
    return std::nullopt;
}

inline std::optional<Provenance> parseProvenance(std::string_view text) {
    for (int i = 0; i <= static_cast<int>(Provenance::Drawn); ++i) {
        if (provenanceName(static_cast<Provenance>(i)) == text) return static_cast<Provenance>(i);
    }
    return std::nullopt;
}

} // namespace cw::names
