// Builds a tree of distributions by folding the fabric up layer by layer.
#pragma once

#include "solvers/fabric/balance.h"
#include "solvers/fabric/certificate.h"
#include "solvers/fabric/tree_cut.h"

#include <stop_token>

namespace cw::solvers::fabric {

/// How groups whose images on the next layer differ are treated.
enum class TreeMerge : std::uint8_t {
    Exact,        ///< only equal images merge
    Typical,      ///< overlapping images merge on the typical one; what is missing becomes overload
    TypicalAtMost ///< the same, and every group asks for as much as the best of its kind
};

/// Lower bound on `network`'s bisection from the tree of distributions with additive overload (theorems T1,
/// T3 and T8). Exact on Clos, oversubscribed, rail-optimised and multi-plane fabrics. O(links) for those.
BisectionCertificate treeCertificate(const Network& network, const Balance& balance, TreeMerge merge,
                                     const TreeCutLimits& limits, const std::stop_token& stop);

} // namespace cw::solvers::fabric
