// The attributes of nodes and links that DOT and GraphML share, as readers and writers spell them.
#pragma once

#include "model/exchange/fabric/fabric_file.h"

#include <string_view>

namespace cw {

/// Takes function, role, kind (leaf, spine, switch, host, server…), name, label, endpoints, group, guid.
/// Others, and words that mean nothing here, change nothing.
void setNodeAttribute(FileNode& node, std::string_view key, std::string_view value);

/// Takes gbps, speed, rate, capacity, bandwidth; count, multiplicity; type. False when one of these has a
/// value that is none; others change nothing.
bool setLinkAttribute(FileLink& link, std::string_view key, std::string_view value);

/// What the attribute `function` says of a node: leaf, spine, core, switch, host, adapter, aggregation; empty
/// when its kind is unknown.
std::string_view functionOf(const FileNode& node);

} // namespace cw
