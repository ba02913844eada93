// What stands in a rack from the bottom up, how high things are, and whether something can be mounted.
#pragma once

#include "model/slots.h"

namespace cw {

constexpr Um kUnitHeight = 44'450; ///< one rack unit, EIA-310: 44.45 mm
constexpr Um kRackBase = 60'000;   ///< from the floor to the lower edge of U1; planning assumption

/// Outer height: the part's, else base and units and the base's height again above.
Um rackHeight(const Project& project, const Rack& rack);

/// Middle of a device above the floor; half the rack for zero-U mounting.
Um deviceHeight(const Project& project, const Device& device);

/// Devices of a rack from the bottom up; zero-U devices come first.
std::vector<DeviceId> devicesByUnit(const Project& project, RackId rack);

/// Ok when the part can be mounted there; InvalidArgument when the units are not in the rack, Conflict with
/// the names of the occupants. `ignore` is a device being moved.
Status fitsAt(const Project& project, RackId rack, PartId part, int u, Face face,
              std::optional<DeviceId> ignore = {});

} // namespace cw
