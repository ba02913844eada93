// What letting go of dragged devices would do, worked out before the drop.
#pragma once

#include "model/slots.h"

#include <QString>

#include <optional>
#include <vector>

namespace cw::elevation {

/// One dragged thing: a device that is mounted already, or a part from the library.
struct DraggedItem {
    std::optional<DeviceId> device;
    int above = 0; ///< units above the lowest of the dragged block
    SlotUse use;   ///< height, depth and own face
    QString name;
};

struct Dragged {
    std::vector<DraggedItem> items; ///< never empty while something is dragged
    int height = 1;                 ///< units of the whole block
    int grabbed = 0;                ///< units between the block's lowest and the pointer
    std::optional<PartSpec> part;   ///< of something that comes from the library
    QString title;                  ///< "DGX H100, 8U"
};

struct SlotPreview {
    RackId rack;
    Face face = Face::Front;
    int u = 1; ///< lowest unit of the block
    int units = 1;
    QString title;
    std::vector<DeviceId> blockers; ///< by lowest unit
    std::optional<int> nextFree;    ///< where the block fits instead, nearest first
    bool tooTall = false;           ///< the rack has fewer units than the block

    bool isPossible() const { return blockers.empty() && !tooTall; }
    int top() const { return u + units - 1; }
    /// "U16–U23", "U16".
    QString unitsText() const;
};

/// A block of devices of one rack as it is dragged together; devices of other racks are left out.
Dragged draggedDevices(const Project& project, const std::vector<DeviceId>& devices, DeviceId grabbed,
                       int grabbedUnit);
Dragged draggedPart(const PartSpec& part);

/// The block at `u` (moved into the rack when it would stick out) of `rack`; `face` is the one looked at,
/// taken by what comes from the library and, when `turns`, by devices, too.
SlotPreview previewSlot(const Project& project, const Dragged& dragged, RackId rack, Face face, bool turns,
                        int u);

} // namespace cw::elevation
