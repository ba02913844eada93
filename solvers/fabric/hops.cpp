#include "solvers/fabric/hops.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace cw::solvers::fabric {

namespace {

/// Vertices with equal neighbours made one: distances between the others do not change.
struct Reduced {
    std::vector<std::int32_t> firstMember;
    std::vector<double> weight;
    std::vector<double> sumOfSquares; ///< of the members' weights
    std::vector<std::vector<std::int32_t>> next;
    std::size_t arcs = 0;
};

Reduced reduce(const Network& net) {
    Reduced r;
    std::vector<std::int32_t> classOf(net.size(), -1);
    std::unordered_map<std::uint64_t, std::vector<std::int32_t>> byHash;
    std::vector<std::vector<std::int32_t>> around;
    for (std::size_t v = 0; v < net.size(); ++v) {
        std::vector<std::int32_t> key;
        for (const Arc& a : net.neighbours(v))
            if (net.layer[static_cast<std::size_t>(a.to)] >= 0) key.push_back(a.to);
        if (net.layer[v] < 0) continue;
        std::sort(key.begin(), key.end());
        std::uint64_t h = net.weight[v] > 0 ? 7 : 11;
        for (auto u : key)
            h = (h ^ static_cast<std::uint64_t>(u)) * 1099511628211ULL;
        auto& candidates = byHash[h];
        const auto found = std::find_if(candidates.begin(), candidates.end(), [&](std::int32_t c) {
            const auto member = static_cast<std::size_t>(r.firstMember[static_cast<std::size_t>(c)]);
            return !key.empty() && (net.weight[member] > 0) == (net.weight[v] > 0) &&
                   around[static_cast<std::size_t>(c)] == key;
        });
        if (found != candidates.end()) {
            classOf[v] = *found;
        } else {
            classOf[v] = static_cast<std::int32_t>(r.firstMember.size());
            candidates.push_back(classOf[v]);
            r.firstMember.push_back(static_cast<std::int32_t>(v));
            r.weight.push_back(0);
            r.sumOfSquares.push_back(0);
            around.push_back(std::move(key));
        }
        const auto c = static_cast<std::size_t>(classOf[v]);
        const auto w = static_cast<double>(net.weight[v]);
        r.weight[c] += w;
        r.sumOfSquares[c] += w * w;
    }
    r.next.resize(around.size());
    for (std::size_t c = 0; c < around.size(); ++c) {
        auto& to = r.next[c];
        for (auto u : around[c])
            to.push_back(classOf[static_cast<std::size_t>(u)]);
        std::sort(to.begin(), to.end());
        to.erase(std::unique(to.begin(), to.end()), to.end());
        r.arcs += to.size();
    }
    return r;
}

} // namespace

double HopSummary::pairCount() const {
    double sum = 0;
    for (double p : pairs)
        sum += p;
    return sum;
}

double HopSummary::mean() const {
    double sum = 0;
    for (std::size_t d = 0; d < pairs.size(); ++d)
        sum += static_cast<double>(d) * pairs[d];
    const double count = pairCount();
    return count > 0 ? sum / count : 0;
}

HopSummary measureHops(const Network& network, double budget, const std::stop_token& stop) {
    HopSummary summary;
    const Reduced r = reduce(network);
    std::vector<std::size_t> sources;
    for (std::size_t c = 0; c < r.weight.size(); ++c)
        if (r.weight[c] > 0) sources.push_back(c);
    const double cost = static_cast<double>(r.arcs + r.weight.size());
    const auto affordable = static_cast<std::size_t>(std::max(1.0, budget / cost));
    const std::size_t step = (sources.size() + affordable - 1) / std::max<std::size_t>(1, affordable);
    summary.exact = step <= 1;
    const auto count = [&](std::size_t hops, double pairs) {
        if (pairs <= 0) return;
        if (summary.pairs.size() <= hops) summary.pairs.resize(hops + 1, 0);
        summary.pairs[hops] += pairs;
    };
    std::vector<std::int32_t> distance(r.weight.size());
    std::vector<std::int32_t> queue;
    for (std::size_t i = 0; i < sources.size(); i += std::max<std::size_t>(1, step)) {
        if (stop.stop_requested()) {
            summary.exact = false;
            return summary;
        }
        const std::size_t s = sources[i];
        std::fill(distance.begin(), distance.end(), -1);
        queue.assign(1, static_cast<std::int32_t>(s));
        distance[s] = 0;
        for (std::size_t head = 0; head < queue.size(); ++head)
            for (auto u : r.next[static_cast<std::size_t>(queue[head])])
                if (auto& d = distance[static_cast<std::size_t>(u)]; d < 0) {
                    d = distance[static_cast<std::size_t>(queue[head])] + 1;
                    queue.push_back(u);
                }
        // Members of one kind share their neighbours, so they are two hops apart. Pairs count once.
        if (!r.next[s].empty()) count(2, (r.weight[s] * r.weight[s] - r.sumOfSquares[s]) / 2);
        for (const std::size_t t : sources)
            if (t != s && distance[t] > 0)
                count(static_cast<std::size_t>(distance[t]), r.weight[s] * r.weight[t] / 2);
    }
    return summary;
}

} // namespace cw::solvers::fabric
