// Load of the links when routing follows the shortest paths (ECMP), and the rate at which the fullest is
// full.
#pragma once

#include "model/base/phrase.h"
#include "solvers/fabric/network.h"

#include <cstdint>
#include <stop_token>

namespace cw::solvers::fabric {

/// The busiest link of a pattern. Every vertex splits what it passes on over all next hops of the paths with
/// the fewest hops, in proportion to capacity; hash collisions of single flows are not modelled.
struct BusiestLink {
    bool computed = false;
    Phrase note;            ///< why it was not computed
    double gbps = 0;        ///< rate of every endpoint, or of every ring, at which this link is full
    std::int32_t from = -1; ///< node at the sending end
    std::int32_t to = -1;
    double loadPerGbps = 0;  ///< Gb/s on the link at a rate of 1 Gb/s
    double capacityGbps = 0; ///< one direction, all parallel cables
};

struct LinkLoads {
    BusiestLink allToAll;      ///< every endpoint spreads its rate over all others
    BusiestLink ringAllReduce; ///< hosts in drawing order, closed; rate of one ring
    std::int64_t rings = 0;    ///< one for each endpoint of the smallest host
};

/// Cost: places where traffic enters × links; above `steps` nothing is computed and the note says so.
LinkLoads measureLinkLoads(const Network& network, double steps, const std::stop_token& stop);

} // namespace cw::solvers::fabric
