// Drawing -> solver of the cooling plant's power.
#pragma once

#include "app/analysis/snapshot_power.h"

namespace cw::analysis {

/// The drawn loops with the heat that density and power found for them, and the machines that serve them.
CoolingAnswer snapshotCooling(const Project& project, const DensityAnswer& density, const PowerAnswer& power);

/// Capacity of a machine, W: the planner's own, else the part's. Nothing when unknown.
solvers::MaybeSourced coolingCapacity(const Project& project, const CoolingElement& element);

} // namespace cw::analysis
