#include "solvers/fabric/explain.h"

#include "solvers/fabric/tiers.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace cw::solvers::fabric {

namespace {

using Op = Derivation::Op;

constexpr const char* kDrawing = "drawing";

Derivation drawn(std::string label, double value, std::string unit = {}) {
    return Derivation::input(std::move(label), value, std::move(unit), kDrawing, Provenance::Drawn);
}

Derivation found(std::string label, double value, std::string unit, std::string method) {
    return Derivation::input(std::move(label), value, std::move(unit), std::move(method),
                             Provenance::Derived);
}

std::string certificateName(CertificateKind kind) {
    switch (kind) {
    case CertificateKind::Tree:
        return "smallest balanced cut of the tree of distributions (dynamic program)";
    case CertificateKind::Centres:
        return "rate to common centres x endpoints on the lighter side";
    case CertificateKind::Exhaustive:
        return "smallest of all balanced splits";
    case CertificateKind::None:
        break;
    }
    return "no cut is negative";
}

Derivation lowerBound(const FabricResult& r) {
    const BisectionInterval& b = r.bisection;
    const BisectionCertificate& c = b.certificate;
    const std::string checked = b.methodLower + "; checked by the independent verifier";
    Derivation proved = Derivation::make(
        Op::Difference, "proved cut", "Gb/s",
        {Derivation::make(Op::Product, "routed demand across any balanced split", "Gb/s",
                          {found("scale of the routed flows", c.scale, "", checked),
                           found(certificateName(c.kind), c.cutAtScaleOne, "Gb/s", checked)}),
         found("overload: flow above capacity, summed over links", c.overload, "Gb/s", checked)},
        "additive overload: c(cut) >= demand across it - sum of (load - capacity) where positive");
    // The verified value may differ from the sum above by rounding noise, and is never above it by more.
    std::vector<Derivation> ends{std::move(proved)};
    if (b.stepGbps > 0 && b.lowerGbps > 0) {
        const double steps = std::round(b.lowerGbps / b.stepGbps);
        ends.push_back(
            Derivation::make(Op::Product, "next whole number of capacity steps", "Gb/s",
                             {found("steps", steps, "", "integrality: a cut is a whole number of steps"),
                              drawn("largest step that divides every link capacity", b.stepGbps, "Gb/s")}));
    }
    const Op op = ends.size() > 1 ? Op::Max : Op::Sum;
    return Derivation::make(op, "bisection, lower bound", "Gb/s", std::move(ends), bisectionDefinition());
}

/// Capacity of a set of edges, grouped by tiers and speed.
Derivation capacityOf(const FabricGraph& graph, const std::vector<std::int32_t>& edges, std::string label,
                      std::string note) {
    const std::vector<std::int32_t> layer = tierLayers(graph, makeNetwork(graph));
    std::map<std::pair<std::string, double>, std::int64_t> groups;
    for (auto e : edges) {
        const auto i = static_cast<std::size_t>(e);
        groups[{tierPairName(layer[static_cast<std::size_t>(graph.edgeA[i])],
                             layer[static_cast<std::size_t>(graph.edgeB[i])]),
                graph.edgeGbps[i]}] += graph.edgeCables[i];
    }
    std::vector<Derivation> parts;
    for (const auto& [group, cables] : groups)
        parts.push_back(
            Derivation::make(Op::Product, group.first + " links", "Gb/s",
                             {Derivation::counted("cables", static_cast<double>(cables), kDrawing),
                              drawn("speed, one direction", group.second, "Gb/s")}));
    return Derivation::make(Op::Sum, std::move(label), "Gb/s", std::move(parts), std::move(note));
}

Derivation upperBound(const FabricGraph& graph, const FabricResult& r) {
    return capacityOf(graph, r.bisection.cutEdges, "bisection, upper bound",
                      "capacity of the links cut by the split found: " + r.bisection.methodUpper);
}

Derivation injection(const FabricGraph& graph) {
    std::vector<std::int32_t> edges;
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        for (const std::int32_t v : {graph.edgeA[e], graph.edgeB[e]})
            if (graph.isSwitch[static_cast<std::size_t>(v)] == 0 &&
                graph.endpoints[static_cast<std::size_t>(v)] > 0)
                edges.push_back(static_cast<std::int32_t>(e));
    return capacityOf(graph, edges, "injection: all host links", "one direction");
}

Derivation fullRatio(const FabricGraph& graph, const FabricResult& r) {
    const double b = static_cast<double>(r.bisection.minorEndpoints);
    return Derivation::make(
        Op::Quotient, "full bisection ratio", "",
        {lowerBound(r),
         Derivation::make(
             Op::Product, "what the lighter side can send", "Gb/s",
             {Derivation::counted("endpoints on the lighter side, b", b, kDrawing),
              Derivation::make(
                  Op::Quotient, "host links per endpoint", "Gb/s",
                  {injection(graph),
                   Derivation::counted("endpoints", static_cast<double>(r.endpoints), kDrawing)})})},
        "B / (b · c_host), B the lower bound");
}

Derivation hopsMean(const FabricResult& r) {
    std::vector<Derivation> weighted;
    std::vector<Derivation> counted;
    for (std::size_t d = 0; d < r.hops.pairs.size(); ++d) {
        if (r.hops.pairs[d] <= 0) continue;
        const std::string at = std::to_string(d) + " hops apart";
        counted.push_back(Derivation::counted(
            "pairs of endpoints, " + at + " by the nearest ports of their hosts", r.hops.pairs[d], kDrawing));
        weighted.push_back(Derivation::make(
            Op::Product, at, "", {Derivation::constant("hops", static_cast<double>(d), ""), counted.back()}));
    }
    return Derivation::make(
        Op::Quotient, "mean hops", "",
        {Derivation::make(Op::Sum, "hops over all pairs", "", std::move(weighted)),
         Derivation::make(Op::Sum, "pairs of endpoints on different hosts", "", std::move(counted))},
        r.hops.exact ? "links of the shortest path, host links included" : "from a sample of the hosts");
}

Derivation hopsMost(const FabricResult& r) {
    std::vector<Derivation> seen;
    for (std::size_t d = 0; d < r.hops.pairs.size(); ++d)
        if (r.hops.pairs[d] > 0)
            seen.push_back(
                Derivation::counted("hops between some pair of endpoints", static_cast<double>(d), kDrawing));
    return Derivation::make(Op::Max, "diameter in hops", "", std::move(seen),
                            r.hops.exact ? "links of the shortest path, host links included"
                                         : "at least this: from a sample of the hosts");
}

} // namespace

