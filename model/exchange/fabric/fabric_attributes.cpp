#include "model/exchange/fabric/fabric_attributes.h"

#include "model/exchange/fabric/fabric_builder.h"
#include "model/exchange/fabric/text_scan.h"

#include <algorithm>
#include <array>

namespace cw {

namespace {

struct Function {
    std::string_view word;
    FileNodeKind kind;
    std::int32_t tier;
};

/// The first word of a kind and tier is the one that is written. Words of NVIDIA Air and topology_converter
/// among them: exit, superspine, tor, oob-switch, server.
constexpr std::array<Function, 16> kFunctions{{{"leaf", FileNodeKind::Switch, 1},
                                               {"spine", FileNodeKind::Switch, 2},
                                               {"core", FileNodeKind::Switch, 3},
                                               {"switch", FileNodeKind::Switch, 0},
                                               {"host", FileNodeKind::Host, 0},
                                               {"adapter", FileNodeKind::Adapter, 0},
                                               {"aggregation", FileNodeKind::Aggregation, 0},
                                               {"router", FileNodeKind::Router, 0},
                                               {"superspine", FileNodeKind::Switch, 3},
                                               {"super-spine", FileNodeKind::Switch, 3},
                                               {"exit", FileNodeKind::Switch, 1},
                                               {"tor", FileNodeKind::Switch, 1},
                                               {"oob-switch", FileNodeKind::Switch, 0},
                                               {"server", FileNodeKind::Host, 0},
                                               {"node", FileNodeKind::Host, 0},
                                               {"oob-server", FileNodeKind::Host, 0}}};

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace

void setNodeAttribute(FileNode& node, std::string_view key, std::string_view value) {
    if (isOneOf(key, {"function", "role", "kind"})) {
        for (const Function& function : kFunctions) {
            if (function.word != value) continue;
            node.kind = function.kind;
            node.tier = function.tier;
            break;
        }
    } else if (isOneOf(key, {"name", "label"})) {
        if (!value.empty() && value != "\\N") node.name = std::string(value);
    } else if (key == "endpoints") {
        if (const auto number = numberIn<std::int32_t>(value); number && *number >= 0)
            node.endpoints = *number;
    } else if (key == "group") {
        node.group = std::string(value);
    } else if (key == "guid") {
        node.guid = std::string(value);
    }
}

bool setLinkAttribute(FileLink& link, std::string_view key, std::string_view value) {
    if (isOneOf(key, {"gbps", "speed", "rate", "capacity", "bandwidth"})) {
        link.gbps = rateIn(value);
        return link.gbps.has_value();
    }
    if (isOneOf(key, {"count", "multiplicity"})) {
        const auto number = numberIn<std::int32_t>(value);
        if (!number || *number < 0) return false;
        link.count = *number;
    } else if (key == "type") {
        link.type = std::string(value);
    }
    return true;
}

std::string_view functionOf(const FileNode& node) {
    for (const Function& function : kFunctions)
        if (function.kind == node.kind && function.tier == node.tier) return function.word;
    for (const Function& function : kFunctions)
        if (function.kind == node.kind && function.tier == 0) return function.word;
    return {};
}

} // namespace cw
