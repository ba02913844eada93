// The terms of a rack's sums, shared by the solver and by its explanations.
#pragma once

#include "solvers/density/density.h"

#include <utility>
#include <vector>

namespace cw::solvers::density {

struct Draw {
    double watts = 0;
    Basis basis = Basis::Unknown;
    const Sourced* source = nullptr; ///< null when unknown
};

/// The draw that counts: maximum, else estimate of the maximum, else typical.
inline Draw drawOf(const DeviceSpec& s) {
    if (s.maxW) return {s.maxW->value, Basis::Maximum, &*s.maxW};
    if (s.estimateW) return {s.estimateW->value, Basis::Estimate, &*s.estimateW};
    if (s.typicalW) return {s.typicalW->value, Basis::Typical, &*s.typicalW};
    return {};
}

/// Part of the draw that one feed carries while both are alive; 0 for a device without supplies.
inline double feedShare(const Device& d, bool sideA) {
    const int all = d.psuOnA + d.psuOnB;
    return all == 0 ? 0.0 : static_cast<double>(sideA ? d.psuOnA : d.psuOnB) / all;
}

/// Draw beyond what the supplies on the surviving feed can carry, W; 0 when the device is not on both feeds
/// or the rating is unknown.
inline double shortfallW(const DeviceSpec& s, const Device& d, bool survivorA) {
    if (d.psuOnA == 0 || d.psuOnB == 0 || !s.psuRatedW) return 0;
    const double lacking = drawOf(s).watts - (survivorA ? d.psuOnA : d.psuOnB) * s.psuRatedW->value;
    return lacking > 0 ? lacking : 0;
}

/// Rack units taken, as disjoint intervals [bottom, top) in ascending order; devices of unknown position are
/// not in it. Front and rear devices at the same height count once.
std::vector<std::pair<double, double>> occupiedUnits(const DensityInput& input, const Rack& rack);

double footprintM2(const Rack& rack);
/// Footprint and half of the service clearance.
double loadedAreaM2(const Rack& rack);

} // namespace cw::solvers::density
