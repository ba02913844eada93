// The graph prepared for the bounds: parallel links merged, dead links dropped, layers, components.
#pragma once

#include "solvers/fabric/fabric_graph.h"

#include <cstdint>
#include <span>
#include <vector>

namespace cw::solvers::fabric {

/// One direction of a merged link as a vertex sees it.
struct Arc {
    std::int32_t to = 0;
    std::int32_t edge = 0; ///< index of the merged link
    double capacity = 0;   ///< Gb/s, all parallel cables
};

/// Simple weighted graph, adjacency sorted by nothing in particular. Layers count hops from the hosts that
/// carry endpoints: 0 the hosts, 1 the switches with hosts (or with own endpoints), and so on; hosts without
/// endpoints do not forward and have layer -1, as has what no endpoint reaches.
struct Network {
    std::vector<std::int64_t> weight;
    std::vector<std::uint8_t> isSwitch;
    std::vector<std::size_t> first; ///< first[v] .. first[v + 1] in arcs
    std::vector<Arc> arcs;
    std::vector<std::int32_t> edgeA; ///< merged links, edgeA < edgeB
    std::vector<std::int32_t> edgeB;
    std::vector<double> capacity;
    std::vector<std::int32_t> layer;
    std::vector<std::int32_t> component;
    std::int32_t layers = 0; ///< 1 + highest layer
    std::int32_t components = 0;
    std::int64_t totalWeight = 0;

    std::size_t size() const { return weight.size(); }
    std::size_t edges() const { return capacity.size(); }
    std::span<const Arc> neighbours(std::size_t v) const {
        return {arcs.data() + first[v], first[v + 1] - first[v]};
    }
    double cut(const std::vector<std::uint8_t>& side) const;
};

/// `graph` must have no firstProblem(). O(nodes + edges).
Network makeNetwork(const FabricGraph& graph);

/// Largest step of which every capacity is a whole multiple, Gb/s; 0 when there is none above 1 kb/s.
double capacityStep(const Network& network);

} // namespace cw::solvers::fabric
