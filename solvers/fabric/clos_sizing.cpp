#include "solvers/fabric/clos_sizing.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cw::solvers::fabric {

namespace {

constexpr int kMaxNodes = 2'000'000;
constexpr int kMaxPorts = 4096;

int ceilDiv(int a, int b) {
    return (a + b - 1) / b;
}

int ceilRatio(int a, double ratio) {
    return std::max(1, static_cast<int>(std::ceil(a / ratio - 1e-9)));
}

/// Ports left for the links below when the rest must carry 1/ratio of them upwards.
int downPorts(int ports, double ratio) {
    return static_cast<int>(std::floor(ports * ratio / (1 + ratio) + 1e-9));
}

/// `count` switches of the tier below that have `down` links below and need `need` links up to each column.
struct Child {
    int count = 0;
    int down = 0;
    int need = 0;
};

/// Smallest number of parents ≥ `least` such that every child reaches each parent with equally many links
/// within its ports, and each parent has the ports. 0 when there is none.
int findWidth(int least, const std::vector<Child>& children, int childPorts, int parentPorts) {
    int most = 0;
    for (const Child& c : children)
        most = std::max(most, c.need);
    for (int width = std::max(1, least); width <= most; ++width) {
        bool fits = true;
        std::int64_t used = 0;
        for (const Child& c : children) {
            const int each = ceilDiv(c.need, width);
            fits = fits && c.down + each * width <= childPorts;
            used += static_cast<std::int64_t>(c.count) * each;
        }
        if (fits && used <= parentPorts) return width;
    }
    return 0;
}

Error unsupported(std::string field, std::string detail) {
    return {ErrorCode::Unsupported, std::move(field), std::move(detail)};
}

/// Ports per tier with the defaults filled in.
struct Ports {
    int leaf;
    int spine;
    int core;
};

/// The part of the answer that does not depend on the number of tiers.
ClosSizing base(const ClosRequest& r) {
    ClosSizing s;
    s.nodes = r.nodes;
    s.nodesPerUnit = std::min(r.nodesPerUnit, r.nodes + r.reservedNodeSlots);
    s.units = ceilDiv(r.nodes + r.reservedNodeSlots, s.nodesPerUnit);
    s.linksPerNode = r.linksPerNode;
    s.rails = r.rails;
    s.planes = r.planes;
    s.linksPerCable = r.linksPerCable;
    return s;
}

/// Splits `total` into the fewest parts of at most `most`, as equal as possible.
std::vector<int> balancedParts(int total, int most) {
    const int parts = ceilDiv(total, most);
    std::vector<int> sizes(static_cast<std::size_t>(parts), total / parts);
    for (int i = 0; i < total % parts; ++i)
        ++sizes[static_cast<std::size_t>(i)];
    return sizes;
}

/// Spreads the leaves of every plane over spine groups of at most `unitsPerPod` units.
void assignPods(ClosSizing& s, ClosGrouping grouping, int unitsPerPod) {
    const std::vector<int> parts = balancedParts(s.units, unitsPerPod);
    std::vector<int> partOfUnit;
    for (std::size_t p = 0; p < parts.size(); ++p)
        partOfUnit.insert(partOfUnit.end(), static_cast<std::size_t>(parts[p]), static_cast<int>(p));
    const int groupsPerPart = grouping == ClosGrouping::Rail ? s.rails : 1;
    s.podOfLeaf.clear();
    for (int plane = 0; plane < s.planes; ++plane)
        for (int unit = 0; unit < s.units; ++unit)
            for (int rail = 0; rail < s.rails; ++rail)
                for (int k = 0; k < s.leavesPerUnitRail; ++k) {
                    const int part =
                        plane * static_cast<int>(parts.size()) + partOfUnit[static_cast<std::size_t>(unit)];
                    s.podOfLeaf.push_back(part * groupsPerPart + (groupsPerPart > 1 ? rail : 0));
                }
}

std::vector<int> leavesPerPod(const ClosSizing& s) {
    std::vector<int> count(
        static_cast<std::size_t>(*std::max_element(s.podOfLeaf.begin(), s.podOfLeaf.end())) + 1);
    for (int pod : s.podOfLeaf)
        ++count[static_cast<std::size_t>(pod)];
    return count;
}

Result<ClosSizing> sizeWithTiers(const ClosRequest& r, const Ports& ports, int tiers) {
    ClosSizing s = base(r);
    s.tiers = tiers;
    const int linksPerRail = r.linksPerNode / r.rails;
    int mostDown = tiers == 1 ? ports.leaf : downPorts(ports.leaf, r.oversubscription);
    if (r.leafDownPorts > 0)
        mostDown = tiers == 1 ? r.leafDownPorts : std::min(r.leafDownPorts, ports.leaf - 1);
    s.nodesPerLeaf = std::min(mostDown / linksPerRail, s.nodesPerUnit);
    if (s.nodesPerLeaf < 1)
        return unsupported("switch_ports", "one node's links of a rail do not fit on a leaf");
    s.leavesPerUnitRail = ceilDiv(s.nodesPerUnit, s.nodesPerLeaf);
    s.nodesPerLeaf = ceilDiv(s.nodesPerUnit, s.leavesPerUnitRail);
    s.leafDown = s.nodesPerLeaf * linksPerRail;
    const std::int64_t leaves = static_cast<std::int64_t>(s.planes) * s.units * s.rails * s.leavesPerUnitRail;
    if (leaves > kMaxNodes) return unsupported("nodes", "more leaf switches than this version sizes");
    s.switches = {static_cast<int>(leaves)};
    s.width = {0};
    s.linksBelow = {static_cast<std::int64_t>(s.nodes) * s.linksPerNode * s.planes + r.extraLinks};
    if (tiers == 1) {
        if (s.units * s.rails * s.leavesPerUnitRail > 1)
            return unsupported("tiers", "the nodes do not fit on one switch");
        s.podOfLeaf.assign(static_cast<std::size_t>(leaves), 0);
        return s;
    }

    // Leaf to spine.
    const int leavesPerUnit = (r.grouping == ClosGrouping::Rail ? 1 : s.rails) * s.leavesPerUnitRail;
    const int spineDown = tiers == 2 ? ports.spine : downPorts(ports.spine, r.upperOversubscription);
    if (leavesPerUnit > spineDown)
        return unsupported("nodes_per_su", "the leaves of one unit exceed the ports of a spine");
    assignPods(s, r.grouping, tiers == 2 ? s.units : spineDown / leavesPerUnit);
    const std::vector<int> podLeaves = leavesPerPod(s);
    const int largestPod = *std::max_element(podLeaves.begin(), podLeaves.end());
    const int up = ceilRatio(s.leafDown, r.oversubscription);
    const std::vector<Child> leafKind{{largestPod, s.leafDown, up}};
    const int least = std::max(std::min(r.minSpines, up), r.spinesPerGroup);
    const int spines = findWidth(least, leafKind, ports.leaf, spineDown);
    if (spines == 0 || (r.spinesPerGroup > 0 && spines != r.spinesPerGroup))
        return unsupported(r.spinesPerGroup > 0 ? "spines_per_group" : "tiers",
                           "the uplinks of the leaves do not spread evenly over spines with these ports");
    s.leafMultiplicity = ceilDiv(up, spines);
    s.leafUp = s.leafMultiplicity * spines;
    const int pods = static_cast<int>(podLeaves.size());
    s.width.push_back(spines);
    s.switches.push_back(pods * spines);
    s.linksBelow.push_back(leaves * s.leafUp);
    s.oversubscription.push_back(static_cast<double>(s.leafDown) / s.leafUp);
    if (tiers == 2) return s;

    // Spine to core: column j of every pod of a core group meets in the same cores.
    const int podsPerPlane = pods / s.planes;
    const int coreDown = tiers == 3 ? ports.core : downPorts(ports.core, r.upperOversubscription);
    const std::vector<int> parts = balancedParts(podsPerPlane, tiers == 3 ? podsPerPlane : coreDown);
    if (tiers == 3 && podsPerPlane > coreDown) return unsupported("tiers", "more pods than a core has ports");
    std::vector<Child> podKinds;
    for (int plane = 0, pod = 0; plane < s.planes; ++plane)
        for (std::size_t g = 0; g < parts.size(); ++g)
            for (int k = 0; k < parts[g]; ++k, ++pod) {
                s.groupOfPod.push_back(plane * static_cast<int>(parts.size()) + static_cast<int>(g));
                const int down = podLeaves[static_cast<std::size_t>(pod)] * s.leafMultiplicity;
                podKinds.push_back({1, down, ceilRatio(down, r.upperOversubscription)});
            }
    // The first core group of a plane is the largest, so it decides the width for all.
    const std::vector<Child> first(podKinds.begin(), podKinds.begin() + parts.front());
    const int cores = findWidth(1, first, ports.spine, coreDown);
    if (cores == 0) return unsupported("tiers", "the uplinks of the spines do not spread evenly over cores");
    const int groups = static_cast<int>(parts.size()) * s.planes;
    std::vector<int> groupDown(static_cast<std::size_t>(groups));
    std::int64_t spineUp = 0;
    std::int64_t spineDownLinks = 0;
    for (std::size_t pod = 0; pod < podKinds.size(); ++pod) {
        s.podUp.push_back(ceilDiv(podKinds[pod].need, cores));
        groupDown[static_cast<std::size_t>(s.groupOfPod[pod])] += s.podUp.back();
        spineUp += static_cast<std::int64_t>(spines) * cores * s.podUp.back();
        spineDownLinks += static_cast<std::int64_t>(spines) * podKinds[pod].down;
    }
    s.width.push_back(cores);
    s.switches.push_back(groups * spines * cores);
    s.linksBelow.push_back(spineUp);
    s.oversubscription.push_back(static_cast<double>(spineDownLinks) / static_cast<double>(spineUp));
    if (tiers == 3) return s;

    // Core to the fourth tier: column (j, k) of every core group.
    std::vector<Child> groupKinds;
    for (std::size_t g = 0; g < parts.size(); ++g)
        groupKinds.push_back({1, groupDown[g], ceilRatio(groupDown[g], r.upperOversubscription)});
    if (static_cast<int>(parts.size()) > ports.core)
        return unsupported("tiers", "more core groups than a top switch has ports");
    const int tops = findWidth(1, groupKinds, ports.core, ports.core);
    if (tops == 0)
        return unsupported("tiers", "the uplinks of the cores do not spread evenly over the top tier");
    std::int64_t topLinks = 0;
    for (int down : groupDown) {
        s.groupUp.push_back(ceilDiv(ceilRatio(down, r.upperOversubscription), tops));
        topLinks += static_cast<std::int64_t>(spines) * cores * tops * s.groupUp.back();
    }
    s.width.push_back(tops);
    s.switches.push_back(s.planes * spines * cores * tops);
    s.linksBelow.push_back(topLinks);
    s.oversubscription.push_back(static_cast<double>(spineUp) / static_cast<double>(topLinks));
    return s;
}

} // namespace

