#pragma once

#include "model/edit/commands/set_poses.h"

namespace cw {

/// Moves placed objects (a row stands for its racks) by `delta`. Errors as setPoses() and placedSelection();
/// InvalidArgument when the move leads beyond 1,000 km.
Status moveObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, Point delta);

/// Puts one object at an exact pose in its hall; errors as above.
Status placeAt(ProjectEditor& editor, ObjectRef object, const Pose& pose);

} // namespace cw
