#include "model/exchange/fabric/fabric_tree.h"

#include "model/exchange/fabric/file_counts.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace cw {

namespace {

class Joined {
public:
    explicit Joined(std::size_t count)
        : root_(count) {
        std::iota(root_.begin(), root_.end(), 0);
    }
    std::int32_t find(std::int32_t v) {
        while (root_[std::size_t(v)] != v)
            v = root_[std::size_t(v)] = root_[std::size_t(root_[std::size_t(v)])];
        return v;
    }
    void join(std::int32_t a, std::int32_t b) { root_[std::size_t(find(b))] = find(a); }

private:
    std::vector<std::int32_t> root_;
};

bool isHost(const FileNode& node) {
    return node.kind == FileNodeKind::Host || node.kind == FileNodeKind::Adapter;
}

/// One unit above those without a parent that other links join.
void addTops(const FabricFile& file, Joined& joined, std::vector<FabricUnit>& units) {
    for (const FileLink& link : file.links)
        joined.join(link.a.node, link.b.node);
    std::map<std::int32_t, std::vector<std::size_t>> apart;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const FabricUnit& unit = units[i];
        if (unit.parent == FabricUnit::kNone) apart[joined.find(unit.switches.front())].push_back(i);
    }
    for (auto& [component, children] : apart) {
        if (children.size() < 2) continue;
        FabricUnit top;
        for (const std::size_t child : children) {
            top.tier = std::max(top.tier, units[child].tier + 1);
            units[child].parent = units.size();
        }
        top.children = std::move(children);
        units.push_back(std::move(top));
    }
}

} // namespace

std::vector<FabricUnit> unitsOf(const FabricFile& file) {
    const std::vector<std::int32_t> tiers = tiersOf(file);
    const std::int32_t highest = tiers.empty() ? 0 : *std::max_element(tiers.begin(), tiers.end());
    Joined joined(file.nodes.size());
    std::vector<FabricUnit> units;
    std::vector<std::size_t> below; // units of the tier below, and those that nothing has joined yet
    for (std::int32_t tier = 1; tier <= highest; ++tier) {
        for (const FileLink& link : file.links) {
            const std::int32_t a = tiers[std::size_t(link.a.node)], b = tiers[std::size_t(link.b.node)];
            const bool toHost =
                isHost(file.nodes[std::size_t(link.a.node)]) != isHost(file.nodes[std::size_t(link.b.node)]);
            // What no host reaches has tier 0 as hosts have, but is none.
            if (std::max(a, b) == tier && std::min(a, b) == tier - 1 && (tier > 1 || toHost))
                joined.join(link.a.node, link.b.node);
        }
        std::map<std::int32_t, std::size_t> unitOf;
        const std::size_t first = units.size();
        for (std::size_t i = 0; i < file.nodes.size(); ++i) {
            if (tiers[i] != tier) continue;
            const auto [at, fresh] = unitOf.emplace(joined.find(std::int32_t(i)), units.size());
            if (fresh) {
                units.emplace_back();
                units.back().tier = tier;
            }
            units[at->second].switches.push_back(std::int32_t(i));
        }
        if (tier == 1)
            for (std::size_t i = 0; i < file.nodes.size(); ++i)
                if (isHost(file.nodes[i]))
                    if (const auto at = unitOf.find(joined.find(std::int32_t(i))); at != unitOf.end())
                        units[at->second].hosts.push_back(std::int32_t(i));
        std::vector<std::size_t> next;
        for (const std::size_t child : below) {
            const auto at = unitOf.find(joined.find(units[child].switches.front()));
            if (at == unitOf.end()) {
                next.push_back(child);
                continue;
            }
            units[child].parent = at->second;
            units[at->second].children.push_back(child);
        }
        for (std::size_t i = first; i < units.size(); ++i)
            next.push_back(i);
        below = std::move(next);
    }
    addTops(file, joined, units);
    return units;
}

} // namespace cw
