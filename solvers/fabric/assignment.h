// The assignment problem: who goes with whom at the largest total value.
#pragma once

#include <cstdint>
#include <vector>

namespace cw::solvers::fabric {

/// Columns by row of an assignment with the largest sum of value[row * n + column]; each column is used once.
/// `value` is n by n, finite. O(n³). Method: shortest augmenting paths with potentials (Kuhn 1955; Jonker and
/// Volgenant 1987). Where several assignments are best, the one that row order leads to.
std::vector<std::int32_t> largestAssignment(const std::vector<double>& value, std::size_t n);

} // namespace cw::solvers::fabric
