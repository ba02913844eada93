#include "model/exchange/fabric/fabric_builder.h"
#include "model/exchange/fabric/readers.h"
#include "model/exchange/fabric/text_scan.h"

#include <algorithm>
#include <array>

namespace cw {

namespace {

/// One lane, Gb/s, as the generations are named (4xFDR is sold as 56G, though it carries 54.5). Source:
/// InfiniBand Trade Association, roadmap.
struct Generation {
    std::string_view name;
    double laneGbps;
};
constexpr std::array<Generation, 9> kGenerations{{{"SDR", 2.5},
                                                  {"DDR", 5},
                                                  {"QDR", 10},
                                                  {"FDR10", 10},
                                                  {"FDR", 14},
                                                  {"EDR", 25},
                                                  {"HDR", 50},
                                                  {"NDR", 100},
                                                  {"XDR", 200}}};

/// Gb/s of "4xHDR"; nothing for other words.
std::optional<double> widthAndSpeed(std::string_view word) {
    const std::size_t x = word.find('x');
    if (x == std::string_view::npos) return std::nullopt;
    const auto width = numberIn<int>(word.substr(0, x));
    if (!width || *width < 1 || *width > 16) return std::nullopt;
    for (const Generation& generation : kGenerations)
        if (word.substr(x + 1) == generation.name) return *width * generation.laneGbps;
    return std::nullopt;
}

bool isHexDigit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// 16 lower-case digits; attributes leave leading zeros out, ids do not. Empty for what is no guid.
std::string guidIn(std::string_view text) {
    if (text.starts_with("0x")) text.remove_prefix(2);
    if (text.empty() || text.size() > 16 || !std::all_of(text.begin(), text.end(), isHexDigit)) return {};
    std::string guid(16 - text.size(), '0');
    for (const char c : text)
        guid += char(c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c);
    return guid;
}

/// "MF0;SLG04-16:MQM8700/U1" is SLG04-16; of a director each chip keeps its own name ("CS7500/L01/U1").
std::string switchName(std::string_view described) {
    const std::size_t semicolon = described.find(';');
    if (semicolon == std::string_view::npos) return std::string(described);
    std::string_view name = described.substr(semicolon + 1);
    const std::size_t colon = name.find(':');
    if (colon != std::string_view::npos) {
        const std::string_view place = name.substr(colon + 1);
        const std::size_t slash = place.find('/');
        if (slash == std::string_view::npos || place.substr(slash + 1) == "U1") name = name.substr(0, colon);
    }
    return std::string(name);
}

bool isAdapterName(std::string_view word) {
    constexpr std::array<std::string_view, 10> kBeginnings{"HCA-", "mlx", "hfi",   "qib",     "mthca",
                                                           "ib",   "ro",  "irdma", "bnxt_re", "cxgb"};
    return !word.empty() && word.back() >= '0' && word.back() <= '9' &&
           std::any_of(kBeginnings.begin(), kBeginnings.end(), [&](auto b) { return word.starts_with(b); });
}

/// "a08-p1-dgx-04-c01 mlx5_5": host and adapter. One word is a host. Other texts name a product, not a host,
/// and so does a machine that was not told its name.
void nameAdapter(FileNode& node, std::string_view described) {
    node.name = std::string(described);
    const std::size_t space = described.find(' ');
    const std::string_view host = described.substr(0, space);
    const std::string_view adapter =
        space == std::string_view::npos ? std::string_view() : trimmed(described.substr(space + 1));
    if (!adapter.empty() && !isAdapterName(adapter)) return;
    if (host.starts_with("localhost") || host == "(none)" || host == "unknown" || host == "MT") return;
    node.host = std::string(host);
    node.adapter = std::string(adapter);
}

class Reader {
public:
    FabricFile read(std::string_view text) {
        Lines lines(text);
        for (std::string_view line; lines.next(line);) {
            line_ = lines.number();
            if (line.size() > kLongestLine) {
                builder_.report(FileOddity::LongLine, line_, line);
                if (line.front() != '[') current_ = -1; // it may have begun another record
                continue;
            }
            const std::string_view content = trimmed(line);
            if (content.empty() || content.front() == '#') continue;
            if (content.front() == '[')
                portLine(content);
            else if (!header(content) && !attribute(content))
                builder_.report(FileOddity::Malformed, line_, content);
        }
        return std::move(builder_).finish(true);
    }

private:
    /// `Switch	41 "S-0c42a103009d6eb6"		# "MF0;SLG04-16:MQM8700/U1" enhanced port 0 lid 1380 lmc 0`
    bool header(std::string_view content) {
        struct Word {
            std::string_view text;
            FileNodeKind kind;
        };
        constexpr std::array<Word, 4> kWords{{{"Switch", FileNodeKind::Switch},
                                              {"Ca", FileNodeKind::Adapter},
                                              {"Hca", FileNodeKind::Adapter},
                                              {"Rt", FileNodeKind::Router}}};
        for (const Word& word : kWords) {
            Scan scan(content);
            if (!scan.take(word.text)) continue;
            scan.skipBlanks();
            if (scan.takeDigits().empty()) continue;
            scan.skipBlanks();
            const auto id = scan.takeBetween('"', '"');
            if (!id || id->empty()) continue;
            begin(word.kind, *id, scan);
            return true;
        }
        return false;
    }

