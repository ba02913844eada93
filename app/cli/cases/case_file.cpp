// real_file: a fabric as a file has it is read, and its figures are counted.
#include "app/cli/cases/case_answer.h"
#include "app/cli/cases/case_inputs.h"
#include "model/exchange/fabric/fabric_formats.h"
#include "model/exchange/fabric/file_counts.h"

#include <set>

namespace cw::cli {

namespace {

std::int64_t cablesOfType(const FabricFile& file, const std::string& type) {
    std::int64_t cables = 0;
    for (const FileLink& link : file.links)
        if (link.type == type) cables += link.count;
    return cables;
}

/// Figures of a fabric with hosts.
Json wiredFigures(const FabricFile& file) {
    const FileCounts counts = countFile(file);
    Json values{{"switches", file.count(FileNodeKind::Switch)},
                {"ca_nodes", file.count(FileNodeKind::Adapter) + file.count(FileNodeKind::Aggregation)},
                {"sharp_nodes", file.count(FileNodeKind::Aggregation)},
                {"host_links", counts.hostLinks},
                {"switch_switch_cables", counts.switchLinks},
                {"rail_crossed_leaves", counts.mixedRailLeaves}};
    for (const auto& [tier, switches] : switchesByTier(file))
        values[tier] = switches;
    for (const std::int64_t cables : {1, 2}) {
        const auto at = counts.pairs.find(cables);
        values["pairs_with_" + std::to_string(cables) + "_cable" + (cables > 1 ? "s" : "")] =
            at == counts.pairs.end() ? 0 : at->second;
    }
    if (counts.linkTypes.size() == 1) values["speed"] = counts.linkTypes.begin()->first;
    return values;
}

/// Figures of a dragonfly of Cray XC: green lanes in a chassis, black in a group, blue between groups. Both
/// ends of a lane are counted where the figure says so.
Json groupedFigures(const FabricFile& file) {
    std::set<std::string> groups;
    for (const FileNode& node : file.nodes)
        groups.insert(node.group);
    std::map<std::pair<std::string, std::string>, std::int64_t> between;
    std::int64_t global = 0;
    for (const FileLink& link : file.links) {
        const std::string& a = file.nodes[std::size_t(link.a.node)].group;
        const std::string& b = file.nodes[std::size_t(link.b.node)].group;
        if (a == b) continue;
        global += link.count;
        between[std::minmax(a, b)] += link.count;
    }
    Json values{{"routers", file.count(FileNodeKind::Switch)},
                {"groups", groups.size()},
                {"green_lane_ends", 2 * cablesOfType(file, "green")},
                {"black_lane_ends", 2 * cablesOfType(file, "black")},
                {"blue_lane_ends_used", 2 * cablesOfType(file, "blue")},
                {"global_lanes", global}};
    std::set<std::int64_t> lanes;
    for (const auto& [pair, cables] : between)
        lanes.insert(cables);
    const bool everyPair = between.size() == groups.size() * (groups.size() - 1) / 2;
    if (everyPair && lanes.size() == 1) values["global_lanes_per_group_pair"] = *lanes.begin();
    return values;
}

} // namespace

CaseAnswer answerRealFile(const CaseQuestion& question) {
    CaseInputs in(question.inputs);
    const std::string name = in.text("file");
    const std::string format = in.has("format") ? in.text("format") : std::string();
    if (const auto wrong = in.problem()) return *wrong;
    const auto path = fileBelow(question.folders, name);
    if (!path) return path.error();
    const auto file = readFabricFile(*path, format);
    if (!file) return file.error();
    return file->format == "cray" ? groupedFigures(*file) : wiredFigures(*file);
}

} // namespace cw::cli
