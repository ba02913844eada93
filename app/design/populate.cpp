#include "app/design/populate.h"

#include <algorithm>
#include <cmath>

namespace cw::design {

namespace {

// Planning assumptions of the layout rules.
constexpr double kRowAirWatts = 500e3;    ///< heat to air of one row that wall units beside it can take
constexpr double kServiceAirWatts = 45e3; ///< of that, kept for network and storage racks
constexpr int kMostComputeRacks = 20;     ///< per row
constexpr int kSharedRowRacks = 10;       ///< small units share a row up to this length
constexpr int kMostRows = 16;             ///< per hall

double airWatts(const PartUse& part) {
    return part.watts * (1 - part.liquidShare);
}

int ceilDiv(int a, int b) {
    return (a + b - 1) / b;
}

/// The row of the node at a share of the way through `count` nodes from `first`.
int rowAt(const ClusterPlan& plan, const Draft& draft, double share, int first, int count) {
    const int node = first + static_cast<int>(share * count);
    return draft.rowOfNode(std::clamp(node, 0, plan.nodes - 1));
}

int addDevice(Draft& draft, const PartUse* part, DeviceRole role, int row, int tier = 0, int group = 0,
              int rail = 0) {
    DraftDevice d;
    d.part = part;
    d.role = role;
    d.row = row;
    d.tier = static_cast<std::uint8_t>(tier);
    d.group = static_cast<std::uint16_t>(group);
    d.rail = static_cast<std::uint16_t>(rail);
    d.psuOnA = (part->supplies + 1) / 2;
    d.psuOnB = part->supplies / 2;
    if (part->supplies == 0 && isSwitch(role) && role != DeviceRole::ScaleUpSwitch) d.psuOnA = d.psuOnB = 1;
    draft.devices.push_back(d);
    return static_cast<int>(draft.devices.size()) - 1;
}

void addServers(const ClusterPlan& plan, int perRack, Draft& draft) {
    const int perUnit = plan.compute.request.nodesPerUnit;
    for (std::size_t r = 0; r < draft.rows.size(); ++r)
        for (int node = draft.rows[r].firstNode; node < draft.rows[r].endNode; ++node)
            addDevice(draft, plan.server, DeviceRole::Server, static_cast<int>(r), 0, node / perUnit + 1);
    if (!plan.rackScale) return;
    const RackScale& rs = *plan.rackScale;
    for (std::size_t r = 0; r < draft.rows.size(); ++r)
        for (int first = draft.rows[r].firstNode; first < draft.rows[r].endNode; first += perRack) {
            RackGear gear;
            const int row = static_cast<int>(r);
            for (int i = 0; i < rs.switchTrays; ++i)
                gear.switches.push_back(addDevice(draft, rs.scaleUpSwitch, DeviceRole::ScaleUpSwitch, row));
            for (int i = 0; i < rs.shelves; ++i) {
                gear.shelves.push_back(addDevice(draft, rs.powerShelf, DeviceRole::PowerShelf, row));
                DraftDevice& d = draft.devices.back();
                d.psuOnA = i < rs.shelves / 2 ? rs.powerShelf->supplies : 0;
                d.psuOnB = i < rs.shelves / 2 ? 0 : rs.powerShelf->supplies;
            }
            draft.gear.push_back(std::move(gear));
        }
}

Status addComputeSwitches(const ClusterPlan& plan, Draft& draft) {
    auto sized = solvers::fabric::sizeClos(plan.compute.request);
    if (!sized) return sized.error();
    DraftNetwork& net = draft.compute;
    net.sizing = std::move(*sized);
    const auto& s = net.sizing;
    net.switches.resize(std::size_t(s.tiers));
    const int perUnitRail = s.leavesPerUnitRail;
    std::vector<std::vector<int>> unitsOfPod;
    for (int leaf = 0; leaf < s.leaves(); ++leaf) {
        const int rail = leaf / perUnitRail % s.rails;
        const int unit = leaf / (perUnitRail * s.rails) % s.units;
        const double share = (rail + (leaf % perUnitRail + 0.5) / perUnitRail) / s.rails;
        const int row = rowAt(plan, draft, share, unit * s.nodesPerUnit,
                              std::min(s.nodesPerUnit, plan.nodes - unit * s.nodesPerUnit));
        net.switches[0].push_back(addDevice(draft, plan.compute.leaf.part, DeviceRole::ComputeSwitch, row, 1,
                                            unit + 1, s.rails > 1 ? rail + 1 : 0));
        const auto pod = std::size_t(s.podOfLeaf[std::size_t(leaf)]);
        if (unitsOfPod.size() <= pod) unitsOfPod.resize(pod + 1);
        if (unitsOfPod[pod].empty() || unitsOfPod[pod].back() != unit) unitsOfPod[pod].push_back(unit);
    }
    for (int tier = 1; tier < s.tiers; ++tier) {
        const int count = s.switches[std::size_t(tier)];
        const int width = s.width[std::size_t(tier)];
        for (int i = 0; i < count; ++i) {
            int row = 0;
            int group = 0;
            if (tier == 1) {
                const std::vector<int>& units = unitsOfPod[std::size_t(i / width)];
                const double at = (i % width + 0.5) / width * static_cast<double>(units.size());
                const int unit = units[std::min(units.size() - 1, static_cast<std::size_t>(at))];
                row = rowAt(plan, draft, at - std::floor(at), unit * s.nodesPerUnit, s.nodesPerUnit);
                group = s.tiers > 2 ? i / width + 1 : 0;
            } else {
                row = rowAt(plan, draft, (i + 0.5) / count, 0, plan.nodes);
            }
            net.switches[std::size_t(tier)].push_back(
                addDevice(draft, plan.compute.spine.part, DeviceRole::ComputeSwitch, row, tier + 1, group));
        }
    }
    return {};
}

void addHelpers(const ClusterPlan& plan, Draft& draft) {
    const auto spread = [&](const PartUse* part, DeviceRole role, int count) {
        for (int i = 0; i < count; ++i)
            addDevice(draft, part, role, rowAt(plan, draft, (i + 0.5) / count, 0, plan.nodes));
    };
    spread(plan.storage, DeviceRole::Storage, plan.storageSystems);
    spread(plan.management, DeviceRole::Management, plan.managementNodes);
    for (int i = 0; i < plan.fabricManagers; ++i)
        addDevice(draft, plan.fabricManager, DeviceRole::FabricManager,
                  static_cast<int>(draft.rows.size()) - 1);
}

bool joins(const DraftDevice& d, const EdgeDesign& e) {
    if (isSwitch(d.role) && (e.role != FabricRole::OutOfBand || d.role == e.switchRole)) return false;
    const PortRange* range = d.part->range(e.portRole);
    return range && sharesProtocol(range->protocols, e.leaf.part->ports.front().protocols);
}

/// Devices in the order of their rows, storage apart.
struct Members {
    std::vector<int> hosts;
    std::vector<int> storage;
};

Members membersOf(const Draft& draft, const EdgeDesign& e) {
    Members m;
    for (std::size_t i = 0; i < draft.devices.size(); ++i)
        if (joins(draft.devices[i], e)) {
            const bool apart = e.role == FabricRole::Storage && draft.devices[i].role == DeviceRole::Storage;
            (apart ? m.storage : m.hosts).push_back(static_cast<int>(i));
        }
    std::stable_sort(m.hosts.begin(), m.hosts.end(),
                     [&](int a, int b) { return draft.device(a).row < draft.device(b).row; });
    return m;
}

/// `members`, which are in the order of their rows, cut where the hall changes.
std::vector<std::vector<int>> byHall(const Draft& draft, const std::vector<int>& members) {
    std::vector<std::vector<int>> halls;
    int hall = -1;
    for (int i : members) {
        const int at = draft.rows[std::size_t(draft.device(i).row)].hall;
        if (at != hall) halls.emplace_back();
        hall = at;
        halls.back().push_back(i);
    }
    return halls;
}

/// Links of one device to each of its leaves.
int linksPerHome(const DraftDevice& d, const EdgeDesign& e) {
    return std::max(1, d.part->range(e.portRole)->count / e.homes);
}

/// Cuts `members` into units of at most `capacity` links a leaf, as equal as possible, numbered from `unit`.
int attach(const Draft& draft, const EdgeDesign& e, const std::vector<int>& members, int capacity, int unit,
           DraftNetwork& net) {
    int total = 0;
    for (int i : members)
        total += e.role == FabricRole::Storage ? linksPerHome(draft.device(i), e) : 1;
    if (total == 0) return unit;
    const int units = ceilDiv(total, capacity);
    const int each = ceilDiv(total, units);
    int used = 0;
    for (int i : members) {
        const int links = e.role == FabricRole::Storage ? linksPerHome(draft.device(i), e) : 1;
        if (used > 0 && used + links > std::min(capacity, std::max(each, links))) {
            ++unit;
            used = 0;
        }
        net.attached.push_back({i, unit});
        used += links;
    }
    return unit + 1;
}

Status addEdgeNetwork(const ClusterPlan& plan, const EdgeDesign& e, Draft& draft) {
    DraftNetwork net;
    net.edge = &e;
    const Members members = membersOf(draft, e);
    const PortRange& ports = e.leaf.part->ports.front();
    const int radix = ports.count * e.leaf.lanes;
    int total = 0;
    for (const auto* list : {&members.hosts, &members.storage})
        for (int i : *list)
            total += e.role == FabricRole::Storage ? linksPerHome(draft.device(i), e) : 1;
    if (total == 0) return {};

    // Ports are counted whole: `lanes` devices share one, uplinks take them unsplit.
    solvers::fabric::ClosRequest r;
    const int down = e.leafDownPorts > 0
                         ? e.leafDownPorts
                         : static_cast<int>(std::floor(
                               ports.count * e.oversubscription / (1 + e.oversubscription) + 1e-9));
    const int up =
        e.leafUpPorts > 0 ? e.leafUpPorts : static_cast<int>(std::ceil(down / e.oversubscription - 1e-9));
    int units = 1;
    if (total <= radix) {
        for (const auto* list : {&members.hosts, &members.storage})
            for (int i : *list)
                net.attached.push_back({i, 0});
    } else {
        units = 0;
        const auto groups = e.withinHall ? byHall(draft, members.hosts) : std::vector(1, members.hosts);
        for (const std::vector<int>& near : groups)
            units = attach(draft, e, near, down * e.leaf.lanes, units, net);
        units = attach(draft, e, members.storage, std::min(up, down) * e.leaf.lanes, units, net);
    }

    auto& s = net.sizing;
    if (units == 1) {
        s.tiers = 1;
        s.switches = {e.homes};
        s.rails = e.homes;
    } else {
        const PortRange& spinePorts = *e.spine->range(PortRole::Any);
        r.nodesPerUnit = down;
        r.nodes = units * down;
        r.linksPerNode = e.homes;
        r.rails = e.homes;
        r.leafPorts = down + up + (e.leafUpPorts > 0 ? 0 : std::max(0, ports.count - down - up));
        r.leafDownPorts = down;
        r.oversubscription = static_cast<double>(down) / up;
        r.spinePorts = spinePorts.count * std::max(1, spinePorts.lanesAt(e.uplinkGbps));
        r.upperOversubscription = 1;
        auto sized = solvers::fabric::sizeClos(r);
        if (!sized) return sized.error();
        s = std::move(*sized);
    }
    net.switches.resize(std::size_t(s.tiers));
    std::vector<int> middle(std::size_t(units), 0);
    for (std::size_t first = 0; first < net.attached.size();) {
        std::size_t last = first;
        while (last < net.attached.size() && net.attached[last].unit == net.attached[first].unit)
            ++last;
        middle[std::size_t(net.attached[first].unit)] =
            draft.device(net.attached[(first + last) / 2].device).row;
        first = last;
    }
    for (int unit = 0; unit < units; ++unit)
        for (int home = 0; home < e.homes; ++home)
            net.switches[0].push_back(addDevice(draft, e.leaf.part, e.switchRole, middle[std::size_t(unit)],
                                                1, unit + 1, e.homes > 1 ? home + 1 : 0));
    for (int tier = 1; tier < s.tiers; ++tier)
        for (int i = 0; i < s.switches[std::size_t(tier)]; ++i)
            net.switches[std::size_t(tier)].push_back(addDevice(
                draft, e.spine, e.switchRole,
                rowAt(plan, draft, (i + 0.5) / s.switches[std::size_t(tier)], 0, plan.nodes), tier + 1));
    draft.edges.push_back(std::move(net));
    return {};
}

void cutRows(const ClusterPlan& plan, int perRack, Draft& draft) {
    const int perUnit = std::min(plan.compute.request.nodesPerUnit, plan.nodes);
    double rackAir = perRack * airWatts(*plan.server);
    if (plan.rackScale) rackAir += plan.rackScale->switchTrays * airWatts(*plan.rackScale->scaleUpSwitch);
    const int byAir =
        rackAir > 0 ? static_cast<int>((kRowAirWatts - kServiceAirWatts) / rackAir) : kMostComputeRacks;
    const int most = std::clamp(byAir, 4, kMostComputeRacks);
    const int unitRacks = ceilDiv(perUnit, perRack);
    const auto addRow = [&](int first, int end) {
        DraftRow row;
        row.firstNode = first;
        row.endNode = end;
        draft.rows.push_back(std::move(row));
    };
    if (unitRacks > most) {
        const int rowsPerUnit = ceilDiv(unitRacks, most);
        const int racksPerRow = ceilDiv(unitRacks, rowsPerUnit);
        for (int unit = 0; unit < plan.nodes; unit += perUnit)
            for (int first = unit; first < std::min(unit + perUnit, plan.nodes);
                 first += racksPerRow * perRack)
                addRow(first, std::min({first + racksPerRow * perRack, unit + perUnit, plan.nodes}));
        return;
    }
    const int unitsPerRow = std::max(1, std::min(most, kSharedRowRacks) * perRack / perUnit);
    const int step = unitsPerRow * perUnit;
    for (int first = 0; first < plan.nodes; first += step)
        addRow(first, std::min(first + step, plan.nodes));
}

/// Pairs of rows share a hot aisle, so a hall begins with a pair.
void shareOutHalls(Draft& draft) {
    const int rows = static_cast<int>(draft.rows.size());
    const int halls = ceilDiv(rows, kMostRows);
    const int pairs = ceilDiv(rows, 2);
    int row = 0;
    for (int h = 0; h < halls; ++h)
        for (const int end = std::min(rows, 2 * ((h + 1) * pairs / halls)); row < end; ++row)
            draft.rows[std::size_t(row)].hall = h;
}

} // namespace

void layRows(const ClusterPlan& plan, int perRack, Draft& draft) {
    cutRows(plan, perRack, draft);
    shareOutHalls(draft);
}

Status addDevices(const ClusterPlan& plan, int perRack, Draft& draft) {
    addServers(plan, perRack, draft);
    if (Status s = addComputeSwitches(plan, draft); !s) return s;
    addHelpers(plan, draft);
    draft.edges.reserve(plan.edges.size());
    for (const EdgeDesign& e : plan.edges)
        if (Status s = addEdgeNetwork(plan, e, draft); !s) return s;
    return {};
}

} // namespace cw::design
