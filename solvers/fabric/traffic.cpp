#include "solvers/fabric/traffic.h"

#include "solvers/fabric/assignment.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <random>
#include <utility>

namespace cw::solvers::fabric {

namespace {

constexpr double kNoCap = std::numeric_limits<double>::infinity();

constexpr std::array<std::string_view, 4> kPatterns{"all_to_all", "longest_matching", "permutation",
                                                    "incast"};

/// Where traffic enters the switched part, and how many endpoints enter there.
struct Terminals {
    std::vector<std::int32_t> vertex;
    std::vector<double> weight;
    std::vector<std::int32_t> of; ///< terminal vertex of each vertex with endpoints, -1 of the others
    std::vector<std::int32_t> folded;
};

double linkCapacity(const Network& net, std::int32_t vertex) {
    double capacity = 0;
    for (const Arc& a : net.neighbours(static_cast<std::size_t>(vertex)))
        capacity += a.capacity;
    return capacity;
}

/// A matrix without demands whose cap is that of the folded host with the least link for what `sends` says it
/// sends.
template <class Sends>
TrafficMatrix emptyMatrix(const Network& net, const Terminals& t, Sends sends) {
    TrafficMatrix m{std::vector<std::vector<Demand>>(net.size()), kNoCap};
    for (const std::int32_t v : t.folded) {
        const double sent = sends(static_cast<double>(net.weight[static_cast<std::size_t>(v)]));
        if (sent <= 0 || linkCapacity(net, v) / sent >= m.hostCap) continue;
        m.hostCap = linkCapacity(net, v) / sent;
        m.hostCapVertex = v;
    }
    return m;
}

double everything(double weight) {
    return weight;
}

Terminals terminalsOf(const Network& net) {
    Terminals t;
    t.of.assign(net.size(), -1);
    std::vector<double> at(net.size(), 0);
    for (std::size_t v = 0; v < net.size(); ++v) {
        if (net.weight[v] == 0) continue;
        const auto around = net.neighbours(v);
        const bool folds = net.isSwitch[v] == 0 && around.size() == 1 &&
                           net.isSwitch[static_cast<std::size_t>(around.front().to)] != 0;
        t.of[v] = folds ? around.front().to : static_cast<std::int32_t>(v);
        at[static_cast<std::size_t>(t.of[v])] += static_cast<double>(net.weight[v]);
        if (folds) t.folded.push_back(static_cast<std::int32_t>(v));
    }
    for (std::size_t v = 0; v < at.size(); ++v) {
        if (at[v] <= 0) continue;
        t.vertex.push_back(static_cast<std::int32_t>(v));
        t.weight.push_back(at[v]);
    }
    return t;
}

TrafficMatrix allToAll(const Network& net, const Terminals& t) {
    const auto others = static_cast<double>(net.totalWeight) - 1;
    TrafficMatrix m = emptyMatrix(net, t, [&](double w) { return w * (others + 1 - w) / others; });
    for (std::size_t i = 0; i < t.vertex.size(); ++i)
        for (std::size_t j = 0; j < t.vertex.size(); ++j)
            if (i != j)
                m.from[static_cast<std::size_t>(t.vertex[i])].push_back(
                    {t.vertex[j], t.weight[i] * t.weight[j] / others});
    return m;
}

/// Partners of units: unit i sends `amount` to unit partner[i]; units that share a vertex add up.
TrafficMatrix pairedUnits(const Network& net, const Terminals& t, const std::vector<std::int32_t>& unit,
                          const std::vector<std::int32_t>& partner, double amount) {
    TrafficMatrix m = emptyMatrix(net, t, everything);
    for (std::size_t i = 0; i < unit.size(); ++i) {
        const std::int32_t to = unit[static_cast<std::size_t>(partner[i])];
        if (to == unit[i]) continue;
        auto& list = m.from[static_cast<std::size_t>(unit[i])];
        const auto known =
            std::find_if(list.begin(), list.end(), [&](const Demand& d) { return d.to == to; });
        if (known != list.end())
            known->amount += amount;
        else
            list.push_back({to, amount});
    }
    return m;
}

std::vector<std::int32_t> farthestPartners(const Network& net, const std::vector<std::int32_t>& unit) {
    const std::size_t n = unit.size();
    std::vector<double> hops(n * n, 0);
    for (std::size_t i = 0; i < n; ++i) {
        const std::vector<std::int32_t> far = hopsFrom(net, unit[i]);
        for (std::size_t j = 0; j < n; ++j)
            hops[i * n + j] = std::max(0, far[static_cast<std::size_t>(unit[j])]);
    }
    return largestAssignment(hops, n);
}

Result<TrafficMatrix> longestMatching(const Network& net, const Terminals& t) {
    double step = 0;
    for (double w : t.weight)
        step = static_cast<double>(std::gcd(static_cast<std::int64_t>(step), static_cast<std::int64_t>(w)));
    std::vector<std::int32_t> unit;
    for (std::size_t i = 0; i < t.vertex.size() && unit.size() <= kMostMatched; ++i)
        unit.insert(unit.end(), static_cast<std::size_t>(std::min(t.weight[i] / step, kMostMatched + 1.0)),
                    t.vertex[i]);
    if (unit.size() > kMostMatched)
        return Error{ErrorCode::Unsupported, "longest_matching",
                     "more than " + std::to_string(kMostMatched) + " senders"};
    return pairedUnits(net, t, unit, farthestPartners(net, unit), step);
}

/// One cycle through all places in random order: everybody sends, nobody to himself.
TrafficMatrix randomPermutation(const Network& net, const Terminals& t, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::vector<std::size_t> order(t.vertex.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = order.size(); i > 1; --i) // std::shuffle differs between libraries
        std::swap(order[i - 1], order[random() % i]);
    TrafficMatrix m = emptyMatrix(net, t, everything);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t s = order[i];
        const std::size_t d = order[(i + 1) % order.size()];
        m.from[static_cast<std::size_t>(t.vertex[s])].push_back({t.vertex[d], t.weight[s]});
    }
    return m;
}

Result<TrafficMatrix> incast(const Network& net, const Terminals& t) {
    std::vector<std::pair<std::int32_t, double>> storage;
    double capacity = 0;
    for (std::size_t v = 0; v < net.size(); ++v) {
        if (net.isSwitch[v] != 0 || net.weight[v] > 0) continue;
        const double links = linkCapacity(net, static_cast<std::int32_t>(v));
        if (links <= 0) continue;
        storage.emplace_back(static_cast<std::int32_t>(v), links);
        capacity += links;
    }
    if (storage.empty())
        return Error{ErrorCode::Unsupported, "incast", "no host without endpoints that could receive"};
    if (storage.size() * t.vertex.size() > kMostDemands)
        return Error{ErrorCode::Unsupported, "incast", "too many pairs"};
    TrafficMatrix m = emptyMatrix(net, t, everything);
    for (std::size_t i = 0; i < t.vertex.size(); ++i)
        for (const auto& [to, links] : storage)
            m.from[static_cast<std::size_t>(t.vertex[i])].push_back({to, t.weight[i] * links / capacity});
    return m;
}

} // namespace

