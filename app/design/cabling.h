// Wires every network of a draft port to port and writes the cables with their media.
#pragma once

#include "app/design/draft.h"
#include "app/design/link_media.h"

namespace cw::design {

/// Writes fabrics and cables: compute (rail-optimised), the edge networks, and the scale-up network of
/// rack-scale systems. Fails with Internal when a switch would run out of ports, which sizing rules out.
void writeCabling(const ClusterPlan& plan, Draft& draft, PartBox& box, Writer& writer);

} // namespace cw::design
