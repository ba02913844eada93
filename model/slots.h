// Units of a rack: who takes which, and where something still fits.
#pragma once

#include "model/project.h"

#include <vector>

namespace cw {

/// Whole units from `lowest` (1 at the floor) that something takes; none when height is 0 (zero-U mounting).
struct UnitSpan {
    int lowest = 1;
    int height = 1;
    bool operator==(const UnitSpan&) const = default;
    constexpr int top() const { return lowest + height - 1; }
    constexpr bool overlaps(UnitSpan o) const {
        return height > 0 && o.height > 0 && lowest <= o.top() && o.lowest <= top();
    }
};

/// What a device takes of a rack. A device of full depth closes both faces.
struct SlotUse {
    UnitSpan units;
    Face face = Face::Front;
    bool fullDepth = true;
};

/// Units that a rack offers; 42 when its part does not say.
int rackUnits(const Project& project, const Rack& rack);
/// Whole units of a part (half units round up); 0 when it mounts beside the rails, 1 when it does not say.
int partUnits(const Project& project, PartId part);
/// True when nothing fits behind the part: it says so ("is_full_depth"), is deeper than half the rack, or
/// does not state its depth.
bool isFullDepth(const Project& project, PartId part, const Rack& rack);
SlotUse slotUse(const Project& project, const Device& device);

/// Devices of `rack` whose units and faces `use` would take as well, by lowest unit; `except` does not count.
std::vector<DeviceId> occupants(const Project& project, RackId rack, const SlotUse& use,
                                std::optional<DeviceId> except = {});

/// The lowest unit nearest to `near` (upwards first when equally far) at which `use` fits; nothing when the
/// rack has no such gap.
std::optional<int> nextFreeSlot(const Project& project, RackId rack, SlotUse use, int near,
                                std::optional<DeviceId> except = {});

/// Units that no device takes on either face.
int freeUnits(const Project& project, RackId rack);

} // namespace cw