std::string_view trafficName(TrafficPattern pattern) {
    return kPatterns[static_cast<std::size_t>(pattern)];
}

std::vector<std::string> trafficNames() {
    std::vector<std::string> names;
    for (const std::string_view name : kPatterns)
        names.emplace_back(name);
    return names;
}

std::optional<TrafficPattern> trafficNamed(std::string_view name) {
    for (std::size_t i = 0; i < kPatterns.size(); ++i)
        if (kPatterns[i] == name) return static_cast<TrafficPattern>(i);
    return std::nullopt;
}

std::vector<std::int32_t> hopsFrom(const Network& network, std::int32_t source) {
    std::vector<std::int32_t> hops(network.size(), -1);
    std::vector<std::int32_t> order{source};
    hops[static_cast<std::size_t>(source)] = 0;
    for (std::size_t head = 0; head < order.size(); ++head) {
        const auto v = static_cast<std::size_t>(order[head]);
        if (head > 0 && network.isSwitch[v] == 0 && network.weight[v] == 0) continue;
        for (const Arc& a : network.neighbours(v)) {
            std::int32_t& h = hops[static_cast<std::size_t>(a.to)];
            if (h >= 0) continue;
            h = hops[v] + 1;
            order.push_back(a.to);
        }
    }
    return hops;
}

Result<TrafficMatrix> makeTraffic(const Network& network, TrafficPattern pattern, std::uint64_t seed) {
    const std::string name(trafficName(pattern));
    const Terminals t = terminalsOf(network);
    if (network.totalWeight < 2 && pattern != TrafficPattern::Incast)
        return Error{ErrorCode::Unsupported, name, "fewer than two endpoints"};
    switch (pattern) {
    case TrafficPattern::AllToAll:
        if (t.vertex.size() * t.vertex.size() > kMostDemands)
            return Error{ErrorCode::Unsupported, name, "too many pairs"};
        return allToAll(network, t);
    case TrafficPattern::LongestMatching:
        return longestMatching(network, t);
    case TrafficPattern::Permutation:
        if (t.vertex.size() < 2)
            return Error{ErrorCode::Unsupported, name, "fewer than two places to send from"};
        return randomPermutation(network, t, seed);
    case TrafficPattern::Incast:
        break;
    }
    return incast(network, t);
}

std::int64_t ringCount(const Network& network) {
    std::int64_t hosts = 0;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (const std::int64_t w : network.weight) {
        if (w <= 0) continue;
        ++hosts;
        least = std::min(least, w);
    }
    return hosts < 2 ? 0 : least;
}

std::optional<TrafficMatrix> ringTraffic(const Network& network) {
    const auto rings = static_cast<double>(ringCount(network));
    if (rings <= 0) return std::nullopt;
    const Terminals t = terminalsOf(network);
    TrafficMatrix m = emptyMatrix(network, t, [&](double) { return rings; });
    std::vector<std::int32_t> stops;
    for (const std::int32_t terminal : t.of)
        if (terminal >= 0) stops.push_back(terminal);
    for (std::size_t i = 0; i < stops.size(); ++i)
        if (const std::int32_t next = stops[(i + 1) % stops.size()]; next != stops[i])
            m.from[static_cast<std::size_t>(stops[i])].push_back({next, rings});
    return m;
}

TrafficMatrix longestMatchingAmong(const Network& network, const std::vector<std::int32_t>& among,
                                   double amount) {
    return pairedUnits(network, {}, among, farthestPartners(network, among), amount);
}

} // namespace cw::solvers::fabric
