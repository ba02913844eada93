#include "app/analysis/totals.h"

#include "model/accelerators.h"
#include "model/bill/cable_schedule.h"

namespace cw::analysis {

DrawnCounts countDrawn(const Project& project) {
    DrawnCounts counts;
    for (const auto& [id, device] : project.devices()) {
        if (device.role == DeviceRole::Server) ++counts.servers;
        if (isSwitch(device.role) && device.role != DeviceRole::ScaleUpSwitch) ++counts.switches;
        counts.gpus += acceleratorsIn(project, device);
    }
    for (const auto& [id, cable] : project.cables()) {
        const bool scaleUp = project.fabrics()[cable.fabric].role == FabricRole::ScaleUp;
        ++(scaleUp ? counts.scaleUpCables : counts.cables);
        (scaleUp ? counts.scaleUpCableLengthM : counts.cableLengthM) += orderedLengthM(project, cable);
    }
    counts.racks = project.racks().size();
    counts.halls = project.halls().size();
    counts.sites = project.sites().size();
    return counts;
}

} // namespace cw::analysis
