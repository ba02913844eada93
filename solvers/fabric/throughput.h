// Throughput of a fabric for a traffic pattern, with the bounds beside it.
#pragma once

#include "solvers/fabric/concurrent_flow.h"

#include <optional>

namespace cw::solvers::fabric {

/// Rates are Gb/s per endpoint, every endpoint sending at once. For the longest matching the volume bound is
/// TUB, the throughput upper bound of Namyar et al. (SIGCOMM 2021): no routing does better for the worst
/// traffic.
struct Throughput {
    TrafficPattern pattern = TrafficPattern::AllToAll;
    std::optional<Error> problem; ///< nobody to send to, or too large; then the rest is empty
    ConcurrentFlow flow;
    double volumeGbps =
        0; ///< link capacity over demand × hops; infinite when all traffic stays at its switch
};

Throughput measureThroughput(const Network& network, TrafficPattern pattern, std::uint64_t seed,
                             const FlowOptions& options, const std::stop_token& stop);

} // namespace cw::solvers::fabric
