// topology_counts and exact_bisection: the family is drawn, and its figures are read off the graph.
#include "app/cli/cases/case_answer.h"
#include "app/cli/cases/case_family.h"
#include "solvers/fabric/fabric_solver.h"
#include "solvers/fabric/spectrum.h"
#include "solvers/fabric/tiers.h"
#include "solvers/fabric/verify_certificate.h"

#include <cmath>
#include <functional>
#include <map>
#include <numeric>

namespace cw::cli {

namespace fabric = solvers::fabric;

namespace {

/// Figures of one drawn family, each worked out when it is asked for.
class Figures {
public:
    explicit Figures(CaseFamily family)
        : family_(std::move(family))
        , g_(family_.graph)
        , network_(fabric::makeNetwork(g_))
        , layers_(fabric::tierLayers(g_, network_)) {
        count();
    }

    Figures(const Figures&) = delete;
    Figures& operator=(const Figures&) = delete;

    /// Null when the figure is unknown here, or known as an interval only.
    Json value(const std::string& name) const {
        const auto at = table().find(name);
        return at == table().end() ? Json() : at->second(*this);
    }

private:
    using Table = std::map<std::string, std::function<Json(const Figures&)>>;

    void count() {
        links_.assign(g_.nodeCount(), 0);
        switchPorts_.assign(g_.nodeCount(), 0);
        int next = 0;
        group_.assign(g_.nodeCount(), -1);
        for (std::size_t v = 0; v < g_.nodeCount(); ++v) {
            if (g_.isSwitch[v] == 0) continue;
            if (family_.groupSize > 0) group_[v] = next / family_.groupSize;
            ++next;
        }
        switches_ = next;
        for (std::size_t e = 0; e < g_.edgeCount(); ++e) {
            const auto a = std::size_t(g_.edgeA[e]), b = std::size_t(g_.edgeB[e]);
            const bool between = g_.isSwitch[a] != 0 && g_.isSwitch[b] != 0;
            (between ? switchLinks_ : hostLinks_) += g_.edgeCables[e];
            for (std::size_t end : {a, b}) {
                links_[end] += g_.edgeCables[e];
                if (between) switchPorts_[end] += g_.edgeCables[e];
            }
            if (between && group_[a] != group_[b]) {
                globalLinks_ += g_.edgeCables[e];
                pairs_[{std::min(group_[a], group_[b]), std::max(group_[a], group_[b])}] += g_.edgeCables[e];
            }
        }
    }

    Json drawnHosts() const {
        return hostLinks_ > 0 ? Json(std::int64_t(g_.nodeCount()) - switches_) : Json();
    }

    Json tier(int layer) const {
        if (!family_.layered) return {};
        return std::count(layers_.begin(), layers_.end(), layer);
    }

    /// Parts into which the fabric falls without its top tier.
    Json pods() const {
        if (!family_.layered) return {};
        const std::int32_t top = *std::max_element(layers_.begin(), layers_.end());
        std::vector<std::int32_t> root(g_.nodeCount());
        std::iota(root.begin(), root.end(), 0);
        const auto find = [&](std::int32_t v) {
            while (root[std::size_t(v)] != v)
                v = root[std::size_t(v)] = root[std::size_t(root[std::size_t(v)])];
            return v;
        };
        std::int64_t parts = std::count_if(layers_.begin(), layers_.end(), [&](auto l) { return l != top; });
        for (std::size_t e = 0; e < g_.edgeCount(); ++e) {
            if (layers_[std::size_t(g_.edgeA[e])] == top || layers_[std::size_t(g_.edgeB[e])] == top)
                continue;
            const std::int32_t a = find(g_.edgeA[e]), b = find(g_.edgeB[e]);
            if (a == b) continue;
            root[std::size_t(b)] = a;
            --parts;
        }
        return parts;
    }

    /// Shortest paths from the first host to one that is farthest from it.
    Json pathsToFarthest() const {
        if (!family_.layered) return {};
        std::size_t start = 0;
        while (start < g_.nodeCount() && g_.isSwitch[start] != 0)
            ++start;
        std::vector<std::int32_t> distance(g_.nodeCount(), -1), order{std::int32_t(start)};
        std::vector<double> paths(g_.nodeCount(), 0);
        distance[start] = 0;
        paths[start] = 1;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const auto v = std::size_t(order[i]);
            for (const fabric::Arc& arc : network_.neighbours(v)) {
                const auto to = std::size_t(arc.to);
                if (distance[to] < 0) {
                    distance[to] = distance[v] + 1;
                    order.push_back(arc.to);
                }
                if (distance[to] == distance[v] + 1) paths[to] += paths[v];
            }
        }
        return paths[std::size_t(order.back())];
    }

