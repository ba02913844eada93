#include "solvers/fabric/partition.h"

#include <metis.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace cw::solvers::fabric {

std::vector<std::uint8_t> metisSplit(const Network& network, const Balance& balance, int tries,
                                     std::uint64_t seed) {
    const auto most = static_cast<std::size_t>(std::numeric_limits<idx_t>::max());
    if (network.size() < 2 || network.arcs.size() > most) return {};
    double largest = 0;
    for (double c : network.capacity)
        largest = std::max(largest, c);
    const double step = capacityStep(network);
    // METIS counts in whole numbers: capacity steps where they fit, else thousandths of the largest capacity.
    double unit = step > 0 && largest / step < 1e5 ? step : largest / 1000;
    double total = std::accumulate(network.capacity.begin(), network.capacity.end(), 0.0);
    while (total / unit > 1e9)
        unit *= 2;
    auto vertices = static_cast<idx_t>(network.size());
    std::vector<idx_t> xadj(network.first.begin(), network.first.end());
    std::vector<idx_t> adjncy(network.arcs.size());
    std::vector<idx_t> adjwgt(network.arcs.size());
    for (std::size_t i = 0; i < network.arcs.size(); ++i) {
        adjncy[i] = network.arcs[i].to;
        adjwgt[i] = std::max<idx_t>(1, static_cast<idx_t>(std::llround(network.arcs[i].capacity / unit)));
    }
    std::vector<idx_t> vwgt(network.size());
    for (std::size_t v = 0; v < network.size(); ++v)
        vwgt[v] = static_cast<idx_t>(network.weight[v] / balance.unit);
    idx_t options[METIS_NOPTIONS];
    METIS_SetDefaultOptions(options);
    options[METIS_OPTION_NCUTS] = std::max(1, tries);
    options[METIS_OPTION_UFACTOR] = 1;
    options[METIS_OPTION_SEED] = static_cast<idx_t>(seed % 1000000);
    idx_t constraints = 1;
    idx_t parts = 2;
    idx_t cut = 0;
    std::vector<idx_t> part(network.size());
    if (METIS_PartGraphRecursive(&vertices, &constraints, xadj.data(), adjncy.data(), vwgt.data(), nullptr,
                                 adjwgt.data(), &parts, nullptr, nullptr, options, &cut,
                                 part.data()) != METIS_OK)
        return {};

    // Exact balance: keep METIS's side 1 as far as the weights allow, hosts deep inside it first.
    std::vector<std::pair<double, std::int32_t>> ranked;
    for (std::size_t v = 0; v < network.size(); ++v) {
        if (network.weight[v] == 0) continue;
        double inside = 0;
        for (const Arc& a : network.neighbours(v))
            inside += part[static_cast<std::size_t>(a.to)] == 1 ? a.capacity : -a.capacity;
        ranked.emplace_back((part[v] == 1 ? -1e15 : 0) - inside, static_cast<std::int32_t>(v));
    }
    std::sort(ranked.begin(), ranked.end());
    std::vector<std::int32_t> order;
    for (const auto& [rank, v] : ranked)
        order.push_back(v);
    auto side = prefixOfWeight(network, order, balance.minor);
    if (!side) return {};
    for (std::size_t v = 0; v < network.size(); ++v)
        if (network.weight[v] == 0) (*side)[v] = part[v] == 1 ? 1 : 0;
    return *side;
}

} // namespace cw::solvers::fabric
