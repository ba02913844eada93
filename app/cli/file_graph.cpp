#include "app/cli/file_graph.h"

#include "model/exchange/fabric/file_counts.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <unordered_map>

namespace cw::cli {

namespace {

constexpr std::int32_t kNone = -1;

bool isMachine(FileNodeKind kind) {
    return kind == FileNodeKind::Host || kind == FileNodeKind::Adapter;
}

/// Which nodes are hosts, when the file leaves it open.
std::vector<bool> guessedHosts(const FabricFile& file, const std::string& terminals) {
    // Generated lists name their hosts so, whatever their number of links.
    constexpr std::string_view kGenerated = "host";
    std::vector<std::size_t> links(file.nodes.size(), 0);
    for (const FileLink& link : file.links) {
        ++links[std::size_t(link.a.node)];
        ++links[std::size_t(link.b.node)];
    }
    const bool named = std::any_of(file.nodes.begin(), file.nodes.end(),
                                   [&](const FileNode& node) { return node.name.starts_with(kGenerated); });
    const std::string prefix = !terminals.empty() ? terminals : named ? std::string(kGenerated) : "";
    std::vector<bool> isHost(file.nodes.size());
    for (std::size_t i = 0; i < isHost.size(); ++i) {
        const FileNode& node = file.nodes[i];
        isHost[i] = node.kind == FileNodeKind::Unknown &&
                    (prefix.empty() ? links[i] == 1 : node.name.starts_with(prefix));
    }
    return isHost;
}

/// Parallel links of one rate are one edge.
void addEdges(FileGraph& made, const FabricFile& file, const std::vector<std::int32_t>& nodeOf) {
    std::map<std::tuple<std::int32_t, std::int32_t, double>, std::int32_t> known;
    for (const FileLink& link : file.links) {
        const std::int32_t a = nodeOf[std::size_t(link.a.node)], b = nodeOf[std::size_t(link.b.node)];
        if (a == kNone || b == kNone || a == b) continue;
        const double gbps = made.countsLinks ? 1 : link.gbps.value_or(0);
        const auto [at, fresh] = known.emplace(std::tuple(std::min(a, b), std::max(a, b), gbps),
                                               std::int32_t(made.graph.edgeCount()));
        if (fresh)
            made.graph.addEdge(a, b, gbps, link.count);
        else
            made.graph.edgeCables[std::size_t(at->second)] += link.count;
    }
}

} // namespace

Result<FileGraph> graphOfFile(const FabricFile& file, const std::string& name, const std::string& terminals) {
    FileGraph made;
    made.countsLinks = !file.links.empty() && file.foundOf(FileOddity::NoRate) > 0;
    const bool said = std::any_of(file.nodes.begin(), file.nodes.end(),
                                  [](const FileNode& node) { return isMachine(node.kind); });
    const std::vector<bool> guessed =
        said ? std::vector<bool>(file.nodes.size()) : guessedHosts(file, terminals);
    const auto weighsIn = [&](const std::string& machine) {
        return terminals.empty() || machine.starts_with(terminals);
    };
    bool anyHost = false;
    for (std::size_t i = 0; i < file.nodes.size(); ++i)
        anyHost |= guessed[i] || (isMachine(file.nodes[i].kind) && weighsIn(machineOf(file.nodes[i])));
    if (!anyHost && !terminals.empty())
        return Error::said(ErrorCode::NotFound, "--terminals " + terminals,
                           Phrase::tr("no name in %1 begins so").arg(name));
    made.allAreEndpoints = !anyHost;

    std::unordered_map<std::string, std::int32_t> machines;
    std::vector<std::int32_t> nodeOf(file.nodes.size(), kNone);
    for (std::size_t i = 0; i < file.nodes.size(); ++i) {
        const FileNode& node = file.nodes[i];
        if (node.kind == FileNodeKind::Aggregation) continue;
        if (guessed[i]) {
            nodeOf[i] = made.graph.addHost(node.endpoints);
        } else if (isMachine(node.kind)) {
            const std::string machine = machineOf(node);
            // Whole hosts stay apart even when two have one name; adapters of one name are one host.
            const auto [at, fresh] = machines.emplace(
                node.kind == FileNodeKind::Host ? "host " + node.id : "adapter " + machine, kNone);
            if (fresh) {
                at->second = made.graph.addHost(0);
                made.names.push_back(machine);
            }
            nodeOf[i] = at->second;
            if (weighsIn(machine)) made.graph.endpoints[std::size_t(nodeOf[i])] += node.endpoints;
            continue;
        } else {
            nodeOf[i] = made.graph.addSwitch(anyHost ? 0 : 1);
        }
        made.names.push_back(node.name);
    }
    addEdges(made, file, nodeOf);
    return made;
}

Json fileFigures(const FabricFile& file) {
    const FileCounts counts = countFile(file);
    std::int64_t cables = 0;
    for (const FileLink& link : file.links)
        cables += link.count;
    Json oddities = Json::object();
    for (std::size_t i = 0; i < file.found.size(); ++i)
        if (file.found[i] > 0) oddities[std::string(EnumNames<FileOddity>::values[i])] = file.found[i];
    Json findings = Json::array();
    for (const FileFinding& finding : file.findings)
        findings.push_back({{"line", finding.line},
                            {"code", enumName(finding.oddity)},
                            {"message", findingText(finding).english()}});
    return {{"format", file.format},
            {"nodes", file.nodes.size()},
            {"links", cables},
            {"switches", file.count(FileNodeKind::Switch)},
            {"tiers", switchesByTier(file)},
            {"adapters", file.count(FileNodeKind::Adapter)},
            {"hosts", counts.machines},
            {"aggregation_nodes", file.count(FileNodeKind::Aggregation)},
            {"host_links", counts.hostLinks},
            {"switch_links", counts.switchLinks},
            {"link_types", counts.linkTypes},
            {"mixed_rail_leaves", counts.mixedRailLeaves},
            {"finding_counts", oddities},
            {"findings", findings}};
}

std::string writeEdgeList(const solvers::fabric::FabricGraph& graph, const std::vector<std::string>& names) {
    std::ostringstream out;
    out.imbue(std::locale::classic());
    out << "a,b,gbps,count\n";
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        out << names[std::size_t(graph.edgeA[e])] << ',' << names[std::size_t(graph.edgeB[e])] << ','
            << graph.edgeGbps[e] << ',' << graph.edgeCables[e] << '\n';
    return out.str();
}

} // namespace cw::cli
