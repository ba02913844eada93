#include "model/exchange/fabric/file_counts.h"

#include <algorithm>
#include <set>

namespace cw {

namespace {

bool isMachine(const FileNode& node) {
    return node.kind == FileNodeKind::Host || node.kind == FileNodeKind::Adapter;
}

std::vector<std::string> mixedLeaves(const FabricFile& file) {
    std::map<std::int32_t, std::map<int, std::int64_t>> railsOf; // switch -> adapters by rail
    for (const FileLink& link : file.links)
        for (const auto& [host, leaf] :
             {std::pair(link.a.node, link.b.node), std::pair(link.b.node, link.a.node)})
            if (file.nodes[std::size_t(host)].kind == FileNodeKind::Adapter)
                if (const auto rail = adapterIndex(file.nodes[std::size_t(host)])) ++railsOf[leaf][*rail];
    std::vector<std::string> mixed;
    for (const auto& [leaf, rails] : railsOf) {
        std::int64_t most = 0, all = 0;
        for (const auto& [rail, count] : rails) {
            most = std::max(most, count);
            all += count;
        }
        if (rails.size() > 1 && 2 * most > all) mixed.push_back(file.nodes[std::size_t(leaf)].name);
    }
    std::sort(mixed.begin(), mixed.end());
    return mixed;
}

/// "SLG04-16" and "SLG11-03" are called alike: "SLG#-#".
std::string namePattern(const std::string& name) {
    std::string pattern;
    for (const char c : name) {
        const bool digit = c >= '0' && c <= '9';
        if (!digit || pattern.empty() || pattern.back() != '#') pattern += digit ? '#' : c;
    }
    return pattern;
}

using Neighbours = std::vector<std::vector<std::int32_t>>;

/// Moves switches to the tier of three quarters of those called alike, when all their links lead to the next
/// one up.
void placeByName(const FabricFile& file, const Neighbours& neighbours, std::vector<std::int32_t>& tier) {
    std::map<std::string, std::map<std::int32_t, std::size_t>> votes;
    for (std::size_t i = 0; i < file.nodes.size(); ++i)
        if (tier[i] > 0) ++votes[namePattern(file.nodes[i].name)][tier[i]];
    std::map<std::string, std::int32_t> usual;
    for (const auto& [pattern, tiers] : votes) {
        std::size_t all = 0;
        for (const auto& [t, count] : tiers)
            all += count;
        for (const auto& [t, count] : tiers)
            if (4 * count >= 3 * all && count < all) usual[pattern] = t;
    }
    const std::vector<std::int32_t> before = tier;
    for (std::size_t i = 0; i < file.nodes.size(); ++i) {
        const auto at = before[i] > 0 ? usual.find(namePattern(file.nodes[i].name)) : usual.end();
        if (at == usual.end() || at->second == before[i]) continue;
        const bool fits = std::all_of(neighbours[i].begin(), neighbours[i].end(), [&](std::int32_t next) {
            return before[std::size_t(next)] == at->second + 1;
        });
        if (fits) tier[i] = at->second;
    }
}

} // namespace

FileCounts countFile(const FabricFile& file) {
    FileCounts counts;
    std::set<std::string> machines;
    for (const FileNode& node : file.nodes) {
        if (node.kind == FileNodeKind::Host) ++counts.machines;
        if (node.kind == FileNodeKind::Adapter) machines.insert(machineOf(node));
    }
    counts.machines += machines.size();
    std::map<std::pair<std::int32_t, std::int32_t>, std::int64_t> between;
    for (const FileLink& link : file.links) {
        const FileNode& a = file.nodes[std::size_t(link.a.node)];
        const FileNode& b = file.nodes[std::size_t(link.b.node)];
        if (a.kind == FileNodeKind::Aggregation || b.kind == FileNodeKind::Aggregation) continue;
        if (isMachine(a) || isMachine(b)) {
            counts.hostLinks += link.count;
        } else if (a.kind == FileNodeKind::Switch && b.kind == FileNodeKind::Switch) {
            counts.switchLinks += link.count;
            between[std::minmax(link.a.node, link.b.node)] += link.count;
        }
        if (!link.type.empty()) counts.linkTypes[link.type] += link.count;
    }
    for (const auto& [pair, cables] : between)
        ++counts.pairs[cables];
    counts.mixedRailLeaves = mixedLeaves(file);
    return counts;
}

std::vector<std::int32_t> tiersOf(const FabricFile& file) {
    Neighbours neighbours(file.nodes.size());
    for (const FileLink& link : file.links) {
        neighbours[std::size_t(link.a.node)].push_back(link.b.node);
        neighbours[std::size_t(link.b.node)].push_back(link.a.node);
    }
    std::vector<std::int32_t> tier(file.nodes.size(), 0), order;
    std::vector<bool> met(file.nodes.size(), false);
    for (std::size_t i = 0; i < file.nodes.size(); ++i)
        if (isMachine(file.nodes[i])) {
            met[i] = true;
            order.push_back(std::int32_t(i));
        }
    if (order.empty()) {
        for (std::size_t i = 0; i < file.nodes.size(); ++i)
            tier[i] = file.nodes[i].tier;
        return tier;
    }
    for (std::size_t k = 0; k < order.size(); ++k)
        for (const std::int32_t next : neighbours[std::size_t(order[k])]) {
            if (met[std::size_t(next)] || file.nodes[std::size_t(next)].kind == FileNodeKind::Aggregation)
                continue;
            met[std::size_t(next)] = true;
            tier[std::size_t(next)] = tier[std::size_t(order[k])] + 1;
            order.push_back(next);
        }
    placeByName(file, neighbours, tier);
    return tier;
}

std::string tierWord(std::int32_t tier) {
    constexpr std::array<const char*, 4> kWords{"leaf", "spine", "core", "top"};
    return tier >= 1 && tier <= std::int32_t(kWords.size()) ? kWords[std::size_t(tier - 1)]
                                                            : "tier" + std::to_string(tier);
}

std::map<std::string, std::size_t> switchesByTier(const FabricFile& file) {
    std::map<std::string, std::size_t> switches;
    const std::vector<std::int32_t> tiers = tiersOf(file);
    for (std::size_t i = 0; i < file.nodes.size(); ++i)
        if (file.nodes[i].kind == FileNodeKind::Switch)
            ++switches[tiers[i] > 0 ? tierWord(tiers[i]) : "unreached"];
    return switches;
}

} // namespace cw
