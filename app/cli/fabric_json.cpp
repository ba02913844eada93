#include "app/cli/fabric_json.h"

#include "app/analysis/snapshot_density.h"
#include "model/bill/link_pieces.h"

#include <nlohmann/json.hpp>

#include <map>
#include <set>

namespace cw::cli {

namespace fabric = solvers::fabric;

Json fabricFigures(const fabric::FabricGraph&, const fabric::FabricResult& r) {
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
    Json failures{{"worst_element", nullptr}, {"worst_ratio", nullptr}, {"complete", r.failuresComplete}};
    if (!r.failures.empty()) {
        failures["worst_node"] = r.failures.front().node;
        failures["worst_tier"] = r.failures.front().tier;
        failures["worst_ratio"] = r.failures.front().ratio;
    }
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
            {"single_failures", failures}};
}

Json fabricJson(const Project& project, const analysis::FabricAnswer& a) {
    Json j{{"name", a.name}, {"role", enumName(a.role)}};
    j.update(fabricFigures(a.graph, a.result));
    if (!a.result.failures.empty())
        j["single_failures"]["worst_element"] =
            project.devices()[a.nodes[std::size_t(a.result.failures.front().node)]].name;
    std::map<std::string, std::size_t> optics, cables;
    std::set<std::pair<PartId, Cage>> plugged; // a transceiver fills its cage, however many links leave it
    const auto nameOf = [&](PartId part) { return analysis::partName(project.parts()[part].spec); };
    for (CableId id : project.referrers<Cable>(a.fabric)) {
        const Cable& c = project.cables()[id];
        ++cables[c.part ? nameOf(*c.part) : std::string(enumName(c.media))];
        if (c.opticA && plugged.emplace(*c.opticA, cageOf(project, c.a)).second) ++optics[nameOf(*c.opticA)];
        if (c.opticB && plugged.emplace(*c.opticB, cageOf(project, c.b)).second) ++optics[nameOf(*c.opticB)];
    }
    j["optics"] = optics;
    j["cables"] = cables;
    return j;
}

} // namespace cw::cli
