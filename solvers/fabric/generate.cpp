#include "solvers/fabric/generate.h"

#include "model/base/nearest.h"
#include "solvers/fabric/generate_detail.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace cw::solvers::fabric {

namespace detail {

namespace {

template <class T>
bool parse(const std::string& text, T& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

} // namespace

void Settings::reject(const std::string& name, const std::string& detail) {
    if (!problem_) problem_ = Error{ErrorCode::InvalidArgument, name, detail};
}

bool Settings::given(const std::string& name) const {
    const auto it = values_.find(name);
    return it != values_.end() && !it->second.empty() && it->second != "auto";
}

int Settings::whole(const std::string& name, int low, int high, int fallback) {
    if (!given(name)) return fallback;
    int value = 0;
    if (!parse(values_[name], value) || value < low || value > high) {
        reject(name, std::to_string(low) + " to " + std::to_string(high));
        return std::max(low, std::min(high, fallback));
    }
    return value;
}

double Settings::number(const std::string& name, double low, double high) {
    double value = 0;
    if (!given(name) || !parse(values_[name], value) || !(value >= low && value <= high)) {
        reject(name, std::to_string(low) + " to " + std::to_string(high));
        return low;
    }
    return value;
}

std::vector<int> Settings::dims(const std::string& name) {
    std::vector<int> sizes;
    const std::string& text = values_[name];
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('x', at), text.size());
        int size = 0;
        if (!parse(text.substr(at, end - at), size) || size < 1 || size > 4096) {
            reject(name, "sizes joined by x, each 1 to 4096");
            return {1};
        }
        sizes.push_back(size);
        at = end + 1;
    }
    double nodes = 1;
    for (int size : sizes)
        nodes *= size;
    if (sizes.size() > 16 || nodes > kMostLinks / 4) {
        reject(name, "too many switches");
        return {1};
    }
    return sizes;
}

std::int32_t Drawer::add(bool isSwitch, std::int32_t endpoints, std::string name) {
    fabric_.names.push_back(std::move(name));
    return isSwitch ? fabric_.graph.addSwitch(endpoints) : fabric_.graph.addHost(endpoints);
}

std::vector<std::int32_t> Drawer::directSwitches(int count, int hostsPerSwitch, double hostGbps) {
    std::vector<std::int32_t> ids;
    for (int i = 0; i < count; ++i) {
        ids.push_back(add(true, hostsPerSwitch > 0 ? 0 : 1, "switch-" + std::to_string(i)));
        for (int h = 0; h < hostsPerSwitch; ++h) {
            const auto host = add(false, 1, "host-" + std::to_string(i) + "-" + std::to_string(h));
            link(host, ids.back(), hostGbps);
        }
    }
    return ids;
}

} // namespace detail

