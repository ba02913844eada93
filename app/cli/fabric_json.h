// The fabric solver's answer as the JSON of the contract.
#pragma once

#include "app/analysis/snapshot_fabric.h"
#include "app/cli/command.h"

namespace cw::cli {

/// Figures of a solved graph: the keys of `solve`'s fabric objects without name and role.
Json fabricFigures(const solvers::fabric::FabricGraph& graph, const solvers::fabric::FabricResult& result);

/// One object of `solve`: figures, name, role, and the optics and cables of the drawing by type.
Json fabricJson(const Project& project, const analysis::FabricAnswer& answer);

} // namespace cw::cli
