// Electric power of the drawn cooling plant at the drawn heat load.
#pragma once

#include "app/analysis/snapshot_density.h"

namespace cw::analysis {

/// Fans, pumps and compressors, W: for each loop the rated electric power of its machines times the share of
/// their capacity that the loop's heat takes (linear: above the fan laws, hence on the safe side). Nothing
/// when no machine with a known power is drawn.
solvers::MaybeSourced coolingPower(const Project& project, const DensityAnswer& density);

/// Heat that each cooling loop takes up, W, by loop id value: air and liquid of the racks it serves, and what
/// downstream loops reject to it.
std::vector<double> heatByLoop(const Project& project, const DensityAnswer& density);

/// Capacity of a machine, W: the planner's own, else the part's. Nothing when unknown.
solvers::MaybeSourced coolingCapacity(const Project& project, const CoolingElement& element);

} // namespace cw::analysis
