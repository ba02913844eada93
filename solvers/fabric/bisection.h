// The bisection as an interval: certificates below, partitions above.
#pragma once

#include "model/base/phrase.h"
#include "solvers/fabric/balance.h"
#include "solvers/fabric/certificate.h"
#include "solvers/fabric/fabric_graph.h"
#include "solvers/fabric/network.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace cw::solvers::fabric {

struct BisectionOptions {
    double timeBudgetS = 1.0; ///< for what goes beyond the structured bounds; 0 to 3600 s
    std::uint64_t seed = 1;
    int metisTries = 10;         ///< 0 to 100; fewer are used on large graphs
    int exhaustiveVertices = 20; ///< enumerate graphs up to this many vertices; 0 (never) to 24

    std::optional<Error> firstProblem() const;
};

/// One-way capacity of the smallest cut over splits with equal endpoints on both sides, or as equal as whole
/// hosts allow. Hosts are atomic, switches lie on either side, any link may be cut.
struct BisectionInterval {
    double lowerGbps = 0; ///< proved and verified
    double upperGbps = 0; ///< cut of `side`
    bool exact = false;   ///< the two meet, and the independent verifier agrees with both
    Phrase methodLower;
    Phrase methodUpper;
    std::int64_t minorEndpoints = 0; ///< b: endpoints on the lighter side
    std::int64_t totalEndpoints = 0;
    double stepGbps = 0;                ///< every capacity is a whole multiple of this; 0: none
    double rawLowerGbps = 0;            ///< before rounding up to a multiple of the step
    std::vector<std::uint8_t> side;     ///< 0 or 1 per node
    std::vector<std::int32_t> cutEdges; ///< indices of the graph's edges with ends on both sides
    std::int64_t cutCables = 0;
    BisectionCertificate certificate;
};

/// `network` must be makeNetwork(graph). When stopped, returns what is proved so far.
BisectionInterval boundBisection(const FabricGraph& graph, const Network& network,
                                 const BisectionOptions& options, const std::stop_token& stop);

} // namespace cw::solvers::fabric
