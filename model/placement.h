// Where objects stand on a hall's floor: their footprints, and who would collide with whom.
#pragma once

#include "model/project.h"

#include <span>
#include <vector>

namespace cw {

/// Floor size of an object as seen from its own front, width × depth. Read from its part; where the part is
/// silent, a planning size by kind (a rack 600 × 1200 mm, a CRAH 900 × 1600 mm…) so that it can be drawn.
Size rackFloorSize(const PartFacts& facts);
Size floorSize(const PartFacts& facts, CoolingKind kind);
Size floorSize(const PartFacts& facts, PowerKind kind);
Size rackFloorSize(const Project& project, const Rack& rack);
Size partFloorSize(const Project& project, PartId part);
Size coolingFloorSize(const Project& project, const CoolingElement& element);
Size powerFloorSize(const Project& project, const PowerElement& element);

/// Footprint of a rack, an obstacle, or a cooling or power element that has a pose; nothing for other
/// objects.
std::optional<Rect> footprintOf(const Project& project, ObjectRef ref);
/// Pose of a rack, cooling or power element; an obstacle lies at its corner, turned north.
std::optional<Pose> poseOf(const Project& project, ObjectRef ref);
/// Hall in which the object is drawn.
std::optional<HallId> hallOf(const Project& project, ObjectRef ref);
/// True for a rack that the planner locked.
bool isLocked(const Project& project, ObjectRef ref);

/// Whether the object takes floor that nothing else may take: racks, plant, columns and walls. Busways and
/// rack PDUs hang, rear doors are part of their rack, keep-outs, door swings and rooms are rules, not bodies.
bool isSolid(const Project& project, ObjectRef ref);

/// Everything with a footprint in a hall, by kind and then id.
std::vector<ObjectRef> placedObjects(const Project& project, HallId hall);

/// The least rectangle around `rects`; empty for none.
Rect boundingRect(std::span<const Rect> rects);

/// A body that stands where another wants to stand.
struct Collision {
    ObjectRef mover;
    ObjectRef blocker;
};

/// Pairs of solids that would overlap if `movers` had the footprints `after` (same order), among themselves
/// and with everything else in the hall; ascending. Pairs that overlap already do not count, so that a bad
/// import can still be pulled apart. Time about linear in the objects of the hall.
std::vector<Collision> newCollisions(const Project& project, HallId hall, std::span<const ObjectRef> movers,
                                     std::span<const Rect> after);

/// Solids of the hall that a body newly put at `area` would overlap.
std::vector<ObjectRef> solidsIn(const Project& project, HallId hall, const Rect& area);

} // namespace cw
