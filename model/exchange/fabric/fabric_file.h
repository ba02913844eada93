// A fabric as a file has it: nodes, links with ports, and what was odd about the file. Not yet a drawing.
#pragma once

#include "model/base/phrase.h"
#include "model/fields.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cw {

enum class FileNodeKind : std::uint8_t {
    Unknown,
    Switch,
    Adapter,     ///< one port card of a host: a channel adapter of InfiniBand
    Host,        ///< a whole machine
    Router,      ///< between InfiniBand subnets
    Aggregation, ///< the reduction engine inside a switch (SHARP): a node of the dump, no machine
};
template <>
struct EnumNames<FileNodeKind> {
    static constexpr std::array<std::string_view, 6> values{"unknown", "switch", "adapter",
                                                            "host",    "router", "aggregation"};
};

struct FileNode {
    std::string id;   ///< unique in the file: "S-0c42a103009d6eb6", "leaf01"
    std::string name; ///< as people call it: "SLG04-16"; the id when the file says no other
    FileNodeKind kind = FileNodeKind::Unknown;
    std::string guid;           ///< 16 hexadecimal digits; empty where the format has none
    std::string system;         ///< what the ports of one card or chassis share, as the guid; may be empty
    std::string host;           ///< of an adapter: the machine that it is in; empty when it gives no name
    std::string adapter;        ///< of an adapter: its name in the machine ("mlx5_0", "HCA-1")
    std::string group;          ///< dragonfly group or block, where the format has it
    std::int32_t tier = 0;      ///< 1 leaf, 2 spine, 3 core, where the format has it; 0: not said
    std::int32_t endpoints = 1; ///< what a host or adapter weighs in a bisection, 0 or more
    std::size_t line = 0;       ///< from 1; 0: the format has no lines
    bool operator==(const FileNode&) const = default;
};

struct FileEnd {
    std::int32_t node = -1; ///< index into FabricFile::nodes
    std::string port;       ///< as the file has it ("35", "swp51"); empty: not said
    bool operator==(const FileEnd&) const = default;
};

/// One cable, or `count` parallel ones.
struct FileLink {
    FileEnd a;
    FileEnd b;
    std::optional<double> gbps; ///< of one cable, one direction; nothing: not said
    std::int32_t count = 1;
    std::string type; ///< what the file calls it: "4xNDR", "green"
    std::size_t line = 0;
    bool operator==(const FileLink&) const = default;
};

/// What can be odd about a file that is read all the same. Names are stable.
enum class FileOddity : std::uint8_t {
    Malformed,     ///< a line or statement that is not in the format; passed over
    LongLine,      ///< longer than any line of the format; passed over
    DuplicateNode, ///< described twice; the first description is kept
    DuplicateGuid, ///< two nodes claim one guid
    UnknownNode,   ///< a link names it, nothing describes it
    OneEnded,      ///< one end lists the link, the other does not
    PortReused,    ///< two links in one port; the first is kept
    RateDiffers,   ///< the ends state different rates; the lower is kept
    SelfLink,      ///< from a node to itself; left out
    Unnamed,       ///< an adapter that says no host name
    NoRate,        ///< no link of the file states one
    NoLink,        ///< a node that no link reaches
};
template <>
struct EnumNames<FileOddity> {
    static constexpr std::array<std::string_view, 12> values{
        "malformed",   "long_line",    "duplicate_node", "duplicate_guid", "unknown_node", "one_ended",
        "port_reused", "rate_differs", "self_link",      "unnamed",        "no_rate",      "no_link"};
};

struct FileFinding {
    FileOddity oddity = FileOddity::Malformed;
    std::size_t line = 0; ///< from 1; 0: of no line
    std::string subject;  ///< the node, the port, or the beginning of the text
    bool operator==(const FileFinding&) const = default;
};

/// The finding as a sentence, without its line.
Phrase findingText(const FileFinding& finding);

struct FabricFile {
    /// Of each oddity that many are kept, so that a file of nonsense fills no memory; all are counted.
    static constexpr std::size_t kKeptFindings = 100;

    std::string format; ///< id of FabricFormat
    std::vector<FileNode> nodes;
    std::vector<FileLink> links;
    std::vector<FileFinding> findings; ///< in the order in which they were met
    std::array<std::size_t, EnumNames<FileOddity>::values.size()> found{}; ///< by oddity, all of them

    void report(FileOddity oddity, std::size_t line, std::string_view subject);
    std::size_t count(FileNodeKind kind) const;
    std::size_t foundOf(FileOddity oddity) const { return found[std::size_t(oddity)]; }
};

/// The machine of a host or adapter: adapters of one name are in one host; those without a name are told
/// apart by their card, else by themselves. Empty for all other kinds.
std::string machineOf(const FileNode& node);

/// Which of its host's network ports an adapter is, from 0: mlx5_4 is 4, HCA-5 is 4; nothing when its name
/// does not end in a number.
std::optional<int> adapterIndex(const FileNode& node);

} // namespace cw
