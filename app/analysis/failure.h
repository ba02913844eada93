// What the loss of some objects does: the solvers run on the same design without them.
#pragma once

#include "app/analysis/analysis.h"

#include <span>

namespace cw::analysis {

/// What goes when the named objects go, each list ascending.
struct LostObjects {
    std::vector<DeviceId> devices;
    std::vector<CableId> cables;
    std::vector<PowerElementId> powerElements;
    std::vector<PowerLinkId> powerLinks;
    std::vector<CoolingElementId> coolingElements;
};

/// A rack takes its devices and rack PDUs along; a row its racks; a hall, building or site all that stands
/// there; a cooling loop the machines that serve it; a fabric its cables; a power shelf that is a device its
/// power element. NotFound for an object that is not in the project, Unsupported for one that cannot fail (a
/// part, a workload…).
Result<LostObjects> lostWith(const Project& project, std::span<const ObjectRef> objects);

/// One fabric before and after. Lost hosts weigh nothing; neither do hosts that are cut off from the part
/// with most endpoints, so that the remaining bisection is that of the hosts which still reach each other.
struct FabricLoss {
    solvers::fabric::FabricResult after;
    std::vector<DeviceId> unreachable; ///< alive, but cut off
};

struct FailureReport {
    Analysis before; ///< density, fabrics, power and thermal
    LostObjects lost;
    std::vector<DeviceId> unpowered; ///< without a live cord now, ascending; lost devices are not among them
    std::vector<DeviceId> shortOfPower;  ///< alive on supplies that cannot carry them
    std::vector<FabricLoss> fabrics;     ///< as before.fabrics
    solvers::power::FailureResult power; ///< indices as before.power
    ThermalAnswer thermal;               ///< heat of what still runs, on the machines that are left

    std::size_t gpus = 0;        ///< before
    std::size_t gpusLost = 0;    ///< the sum of the three
    std::size_t gpusRemoved = 0; ///< in servers that are lost themselves
    std::size_t gpusUnpowered = 0;
    std::size_t gpusUnreachable = 0; ///< powered, but cut off in a compute fabric
};

/// Errors as lostWith; Cancelled; or the refusal of a solver.
Result<FailureReport> failObjects(const Project& project, std::span<const ObjectRef> objects,
                                  std::stop_token stop = {}, std::uint64_t seed = 1);

} // namespace cw::analysis
