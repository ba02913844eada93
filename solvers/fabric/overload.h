// Additive overload (T1): the best scale at which a routed demand proves a cut.
#pragma once

#include <vector>

namespace cw::solvers::fabric {

struct ScaledBound {
    double scale = 0;
    double overload = 0; ///< at that scale
    double value = 0;    ///< scale · demand − overload, ≥ 0
};

struct LinkLoad {
    double load = 0;     ///< at scale 1, > 0
    double capacity = 0; ///< 0 for a virtual link
};

/// max over r ≥ 0 of r · demand − Σ (r · load − capacity)^+, concave and piecewise linear in r. Reorders
/// `loads`. O(n log n).
ScaledBound bestScale(double demand, std::vector<LinkLoad>& loads);

} // namespace cw::solvers::fabric
