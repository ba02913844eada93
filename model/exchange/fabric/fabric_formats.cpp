#include "model/exchange/fabric/fabric_formats.h"

#include "model/exchange/fabric/text_scan.h"
#include "model/exchange/read_packed.h"

#include <array>

namespace cw {

namespace {

constexpr std::size_t kLinesLookedAt = 200;

/// Whether one of the first lines passes; blank ones and comments are not asked.
template <class Passes>
bool anyLine(std::string_view text, Passes passes) {
    Lines lines(text.substr(0, 16 * kLongestLine));
    for (std::string_view line; lines.number() < kLinesLookedAt && lines.next(line);) {
        line = trimmed(line);
        if (!line.empty() && line.front() != '#' && passes(line)) return true;
    }
    return false;
}

/// A keyword, a number of ports (the tab between may be lost) and a quoted id.
bool looksLikeIbnetdiscover(std::string_view text) {
    return anyLine(text, [](std::string_view line) {
        Scan scan(line);
        if (!scan.take("Switch") && !scan.take("Ca") && !scan.take("Hca") && !scan.take("Rt")) return false;
        scan.skipBlanks();
        if (scan.takeDigits().empty()) return false;
        scan.skipBlanks();
        return scan.take("\"");
    });
}

bool looksLikeGraphml(std::string_view text) {
    return text.substr(0, kLongestLine).find("<graphml") != std::string_view::npos;
}

bool looksLikeDot(std::string_view text) {
    return anyLine(text, [](std::string_view line) {
        Scan scan(line);
        if (scan.take("strict")) scan.skipBlanks();
        if (!scan.take("graph") && !scan.take("digraph")) return false;
        return scan.atEnd() || isBlank(scan.rest().front()) || scan.rest().front() == '{' ||
               scan.rest().front() == '"';
    });
}

bool looksLikeCray(std::string_view text) {
    return anyLine(text, [](std::string_view line) {
        return line.front() == 'c' && line.find("(") != std::string_view::npos &&
               line.find(") ") != std::string_view::npos && line.find(" -> ") != std::string_view::npos;
    });
}

bool looksLikeSlurm(std::string_view text) {
    return anyLine(text, [](std::string_view line) {
        return line.starts_with("SwitchName=") || line.starts_with("BlockName=");
    });
}

bool looksLikeTopograph(std::string_view text) {
    return anyLine(text, [](std::string_view line) {
        return line == "switches:" || line == "blocks:" || line == "capacity_blocks:";
    });
}

constexpr std::array<FabricFormat, 7> kFormats{{{"ibnetdiscover", looksLikeIbnetdiscover, readIbnetdiscover},
                                                {"graphml", looksLikeGraphml, readGraphml},
                                                {"dot", looksLikeDot, readDot},
                                                {"cray", looksLikeCray, readCrayLanes},
                                                {"slurm", looksLikeSlurm, readSlurm},
                                                {"topograph", looksLikeTopograph, readTopograph},
                                                {"edges", [](std::string_view) { return true; }, readEdges}}};

} // namespace

std::span<const FabricFormat> fabricFormats() {
    return kFormats;
}

const FabricFormat* findFabricFormat(std::string_view id) {
    for (const FabricFormat& format : kFormats)
        if (id == format.id) return &format;
    return nullptr;
}

const FabricFormat& guessFabricFormat(std::string_view text) {
    for (const FabricFormat& format : kFormats)
        if (format.looksLike(text)) return format;
    return kFormats.back();
}

Result<FabricFile> readFabricFile(const std::string& path, std::string_view format) {
    const FabricFormat* named = format.empty() ? nullptr : findFabricFormat(format);
    if (!format.empty() && !named)
        return Error::said(ErrorCode::NotFound, std::string(format), Phrase::tr("no such format"));
    const auto text = readPackedFile(path);
    if (!text) return text.error();
    return (named ? *named : guessFabricFormat(*text)).read(*text, path);
}

} // namespace cw
