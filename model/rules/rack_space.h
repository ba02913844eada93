// Which units of a rack are taken, and where a device would fit.
#pragma once

#include "model/rules/drawn_facts.h"

namespace cw {

/// The place of a device between the rails in half units: [bottom, top), bottom = 2 × u. Empty (top ==
/// bottom) for zero-U mounting and for parts without a height.
struct UnitSpan {
    int bottom = 0;
    int top = 0;
    bool empty() const { return top <= bottom; }
    bool overlaps(const UnitSpan& o) const { return bottom < o.top && o.bottom < top; }
};
UnitSpan unitSpan(const Device& device, const MountFacts& mount);

/// True when two devices whose units overlap cannot share them: same face, or front and rear whose depths do
/// not fit behind each other. A device of unknown depth takes the whole depth.
bool sharesDepth(const Device& a, const MountFacts& ma, const Device& b, const MountFacts& mb,
                 const MountFacts& rack);

/// Lowest u at which a device of `part` fits into `rack` on `face`, the device `except` thought away; absent
/// when the rack is full or its units are unknown.
std::optional<std::int16_t> firstFreeUnit(const Project& project, RackId rack, PartId part, Face face,
                                          std::optional<DeviceId> except = std::nullopt);

} // namespace cw
