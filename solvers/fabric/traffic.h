// Who sends how much to whom, by named pattern.
#pragma once

#include "model/base/result.h"
#include "solvers/fabric/network.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cw::solvers::fabric {

enum class TrafficPattern : std::uint8_t {
    AllToAll,        ///< every endpoint spreads its rate evenly over all others
    LongestMatching, ///< everybody sends to one partner, partners as far apart as possible: near the worst
                     ///< case
    Permutation,     ///< everybody sends to one partner, drawn at random
    Incast,          ///< every endpoint sends to the hosts without endpoints (storage), by their links
};

/// "all_to_all", "longest_matching", "permutation", "incast".
std::string_view trafficName(TrafficPattern pattern);
std::vector<std::string> trafficNames();
std::optional<TrafficPattern> trafficNamed(std::string_view name);

struct Demand {
    std::int32_t to = 0;
    double amount = 0; ///< Gb/s when every endpoint sends at 1 Gb/s
};

/// Demands at 1 Gb/s per endpoint. A host with a single link is folded into the switch at its other end:
/// traffic between hosts of one switch is then no demand, and the host's link is in `hostCap`.
struct TrafficMatrix {
    std::vector<std::vector<Demand>> from; ///< by vertex of the network
    double hostCap = 0;              ///< Gb/s per endpoint that the folded links allow; infinite without
    std::int32_t hostCapVertex = -1; ///< the folded host that sets it
};

/// Largest number of pairs that a matrix may have, and of endpoint units that a matching takes.
inline constexpr std::size_t kMostDemands = 4'000'000;
inline constexpr std::size_t kMostMatched = 2'000;

/// The demands of a pattern; `seed` draws the permutation. Errors: Unsupported when there is nobody to send
/// to (`context` is the pattern) or when the fabric is beyond the limits above.
Result<TrafficMatrix> makeTraffic(const Network& network, TrafficPattern pattern, std::uint64_t seed);

/// Rings through all hosts with endpoints in drawing order, one ring for each endpoint of the smallest host;
/// every hop carries 1 Gb/s per ring. Nothing when there are fewer than two hosts.
std::optional<TrafficMatrix> ringTraffic(const Network& network);

/// Number of those rings; 0 when there are fewer than two hosts.
std::int64_t ringCount(const Network& network);

/// A longest matching among some vertices only, each sending `amount`; partners are at the largest total of
/// hops. `among` holds at least two vertices, all connected.
TrafficMatrix longestMatchingAmong(const Network& network, const std::vector<std::int32_t>& among,
                                   double amount);

/// Hops from `source` to every vertex; -1 where there is no path. Hosts without endpoints do not forward.
std::vector<std::int32_t> hopsFrom(const Network& network, std::int32_t source);

} // namespace cw::solvers::fabric
