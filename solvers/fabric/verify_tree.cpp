#include "solvers/fabric/verify_tree.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

namespace cw::solvers::fabric::verify {

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

/// Checks the shape and lists nodes so that children come before parents; empty when it is no tree.
std::vector<std::size_t> bottomUp(const DistributionTree& t, std::string& problem) {
    const std::size_t n = t.size();
    if (t.rate.size() != n || t.leaf.size() != n || t.massBegin.size() != n + 1 ||
        t.flowBegin.size() != n + 1 || n == 0) {
        problem = "the tree's arrays differ in length";
        return {};
    }
    if (t.massBegin.front() != 0 || t.massBegin.back() != t.masses.size() || t.flowBegin.front() != 0 ||
        t.flowBegin.back() != t.flows.size() || !std::is_sorted(t.massBegin.begin(), t.massBegin.end()) ||
        !std::is_sorted(t.flowBegin.begin(), t.flowBegin.end())) {
        problem = "the tree's ranges are malformed";
        return {};
    }
    std::vector<std::int32_t> children(n, 0);
    std::size_t roots = 0;
    for (std::size_t x = 0; x < n; ++x) {
        const std::int32_t p = t.parent[x];
        if (p >= static_cast<std::int32_t>(n) || p < -1 || !(t.rate[x] >= 0) || !std::isfinite(t.rate[x])) {
            problem = "a parent or a rate is malformed";
            return {};
        }
        if (p < 0)
            ++roots;
        else
            ++children[static_cast<std::size_t>(p)];
    }
    std::vector<std::size_t> order;
    for (std::size_t x = 0; x < n; ++x) {
        if (children[x] != 0) {
            if (t.leaf[x] >= 0) problem = "an endpoint has children";
            continue;
        }
        order.push_back(x);
        if (t.leaf[x] < 0) problem = "a tip of the tree is no endpoint";
    }
    for (std::size_t i = 0; i < order.size(); ++i)
        if (const std::int32_t p = t.parent[order[i]]; p >= 0 && --children[static_cast<std::size_t>(p)] == 0)
            order.push_back(static_cast<std::size_t>(p));
    if (roots != 1 || order.size() != n) problem = "the nodes form no single tree";
    if (!problem.empty()) order.clear();
    return order;
}

/// Smallest balanced cut of the tree: the same recursion as in the theorem, subtrees recognised by equal
/// costs.
class Recursion {
public:
    using Cost = std::vector<double>;

    Recursion(const std::stop_token& stop)
        : stop_(stop) {}
    bool gaveUp() const { return work_ > 2e9 || stopped_; }

    Cost sum(const Cost& a, const Cost& b) {
        Cost r(a.size() + b.size() - 1, kNever);
        work_ += static_cast<double>(a.size()) * static_cast<double>(b.size());
        stopped_ = stopped_ || stop_.stop_requested();
        if (gaveUp()) return r;
        for (std::size_t i = 0; i < a.size(); ++i)
            for (std::size_t j = 0; j < b.size(); ++j)
                r[i + j] = std::min(r[i + j], a[i] + b[j]);
        return r;
    }