std::optional<Error> ClosRequest::firstProblem() const {
    const auto bad = [](const char* field, const char* range) {
        return Error{ErrorCode::InvalidArgument, field, range};
    };
    const auto portsBad = [](int ports) { return ports < 0 || ports > kMaxPorts; };
    if (nodes < 1 || nodes > kMaxNodes) return bad("nodes", "1 to 2000000");
    if (reservedNodeSlots < 0 || reservedNodeSlots > nodesPerUnit)
        return bad("reserved_node_slots", "0 to nodes_per_su");
    if (extraLinks < 0 || extraLinks > kMaxNodes) return bad("extra_links", "0 to 2000000");
    if (nodesPerUnit < 1 || nodesPerUnit > kMaxNodes) return bad("nodes_per_su", "1 to 2000000");
    if (rails < 1 || rails > 64) return bad("rails", "1 to 64");
    if (linksPerNode < 1 || linksPerNode > 512) return bad("links_per_node", "1 to 512");
    if (linksPerNode % rails != 0) return bad("rails", "must divide the links per node");
    if (planes < 1 || planes > 16) return bad("planes", "1 to 16");
    if (leafPorts < 2 || leafPorts > kMaxPorts) return bad("switch_ports", "2 to 4096");
    if (portsBad(spinePorts)) return bad("spine_ports", "0 to 4096");
    if (portsBad(corePorts)) return bad("core_ports", "0 to 4096");
    if (leafDownPorts < 0 || leafDownPorts > leafPorts) return bad("leaf_down_ports", "0 to switch_ports");
    if (!(oversubscription >= 0.1 && oversubscription <= 64)) return bad("oversubscription", "0.1 to 64");
    if (!(upperOversubscription >= 0.1 && upperOversubscription <= 64))
        return bad("upper_oversubscription", "0.1 to 64");
    if (tiers < 0 || tiers > 4) return bad("tiers", "auto, 1, 2, 3 or 4");
    if (spinesPerGroup < 0 || spinesPerGroup > kMaxPorts) return bad("spines_per_group", "0 to 4096");
    if (minSpines < 1 || minSpines > kMaxPorts) return bad("min_spines", "1 to 4096");
    if (linksPerCable < 1 || linksPerCable > 8) return bad("links_per_cable", "1 to 8");
    return std::nullopt;
}

