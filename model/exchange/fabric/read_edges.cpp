#include "model/exchange/fabric/fabric_builder.h"
#include "model/exchange/fabric/readers.h"
#include "model/exchange/fabric/text_scan.h"

#include <algorithm>
#include <cmath>

namespace cw {

namespace {

std::vector<std::string_view> cellsOf(std::string_view line) {
    std::vector<std::string_view> cells;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t next = std::min(line.find(',', at), line.size());
        cells.push_back(trimmed(line.substr(at, next - at)));
        at = next + 1;
    }
    return cells;
}

} // namespace

Result<FabricFile> readEdges(std::string_view text, const std::string& file) {
    FabricBuilder builder("edges");
    bool any = false;
    Lines lines(text);
    for (std::string_view line; lines.next(line);) {
        line = trimmed(line);
        if (line.empty() || line.front() == '#') continue;
        const std::string where = file + ":" + std::to_string(lines.number());
        if (line.size() > kLongestLine) return Error{ErrorCode::ParseError, where, "a,b,gbps[,count]"};
        const auto cells = cellsOf(line);
        const auto gbps = cells.size() >= 3 ? numberIn<double>(cells[2]) : std::nullopt;
        if (!gbps && !any && lines.number() == 1) continue; // header
        if (cells.size() < 3 || cells.size() > 4 || cells[0].empty() || cells[1].empty())
            return Error{ErrorCode::ParseError, where, "a,b,gbps[,count]"};
        if (!gbps || !std::isfinite(*gbps) || *gbps < 0)
            return Error{ErrorCode::InvalidArgument, where + ": gbps", std::string(cells[2])};
        FileLink link;
        link.line = lines.number();
        link.gbps = gbps;
        if (cells.size() == 4 && !cells[3].empty()) {
            const auto count = numberIn<std::int32_t>(cells[3]);
            if (!count || *count < 0)
                return Error{ErrorCode::InvalidArgument, where + ": count", std::string(cells[3])};
            link.count = *count;
        }
        if (cells[0] == cells[1])
            return Error::said(ErrorCode::InvalidArgument, where, Phrase::tr("a link from a node to itself"));
        link.a.node = builder.nodeOf(cells[0], link.line);
        link.b.node = builder.nodeOf(cells[1], link.line);
        builder.add(std::move(link));
        any = true;
    }
    if (!any) return Error::said(ErrorCode::ParseError, file, Phrase::tr("no links"));
    return std::move(builder).finish(false);
}

} // namespace cw
