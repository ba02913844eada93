#pragma once

#include "model/edit/commands/turn_objects.h"

namespace cw {

/// What alignment brings onto one line.
enum class AlignTo : std::uint8_t { Left, CentreX, Right, Top, CentreY, Bottom };

/// Brings the named edges or middles of the objects onto the line of the group's common rectangle.
Result<std::vector<PoseChange>> alignedPoses(const Project& project, std::span<const ObjectRef> objects,
                                             AlignTo to);
/// Makes the gaps between neighbours equal along x (Horizontal) or y (Vertical); the outermost stay. Whole
/// micrometres; a remainder goes to the first gaps. InvalidArgument for fewer than three objects.
Result<std::vector<PoseChange>> distributedPoses(const Project& project, std::span<const ObjectRef> objects,
                                                 Axis axis);

/// Errors of both: as setPoses() and placedSelection(); InvalidArgument for fewer than two objects.
Status alignObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, AlignTo to);
Status distributeObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, Axis axis);

} // namespace cw
