#include "solvers/fabric/tree_cut.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace cw::solvers::fabric {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// cost[s]: smallest cut inside a subtree (and on the edge above it) with s weight units on the far side.
using Cost = std::vector<double>;

enum class Shape : std::uint8_t { Convex, Concave, Mixed };

Shape shapeOf(const Cost& f) {
    bool convex = true;
    bool concave = true;
    for (std::size_t s = 0; s < f.size(); ++s)
        if (std::isinf(f[s])) return Shape::Mixed;
    for (std::size_t s = 2; s < f.size(); ++s) {
        const double bend = f[s] - 2 * f[s - 1] + f[s - 2];
        const double noise = 1e-13 * (std::abs(f[s]) + std::abs(f[s - 1]));
        convex = convex && bend >= -noise;
        concave = concave && bend <= noise;
    }
    return convex ? Shape::Convex : concave ? Shape::Concave : Shape::Mixed;
}

class Solver {
public:
    Solver(const TreeCutLimits& limits, const std::stop_token& stop)
        : budget_(limits.operations)
        , stop_(stop) {}

    bool spent() const { return budget_ < 0; }

    Cost combine(const Cost& f, const Cost& g) {
        if (shapeOf(f) == Shape::Convex && shapeOf(g) == Shape::Convex) return mergeSlopes(f, g);
        Cost r(f.size() + g.size() - 1, kInfinity);
        if (!spend(static_cast<double>(f.size()) * static_cast<double>(g.size()))) return r;
        for (std::size_t i = 0; i < f.size(); ++i) {
            if (std::isinf(f[i])) continue;
            for (std::size_t j = 0; j < g.size(); ++j)
                r[i + j] = std::min(r[i + j], f[i] + g[j]);
        }
        return r;
    }

    /// `count` copies of `f`.
    Cost power(const Cost& f, std::int64_t count) {
        const std::size_t m = f.size() - 1;
        const auto k = static_cast<std::size_t>(count);
        if (count == 1 || m == 0) return f;
        const Shape shape = shapeOf(f);
        Cost r(m * k + 1);
        if (shape == Shape::Concave) {
            // A concave sum is smallest at a corner: whole copies and one remainder. f(0) is 0 but kept
            // general.
            for (std::size_t s = 0; s <= m * k; ++s) {
                const std::size_t full = std::min(s / m, k - 1);
                r[s] = static_cast<double>(full) * f[m] + static_cast<double>(k - 1 - full) * f[0] +
                       f[s - full * m];
            }
            return r;
        }
        if (shape == Shape::Convex) {
            // A convex sum is smallest when the copies are as equal as possible.
            for (std::size_t s = 0; s <= m * k; ++s) {
                const std::size_t low = s / k;
                const std::size_t more = s % k;
                r[s] = static_cast<double>(k - more) * f[low] +
                       (more > 0 ? static_cast<double>(more) * f[low + 1] : 0);
            }
            return r;
        }
        Cost square = f;
        Cost sum{0};
        for (std::int64_t rest = count; rest > 0 && !spent(); rest /= 2) {
            if (rest % 2 != 0) sum = combine(sum, square);
            if (rest > 1) square = combine(square, square);
        }
        return sum;
    }

    /// Adds the edge above: the node itself lies on either side.
    Cost above(const Cost& inner, double rate) const {
        Cost r(inner.size());
        for (std::size_t s = 0; s < inner.size(); ++s)
            r[s] = std::min(inner[s], rate + inner[inner.size() - 1 - s]);
        return r;
    }

private:
    bool spend(double operations) {
        budget_ -= operations;
        if (stop_.stop_requested()) budget_ = -1;
        return budget_ >= 0;
    }

    static Cost mergeSlopes(const Cost& f, const Cost& g) {
        Cost r{f[0] + g[0]};
        r.reserve(f.size() + g.size() - 1);
        std::size_t i = 1;
        std::size_t j = 1;
        while (i < f.size() || j < g.size()) {
            const bool takeF = j >= g.size() || (i < f.size() && f[i] - f[i - 1] <= g[j] - g[j - 1]);
            r.push_back(r.back() + (takeF ? f[i] - f[i - 1] : g[j] - g[j - 1]));
            ++(takeF ? i : j);
        }
        return r;
    }

