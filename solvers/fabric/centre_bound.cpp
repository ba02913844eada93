#include "solvers/fabric/centre_bound.h"

#include "solvers/fabric/overload.h"

#include <algorithm>
#include <map>

namespace cw::solvers::fabric {

namespace {

std::vector<LinkLoad> bothWays(const Network& net, const DirectedLoad& load) {
    std::vector<LinkLoad> loads;
    for (std::size_t e = 0; e < net.edges(); ++e)
        if (const double l = load.forward[e] + load.backward[e]; l > 0) loads.push_back({l, net.capacity[e]});
    return loads;
}

BisectionCertificate certificateFor(const Network& net, const Balance& balance, std::vector<Centre> centres,
                                    const DirectedLoad& load) {
    double rate = 0;
    for (const Centre& z : centres)
        rate += z.rate;
    BisectionCertificate c;
    std::vector<LinkLoad> loads = bothWays(net, load);
    const ScaledBound bound = bestScale(rate * static_cast<double>(balance.minor), loads);
    if (bound.value <= 0) return c;
    c.kind = CertificateKind::Centres;
    c.scale = bound.scale;
    c.cutAtScaleOne = rate * static_cast<double>(balance.minor);
    c.overload = bound.overload;
    c.claimed = bound.value;
    c.centres = std::move(centres);
    return c;
}

DirectedLoad noLoad(const Network& net) {
    return {std::vector<double>(net.edges(), 0), std::vector<double>(net.edges(), 0)};
}

BisectionCertificate hopCertificate(const Network& net, const Balance& balance, std::vector<Centre> centres,
                                    DirectedLoad* out, const std::stop_token& stop) {
    DirectedLoad load = noLoad(net);
    for (const Centre& z : centres)
        if (stop.stop_requested() || !addHopFlows(net, z.vertex, z.rate, load)) return {};
    BisectionCertificate c = certificateFor(net, balance, std::move(centres), load);
    if (out != nullptr) *out = std::move(load);
    return c;
}

} // namespace

bool addHopFlows(const Network& network, std::int32_t centre, double rate, DirectedLoad& load) {
    const std::size_t n = network.size();
    thread_local std::vector<std::int32_t> distance;
    thread_local std::vector<std::int32_t> order;
    thread_local std::vector<double> mass;
    distance.assign(n, -1);
    mass.assign(n, 0);
    order.clear();
    order.push_back(centre);
    distance[static_cast<std::size_t>(centre)] = 0;
    for (std::size_t head = 0; head < order.size(); ++head) {
        const auto v = static_cast<std::size_t>(order[head]);
        for (const Arc& a : network.neighbours(v)) {
            std::int32_t& d = distance[static_cast<std::size_t>(a.to)];
            if (d >= 0) continue;
            d = distance[v] + 1;
            order.push_back(a.to);
        }
    }
    for (std::size_t v = 0; v < n; ++v) {
        if (network.weight[v] == 0) continue;
        if (distance[v] < 0) return false;
        mass[v] = rate * static_cast<double>(network.weight[v]);
    }
    for (std::size_t i = order.size(); i-- > 1;) {
        const auto v = static_cast<std::size_t>(order[i]);
        if (mass[v] <= 0) continue;
        double closer = 0;
        for (const Arc& a : network.neighbours(v))
            if (distance[static_cast<std::size_t>(a.to)] == distance[v] - 1) closer += a.capacity;
        for (const Arc& a : network.neighbours(v)) {
            const auto u = static_cast<std::size_t>(a.to);
            if (distance[u] != distance[v] - 1) continue;
            const double part = mass[v] * a.capacity / closer;
            (v < u ? load.forward : load.backward)[static_cast<std::size_t>(a.edge)] += part;
            mass[u] += part;
        }
    }
    return true;
}

std::vector<Centre> endpointCentres(const Network& network) {
    std::map<std::int32_t, double> at;
    for (std::size_t v = 0; v < network.size(); ++v) {
        if (network.weight[v] == 0) continue;
        const auto around = network.neighbours(v);
        const bool single = network.isSwitch[v] == 0 && around.size() == 1;
        at[single ? around.front().to : static_cast<std::int32_t>(v)] +=
            static_cast<double>(network.weight[v]);
    }
    std::vector<Centre> centres;
    for (const auto& [vertex, weight] : at)
        centres.push_back({vertex, weight / static_cast<double>(network.totalWeight), {}});
    return centres;
}

BisectionCertificate topLayerCertificate(const Network& network, const Balance& balance,
                                         const std::stop_token& stop) {
    std::vector<Centre> centres;
    for (std::size_t v = 0; v < network.size(); ++v)
        if (network.layer[v] == network.layers - 1 && network.layers > 1)
            centres.push_back({static_cast<std::int32_t>(v), 1, {}});
    return hopCertificate(network, balance, std::move(centres), nullptr, stop);
}

BisectionCertificate allToAllCertificate(const Network& network, const Balance& balance, DirectedLoad* load,
                                         const std::stop_token& stop) {
    return hopCertificate(network, balance, endpointCentres(network), load, stop);
}

} // namespace cw::solvers::fabric
