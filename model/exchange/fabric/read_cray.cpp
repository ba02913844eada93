#include "model/exchange/fabric/fabric_builder.h"
#include "model/exchange/fabric/readers.h"
#include "model/exchange/fabric/text_scan.h"

namespace cw {

namespace {

/// One end of a lane: `c0-0c0s0a0l00(0:0:0)` is lane l00 of the router c0-0c0s0a0 in group 0.
struct LaneEnd {
    std::string_view router, lane, group;
};

std::optional<LaneEnd> laneEnd(Scan& scan) {
    const std::string_view id = scan.takeWhile([](char c) { return c != '(' && !isBlank(c); });
    const std::size_t at = id.rfind('l');
    const auto coordinates = scan.takeBetween('(', ')');
    if (at == std::string_view::npos || at == 0 || at + 1 == id.size() || !coordinates) return std::nullopt;
    const std::size_t colon = coordinates->find(':');
    if (colon == std::string_view::npos || colon == 0) return std::nullopt;
    return LaneEnd{id.substr(0, at), id.substr(at), coordinates->substr(0, colon)};
}

} // namespace

Result<FabricFile> readCrayLanes(std::string_view text, const std::string& file) {
    FabricBuilder builder("cray");
    Lines lines(text);
    const auto nodeOf = [&](const LaneEnd& end) {
        const std::int32_t node = builder.nodeOf(end.router, lines.number());
        builder.node(node).kind = FileNodeKind::Switch;
        builder.node(node).group = std::string(end.group);
        return node;
    };
    for (std::string_view line; lines.next(line);) {
        if (line.size() > kLongestLine) {
            builder.report(FileOddity::LongLine, lines.number(), line);
            continue;
        }
        line = trimmed(line);
        if (line.empty() || line.front() == '#') continue;
        Scan scan(line);
        const auto from = laneEnd(scan);
        scan.skipBlanks();
        const std::string_view colour = scan.takeWord();
        scan.skipBlanks();
        const bool arrow = scan.take("->");
        scan.skipBlanks();
        if (!from || colour.empty() || !arrow || scan.atEnd()) {
            builder.report(FileOddity::Malformed, lines.number(), line);
            continue;
        }
        const std::int32_t node = nodeOf(*from);
        if (!builder.isDescribed(node)) builder.describe(node, lines.number());
        if (scan.rest() == "unused" || scan.rest() == "processor") continue;
        const auto to = laneEnd(scan);
        if (!to || !scan.atEnd()) {
            builder.report(FileOddity::Malformed, lines.number(), line);
            continue;
        }
        FileLink link;
        link.line = lines.number();
        link.type = std::string(colour);
        link.a = {node, std::string(from->lane)};
        link.b = {nodeOf(*to), std::string(to->lane)};
        builder.addSeenFrom(std::move(link));
    }
    FabricFile read = std::move(builder).finish(true);
    if (read.nodes.empty()) return Error::said(ErrorCode::ParseError, file, Phrase::tr("no lane"));
    return read;
}

} // namespace cw
