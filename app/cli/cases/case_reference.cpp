// reference_architecture: published designs, answered by the sizing that the templates use. Which design is
// meant follows from the inputs that are there.
#include "app/cli/cases/case_answer.h"
#include "app/cli/cases/case_inputs.h"
#include "solvers/fabric/clos_sizing.h"
#include "solvers/fabric/closed_forms.h"
#include "solvers/fabric/generate.h"

#include <cstdio>
#include <numeric>

namespace cw::cli {

namespace fabric = solvers::fabric;

namespace {

CaseAnswer sized(const fabric::ClosRequest& request) {
    const auto made = fabric::sizeClos(request);
    if (!made) return made.error();
    const fabric::ClosSizing& s = *made;
    const std::int64_t gpus = std::int64_t(s.nodes) * s.linksPerNode;
    return Json{{"nodes", s.nodes},
                {"trays", s.nodes},
                {"gpus", gpus},
                {"nics", gpus},
                {"leaf", s.leaves()},
                {"spine", s.spines()},
                {"core", s.cores()},
                {"switches_total", std::accumulate(s.switches.begin(), s.switches.end(), 0)},
                {"node_leaf_cables", s.nodeLeafCables()},
                {"compute_plus_ufm_cables", s.nodeLeafCables()},
                {"leaf_spine_cables", s.leafSpineCables()},
                {"spine_leaf_cables", s.leafSpineCables()},
                {"leaf_spine_links", s.links(1)},
                {"spine_core_cables", s.spineCoreCables()},
                {"oversubscription", s.oversubscription.empty() ? Json() : Json(s.oversubscription.front())}};
}

/// Scalable units of nodes on rail leaves.
CaseAnswer scalableUnits(CaseInputs& in) {
    fabric::ClosRequest r;
    const std::string family = in.text("family");
    const fabric::Family* known = fabric::findFamily(family);
    if (family == "two_tier_clos" || (known && known->name == "clos2"))
        r.tiers = 2;
    else if (!known || known->name != "rail")
        return Error{ErrorCode::Unsupported, "family", family};
    r.nodesPerUnit = in.whole("nodes_per_su", 1, 4096);
    const int units = in.whole("su", 1, 4096);
    r.reservedNodeSlots = in.whole("node_slots_used_by_ufm", 0, 64, 0);
    r.extraLinks = in.whole("ufm_links", 0, 4096, 0);
    r.nodes = units * r.nodesPerUnit - r.reservedNodeSlots;
    r.linksPerNode = in.whole("gpus_per_node", 1, 64);
    r.rails = in.whole("rails", 1, 64, r.linksPerNode);
    r.planes = in.whole("nic_planes", 1, 8, 1);
    r.linksPerCable = r.planes;
    r.leafPorts = in.whole(in.has("leaf_ports") ? "leaf_ports" : "switch_ports", 2, 4096);
    if (in.has("down") || in.has("up")) {
        r.leafDownPorts = in.whole("down", 1, 4096);
        const int up = in.whole("up", 1, 4096);
        if (r.leafDownPorts + up > r.leafPorts) in.reject("up", "down and up exceed the leaf's ports");
        r.oversubscription = double(r.leafDownPorts) / up;
    }
    in.ignore("link_gbps");
    in.ignore("port_gbps");
    if (const auto wrong = in.problem()) return *wrong;
    return sized(r);
}

/// Pods of equal size below a core tier.
CaseAnswer superpods(CaseInputs& in) {
    fabric::ClosRequest r;
    r.nodes = in.whole("servers", 1, 2'000'000);
    r.linksPerNode = in.whole("gpus_per_node", 1, 64);
    r.rails = r.linksPerNode;
    r.nodesPerUnit = in.whole("nodes_per_su", 1, 4096);
    r.leafPorts = in.whole("switch_ports", 2, 4096);
    const int pods = in.whole("superpods", 1, 4096);
    if (const auto wrong = in.problem()) return *wrong;
    CaseAnswer answer = sized(r);
    if (answer) (*answer)["switches_per_superpod"] = (*answer)["switches_total"].get<double>() / pods;
    return answer;
}

/// Rack-scale systems: spine-leaf groups, one a rail.
CaseAnswer rackScaleUnit(CaseInputs& in) {
    fabric::ClosRequest r;
    r.nodes = in.whole("racks", 1, 4096) * in.whole("trays_per_rack", 1, 64);
    r.nodesPerUnit = r.nodes;
    r.linksPerNode = in.whole("gpus_per_tray", 1, 64);
    r.rails = in.whole("slg_per_su", 1, 64);
    const int leaves = in.whole("leaf_per_slg", 1, 4096);
    r.spinesPerGroup = in.whole("spine_per_slg", 1, 4096);
    r.grouping = fabric::ClosGrouping::Rail;
    if (r.nodes * (r.linksPerNode / r.rails) % leaves != 0)
        in.reject("leaf_per_slg", "divides the links of a rail");
    if (const auto wrong = in.problem()) return *wrong;
    r.leafDownPorts = r.nodes * (r.linksPerNode / r.rails) / leaves;
    return sized(r);
}

/// One link from every leaf to every spine.
CaseAnswer leafSpine(CaseInputs& in) {
    fabric::ClosRequest r;
    const int gpus = in.whole("gpus", 1, 2'000'000);
    r.linksPerNode = in.whole("gpus_per_node", 1, 64);
    r.rails = r.linksPerNode;
    r.leafDownPorts = in.whole("nics_per_leaf", 1, 2048);
    r.spinesPerGroup = in.whole("spines", 1, 2048);
    in.ignore("link_gbps");
    if (gpus % r.linksPerNode != 0) in.reject("gpus", "whole nodes");
    if (const auto wrong = in.problem()) return *wrong;
    r.nodes = gpus / r.linksPerNode;
    r.nodesPerUnit = r.leafDownPorts;
    r.leafPorts = r.leafDownPorts + r.spinesPerGroup;
    r.spinePorts = (r.nodes + r.nodesPerUnit - 1) / r.nodesPerUnit * r.rails;
    r.oversubscription = double(r.leafDownPorts) / r.spinesPerGroup;
    r.tiers = 2;
    r.minSpines = 1;
    return sized(r);
}

/// A scale-up domain: every GPU with equal links to every switch chip.
CaseAnswer scaleUp(CaseInputs& in) {
    const int gpus = in.whole("gpus", 2, 4096);
    const int perGpu = in.whole("nvlinks_per_gpu", 1, 4096);
    const int chips = in.whole("switch_trays", 1, 64) * in.whole("chips_per_tray", 1, 64);
    const double gbytes = in.number("gbyte_s_per_link_bidir", 0.001, 1e5);
    if (perGpu % chips != 0) in.reject("nvlinks_per_gpu", "as many links to every switch chip");
    if (const auto wrong = in.problem()) return *wrong;
    const auto drawn =
        fabric::generateFabric("nvl", {{"gpus", std::to_string(gpus)}, {"switches", std::to_string(chips)}});
    if (!drawn) return drawn.error();
    const int parallel = perGpu / chips;
    const auto links = std::int64_t(drawn->graph.edgeCount()) * parallel;
    return Json{{"switch_chips", chips},
                {"gpu_switch_links", links},
                {"links_gpu_to_each_chip", parallel},
                {"gpu_bandwidth_TBps", perGpu * gbytes / 1000},
                {"rack_bandwidth_TBps", double(links) * gbytes / 1000}};
}

/// A torus of chips, in cubes of one rack each joined by optical circuit switches when there is a cube.
CaseAnswer torusPod(CaseInputs& in) {
    std::vector<fabric::Factor> factors;
    const std::vector<int> torus = in.wholes("torus", 1, 4096);
    factors.reserve(torus.size());
    for (int size : torus)
        factors.push_back({fabric::FactorKind::Ring, size});
    const fabric::ProductFigures figures = fabric::productFigures(factors);
    Json answer{{"chips", figures.nodes}, {"links", figures.links}};
    if (figures.bisection) {
        std::string key = "bisection_links_";
        for (std::size_t i = 0; i < torus.size(); ++i)
            key += (i > 0 ? "x" : "") + std::to_string(torus[i]);
        answer["bisection_links"] = answer[key] = *figures.bisection;
    }
    if (in.has("cube")) {
        const std::vector<int> cube = in.wholes("cube", 1, 64);
        const int chips = in.whole("chips", 1, 100'000'000);
        const int perHost = in.whole("chips_per_host", 1, 64);
        const int ports = in.whole("ocs_ports", 1, 4096);
        const int used = ports - in.whole("ocs_spare", 0, 4096);
        double size = 1;
        for (int side : cube)
            size *= side;
        if (size > chips) in.reject("cube", "within the torus");
        const int perCube = size > chips ? 1 : static_cast<int>(size);
        if (chips != figures.nodes) in.reject("chips", "those of the torus");
        if (cube.size() != torus.size()) in.reject("cube", "as many dimensions as the torus");
        for (std::size_t i = 0; i < std::min(cube.size(), torus.size()); ++i)
            if (torus[i] % cube[i] != 0) in.reject("cube", "divides the torus");
        if (perCube % perHost != 0) in.reject("chips_per_host", "divides the cube");
        if (used < 1) in.reject("ocs_spare", "fewer than the ports");
        if (const auto wrong = in.problem()) return *wrong;
        int faces = 0; // chips on the two faces of each dimension, each with a link outwards
        for (int side : cube)
            faces += 2 * perCube / side;
        const int cubes = chips / perCube;
        answer["cubes"] = answer["racks"] = cubes;
        answer["hosts"] = chips / perHost;
        answer["optical_links_per_cube"] = faces;
        answer["ocs_endpoints"] = std::int64_t(faces) * cubes;
        answer["ocs"] = (std::int64_t(faces) * cubes + used - 1) / used;
    }
    if (const auto wrong = in.problem()) return *wrong;
    return answer;
}

CaseAnswer injection(CaseInputs& in) {
    const int gpus = in.whole("gpus", 1, 100'000'000);
    const int perRack = in.whole("gpus_per_rack", 1, 100'000);
    const double gbps = in.number("gbps_per_gpu", 0.001, 1e6);
    if (const auto wrong = in.problem()) return *wrong;
    return Json{{"racks", (gpus + perRack - 1) / perRack}, {"injection_Tbps", gpus * gbps / 1000}};
}

} // namespace

CaseAnswer answerReference(const CaseQuestion& question) {
    CaseInputs in(question.inputs);
    if (in.has("family")) return scalableUnits(in);
    if (in.has("superpods")) return superpods(in);
    if (in.has("slg_per_su")) return rackScaleUnit(in);
    if (in.has("nics_per_leaf")) return leafSpine(in);
    if (in.has("nvlinks_per_gpu")) return scaleUp(in);
    if (in.has("torus")) return torusPod(in);
    if (in.has("gbps_per_gpu")) return injection(in);
    return Error{ErrorCode::Unsupported, "inputs", "no family that is drawn here"};
}

CaseAnswer answerOversubscription(const CaseQuestion& question) {
    CaseInputs in(question.inputs);
    const int leaves = in.whole("leaf", 1, 100'000);
    const int spines = in.whole("spine", 1, 100'000);
    const int parallel = in.whole("links_per_leaf_spine", 1, 4096);
    const double uplink = in.number("uplink_gbps", 0.001, 1e6);
    const double nic = in.number("nic_gbps", 0.001, 1e6);
    const int nics = in.whole("nics_per_server", 1, 1024);
    if (const auto wrong = in.problem()) return *wrong;
    const double up = double(leaves) * spines * parallel * uplink / 1000;
    Json answer{{"total_leaf_spine_Tbps", up}};
    // How many servers are meant is in the name of the value: oversub_8, server_leaf_Tbps_8_servers.
    for (const std::string& name : question.wanted) {
        int servers = 0;
        if (std::sscanf(name.c_str(), "oversub_%d", &servers) != 1 &&
            std::sscanf(name.c_str(), "server_leaf_Tbps_%d_servers", &servers) != 1)
            continue;
        if (servers < 1) continue;
        const double down = double(servers) * nics * nic / 1000;
        answer[name] = name.starts_with("oversub_") ? down / up : down;
    }
    return answer;
}

} // namespace cw::cli
