// The spectrum of a fabric's Laplacian.
#pragma once

#include "solvers/fabric/fabric_graph.h"

#include <optional>

namespace cw::solvers::fabric {

/// Largest graph of laplacianLambda2; above it the dense matrix costs more than the figure is worth.
inline constexpr std::size_t kMostSpectrumNodes = 2000;

/// Second smallest eigenvalue of the Laplacian, links weighted by their capacity in Gb/s. 0 when the graph is
/// not connected or has fewer than two nodes; nothing when it has more than kMostSpectrumNodes. `graph` must
/// have no firstProblem().
std::optional<double> laplacianLambda2(const FabricGraph& graph);

/// The same for graphs of any size by restarted Lanczos (Spectra): an estimate and no certificate, since such
/// values approach the eigenvalue from above. Nothing when it does not settle, as on long paths and large
/// tori.
std::optional<double> estimateLambda2(const FabricGraph& graph);

} // namespace cw::solvers::fabric
