#include "solvers/power/flow.h"

#include <algorithm>

namespace cw::solvers::power {

namespace {

/// Weight of the live cords of a load; `alive` answers for a supernode.
template <class Alive>
double liveShare(const Graph& g, const Load& load, const Alive& alive) {
    double sum = 0;
    for (const Supply& s : load.supplies)
        if (alive(g.nodeOf[s.element])) sum += s.share;
    return sum;
}

/// Calls `give(upstream element, part)` for each upstream link that carries a part of the input of `element`.
template <class Alive, class Give>
void splitInput(const PowerInput& input, const Graph& g, std::uint32_t element, const Alive& alive,
                const Give& give) {
    const auto upstream = g.upstream[element];
    if (input.elements[element].feed == FeedMode::Transfer) {
        for (std::uint32_t up : upstream)
            if (alive(g.nodeOf[up])) {
                give(up, 1.0);
                return;
            }
        return;
    }
    std::size_t live = 0;
    for (std::uint32_t up : upstream)
        live += alive(g.nodeOf[up]) ? 1 : 0;
    for (std::uint32_t up : upstream)
        if (alive(g.nodeOf[up])) give(up, 1.0 / static_cast<double>(live));
}

} // namespace

Flow flowOf(const PowerInput& input, const Graph& g, const std::vector<char>& failed) {
    const std::size_t n = input.elements.size();
    Flow f;
    f.alive.assign(n, 0);
    f.nodeAlive.assign(g.nodeCount(), 0);
    f.nodeOutW.assign(g.nodeCount(), 0);
    f.outW.assign(n, 0);
    f.inW.assign(n, 0);
    const auto alive = [&f](std::uint32_t node) { return f.nodeAlive[node] != 0; };

    for (std::uint32_t node : g.order)
        for (std::uint32_t e : g.members[node]) {
            const auto upstream = g.upstream[e];
            const bool reached = isSource(input.elements[e].kind) ||
                                 std::any_of(upstream.begin(), upstream.end(),
                                             [&](std::uint32_t up) { return alive(g.nodeOf[up]); });
            f.alive[e] = reached && (failed.empty() || !failed[e]);
            f.nodeAlive[node] |= f.alive[e];
        }
    for (const Load& load : input.loads) {
        const double share = liveShare(g, load, alive);
        if (share <= 0) continue;
        for (const Supply& s : load.supplies)
            if (alive(g.nodeOf[s.element])) f.nodeOutW[g.nodeOf[s.element]] += drawW(load) * s.share / share;
    }
    for (auto it = g.order.rbegin(); it != g.order.rend(); ++it) {
        double live = 0;
        for (std::uint32_t e : g.members[*it])
            live += f.alive[e];
        for (std::uint32_t e : g.members[*it]) {
            if (!f.alive[e]) continue;
            f.outW[e] = f.nodeOutW[*it] / live;
            f.inW[e] = f.outW[e] + lossW(input.elements[e], f.outW[e]);
            splitInput(input, g, e, alive,
                       [&](std::uint32_t up, double part) { f.nodeOutW[g.nodeOf[up]] += f.inW[e] * part; });
        }
    }
    return f;
}

FailureSweep::FailureSweep(const PowerInput& input, const Graph& g, const Flow& normal)
    : input_(input)
    , graph_(g)
    , normal_(normal)
    , elementStamp_(input.elements.size(), 0)
    , nodeStamp_(g.nodeCount(), 0)
    , loadStamp_(input.loads.size(), 0)
    , queueStamp_(g.nodeCount(), 0)
    , outStamp_(input.elements.size(), 0)
    , deltaStamp_(g.nodeCount(), 0)
    , elementAlive_(input.elements.size(), 0)
    , nodeAlive_(g.nodeCount(), 0)
    , deltaW_(g.nodeCount(), 0)
    , outW_(input.elements.size(), 0) {}

bool FailureSweep::alive(std::uint32_t e) const {
    return (elementStamp_[e] == stamp_ ? elementAlive_[e] : normal_.alive[e]) != 0;
}

bool FailureSweep::nodeAlive(std::uint32_t node) const {
    return (nodeStamp_[node] == stamp_ ? nodeAlive_[node] : normal_.nodeAlive[node]) != 0;
}

double FailureSweep::outW(std::uint32_t e) const {
    return outStamp_[e] == stamp_ ? outW_[e] : normal_.outW[e];
}

void FailureSweep::pushNode(std::uint32_t node) {
    if (queueStamp_[node] == stamp_) return;
    queueStamp_[node] = stamp_;
    queue_.push_back(graph_.rank[node]);
    std::push_heap(queue_.begin(), queue_.end());
}

void FailureSweep::addTo(std::uint32_t node, double watts) {
    if (deltaStamp_[node] != stamp_) {
        deltaStamp_[node] = stamp_;
        deltaW_[node] = 0;
    }
    deltaW_[node] += watts;
    pushNode(node);
}

Impact FailureSweep::fail(std::span<const std::uint32_t> elements) {
    ++stamp_;
    queue_.clear();
    deadNodes_.clear();
    affectedElements_.clear();
    touched_.clear();
    lost_.clear();
    spreadDeath(elements);
    const Impact impact = moveLoads();
    moveUpstream();
    return impact;
}

void FailureSweep::spreadDeath(std::span<const std::uint32_t> elements) {
    std::vector<std::uint32_t> dying(elements.begin(), elements.end());
    for (std::size_t i = 0; i < dying.size(); ++i) {
        const std::uint32_t e = dying[i];
        if (!alive(e)) continue;
        elementStamp_[e] = stamp_;
        elementAlive_[e] = 0;
        const std::uint32_t node = graph_.nodeOf[e];
        affectedElements_.push_back(e);
        const auto members = graph_.members[node];
        if (std::any_of(members.begin(), members.end(), [this](std::uint32_t m) { return alive(m); }))
            continue;
        nodeStamp_[node] = stamp_;
        nodeAlive_[node] = 0;
        deadNodes_.push_back(node);
        for (std::uint32_t below : graph_.downstream[node]) {
            affectedElements_.push_back(below);
            const auto upstream = graph_.upstream[below];
            const bool reached = isSource(input_.elements[below].kind) ||
                                 std::any_of(upstream.begin(), upstream.end(), [this](std::uint32_t up) {
                                     return nodeAlive(graph_.nodeOf[up]);
                                 });
            if (!reached) dying.push_back(below);
        }
    }
}

Impact FailureSweep::moveLoads() {
    Impact impact;
    const auto before = [this](std::uint32_t node) { return normal_.nodeAlive[node] != 0; };
    const auto after = [this](std::uint32_t node) { return nodeAlive(node); };
    for (std::uint32_t node : deadNodes_)
        for (std::uint32_t index : graph_.loads[node]) {
            if (loadStamp_[index] == stamp_) continue;
            loadStamp_[index] = stamp_;
            const Load& load = input_.loads[index];
            const double shareBefore = liveShare(graph_, load, before);
            if (shareBefore <= 0) continue;
            const double shareAfter = liveShare(graph_, load, after);
            const double draw = drawW(load);
            double capacity = 0;
            bool capacityKnown = true;
            for (const Supply& s : load.supplies) {
                const std::uint32_t at = graph_.nodeOf[s.element];
                const double was = before(at) ? draw * s.share / shareBefore : 0;
                const double is = after(at) ? draw * s.share / shareAfter : 0;
                addTo(at, is - was);
                if (!after(at)) continue;
                capacityKnown = capacityKnown && s.capacityW.has_value();
                capacity += s.capacityW.value_or(0);
            }
            if (shareAfter <= 0) {
                ++impact.lost;
                impact.lostDual += load.supplies.size() > 1 ? 1 : 0;
                impact.lostW += draw;
                lost_.push_back(index);
            } else if (capacityKnown && capacity < draw) {
                ++impact.shortfall;
            }
        }
    return impact;
}

void FailureSweep::moveUpstream() {
    for (std::uint32_t e : affectedElements_)
        pushNode(graph_.nodeOf[e]);
    // Largest rank first: what hangs below is settled before what feeds it.
    while (!queue_.empty()) {
        std::pop_heap(queue_.begin(), queue_.end());
        const std::uint32_t node = graph_.order[queue_.back()];
        queue_.pop_back();
        moveNode(node);
    }
}

void FailureSweep::moveNode(std::uint32_t node) {
    const double delta = deltaStamp_[node] == stamp_ ? deltaW_[node] : 0;
    const double nodeOut = nodeAlive(node) ? normal_.nodeOutW[node] + delta : 0;
    double live = 0;
    for (std::uint32_t e : graph_.members[node])
        live += alive(e) ? 1 : 0;
    const auto give = [this](std::uint32_t up, double watts) { addTo(graph_.nodeOf[up], watts); };
    const auto before = [this](std::uint32_t n) { return normal_.nodeAlive[n] != 0; };
    const auto after = [this](std::uint32_t n) { return nodeAlive(n); };
    for (std::uint32_t e : graph_.members[node]) {
        const bool on = alive(e);
        outStamp_[e] = stamp_;
        outW_[e] = on ? nodeOut / live : 0;
        touched_.push_back(e);
        const double in = on ? outW_[e] + lossW(input_.elements[e], outW_[e]) : 0;
        if (normal_.inW[e] != 0)
            splitInput(input_, graph_, e, before,
                       [&](std::uint32_t up, double part) { give(up, -normal_.inW[e] * part); });
        if (in != 0)
            splitInput(input_, graph_, e, after, [&](std::uint32_t up, double part) { give(up, in * part); });
    }
}

} // namespace cw::solvers::power
