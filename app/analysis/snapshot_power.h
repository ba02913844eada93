// Drawing -> power solver.
#pragma once

#include "app/analysis/snapshot_density.h"
#include "solvers/plant/cooling_power.h"
#include "solvers/power/power.h"

namespace cw::analysis {

/// What the cooling plant draws; part of the power answer, since facility power holds it.
struct CoolingAnswer {
    solvers::plant::CoolingInput input;
    solvers::plant::CoolingResult result;
    std::vector<CoolingLoopId> loops;       ///< as input.loops
    std::vector<CoolingElementId> machines; ///< as input.machines
};

struct PowerAnswer {
    solvers::power::PowerInput input;
    solvers::power::PowerOptions options;
    solvers::power::PowerResult result;
    std::vector<PowerElementId> elements; ///< as input.elements
    std::vector<DeviceId> loads;          ///< as input.loads
    std::vector<std::uint32_t> indexOfElement;
    CoolingAnswer cooling;

    static constexpr std::uint32_t kNoIndex = ~0u;
    /// The result of one element, or nullptr when it is newer than the answer.
    const solvers::power::ElementResult* element(PowerElementId id) const;
};

/// The power graph with the devices of `density` as loads: each hangs on the rack PDUs of its rack, side by
/// side as its supplies are plugged; a device without supplies of its own on the power shelves of its rack.
PowerAnswer snapshotPower(const Project& project, const DensityAnswer& density);

/// The hall in which an element, or the rack that it is mounted in, stands.
std::optional<HallId> hallOf(const Project& project, const PowerElement& element);

} // namespace cw::analysis
