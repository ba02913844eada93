#include "solvers/power/graph.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <unordered_map>

namespace cw::solvers::power {

Lists::Lists(std::size_t lists, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& pairs)
    : start_(lists + 1, 0)
    , items_(pairs.size()) {
    for (const auto& [list, item] : pairs)
        ++start_[list + 1];
    for (std::size_t i = 0; i < lists; ++i)
        start_[i + 1] += start_[i];
    std::vector<std::uint32_t> next(start_.begin(), start_.end() - 1);
    for (const auto& [list, item] : pairs)
        items_[next[list]++] = item;
}

bool isSource(ElementKind kind) {
    return kind == ElementKind::Utility || kind == ElementKind::Generator;
}

namespace {

using Pairs = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

/// Walks upstream inside the supernodes that could not be ordered until one repeats: every one of them has a
/// predecessor among them.
std::string describeCycle(const PowerInput& input, const Graph& g,
                          const std::vector<std::uint32_t>& waiting) {
    const auto stuck = std::find_if(waiting.begin(), waiting.end(), [](std::uint32_t w) { return w > 0; });
    auto node = static_cast<std::uint32_t>(stuck - waiting.begin());
    std::vector<std::uint32_t> path;
    while (std::find(path.begin(), path.end(), node) == path.end()) {
        path.push_back(node);
        bool found = false;
        for (std::size_t i = 0; i < g.members[node].size() && !found; ++i)
            for (std::uint32_t up : g.upstream[g.members[node][i]]) {
                if (waiting[g.nodeOf[up]] == 0) continue;
                node = g.nodeOf[up];
                found = true;
                break;
            }
    }
    path.erase(path.begin(), std::find(path.begin(), path.end(), node));
    std::string text = input.elements[g.members[node][0]].label;
    for (auto it = path.rbegin(); it != path.rend(); ++it)
        text += " > " + input.elements[g.members[*it][0]].label;
    return text;
}

} // namespace

Result<Graph> buildGraph(const PowerInput& input) {
    const std::size_t n = input.elements.size();
    Graph g;
    g.nodeOf.resize(n);
    std::unordered_map<std::int32_t, std::uint32_t> groups;
    std::uint32_t nodes = 0;
    for (std::size_t e = 0; e < n; ++e) {
        const std::int32_t group = input.elements[e].group;
        if (group < 0) {
            g.nodeOf[e] = nodes++;
            continue;
        }
        const auto [it, fresh] = groups.try_emplace(group, nodes);
        if (fresh) ++nodes;
        g.nodeOf[e] = it->second;
    }

    Pairs members, upstream, downstream, loads;
    for (std::uint32_t e = 0; e < n; ++e)
        members.emplace_back(g.nodeOf[e], e);
    for (const Link& l : input.links) {
        upstream.emplace_back(l.downstream, l.upstream);
        downstream.emplace_back(g.nodeOf[l.upstream], l.downstream);
    }
    for (std::uint32_t i = 0; i < input.loads.size(); ++i)
        for (const Supply& s : input.loads[i].supplies)
            loads.emplace_back(g.nodeOf[s.element], i);
    g.members = Lists(nodes, members);
    g.upstream = Lists(n, upstream);
    g.downstream = Lists(nodes, downstream);
    g.loads = Lists(nodes, loads);

    std::vector<std::uint32_t> waiting(nodes, 0);
    for (const Link& l : input.links)
        ++waiting[g.nodeOf[l.downstream]];
    for (std::uint32_t node = 0; node < nodes; ++node)
        if (waiting[node] == 0) g.order.push_back(node);
    for (std::size_t i = 0; i < g.order.size(); ++i)
        for (std::uint32_t e : g.downstream[g.order[i]])
            if (--waiting[g.nodeOf[e]] == 0) g.order.push_back(g.nodeOf[e]);
    if (g.order.size() != nodes)
        return Error{ErrorCode::Conflict, "power tree", describeCycle(input, g, waiting)};
    g.rank.resize(nodes);
    for (std::uint32_t i = 0; i < nodes; ++i)
        g.rank[g.order[i]] = i;
    return g;
}

Capacity capacityOf(const Element& e, const PowerOptions& options) {
    Capacity best{std::numeric_limits<double>::infinity(), Limit::None};
    const auto consider = [&best](double watts, Limit limit) {
        if (watts < best.watts) best = {watts, limit};
    };
    if (e.ratingW) consider(e.ratingW->value, Limit::RatedPower);
    if (e.ratingVa) consider(e.ratingVa->value * options.powerFactor, Limit::RatedApparentPower);
    if (e.breakerA && e.voltageV)
        consider((e.phases == 3 ? std::numbers::sqrt3 : 1.0) * e.voltageV->value * e.breakerA->value *
                     e.continuousFactor * options.powerFactor,
                 Limit::Breaker);
    return best;
}

} // namespace cw::solvers::power
