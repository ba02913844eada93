// Path lengths between endpoints.
#pragma once

#include "solvers/fabric/network.h"

#include <stop_token>
#include <vector>

namespace cw::solvers::fabric {

/// A hop is a link of the path, host links included: two hosts on one leaf are 2 hops apart. Paths may pass
/// through hosts that carry endpoints (scale-up domains).
struct HopSummary {
    std::vector<double> pairs; ///< pairs[d]: pairs of endpoints on different hosts that are d hops apart
    bool exact = true; ///< false: from a sample of the hosts, so the diameter is at least what is said

    int diameter() const { return pairs.empty() ? 0 : static_cast<int>(pairs.size()) - 1; }
    double pairCount() const;
    double mean() const; ///< 0 when no two endpoints are connected
};

/// Hosts with the same neighbours are measured once. Cost: kinds of hosts × links, capped at `budget` steps,
/// beyond which the hosts are sampled evenly.
HopSummary measureHops(const Network& network, double budget, const std::stop_token& stop);

} // namespace cw::solvers::fabric
