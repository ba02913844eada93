#include "solvers/fabric/network.h"

#include <cmath>
#include <numeric>

namespace cw::solvers::fabric {

namespace {

void mergeParallel(const FabricGraph& graph, Network& net) {
    const std::size_t n = graph.nodeCount();
    std::vector<std::size_t> start(n + 1, 0);
    const auto live = [&](std::size_t e) { return graph.edgeCapacity(e) > 0; };
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        if (live(e)) ++start[static_cast<std::size_t>(std::min(graph.edgeA[e], graph.edgeB[e])) + 1];
    std::partial_sum(start.begin(), start.end(), start.begin());
    std::vector<std::uint32_t> byLower(start[n]);
    std::vector<std::size_t> cursor(start.begin(), start.end() - 1);
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        if (live(e))
            byLower[cursor[static_cast<std::size_t>(std::min(graph.edgeA[e], graph.edgeB[e]))]++] =
                static_cast<std::uint32_t>(e);
    std::vector<std::int32_t> seen(n, -1);
    for (std::size_t v = 0; v < n; ++v) {
        const std::size_t begin = net.capacity.size();
        for (std::size_t i = start[v]; i < start[v + 1]; ++i) {
            const std::size_t e = byLower[i];
            const std::int32_t other = std::max(graph.edgeA[e], graph.edgeB[e]);
            std::int32_t& at = seen[static_cast<std::size_t>(other)];
            if (at >= static_cast<std::int32_t>(begin)) {
                net.capacity[static_cast<std::size_t>(at)] += graph.edgeCapacity(e);
                continue;
            }
            at = static_cast<std::int32_t>(net.capacity.size());
            net.edgeA.push_back(static_cast<std::int32_t>(v));
            net.edgeB.push_back(other);
            net.capacity.push_back(graph.edgeCapacity(e));
        }
    }
}

void buildArcs(Network& net) {
    const std::size_t n = net.size();
    net.first.assign(n + 1, 0);
    for (std::size_t e = 0; e < net.edges(); ++e) {
        ++net.first[static_cast<std::size_t>(net.edgeA[e]) + 1];
        ++net.first[static_cast<std::size_t>(net.edgeB[e]) + 1];
    }
    std::partial_sum(net.first.begin(), net.first.end(), net.first.begin());
    net.arcs.resize(net.first[n]);
    std::vector<std::size_t> cursor(net.first.begin(), net.first.end() - 1);
    for (std::size_t e = 0; e < net.edges(); ++e) {
        const auto id = static_cast<std::int32_t>(e);
        net.arcs[cursor[static_cast<std::size_t>(net.edgeA[e])]++] = {net.edgeB[e], id, net.capacity[e]};
        net.arcs[cursor[static_cast<std::size_t>(net.edgeB[e])]++] = {net.edgeA[e], id, net.capacity[e]};
    }
}

/// Weightless vertices with at most one live neighbour, over and over: they lie on no path between endpoints
/// and no smallest cut needs to separate them from that neighbour.
std::vector<std::uint8_t> findDeadEnds(const Network& net) {
    std::vector<std::uint8_t> dead(net.size(), 0);
    std::vector<std::size_t> degree(net.size());
    std::vector<std::size_t> queue;
    for (std::size_t v = 0; v < net.size(); ++v) {
        degree[v] = net.first[v + 1] - net.first[v];
        if (net.weight[v] == 0 && degree[v] <= 1) queue.push_back(v);
    }
    while (!queue.empty()) {
        const std::size_t v = queue.back();
        queue.pop_back();
        if (dead[v] != 0) continue;
        dead[v] = 1;
        for (const Arc& a : net.neighbours(v))
            if (const auto u = static_cast<std::size_t>(a.to); --degree[u] <= 1 && net.weight[u] == 0)
                queue.push_back(u);
    }
    return dead;
}

void findLayers(Network& net) {
    const std::vector<std::uint8_t> dead = findDeadEnds(net);
    net.layer.assign(net.size(), -1);
    std::vector<std::int32_t> now;
    std::vector<std::int32_t> next;
    for (std::size_t v = 0; v < net.size(); ++v)
        if (net.weight[v] > 0) (net.isSwitch[v] ? next : now).push_back(static_cast<std::int32_t>(v));
    for (auto v : now)
        net.layer[static_cast<std::size_t>(v)] = 0;
    for (auto v : next)
        net.layer[static_cast<std::size_t>(v)] = 1;
    for (std::int32_t depth = 0; !now.empty() || !next.empty(); ++depth) {
        net.layers = now.empty() ? net.layers : depth + 1;
        for (auto v : now)
            for (const Arc& a : net.neighbours(static_cast<std::size_t>(v))) {
                const auto u = static_cast<std::size_t>(a.to);
                if (net.layer[u] >= 0 || net.isSwitch[u] == 0 || dead[u] != 0) continue;
                net.layer[u] = depth + 1;
                next.push_back(a.to);
            }
        now.swap(next);
        next.clear();
    }
}

void findComponents(Network& net) {
    net.component.assign(net.size(), -1);
    std::vector<std::int32_t> stack;
    for (std::size_t s = 0; s < net.size(); ++s) {
        if (net.component[s] >= 0) continue;
        net.component[s] = net.components;
        stack.push_back(static_cast<std::int32_t>(s));
        while (!stack.empty()) {
            const auto v = static_cast<std::size_t>(stack.back());
            stack.pop_back();
            for (const Arc& a : net.neighbours(v)) {
                std::int32_t& c = net.component[static_cast<std::size_t>(a.to)];
                if (c >= 0) continue;
                c = net.components;
                stack.push_back(a.to);
            }
        }
        ++net.components;
    }
}

} // namespace

double Network::cut(const std::vector<std::uint8_t>& side) const {
    double sum = 0;
    for (std::size_t e = 0; e < edges(); ++e)
        if (side[static_cast<std::size_t>(edgeA[e])] != side[static_cast<std::size_t>(edgeB[e])])
            sum += capacity[e];
    return sum;
}

Network makeNetwork(const FabricGraph& graph) {
    Network net;
    net.weight.assign(graph.endpoints.begin(), graph.endpoints.end());
    net.isSwitch = graph.isSwitch;
    net.totalWeight = graph.endpointCount();
    mergeParallel(graph, net);
    buildArcs(net);
    findLayers(net);
    findComponents(net);
    return net;
}

double capacityStep(const Network& network) {
    constexpr double kFine = 1e6; // kb/s in a Gb/s
    std::int64_t step = 0;
    for (double c : network.capacity) {
        const double units = c * kFine;
        if (units > 9e15) return 0;
        const auto whole = std::llround(units);
        if (std::abs(units - static_cast<double>(whole)) > 1e-3) return 0;
        step = std::gcd(step, whole);
    }
    return static_cast<double>(step) / kFine;
}

} // namespace cw::solvers::fabric
