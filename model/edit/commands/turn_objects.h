#pragma once

#include "model/edit/commands/set_poses.h"

namespace cw {

enum class Axis : std::uint8_t { Horizontal, Vertical };

/// Poses after turning the placed objects as one rigid group by quarter turns clockwise about the middle of
/// their common rectangle (exact to the micrometre). `quarterTurns` may be negative.
Result<std::vector<PoseChange>> rotatedPoses(const Project& project, std::span<const ObjectRef> objects,
                                             int quarterTurns);
/// Poses after mirroring the group about the middle of its common rectangle. Axis::Horizontal swaps left and
/// right, Axis::Vertical swaps top and bottom; fronts that looked that way look the other way.
Result<std::vector<PoseChange>> mirroredPoses(const Project& project, std::span<const ObjectRef> objects,
                                              Axis axis);

/// Errors of both: as setPoses() and placedSelection().
Status rotateObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, int quarterTurns);
Status mirrorObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, Axis axis);

} // namespace cw
