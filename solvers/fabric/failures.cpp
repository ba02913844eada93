#include "solvers/fabric/tiers.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <numeric>
#include <tuple>

namespace cw::solvers::fabric {

namespace {

/// The graph after the loss of a switch; hosts that lose their last link weigh nothing any more.
FabricGraph without(const FabricGraph& graph, const Network& before, std::int32_t node, int& hostsCutOff) {
    FabricGraph rest = graph;
    rest.endpoints[static_cast<std::size_t>(node)] = 0;
    for (std::size_t e = 0; e < rest.edgeCount(); ++e)
        if (rest.edgeA[e] == node || rest.edgeB[e] == node) rest.edgeCables[e] = 0;
    hostsCutOff = graph.endpoints[static_cast<std::size_t>(node)] > 0 ? 1 : 0;
    for (const Arc& a : before.neighbours(static_cast<std::size_t>(node))) {
        const auto v = static_cast<std::size_t>(a.to);
        if (before.weight[v] == 0 || before.neighbours(v).size() > 1) continue;
        rest.endpoints[v] = 0;
        ++hostsCutOff;
    }
    return rest;
}

} // namespace

std::vector<SwitchFailure> trySwitchFailures(const FabricGraph& graph, const Network& network,
                                             const std::vector<std::int32_t>& layer,
                                             const BisectionInterval& before, const FabricOptions& options,
                                             bool& complete, const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    const auto deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                             std::chrono::duration<double>(options.failureBudgetS));
    std::vector<SwitchFailure> failures;
    complete = false;
    if (before.upperGbps <= 0) {
        complete = true;
        return failures;
    }
    // A kind: layer, endpoints, capacity to lower, equal and higher layers, and number of neighbours.
    using Kind =
        std::tuple<std::int32_t, std::int64_t, std::int64_t, std::int64_t, std::int64_t, std::size_t>;
    std::map<Kind, std::pair<std::int32_t, int>> kinds;
    for (std::size_t v = 0; v < network.size(); ++v) {
        if (graph.isSwitch[v] == 0 || network.neighbours(v).empty()) continue;
        double capacity[3] = {0, 0, 0};
        for (const Arc& a : network.neighbours(v)) {
            const std::int32_t other = layer[static_cast<std::size_t>(a.to)];
            capacity[other < layer[v] ? 0 : other == layer[v] ? 1 : 2] += a.capacity;
        }
        const Kind kind{layer[v],
                        network.weight[v],
                        std::llround(capacity[0] * 1e3),
                        std::llround(capacity[1] * 1e3),
                        std::llround(capacity[2] * 1e3),
                        network.neighbours(v).size()};
        auto [at, isNew] = kinds.try_emplace(kind, static_cast<std::int32_t>(v), 0);
        ++at->second.second;
    }
    // Common kinds first: a rare one is a damaged switch whose loss matters less than its neighbours'.
    std::vector<std::pair<std::int32_t, int>> order;
    for (const auto& [kind, at] : kinds)
        order.push_back(at);
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    BisectionOptions quick = options.bisection;
    quick.metisTries = std::min(quick.metisTries, 2);
    quick.exhaustiveVertices = std::min(quick.exhaustiveVertices, 16);
    complete = true;
    for (const auto& [node, sameKind] : order) {
        const double left = std::chrono::duration<double>(deadline - Clock::now()).count();
        if (left <= 0 || stop.stop_requested()) {
            complete = false;
            break;
        }
        quick.timeBudgetS = std::min(0.1, left);
        SwitchFailure f;
        const FabricGraph rest = without(graph, network, node, f.hostsCutOff);
        const BisectionInterval b = boundBisection(rest, makeNetwork(rest), quick, stop);
        f.node = node;
        f.tier = tierName(layer[static_cast<std::size_t>(node)]);
        f.sameKind = sameKind;
        f.lowerGbps = b.lowerGbps;
        f.upperGbps = std::min(b.upperGbps, before.upperGbps);
        f.ratio = b.lowerGbps / before.upperGbps;
        failures.push_back(std::move(f));
    }
    std::stable_sort(failures.begin(), failures.end(),
                     [](const auto& a, const auto& b) { return a.ratio < b.ratio; });
    return failures;
}

void boundSwitchLinks(const FabricGraph& graph, const BisectionOptions& options, Alternatives& alternatives,
                      const std::stop_token& stop) {
    // Hosts with endpoints are glued to the switches they are wired to.
    std::vector<std::int32_t> group(graph.nodeCount());
    std::iota(group.begin(), group.end(), 0);
    const auto find = [&](std::int32_t v) {
        while (group[static_cast<std::size_t>(v)] != v)
            v = group[static_cast<std::size_t>(v)] =
                group[static_cast<std::size_t>(group[static_cast<std::size_t>(v)])];
        return v;
    };
    const auto isHost = [&](std::int32_t v) { return graph.isSwitch[static_cast<std::size_t>(v)] == 0; };
    for (std::size_t e = 0; e < graph.edgeCount(); ++e) {
        const std::int32_t a = graph.edgeA[e];
        const std::int32_t b = graph.edgeB[e];
        if (graph.edgeCapacity(e) <= 0 || (!isHost(a) && !isHost(b))) continue;
        const std::int32_t host = isHost(a) ? a : b;
        if (graph.endpoints[static_cast<std::size_t>(host)] > 0)
            group[static_cast<std::size_t>(find(a))] = find(b);
    }
    FabricGraph glued;
    std::vector<std::int32_t> nodeOf(graph.nodeCount(), -1);
    for (std::size_t v = 0; v < graph.nodeCount(); ++v) {
        std::int32_t& node = nodeOf[static_cast<std::size_t>(find(static_cast<std::int32_t>(v)))];
        if (node < 0) node = glued.addSwitch();
        // A host without endpoints is glued to nothing and forwards nothing.
        if (graph.isSwitch[v] == 0 && graph.endpoints[v] == 0)
            glued.isSwitch[static_cast<std::size_t>(node)] = 0;
        glued.endpoints[static_cast<std::size_t>(node)] += graph.endpoints[v];
    }
    std::vector<std::int32_t> drawnEdge; // of each glued one
    for (std::size_t e = 0; e < graph.edgeCount(); ++e) {
        const std::int32_t a = nodeOf[static_cast<std::size_t>(find(graph.edgeA[e]))];
        const std::int32_t b = nodeOf[static_cast<std::size_t>(find(graph.edgeB[e]))];
        if (a == b) continue;
        glued.addEdge(a, b, graph.edgeGbps[e], graph.edgeCables[e]);
        drawnEdge.push_back(static_cast<std::int32_t>(e));
    }
    const Network net = makeNetwork(glued);
    BisectionOptions quick = options;
    quick.timeBudgetS = std::min(options.timeBudgetS, 0.2);
    const BisectionInterval b = boundBisection(glued, net, quick, stop);
    if (b.minorEndpoints == 0) return;
    alternatives.switchLinksLowerGbps = b.lowerGbps;
    alternatives.switchLinksUpperGbps = b.upperGbps;
    alternatives.switchLinksMinorEndpoints = b.minorEndpoints;
    for (const std::int32_t e : b.cutEdges)
        alternatives.switchLinksCut.push_back(drawnEdge[static_cast<std::size_t>(e)]);
}

} // namespace cw::solvers::fabric