    Cost repeated(const Cost& f, std::size_t times) {
        if (times == 1 || f.size() == 1) return f;
        const std::size_t m = f.size() - 1;
        bool straight = true;
        bool hollow = true; // concave: differences never grow
        for (std::size_t s = 0; s <= m; ++s) {
            if (std::isinf(f[s])) straight = hollow = false;
            if (s < 2 || !hollow) continue;
            const double now = f[s] - f[s - 1];
            const double before = f[s - 1] - f[s - 2];
            hollow = now <= before + 1e-12 * std::max(f[s], f[s - 1]);
        }
        if (straight && hollow) {
            Cost r(m * times + 1);
            for (std::size_t s = 0; s < r.size(); ++s) {
                const std::size_t whole = s / m;
                r[s] = static_cast<double>(whole) * f[m] + (s % m != 0 ? f[s % m] : 0);
            }
            return r;
        }
        const Cost half = repeated(f, times / 2);
        Cost r = sum(half, half);
        return times % 2 != 0 ? sum(r, f) : r;
    }

private:
    const std::stop_token& stop_;
    double work_ = 0;
    bool stopped_ = false;
};

/// Ten digits, rounded down but for noise, so that equal subtrees built from different sums agree.
double coarse(double rate) {
    int exponent = 0;
    const double mantissa = std::frexp(rate, &exponent);
    return std::ldexp(std::floor(std::ldexp(mantissa * (1 + 1e-12), 34)), exponent - 34);
}

double cutOfTree(const DistributionTree& t, const std::vector<std::size_t>& order, const FabricGraph& graph,
                 std::int64_t lighter, const std::stop_token& stop) {
    std::int64_t unit = 0;
    std::int64_t total = 0;
    for (auto w : graph.endpoints) {
        unit = std::gcd(unit, static_cast<std::int64_t>(w));
        total += w;
    }
    Recursion recursion(stop);
    std::vector<std::int64_t> below(t.size(), 0);
    std::vector<std::vector<std::int32_t>> kinds(t.size()); // cost ids of the children
    std::vector<Recursion::Cost> costs;
    struct Seen {
        std::vector<std::int32_t> children;
        std::int64_t weight;
        double rate;
        bool operator<(const Seen& o) const {
            return std::tie(weight, rate, children) < std::tie(o.weight, o.rate, o.children);
        }
    };
    std::vector<std::pair<Seen, std::int32_t>> seen; // sorted
    double perEndpoint = kNever;
    double answer = 0;
    for (std::size_t x : order) {
        const std::int32_t p = t.parent[x];
        if (t.leaf[x] >= 0) below[x] = graph.endpoints[static_cast<std::size_t>(t.leaf[x])];
        if (p >= 0) {
            below[static_cast<std::size_t>(p)] += below[x];
            perEndpoint = std::min(perEndpoint, t.rate[x] / static_cast<double>(below[x]));
        }
        if (recursion.gaveUp()) continue;
        std::sort(kinds[x].begin(), kinds[x].end());
        const double used = coarse(t.rate[x]);
        Seen entry{std::move(kinds[x]), t.leaf[x] >= 0 ? below[x] : 0, p >= 0 ? used : -1};
        auto at = std::lower_bound(seen.begin(), seen.end(), entry,
                                   [](const auto& a, const Seen& b) { return a.first < b; });
        if (at == seen.end() || entry < at->first) {
            Recursion::Cost inside{0};
            if (t.leaf[x] >= 0) {
                inside.assign(static_cast<std::size_t>(below[x] / unit) + 1, kNever);
                inside[0] = 0;
            }
            for (std::size_t i = 0; i < entry.children.size();) {
                std::size_t j = i;
                while (j < entry.children.size() && entry.children[j] == entry.children[i])
                    ++j;
                const auto many =
                    recursion.repeated(costs[static_cast<std::size_t>(entry.children[i])], j - i);
                inside = inside.size() == 1 && inside[0] == 0 ? many : recursion.sum(inside, many);
                i = j;
            }
            if (p < 0 && !recursion.gaveUp()) {
                const auto s = static_cast<std::size_t>(lighter / unit);
                answer = std::min(inside[s], inside[static_cast<std::size_t>(total / unit) - s]);
            }
            Recursion::Cost cost(inside.size());
            for (std::size_t s = 0; s < cost.size(); ++s)
                cost[s] = std::min(inside[s], used + inside[cost.size() - 1 - s]);
            at = seen.insert(at, {std::move(entry), static_cast<std::int32_t>(costs.size())});
            costs.push_back(std::move(cost));
        }
        if (p >= 0) kinds[static_cast<std::size_t>(p)].push_back(at->second);
    }
    if (!recursion.gaveUp()) return std::isinf(answer) ? 0 : answer;
    return std::isinf(perEndpoint) ? 0 : perEndpoint * static_cast<double>(lighter);
}

} // namespace

