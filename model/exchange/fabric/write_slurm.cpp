#include "model/exchange/fabric/fabric_tree.h"
#include "model/exchange/fabric/hostlist.h"
#include "model/exchange/fabric/write_names.h"
#include "model/exchange/fabric/writers.h"

#include <algorithm>
#include <map>

namespace cw {

namespace {

constexpr std::size_t kLongestName = 63; ///< of a host, as DNS has it

/// Names of the nodes as Slurm takes them.
std::vector<std::string> nodeNames(const FabricFile& file) {
    SafeNames safe(kLongestName);
    std::vector<std::string> names;
    for (const FileNode& node : file.nodes)
        names.push_back(safe.make(node.name));
    return names;
}

std::string packed(const std::vector<std::int32_t>& nodes, const std::vector<std::string>& names) {
    std::vector<std::string> list;
    list.reserve(nodes.size());
    for (const std::int32_t node : nodes)
        list.push_back(names[std::size_t(node)]);
    return packHostlist(list);
}

/// Hosts that jobs run on: those that weigh in, where any does; fabric managers and the like do not.
std::vector<bool> jobHosts(const FabricFile& file) {
    std::vector<bool> runs(file.nodes.size());
    bool any = false;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        runs[i] = file.nodes[i].kind == FileNodeKind::Host && file.nodes[i].endpoints > 0;
        any |= runs[i];
    }
    for (std::size_t i = 0; i < runs.size() && !any; ++i)
        runs[i] = file.nodes[i].kind == FileNodeKind::Host;
    return runs;
}

/// The units with only such hosts in them.
std::vector<FabricUnit> jobUnits(const FabricFile& file, const std::vector<bool>& runs) {
    std::vector<FabricUnit> units = unitsOf(file);
    for (FabricUnit& unit : units)
        std::erase_if(unit.hosts, [&](std::int32_t host) { return !runs[std::size_t(host)]; });
    return units;
}

/// Hosts by block, in the order of their first host.
std::vector<std::pair<std::string, std::vector<std::int32_t>>> blocksOf(const FabricFile& file) {
    std::vector<std::pair<std::string, std::vector<std::int32_t>>> blocks;
    std::map<std::string, std::size_t> index;
    bool several = false;
    const std::vector<bool> runs = jobHosts(file);
    for (std::size_t i = 0; i < file.nodes.size(); ++i) {
        const FileNode& node = file.nodes[i];
        if (!runs[i] || node.group.empty()) continue;
        const auto [at, fresh] = index.emplace(node.group, blocks.size());
        if (fresh) blocks.push_back({node.group, {}});
        blocks[at->second].second.push_back(std::int32_t(i));
        several |= !fresh;
    }
    if (several) return blocks;
    blocks.clear();
    for (const FabricUnit& unit : jobUnits(file, runs))
        if (unit.tier == 1 && !unit.hosts.empty())
            blocks.push_back({file.nodes[std::size_t(unit.switches.front())].name, unit.hosts});
    return blocks;
}

} // namespace

std::string writeSlurmTree(const FabricFile& file, const std::string& title) {
    const std::vector<FabricUnit> units = jobUnits(file, jobHosts(file));
    const std::vector<std::string> names = nodeNames(file);
    std::vector<std::string> unitNames(units.size());
    std::map<std::int32_t, int> ofTier;
    for (std::size_t i = 0; i < units.size(); ++i)
        unitNames[i] =
            "switch." + std::to_string(units[i].tier) + "." + std::to_string(++ofTier[units[i].tier]);
    std::string text = "# " + oneLine(title) + "\n";
    std::vector<std::size_t> order(units.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return units[a].tier > units[b].tier; });
    for (const std::size_t i : order) {
        const FabricUnit& unit = units[i];
        std::string drawn;
        for (const std::int32_t node : unit.switches)
            drawn += (drawn.empty() ? "" : ",") + oneLine(file.nodes[std::size_t(node)].name);
        if (!drawn.empty()) text += "# " + unitNames[i] + "=" + drawn + "\n";
        text += "SwitchName=" + unitNames[i];
        std::vector<std::string> children;
        for (const std::size_t child : unit.children)
            children.push_back(unitNames[child]);
        if (!children.empty()) text += " Switches=" + packHostlist(children);
        if (!unit.hosts.empty()) text += " Nodes=" + packed(unit.hosts, names);
        text += "\n";
    }
    return text;
}

std::string writeSlurmBlock(const FabricFile& file, const std::string& title) {
    const std::vector<std::string> names = nodeNames(file);
    const auto blocks = blocksOf(file);
    std::string text = "# " + oneLine(title) + "\n";
    std::size_t smallest = SIZE_MAX;
    SafeNames safe(kLongestName);
    for (const auto& [name, hosts] : blocks) {
        const std::string block = safe.make(name);
        if (block != name) text += "# " + block + "=" + oneLine(name) + "\n";
        text += "BlockName=" + block + " Nodes=" + packed(hosts, names) + "\n";
        smallest = std::min(smallest, hosts.size());
    }
    if (blocks.empty()) return text;
    text += "BlockSizes=" + std::to_string(smallest);
    for (std::size_t many = 2; many <= blocks.size() && blocks.size() % many == 0; many *= 2)
        text += "," + std::to_string(smallest * many);
    return text + "\n";
}

std::string writeKubernetesLabels(const FabricFile& file, const std::string& title) {
    constexpr std::size_t kLongestLabel = 63;
    constexpr std::array<const char*, 3> kTiers{"leaf", "spine", "core"};
    const std::vector<FabricUnit> units = jobUnits(file, jobHosts(file));
    const std::vector<std::string> names = nodeNames(file);
    SafeNames safe(kLongestLabel), safeGroups(kLongestLabel);
    std::vector<std::string> labels;
    std::map<std::int32_t, int> ofTier;
    for (const FabricUnit& unit : units) {
        const int number = ++ofTier[unit.tier];
        labels.push_back(
            safe.make(unit.switches.size() == 1
                          ? file.nodes[std::size_t(unit.switches.front())].name
                          : "switch." + std::to_string(unit.tier) + "." + std::to_string(number)));
    }
    std::map<std::string, std::string> groups;
    for (const FileNode& node : file.nodes)
        if (!node.group.empty() && !groups.contains(node.group))
            groups[node.group] = safeGroups.make(node.group);
    std::vector<std::size_t> unitOf(file.nodes.size(), FabricUnit::kNone);
    for (std::size_t i = 0; i < units.size(); ++i)
        for (const std::int32_t host : units[i].hosts)
            unitOf[std::size_t(host)] = i;

    std::string text = "# " + oneLine(title) + "\n";
    for (std::size_t i = 0; i < file.nodes.size(); ++i) {
        if (unitOf[i] == FabricUnit::kNone) continue;
        std::string name = names[i]; // of a Node: in small letters
        std::transform(name.begin(), name.end(), name.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
        text += "---\napiVersion: v1\nkind: Node\nmetadata:\n  name: \"" + name + "\"\n  labels:\n";
        if (!file.nodes[i].group.empty())
            text += "    network.topology.nvidia.com/accelerator: \"" + groups[file.nodes[i].group] + "\"\n";
        std::size_t tier = 0;
        for (std::size_t unit = unitOf[i]; unit != FabricUnit::kNone && tier < kTiers.size();
             unit = units[unit].parent)
            text += "    network.topology.nvidia.com/" + std::string(kTiers[tier++]) + ": \"" + labels[unit] +
                    "\"\n";
    }
    return text;
}

} // namespace cw
