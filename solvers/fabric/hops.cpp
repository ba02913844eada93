#include "solvers/fabric/hops.h"

#include <algorithm>
#include <bit>
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
    constexpr std::size_t kLanes = 64; // sources searched at once, one bit each
    HopSummary summary;
    const Reduced r = reduce(network);
    std::vector<std::size_t> sources;
    for (std::size_t c = 0; c < r.weight.size(); ++c)
        if (r.weight[c] > 0) sources.push_back(c);
    const std::vector<std::size_t> targets = sources;
    // A batch costs about the links once a level; ten levels are more than most fabrics have.
    const double cost = 10 * static_cast<double>(r.arcs + r.weight.size());
    const auto most = static_cast<std::size_t>(std::max(1.0, budget / cost)) * kLanes;
    if (sources.size() > most) {
        summary.exact = false;
        for (std::size_t i = 0; i < most; ++i)
            sources[i] = sources[i * sources.size() / most];
        sources.resize(most);
    }
    const auto count = [&](std::size_t hops, double pairs) {
        if (pairs <= 0) return;
        if (summary.pairs.size() <= hops) summary.pairs.resize(hops + 1, 0);
        summary.pairs[hops] += pairs;
    };
    std::vector<std::uint64_t> seen(r.weight.size());
    std::vector<std::uint64_t> front(r.weight.size());
    std::vector<std::uint64_t> next(r.weight.size());
    for (std::size_t begin = 0; begin < sources.size(); begin += kLanes) {
        if (stop.stop_requested()) {
            summary.exact = false;
            return summary;
        }
        std::fill(seen.begin(), seen.end(), 0);
        std::fill(front.begin(), front.end(), 0);
        const std::size_t lanes = std::min(kLanes, sources.size() - begin);
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const std::size_t s = sources[begin + lane];
            front[s] |= std::uint64_t{1} << lane;
            seen[s] |= front[s];
            // Members of one kind share their neighbours, so they are two hops apart. Pairs count once.
            if (!r.next[s].empty()) count(2, (r.weight[s] * r.weight[s] - r.sumOfSquares[s]) / 2);
        }
        for (std::size_t hops = 1;; ++hops) {
            std::fill(next.begin(), next.end(), 0);
            for (std::size_t v = 0; v < front.size(); ++v)
                if (front[v] != 0)
                    for (auto u : r.next[v])
                        next[static_cast<std::size_t>(u)] |= front[v];
            bool any = false;
            for (std::size_t v = 0; v < next.size(); ++v) {
                next[v] &= ~seen[v];
                seen[v] |= next[v];
                any = any || next[v] != 0;
            }
            if (!any) break;
            double pairs = 0;
            for (const std::size_t t : targets)
                for (std::uint64_t bits = next[t]; bits != 0; bits &= bits - 1)
                    pairs += r.weight[t] *
                             r.weight[sources[begin + static_cast<std::size_t>(std::countr_zero(bits))]];
            count(hops, pairs / 2);
            front.swap(next);
        }
    }
    return summary;
}

} // namespace cw::solvers::fabric
