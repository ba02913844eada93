// Small graphs: look at every split.
#pragma once

#include "solvers/fabric/balance.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace cw::solvers::fabric {

struct ExhaustiveResult {
    double cut = 0;
    std::vector<std::uint8_t> side;
};

/// The bisection by enumeration, when at most `mostVertices` vertices are left after equal hosts with one
/// link have been counted on their switch (they change sides one by one at the price of their link). Nothing
/// when the graph is larger, or when stopped.
std::optional<ExhaustiveResult> exhaustiveBisection(const Network& network, const Balance& balance,
                                                    int mostVertices, const std::stop_token& stop);

} // namespace cw::solvers::fabric
