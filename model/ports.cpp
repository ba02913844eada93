#include "model/ports.h"

#include <algorithm>

namespace cw {

const PortGroup* portGroupAt(const PartSpec& part, std::uint32_t port, std::uint32_t* first) {
    std::uint32_t begin = 0;
    for (const PortGroup& group : part.ports) {
        if (port - begin < group.count) {
            if (first) *first = begin;
            return &group;
        }
        begin += group.count;
    }
    return nullptr;
}

std::uint32_t portCount(const PartSpec& part) {
    std::uint32_t count = 0;
    for (const PortGroup& group : part.ports)
        count += group.count;
    return count;
}

bool portsOverlap(const PortRef& a, const PortRef& b) {
    return a.device == b.device && a.port == b.port &&
           unsigned(a.lane) * b.lanes < (unsigned(b.lane) + 1) * a.lanes &&
           unsigned(b.lane) * a.lanes < (unsigned(a.lane) + 1) * b.lanes;
}

std::optional<CableId> cableAt(const Project& project, const PortRef& port, std::optional<CableId> except) {
    for (CableId id : project.referrers<Cable>(port.device)) {
        if (id == except) continue;
        const Cable& cable = project.cables()[id];
        if (portsOverlap(cable.a, port) || portsOverlap(cable.b, port)) return id;
    }
    return std::nullopt;
}

std::uint32_t freePorts(const Project& project, DeviceId device) {
    const std::uint32_t count = portCount(project.parts()[project.devices()[device].part].spec);
    std::vector<bool> taken(count);
    for (CableId id : project.referrers<Cable>(device)) {
        const Cable& cable = project.cables()[id];
        for (const PortRef& end : {cable.a, cable.b})
            if (end.device == device && end.port < count) taken[end.port] = true;
    }
    return std::uint32_t(std::count(taken.begin(), taken.end(), false));
}

std::optional<FabricRole> networkOf(const Project& project, const PortRef& port) {
    const Device* device = project.find(port.device);
    if (!device) return std::nullopt;
    const PortGroup* group = portGroupAt(project.parts()[device->part].spec, port.port);
    switch (group ? group->role : PortRole::Any) {
    case PortRole::Compute:
        return FabricRole::Compute;
    case PortRole::Storage:
        return FabricRole::Storage;
    case PortRole::InBand:
        return FabricRole::InBand;
    case PortRole::OutOfBand:
        return FabricRole::OutOfBand;
    case PortRole::ScaleUp:
        return FabricRole::ScaleUp;
    case PortRole::Any:
        break;
    }
    switch (device->role) {
    case DeviceRole::ComputeSwitch:
        return FabricRole::Compute;
    case DeviceRole::StorageSwitch:
        return FabricRole::Storage;
    case DeviceRole::InBandSwitch:
        return FabricRole::InBand;
    case DeviceRole::OutOfBandSwitch:
        return FabricRole::OutOfBand;
    case DeviceRole::ScaleUpSwitch:
        return FabricRole::ScaleUp;
    default:
        return std::nullopt;
    }
}

Bandwidth portRate(const Project& project, const PortRef& port) {
    const Device* device = project.find(port.device);
    const PortGroup* group = device ? portGroupAt(project.parts()[device->part].spec, port.port) : nullptr;
    return group ? group->rate / double(std::max<unsigned>(1, port.lanes)) : gigabitsPerSecond(0);
}

} // namespace cw
