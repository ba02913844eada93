#include "solvers/fabric/explain.h"

#include "solvers/fabric/tiers.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace cw::solvers::fabric {

namespace {

using Op = Derivation::Op;

Phrase drawing() {
    return Phrase::tr("drawing");
}

Derivation drawn(Phrase label, double value, std::string unit = {}) {
    return Derivation::input(std::move(label), value, std::move(unit), drawing(), Provenance::Drawn);
}

Derivation found(Phrase label, double value, std::string unit, Phrase method) {
    return Derivation::input(std::move(label), value, std::move(unit), std::move(method),
                             Provenance::Derived);
}

Phrase certificateName(CertificateKind kind) {
    switch (kind) {
    case CertificateKind::Tree:
        return Phrase::tr("smallest balanced cut of the tree of distributions (dynamic program)");
    case CertificateKind::Centres:
        return Phrase::tr("rate to common centres x endpoints on the lighter side");
    case CertificateKind::Exhaustive:
        return Phrase::tr("smallest of all balanced splits");
    case CertificateKind::None:
        break;
    }
    return Phrase::tr("no cut is negative");
}

/// What a key of a plain count counts.
Phrase countPhrase(std::string_view key) {
    constexpr std::pair<std::string_view, const char*> kCounts[] = {
        {"hosts", Phrase::mark("hosts")},
        {"endpoints", Phrase::mark("endpoints")},
        {"components", Phrase::mark("separate parts")},
        {"unreachable_hosts", Phrase::mark("hosts without a path to the others")},
        {"bisection.cut_links", Phrase::mark("cables in the cut")},
        {"bisection.split.endpoints", Phrase::mark("endpoints of the split")},
        {"bisection.split.endpoints_small_side", Phrase::mark("endpoints on the lighter side, b")},
    };
    for (const auto& [name, words] : kCounts)
        if (key == name) return Phrase::known(words);
    const std::string_view tier = key.substr(key.find('.') + 1);
    return (key.starts_with("switches.") ? Phrase::tr("switches, %1") : Phrase::tr("cables, %1"))
        .arg(tierPhrase(tier));
}

Derivation lowerBound(const FabricResult& r) {
    const BisectionInterval& b = r.bisection;
    const BisectionCertificate& c = b.certificate;
    const Phrase checked = Phrase::tr("%1; checked by the independent verifier").arg(b.methodLower);
    Derivation proved = Derivation::make(
        Op::Difference, Phrase::tr("proved cut"), "Gb/s",
        {Derivation::make(Op::Product, Phrase::tr("routed demand across any balanced split"), "Gb/s",
                          {found(Phrase::tr("scale of the routed flows"), c.scale, "", checked),
                           found(certificateName(c.kind), c.cutAtScaleOne, "Gb/s", checked)}),
         found(Phrase::tr("overload: flow above capacity, summed over links"), c.overload, "Gb/s", checked)},
        Phrase::tr(
            "additive overload: c(cut) >= demand across it - sum of (load - capacity) where positive"));
    // The verified value may differ from the sum above by rounding noise, and is never above it by more.
    std::vector<Derivation> ends{std::move(proved)};
    if (b.stepGbps > 0 && b.lowerGbps > 0) {
        const double steps = std::round(b.lowerGbps / b.stepGbps);
        ends.push_back(Derivation::make(
            Op::Product, Phrase::tr("next whole number of capacity steps"), "Gb/s",
            {found(Phrase::tr("steps"), steps, "",
                   Phrase::tr("integrality: a cut is a whole number of steps")),
             drawn(Phrase::tr("largest step that divides every link capacity"), b.stepGbps, "Gb/s")}));
    }
    const Op op = ends.size() > 1 ? Op::Max : Op::Sum;
    return Derivation::make(op, Phrase::tr("bisection, lower bound"), "Gb/s", std::move(ends),
                            bisectionDefinition());
}

/// Capacity of a set of edges, grouped by tiers and speed.
Derivation capacityOf(const FabricGraph& graph, const std::vector<std::int32_t>& edges, Phrase label,
                      Phrase note) {
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
        parts.push_back(Derivation::make(
            Op::Product, Phrase::tr("%1 links").arg(tierPhrase(group.first)), "Gb/s",
            {Derivation::counted(Phrase::tr("cables"), static_cast<double>(cables), drawing()),
             drawn(Phrase::tr("speed, one direction"), group.second, "Gb/s")}));
    return Derivation::make(Op::Sum, std::move(label), "Gb/s", std::move(parts), std::move(note));
}

Derivation upperBound(const FabricGraph& graph, const FabricResult& r) {
    return capacityOf(
        graph, r.bisection.cutEdges, Phrase::tr("bisection, upper bound"),
        Phrase::tr("capacity of the links cut by the split found: %1").arg(r.bisection.methodUpper));
}

Derivation injection(const FabricGraph& graph) {
    std::vector<std::int32_t> edges;
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        for (const std::int32_t v : {graph.edgeA[e], graph.edgeB[e]})
            if (graph.isSwitch[static_cast<std::size_t>(v)] == 0 &&
                graph.endpoints[static_cast<std::size_t>(v)] > 0)
                edges.push_back(static_cast<std::int32_t>(e));
    return capacityOf(graph, edges, Phrase::tr("injection: all host links"), Phrase::tr("one direction"));
}

Derivation fullRatio(const FabricGraph& graph, const FabricResult& r) {
    const double b = static_cast<double>(r.bisection.minorEndpoints);
    return Derivation::make(
        Op::Quotient, Phrase::tr("full bisection ratio"), "",
        {lowerBound(r),
         Derivation::make(
             Op::Product, Phrase::tr("what the lighter side can send"), "Gb/s",
             {Derivation::counted(Phrase::tr("endpoints on the lighter side, b"), b, drawing()),
              Derivation::make(
                  Op::Quotient, Phrase::tr("host links per endpoint"), "Gb/s",
                  {injection(graph), Derivation::counted(Phrase::tr("endpoints"),
                                                         static_cast<double>(r.endpoints), drawing())})})},
        Phrase::tr("B / (b · c_host), B the lower bound"));
}

Derivation hopsMean(const FabricResult& r) {
    std::vector<Derivation> weighted;
    std::vector<Derivation> counted;
    for (std::size_t d = 0; d < r.hops.pairs.size(); ++d) {
        if (r.hops.pairs[d] <= 0) continue;
        const Phrase at = Phrase::tr("%1 hops apart").arg(d);
        counted.push_back(Derivation::counted(
            Phrase::tr("pairs of endpoints, %1 by the nearest ports of their hosts").arg(at), r.hops.pairs[d],
            drawing()));
        weighted.push_back(Derivation::make(
            Op::Product, at, "",
            {Derivation::constant(Phrase::tr("hops"), static_cast<double>(d), ""), counted.back()}));
    }
    return Derivation::make(
        Op::Quotient, Phrase::tr("mean hops"), "",
        {Derivation::make(Op::Sum, Phrase::tr("hops over all pairs"), "", std::move(weighted)),
         Derivation::make(Op::Sum, Phrase::tr("pairs of endpoints on different hosts"), "",
                          std::move(counted))},
        r.hops.exact ? Phrase::tr("links of the shortest path, host links included")
                     : Phrase::tr("from a sample of the hosts"));
}

Derivation hopsMost(const FabricResult& r) {
    std::vector<Derivation> seen;
    for (std::size_t d = 0; d < r.hops.pairs.size(); ++d)
        if (r.hops.pairs[d] > 0)
            seen.push_back(Derivation::counted(Phrase::tr("hops between some pair of endpoints"),
                                               static_cast<double>(d), drawing()));
    return Derivation::make(Op::Max, Phrase::tr("diameter in hops"), "", std::move(seen),
                            r.hops.exact ? Phrase::tr("links of the shortest path, host links included")
                                         : Phrase::tr("at least this: from a sample of the hosts"));
}

Derivation drawnCapacity(const BusiestLink& b) {
    return drawn(Phrase::tr("capacity of the busiest link, one direction"), b.capacityGbps, "Gb/s");
}

Derivation loadPerGbps(const BusiestLink& b) {
    return found(Phrase::tr("load of that link for each Gb/s of the rate"), b.loadPerGbps, "",
                 Phrase::tr("shortest paths, split per hop by capacity, from node %1 to node %2")
                     .arg(b.from)
                     .arg(b.to));
}

Derivation linkRate(const BusiestLink& b, Phrase label) {
    return Derivation::make(Op::Quotient, std::move(label), "Gb/s", {drawnCapacity(b), loadPerGbps(b)});
}

/// Keys of what the busiest link of a traffic pattern carries.
struct BusiestKeys {
    std::string_view capacity, load;
    BusiestLink LinkLoads::*link;
};
constexpr BusiestKeys kBusiestKeys[] = {
    {"link_loads.all_to_all.worst_link.capacity_gbps", "link_loads.all_to_all.worst_link.load_per_rate",
     &LinkLoads::allToAll},
    {"link_loads.ring_all_reduce.worst_link.capacity_gbps",
     "link_loads.ring_all_reduce.worst_link.load_per_rate", &LinkLoads::ringAllReduce},
};

/// capacity (W - 1) / (w (W - w)): what w of W endpoints exchange with the rest goes over that capacity.
Derivation crossingCap(Derivation capacity, double inside, double total, Phrase label) {
    const auto count = [](Phrase what, double value) {
        return Derivation::counted(std::move(what), value, drawing());
    };
    return Derivation::make(
        Op::Quotient, std::move(label), "Gb/s",
        {Derivation::make(Op::Product, Phrase::tr("capacity, for each endpoint and all others"), "Gb/s",
                          {std::move(capacity), count(Phrase::tr("the other endpoints of each"), total - 1)}),
         Derivation::make(Op::Product, Phrase::tr("pairs of endpoints across it"), "",
                          {count(Phrase::tr("endpoints on this side"), inside),
                           count(Phrase::tr("endpoints on the other side"), total - inside)})});
}

/// The upper end of the all-to-all rate: from the links of a host or from the bisection where one of them is
/// what binds, else as the method found it.
Derivation allToAllCap(const FabricGraph& graph, const FabricResult& r) {
    const Phrase label =
        Phrase::tr("all-to-all rate per endpoint, traffic inside hosts included, upper bound");
    const double value = r.allToAll.upperGbps;
    const auto total = static_cast<double>(r.endpoints);
    const auto binds = [&](const Derivation& d) { return std::abs(d.value - value) <= 1e-9 * value; };
    const double b = static_cast<double>(r.bisection.minorEndpoints);
    if (b > 0 && b < total)
        if (Derivation d = crossingCap(upperBound(graph, r), b, total, label); binds(d)) return d;
    std::vector<double> capacity(graph.nodeCount(), 0);
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        for (const std::int32_t v : {graph.edgeA[e], graph.edgeB[e]})
            capacity[static_cast<std::size_t>(v)] += graph.edgeCapacity(e);
    for (std::size_t v = 0; v < graph.nodeCount(); ++v) {
        const auto w = static_cast<double>(graph.endpoints[v]);
        if (w <= 0 || w >= total) continue;
        Derivation d =
            crossingCap(drawn(Phrase::tr("links of a host"), capacity[v], "Gb/s"), w, total, label);
        if (binds(d)) return d;
    }
    return found(label, value, "Gb/s", r.allToAll.methodUpper);
}

/// What is left of the bisection at most after the worst loss of a switch; never more than all.
double failureCapOf(const FabricResult& r) {
    return std::min(1.0, r.failures.front().upperGbps / r.bisection.lowerGbps);
}

Derivation failureCap(const FabricResult& r) {
    const SwitchFailure& f = r.failures.front();
    return Derivation::make(
        Op::Min, Phrase::tr("bisection left at most after that loss"), "",
        {Derivation::constant(Phrase::tr("all of it"), 1, ""),
         Derivation::make(Op::Quotient, Phrase::tr("upper bound after over lower bound before"), "",
                          {found(Phrase::tr("upper bound after the loss"), f.upperGbps, "Gb/s",
                                 Phrase::tr("solved again without node %1").arg(f.node)),
                           lowerBound(r)})});
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
    if (result.linkLoads.allToAll.computed) keys.push_back("link_loads.all_to_all.rate_gbps_per_endpoint");
    if (result.linkLoads.ringAllReduce.computed)
        keys.push_back("link_loads.ring_all_reduce.rate_gbps_per_ring");
    if (!result.failures.empty()) keys.push_back("single_failures.worst_ratio");
    if (!result.failures.empty() && result.bisection.lowerGbps > 0)
        keys.push_back("single_failures.worst_ratio_upper");
    for (const BusiestKeys& busiest : kBusiestKeys)
        if ((result.linkLoads.*busiest.link).computed)
            keys.insert(keys.end(), {std::string(busiest.capacity), std::string(busiest.load)});
    keys.push_back("link_loads.ring_all_reduce.rings");
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
    if (key == "link_loads.all_to_all.rate_gbps_per_endpoint") return r.linkLoads.allToAll.gbps;
    if (key == "link_loads.ring_all_reduce.rate_gbps_per_ring") return r.linkLoads.ringAllReduce.gbps;
    if (key == "link_loads.ring_all_reduce.rings") return static_cast<double>(r.linkLoads.rings);
    for (const BusiestKeys& busiest : kBusiestKeys) {
        if (key == busiest.capacity) return (r.linkLoads.*busiest.link).capacityGbps;
        if (key == busiest.load) return (r.linkLoads.*busiest.link).loadPerGbps;
    }
    if (key == "single_failures.worst_ratio_upper") return failureCapOf(r);
    return r.failures.front().ratio;
}

Result<Derivation> explainFabric(const FabricGraph& graph, const FabricResult& r, std::string_view key) {
    const auto shown = fabricValue(r, key);
    if (!shown) return shown.error();
    if (key == "bisection.lower_gbps") return lowerBound(r);
    if (key == "bisection.upper_gbps") return upperBound(graph, r);
    if (key == "bisection.full_bisection_ratio") return fullRatio(graph, r);
    if (key == "bisection.two_way_gbps")
        return Derivation::make(
            Op::Product, Phrase::tr("bisection, both directions"), "Gb/s",
            {Derivation::constant(Phrase::tr("directions"), 2, ""), upperBound(graph, r)});
    if (key == "bisection.injection_gbps") return injection(graph);
    if (key == "link_loads.all_to_all.rate_gbps_per_endpoint")
        return linkRate(r.linkLoads.allToAll,
                        Phrase::tr("all-to-all rate per endpoint at which the busiest link is full (ECMP)"));
    if (key == "link_loads.ring_all_reduce.rate_gbps_per_ring")
        return linkRate(r.linkLoads.ringAllReduce,
                        Phrase::tr("rate per ring at which the busiest link is full (ECMP)"));
    if (key == "mean_hops") return hopsMean(r);
    if (key == "diameter_hops") return hopsMost(r);
    if (key == "alltoall_gbps_per_endpoint")
        return found(Phrase::tr("all-to-all rate per endpoint, traffic inside hosts included, lower bound"),
                     *shown, "Gb/s", r.allToAll.methodLower);
    if (key == "alltoall_upper_gbps_per_endpoint") return allToAllCap(graph, r);
    if (key == "link_loads.ring_all_reduce.rings")
        return Derivation::counted(Phrase::tr("rings"), *shown, drawing());
    if (key == "single_failures.worst_ratio_upper") return failureCap(r);
    for (const BusiestKeys& busiest : kBusiestKeys) {
        if (key == busiest.capacity) return drawnCapacity(r.linkLoads.*busiest.link);
        if (key == busiest.load) return loadPerGbps(r.linkLoads.*busiest.link);
    }
    if (key == "bisection.switch_links_upper_gbps")
        return capacityOf(graph, r.alternatives.switchLinksCut,
                          Phrase::tr("smallest cut of switch links alone, upper bound"),
                          Phrase::tr("capacity of the links cut by the split found, host links never cut"));
    if (key == "bisection.switch_links_lower_gbps")
        return found(Phrase::tr("smallest cut of switch links alone, lower bound"), *shown, "Gb/s",
                     Phrase::tr("the same bounds with host links that are never cut"));
    if (key == "single_failures.worst_ratio") {
        const SwitchFailure& f = r.failures.front();
        return Derivation::make(
            Op::Quotient,
            Phrase::tr("bisection left after the loss of a switch, tier: %1").arg(tierPhrase(f.tier)), "",
            {found(Phrase::tr("lower bound after the loss"), f.lowerGbps, "Gb/s",
                   Phrase::tr("solved again without node %1").arg(f.node)),
             upperBound(graph, r)});
    }
    for (const TierSummary& t : r.tiers)
        if (key == "oversubscription." + t.name)
            return Derivation::make(Op::Quotient,
                                    Phrase::tr("oversubscription of the %1 tier").arg(tierPhrase(t.name)), "",
                                    {drawn(Phrase::tr("capacity below"), t.worstDownGbps, "Gb/s"),
                                     drawn(Phrase::tr("capacity above"), t.worstUpGbps, "Gb/s")},
                                    Phrase::tr("of the switch where it is largest"));
    Derivation d = Derivation::counted(countPhrase(key), *shown, drawing());
    if (key == "bisection.split.endpoints_small_side") {
        d.provenance = Provenance::Derived;
        d.note = Phrase::tr("heaviest lighter side that whole hosts allow (subset sum)");
    }
    return d;
}

} // namespace cw::solvers::fabric
