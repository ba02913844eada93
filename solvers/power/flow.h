// The flow in the tree for one set of failed elements, from scratch, and as a change against normal
// operation.
#pragma once

#include "solvers/power/graph.h"

namespace cw::solvers::power {

struct Flow {
    std::vector<char> alive;     ///< element: not failed, and reached by a source
    std::vector<char> nodeAlive; ///< supernode: at least one member alive
    std::vector<double> nodeOutW;
    std::vector<double> outW; ///< element
    std::vector<double> inW;  ///< element
};

/// `failed` per element; empty for normal operation.
Flow flowOf(const PowerInput& input, const Graph& g, const std::vector<char>& failed);

/// What a failure does to the loads.
struct Impact {
    std::uint32_t lost = 0;      ///< loads fed before and not after
    std::uint32_t lostDual = 0;  ///< of them, loads with two cords or more
    std::uint32_t shortfall = 0; ///< loads whose live supplies cannot carry them
    double lostW = 0;
};

/// Follows failures as changes against normal operation: a lost rack PDU touches its own branch and its
/// partner's, not the other 26,000. Keeps its scratch arrays between calls.
class FailureSweep {
public:
    FailureSweep(const PowerInput& input, const Graph& g, const Flow& normal);

    /// Fails `elements` together.
    Impact fail(std::span<const std::uint32_t> elements);
    /// Elements whose load the last failure may have changed.
    const std::vector<std::uint32_t>& touched() const { return touched_; }
    /// Delivered power after the last failure, W.
    double outW(std::uint32_t element) const;
    /// Loads lost by the last failure.
    const std::vector<std::uint32_t>& lostLoads() const { return lost_; }

private:
    bool alive(std::uint32_t element) const;
    bool nodeAlive(std::uint32_t node) const;
    void pushNode(std::uint32_t node);
    void addTo(std::uint32_t node, double watts);
    void spreadDeath(std::span<const std::uint32_t> elements);
    Impact moveLoads();
    void moveUpstream();
    void moveNode(std::uint32_t node);

    const PowerInput& input_;
    const Graph& graph_;
    const Flow& normal_;
    std::uint32_t stamp_ = 0;
    std::vector<std::uint32_t> elementStamp_, nodeStamp_, loadStamp_, queueStamp_, outStamp_, deltaStamp_;
    std::vector<char> elementAlive_, nodeAlive_;
    std::vector<double> deltaW_, outW_;
    std::vector<std::uint32_t> queue_; ///< heap of places in Graph::order
    std::vector<std::uint32_t> deadNodes_, affectedElements_, touched_, lost_;
};

} // namespace cw::solvers::power
