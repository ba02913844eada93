#include "solvers/fabric/partition.h"

#include <algorithm>
#include <chrono>

namespace cw::solvers::fabric {

namespace {

using Clock = std::chrono::steady_clock;

std::vector<std::int32_t> drawingOrder(const Network& net) {
    std::vector<std::int32_t> order;
    for (std::size_t v = 0; v < net.size(); ++v)
        if (net.weight[v] > 0) order.push_back(static_cast<std::int32_t>(v));
    return order;
}

/// Hosts as breadth-first search meets them, component after component, from `start`.
std::vector<std::int32_t> breadthFirstOrder(const Network& net, std::int32_t start) {
    std::vector<std::uint8_t> seen(net.size(), 0);
    std::vector<std::int32_t> queue;
    std::vector<std::int32_t> order;
    const auto visit = [&](std::int32_t v) {
        if (seen[static_cast<std::size_t>(v)] != 0) return;
        seen[static_cast<std::size_t>(v)] = 1;
        queue.push_back(v);
    };
    std::size_t head = 0;
    visit(start);
    for (std::size_t v = 0; v <= net.size(); ++v) {
        for (; head < queue.size(); ++head) {
            const std::int32_t u = queue[head];
            if (net.weight[static_cast<std::size_t>(u)] > 0) order.push_back(u);
            for (const Arc& a : net.neighbours(static_cast<std::size_t>(u)))
                visit(a.to);
        }
        if (v < net.size()) visit(static_cast<std::int32_t>(v));
    }
    return order;
}

/// Weightless vertices by layer, lowest first, each to the side of most capacity below it; ties to `tieSide`.
void bottomUpMajority(const Network& net, std::vector<std::uint8_t>& side, std::uint8_t tieSide) {
    std::vector<std::int32_t> order;
    for (std::size_t v = 0; v < net.size(); ++v)
        if (net.weight[v] == 0) order.push_back(static_cast<std::int32_t>(v));
    std::stable_sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) {
        return net.layer[static_cast<std::size_t>(a)] < net.layer[static_cast<std::size_t>(b)];
    });
    for (auto i : order) {
        const auto v = static_cast<std::size_t>(i);
        double pull = 0;
        for (const Arc& a : net.neighbours(v)) {
            const auto u = static_cast<std::size_t>(a.to);
            if (net.layer[u] < net.layer[v] || (net.layer[v] < 0 && net.layer[u] >= 0))
                pull += side[u] != 0 ? a.capacity : -a.capacity;
        }
        side[v] = pull > 0 ? 1 : pull < 0 ? 0 : tieSide;
    }
}

/// Weightless vertices to the side of most of their capacity, over and over until nothing changes.
void freeMajority(const Network& net, std::vector<std::uint8_t>& side) {
    for (int round = 0; round < 20; ++round) {
        bool changed = false;
        for (std::size_t v = 0; v < net.size(); ++v) {
            if (net.weight[v] > 0) continue;
            double pull = 0;
            for (const Arc& a : net.neighbours(v))
                pull += side[static_cast<std::size_t>(a.to)] != 0 ? a.capacity : -a.capacity;
            const std::uint8_t to = pull > 0 ? 1 : pull < 0 ? 0 : side[v];
            changed = changed || to != side[v];
            side[v] = to;
        }
        if (!changed) return;
    }
}

/// Places in `order` where a prefix may usefully start: first hosts behind other switches than their
/// predecessor, those with the least uplink capacity per endpoint first, then spread evenly.
std::vector<std::size_t> prefixStarts(const Network& net, const std::vector<std::int32_t>& order,
                                      std::size_t most) {
    std::vector<double> up(net.size(), 0);
    std::vector<double> below(net.size(), 0);
    for (std::size_t v = 0; v < net.size(); ++v)
        for (const Arc& a : net.neighbours(v)) {
            const auto u = static_cast<std::size_t>(a.to);
            if (net.layer[u] > net.layer[v]) up[v] += a.capacity;
            if (net.weight[u] > 0) below[v] += a.capacity;
        }
    std::vector<std::pair<double, std::size_t>> starts;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto here = net.neighbours(static_cast<std::size_t>(order[i]));
        if (i > 0) {
            const auto last = net.neighbours(static_cast<std::size_t>(order[i - 1]));
            if (std::equal(here.begin(), here.end(), last.begin(), last.end(),
                           [](const Arc& a, const Arc& b) { return a.to == b.to; }))
                continue;
        }
        double strength = 1e300;
        for (const Arc& a : here)
            if (const auto u = static_cast<std::size_t>(a.to); below[u] > 0)
                strength = std::min(strength, (up[u] + a.capacity * 1e-6) / below[u]);
        starts.emplace_back(strength, i);
    }
    std::vector<std::size_t> chosen;
    const std::size_t even = std::min(starts.size(), most / 2);
    for (std::size_t k = 0; k < even; ++k)
        chosen.push_back(starts[k * starts.size() / even].second);
    std::sort(starts.begin(), starts.end());
    for (std::size_t k = 0; k < starts.size() && chosen.size() < most; ++k)
        chosen.push_back(starts[k].second);
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    std::erase(chosen, std::size_t{0});
    return chosen;
}

