// Drawing -> thermal solver.
#pragma once

#include "app/analysis/snapshot_power.h"
#include "solvers/thermal/thermal.h"

namespace cw::analysis {

struct ThermalAnswer {
    solvers::thermal::ThermalInput input;
    solvers::thermal::ThermalOptions options;
    solvers::thermal::ThermalResult result;
    std::vector<HallId> halls;              ///< as input.halls
    std::vector<RackId> racks;              ///< as input.racks
    std::vector<CoolingElementId> airUnits; ///< as input.airUnits
    std::vector<CoolingLoopId> loops;       ///< as input.loops
    std::vector<CoolingElementId> cdus;     ///< as input.cdus
};

/// Heat of the racks from `density`, losses in each hall from `power`, and the drawn cooling machines.
ThermalAnswer snapshotThermal(const Project& project, const DensityAnswer& density, const PowerAnswer& power);

} // namespace cw::analysis
