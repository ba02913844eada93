#include "solvers/fabric/flow_routing.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace cw::solvers::fabric {

namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();

/// Hosts without endpoints (storage, managers) end paths and do not carry them on.
bool forwards(const Network& net, std::size_t v) {
    return net.isSwitch[v] != 0 || net.weight[v] > 0;
}

} // namespace

PerArc arcCapacities(const Network& network) {
    PerArc c(2 * network.edges());
    for (std::size_t e = 0; e < network.edges(); ++e)
        c[2 * e] = c[2 * e + 1] = network.capacity[e];
    return c;
}

double FlowRouter::search(std::int32_t source, const PerArc& length) {
    const std::size_t n = net_.size();
    distance_.assign(n, kFar);
    through_.assign(n, -1);
    order_.clear();
    using Entry = std::pair<double, std::int32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    distance_[static_cast<std::size_t>(source)] = 0;
    queue.push({0, source});
    while (!queue.empty()) {
        const auto [far, vertex] = queue.top();
        queue.pop();
        const auto v = static_cast<std::size_t>(vertex);
        if (far > distance_[v]) continue;
        order_.push_back(vertex);
        if (vertex != source && !forwards(net_, v)) continue;
        for (const Arc& a : net_.neighbours(v)) {
            const auto u = static_cast<std::size_t>(a.to);
            const double next = far + length[arcIndex(net_, a.edge, vertex)];
            if (next >= distance_[u]) continue;
            distance_[u] = next;
            through_[u] = a.edge;
            queue.push({next, a.to});
        }
    }
    double cost = 0;
    for (const Demand& d : traffic_.from[static_cast<std::size_t>(source)])
        cost += d.amount * distance_[static_cast<std::size_t>(d.to)];
    return cost;
}

double FlowRouter::cost(std::int32_t source, const PerArc& length) {
    return search(source, length);
}

double FlowRouter::addShortest(std::int32_t source, const PerArc& length, PerArc& load) {
    const double cost = search(source, length);
    if (cost == kFar) return cost;
    mass_.assign(net_.size(), 0);
    for (const Demand& d : traffic_.from[static_cast<std::size_t>(source)])
        mass_[static_cast<std::size_t>(d.to)] += d.amount;
    for (std::size_t i = order_.size(); i-- > 1;) {
        const auto v = static_cast<std::size_t>(order_[i]);
        if (mass_[v] <= 0 || through_[v] < 0) continue;
        const auto e = static_cast<std::size_t>(through_[v]);
        const std::int32_t before = net_.edgeA[e] == order_[i] ? net_.edgeB[e] : net_.edgeA[e];
        load[arcIndex(net_, through_[v], before)] += mass_[v];
        mass_[static_cast<std::size_t>(before)] += mass_[v];
        mass_[v] = 0; // a vertex that equal distances list twice passes its traffic on once
    }
    return cost;
}

PerArc equalCostLoad(const Network& network, const TrafficMatrix& traffic, const std::stop_token& stop) {
    std::vector<std::vector<Demand>> towards(network.size()); // by destination: who sends, and how much
    for (std::size_t v = 0; v < traffic.from.size(); ++v)
        for (const Demand& d : traffic.from[v])
            towards[static_cast<std::size_t>(d.to)].push_back({static_cast<std::int32_t>(v), d.amount});
    PerArc load(2 * network.edges(), 0);
    std::vector<double> mass(network.size());
    for (std::size_t t = 0; t < towards.size(); ++t) {
        if (towards[t].empty()) continue;
        if (stop.stop_requested()) return {};
        const auto destination = static_cast<std::int32_t>(t);
        const std::vector<std::int32_t> hops = hopsFrom(network, destination);
        mass.assign(network.size(), 0);
        std::int32_t most = 0;
        for (const Demand& d : towards[t]) {
            const auto s = static_cast<std::size_t>(d.to);
            if (hops[s] < 0) return {};
            most = std::max(most, hops[s]);
            mass[s] += d.amount;
        }
        // From far to near, so that all that passes a vertex is there before it is split.
        std::vector<std::vector<std::int32_t>> ring(static_cast<std::size_t>(most) + 1);
        for (std::size_t v = 0; v < network.size(); ++v)
            if (hops[v] > 0 && hops[v] <= most)
                ring[static_cast<std::size_t>(hops[v])].push_back(static_cast<std::int32_t>(v));
        for (auto h = static_cast<std::size_t>(most); h > 0; --h)
            for (const std::int32_t vertex : ring[h]) {
                const auto v = static_cast<std::size_t>(vertex);
                if (mass[v] <= 0) continue;
                const auto nearer = [&](const Arc& a) {
                    const auto u = static_cast<std::size_t>(a.to);
                    return hops[u] == hops[v] - 1 && (a.to == destination || forwards(network, u));
                };
                double capacity = 0;
                for (const Arc& a : network.neighbours(v))
                    if (nearer(a)) capacity += a.capacity;
                for (const Arc& a : network.neighbours(v)) {
                    if (!nearer(a)) continue;
                    const double part = mass[v] * a.capacity / capacity;
                    load[arcIndex(network, a.edge, vertex)] += part;
                    mass[static_cast<std::size_t>(a.to)] += part;
                }
            }
    }
    return load;
}

double lengthBound(const Network& network, const TrafficMatrix& traffic, const PerArc& length) {
    double volume = 0;
    for (std::size_t a = 0; a < length.size(); ++a)
        volume += network.capacity[a / 2] * length[a];
    FlowRouter router(network, traffic);
    double cost = 0;
    for (std::size_t v = 0; v < traffic.from.size(); ++v)
        if (!traffic.from[v].empty()) cost += router.cost(static_cast<std::int32_t>(v), length);
    if (cost == kFar) return 0;
    return cost > 0 ? volume / cost : kFar;
}

double volumeBound(const Network& network, const TrafficMatrix& traffic) {
    double capacity = 0;
    for (double c : network.capacity)
        capacity += 2 * c;
    double cost = 0;
    for (std::size_t v = 0; v < traffic.from.size(); ++v) {
        if (traffic.from[v].empty()) continue;
        const auto hops = hopsFrom(network, static_cast<std::int32_t>(v));
        for (const Demand& d : traffic.from[v]) {
            const std::int32_t h = hops[static_cast<std::size_t>(d.to)];
            if (h < 0) return 0;
            cost += d.amount * h;
        }
    }
    return cost > 0 ? capacity / cost : kFar;
}

double rateOfLoad(const PerArc& capacity, const PerArc& load) {
    double rate = kFar;
    for (std::size_t a = 0; a < load.size(); ++a)
        if (load[a] > 0) rate = std::min(rate, capacity[a] / load[a]);
    return rate;
}

} // namespace cw::solvers::fabric
