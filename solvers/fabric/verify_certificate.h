// Checks a bisection interval against the graph alone. Shares no code with what finds the bounds.
#pragma once

#include "solvers/fabric/certificate.h"
#include "solvers/fabric/fabric_graph.h"

#include <stop_token>
#include <string>

namespace cw::solvers::fabric {

struct VerifiedLower {
    bool valid = false;
    double gbps = 0; ///< what the certificate proves, rounded up to whole capacity steps; ≤ the bisection
    double rawGbps = 0;  ///< the same before rounding
    double stepGbps = 0; ///< capacity step of the graph, 0 when there is none
    std::string problem; ///< why it is not valid
};

/// Recomputes the bound that `certificate` proves for `graph`: conservation of every flow, all loads against
/// all capacities, the smallest balanced cut of the tree by an own dynamic program, own subset-sum for the
/// balance. Not valid when anything is malformed or when the claimed value is above what is proved.
VerifiedLower verifyLower(const FabricGraph& graph, const BisectionCertificate& certificate,
                          const std::stop_token& stop);

struct VerifiedSplit {
    bool balanced = false; ///< the lighter side is as heavy as whole hosts allow
    double cutGbps = 0;
    std::int64_t minorEndpoints = 0;
};

/// The cut and the balance of a split; `side` holds 0 or 1 per node.
VerifiedSplit verifySplit(const FabricGraph& graph, const std::vector<std::uint8_t>& side);

} // namespace cw::solvers::fabric
