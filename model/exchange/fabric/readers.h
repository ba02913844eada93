// One reader a format. Each takes the whole text and never fails half-way: what it does not understand
// becomes a finding with its line. `file` is the name for errors.
#pragma once

#include "model/base/result.h"
#include "model/exchange/fabric/fabric_file.h"

#include <string>
#include <string_view>

namespace cw {

/// `ibnetdiscover` and ibsim nets: records of a node with its ports, every link from both ends. Lost tabs,
/// external port numbers and CRLF are taken. Source: ibnetdiscover(8) of infiniband-diags, README of ibsim.
Result<FabricFile> readIbnetdiscover(std::string_view text, const std::string& file);

/// DOT as PTM and NVIDIA Air write it: `"leaf01":"swp51" -- "spine01":"swp1"`. Attributes read: of nodes
/// function, role, kind, endpoints; of edges gbps, speed, count. Subgraphs and their defaults are followed.
/// Source: the DOT grammar of graphviz.org.
Result<FabricFile> readDot(std::string_view text, const std::string& file);

/// GraphML with the same names as data keys, also name or label of nodes and source_port, target_port of
/// edges.
Result<FabricFile> readGraphml(std::string_view text, const std::string& file);

/// CSV `a,b,gbps[,count]`. A table is made by hand or program, so a wrong line refuses it: ParseError or
/// InvalidArgument with file and line.
Result<FabricFile> readEdges(std::string_view text, const std::string& file);

/// Lane lists of Cray XC: `c0-0c0s0a0l00(0:0:0) green -> c0-0c0s6a0l10(0:0:6)`, coordinates group, chassis,
/// slot.
Result<FabricFile> readCrayLanes(std::string_view text, const std::string& file);

/// Slurm's topology.conf, tree and block, and what `scontrol show topology` prints. A block becomes a switch
/// of its nodes. Source: topology.conf(5) of Slurm.
Result<FabricFile> readSlurm(std::string_view text, const std::string& file);

/// Simulated clusters of NVIDIA topograph: `switches`, `blocks` or `capacity_blocks`, node lists in brackets.
Result<FabricFile> readTopograph(std::string_view text, const std::string& file);

} // namespace cw
