#include "model/edit/commands/move_objects.h"

#include "model/edit/check_value.h"
#include "model/placement.h"

#include <cstdlib>

namespace cw {

Status moveObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, Point delta) {
    if (std::abs(delta.x) > kFarthest || std::abs(delta.y) > kFarthest)
        return Error::said(ErrorCode::InvalidArgument, "delta", Phrase::tr("beyond 1,000 km"));
    const auto placed = placedSelection(editor.project(), objects);
    if (!placed) return placed.error();
    if (delta == Point{}) return {};
    std::vector<PoseChange> changes;
    changes.reserve(placed->size());
    for (ObjectRef ref : *placed) {
        Pose pose = *poseOf(editor.project(), ref);
        pose.origin = pose.origin + delta;
        changes.push_back({ref, pose});
    }
    return setPoses(editor, changes);
}

Status placeAt(ProjectEditor& editor, ObjectRef object, const Pose& pose) {
    if (std::abs(pose.origin.x) > kFarthest || std::abs(pose.origin.y) > kFarthest)
        return Error::said(ErrorCode::InvalidArgument, "pose", Phrase::tr("beyond 1,000 km"));
    const PoseChange change{object, pose};
    return setPoses(editor, {&change, 1});
}

} // namespace cw