bool wellFormed(const FlowStep& step, std::size_t nodes) {
    return step.from >= 0 && step.to >= 0 && static_cast<std::size_t>(step.from) < nodes &&
           static_cast<std::size_t>(step.to) < nodes && step.from != step.to && std::isfinite(step.amount) &&
           step.amount >= 0;
}

Proof proveTree(const FabricGraph& graph, const Links& links, const BisectionCertificate& certificate,
                std::int64_t lighter, const std::stop_token& stop) {
    const DistributionTree& t = certificate.tree;
    const std::size_t n = graph.nodeCount();
    std::string problem;
    const std::vector<std::size_t> order = bottomUp(t, problem);
    if (order.empty()) return refuse(problem);

    std::vector<std::uint8_t> present(n, 0);
    for (std::size_t x = 0; x < t.size(); ++x) {
        double sum = 0;
        for (std::size_t i = t.massBegin[x]; i < t.massBegin[x + 1]; ++i) {
            const MassAt& m = t.masses[i];
            if (m.vertex < 0 || static_cast<std::size_t>(m.vertex) >= n || !(m.mass >= 0))
                return refuse("a distribution is malformed");
            sum += m.mass;
        }
        if (std::abs(sum - 1) > 1e-9) return refuse("a distribution does not add up to 1");
        if (t.leaf[x] < 0) continue;
        const auto v = static_cast<std::size_t>(t.leaf[x]);
        if (v >= n || graph.endpoints[v] == 0 || present[v]++ != 0)
            return refuse("a leaf is no endpoint, or twice");
        if (t.massBegin[x + 1] - t.massBegin[x] != 1 || t.masses[t.massBegin[x]].vertex != t.leaf[x])
            return refuse("an endpoint's distribution is not at itself");
    }
    for (std::size_t v = 0; v < n; ++v)
        if (graph.endpoints[v] > 0 && present[v] == 0) return refuse("an endpoint is missing");

    // Conservation: out minus in of the flow on x's edge is rate · (p_x − p_parent) everywhere.
    std::vector<double> balance(n, 0);
    std::vector<std::pair<std::uint64_t, double>> loads;
    loads.reserve(t.flows.size());
    double error = 0;
    for (std::size_t x = 0; x < t.size(); ++x) {
        for (std::size_t i = t.flowBegin[x]; i < t.flowBegin[x + 1]; ++i) {
            const FlowStep& f = t.flows[i];
            if (!wellFormed(f, n)) return refuse("a flow is malformed");
            loads.emplace_back(Links::key(f.from, f.to), f.amount);
        }
        if (t.parent[x] < 0 || t.rate[x] == 0) continue;
        const auto p = static_cast<std::size_t>(t.parent[x]);
        const auto add = [&](std::size_t node, double rate) {
            for (std::size_t i = t.massBegin[node]; i < t.massBegin[node + 1]; ++i)
                balance[static_cast<std::size_t>(t.masses[i].vertex)] += rate * t.masses[i].mass;
        };
        const auto settle = [&](std::int32_t v) {
            double& b = balance[static_cast<std::size_t>(v)];
            error += std::abs(b);
            b = 0;
        };
        add(x, t.rate[x]);
        add(p, -t.rate[x]);
        for (std::size_t i = t.flowBegin[x]; i < t.flowBegin[x + 1]; ++i) {
            balance[static_cast<std::size_t>(t.flows[i].from)] -= t.flows[i].amount;
            balance[static_cast<std::size_t>(t.flows[i].to)] += t.flows[i].amount;
        }
        for (std::size_t i = t.flowBegin[x]; i < t.flowBegin[x + 1]; ++i) {
            settle(t.flows[i].from);
            settle(t.flows[i].to);
        }
        for (const std::size_t node : {x, p})
            for (std::size_t i = t.massBegin[node]; i < t.massBegin[node + 1]; ++i)
                settle(t.masses[i].vertex);
    }
    Proof proof;
    proof.ok = true;
    // What is not conserved may be missing on any cut, so it is taken off in full.
    proof.value = certificate.scale * (cutOfTree(t, order, graph, lighter, stop) - error) -
                  links.overload(loads, certificate.scale);
    return proof;
}

} // namespace cw::solvers::fabric::verify
