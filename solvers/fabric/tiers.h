// Tiers and the links between them.
#pragma once

#include "solvers/fabric/fabric_solver.h"

namespace cw::solvers::fabric {

/// "leaf", "spine", "core", "top", "tier5" for layer 1, 2, 3, 4, 5.
std::string tierName(std::int32_t layer);

/// "host-leaf", "leaf-spine", … for the lower and upper layer of a link; a host is layer 0, "unreached" is
/// -1.
std::string tierPairName(std::int32_t layerA, std::int32_t layerB);

/// The words for a name that one of these made.
Phrase tierPhrase(std::string_view name);

/// Layer per node for naming and counting: hosts 0 (all of them), switches by distance from the hosts with
/// endpoints, or from all hosts when none has endpoints; -1 unreached.
std::vector<std::int32_t> tierLayers(const FabricGraph& graph, const Network& network);

std::vector<TierSummary> summariseTiers(const FabricGraph& graph, const Network& network,
                                        const std::vector<std::int32_t>& layer);
std::vector<TierLinks> summariseLinks(const FabricGraph& graph, const std::vector<std::int32_t>& layer);

/// All-to-all rate per endpoint as an interval.
AllToAll boundAllToAll(const Network& network, const BisectionInterval& bisection, const HopSummary& hops,
                       double seconds, const std::stop_token& stop);

/// Remaining bisection after the loss of one switch of every kind (layer, capacity below and above,
/// endpoints).
std::vector<SwitchFailure> trySwitchFailures(const FabricGraph& graph, const Network& network,
                                             const std::vector<std::int32_t>& layer,
                                             const BisectionInterval& before, const FabricOptions& options,
                                             bool& complete, const std::stop_token& stop);

/// The bisection of the fabric in which a host and the switches it is wired to stay together.
void boundSwitchLinks(const FabricGraph& graph, const BisectionOptions& options, Alternatives& alternatives,
                      const std::stop_token& stop);

} // namespace cw::solvers::fabric
