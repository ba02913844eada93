#include "solvers/fabric/overload.h"

#include <algorithm>

namespace cw::solvers::fabric {

ScaledBound bestScale(double demand, std::vector<LinkLoad>& loads) {
    // The slope in r falls by a link's load where r reaches capacity / load; virtual links are overloaded
    // from 0.
    const auto real =
        std::partition(loads.begin(), loads.end(), [](const LinkLoad& l) { return l.capacity <= 0; });
    double slope = demand;
    for (auto it = loads.begin(); it != real; ++it)
        slope -= it->load;
    ScaledBound best;
    if (slope <= 0) return best;
    const auto later = [](const LinkLoad& a, const LinkLoad& b) {
        return a.capacity * b.load > b.capacity * a.load;
    };
    // A heap, because the slope is spent long before all links are full.
    std::make_heap(real, loads.end(), later);
    for (auto end = loads.end(); end != real && slope > 0; --end) {
        best.scale = real->capacity / real->load;
        slope -= real->load;
        std::pop_heap(real, end, later);
    }
    for (const LinkLoad& l : loads)
        best.overload += std::max(0.0, best.scale * l.load - l.capacity);
    best.value = std::max(0.0, best.scale * demand - best.overload);
    return best;
}

} // namespace cw::solvers::fabric
