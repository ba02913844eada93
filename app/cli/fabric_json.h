// The fabric solver's answer as the JSON of the contract.
#pragma once

#include "app/analysis/snapshot_fabric.h"
#include "app/cli/command.h"
#include "solvers/fabric/traffic.h"

#include <functional>

namespace cw::cli {

/// Name of a node of the graph.
using NodeName = std::function<std::string(std::int32_t)>;

/// Figures of a solved graph: the keys of `solve`'s fabric objects without name and role.
Json fabricFigures(const solvers::fabric::FabricResult& result, const NodeName& nameOf);

/// The option `--traffic`, and the patterns that it names; none without it. NotFound for an unknown name.
QCommandLineOption trafficOption();
Result<std::vector<solvers::fabric::TrafficPattern>> wantedTraffic(const Call& call);

/// Throughput of the patterns, each an interval with its methods: the key `throughput`.
Json throughputFigures(const solvers::fabric::FabricGraph& graph,
                       const std::vector<solvers::fabric::TrafficPattern>& patterns, std::uint64_t seed);

/// One object of `solve`: figures, name, role, and the optics and cables of the drawing by type.
Json fabricJson(const Project& project, const analysis::FabricAnswer& answer);

} // namespace cw::cli
