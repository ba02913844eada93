#include "solvers/fabric/clos_sizing.h"
#include "solvers/fabric/generate_detail.h"

#include <array>
#include <cmath>

namespace cw::solvers::fabric::detail {

namespace {

constexpr std::array<const char*, 4> kTierNames{"leaf", "spine", "core", "top"};

/// Adds the switches of all tiers and the links between them; returns the node ids of the leaves.
std::vector<std::int32_t> drawSwitches(Drawer& drawer, const ClosSizing& sized, double gbps) {
    std::vector<std::vector<std::int32_t>> ids(static_cast<std::size_t>(sized.tiers));
    for (int t = 0; t < sized.tiers; ++t)
        for (int i = 0; i < sized.tierSwitches(t); ++i)
            ids[static_cast<std::size_t>(t)].push_back(drawer.add(
                true, 0, std::string(kTierNames[static_cast<std::size_t>(t)]) + "-" + std::to_string(i)));
    for (int t = 0; t + 1 < sized.tiers; ++t)
        for (const ClosLink& l : sized.linksAbove(t))
            drawer.link(ids[static_cast<std::size_t>(t)][static_cast<std::size_t>(l.lower)],
                        ids[static_cast<std::size_t>(t) + 1][static_cast<std::size_t>(l.upper)], gbps,
                        l.count);
    return ids.front();
}

void drawServers(Drawer& drawer, const ClosSizing& sized, const std::vector<std::int32_t>& hosts,
                 const std::vector<std::int32_t>& leaves, double gbps) {
    for (int node = 0; node < sized.nodes; ++node)
        for (int plane = 0; plane < sized.planes; ++plane)
            for (int rail = 0; rail < sized.rails; ++rail)
                drawer.link(hosts[static_cast<std::size_t>(node)],
                            leaves[static_cast<std::size_t>(sized.leafOf(node, rail, plane))], gbps,
                            sized.linksPerNode / sized.rails);
}

/// Servers of `perServer` endpoints for `gpus`; the last one may hold fewer.
std::vector<std::int32_t> addServers(Drawer& drawer, int gpus, int perServer) {
    std::vector<std::int32_t> hosts;
    for (int left = gpus; left > 0; left -= perServer)
        hosts.push_back(drawer.add(false, std::min(left, perServer), "host-" + std::to_string(hosts.size())));
    return hosts;
}

Result<GeneratedFabric> railOptimised(Settings& s, int planes) {
    ClosRequest r;
    const int gpus = s.whole("gpus", 1, 2'000'000);
    r.linksPerNode = s.whole("gpus_per_server", 1, 64, 8);
    r.rails = s.whole("rails", 1, 64, r.linksPerNode);
    r.nodes = (gpus + r.linksPerNode - 1) / r.linksPerNode;
    r.nodesPerUnit = s.whole("nodes_per_su", 1, 4096, 32);
    r.leafPorts = s.whole("switch_ports", 2, 4096, 64);
    r.oversubscription = s.number("oversubscription", 0.1, 64);
    r.upperOversubscription = s.number("upper_oversubscription", 0.1, 64);
    r.planes = planes;
    r.tiers = s.whole("tiers", 2, 4, 0);
    const double gbps = s.number("link_gbps", 0.001, 1e5);
    if (s.problem()) return *s.problem();
    auto sized = sizeClos(r);
    if (!sized) return sized.error();
    Drawer drawer;
    const auto hosts = addServers(drawer, gpus, r.linksPerNode);
    const auto leaves = drawSwitches(drawer, *sized, gbps);
    drawServers(drawer, *sized, hosts, leaves, gbps);
    return drawer.take();
}

} // namespace

Result<GeneratedFabric> clos(Settings& s, int tiers) {
    ClosRequest r;
    r.tiers = tiers;
    r.leafPorts = s.whole("switch_ports", 2, 4096, 64);
    r.linksPerNode = s.whole("gpus_per_server", 1, 64, 1);
    r.rails = 1;
    r.minSpines = 1;
    r.oversubscription = s.number("oversubscription", 0.1, 64);
    if (tiers > 2) r.upperOversubscription = s.number("upper_oversubscription", 0.1, 64);
    const double gbps = s.number("link_gbps", 0.001, 1e5);
    if (s.problem()) return *s.problem();
    const auto down = [&](double ratio) {
        return static_cast<int>(std::floor(r.leafPorts * ratio / (1 + ratio) + 1e-9));
    };
    r.nodesPerUnit = std::max(1, down(r.oversubscription) / r.linksPerNode);
    // All leaves that a top switch, a pod and the groups between them have ports for.
    double units = r.leafPorts;
    for (int t = 3; t <= tiers; ++t)
        units *= std::max(1, down(r.upperOversubscription));
    const double most = units * r.nodesPerUnit * r.linksPerNode;
    // A fabric that is filled only in part would pass for the whole one.
    if (!s.given("gpus") && most > 2e6)
        return Error{ErrorCode::Unsupported, "switch_ports",
                     "more than 2000000 endpoints; say how many with gpus"};
    const int gpus = s.whole("gpus", 1, 2'000'000, static_cast<int>(std::min(most, 2e6)));
    if (s.problem()) return *s.problem();
    r.nodes = (gpus + r.linksPerNode - 1) / r.linksPerNode;
    r.nodesPerUnit = std::min(r.nodesPerUnit, r.nodes);
    auto sized = sizeClos(r);
    if (!sized) return sized.error();
    Drawer drawer;
    const auto hosts = addServers(drawer, gpus, r.linksPerNode);
    const auto leaves = drawSwitches(drawer, *sized, gbps);
    drawServers(drawer, *sized, hosts, leaves, gbps);
    return drawer.take();
}

Result<GeneratedFabric> rail(Settings& s) {
    return railOptimised(s, 1);
}

Result<GeneratedFabric> dualPlane(Settings& s) {
    return railOptimised(s, 2);
}

Result<GeneratedFabric> railOnly(Settings& s) {
    ClosRequest r;
    const int gpus = s.whole("gpus", 1, 2'000'000);
    const int perServer = s.whole("gpus_per_server", 1, 16, 8);
    r.planes = perServer; // one Clos per rail
    r.rails = 1;
    r.linksPerNode = 1;
    r.nodes = (gpus + perServer - 1) / perServer;
    r.nodesPerUnit = s.whole("nodes_per_su", 1, 4096, 32);
    r.leafPorts = s.whole("switch_ports", 2, 4096, 64);
    r.oversubscription = s.number("oversubscription", 0.1, 64);
    r.upperOversubscription = s.number("upper_oversubscription", 0.1, 64);
    const double gbps = s.number("link_gbps", 0.001, 1e5);
    const double scaleUp = s.number("scale_up_gbps", 0.001, 1e5);
    if (s.problem()) return *s.problem();
    auto sized = sizeClos(r);
    if (!sized) return sized.error();
    Drawer drawer;
    std::vector<std::int32_t> hosts;
    hosts.reserve(static_cast<std::size_t>(gpus));
    for (int i = 0; i < gpus; ++i)
        hosts.push_back(drawer.add(
            false, 1, "host-" + std::to_string(i / perServer) + "-" + std::to_string(i % perServer)));
    const auto leaves = drawSwitches(drawer, *sized, gbps);
    std::int32_t scaleUpSwitch = 0;
    for (int i = 0; i < gpus; ++i) {
        if (i % perServer == 0)
            scaleUpSwitch = drawer.add(true, 0, "scale-up-" + std::to_string(i / perServer));
        const auto host = hosts[static_cast<std::size_t>(i)];
        drawer.link(host, leaves[static_cast<std::size_t>(sized->leafOf(i / perServer, 0, i % perServer))],
                    gbps);
        drawer.link(host, scaleUpSwitch, scaleUp);
    }
    return drawer.take();
}

Result<GeneratedFabric> nvl(Settings& s) {
    const int gpus = s.whole("gpus", 2, 4096);
    const int chips = s.whole("switches", 1, 4096);
    const double gbps = s.number("link_gbps", 0.001, 1e5);
    if (s.problem()) return *s.problem();
    Drawer drawer;
    const auto hosts = addServers(drawer, gpus, 1);
    for (int c = 0; c < chips; ++c) {
        const auto chip = drawer.add(true, 0, "chip-" + std::to_string(c));
        for (auto h : hosts)
            drawer.link(h, chip, gbps);
    }
    return drawer.take();
}

} // namespace cw::solvers::fabric::detail
