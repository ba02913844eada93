#include "app/analysis/totals.h"

namespace cw::analysis {

std::size_t acceleratorsIn(const Project& project, const Device& device) {
    if (device.role != DeviceRole::Server) return 0;
    const PartFacts& facts = project.facts(device.part);
    return facts.gpuCount ? std::size_t(facts.gpuCount->value) : 0;
}

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
