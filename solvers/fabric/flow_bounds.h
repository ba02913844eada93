// What the methods of a concurrent flow share: the best flow and the best proof so far.
#pragma once

#include "solvers/fabric/concurrent_flow.h"

#include <chrono>

namespace cw::solvers::fabric {

/// A concurrent flow in the making. Every method offers flows and lengths; only what is proved is kept.
class FlowBounds {
public:
    FlowBounds(const Network& network, const TrafficMatrix& traffic, const FlowOptions& options,
               const std::stop_token& stop);

    const Network& network() const { return net_; }
    const TrafficMatrix& traffic() const { return traffic_; }
    const PerArc& capacity() const { return capacity_; }
    const std::vector<std::int32_t>& sources() const { return sources_; }
    const ConcurrentFlow& best() const { return best_; }

    /// `load` routes every demand at `rate` Gb/s per endpoint, whatever the capacities.
    void offerLoad(const PerArc& load, double rate, const Phrase& method);
    /// A bound that `length` proves.
    void offerUpper(double gbps, const PerArc& length, const Phrase& method);
    /// Proves a bound by lengths and offers it.
    void offerLength(const PerArc& length, const Phrase& method);

    /// The time budget is spent, or somebody asked to stop.
    bool outOfTime() const;
    /// Accurate enough, or out of time.
    bool finished() const;
    ConcurrentFlow take(double phases);

private:
    const Network& net_;
    const TrafficMatrix& traffic_;
    const FlowOptions& options_;
    const std::stop_token& stop_;
    std::chrono::steady_clock::time_point end_;
    PerArc capacity_;
    std::vector<std::int32_t> sources_;
    ConcurrentFlow best_;
};

/// The linear program by column generation: a column is one way to route all demands of one sender. Needs
/// memory for the square of arcs + senders.
void solveFlowExactly(FlowBounds& bounds);

} // namespace cw::solvers::fabric
