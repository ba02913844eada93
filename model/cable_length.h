// How long a cable is: the way along the overhead tray, from where its devices stand.
#pragma once

#include "model/project.h"

namespace cw {

/// Allowances of the route, all planning assumptions (structured cabling practice, no vendor rule).
constexpr Um kTrayClearance = 300'000;  ///< tray above the taller rack
constexpr Um kEndSlack = 500'000;       ///< service loop and dressing at each end of a cable between racks
constexpr Um kInRackDressing = 700'000; ///< sideways runs and loops of a cable inside one rack
constexpr Um kHallCrossing = 4'000'000; ///< detour and wall passage between two halls

/// One end of a cable in building coordinates.
struct CableEnd {
    RackId rack;
    HallId hall;
    Point at;      ///< middle of the rack's footprint, hall origin added
    Um height = 0; ///< of the port above the floor
    Um rackTop = 0;
};

/// Same rack: the difference of heights and a dressing allowance. Else up to the tray above the taller rack,
/// along it in a rectangle (|dx| + |dy|), down, and slack at both ends; between halls also the crossing.
/// Buildings have no place of their own in the model: between them the result is a lower limit.
Um routeLength(const CableEnd& a, const CableEnd& b);

/// Nothing when the device or its rack does not exist.
std::optional<CableEnd> cableEnd(const Project& project, const PortRef& port);

/// The way between the cable's ports, unrounded; 0 when an end does not exist.
Um cableRoute(const Project& project, const Cable& cable);

/// What is to be ordered: the planner's fixed length; else the route, rounded up to the next length that the
/// cable's part is sold in (`lengths_m`). A route beyond the longest of them is given as it is.
Um cableLength(const Project& project, const Cable& cable);

} // namespace cw