    double budget_;
    const std::stop_token& stop_;
};

/// A rate rounded down (but for noise) to about ten digits, so that identical subtrees are recognised as
/// such.
double rounded(double rate) {
    if (rate <= 0) return 0;
    const double step = std::exp2(std::floor(std::log2(rate)) - 34);
    return std::floor(rate / step * (1 + 1e-13)) * step;
}

} // namespace

TreeCut smallestTreeCut(const DistributionTree& tree, const std::vector<std::int64_t>& weight,
                        const Balance& balance, const TreeCutLimits& limits, const std::stop_token& stop) {
    const std::size_t n = tree.size();
    TreeCut result;
    // Children before parents.
    std::vector<std::int32_t> pending(n, 0);
    for (auto p : tree.parent)
        if (p >= 0) ++pending[static_cast<std::size_t>(p)];
    std::vector<std::size_t> order;
    order.reserve(n);
    for (std::size_t x = 0; x < n; ++x)
        if (pending[x] == 0) order.push_back(x);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::int32_t p = tree.parent[order[i]];
        if (p >= 0 && --pending[static_cast<std::size_t>(p)] == 0)
            order.push_back(static_cast<std::size_t>(p));
    }

    using Key = std::pair<double, std::vector<std::pair<std::int32_t, std::int64_t>>>;
    std::map<Key, std::int32_t> known;
    std::vector<Cost> costOf;
    std::vector<std::map<std::int32_t, std::int64_t>> children(n); // class -> copies
    std::vector<std::int64_t> below(n, 0);
    Solver solver(limits, stop);
    double ratePerEndpoint = kInfinity;
    Cost root;
    for (std::size_t x : order) {
        if (tree.leaf[x] >= 0) below[x] = weight[static_cast<std::size_t>(tree.leaf[x])];
        const std::int32_t p = tree.parent[x];
        if (p >= 0) {
            below[static_cast<std::size_t>(p)] += below[x];
            if (below[x] > 0)
                ratePerEndpoint = std::min(ratePerEndpoint, tree.rate[x] / static_cast<double>(below[x]));
        }
        if (solver.spent()) continue;
        const double rate = rounded(tree.rate[x]);
        Key key{p >= 0 ? rate : -1, {children[x].begin(), children[x].end()}};
        if (tree.leaf[x] >= 0) key.second.emplace_back(-1, below[x]);
        children[x].clear();
        const auto [at, isNew] = known.try_emplace(std::move(key), static_cast<std::int32_t>(costOf.size()));
        if (isNew) {
            Cost inner{0};
            if (tree.leaf[x] >= 0) {
                inner.assign(static_cast<std::size_t>(below[x] / balance.unit) + 1, kInfinity);
                inner.front() = 0;
            }
            for (const auto& [cls, copies] : at->first.second)
                if (cls >= 0)
                    inner =
                        solver.combine(inner, solver.power(costOf[static_cast<std::size_t>(cls)], copies));
            if (p < 0) root = inner;
            costOf.push_back(p >= 0 ? solver.above(inner, rate) : Cost{});
        }
        if (p >= 0) ++children[static_cast<std::size_t>(p)][at->second];
    }
    result.ratePerEndpoint = std::isinf(ratePerEndpoint) ? 0 : ratePerEndpoint;
    result.cut = result.ratePerEndpoint * static_cast<double>(balance.minor);
    if (solver.spent()) return result;
    const auto minor = static_cast<std::size_t>(balance.minor / balance.unit);
    const std::size_t major = root.size() - 1 - minor;
    result.cut = std::min(root[minor], root[major]);
    if (std::isinf(result.cut)) result.cut = 0;
    result.exact = true;
    return result;
}

} // namespace cw::solvers::fabric
