// What is left of a fabric after random failures: seeded Monte Carlo.
#pragma once

#include "solvers/fabric/bisection.h"

namespace cw::solvers::fabric {

struct RandomFailureOptions {
    int cables = 0;   ///< that fail together, any cable alike, host links too; 0 to 1e6
    int switches = 0; ///< that fail together; 0 to 1e6; at least one of the two is above 0
    int trials = 200; ///< 1 to 100,000
    std::uint64_t seed = 1;
    double timeBudgetS = 20; ///< ceiling, 0 to 3600 s; trials that are not reached are said to be missing

    std::optional<Error> firstProblem() const;
};

/// Nearest ranks of the trials' values.
struct Spread {
    double least = 0;
    double p5 = 0;
    double p50 = 0;
    double most = 0;
};

/// Bisection and reachability over the trials. As with named losses, hosts that are cut off from the part
/// with most endpoints weigh nothing, so the bisection is that of the hosts which still reach each other.
struct RandomFailures {
    int trials = 0;            ///< done
    bool complete = false;     ///< as many as asked for
    Spread lowerGbps;          ///< proved
    Spread upperGbps;          ///< of the best split found
    Spread endpointsConnected; ///< in the part with most of them
    double allConnected = 0;   ///< share of the trials in which no endpoint is cut off
};

/// `options` must have no firstProblem(). No more fail than there are. The same seed gives the same trials,
/// however many are reached.
RandomFailures sampleFailures(const FabricGraph& graph, const RandomFailureOptions& options,
                              const std::stop_token& stop);

} // namespace cw::solvers::fabric
