// Graphs as CSV: `a,b,gbps[,count]`, one link a line.
#pragma once

#include "model/base/result.h"
#include "solvers/fabric/fabric_graph.h"

#include <string>
#include <string_view>
#include <vector>

namespace cw::cli {

struct EdgeList {
    solvers::fabric::FabricGraph graph;
    std::vector<std::string> names; ///< as the graph's nodes
    bool allAreEndpoints = false;   ///< no host was found
};

/// Hosts are the nodes whose name starts with `terminals`; when that is empty those that begin with "host",
/// or, where there are none, the nodes with one link. Each weighs one. Without any the hosts are not drawn,
/// and every node stands for one. A header line, blank lines and lines that start with # are passed over.
/// Errors name file and line; NotFound when no name starts with `terminals`.
Result<EdgeList> readEdgeList(std::string_view text, const std::string& file, const std::string& terminals);

std::string writeEdgeList(const solvers::fabric::FabricGraph& graph, const std::vector<std::string>& names);

} // namespace cw::cli
