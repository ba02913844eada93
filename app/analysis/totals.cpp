#include "app/analysis/totals.h"

#include "model/accelerators.h"

namespace cw::analysis {

DrawnCounts countDrawn(const Project& project) {
    DrawnCounts counts;
    for (const auto& [id, device] : project.devices()) {
        if (device.role == DeviceRole::Server) ++counts.servers;
        if (isSwitch(device.role) && device.role != DeviceRole::ScaleUpSwitch) ++counts.switches;
        counts.gpus += acceleratorsIn(project, device);
    }
    for (const auto& [id, cable] : project.cables())
        if (project.fabrics()[cable.fabric].role != FabricRole::ScaleUp) ++counts.cables;
    counts.racks = project.racks().size();
    counts.halls = project.halls().size();
    counts.sites = project.sites().size();
    return counts;
}

} // namespace cw::analysis
