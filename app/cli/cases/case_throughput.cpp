// max_concurrent_flow and max_concurrent_flow_random: the rate that all demands of a pattern get at once.
#include "app/cli/cases/case_answer.h"
#include "app/cli/cases/case_family.h"
#include "app/cli/cases/case_inputs.h"
#include "solvers/fabric/concurrent_flow.h"

#include <cmath>
#include <numeric>
#include <random>

namespace cw::cli {

namespace fabric = solvers::fabric;

namespace {

fabric::ConcurrentFlow solve(const fabric::Network& net, const fabric::TrafficMatrix& traffic,
                             double accuracy) {
    fabric::FlowOptions options;
    options.timeBudgetS = 120;
    options.accuracy = accuracy;
    return fabric::maxConcurrentFlow(net, traffic, options, interruption().get_token());
}

/// The rate when its interval is as narrow as asked for, else nothing.
Json rateWithin(const fabric::ConcurrentFlow& flow, double accuracy) {
    return flow.gap() <= accuracy ? Json(flow.lowerGbps) : Json();
}

std::vector<std::int32_t> shuffled(std::size_t size, std::uint64_t seed) {
    std::vector<std::int32_t> order(size);
    std::iota(order.begin(), order.end(), 0);
    std::mt19937_64 random(seed);
    for (std::size_t i = size; i > 1; --i) // std::shuffle differs between libraries
        std::swap(order[i - 1], order[random() % i]);
    return order;
}

/// Of longest matchings that were found with the switches in different order, when they agree: otherwise the
/// question has no one answer.
CaseAnswer longestMatchingRate(const fabric::Network& net, double accuracy) {
    constexpr double kCoarse = 5e-3;
    constexpr std::uint64_t kOrders = 3;
    std::vector<std::int32_t> order(net.size());
    std::iota(order.begin(), order.end(), 0);
    const auto matching = fabric::longestMatchingAmong(net, order, 1);
    const auto coarse = solve(net, matching, kCoarse);
    for (std::uint64_t seed = 1; seed <= kOrders; ++seed) {
        const auto other =
            solve(net, fabric::longestMatchingAmong(net, shuffled(net.size(), seed), 1), kCoarse);
        if (coarse.lowerGbps > other.upperGbps || other.lowerGbps > coarse.upperGbps)
            return Error{ErrorCode::Unsupported, "theta_longest_matching",
                         "longest matchings of this graph differ in throughput, such as " +
                             Json(coarse.lowerGbps).dump() + " and " + Json(other.lowerGbps).dump()};
    }
    return rateWithin(solve(net, matching, accuracy), accuracy);
}

} // namespace

CaseAnswer answerThroughput(const CaseQuestion& question) {
    constexpr double kAccuracy = 2e-6;
    Json graph = question.inputs;
    graph.erase("demand_a2a"); // what the asked names mean, in words
    graph.erase("demand_lm");
    const auto family = readFamily(graph, question.folders);
    if (!family) return family.error();
    const fabric::Network net = fabric::makeNetwork(family->graph);
    if (net.components != 1) return Error{ErrorCode::InvalidArgument, "graph", "not connected"};
    if (net.size() > fabric::kMostMatched) return Error{ErrorCode::Unsupported, "graph", "too large"};
    const auto spread = fabric::makeTraffic(net, fabric::TrafficPattern::AllToAll, 0);
    if (!spread) return spread.error();
    std::vector<std::int32_t> all(net.size());
    std::iota(all.begin(), all.end(), 0);
    const auto wants = [&](const char* name) { return question.wanted.contains(name); };
    Json values = Json::object();
    if (wants("theta_a2a")) values["theta_a2a"] = rateWithin(solve(net, *spread, kAccuracy), kAccuracy);
    if (wants("volume_bound_a2a")) values["volume_bound_a2a"] = fabric::volumeBound(net, *spread);
    if (wants("tub")) values["tub"] = fabric::volumeBound(net, fabric::longestMatchingAmong(net, all, 1));
    if (wants("theta_longest_matching")) {
        const CaseAnswer rate = longestMatchingRate(net, kAccuracy);
        if (!rate) return rate.error();
        values["theta_longest_matching"] = *rate;
    }
    return values;
}

/// A random regular graph in which a fraction of the switches, drawn at random, sends along a longest
/// matching among them: of all its servers (theta, per server), or one unit (throughput_per_switch_pair).
CaseAnswer answerRandomThroughput(const CaseQuestion& question) {
    constexpr double kAccuracy = 0.02;
    constexpr std::uint64_t kSeed = 1;
    CaseInputs in(question.inputs);
    const std::string topology = in.text("topology");
    const int switches = in.whole("switches", 4, 1000);
    const int degree = in.whole("net_ports", 1, 512);
    const int servers = in.whole("servers_per_switch", 1, 4096);
    const double fraction = in.number("fraction", 0, 1);
    const std::string traffic = in.text("traffic");
    const char* ports = in.has("k") ? "k" : "ports";
    if (in.whole(ports, 1, 4096) < degree + servers)
        in.reject(ports, "at least net_ports + servers_per_switch");
    const int active = static_cast<int>(std::lround(fraction * switches));
    if (active < 2) in.reject("fraction", "at least two switches send");
    if (const auto wrong = in.problem()) return *wrong;
    if (topology != "jellyfish") return Error{ErrorCode::Unsupported, "topology", topology};
    if (!traffic.starts_with("MAWP") && !traffic.starts_with("MWPT"))
        return Error{ErrorCode::Unsupported, "traffic", traffic};
    const auto made = fabric::generateFabric("jellyfish", {{"switches", std::to_string(switches)},
                                                           {"degree", std::to_string(degree)},
                                                           {"seed", std::to_string(kSeed)},
                                                           {"link_gbps", "1"}});
    if (!made) return made.error();
    const fabric::Network net = fabric::makeNetwork(made->graph);
    std::vector<std::int32_t> order = shuffled(net.size(), kSeed);
    order.resize(std::size_t(active));
    const auto flow = solve(net, fabric::longestMatchingAmong(net, order, 1), kAccuracy);
    const Json pair = rateWithin(flow, kAccuracy);
    if (pair.is_null()) return Json::object();
    return Json{{"theta", pair.get<double>() / servers}, {"throughput_per_switch_pair", pair}};
}

} // namespace cw::cli
