#include "solvers/fabric/assignment.h"

#include <limits>

namespace cw::solvers::fabric {

std::vector<std::int32_t> largestAssignment(const std::vector<double>& value, std::size_t n) {
    constexpr std::size_t kFree = std::numeric_limits<std::size_t>::max();
    std::vector<double> rowPotential(n, 0);
    std::vector<double> columnPotential(n, 0);
    std::vector<std::size_t> rowOf(n, kFree);
    std::vector<double> reach(n);
    std::vector<std::size_t> cameFrom(n); ///< column before, on the path to a column; kFree: the new row
    std::vector<std::uint8_t> done(n);
    for (std::size_t newRow = 0; newRow < n; ++newRow) {
        reach.assign(n, std::numeric_limits<double>::infinity());
        cameFrom.assign(n, kFree);
        done.assign(n, 0);
        std::size_t row = newRow;
        std::size_t last = kFree;
        double least = 0;
        std::vector<std::size_t> tree; // finished columns
        for (;;) {
            std::size_t nearest = kFree;
            for (std::size_t c = 0; c < n; ++c) {
                if (done[c] != 0) continue;
                const double next = least - value[row * n + c] - rowPotential[row] - columnPotential[c];
                if (next < reach[c]) {
                    reach[c] = next;
                    cameFrom[c] = last;
                }
                if (nearest == kFree || reach[c] < reach[nearest]) nearest = c;
            }
            least = reach[nearest];
            last = nearest;
            if (rowOf[nearest] == kFree) break;
            done[nearest] = 1;
            tree.push_back(nearest);
            row = rowOf[nearest];
        }
        rowPotential[newRow] += least;
        for (const std::size_t c : tree) {
            rowPotential[rowOf[c]] += least - reach[c];
            columnPotential[c] -= least - reach[c];
        }
        for (std::size_t c = last; c != kFree; c = cameFrom[c])
            rowOf[c] = cameFrom[c] == kFree ? newRow : rowOf[cameFrom[c]];
    }
    std::vector<std::int32_t> columnOf(n);
    for (std::size_t c = 0; c < n; ++c)
        columnOf[rowOf[c]] = static_cast<std::int32_t>(c);
    return columnOf;
}

} // namespace cw::solvers::fabric
