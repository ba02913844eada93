#include "model/exchange/fabric/fabric_builder.h"
#include "model/exchange/fabric/hostlist.h"
#include "model/exchange/fabric/readers.h"

#include <yaml-cpp/yaml.h>

namespace cw {

namespace {

std::size_t lineOf(const YAML::Node& node) {
    return node.Mark().line >= 0 ? std::size_t(node.Mark().line) + 1 : 0;
}

class Reader {
public:
    FabricFile read(const YAML::Node& root) {
        if (const YAML::Node switches = root["switches"]) readSwitches(switches);
        for (const char* key : {"blocks", "capacity_blocks"})
            if (const YAML::Node blocks = root[key]) readBlocks(blocks);
        return std::move(builder_).finish(true);
    }

private:
    void malformed(const YAML::Node& at) {
        builder_.report(FileOddity::Malformed, lineOf(at), at.IsScalar() ? at.Scalar() : std::string("?"));
    }

    std::int32_t add(const std::string& name, FileNodeKind kind, std::size_t line) {
        const std::int32_t node = builder_.nodeOf(name, line);
        builder_.node(node).kind = kind;
        return node;
    }

    void join(std::int32_t child, std::int32_t parent, std::size_t line) {
        FileLink link;
        link.a.node = child;
        link.b.node = parent;
        link.line = line;
        builder_.add(std::move(link));
    }

    void readSwitches(const YAML::Node& switches) {
        if (!switches.IsMap()) return malformed(switches);
        for (const auto& entry : switches) {
            if (!entry.first.IsScalar()) {
                malformed(entry.first);
                continue;
            }
            const std::int32_t parent = add(entry.first.Scalar(), FileNodeKind::Switch, lineOf(entry.first));
            if (!builder_.describe(parent, lineOf(entry.first)) || !entry.second.IsMap()) continue;
            readChildren(entry.second["switches"], parent);
            readChildren(entry.second["capacity_blocks"], parent);
        }
    }

    void readChildren(const YAML::Node& names, std::int32_t parent) {
        if (!names) return;
        if (!names.IsSequence()) return malformed(names);
        for (const auto& name : names) {
            if (!name.IsScalar()) {
                malformed(name);
                continue;
            }
            join(add(name.Scalar(), FileNodeKind::Switch, lineOf(name)), parent, lineOf(name));
        }
    }

    /// A block with `switch` hangs its nodes on that switch; one with a `name` is named by a switch instead.
    void readBlocks(const YAML::Node& blocks) {
        if (!blocks.IsSequence()) return malformed(blocks);
        for (const auto& block : blocks) {
            const YAML::Node named = !block.IsMap()    ? YAML::Node()
                                     : block["switch"] ? block["switch"]
                                                       : block["name"];
            if (!named || !named.IsScalar()) {
                malformed(block);
                continue;
            }
            const std::int32_t parent = add(named.Scalar(), FileNodeKind::Switch, lineOf(named));
            if (!builder_.isDescribed(parent)) builder_.describe(parent, lineOf(named));
            readNodes(block["nodes"], parent, groupOf(block));
        }
    }

    static std::string groupOf(const YAML::Node& block) {
        for (const char* key : {"annotations", "labels"}) {
            const YAML::Node marks = block[key];
            if (!marks || !marks.IsMap()) continue;
            for (const auto& mark : marks) {
                const std::string name = mark.first.IsScalar() ? mark.first.Scalar() : std::string();
                if (name.starts_with("accelerator.") || name.ends_with("/accelerator"))
                    if (mark.second.IsScalar()) return mark.second.Scalar();
            }
        }
        return {};
    }

    void readNodes(const YAML::Node& lists, std::int32_t parent, const std::string& group) {
        if (!lists) return;
        if (!lists.IsSequence()) return malformed(lists);
        for (const auto& list : lists) {
            const auto names = list.IsScalar() ? expandHostlist(list.Scalar()) : std::nullopt;
            if (!names) {
                malformed(list);
                continue;
            }
            for (const std::string& name : *names) {
                const std::int32_t host = add(name, FileNodeKind::Host, lineOf(list));
                builder_.describe(host, lineOf(list));
                builder_.node(host).group = group;
                join(host, parent, lineOf(list));
            }
        }
    }

    FabricBuilder builder_{"topograph"};
};

} // namespace

Result<FabricFile> readTopograph(std::string_view text, const std::string& file) {
    try {
        const YAML::Node root = YAML::Load(std::string(text));
        FabricFile read = root.IsMap() ? Reader().read(root) : FabricFile();
        if (read.nodes.empty())
            return Error::said(ErrorCode::ParseError, file, Phrase::tr("no switch and no block"));
        return read;
    } catch (const YAML::Exception& e) {
        const std::string line = e.mark.is_null() ? std::string() : ":" + std::to_string(e.mark.line + 1);
        return Error{ErrorCode::ParseError, file + line, e.msg};
    }
}

} // namespace cw
