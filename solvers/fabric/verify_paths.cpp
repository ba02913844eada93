#include "solvers/fabric/verify_tree.h"

#include <algorithm>

namespace cw::solvers::fabric::verify {

HopRouter::HopRouter(const FabricGraph& graph, const Links& links)
    : graph_(graph)
    , links_(links)
    , first_(graph.nodeCount() + 2, 0)
    , next_(2 * links.keys.size())
    , load_(links.keys.size(), 0) {
    const auto low = [&](std::size_t l) { return static_cast<std::size_t>(links_.keys[l] >> 32U); };
    const auto high = [&](std::size_t l) { return static_cast<std::size_t>(links_.keys[l] & 0xffffffffU); };
    for (std::size_t l = 0; l < links.keys.size(); ++l) {
        ++first_[low(l) + 2];
        ++first_[high(l) + 2];
    }
    for (std::size_t i = 2; i < first_.size(); ++i)
        first_[i] += first_[i - 1];
    for (std::size_t l = 0; l < links.keys.size(); ++l) {
        next_[first_[low(l) + 1]++] = {static_cast<std::int32_t>(high(l)), static_cast<std::uint32_t>(l)};
        next_[first_[high(l) + 1]++] = {static_cast<std::int32_t>(low(l)), static_cast<std::uint32_t>(l)};
    }
}

bool HopRouter::route(std::int32_t centre, double rate) {
    const std::size_t n = graph_.nodeCount();
    level_.assign(n, -1);
    carried_.assign(n, 0);
    std::vector<std::vector<std::int32_t>> rings{{centre}};
    level_[static_cast<std::size_t>(centre)] = 0;
    while (!rings.back().empty()) {
        std::vector<std::int32_t> ring;
        for (auto v : rings.back())
            for (std::size_t i = first_[static_cast<std::size_t>(v)];
                 i < first_[static_cast<std::size_t>(v) + 1]; ++i)
                if (auto& l = level_[static_cast<std::size_t>(next_[i].first)]; l < 0) {
                    l = static_cast<std::int32_t>(rings.size());
                    ring.push_back(next_[i].first);
                }
        rings.push_back(std::move(ring));
    }
    for (std::size_t v = 0; v < n; ++v) {
        if (graph_.endpoints[v] > 0 && level_[v] < 0) return false;
        carried_[v] = rate * graph_.endpoints[v];
    }
    for (std::size_t r = rings.size(); r-- > 1;)
        for (auto v : rings[r]) {
            const auto here = static_cast<std::size_t>(v);
            if (carried_[here] <= 0) continue;
            double toCentre = 0;
            for (int pass = 0; pass < 2; ++pass)
                for (std::size_t i = first_[here]; i < first_[here + 1]; ++i) {
                    const auto [u, link] = next_[i];
                    if (level_[static_cast<std::size_t>(u)] + 1 != level_[here]) continue;
                    if (pass == 0) {
                        toCentre += links_.capacities[link];
                        continue;
                    }
                    const double share = carried_[here] * links_.capacities[link] / toCentre;
                    load_[link] += share;
                    carried_[static_cast<std::size_t>(u)] += share;
                }
        }
    return true;
}

void HopRouter::addLoads(std::vector<std::pair<std::uint64_t, double>>& loads) const {
    for (std::size_t l = 0; l < load_.size(); ++l)
        if (load_[l] > 0) loads.emplace_back(links_.keys[l], load_[l]);
}

namespace {

/// Depth-first over the sides of all vertices but equal hosts with one link, which settle the balance at the
/// end.
class Branching {
public:
    Branching(const FabricGraph& graph, const Links& links, std::int64_t lighter, double claimed,
              const std::stop_token& stop)
        : lighter_(lighter)
        , claimed_(claimed)
        , stop_(stop)
        , total_(graph.endpointCount()) {
        const std::size_t n = graph.nodeCount();
        std::vector<std::vector<std::pair<std::size_t, double>>> around(n);
        for (std::size_t l = 0; l < links.keys.size(); ++l) {
            const auto a = static_cast<std::size_t>(links.keys[l] >> 32U);
            const auto b = static_cast<std::size_t>(links.keys[l] & 0xffffffffU);
            around[a].emplace_back(b, links.capacities[l]);
            around[b].emplace_back(a, links.capacities[l]);
        }
        std::vector<std::uint8_t> hanging(n, 0);
        bool uniform = true;
        for (std::size_t v = 0; v < n; ++v) {
            if (graph.isSwitch[v] != 0 || graph.endpoints[v] == 0 || around[v].size() != 1) continue;
            if (graph.isSwitch[around[v][0].first] == 0) continue;
            if (hostWeight_ == 0) {
                hostWeight_ = graph.endpoints[v];
                hostPrice_ = around[v][0].second;
            }
            uniform = uniform && hostWeight_ == graph.endpoints[v] && hostPrice_ == around[v][0].second;
            hanging[v] = 1;
        }
        if (!uniform) hanging.assign(n, 0);
        std::vector<std::int32_t> place(n, -1);
        for (std::size_t v = 0; v < n; ++v) {
            if (hanging[v] != 0 || (around[v].empty() && graph.endpoints[v] == 0)) continue;
            place[v] = static_cast<std::int32_t>(vertices_.size());
            vertices_.push_back({graph.endpoints[v], 0, {}});
        }
        for (std::size_t v = 0; v < n; ++v) {
            if (hanging[v] != 0) {
                ++vertices_[static_cast<std::size_t>(place[around[v][0].first])].hosts;
                continue;
            }
            if (place[v] < 0) continue;
            for (const auto& [u, capacity] : around[v])
                if (hanging[u] == 0 && place[u] < place[v])
                    vertices_[static_cast<std::size_t>(place[v])].earlier.emplace_back(place[u], capacity);
        }
        side_.assign(vertices_.size(), 0);
    }

