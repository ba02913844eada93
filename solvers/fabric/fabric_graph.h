// The fabric as the solver sees it: nodes, links, endpoints. Nothing of the drawing but its graph.
#pragma once

#include "model/base/error.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cw::solvers::fabric {

/// Structure of arrays. A node is a switch or a host. `endpoints` is what a node weighs in a bisection: the
/// GPUs or NIC ports of a host; 0 for switches and for hosts that do not count (fabric manager, storage). A
/// switch with endpoints stands for itself and its undrawn hosts (direct networks). Node order is the drawing
/// order.
struct FabricGraph {
    std::vector<std::int32_t> endpoints;
    std::vector<std::uint8_t> isSwitch;
    std::vector<std::int32_t> edgeA;
    std::vector<std::int32_t> edgeB;
    std::vector<double> edgeGbps;         ///< one cable, one direction, Gb/s; 0: down
    std::vector<std::int32_t> edgeCables; ///< parallel cables of this entry; 0: down

    std::int32_t addSwitch(std::int32_t endpointCount = 0);
    std::int32_t addHost(std::int32_t endpointCount);
    std::int32_t addEdge(std::int32_t a, std::int32_t b, double gbps, std::int32_t cables = 1);

    std::size_t nodeCount() const { return endpoints.size(); }
    std::size_t edgeCount() const { return edgeA.size(); }
    double edgeCapacity(std::size_t e) const { return edgeGbps[e] * edgeCables[e]; }
    std::int64_t endpointCount() const;

    /// The first entry that is no graph: arrays of different length, an index outside, a link from a node to
    /// itself, a capacity that is negative or not finite, a negative count, more than 2^31 endpoints.
    std::optional<Error> firstProblem() const;
};

} // namespace cw::solvers::fabric