class Search {
public:
    Search(const Network& net, const Balance& balance, const PartitionOptions& options,
           const std::stop_token& stop)
        : net_(net)
        , balance_(balance)
        , options_(options)
        , stop_(stop)
        , deadline_(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                       std::chrono::duration<double>(options.seconds))) {}

    void take(std::vector<std::uint8_t> side, const char* method) {
        const double cut = net_.cut(side);
        if (!best_.side.empty() && cut >= best_.cut) return;
        best_ = {std::move(side), cut, Phrase::known(method)};
    }

    bool done() const { return !best_.side.empty() && best_.cut <= options_.target * (1 + 1e-9) + 1e-9; }
    bool late() const { return stop_.stop_requested() || Clock::now() > deadline_; }

    /// The switch rules on one choice of hosts.
    void trySwitchRules(const std::vector<std::uint8_t>& hosts, const char* names[4]) {
        take(hosts, names[0]);
        for (const std::uint8_t tie : {0, 1}) {
            auto side = hosts;
            bottomUpMajority(net_, side, tie);
            seeds_.push_back({side, names[1]});
            take(side, names[1]);
            freeMajority(net_, side);
            seeds_.push_back({side, names[2]});
            take(std::move(side), names[2]);
        }
        seeds_.push_back({hosts, names[3]});
    }

    void refineSeeds() {
        std::vector<std::pair<double, std::size_t>> ranked;
        for (std::size_t i = 0; i < seeds_.size(); ++i)
            ranked.emplace_back(net_.cut(seeds_[i].first), i);
        std::sort(ranked.begin(), ranked.end());
        const auto most = static_cast<std::size_t>(options_.refined);
        for (std::size_t k = 0; k < std::min(ranked.size(), most) && !done(); ++k) {
            if (k > 0 && late()) return;
            auto& [side, name] = seeds_[ranked[k].second];
            refineSplit(net_, balance_, side, 20, stop_);
            take(std::move(side), name);
        }
        seeds_.clear();
    }

    Split result() { return std::move(best_); }

private:
    const Network& net_;
    const Balance& balance_;
    const PartitionOptions& options_;
    const std::stop_token& stop_;
    Clock::time_point deadline_;
    Split best_;
    std::vector<std::pair<std::vector<std::uint8_t>, const char*>> seeds_;
};

} // namespace

Split findSplit(const Network& network, const Balance& balance, const PartitionOptions& options,
                const std::stop_token& stop) {
    Search search(network, balance, options, stop);
    const auto prefix = prefixOfWeight(network, drawingOrder(network), balance.minor);
    if (!prefix) return {std::vector<std::uint8_t>(network.size(), 0), 0, Phrase::tr("nothing to split")};
    const char* drawing[4] = {Phrase::mark("hosts in drawing order, all switches on one side"),
                              Phrase::mark("hosts in drawing order, switches by majority below"),
                              Phrase::mark("hosts in drawing order, switches by majority"),
                              Phrase::mark("hosts in drawing order, exact-balance moves")};
    search.trySwitchRules(*prefix, drawing);
    if (search.done() || stop.stop_requested()) return search.result();

    const char* breadth[4] = {Phrase::mark("hosts in breadth-first order, all switches on one side"),
                              Phrase::mark("hosts in breadth-first order, switches by majority below"),
                              Phrase::mark("hosts in breadth-first order, switches by majority"),
                              Phrase::mark("hosts in breadth-first order, exact-balance moves")};
    std::int32_t start = 0;
    for (int round = 0; round < 2 && !search.done() && !(round > 0 && search.late()); ++round) {
        const auto order = breadthFirstOrder(network, start);
        start = order.back(); // the second search starts at the far end of the first
        if (const auto hosts = prefixOfWeight(network, order, balance.minor))
            search.trySwitchRules(*hosts, breadth);
    }
    if (!search.done()) {
        const char* rotated[4] = {Phrase::mark("hosts from a later start, all switches on one side"),
                                  Phrase::mark("hosts from a later start, switches by majority below"),
                                  Phrase::mark("hosts from a later start, switches by majority"),
                                  Phrase::mark("hosts from a later start, exact-balance moves")};
        const auto order = drawingOrder(network);
        for (const std::size_t from :
             prefixStarts(network, order, static_cast<std::size_t>(options.starts))) {
            if (search.done() || search.late()) break;
            auto turned = order;
            std::rotate(turned.begin(), turned.begin() + static_cast<std::ptrdiff_t>(from), turned.end());
            if (const auto hosts = prefixOfWeight(network, turned, balance.minor))
                search.trySwitchRules(*hosts, rotated);
        }
    }
    if (!search.done()) search.refineSeeds();
    if (search.done() || search.late() || options.metisTries <= 0) return search.result();

    auto side = metisSplit(network, balance, options.metisTries, options.seed);
    if (side.empty()) return search.result();
    refineSplit(network, balance, side, 20, stop);
    search.take(std::move(side), Phrase::mark("METIS recursive bisection, exact-balance moves"));
    return search.result();
}

} // namespace cw::solvers::fabric
