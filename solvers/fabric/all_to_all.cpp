#include "solvers/fabric/centre_bound.h"
#include "solvers/fabric/tiers.h"
#include "solvers/fabric/tree_bound.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace cw::solvers::fabric {

namespace {

constexpr double kNone = std::numeric_limits<double>::infinity();

/// Rate per endpoint when traffic turns at the lowest tree node that both ends share: the edge above a
/// subtree of weight m carries m (W - m) / (W - 1) of it each way, spread as the tree's flow.
double treeRate(const Network& net, const DistributionTree& tree) {
    const auto total = static_cast<double>(net.totalWeight);
    std::vector<double> below(tree.size(), 0);
    std::vector<std::int32_t> pending(tree.size(), 0);
    for (auto p : tree.parent)
        if (p >= 0) ++pending[static_cast<std::size_t>(p)];
    std::vector<std::size_t> order;
    for (std::size_t x = 0; x < tree.size(); ++x)
        if (pending[x] == 0) order.push_back(x);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t x = order[i];
        if (tree.leaf[x] >= 0)
            below[x] = static_cast<double>(net.weight[static_cast<std::size_t>(tree.leaf[x])]);
        if (const std::int32_t p = tree.parent[x]; p >= 0) {
            below[static_cast<std::size_t>(p)] += below[x];
            if (--pending[static_cast<std::size_t>(p)] == 0) order.push_back(static_cast<std::size_t>(p));
        }
    }
    std::vector<double> load(net.edges(), 0);
    for (std::size_t x = 0; x < tree.size(); ++x) {
        if (tree.parent[x] < 0) continue;
        const double crossing = below[x] * (total - below[x]) / (total - 1);
        if (crossing <= 0) continue;
        if (tree.rate[x] <= 0) return 0;
        for (std::size_t i = tree.flowBegin[x]; i < tree.flowBegin[x + 1]; ++i) {
            const FlowStep& f = tree.flows[i];
            const auto around = net.neighbours(static_cast<std::size_t>(f.from));
            const auto link =
                std::find_if(around.begin(), around.end(), [&](const Arc& a) { return a.to == f.to; });
            if (link == around.end()) return 0;
            load[static_cast<std::size_t>(link->edge)] += f.amount * crossing / tree.rate[x];
        }
    }
    double rate = kNone;
    for (std::size_t e = 0; e < net.edges(); ++e)
        if (load[e] > 0) rate = std::min(rate, net.capacity[e] / load[e]);
    return rate == kNone ? 0 : rate;
}

/// Capacity around each subtree's hosts and the switches below and at its distribution, over what must cross
/// it: an upper bound on the rate for any routing.
double subtreeCap(const Network& net, const DistributionTree& tree) {
    const auto total = static_cast<double>(net.totalWeight);
    std::vector<std::vector<std::int32_t>> children(tree.size());
    for (std::size_t x = 0; x < tree.size(); ++x)
        if (tree.parent[x] >= 0)
            children[static_cast<std::size_t>(tree.parent[x])].push_back(static_cast<std::int32_t>(x));
    std::vector<std::int32_t> markedBy(net.size(), -1);
    double cap = kNone;
    for (std::size_t x = 0; x < tree.size(); ++x) {
        if (tree.leaf[x] >= 0 || tree.parent[x] < 0) continue;
        const auto mark = static_cast<std::int32_t>(x);
        std::vector<std::int32_t> inside;
        std::vector<std::int32_t> stack{mark};
        double weight = 0;
        while (!stack.empty()) {
            const auto y = static_cast<std::size_t>(stack.back());
            stack.pop_back();
            stack.insert(stack.end(), children[y].begin(), children[y].end());
            for (std::size_t i = tree.massBegin[y]; i < tree.massBegin[y + 1]; ++i) {
                const std::int32_t v = tree.masses[i].vertex;
                if (markedBy[static_cast<std::size_t>(v)] == mark) continue;
                markedBy[static_cast<std::size_t>(v)] = mark;
                inside.push_back(v);
                weight += static_cast<double>(net.weight[static_cast<std::size_t>(v)]);
            }
        }
        if (weight <= 0 || weight >= total) continue;
        double cut = 0;
        for (auto v : inside)
            for (const Arc& a : net.neighbours(static_cast<std::size_t>(v)))
                if (markedBy[static_cast<std::size_t>(a.to)] != mark) cut += a.capacity;
        cap = std::min(cap, cut * (total - 1) / (weight * (total - weight)));
    }
    return cap;
}

} // namespace

AllToAll boundAllToAll(const Network& network, const BisectionInterval& bisection, const HopSummary& hops,
                       double seconds, const std::stop_token& stop) {
    AllToAll result;
    const auto total = static_cast<double>(network.totalWeight);
    if (total < 2) return result;
    result.upperGbps = kNone;
    const auto cap = [&](double gbps, Phrase method) {
        if (gbps >= result.upperGbps) return;
        result.upperGbps = gbps;
        result.methodUpper = std::move(method);
    };
    double own = kNone;
    for (std::size_t v = 0; v < network.size(); ++v) {
        const auto w = static_cast<double>(network.weight[v]);
        if (w <= 0 || w >= total) continue;
        double capacity = 0;
        for (const Arc& a : network.neighbours(v))
            capacity += a.capacity;
        own = std::min(own, capacity * (total - 1) / (w * (total - w)));
    }
    cap(own, Phrase::tr("links of a host"));
    if (const auto b = static_cast<double>(bisection.minorEndpoints); b > 0)
        cap(bisection.upperGbps * (total - 1) / (b * (total - b)), Phrase::tr("bisection"));
    if (hops.exact && hops.mean() > 0) {
        double capacity = 0;
        for (double c : network.capacity)
            capacity += c;
        // Each of the pairs sends rate / (W - 1) both ways over at least its hops.
        cap(2 * capacity * (total - 1) / (2 * hops.mean() * hops.pairCount()),
            Phrase::tr("volume: capacity over hops"));
    }
    const Balance balance = findBalance(network);
    const BisectionCertificate tree = treeCertificate(network, balance, TreeMerge::Exact, {0}, stop);
    if (tree.kind == CertificateKind::Tree)
        cap(subtreeCap(network, tree.tree), Phrase::tr("links of a group of hosts to the rest"));
    if (result.upperGbps == kNone) result.upperGbps = 0;
    const auto offer = [&](double gbps, Phrase method) {
        if (gbps <= result.lowerGbps) return;
        result.lowerGbps = std::min(gbps, result.upperGbps);
        result.methodLower = std::move(method);
    };
    if (tree.kind == CertificateKind::Tree)
        offer(treeRate(network, tree.tree),
              Phrase::tr("traffic turning at the lowest common tier, spread by capacity"));
    const double cost =
        static_cast<double>(endpointCentres(network).size()) * static_cast<double>(network.edges());
    if (!result.exact() && cost < 5e7 * seconds && !stop.stop_requested()) {
        DirectedLoad load;
        if (allToAllCertificate(network, balance, &load, stop).kind != CertificateKind::None) {
            double rate = own;
            for (std::size_t e = 0; e < network.edges(); ++e)
                if (const double l = std::max(load.forward[e], load.backward[e]); l > 0)
                    rate = std::min(rate, network.capacity[e] / l * (total - 1) / total);
            offer(rate, Phrase::tr("all shortest paths, split per hop by capacity (ECMP)"));
        }
    }
    return result;
}

} // namespace cw::solvers::fabric
