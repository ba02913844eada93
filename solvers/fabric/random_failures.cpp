#include "solvers/fabric/random_failures.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <random>

namespace cw::solvers::fabric {

namespace {

/// `count` different numbers below `size`, in draw order.
std::vector<std::size_t> draw(std::size_t count, std::size_t size, std::mt19937_64& random) {
    std::vector<std::size_t> all(size);
    std::iota(all.begin(), all.end(), std::size_t{0});
    count = std::min(count, size);
    for (std::size_t i = 0; i < count; ++i)
        std::swap(all[i], all[i + random() % (size - i)]);
    all.resize(count);
    return all;
}

void failCables(FabricGraph& graph, std::size_t count, std::mt19937_64& random) {
    std::vector<std::size_t> edgeOf; // one entry a cable in service
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        if (graph.edgeGbps[e] > 0)
            edgeOf.insert(edgeOf.end(), static_cast<std::size_t>(graph.edgeCables[e]), e);
    for (const std::size_t cable : draw(count, edgeOf.size(), random))
        --graph.edgeCables[edgeOf[cable]];
}

void failSwitches(FabricGraph& graph, std::size_t count, std::mt19937_64& random) {
    std::vector<std::size_t> switches;
    for (std::size_t v = 0; v < graph.nodeCount(); ++v)
        if (graph.isSwitch[v] != 0) switches.push_back(v);
    std::vector<std::uint8_t> lost(graph.nodeCount(), 0);
    for (const std::size_t s : draw(count, switches.size(), random)) {
        lost[switches[s]] = 1;
        graph.endpoints[switches[s]] = 0;
    }
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        if (lost[static_cast<std::size_t>(graph.edgeA[e])] != 0 ||
            lost[static_cast<std::size_t>(graph.edgeB[e])] != 0)
            graph.edgeCables[e] = 0;
}

/// Endpoints outside the part with most of them weigh nothing any more. Returns those inside.
std::int64_t keepLargestPart(FabricGraph& graph) {
    const Network net = makeNetwork(graph);
    std::vector<std::int64_t> weight(static_cast<std::size_t>(net.components), 0);
    for (std::size_t v = 0; v < net.size(); ++v)
        weight[static_cast<std::size_t>(net.component[v])] += net.weight[v];
    if (weight.empty()) return 0;
    const auto largest = std::max_element(weight.begin(), weight.end());
    for (std::size_t v = 0; v < net.size(); ++v)
        if (net.component[v] != largest - weight.begin()) graph.endpoints[v] = 0;
    return *largest;
}

Spread spreadOf(std::vector<double> values) {
    if (values.empty()) return {};
    std::sort(values.begin(), values.end());
    const auto rank = [&](double share) {
        const auto at = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
        return values[std::max<std::size_t>(at, 1) - 1];
    };
    return {values.front(), rank(0.05), rank(0.5), values.back()};
}

} // namespace

std::optional<Error> RandomFailureOptions::firstProblem() const {
    const auto bad = [](const char* field, const char* range) {
        return Error{ErrorCode::InvalidArgument, field, range};
    };
    if (cables < 0 || cables > 1000000) return bad("cables", "0 to 1000000");
    if (switches < 0 || switches > 1000000) return bad("switches", "0 to 1000000");
    if (cables + switches == 0) return bad("cables", "some cables or switches must fail");
    if (trials < 1 || trials > 100000) return bad("trials", "1 to 100000");
    if (!(timeBudgetS >= 0 && timeBudgetS <= 3600)) return bad("time_budget_s", "0 to 3600");
    return std::nullopt;
}

RandomFailures sampleFailures(const FabricGraph& graph, const RandomFailureOptions& options,
                              const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(options.timeBudgetS));
    BisectionOptions quick;
    quick.timeBudgetS = 0.05;
    quick.metisTries = 2;
    quick.exhaustiveVertices = 16;
    const std::int64_t before = graph.endpointCount();
    std::vector<double> lower, upper, connected;
    RandomFailures r;
    for (int trial = 0; trial < options.trials && Clock::now() < end && !stop.stop_requested(); ++trial) {
        std::seed_seq seeds{options.seed, options.seed >> 32, static_cast<std::uint64_t>(trial)};
        std::mt19937_64 random(seeds);
        FabricGraph rest = graph;
        failSwitches(rest, static_cast<std::size_t>(options.switches), random);
        failCables(rest, static_cast<std::size_t>(options.cables), random);
        const std::int64_t inside = keepLargestPart(rest);
        const BisectionInterval b = boundBisection(rest, makeNetwork(rest), quick, stop);
        if (stop.stop_requested()) break; // its bounds are looser than those of the others
        lower.push_back(b.lowerGbps);
        upper.push_back(b.upperGbps);
        connected.push_back(static_cast<double>(inside));
        r.allConnected += inside == before ? 1 : 0;
    }
    r.trials = static_cast<int>(lower.size());
    r.complete = r.trials == options.trials;
    if (r.trials > 0) r.allConnected /= r.trials;
    r.lowerGbps = spreadOf(std::move(lower));
    r.upperGbps = spreadOf(std::move(upper));
    r.endpointsConnected = spreadOf(std::move(connected));
    return r;
}

} // namespace cw::solvers::fabric
