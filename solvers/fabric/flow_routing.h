// Routing of a traffic matrix: over shortest paths by length, or by hops as ECMP does; and the bounds that
// lengths prove.
#pragma once

#include "solvers/fabric/traffic.h"

#include <stop_token>
#include <vector>

namespace cw::solvers::fabric {

/// A value per direction of a link: index 2 · edge from edgeA to edgeB, 2 · edge + 1 back.
using PerArc = std::vector<double>;

inline std::size_t arcIndex(const Network& network, std::int32_t edge, std::int32_t from) {
    const auto e = static_cast<std::size_t>(edge);
    return 2 * e + (network.edgeA[e] == from ? 0 : 1);
}

/// Capacity of every arc, Gb/s.
PerArc arcCapacities(const Network& network);

/// Routes the demands of one source after another; keeps its working memory between calls.
class FlowRouter {
public:
    /// Both must outlive the router.
    FlowRouter(const Network& network, const TrafficMatrix& traffic)
        : net_(network)
        , traffic_(traffic) {}

    /// Adds to `load` what `source` sends at 1 Gb/s per endpoint over one shortest path to each destination
    /// under `length`. Returns Σ demand · distance; infinite when a destination cannot be reached, and then
    /// nothing is added.
    double addShortest(std::int32_t source, const PerArc& length, PerArc& load);

    /// Σ demand · distance of `source` under `length`, nothing routed.
    double cost(std::int32_t source, const PerArc& length);

private:
    double search(std::int32_t source, const PerArc& length);

    const Network& net_;
    const TrafficMatrix& traffic_;
    std::vector<double> distance_;
    std::vector<std::int32_t> through_; ///< edge towards the source
    std::vector<std::int32_t> order_;   ///< by distance
    std::vector<double> mass_;
};

/// Loads at 1 Gb/s per endpoint when every vertex splits what it passes on over all next hops of the paths
/// with the fewest hops to the destination, in proportion to capacity (ECMP over cables). Empty when somebody
/// cannot reach a destination. O(destinations · links).
PerArc equalCostLoad(const Network& network, const TrafficMatrix& traffic, const std::stop_token& stop);

/// Any lengths prove that no routing serves more than Σ capacity · length / Σ demand · distance Gb/s per
/// endpoint (linear programming duality). Infinite when nothing is demanded; 0 when somebody is cut off.
double lengthBound(const Network& network, const TrafficMatrix& traffic, const PerArc& length);

/// The same with every length 1: capacity over hops, the volume bound.
double volumeBound(const Network& network, const TrafficMatrix& traffic);

/// Smallest capacity / load; infinite when nothing is loaded.
double rateOfLoad(const PerArc& capacity, const PerArc& load);

} // namespace cw::solvers::fabric
