// How many physical pieces the links of a drawing are: shared cages, twin-port plugs, splitters.
#pragma once

#include "model/project.h"

#include <vector>

namespace cw {

/// The socket that a plug fills.
struct Cage {
    DeviceId device;
    std::uint32_t index = 0; ///< running over all groups of the part
    auto operator<=>(const Cage&) const = default;
};

/// The cage of a port. A port that the part does not list is a cage of its own.
Cage cageOf(const Project& project, const PortRef& port);

struct PartCount {
    PartId part;
    std::uint64_t count = 0;
};

/// Transceivers: one for each pair of part and cage.
std::vector<PartCount> transceiverPieces(const Project& project);

/// Cables that name a part. Moulded cables between the same two cages share a piece as long as their speeds
/// add up to no more than the part's; legs of a splitter ("breakout" 1:n) share one, up to n.
std::vector<PartCount> cablePieces(const Project& project);

} // namespace cw
