// Electric power of the drawn cooling plant at the drawn heat load.
#pragma once

#include "app/analysis/snapshot_power.h"

namespace cw::analysis {

/// Fans and pumps at rated power (no speed control is drawn), compressors at rated power times the share of
/// their capacity that the loop's heat takes, W. Nothing when no machine with a known power is drawn.
solvers::MaybeSourced coolingPower(const Project& project, const DensityAnswer& density,
                                   const PowerAnswer& power);

/// Heat that each cooling loop takes up, W, by loop id value: air and liquid of the racks it serves, losses
/// of the power gear in the hall, the heat of its own fans, and what downstream loops reject to it.
std::vector<double> heatByLoop(const Project& project, const DensityAnswer& density,
                               const PowerAnswer& power);

/// Capacity of a machine, W: the planner's own, else the part's. Nothing when unknown.
solvers::MaybeSourced coolingCapacity(const Project& project, const CoolingElement& element);

} // namespace cw::analysis
