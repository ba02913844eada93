// How much of a sum rests on known values, and the names of what is missing.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace cw::solvers {

/// Counts objects, not kinds; `missing` names each kind once, in the order of the input.
struct Coverage {
    std::size_t known = 0;
    std::size_t total = 0;
    std::vector<std::string> missing;

    /// 0..100; 100 when there was nothing to know.
    double pct() const {
        return total == 0 ? 100.0 : 100.0 * static_cast<double>(known) / static_cast<double>(total);
    }
    bool complete() const { return known == total; }
};

} // namespace cw::solvers
