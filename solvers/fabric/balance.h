// Which splits count as halves: the smaller side as heavy as whole hosts allow.
#pragma once

#include "solvers/fabric/network.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cw::solvers::fabric {

/// The best balance that whole hosts can reach: `minor` + (total - minor) endpoints, minor ≤ total / 2 and as
/// large as a subset of the hosts allows (a subset-sum, solved exactly).
struct Balance {
    std::int64_t total = 0;
    std::int64_t minor = 0;
    std::int64_t unit = 1; ///< greatest common divisor of the host weights

    bool holds(std::int64_t sideWeight) const { return sideWeight == minor || sideWeight == total - minor; }
};

Balance findBalance(const Network& network);

/// A set of hosts that weighs exactly `target`, taken from the front of `order` as far as the weights allow.
/// `order` lists every vertex with weight once. Nothing when no subset weighs that.
std::optional<std::vector<std::uint8_t>>
prefixOfWeight(const Network& network, const std::vector<std::int32_t>& order, std::int64_t target);

} // namespace cw::solvers::fabric