std::vector<std::string> fabricKeys(const FabricResult& result) {
    std::vector<std::string> keys{"hosts", "endpoints", "components", "unreachable_hosts"};
    for (const TierSummary& t : result.tiers)
        keys.push_back("switches." + t.name);
    for (const TierLinks& l : result.links)
        keys.push_back("links." + l.name);
    for (const TierSummary& t : result.tiers)
        if (t.oversubscription) keys.push_back("oversubscription." + t.name);
    if (result.hops.pairCount() > 0) keys.insert(keys.end(), {"diameter_hops", "mean_hops"});
    if (result.bisection.totalEndpoints > 0)
        keys.insert(keys.end(), {"bisection.lower_gbps", "bisection.upper_gbps", "bisection.cut_links",
                                 "bisection.split.endpoints", "bisection.split.endpoints_small_side",
                                 "bisection.two_way_gbps", "bisection.injection_gbps",
                                 "alltoall_gbps_per_endpoint", "alltoall_upper_gbps_per_endpoint"});
    if (result.alternatives.switchLinksLowerGbps) keys.push_back("bisection.switch_links_lower_gbps");
    if (result.alternatives.switchLinksUpperGbps) keys.push_back("bisection.switch_links_upper_gbps");
    if (result.fullBisectionRatio) keys.push_back("bisection.full_bisection_ratio");
    if (!result.failures.empty()) keys.push_back("single_failures.worst_ratio");
    return keys;
}

