#include "solvers/fabric/tiers.h"

#include <algorithm>
#include <limits>
#include <map>

namespace cw::solvers::fabric {

namespace {
constexpr std::string_view kTier = "tier";
}

std::string tierName(std::int32_t layer) {
    switch (layer) {
    case 1:
        return Phrase::mark("leaf");
    case 2:
        return Phrase::mark("spine");
    case 3:
        return Phrase::mark("core");
    case 4:
        return Phrase::mark("top");
    default:
        return layer < 0    ? Phrase::mark("unreached")
               : layer == 0 ? Phrase::mark("host")
                            : std::string(kTier) + std::to_string(layer);
    }
}

std::string tierPairName(std::int32_t layerA, std::int32_t layerB) {
    return tierName(std::min(layerA, layerB)) + "-" + tierName(std::max(layerA, layerB));
}

Phrase tierPhrase(std::string_view name) {
    if (const auto dash = name.find('-'); dash != name.npos)
        return Phrase::tr("%1-%2")
            .arg(tierPhrase(name.substr(0, dash)))
            .arg(tierPhrase(name.substr(dash + 1)));
    if (name.starts_with(kTier)) return Phrase::tr("tier%1").arg(std::string(name.substr(kTier.size())));
    return Phrase::known(std::string(name));
}

std::vector<std::int32_t> tierLayers(const FabricGraph& graph, const Network& network) {
    std::vector<std::int32_t> layer(network.size(), -1);
    std::vector<std::int32_t> queue;
    for (std::size_t v = 0; v < layer.size(); ++v)
        if (graph.isSwitch[v] == 0) {
            layer[v] = 0;
            if (network.weight[v] > 0 || network.totalWeight == 0)
                queue.push_back(static_cast<std::int32_t>(v));
        }
    // Switches with endpoints of their own are leaves; they join the queue before anything two hops away.
    const auto visit = [&](std::int32_t v, std::int32_t at) {
        if (layer[static_cast<std::size_t>(v)] >= 0) return;
        layer[static_cast<std::size_t>(v)] = at;
        queue.push_back(v);
    };
    std::size_t head = 0;
    const auto spread = [&](std::size_t end) {
        for (; head < end; ++head)
            for (const Arc& a : network.neighbours(static_cast<std::size_t>(queue[head])))
                visit(a.to, layer[static_cast<std::size_t>(queue[head])] + 1);
    };
    spread(queue.size());
    for (std::size_t v = 0; v < layer.size(); ++v)
        if (graph.isSwitch[v] != 0 && network.weight[v] > 0) visit(static_cast<std::int32_t>(v), 1);
    while (head < queue.size())
        spread(queue.size());
    return layer;
}

std::vector<TierSummary> summariseTiers(const FabricGraph& graph, const Network& network,
                                        const std::vector<std::int32_t>& layer) {
    std::vector<double> down(network.size(), 0);
    std::vector<double> up(network.size(), 0);
    for (std::size_t e = 0; e < network.edges(); ++e) {
        const auto a = static_cast<std::size_t>(network.edgeA[e]);
        const auto b = static_cast<std::size_t>(network.edgeB[e]);
        if (layer[a] < 0 || layer[b] < 0 || layer[a] == layer[b]) continue;
        const bool aLower = layer[a] < layer[b];
        up[aLower ? a : b] += network.capacity[e];
        down[aLower ? b : a] += network.capacity[e];
    }
    std::map<std::int32_t, TierSummary> byLayer;
    std::map<std::int32_t, std::pair<double, double>> total;
    std::map<std::int32_t, std::int32_t> cutOff; // per layer, the first switch that leads nowhere up
    for (std::size_t v = 0; v < network.size(); ++v) {
        if (graph.isSwitch[v] == 0) continue;
        TierSummary& t = byLayer[layer[v]];
        ++t.switches;
        total[layer[v]].first += down[v];
        total[layer[v]].second += up[v];
        if (up[v] <= 0 && down[v] > 0) cutOff.emplace(layer[v], static_cast<std::int32_t>(v));
        if (up[v] <= 0 || (t.oversubscription && *t.oversubscription >= down[v] / up[v])) continue;
        t.oversubscription = down[v] / up[v];
        t.worstDownGbps = down[v];
        t.worstUpGbps = up[v];
        t.worstSwitch = static_cast<std::int32_t>(v);
    }
    std::vector<TierSummary> tiers;
    for (auto& [at, tier] : byLayer) {
        tier.name = tierName(at);
        if (const auto& [d, u] = total[at]; u > 0) {
            tier.meanOversubscription = d / u;
            // In a tier that has links up, a switch without any is oversubscribed without limit.
            if (const auto worst = cutOff.find(at); worst != cutOff.end()) {
                tier.oversubscription = std::numeric_limits<double>::infinity();
                tier.worstSwitch = worst->second;
                tier.worstDownGbps = down[static_cast<std::size_t>(worst->second)];
                tier.worstUpGbps = 0;
            }
        }
        if (at >= 0) tiers.push_back(std::move(tier));
    }
    if (const auto unreached = byLayer.find(-1); unreached != byLayer.end())
        tiers.push_back(std::move(unreached->second));
    return tiers;
}

std::vector<TierLinks> summariseLinks(const FabricGraph& graph, const std::vector<std::int32_t>& layer) {
    std::map<std::pair<std::int32_t, std::int32_t>, TierLinks> byPair;
    for (std::size_t e = 0; e < graph.edgeCount(); ++e) {
        const std::int32_t a = layer[static_cast<std::size_t>(graph.edgeA[e])];
        const std::int32_t b = layer[static_cast<std::size_t>(graph.edgeB[e])];
        if (graph.edgeCables[e] == 0) continue;
        TierLinks& t = byPair[{std::min(a, b), std::max(a, b)}];
        t.cables += graph.edgeCables[e];
        t.gbps += graph.edgeCapacity(e);
    }
    std::vector<TierLinks> links;
    for (auto& [pair, t] : byPair) {
        t.name = tierPairName(pair.first, pair.second);
        links.push_back(std::move(t));
    }
    return links;
}

} // namespace cw::solvers::fabric
