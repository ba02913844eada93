// Units of a rack: who takes which, and where something still fits.
#pragma once

#include "model/project.h"

#include <vector>

namespace cw {

/// Whole units from `lowest` (1 at the floor) that something takes; none when height is 0 (zero-U mounting).
struct SlotSpan {
    int lowest = 1;
    int height = 1;
    bool operator==(const SlotSpan&) const = default;
    constexpr int top() const { return lowest + height - 1; }
    constexpr bool overlaps(SlotSpan o) const {
        return height > 0 && o.height > 0 && lowest <= o.top() && o.lowest <= top();
    }
};

/// What a device takes of a rack. Without a depth it closes both faces.
struct SlotUse {
    SlotSpan units;
    Face face = Face::Front;
    std::optional<Um> depth;
};

/// Whether two uses of one rack exclude each other: common units, and the same face or together deeper than
/// the rack (`rackDepth`; unknown: nothing fits behind). The design rule on overlaps reads depths in the same
/// way.
bool slotsCollide(const SlotUse& a, const SlotUse& b, std::optional<Um> rackDepth);

/// Units that a rack offers; 42 when its part does not say.
int rackUnits(const Project& project, const Rack& rack);
/// Whole units of a part (half units round up); 0 when it mounts beside the rails, 1 when it does not say.
int partUnits(const Project& project, PartId part);
/// Whole units of a part that takes units, from its facts (half units round up); 1 when it does not say.
int unitsOf(const PartFacts& facts);
/// Depth between the rails that a rack offers, else its outer depth; nothing when neither is stated.
std::optional<Um> usableDepth(const Project& project, const Rack& rack);
/// Use of a part at a slot: nothing behind it when it says so or does not state its depth.
SlotUse slotUse(const Project& project, PartId part, int u, Face face);
SlotUse slotUse(const Project& project, const Device& device);

/// The face of the rack at which a device of the part draws cold air; nothing when it does not state its
/// airflow.
std::optional<Face> intakeFace(const PartSpec& part);

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
