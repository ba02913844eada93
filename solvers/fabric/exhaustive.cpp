#include "solvers/fabric/exhaustive.h"

#include <bit>

namespace cw::solvers::fabric {

namespace {

/// Hosts with one link, all of the same weight and capacity, or none.
struct Pendants {
    std::int64_t weight = 0;
    double capacity = 0;
    std::vector<std::uint8_t> is;
};

Pendants findPendants(const Network& net) {
    Pendants p;
    p.is.assign(net.size(), 0);
    for (std::size_t v = 0; v < net.size(); ++v) {
        const auto around = net.neighbours(v);
        if (net.isSwitch[v] != 0 || net.weight[v] == 0 || around.size() != 1) continue;
        if (net.isSwitch[static_cast<std::size_t>(around.front().to)] == 0) continue;
        if (p.weight == 0) {
            p.weight = net.weight[v];
            p.capacity = around.front().capacity;
        }
        if (p.weight != net.weight[v] || p.capacity != around.front().capacity) {
            p.is.assign(net.size(), 0);
            p.weight = 0;
            return p;
        }
        p.is[v] = 1;
    }
    return p;
}

} // namespace

std::optional<ExhaustiveResult> exhaustiveBisection(const Network& network, const Balance& balance,
                                                    int mostVertices, const std::stop_token& stop) {
    const Pendants pendants = findPendants(network);
    std::vector<std::size_t> vertices;
    for (std::size_t v = 0; v < network.size(); ++v)
        if (pendants.is[v] == 0 && (network.weight[v] > 0 || network.first[v + 1] > network.first[v]))
            vertices.push_back(v);
    if (vertices.empty() || vertices.size() > static_cast<std::size_t>(mostVertices)) return std::nullopt;

    std::vector<std::int64_t> hosts(network.size(), 0); // pendant hosts per vertex
    for (std::size_t v = 0; v < network.size(); ++v)
        if (pendants.is[v] != 0) ++hosts[static_cast<std::size_t>(network.neighbours(v).front().to)];

    std::vector<std::uint8_t> side(network.size(), 0);
    std::int64_t weight = 0; // on side 1, pendants with their switch
    std::int64_t movable[2] = {0, 0};
    for (std::size_t v : vertices)
        movable[0] += hosts[v];
    double cut = 0;
    double best = -1;
    std::vector<std::uint8_t> bestSide;
    std::int64_t bestMoves = 0;
    const auto consider = [&](std::int64_t target) {
        std::int64_t moves = 0; // hosts to move onto side 1, negative: off it
        if (weight != target) {
            if (pendants.weight == 0 || (target - weight) % pendants.weight != 0) return;
            moves = (target - weight) / pendants.weight;
            if (moves > movable[0] || -moves > movable[1]) return;
        }
        const double price = cut + static_cast<double>(std::abs(moves)) * pendants.capacity;
        if (best >= 0 && price >= best) return;
        best = price;
        bestSide = side;
        bestMoves = moves;
    };
    const std::uint64_t splits = std::uint64_t{1} << (vertices.size() - 1);
    for (std::uint64_t i = 0;;) {
        consider(balance.minor);
        if (balance.minor * 2 != balance.total) consider(balance.total - balance.minor);
        if (++i >= splits) break;
        if (i % 65536 == 0 && stop.stop_requested()) return std::nullopt;
        // Gray code: one vertex changes sides; the last one never does.
        const std::size_t v = vertices[static_cast<std::size_t>(std::countr_zero(i))];
        for (const Arc& a : network.neighbours(v)) {
            const auto u = static_cast<std::size_t>(a.to);
            if (pendants.is[u] == 0) cut += side[u] == side[v] ? a.capacity : -a.capacity;
        }
        const std::int64_t moved = network.weight[v] + hosts[v] * pendants.weight;
        weight += side[v] != 0 ? -moved : moved;
        movable[side[v]] -= hosts[v];
        side[v] ^= 1;
        movable[side[v]] += hosts[v];
    }
    if (best < 0) return std::nullopt;
    for (std::size_t v = 0; v < network.size(); ++v) {
        if (pendants.is[v] == 0) continue;
        const std::uint8_t home = bestSide[static_cast<std::size_t>(network.neighbours(v).front().to)];
        const bool moves = (bestMoves > 0 && home == 0) || (bestMoves < 0 && home == 1);
        bestSide[v] = moves ? home ^ 1 : home;
        if (moves) bestMoves += bestMoves > 0 ? -1 : 1;
    }
    return ExhaustiveResult{network.cut(bestSide), std::move(bestSide)};
}

} // namespace cw::solvers::fabric
