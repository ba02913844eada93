#include "solvers/fabric/fabric_solver.h"

#include "solvers/fabric/tiers.h"

#include <algorithm>

namespace cw::solvers::fabric {

namespace {

void countHosts(const FabricGraph& graph, const Network& net, FabricResult& r) {
    std::vector<std::int64_t> weight(static_cast<std::size_t>(net.components), 0);
    for (std::size_t v = 0; v < net.size(); ++v) {
        if (graph.isSwitch[v] == 0 || graph.endpoints[v] > 0) ++r.hosts;
        weight[static_cast<std::size_t>(net.component[v])] += net.weight[v];
    }
    r.endpoints = net.totalWeight;
    if (weight.empty()) return;
    r.components =
        static_cast<int>(std::count_if(weight.begin(), weight.end(), [](auto w) { return w > 0; }));
    auto main = static_cast<std::int32_t>(std::max_element(weight.begin(), weight.end()) - weight.begin());
    if (net.totalWeight == 0) { // hosts that do not count: the component with most of them
        std::vector<int> hosts(weight.size(), 0);
        for (std::size_t v = 0; v < net.size(); ++v)
            if (graph.isSwitch[v] == 0) ++hosts[static_cast<std::size_t>(net.component[v])];
        main = static_cast<std::int32_t>(std::max_element(hosts.begin(), hosts.end()) - hosts.begin());
    }
    for (std::size_t v = 0; v < net.size(); ++v)
        if ((graph.isSwitch[v] == 0 || graph.endpoints[v] > 0) && net.component[v] != main)
            r.unreachableHosts.push_back(static_cast<std::int32_t>(v));
}

void hostCapacity(const FabricGraph& graph, FabricResult& r) {
    double gbps = 0;
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        for (const std::int32_t v : {graph.edgeA[e], graph.edgeB[e]})
            if (graph.isSwitch[static_cast<std::size_t>(v)] == 0 &&
                graph.endpoints[static_cast<std::size_t>(v)] > 0)
                gbps += graph.edgeCapacity(e);
    r.alternatives.injectionGbps = gbps;
    if (r.endpoints > 0) r.hostGbpsPerEndpoint = gbps / static_cast<double>(r.endpoints);
}

} // namespace

std::optional<Error> FabricOptions::firstProblem() const {
    if (auto bad = bisection.firstProblem()) return bad;
    if (!(hopSteps >= 1e4 && hopSteps <= 1e12))
        return Error{ErrorCode::InvalidArgument, "hop_steps", "1e4 to 1e12"};
    if (!(failureBudgetS >= 0 && failureBudgetS <= 3600))
        return Error{ErrorCode::InvalidArgument, "failure_budget_s", "0 to 3600"};
    if (!(linkLoadSteps >= 0 && linkLoadSteps <= 1e12))
        return Error{ErrorCode::InvalidArgument, "link_load_steps", "0 to 1e12"};
    return std::nullopt;
}

Phrase bisectionDefinition() {
    return Phrase::tr(
        "One-way capacity of the smallest cut over splits with equal endpoints on both sides, or as equal as "
        "whole hosts allow. Hosts are atomic, switches lie on either side, any link may be cut, host links "
        "too.");
}

FabricResult solveFabric(const FabricGraph& graph, const FabricOptions& options, std::stop_token stop) {
    FabricResult r;
    r.problem = options.firstProblem();
    if (!r.problem) r.problem = graph.firstProblem();
    if (r.problem) {
        r.status = SolveStatus::Refused;
        return r;
    }
    const auto stopped = [&] {
        if (stop.stop_requested()) r.status = SolveStatus::Cancelled;
        return r.status == SolveStatus::Cancelled;
    };
    const Network net = makeNetwork(graph);
    const std::vector<std::int32_t> layer = tierLayers(graph, net);
    countHosts(graph, net, r);
    r.tiers = summariseTiers(graph, net, layer);
    r.links = summariseLinks(graph, layer);
    hostCapacity(graph, r);
    if (stopped()) return r;
    r.bisection = boundBisection(graph, net, options.bisection, stop);
    r.alternatives.twoWayGbps = 2 * r.bisection.upperGbps;
    const double full = static_cast<double>(r.bisection.minorEndpoints) * r.hostGbpsPerEndpoint;
    if (full > 0) r.fullBisectionRatio = r.bisection.lowerGbps / full;
    if (stopped()) return r;
    r.hops = measureHops(net, options.hopSteps, stop);
    if (stopped()) return r;
    r.allToAll = boundAllToAll(net, r.bisection, r.hops, options.bisection.timeBudgetS, stop);
    if (stopped()) return r;
    r.linkLoads = measureLinkLoads(net, options.linkLoadSteps, stop);
    if (stopped()) return r;
    if (options.switchLinksOnly && r.endpoints > 0)
        boundSwitchLinks(graph, options.bisection, r.alternatives, stop);
    if (options.singleFailures && !stopped())
        r.failures = trySwitchFailures(graph, net, layer, r.bisection, options, r.failuresComplete, stop);
    stopped();
    return r;
}

} // namespace cw::solvers::fabric
