#include "app/cli/fabric_json.h"

#include "model/base/nearest.h"
#include "solvers/fabric/throughput.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace cw::cli {

namespace fabric = solvers::fabric;

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Json finiteOrNull(double v) {
    return std::isfinite(v) ? Json(v) : Json();
}

Json busiestJson(const fabric::BusiestLink& b, const char* rate, const NodeName& nameOf) {
    Json j{{"computed", b.computed}, {rate, nullptr}, {"worst_link", nullptr}, {"note", nullptr}};
    if (!b.computed) {
        j["note"] = b.note.english();
        return j;
    }
    j[rate] = b.gbps;
    j["worst_link"] = {{"from", nameOf(b.from)},
                       {"to", nameOf(b.to)},
                       {"capacity_gbps", b.capacityGbps},
                       {"load_per_rate", b.loadPerGbps}};
    return j;
}

Json throughputJson(const fabric::Throughput& t) {
    Json j{{"traffic", fabric::trafficName(t.pattern)}, {"computed", !t.problem}};
    if (t.problem) {
        j["note"] = t.problem->detail;
        return j;
    }
    j.update({{"lower_gbps_per_endpoint", t.flow.lowerGbps},
              {"upper_gbps_per_endpoint", finiteOrNull(t.flow.upperGbps)},
              {"exact", t.flow.exact()},
              {"method_lower", t.flow.methodLower.english()},
              {"method_upper", t.flow.methodUpper.english()},
              {"volume_bound_gbps_per_endpoint", finiteOrNull(t.volumeGbps)}});
    return j;
}

} // namespace

Json fabricFigures(const fabric::FabricResult& r, const NodeName& nameOf) {
    Json switches = Json::object();
    Json oversubscription = Json::object();
    for (const auto& tier : r.tiers) {
        switches[tier.name] = tier.switches;
        if (tier.oversubscription) oversubscription[tier.name] = *tier.oversubscription;
    }
    Json links = Json::object();
    for (const auto& pair : r.links)
        links[pair.name] = pair.cables;
    const auto& b = r.bisection;
    Json failures{{"worst_element", nullptr},
                  {"worst_ratio", nullptr},
                  {"worst_ratio_upper", nullptr},
                  {"complete", r.failuresComplete}};
    if (!r.failures.empty()) {
        failures["worst_element"] = nameOf(r.failures.front().node);
        failures["worst_node"] = r.failures.front().node;
        failures["worst_tier"] = r.failures.front().tier;
        // Of what is left: at least the one, at most the other; equal where both bisections are exact.
        failures["worst_ratio"] = r.failures.front().ratio;
        failures["worst_ratio_upper"] =
            b.lowerGbps > 0 ? Json(std::min(1.0, r.failures.front().upperGbps / b.lowerGbps)) : Json();
    }
    Json loads{{"all_to_all", busiestJson(r.linkLoads.allToAll, "rate_gbps_per_endpoint", nameOf)},
               {"ring_all_reduce", busiestJson(r.linkLoads.ringAllReduce, "rate_gbps_per_ring", nameOf)}};
    loads["ring_all_reduce"]["rings"] = r.linkLoads.rings;
    return {{"hosts", r.hosts},
            {"endpoints", r.endpoints},
            {"switches", switches},
            {"links", links},
            {"oversubscription", oversubscription},
            {"diameter_hops", r.hops.diameter()},
            {"mean_hops", r.hops.mean()},
            {"hops_exact", r.hops.exact},
            {"components", r.components},
            {"unreachable_hosts", r.unreachableHosts.size()},
            {"bisection",
             {{"lower_gbps", b.lowerGbps},
              {"upper_gbps", b.upperGbps},
              {"exact", b.exact},
              {"full_bisection_ratio", r.fullBisectionRatio ? Json(*r.fullBisectionRatio) : Json()},
              {"method_lower", b.methodLower.english()},
              {"method_upper", b.methodUpper.english()},
              {"cut_links", b.cutCables},
              {"definition", fabric::bisectionDefinition().english()},
              {"split", {{"endpoints_small_side", b.minorEndpoints}, {"endpoints", b.totalEndpoints}}},
              {"two_way_gbps", r.alternatives.twoWayGbps},
              {"injection_gbps", r.alternatives.injectionGbps},
              {"switch_links_lower_gbps",
               r.alternatives.switchLinksLowerGbps ? Json(*r.alternatives.switchLinksLowerGbps) : Json()},
              {"switch_links_upper_gbps",
               r.alternatives.switchLinksUpperGbps ? Json(*r.alternatives.switchLinksUpperGbps) : Json()}}},
            {"alltoall_gbps_per_endpoint", r.allToAll.lowerGbps},
            {"alltoall_upper_gbps_per_endpoint", r.allToAll.upperGbps},
            {"link_loads", loads},
            {"single_failures", failures}};
}

QCommandLineOption trafficOption() {
    return {
        QStringLiteral("traffic"),
        Say::tr("Also bound the throughput under these patterns: all_to_all, longest_matching, permutation, "
                "incast."),
        QStringLiteral("a,b")};
}

Result<std::vector<fabric::TrafficPattern>> wantedTraffic(const Call& call) {
    std::vector<fabric::TrafficPattern> patterns;
    if (!call.isSet("traffic")) return patterns;
    for (const QString& word : call.value("traffic").split(QLatin1Char(','))) {
        const std::string name = word.trimmed().toStdString();
        if (const auto pattern = fabric::trafficNamed(name))
            patterns.push_back(*pattern);
        else
            return unknownName("--traffic", name, fabric::trafficNames());
    }
    return patterns;
}

Json throughputFigures(const fabric::FabricGraph& graph, const std::vector<fabric::TrafficPattern>& patterns,
                       std::uint64_t seed) {
    fabric::FlowOptions options;
    options.timeBudgetS = 10;
    const fabric::Network network = fabric::makeNetwork(graph);
    Json list = Json::array();
    for (const fabric::TrafficPattern pattern : patterns)
        list.push_back(throughputJson(
            fabric::measureThroughput(network, pattern, seed, options, interruption().get_token())));
    return list;
}

Json fabricJson(const Project& project, const analysis::FabricAnswer& a) {
    Json j{{"name", a.name}, {"role", enumName(a.role)}};
    j.update(fabricFigures(
        a.result, [&](std::int32_t node) { return project.devices()[a.nodes[std::size_t(node)]].name; }));
    const auto counts = [](const std::vector<analysis::PieceCount>& pieces) {
        Json list = Json::object();
        for (const analysis::PieceCount& piece : pieces)
            list[piece.name] = piece.pieces;
        return list;
    };
    j["optics"] = counts(a.optics);
    j["cables"] = counts(a.cablePieces);
    return j;
}

} // namespace cw::cli
