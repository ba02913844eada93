#pragma once

#include "model/edit/project_editor.h"
#include "model/library/catalog.h"
#include "model/library/part_compare.h"

namespace cw {

/// A part of the design that is not what the catalogue has under its id.
struct PartUpdate {
    PartId part;
    std::size_t placed = 0;              ///< objects of the design that are made of it
    const PartSpec* catalogue = nullptr; ///< of the catalogue that was asked; null: it has no such part
    std::vector<PartChange> changes;     ///< from the design's copy to the catalogue's part
    std::size_t lostPorts = 0;           ///< cable ends in ports that the new part does not have
    std::size_t collisions = 0; ///< devices that the new height pushes into others or out of the rack

    bool isGone() const { return catalogue == nullptr; }
    /// Nothing that is drawn contradicts the new part.
    bool isHarmless() const { return lostPorts == 0 && collisions == 0; }
};

/// Compares the copies that a design carries with a catalogue: parts of which a planner sees a change, then
/// those that the catalogue does not have, each in the order of their ids.
std::vector<PartUpdate> findPartUpdates(const Project& project, const Catalog& catalog);

/// Puts these parts in the place of the design's copies with the same catalogue ids; what is made of them
/// stays where it is. NotFound when the design has no such part, InvalidArgument for a part that no catalogue
/// may hold.
Status updateParts(ProjectEditor& editor, std::span<const PartSpec> parts);

} // namespace cw
