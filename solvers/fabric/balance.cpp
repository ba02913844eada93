#include "solvers/fabric/balance.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace cw::solvers::fabric {

namespace {

/// Set of reachable sums 0 .. limit.
class SumSet {
public:
    explicit SumSet(std::size_t limit)
        : limit_(limit)
        , words_(limit / 64 + 1) {
        words_[0] = 1;
    }

    bool has(std::size_t s) const { return s <= limit_ && (words_[s / 64] >> (s % 64) & 1U) != 0; }

    /// Adds `step` to every sum, keeping the old ones.
    void add(std::size_t step) {
        if (step == 0 || step > limit_) return;
        const std::size_t whole = step / 64;
        const std::size_t bits = step % 64;
        for (std::size_t i = words_.size(); i-- > whole;) {
            std::uint64_t moved = words_[i - whole] << bits;
            if (bits > 0 && i > whole) moved |= words_[i - whole - 1] >> (64 - bits);
            words_[i] |= moved;
        }
    }

    /// Adds up to `count` items of weight `step`.
    void addMany(std::size_t step, std::int64_t count) {
        for (std::int64_t bundle = 1; count > 0; bundle *= 2) {
            const std::int64_t take = std::min(bundle, count);
            if (static_cast<std::int64_t>(limit_ / step) + 1 < take) {
                // A bundle that large never fits; the smaller ones before it already reach the limit.
                return;
            }
            add(step * static_cast<std::size_t>(take));
            count -= take;
        }
    }

private:
    std::size_t limit_;
    std::vector<std::uint64_t> words_;
};

std::map<std::int64_t, std::int64_t> weightClasses(const Network& net) {
    std::map<std::int64_t, std::int64_t> classes;
    for (auto w : net.weight)
        if (w > 0) ++classes[w];
    return classes;
}

/// Counts per class between `low` and `high` that weigh exactly `target`.
std::optional<std::vector<std::int64_t>> countsFor(const std::vector<std::int64_t>& weights,
                                                   const std::vector<std::int64_t>& low,
                                                   const std::vector<std::int64_t>& high,
                                                   std::int64_t target) {
    for (std::size_t k = 0; k < weights.size(); ++k)
        target -= weights[k] * low[k];
    if (target < 0) return std::nullopt;
    std::vector<SumSet> reach{SumSet(static_cast<std::size_t>(target))};
    for (std::size_t k = 0; k < weights.size(); ++k) {
        reach.push_back(reach.back());
        reach.back().addMany(static_cast<std::size_t>(weights[k]), high[k] - low[k]);
    }
    if (!reach.back().has(static_cast<std::size_t>(target))) return std::nullopt;
    std::vector<std::int64_t> counts = low;
    std::int64_t rest = target;
    for (std::size_t k = weights.size(); k-- > 0;) {
        while (!reach[k].has(static_cast<std::size_t>(rest))) {
            rest -= weights[k];
            ++counts[k];
        }
    }
    return counts;
}

} // namespace

Balance findBalance(const Network& network) {
    Balance b;
    b.total = network.totalWeight;
    const auto classes = weightClasses(network);
    std::int64_t unit = 0;
    for (const auto& [w, count] : classes)
        unit = std::gcd(unit, w);
    if (unit == 0) return b;
    b.unit = unit;
    const std::int64_t half = b.total / 2 / unit;
    if (classes.size() == 1) {
        b.minor = half * unit;
        return b;
    }
    SumSet sums(static_cast<std::size_t>(half));
    for (const auto& [w, count] : classes)
        sums.addMany(static_cast<std::size_t>(w / unit), count);
    std::int64_t s = half;
    while (!sums.has(static_cast<std::size_t>(s)))
        --s;
    b.minor = s * unit;
    return b;
}

std::optional<std::vector<std::uint8_t>>
prefixOfWeight(const Network& network, const std::vector<std::int32_t>& order, std::int64_t target) {
    const auto classes = weightClasses(network);
    std::vector<std::int64_t> weights;
    std::vector<std::int64_t> total;
    std::map<std::int64_t, std::size_t> classOf;
    for (const auto& [w, count] : classes) {
        classOf[w] = weights.size();
        weights.push_back(w);
        total.push_back(count);
    }
    // What a plain prefix would hold, then the nearest counts that weigh exactly the target.
    std::vector<std::int64_t> natural(weights.size(), 0);
    std::int64_t sum = 0;
    for (auto v : order) {
        const std::int64_t w = network.weight[static_cast<std::size_t>(v)];
        if (sum + w > target) break;
        sum += w;
        ++natural[classOf[w]];
    }
    std::optional<std::vector<std::int64_t>> counts;
    for (std::int64_t slack = 0; !counts; slack = slack == 0 ? 2 : slack * 8) {
        std::vector<std::int64_t> low(weights.size());
        std::vector<std::int64_t> high(weights.size());
        bool everything = true;
        for (std::size_t k = 0; k < weights.size(); ++k) {
            low[k] = std::max<std::int64_t>(0, natural[k] - slack);
            high[k] = std::min(total[k], natural[k] + slack);
            everything = everything && low[k] == 0 && high[k] == total[k];
        }
        counts = countsFor(weights, low, high, target);
        if (everything) break;
    }
    if (!counts) return std::nullopt;
    std::vector<std::uint8_t> chosen(network.size(), 0);
    for (auto v : order) {
        std::int64_t& left = (*counts)[classOf[network.weight[static_cast<std::size_t>(v)]]];
        if (left == 0) continue;
        --left;
        chosen[static_cast<std::size_t>(v)] = 1;
    }
    return chosen;
}

} // namespace cw::solvers::fabric
