// The smallest balanced cut of a tree whose leaves are endpoints: a dynamic program over weights.
#pragma once

#include "solvers/fabric/balance.h"
#include "solvers/fabric/certificate.h"

#include <stop_token>

namespace cw::solvers::fabric {

/// How far the dynamic program may go before the cruder bound (smallest rate per endpoint · b) is taken.
struct TreeCutLimits {
    double operations = 4e8;
};

struct TreeCut {
    double cut = 0;             ///< Gb/s, a lower bound on the tree's smallest balanced cut
    bool exact = false;         ///< the dynamic program ran to its end
    double ratePerEndpoint = 0; ///< min over tree edges of rate / weight below, Gb/s
};

/// `weight` per graph vertex. Identical subtrees are solved once; concave children in closed form.
TreeCut smallestTreeCut(const DistributionTree& tree, const std::vector<std::int64_t>& weight,
                        const Balance& balance, const TreeCutLimits& limits, const std::stop_token& stop);

} // namespace cw::solvers::fabric
