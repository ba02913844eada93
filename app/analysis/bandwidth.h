// Bandwidths are kept in Gb/s and read in the unit that suits their size.
#pragma once

#include <cmath>

namespace cw::analysis {

struct BandwidthUnit {
    double gbps = 1; ///< one of the unit
    const char* symbol = "Gb/s";
    int decimals = 0; ///< that keep about four digits
};

/// The unit for figures of which `largestGbps` is the largest in size: Tb/s from a thousand Gb/s up.
inline BandwidthUnit bandwidthUnit(double largestGbps) {
    const double size = std::abs(largestGbps);
    if (size >= 1000) return {1000, "Tb/s", 1};
    return {1, "Gb/s", size >= 100 || size == std::floor(size) ? 0 : 1};
}

} // namespace cw::analysis
