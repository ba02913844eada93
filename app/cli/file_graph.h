// A fabric file as the solver's graph, and back for graphs of known families.
#pragma once

#include "app/cli/command.h"
#include "model/exchange/fabric/fabric_file.h"
#include "solvers/fabric/fabric_graph.h"

#include <string>
#include <string_view>
#include <vector>

namespace cw::cli {

struct FileGraph {
    solvers::fabric::FabricGraph graph;
    std::vector<std::string> names; ///< as the graph's nodes
    bool allAreEndpoints = false;   ///< no host was found
    bool countsLinks = false;       ///< no rate is stated, so that every link counts as 1 Gb/s
};

/// Adapters of one machine are one host that weighs their endpoints; aggregation nodes are left out. Where
/// the file does not say what is a host, hosts are the nodes whose name starts with `terminals`; when that is
/// empty those that begin with "host", or, where there are none, the nodes with one link. Where it does,
/// `terminals` says which of its hosts weigh in. Without any host every node that forwards stands for one.
/// NotFound when no name starts with `terminals`.
Result<FileGraph> graphOfFile(const FabricFile& file, const std::string& name, const std::string& terminals);

/// Counts of a file and what was odd about it.
Json fileFigures(const FabricFile& file);

/// The CSV `a,b,gbps,count` of a graph.
std::string writeEdgeList(const solvers::fabric::FabricGraph& graph, const std::vector<std::string>& names);

} // namespace cw::cli
