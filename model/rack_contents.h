// What stands where in a rack: footprint, units taken, what fits. Used by editing, rules, views and
// generators.
#pragma once

#include "model/base/geometry.h"
#include "model/project.h"

#include <vector>

namespace cw {

constexpr Um kUnitHeight = 44'450;   ///< one rack unit, EIA-310: 44.45 mm
constexpr Um kRackBase = 60'000;     ///< from the floor to the lower edge of U1; planning assumption
constexpr Um kRackWidth = 600'000;   ///< of a rack whose part states no width
constexpr Um kRackDepth = 1'200'000; ///< of a rack whose part states no depth
constexpr int kRackUnits = 42;       ///< of a rack whose part states no units
constexpr int kMostRackUnits = 100;  ///< beyond this a stated height is taken for an error

/// Width and depth of the rack as seen from its front.
Size rackSize(const Project& project, const Rack& rack);
/// Outer height: the part's, else base and units and as much again above.
Um rackHeight(const Project& project, const Rack& rack);
/// Floor area that a rack takes, in hall coordinates.
Rect rackFootprint(const Project& project, const Rack& rack);
/// Floor area of placed plant, from its part's width and depth; nothing without a pose or a part with both.
std::optional<Rect> plantFootprint(const Project& project, const CoolingElement& element);
std::optional<Rect> plantFootprint(const Project& project, const PowerElement& element);

/// U positions of a rack, 1 to the returned number.
int rackUnits(const Project& project, const Rack& rack);
/// Whole U that a part takes (half units round up); 0 for zero-U parts, 1 when nothing is stated.
int unitsOf(const Project& project, PartId part);

/// The units that a device takes, both ends included. Empty (high < low) when it takes none.
struct UnitSpan {
    int low = 1;
    int high = 0;
    bool empty() const { return high < low; }
    bool overlaps(const UnitSpan& o) const { return low <= o.high && o.low <= high; }
    bool operator==(const UnitSpan&) const = default;
};
UnitSpan unitsTaken(const Project& project, const Device& device);

/// Devices of a rack from the bottom up; zero-U devices come first.
std::vector<DeviceId> devicesByUnit(const Project& project, RackId rack);

/// Devices that would collide with a part mounted at `u`: their units meet, and they share the face or both
/// together are deeper than the rack (unknown depths count as full depth). `ignore` is a device being moved.
std::vector<DeviceId> collisions(const Project& project, RackId rack, PartId part, int u, Face face,
                                 std::optional<DeviceId> ignore = {});

/// Ok when the part can be mounted there; InvalidArgument when the units are not in the rack, Conflict with
/// the names of the occupants.
Status fitsAt(const Project& project, RackId rack, PartId part, int u, Face face,
              std::optional<DeviceId> ignore = {});

/// The free position nearest to `wanted` where the part fits (the lower one of two), or nothing.
std::optional<int> nearestFreeUnit(const Project& project, RackId rack, PartId part, int wanted, Face face,
                                   std::optional<DeviceId> ignore = {});

/// Units with nothing in them on either face.
int freeUnits(const Project& project, RackId rack);

} // namespace cw