const std::vector<Family>& fabricFamilies() {
    const FamilyParameter ports{"switch_ports", "64", "2 to 4096", "ports per switch"};
    const FamilyParameter gpus{"gpus", "", "1 to 2000000", "endpoints; empty: as many as the switches take"};
    const FamilyParameter speed{"link_gbps", "400", "0.001 to 100000", "link speed, one direction"};
    const FamilyParameter over{"oversubscription", "1", "0.1 to 64", "down/up at the leaf"};
    const FamilyParameter upper{"upper_oversubscription", "1", "0.1 to 64", "down/up above the leaf"};
    const FamilyParameter perServer{"gpus_per_server", "1", "1 to 64", "endpoints and links per server"};
    const FamilyParameter server8{"gpus_per_server", "8", "1 to 64", "endpoints and links per server"};
    const FamilyParameter rails{"rails", "", "1 to 64", "rails; empty: one per GPU of a server"};
    const FamilyParameter unit{"nodes_per_su", "32", "1 to 4096", "servers per scalable unit"};
    const FamilyParameter tiers{"tiers", "auto", "auto, 2, 3, 4", "switch tiers"};
    const FamilyParameter hosts{"hosts_per_switch", "0", "0 to 4096",
                                "hosts; 0: each switch is one endpoint"};
    const FamilyParameter seed{"seed", "1", "0 to 2147483647", "random seed"};
    const auto railGpus = FamilyParameter{"gpus", "1024", "1 to 2000000", "endpoints"};
    static const std::vector<Family> families{
        {"clos2",
         {"fat_tree_2tier", "leaf_spine_nonblocking", "leaf-spine"},
         "two-tier Clos (leaf and spine)",
         {ports, gpus, perServer, over, speed}},
        {"clos3",
         {"fat_tree_3tier", "fat-tree"},
         "three-tier Clos, fat tree",
         {ports, gpus, perServer, over, upper, speed}},
        {"clos4", {"fat_tree_4tier"}, "four-tier Clos", {ports, gpus, perServer, over, upper, speed}},
        {"rail",
         {"rail_optimized_clos"},
         "rail-optimised Clos: GPU i of every server on leaf i of its unit",
         {ports, railGpus, server8, rails, unit, tiers, over, upper, speed}},
        {"dual-plane",
         {"dual_plane"},
         "rail-optimised Clos in two planes, each NIC with a port in both",
         {ports, railGpus, server8, rails, unit, tiers, over, upper, speed}},
        {"rail-only",
         {"rail_only"},
         "one Clos per rail, joined by the servers' scale-up switches",
         {ports,
          railGpus,
          server8,
          unit,
          over,
          upper,
          speed,
          {"scale_up_gbps", "3600", "0.001 to 100000", "per GPU into the scale-up switch"}}},
        {"nvl",
         {"nvlink"},
         "one scale-up domain: every GPU with one link to every switch chip",
         {{"gpus", "72", "2 to 4096", "GPUs"},
          {"switches", "18", "1 to 4096", "switch chips"},
          {"link_gbps", "400", "0.001 to 100000", "per link, one direction"}}},
        {"torus",
         {},
         "torus",
         {{"dims", "8x8", "sizes joined by x", "switches per dimension"}, hosts, speed}},
        {"mesh", {}, "mesh", {{"dims", "8x8", "sizes joined by x", "switches per dimension"}, hosts, speed}},
        {"hypercube", {}, "hypercube", {{"d", "6", "1 to 20", "dimensions"}, hosts, speed}},
        {"hyperx",
         {"hyperx_regular"},
         "HyperX: all switches of a line joined",
         {{"dims", "8x8", "sizes joined by x", "switches per dimension"}, hosts, speed}},
        {"full-mesh",
         {"complete", "full_mesh"},
         "every pair of switches joined",
         {{"switches", "16", "2 to 4000", "switches"}, hosts, speed}},
        {"dragonfly",
         {"dragonfly_balanced"},
         "dragonfly: groups of fully joined switches, global links spread evenly",
         {{"h", "4", "1 to 64", "global links per switch"},
          {"a", "", "1 to 256", "switches per group; empty: 2h"},
          {"g", "", "2 to 20000", "groups; empty: ah + 1"},
          {"hosts_per_switch", "", "0 to 4096", "hosts; empty: h; 0: each switch is one endpoint"},
          speed}},
        {"dragonfly-plus",
         {"dragonfly_plus"},
         "dragonfly+: leaf-spine groups, spines joined by global links",
         {{"switch_ports", "36", "4 to 4096", "ports per switch"},
          {"g", "10", "2 to 2000", "groups"},
          {"hosts_per_switch", "", "0 to 4096", "hosts per leaf; empty: half the ports"},
          speed}},
        {"slimfly",
         {"slim_fly_mms"},
         "Slim Fly (McKay-Miller-Širáň graph)",
         {{"q", "5", "prime power, 3 to 128", "field size"}, hosts, speed}},
        {"jellyfish",
         {},
         "random regular graph",
         {{"switches", "100", "2 to 200000", "switches"},
          {"degree", "8", "1 to 512", "links per switch"},
          hosts,
          speed,
          seed}},
    };
    return families;
}

const Family* findFamily(std::string_view name) {
    for (const Family& f : fabricFamilies())
        if (f.name == name || std::find(f.aliases.begin(), f.aliases.end(), name) != f.aliases.end())
            return &f;
    return nullptr;
}

Result<GeneratedFabric> generateFabric(std::string_view family,
                                       const std::map<std::string, std::string>& settings) {
    const Family* f = findFamily(family);
    if (f == nullptr) return Error{ErrorCode::NotFound, "family", std::string(family)};
    std::map<std::string, std::string> values;
    for (const FamilyParameter& p : f->parameters)
        values[p.name] = p.fallback;
    for (const auto& [name, value] : settings) {
        if (!values.contains(name)) {
            std::vector<std::string> known;
            for (const FamilyParameter& p : f->parameters)
                known.push_back(p.name);
            Error error{ErrorCode::InvalidArgument, name, "no setting of " + f->name};
            error.nearest = nearestNames(name, known);
            return error;
        }
        values[name] = value;
    }
    detail::Settings s(std::move(values));
    using Make = Result<GeneratedFabric> (*)(detail::Settings&);
    static const std::map<std::string, Make> makers{
        {"clos2", [](detail::Settings& x) { return detail::clos(x, 2); }},
        {"clos3", [](detail::Settings& x) { return detail::clos(x, 3); }},
        {"clos4", [](detail::Settings& x) { return detail::clos(x, 4); }},
        {"rail", detail::rail},
        {"dual-plane", detail::dualPlane},
        {"rail-only", detail::railOnly},
        {"nvl", detail::nvl},
        {"torus", [](detail::Settings& x) { return detail::grid(x, true); }},
        {"mesh", [](detail::Settings& x) { return detail::grid(x, false); }},
        {"hypercube", detail::hypercube},
        {"hyperx", detail::hyperx},
        {"full-mesh", detail::fullMesh},
        {"dragonfly", detail::dragonfly},
        {"dragonfly-plus", detail::dragonflyPlus},
        {"slimfly", detail::slimFly},
        {"jellyfish", detail::jellyfish},
    };
    return makers.at(f->name)(s);
}

} // namespace cw::solvers::fabric
