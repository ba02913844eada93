#include "solvers/fabric/verify_certificate.h"

#include "solvers/fabric/verify_tree.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cw::solvers::fabric {

namespace verify {

Links::Links(const FabricGraph& graph) {
    std::vector<std::pair<std::uint64_t, double>> all;
    all.reserve(graph.edgeCount());
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        if (graph.edgeCapacity(e) > 0)
            all.emplace_back(key(graph.edgeA[e], graph.edgeB[e]), graph.edgeCapacity(e));
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [k, capacity] : all) {
        if (keys.empty() || keys.back() != k) {
            keys.push_back(k);
            capacities.push_back(0);
        }
        capacities.back() += capacity;
    }
}

std::uint64_t Links::key(std::int32_t a, std::int32_t b) {
    const auto low = static_cast<std::uint64_t>(std::min(a, b));
    return low << 32U | static_cast<std::uint64_t>(std::max(a, b));
}

double Links::overload(std::vector<std::pair<std::uint64_t, double>>& loads, double scale) const {
    std::sort(loads.begin(), loads.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    double over = 0;
    std::size_t link = 0;
    for (std::size_t i = 0; i < loads.size();) {
        double load = 0;
        const std::uint64_t k = loads[i].first;
        for (; i < loads.size() && loads[i].first == k; ++i)
            load += loads[i].second;
        while (link < keys.size() && keys[link] < k)
            ++link;
        const double capacity = link < keys.size() && keys[link] == k ? capacities[link] : 0;
        over += std::max(0.0, scale * load - capacity);
    }
    return over;
}

std::int64_t lighterSide(const FabricGraph& graph) {
    std::vector<std::int64_t> weights;
    std::int64_t unit = 0;
    std::int64_t total = 0;
    for (auto w : graph.endpoints) {
        if (w <= 0) continue;
        weights.push_back(w);
        unit = std::gcd(unit, static_cast<std::int64_t>(w));
        total += w;
    }
    if (unit == 0) return 0;
    const std::int64_t half = total / 2 / unit;
    std::sort(weights.begin(), weights.end());
    if (weights.front() == weights.back()) return half * unit;
    // left[s]: the most items of the current weight that are still free when s has been reached; -1: never.
    std::vector<std::int64_t> left(static_cast<std::size_t>(half) + 1, -1);
    left[0] = 0;
    for (std::size_t i = 0; i < weights.size();) {
        std::size_t j = i;
        while (j < weights.size() && weights[j] == weights[i])
            ++j;
        const auto count = static_cast<std::int64_t>(j - i);
        const auto w = static_cast<std::size_t>(weights[i] / unit);
        for (std::size_t s = 0; s < left.size(); ++s) {
            if (left[s] >= 0)
                left[s] = count;
            else if (s >= w && left[s - w] > 0)
                left[s] = left[s - w] - 1;
        }
        i = j;
    }
    for (std::int64_t s = half; s >= 0; --s)
        if (left[static_cast<std::size_t>(s)] >= 0) return s * unit;
    return 0;
}

} // namespace verify

