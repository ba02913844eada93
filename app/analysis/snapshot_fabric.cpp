#include "app/analysis/snapshot_fabric.h"

#include "app/analysis/snapshot_density.h"
#include "model/accelerators.h"
#include "model/bill/link_pieces.h"

#include <algorithm>
#include <map>
#include <set>

namespace cw::analysis {

namespace {

constexpr std::int32_t kNone = -1;

std::int32_t endpointsOf(const Project& project, const Device& device, FabricRole role) {
    if (role == FabricRole::Compute || role == FabricRole::ScaleUp)
        return std::int32_t(acceleratorsIn(project, device));
    return 1;
}

/// True for the ports that a device is managed by.
bool isManagementPort(const Project& project, const PortRef& end) {
    std::uint32_t index = end.port;
    for (const PortGroup& group : project.parts()[project.devices()[end.device].part].spec.ports) {
        if (index < group.count) return group.role == PortRole::OutOfBand;
        index -= group.count;
    }
    return false;
}

/// What the cables of the fabric are made of.
void countPieces(const Project& project, FabricAnswer& answer) {
    std::map<std::string, PieceCount> optics, cables;
    std::set<std::pair<PartId, Cage>> plugged;
    const auto nameOf = [&](PartId part) { return partName(project.parts()[part].spec); };
    for (CableId id : project.referrers<Cable>(answer.fabric)) {
        const Cable& c = project.cables()[id];
        PieceCount& cable = cables[c.part ? nameOf(*c.part) : std::string(enumName(c.media))];
        ++cable.uses;
        ++cable.pieces;
        for (const auto& [optic, port] : {std::pair(c.opticA, c.a), std::pair(c.opticB, c.b)}) {
            if (!optic) continue;
            PieceCount& count = optics[nameOf(*optic)];
            ++count.uses;
            if (plugged.emplace(*optic, cageOf(project, port)).second) ++count.pieces;
        }
    }
    const auto list = [](std::map<std::string, PieceCount>& counts) {
        std::vector<PieceCount> sorted;
        for (auto& [name, count] : counts) {
            count.name = name;
            sorted.push_back(std::move(count));
        }
        return sorted;
    };
    answer.optics = list(optics);
    answer.cablePieces = list(cables);
}

} // namespace

FabricAnswer snapshotFabric(const Project& project, FabricId fabricId) {
    FabricAnswer answer;
    const Fabric& fabric = project.fabrics()[fabricId];
    answer.fabric = fabricId;
    answer.name = fabric.name;
    answer.role = fabric.role;

    std::vector<std::int32_t> nodeOf(project.devices().idLimit(), kNone);
    std::vector<bool> carriesTraffic(project.devices().idLimit(), false);
    struct Link {
        DeviceId a, b;
        double gbps;
        CableId cable;
    };
    std::vector<Link> links;
    for (CableId id : project.referrers<Cable>(fabricId)) {
        const Cable& c = project.cables()[id];
        if (c.a.device == c.b.device) continue; // a loop carries nothing between devices; a rule reports it
        links.push_back({std::min(c.a.device, c.b.device), std::max(c.a.device, c.b.device),
                         inGigabitsPerSecond(c.speed), id});
        for (const PortRef& end : {c.a, c.b}) {
            nodeOf[end.device.value()] = 0;
            if (!isManagementPort(project, end)) carriesTraffic[end.device.value()] = true;
        }
    }
    for (const auto& [id, device] : project.devices()) {
        if (nodeOf[id.value()] == kNone) continue;
        // A switch that is only managed over this network is one of its hosts.
        const bool forwards = isSwitch(device.role) && carriesTraffic[id.value()];
        nodeOf[id.value()] = forwards ? answer.graph.addSwitch()
                                      : answer.graph.addHost(endpointsOf(project, device, fabric.role));
        answer.nodes.push_back(id);
    }
    std::stable_sort(links.begin(), links.end(), [](const Link& x, const Link& y) {
        return std::tie(x.a, x.b, x.gbps) < std::tie(y.a, y.b, y.gbps);
    });
    for (std::size_t i = 0; i < links.size();) {
        std::vector<CableId> parallel;
        const Link& first = links[i];
        for (; i < links.size() && links[i].a == first.a && links[i].b == first.b &&
               links[i].gbps == first.gbps;
             ++i)
            parallel.push_back(links[i].cable);
        answer.graph.addEdge(nodeOf[first.a.value()], nodeOf[first.b.value()], first.gbps,
                             std::int32_t(parallel.size()));
        answer.cables.push_back(std::move(parallel));
    }
    countPieces(project, answer);
    return answer;
}

} // namespace cw::analysis
