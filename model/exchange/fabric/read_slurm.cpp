#include "model/exchange/fabric/fabric_builder.h"
#include "model/exchange/fabric/hostlist.h"
#include "model/exchange/fabric/readers.h"
#include "model/exchange/fabric/text_scan.h"

#include <algorithm>
#include <array>

namespace cw {

namespace {

bool sameWord(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; };
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [&](char x, char y) { return lower(x) == lower(y); });
}

/// What one line says; views into it.
struct Statement {
    std::string_view switchName, switches, nodes, blockName;
    bool isSetting = false; ///< BlockSizes and the like: no node
};

/// Nothing when a word is no key=value of the format.
std::optional<Statement> statementIn(std::string_view line) {
    constexpr std::array<std::string_view, 5> kSettings{"BlockSizes", "LinkSpeed", "Level", "BlockIndex",
                                                        "BlockSize"};
    Statement statement;
    Scan scan(line);
    for (scan.skipBlanks(); !scan.atEnd(); scan.skipBlanks()) {
        const std::string_view word = scan.takeWord();
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos) return std::nullopt;
        const std::string_view key = word.substr(0, equals), value = word.substr(equals + 1);
        if (sameWord(key, "SwitchName"))
            statement.switchName = value;
        else if (sameWord(key, "Switches"))
            statement.switches = value;
        else if (sameWord(key, "Nodes"))
            statement.nodes = value;
        else if (sameWord(key, "BlockName"))
            statement.blockName = value;
        else if (std::any_of(kSettings.begin(), kSettings.end(), [&](auto s) { return sameWord(s, key); }))
            statement.isSetting = true;
        else
            return std::nullopt;
    }
    if (statement.switchName.empty() && statement.blockName.empty() && !statement.isSetting)
        return std::nullopt;
    return statement;
}

class Reader {
public:
    FabricFile read(std::string_view text) {
        Lines lines(text);
        for (std::string_view line; lines.next(line);) {
            line_ = lines.number();
            // Lists of nodes may be long, so only the bytes of a whole file bound a line.
            line = trimmed(line.substr(0, line.find('#')));
            if (line.empty()) continue;
            const auto statement = statementIn(line);
            if (!statement || !take(*statement)) builder_.report(FileOddity::Malformed, line_, line);
        }
        return std::move(builder_).finish(true);
    }

private:
    bool take(const Statement& statement) {
        if (statement.switchName.empty() && statement.blockName.empty()) return true;
        const bool isBlock = statement.switchName.empty();
        std::optional<std::vector<std::string>> switches, hosts;
        if (!statement.switches.empty() && !(switches = expandHostlist(statement.switches))) return false;
        if (!statement.nodes.empty() && !(hosts = expandHostlist(statement.nodes))) return false;
        const std::int32_t parent =
            builder_.nodeOf(isBlock ? statement.blockName : statement.switchName, line_);
        builder_.node(parent).kind = FileNodeKind::Switch;
        if (!builder_.describe(parent, line_)) return true;
        if (switches)
            for (const std::string& name : *switches)
                join(name, parent, FileNodeKind::Switch);
        // `scontrol show topology` lists below every switch also the nodes that its own switches lead to.
        if (hosts && !switches)
            for (const std::string& name : *hosts) {
                const std::int32_t host = join(name, parent, FileNodeKind::Host);
                if (isBlock) builder_.node(host).group = std::string(statement.blockName);
            }
        return true;
    }

    std::int32_t join(const std::string& name, std::int32_t parent, FileNodeKind kind) {
        const std::int32_t child = builder_.nodeOf(name, line_);
        FileNode& node = builder_.node(child);
        node.kind = kind;
        if (kind == FileNodeKind::Host && !builder_.isDescribed(child)) builder_.describe(child, line_);
        FileLink link;
        link.a.node = child;
        link.b.node = parent;
        link.line = line_;
        builder_.add(std::move(link));
        return child;
    }

    FabricBuilder builder_{"slurm"};
    std::size_t line_ = 0;
};

} // namespace

Result<FabricFile> readSlurm(std::string_view text, const std::string& file) {
    FabricFile read = Reader().read(text);
    if (read.nodes.empty())
        return Error::said(ErrorCode::ParseError, file, Phrase::tr("no switch and no block"));
    return read;
}

} // namespace cw