int ClosSizing::leafOf(int node, int rail, int plane) const {
    const int unit = node / nodesPerUnit;
    const int block = node % nodesPerUnit / nodesPerLeaf;
    return ((plane * units + unit) * rails + rail) * leavesPerUnitRail + block;
}

std::vector<ClosLink> ClosSizing::linksAbove(int lower) const {
    std::vector<ClosLink> links;
    if (lower < 0 || lower + 1 >= tiers) return links;
    const int fan = width[static_cast<std::size_t>(lower) + 1];
    const int count = switches[static_cast<std::size_t>(lower)];
    links.reserve(static_cast<std::size_t>(count) * static_cast<std::size_t>(fan));
    // Switches of one group at a tier, and the group that holds switch i of the tier below.
    int columns = 1;
    for (int t = 1; t <= lower; ++t)
        columns *= width[static_cast<std::size_t>(t)];
    const int planeGroups = lower == 2 ? static_cast<int>(groupUp.size()) / planes : 1;
    for (int i = 0; i < count; ++i) {
        const auto group = static_cast<std::size_t>(i / columns);
        const int parent = lower == 0   ? podOfLeaf[group]
                           : lower == 1 ? groupOfPod[group]
                                        : static_cast<int>(group) / planeGroups;
        const int each = lower == 0 ? leafMultiplicity : lower == 1 ? podUp[group] : groupUp[group];
        for (int k = 0; k < fan; ++k)
            links.push_back({i, (parent * columns + i % columns) * fan + k, each});
    }
    return links;
}

Result<ClosSizing> sizeClos(const ClosRequest& request) {
    if (auto problem = request.firstProblem()) return *problem;
    const int spinePorts = request.spinePorts > 0 ? request.spinePorts : request.leafPorts;
    const int corePorts = request.corePorts > 0 ? request.corePorts : spinePorts;
    const Ports ports{request.leafPorts, spinePorts, corePorts};
    if (request.tiers > 0) return sizeWithTiers(request, ports, request.tiers);
    for (int tiers = 1; tiers < 4; ++tiers) {
        auto sized = sizeWithTiers(request, ports, tiers);
        if (sized) return sized;
    }
    return sizeWithTiers(request, ports, 4);
}

} // namespace cw::solvers::fabric