    const fabric::HopSummary& hops() const {
        if (!hops_) hops_ = fabric::measureHops(network_, 1e8, interruption().get_token());
        return *hops_;
    }

    Json switchDiameter() const {
        if (family_.product) return family_.product->diameter;
        return hops().diameter() - (hostLinks_ > 0 ? 2 : 0);
    }

    Json meanHops() const {
        if (family_.product) return family_.product->meanHops;
        return hostLinks_ == 0 && hops().exact ? Json(hops().mean()) : Json();
    }

    Json lambda2() const {
        if (family_.product) return family_.product->lambda2 * family_.multiplicity;
        if (family_.fieldSize) return fabric::slimFlyFigures(*family_.fieldSize).lambda2;
        const auto solved = hostLinks_ == 0 ? fabric::laplacianLambda2(g_) : std::nullopt;
        return solved ? Json(*solved) : Json();
    }

    Json spectralLower() const {
        const Json eigenvalue = lambda2();
        if (eigenvalue.is_null()) return {};
        return fabric::spectralBisectionBound(double(switches_), eigenvalue.get<double>());
    }

    Json bisection() const {
        if (family_.product && family_.product->bisection)
            return *family_.product->bisection * family_.multiplicity;
        fabric::BisectionOptions options;
        const auto found = fabric::boundBisection(g_, network_, options, interruption().get_token());
        return found.exact ? Json(found.lowerGbps) : Json();
    }

    Json bisectionLower() const {
        if (family_.fieldSize) return fabric::slimFlyFigures(*family_.fieldSize).bisectionLower;
        return {};
    }

    /// The known split of the family, its links counted in the drawing.
    Json bisectionUpper() const {
        std::vector<std::uint8_t> side(g_.nodeCount(), 0);
        if (family_.fieldSize) {
            // Whole columns of q: of one kind the first half rounded up, of the other rounded down.
            const int q = *family_.fieldSize;
            for (int column = 0; column < 2 * q; ++column) {
                const bool first = column < q ? column < (q + 1) / 2 : column - q < q / 2;
                for (int row = 0; row < q; ++row)
                    side[std::size_t(column * q + row)] = first;
            }
        } else if (family_.groupSize > 0 && family_.product == std::nullopt) {
            // Whole groups, and half of group 0: its switches whose global links lead to the groups beside
            // it.
            const int groups = group_.empty() ? 0 : *std::max_element(group_.begin(), group_.end()) + 1;
            if (groups % 2 == 0) return {};
            std::vector<int> seen(std::size_t(groups), 0);
            for (std::size_t v = 0; v < side.size(); ++v)
                if (group_[v] >= 0)
                    side[v] =
                        group_[v] == 0 ? ++seen[0] <= family_.groupSize / 2 : group_[v] <= (groups - 1) / 2;
            for (std::size_t e = 0; e < g_.edgeCount(); ++e) { // hosts go with their switch
                const auto a = std::size_t(g_.edgeA[e]), b = std::size_t(g_.edgeB[e]);
                if (g_.isSwitch[a] == 0) side[a] = side[b];
                if (g_.isSwitch[b] == 0) side[b] = side[a];
            }
        } else {
            return {};
        }
        const fabric::VerifiedSplit split = fabric::verifySplit(g_, side);
        return split.balanced ? Json(split.cutGbps) : Json();
    }

    Json linksPerGroupPair() const {
        if (pairs_.empty()) return {};
        for (const auto& [pair, links] : pairs_)
            if (links != pairs_.begin()->second) return {};
        return pairs_.begin()->second;
    }

    Json globalLinks() const { return family_.groupSize > 0 ? Json(globalLinks_) : Json(); }

    Json radixOfSwitches() const {
        return switches_ > 0 ? Json(*std::max_element(switchPorts_.begin(), switchPorts_.end())) : Json();
    }