    std::size_t size() const { return vertices_.size(); }
    bool stopped() const { return stopped_; }

    /// Whether some balanced split is cheaper than claimed.
    bool cheaperExists() { return descend(0, 0, 0, 0, 0); }

private:
    struct Vertex {
        std::int64_t weight;
        std::int64_t hosts;
        std::vector<std::pair<std::int32_t, double>> earlier;
    };

    bool descend(std::size_t at, double cut, std::int64_t weight, std::int64_t hosts0, std::int64_t hosts1) {
        if (cut >= claimed_ * (1 - 1e-12) || stopped_) return false;
        if (at == vertices_.size()) return closes(cut, weight, hosts0, hosts1);
        if (++steps_ % 65536 == 0) stopped_ = stop_.stop_requested();
        const Vertex& v = vertices_[at];
        for (std::uint8_t s = 0; s < (at == 0 ? 1 : 2); ++s) {
            side_[at] = s;
            double more = 0;
            for (const auto& [u, capacity] : v.earlier)
                if (side_[static_cast<std::size_t>(u)] != s) more += capacity;
            const std::int64_t moved = s != 0 ? v.weight + v.hosts * hostWeight_ : 0;
            if (descend(at + 1, cut + more, weight + moved, hosts0 + (s == 0 ? v.hosts : 0),
                        hosts1 + (s != 0 ? v.hosts : 0)))
                return true;
        }
        return false;
    }

    bool closes(double cut, std::int64_t weight, std::int64_t hosts0, std::int64_t hosts1) const {
        for (const std::int64_t want : {lighter_, total_ - lighter_}) {
            std::int64_t moves = 0;
            if (want != weight) {
                if (hostWeight_ == 0 || (want - weight) % hostWeight_ != 0) continue;
                moves = (want - weight) / hostWeight_;
                if (moves > hosts0 || -moves > hosts1) continue;
            }
            if (cut + static_cast<double>(moves < 0 ? -moves : moves) * hostPrice_ < claimed_ * (1 - 1e-12))
                return true;
        }
        return false;
    }

    std::vector<Vertex> vertices_;
    std::vector<std::uint8_t> side_;
    std::int64_t lighter_;
    double claimed_;
    const std::stop_token& stop_;
    std::int64_t total_;
    std::int64_t hostWeight_ = 0;
    double hostPrice_ = 0;
    std::uint64_t steps_ = 0;
    bool stopped_ = false;
};

} // namespace

Proof proveByBranching(const FabricGraph& graph, const Links& links, double claimed, std::int64_t lighter,
                       const std::stop_token& stop) {
    Branching search(graph, links, lighter, claimed, stop);
    if (search.size() > 26) return refuse("too large to look at every split");
    if (search.cheaperExists()) return refuse("a cheaper split exists");
    if (search.stopped()) return refuse("stopped");
    Proof proof;
    proof.ok = true;
    proof.value = claimed;
    return proof;
}

} // namespace cw::solvers::fabric::verify
