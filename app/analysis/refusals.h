// What solvers refused to answer, and what could not be begun for it.
#pragma once

#include "app/analysis/analysis.h"

#include <vector>

namespace cw::analysis {

struct Refusal {
    Domain domain = Domain::Density;
    std::string object; ///< the fabric or site that has no answer; empty: the whole domain
    Error error;        ///< what is wrong with the input
};

/// Everything of `wanted` that has no answer, in the order in which they are solved: the refusals themselves,
/// and the domains that read a refused one, with its error.
std::vector<Refusal> refusals(const Analysis& answers, DirtySet wanted);

} // namespace cw::analysis
