// The one way in which commands put objects elsewhere on the floor: checked as a whole, then written.
#pragma once

#include "model/edit/project_editor.h"

#include <span>
#include <vector>

namespace cw {

struct PoseChange {
    ObjectRef object;
    Pose pose;
};

/// The placed objects that `objects` stands for, without repetition: a row stands for its racks. NotFound for
/// an object that is not there, InvalidArgument when one has no place on a floor, when they stand in several
/// halls, or when there are none.
Result<std::vector<ObjectRef>> placedSelection(const Project& project, std::span<const ObjectRef> objects);

/// Footprint that the object would have at `pose`. The object must have one.
Rect footprintAt(const Project& project, ObjectRef object, const Pose& pose);

/// Puts objects of one hall at new poses. Conflict when one is locked (detail "locked") or would newly stand
/// in another body (context the mover, detail the blocker, both by name); obstacles cannot be turned by 90°
/// alone, so their size follows the pose's turn.
Status setPoses(ProjectEditor& editor, std::span<const PoseChange> changes);

} // namespace cw