Result<double> fabricValue(const FabricResult& r, std::string_view key) {
    if (const auto keys = fabricKeys(r); std::find(keys.begin(), keys.end(), key) == keys.end())
        return Error{ErrorCode::NotFound, std::string(key), "no figure of this fabric"};
    for (const TierSummary& t : r.tiers) {
        if (key == "switches." + t.name) return static_cast<double>(t.switches);
        if (key == "oversubscription." + t.name) return *t.oversubscription;
    }
    for (const TierLinks& l : r.links)
        if (key == "links." + l.name) return static_cast<double>(l.cables);
    if (key == "hosts") return static_cast<double>(r.hosts);
    if (key == "endpoints") return static_cast<double>(r.endpoints);
    if (key == "diameter_hops") return static_cast<double>(r.hops.diameter());
    if (key == "mean_hops") return r.hops.mean();
    if (key == "bisection.lower_gbps") return r.bisection.lowerGbps;
    if (key == "bisection.upper_gbps") return r.bisection.upperGbps;
    if (key == "bisection.cut_links") return static_cast<double>(r.bisection.cutCables);
    if (key == "bisection.split.endpoints_small_side") return static_cast<double>(r.bisection.minorEndpoints);
    if (key == "bisection.split.endpoints") return static_cast<double>(r.bisection.totalEndpoints);
    if (key == "bisection.full_bisection_ratio") return *r.fullBisectionRatio;
    if (key == "components") return static_cast<double>(r.components);
    if (key == "unreachable_hosts") return static_cast<double>(r.unreachableHosts.size());
    if (key == "bisection.two_way_gbps") return r.alternatives.twoWayGbps;
    if (key == "bisection.injection_gbps") return r.alternatives.injectionGbps;
    if (key == "bisection.switch_links_lower_gbps") return *r.alternatives.switchLinksLowerGbps;
    if (key == "bisection.switch_links_upper_gbps") return *r.alternatives.switchLinksUpperGbps;
    if (key == "alltoall_gbps_per_endpoint") return r.allToAll.lowerGbps;
    if (key == "alltoall_upper_gbps_per_endpoint") return r.allToAll.upperGbps;
    return r.failures.front().ratio;
}

Result<Derivation> explainFabric(const FabricGraph& graph, const FabricResult& r, std::string_view key) {
    const auto shown = fabricValue(r, key);
    if (!shown) return shown.error();
    if (key == "bisection.lower_gbps") return lowerBound(r);
    if (key == "bisection.upper_gbps") return upperBound(graph, r);
    if (key == "bisection.full_bisection_ratio") return fullRatio(graph, r);
    if (key == "bisection.two_way_gbps")
        return Derivation::make(Op::Product, "bisection, both directions", "Gb/s",
                                {Derivation::constant("directions", 2, ""), upperBound(graph, r)});
    if (key == "bisection.injection_gbps") return injection(graph);
    if (key == "mean_hops") return hopsMean(r);
    if (key == "diameter_hops") return hopsMost(r);
    if (key == "alltoall_gbps_per_endpoint")
        return found("all-to-all rate per endpoint, traffic inside hosts included, lower bound", *shown,
                     "Gb/s", r.allToAll.methodLower);
    if (key == "alltoall_upper_gbps_per_endpoint")
        return found("all-to-all rate per endpoint, traffic inside hosts included, upper bound", *shown,
                     "Gb/s", r.allToAll.methodUpper);
    if (key == "bisection.switch_links_lower_gbps" || key == "bisection.switch_links_upper_gbps")
        return found("smallest cut of switch links alone, " +
                         std::string(key.find("lower") != key.npos ? "lower bound" : "upper bound"),
                     *shown, "Gb/s", "the same bounds with host links that are never cut");
    if (key == "single_failures.worst_ratio") {
        const SwitchFailure& f = r.failures.front();
        return Derivation::make(Op::Quotient, "bisection left after the loss of a " + f.tier + " switch", "",
                                {found("lower bound after the loss", f.lowerGbps, "Gb/s",
                                       "solved again without node " + std::to_string(f.node)),
                                 upperBound(graph, r)});
    }
    for (const TierSummary& t : r.tiers)
        if (key == "oversubscription." + t.name)
            return Derivation::make(Op::Quotient, "oversubscription of the " + t.name + " tier", "",
                                    {drawn("capacity below", t.worstDownGbps, "Gb/s"),
                                     drawn("capacity above", t.worstUpGbps, "Gb/s")},
                                    "of the switch where it is largest");
    Derivation d = Derivation::counted(std::string(key), *shown, kDrawing);
    if (key == "bisection.split.endpoints_small_side") {
        d.provenance = Provenance::Derived;
        d.note = "heaviest lighter side that whole hosts allow (subset sum)";
    }
    return d;
}

} // namespace cw::solvers::fabric