    static const Table& table() {
        static const Table all{
            {"hosts", [](const Figures& f) { return f.drawnHosts(); }},
            {"nodes", [](const Figures& f) { return Json(f.switches_); }},
            {"routers", [](const Figures& f) { return Json(f.switches_); }},
            {"switches", [](const Figures& f) { return Json(f.switches_); }},
            {"edge", [](const Figures& f) { return f.tier(1); }},
            {"leaf", [](const Figures& f) { return f.leaves(); }},
            {"agg", [](const Figures& f) { return f.tier(2); }},
            {"spine", [](const Figures& f) { return f.spines(); }},
            {"core", [](const Figures& f) { return f.tier(3); }},
            {"pods", [](const Figures& f) { return f.pods(); }},
            {"host_links", [](const Figures& f) { return Json(f.hostLinks_); }},
            {"switch_links", [](const Figures& f) { return Json(f.switchLinks_); }},
            {"links", [](const Figures& f) { return Json(f.switchLinks_); }},
            {"local_links",
             [](const Figures& f) {
                 return f.family_.groupSize > 0 ? Json(f.switchLinks_ - f.globalLinks_) : Json();
             }},
            {"global_links", [](const Figures& f) { return f.globalLinks(); }},
            {"global_links_per_group", [](const Figures& f) { return f.globalLinksPerGroup(); }},
            {"global_links_per_group_pair", [](const Figures& f) { return f.linksPerGroupPair(); }},
            {"network_radix", [](const Figures& f) { return f.radixOfSwitches(); }},
            {"degree", [](const Figures& f) { return f.radixOfSwitches(); }},
            {"radix", [](const Figures& f) { return f.ports(); }},
            {"p_balanced", [](const Figures& f) { return f.balancedHosts(); }},
            {"diameter", [](const Figures& f) { return f.switchDiameter(); }},
            {"switch_diameter", [](const Figures& f) { return f.switchDiameter(); }},
            {"host_diameter_links",
             [](const Figures& f) { return f.hostLinks_ > 0 ? Json(f.hops().diameter()) : Json(); }},
            {"avg_distance", [](const Figures& f) { return f.meanHops(); }},
            {"ecmp_paths_interpod", [](const Figures& f) { return f.pathsToFarthest(); }},
            {"lambda2", [](const Figures& f) { return f.lambda2(); }},
            {"laplacian_lambda2", [](const Figures& f) { return f.lambda2(); }},
            {"spectral_lower", [](const Figures& f) { return f.spectralLower(); }},
            {"bisection", [](const Figures& f) { return f.bisection(); }},
            {"bisection_links", [](const Figures& f) { return f.bisection(); }},
            {"bisection_lower", [](const Figures& f) { return f.bisectionLower(); }},
            {"bisection_upper", [](const Figures& f) { return f.bisectionUpper(); }}};
        return all;
    }

    /// Leaves of a Clos, or the switches of a dragonfly+ that carry hosts.
    Json leaves() const {
        if (family_.layered || family_.groupSize > 0) return std::count(layers_.begin(), layers_.end(), 1);
        return {};
    }
    Json spines() const {
        if (family_.layered || family_.groupSize > 0) return std::count(layers_.begin(), layers_.end(), 2);
        return {};
    }
    Json globalLinksPerGroup() const {
        const Json pair = linksPerGroupPair();
        if (pair.is_null()) return {};
        return pair.get<std::int64_t>() * *std::max_element(group_.begin(), group_.end());
    }
    /// Ports in use on the fullest switch.
    Json ports() const {
        std::int64_t most = 0;
        for (std::size_t v = 0; v < links_.size(); ++v)
            if (g_.isSwitch[v] != 0) most = std::max(most, links_[v]);
        return most;
    }
    /// Hosts per switch at which all-to-all traffic is balanced: half the network radix, rounded up.
    Json balancedHosts() const {
        if (!family_.fieldSize) return {};
        return (radixOfSwitches().get<std::int64_t>() + 1) / 2;
    }

    CaseFamily family_;
    const fabric::FabricGraph& g_;
    fabric::Network network_;
    std::vector<std::int32_t> layers_;
    std::vector<std::int64_t> links_, switchPorts_; ///< per node: all links, those to switches
    std::vector<std::int32_t> group_;
    std::map<std::pair<int, int>, std::int64_t> pairs_; ///< global links by pair of groups
    std::int64_t switches_ = 0, hostLinks_ = 0, switchLinks_ = 0, globalLinks_ = 0;
    mutable std::optional<fabric::HopSummary> hops_;
};

} // namespace

CaseAnswer answerTopology(const CaseQuestion& question) {
    auto family = readFamily(question.inputs, question.folders);
    if (!family) return family.error();
    const Figures figures(std::move(*family));
    Json values = Json::object();
    for (const std::string& name : question.wanted)
        if (Json value = figures.value(name); !value.is_null()) values[name] = std::move(value);
    return values;
}

} // namespace cw::cli
