// Liquids that carry heat, and the counterflow heat exchanger between two of them.
#pragma once

#include "model/base/provenance.h"

#include <cstdint>
#include <string_view>

namespace cw::solvers {

enum class Coolant : std::uint8_t {
    Water,
    Pg25, ///< 25 % propylene glycol by volume
};

/// "water", "PG25".
std::string_view coolantName(Coolant c);
/// Where the property fits come from.
std::string_view coolantSource(Coolant c);
Provenance coolantProvenance(Coolant c);

/// Density, kg/m3; 0..100 °C. Water: Kell 1975. PG25: 1032 - 0.35 T, an unverified linear fit.
double coolantDensityKgM3(Coolant c, double tC);
/// Specific heat, J/(kg K); 0..100 °C. Water: Popiel and Wojtkowiak 2007. PG25: 3850 + 1.5 T, an unverified
/// fit.
double coolantCp(Coolant c, double tC);
/// Heat capacity per volume, J/(m3 K).
inline double coolantHeatCapacity(Coolant c, double tC) {
    return coolantDensityKgM3(c, tC) * coolantCp(c, tC);
}

/// Effectiveness of a counterflow heat exchanger; 0 <= ratio = C_min / C_max <= 1, ntu >= 0.
/// (1 - e^(-NTU (1 - Cr))) / (1 - Cr e^(-NTU (1 - Cr))), NTU / (1 + NTU) for Cr = 1. Kays and London.
double counterflowEffectiveness(double ntu, double ratio);
/// NTU that gives an effectiveness in 0..1 (excluded at the upper end).
double counterflowNtu(double effectiveness, double ratio);
/// Logarithmic mean of two temperature differences of the same sign, K; the arithmetic mean where they are
/// equal.
double logMeanK(double differenceA, double differenceB);

} // namespace cw::solvers