namespace {

using verify::Links;

/// Largest step (a whole number of kb/s) that divides every capacity; 0 when one is finer than that.
double stepOf(const Links& links) {
    std::int64_t step = 0;
    for (double c : links.capacities) {
        const double kilo = c * 1e6;
        if (kilo > 9e15 || std::abs(kilo - std::round(kilo)) > 1e-3) return 0;
        step = std::gcd(step, static_cast<std::int64_t>(std::llround(kilo)));
    }
    return static_cast<double>(step) / 1e6;
}

/// Flows to a centre: every vertex passes on what it gets plus its own; only the centre keeps.
verify::Proof proveCentres(const FabricGraph& graph, const Links& links, const BisectionCertificate& c,
                           std::int64_t lighter, const std::stop_token& stop) {
    verify::Proof proof;
    const std::size_t n = graph.nodeCount();
    std::vector<std::pair<std::uint64_t, double>> loads;
    std::vector<double> net(n);
    double rate = 0;
    double error = 0;
    verify::HopRouter router(graph, links);
    for (const Centre& z : c.centres) {
        if (stop.stop_requested()) return verify::refuse("stopped");
        if (z.vertex < 0 || static_cast<std::size_t>(z.vertex) >= n || !(z.rate > 0) ||
            !std::isfinite(z.rate))
            return verify::refuse("a centre is no vertex or has no rate");
        rate += z.rate;
        if (z.flows.empty()) {
            if (!router.route(z.vertex, z.rate)) return verify::refuse("an endpoint does not reach a centre");
            continue;
        }
        for (std::size_t v = 0; v < n; ++v)
            net[v] = z.rate * graph.endpoints[v];
        for (const FlowStep& f : z.flows) {
            if (!verify::wellFormed(f, n)) return verify::refuse("a flow is malformed");
            net[static_cast<std::size_t>(f.from)] -= f.amount;
            net[static_cast<std::size_t>(f.to)] += f.amount;
            loads.emplace_back(Links::key(f.from, f.to), f.amount);
        }
        for (std::size_t v = 0; v < n; ++v)
            if (static_cast<std::int32_t>(v) != z.vertex) error += std::abs(net[v]);
    }
    router.addLoads(loads);
    const double demand = rate * static_cast<double>(lighter);
    proof.value = c.scale * (demand - error) - links.overload(loads, c.scale);
    proof.ok = true;
    return proof;
}

} // namespace

VerifiedLower verifyLower(const FabricGraph& graph, const BisectionCertificate& certificate,
                          const std::stop_token& stop) {
    VerifiedLower result;
    if (graph.firstProblem()) {
        result.problem = "the graph is malformed";
        return result;
    }
    const Links links(graph);
    result.stepGbps = stepOf(links);
    const std::int64_t lighter = verify::lighterSide(graph);
    verify::Proof proof;
    if (!std::isfinite(certificate.scale) || certificate.scale < 0)
        proof = verify::refuse("the scale is no number");
    else
        switch (certificate.kind) {
        case CertificateKind::None:
            proof.ok = true;
            break;
        case CertificateKind::Tree:
            proof = verify::proveTree(graph, links, certificate, lighter, stop);
            break;
        case CertificateKind::Centres:
            proof = proveCentres(graph, links, certificate, lighter, stop);
            break;
        case CertificateKind::Exhaustive:
            proof = verify::proveByBranching(graph, links, certificate.claimed, lighter, stop);
            break;
        }
    result.problem = proof.problem;
    if (!proof.ok) return result;
    result.rawGbps = std::max(0.0, proof.value);
    if (certificate.claimed > result.rawGbps * (1 + 1e-8) + 1e-9) {
        result.problem = "claims more than it proves";
        return result;
    }
    // Rounding noise is taken off first, then integrality: a cut is a whole number of capacity steps (T6).
    const double safe =
        certificate.kind == CertificateKind::Exhaustive ? result.rawGbps : result.rawGbps * (1 - 1e-9);
    result.gbps = safe;
    if (result.stepGbps > 0)
        result.gbps = std::max(safe, std::ceil(safe / result.stepGbps - 1e-6) * result.stepGbps);
    result.valid = true;
    return result;
}

VerifiedSplit verifySplit(const FabricGraph& graph, const std::vector<std::uint8_t>& side) {
    VerifiedSplit result;
    if (graph.firstProblem() || side.size() != graph.nodeCount()) return result;
    std::int64_t on[2] = {0, 0};
    for (std::size_t v = 0; v < side.size(); ++v)
        on[side[v] != 0 ? 1 : 0] += graph.endpoints[v];
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        if ((side[static_cast<std::size_t>(graph.edgeA[e])] != 0) !=
            (side[static_cast<std::size_t>(graph.edgeB[e])] != 0))
            result.cutGbps += graph.edgeCapacity(e);
    result.minorEndpoints = std::min(on[0], on[1]);
    result.balanced = result.minorEndpoints == verify::lighterSide(graph);
    return result;
}

} // namespace cw::solvers::fabric