    void begin(FileNodeKind kind, std::string_view id, Scan& scan) {
        current_ = builder_.nodeOf(id, line_);
        const std::string guid = std::exchange(guid_, {});
        const std::string system = std::exchange(system_, {});
        if (!builder_.describe(current_, line_)) return;
        FileNode& node = builder_.node(current_);
        node.line = line_;
        node.kind = kind;
        node.guid = guidOf(id);
        node.system = system;
        if (node.guid.empty()) node.guid = guid;
        if (!node.guid.empty() && !guids_.emplace(node.guid, current_).second)
            builder_.report(FileOddity::DuplicateGuid, line_, node.guid);
        takeName(node, nameIn(scan));
        if (node.kind == FileNodeKind::Adapter && node.host.empty())
            builder_.report(FileOddity::Unnamed, line_, node.name);
    }

    static std::string guidOf(std::string_view id) {
        return id.size() > 2 && id[1] == '-' ? guidIn(id.substr(2)) : std::string();
    }

    /// The quoted text of a comment; empty when there is none, as in ibsim nets.
    static std::string_view nameIn(Scan& scan) {
        scan.skipBlanks();
        if (!scan.take("#")) return {};
        scan.skipBlanks();
        return scan.takeBetween('"', '"').value_or(std::string_view());
    }

    static void takeName(FileNode& node, std::string_view described) {
        if (described.empty()) described = node.id;
        if (node.kind == FileNodeKind::Adapter) {
            if (described.find("Aggregation Node") != std::string_view::npos) {
                node.kind = FileNodeKind::Aggregation;
                node.name = std::string(described);
            } else {
                nameAdapter(node, described);
            }
        } else {
            node.name = switchName(described);
        }
    }

    /// `vendid=0x2c9`, `switchguid=0xc42a103009d6eb6(c42a103009d6eb6)`
    bool attribute(std::string_view content) {
        Scan scan(content);
        const std::string_view key = scan.takeWhile([](char c) { return c >= 'a' && c <= 'z'; });
        if (key.empty() || !scan.take("=")) return false;
        const std::string_view value =
            scan.takeWhile([](char c) { return isHexDigit(c) || c == 'x' || c == 'X'; });
        if (key == "sysimgguid")
            system_ = guidIn(value);
        else if (key == "switchguid" || key == "caguid" || key == "rtguid")
            guid_ = guidIn(value);
        else
            return key == "vendid" || key == "devid" || key == "nodeguid" || key == "vendor";
        return true;
    }

    /// `[35]`, `[35][ext 18]`; nothing when it is none or no port number.
    std::optional<std::string> port(Scan& scan) {
        const auto number = scan.takeBetween('[', ']');
        if (!number) return std::nullopt;
        const auto value = numberIn<unsigned>(trimmed(*number));
        if (!value || *value > 0xffff) return std::nullopt;
        if (scan.rest().starts_with("[ext ")) scan.takeBetween('[', ']');
        return std::to_string(*value);
    }

    /// `[25]	"S-0c42a10300a780d2"[16](portguid)		# "MF0;SSPINE4-01:MQM8700/U1" lid 1414 4xHDR`;
    /// adapters list
    /// `[1](portguid) 	"S-…"[20]		# lid 1503 lmc 0 "MF0;SLG04-11:MQM8700/U1" lid 1224 4xHDR`.
    void portLine(std::string_view content) {
        Scan scan(content);
        const auto here = port(scan);
        scan.takeBetween('(', ')');
        scan.skipBlanks();
        const auto id = scan.takeBetween('"', '"');
        scan.skipBlanks();
        const auto there = port(scan);
        if (!here || !id || id->empty() || !there || current_ < 0)
            return builder_.report(FileOddity::Malformed, line_, content);
        scan.takeBetween('(', ')');
        FileLink link;
        link.line = line_;
        link.a = {current_, *here};
        link.b = {builder_.nodeOf(*id, line_), *there};
        takeComment(link, scan);
        builder_.addSeenFrom(std::move(link));
    }

    /// Name of the other end, and the rate in the last word.
    void takeComment(FileLink& link, Scan scan) {
        FileNode& other = builder_.node(link.b.node);
        const std::size_t quote = scan.rest().find('"');
        if (other.kind == FileNodeKind::Unknown) {
            other.kind = other.id.starts_with("S-")   ? FileNodeKind::Switch
                         : other.id.starts_with("H-") ? FileNodeKind::Adapter
                         : other.id.starts_with("R-") ? FileNodeKind::Router
                                                      : FileNodeKind::Unknown;
            other.guid = guidOf(other.id);
            Scan name(quote == std::string_view::npos ? std::string_view() : scan.rest().substr(quote));
            takeName(other, name.takeBetween('"', '"').value_or(std::string_view()));
        }
        const std::string_view rest = trimmed(scan.rest());
        const std::size_t space = rest.find_last_of(" \t\"");
        const std::string_view last = space == std::string_view::npos ? rest : rest.substr(space + 1);
        link.gbps = widthAndSpeed(last);
        if (link.gbps) link.type = std::string(last);
    }

    FabricBuilder builder_{"ibnetdiscover"};
    std::unordered_map<std::string, std::int32_t> guids_;
    std::string guid_;   ///< of the record to come
    std::string system_; ///< of the record to come
    std::int32_t current_ = -1;
    std::size_t line_ = 0;
};

} // namespace

Result<FabricFile> readIbnetdiscover(std::string_view text, const std::string& file) {
    FabricFile read = Reader().read(text);
    if (read.nodes.empty())
        return Error::said(ErrorCode::ParseError, file, Phrase::tr("no switch and no adapter"));
    return read;
}

} // namespace cw
