#include "model/exchange/fabric/project_fabric.h"

#include "model/accelerators.h"
#include "model/exchange/fabric/file_counts.h"
#include "model/exchange/fabric/text_scan.h"
#include "model/object_name.h"
#include "model/ports.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace cw {

namespace {

bool isManagementPort(const Project& project, const PortRef& end) {
    const PortGroup* group = portGroupAt(project.parts()[project.devices()[end.device].part].spec, end.port);
    return group && group->role == PortRole::OutOfBand;
}

std::string speedName(double gbps) {
    return gbps == 200 ? "4xHDR" : gbps == 400 ? "4xNDR" : gbps == 800 ? "4xXDR" : gbps == 100 ? "4xEDR" : "";
}

} // namespace

Result<FabricId> chosenFabric(const Project& project, std::string_view nameOrNumber) {
    const auto number = numberIn<std::uint32_t>(nameOrNumber);
    std::optional<FabricId> first;
    for (const auto& [id, fabric] : project.fabrics()) {
        if (!nameOrNumber.empty() && (fabric.name == nameOrNumber || number == id.value())) return id;
        if (!first ||
            (fabric.role == FabricRole::Compute && project.fabrics()[*first].role != FabricRole::Compute))
            first = id;
    }
    if (!nameOrNumber.empty() || !first)
        return Error::said(ErrorCode::NotFound, "fabric " + std::string(nameOrNumber),
                           Phrase::tr("no such fabric in the design"));
    return *first;
}

std::map<DeviceId, unsigned> splitOf(const Project& project, FabricId fabric) {
    std::map<DeviceId, unsigned> pieces;
    for (CableId id : project.referrers<Cable>(fabric))
        for (const PortRef& end : {project.cables()[id].a, project.cables()[id].b}) {
            unsigned& most = pieces.try_emplace(end.device, 1).first->second;
            most = std::lcm(most, std::max<unsigned>(1, end.lanes));
        }
    return pieces;
}

std::vector<CableId> cablesBetween(const Project& project, FabricId fabric) {
    std::vector<CableId> cables;
    for (CableId id : project.referrers<Cable>(fabric))
        // A rule reports a cable from a device to itself.
        if (project.cables()[id].a.device != project.cables()[id].b.device) cables.push_back(id);
    return cables;
}

std::string printedPort(const Project& project, DeviceId device, unsigned number, unsigned pieces) {
    PortRef end;
    end.device = device;
    if (number == 0) return "0";
    end.port = std::uint16_t(std::min(0xffffu, (number - 1) / pieces));
    end.lane = std::uint8_t((number - 1) % pieces);
    end.lanes = std::uint8_t(end.lane > 0 ? pieces : 1);
    return portName(project, end);
}

FabricFile fabricOf(const Project& project, FabricId fabricId, PortNames ports) {
    const Fabric& fabric = project.fabrics()[fabricId];
    FabricFile file;
    file.format = "project";
    std::set<DeviceId> members, forwarding;
    const std::vector<CableId> cables = cablesBetween(project, fabricId);
    for (const CableId id : cables) {
        const Cable& cable = project.cables()[id];
        for (const PortRef& end : {cable.a, cable.b}) {
            members.insert(end.device);
            if (!isManagementPort(project, end)) forwarding.insert(end.device);
        }
    }
    std::map<DeviceId, std::int32_t> nodeOf;
    std::set<std::string> taken;
    for (const DeviceId id : members) {
        const Device& device = project.devices()[id];
        FileNode node;
        node.id = objectName(project, ObjectRef::of(id));
        if (!taken.insert(node.id).second) taken.insert(node.id += "-" + std::to_string(id.value()));
        node.name = node.id;
        const bool forwards = isSwitch(device.role) && forwarding.contains(id);
        node.kind = forwards ? FileNodeKind::Switch : FileNodeKind::Host;
        const bool weighsAccelerators =
            fabric.role == FabricRole::Compute || fabric.role == FabricRole::ScaleUp;
        if (!forwards && weighsAccelerators) node.endpoints = std::int32_t(acceleratorsIn(project, device));
        if (device.scaleUpDomain) node.group = objectName(project, ObjectRef::of(*device.scaleUpDomain));
        nodeOf[id] = std::int32_t(file.nodes.size());
        file.nodes.push_back(std::move(node));
    }
    const auto pieces = splitOf(project, fabricId);
    const auto endOf = [&](const PortRef& end) {
        if (ports == PortNames::Printed) return FileEnd{nodeOf[end.device], portName(project, end)};
        const unsigned each = pieces.at(end.device);
        const unsigned number = end.port * each + end.lane * (each / std::max<unsigned>(1, end.lanes)) + 1;
        return FileEnd{nodeOf[end.device], std::to_string(number)};
    };
    for (const CableId id : cables) {
        const Cable& cable = project.cables()[id];
        FileLink link;
        link.a = endOf(cable.a);
        link.b = endOf(cable.b);
        link.gbps = inGigabitsPerSecond(cable.speed);
        if (fabric.protocol == Protocol::InfiniBand) link.type = speedName(*link.gbps);
        file.links.push_back(std::move(link));
    }
    const std::vector<std::int32_t> tiers = tiersOf(file);
    for (std::size_t i = 0; i < file.nodes.size(); ++i)
        file.nodes[i].tier = tiers[i] <= 3 ? tiers[i] : 0;
    return file;
}

} // namespace cw
