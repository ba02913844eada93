// Maximum concurrent flow: the rate that every demand of a pattern gets at once, as a proven interval.
#pragma once

#include "model/base/error.h"
#include "model/base/phrase.h"
#include "solvers/fabric/flow_routing.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace cw::solvers::fabric {

struct FlowOptions {
    double timeBudgetS = 1.0; ///< ceiling, 0 to 3600 s; 0: no more than the first bounds
    double accuracy = 1e-3;   ///< stop when upper / lower - 1 is not above this; 1e-9 to 1
    /// Solve the linear program exactly where arcs and senders together are not above this; 0 (never) to
    /// 2000.
    int exactRows = 600;

    std::optional<Error> firstProblem() const;
};

/// Rates are Gb/s per endpoint. The lower end is reached by a flow whose loads are here; the upper end is
/// proved by lengths, and anybody can check it with lengthBound().
struct ConcurrentFlow {
    double lowerGbps = 0;
    double upperGbps = 0;
    Phrase methodLower;
    Phrase methodUpper;
    PerArc load;       ///< at 1 Gb/s per endpoint, by arc; empty when host links alone decide
    PerArc length;     ///< that prove the upper end; empty when host links do
    double phases = 0; ///< of multiplicative weights

    double gap() const { return lowerGbps > 0 ? upperGbps / lowerGbps - 1 : 0; }
    /// The two ends meet but for rounding.
    bool exact() const { return upperGbps - lowerGbps <= 1e-6 * upperGbps; }
};

/// Splits flows freely over all paths. Equal-cost paths and lengths that are read off the graph come first;
/// then, where it is small, the linear program by column generation, else Fleischer's phases of
/// multiplicative weights with ever smaller steps (Garg and Könemann 1998; Fleischer 2000). `options` must
/// have no firstProblem(). The same input gives the same answer as long as the time budget is not reached.
/// When stopped, what is proved so far.
ConcurrentFlow maxConcurrentFlow(const Network& network, const TrafficMatrix& traffic,
                                 const FlowOptions& options, const std::stop_token& stop);

} // namespace cw::solvers::fabric
