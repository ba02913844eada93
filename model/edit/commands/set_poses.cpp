#include "model/edit/commands/set_poses.h"

#include "model/object_name.h"
#include "model/placement.h"

#include <unordered_set>

namespace cw {

namespace {

Status writePose(ProjectEditor& editor, const PoseChange& change) {
    if (const auto rack = change.object.as<Rack>()) return editor.set(*rack, &Rack::pose, change.pose);
    if (const auto cooling = change.object.as<CoolingElement>())
        return editor.set(*cooling, &CoolingElement::pose, std::optional<Pose>(change.pose));
    if (const auto power = change.object.as<PowerElement>())
        return editor.set(*power, &PowerElement::pose, std::optional<Pose>(change.pose));
    const auto obstacle = change.object.as<Obstacle>();
    return editor.set(*obstacle, &Obstacle::area, footprintAt(editor.project(), change.object, change.pose));
}

} // namespace

Result<std::vector<ObjectRef>> placedSelection(const Project& project, std::span<const ObjectRef> objects) {
    std::vector<ObjectRef> placed;
    std::unordered_set<ObjectRef> seen;
    std::optional<HallId> hall;
    for (ObjectRef ref : objects) {
        if (!project.contains(ref)) return Error{ErrorCode::NotFound, objectName(project, ref), {}};
        if (const auto row = ref.as<Row>()) {
            for (RackId rack : project.referrers<Rack>(*row))
                if (seen.insert(ObjectRef::of(rack)).second) placed.push_back(ObjectRef::of(rack));
        } else if (!poseOf(project, ref)) {
            return Error::said(ErrorCode::InvalidArgument, objectName(project, ref),
                               Phrase::tr("not placed on a floor"));
        } else if (seen.insert(ref).second) {
            placed.push_back(ref);
        }
    }
    if (placed.empty()) return Error{ErrorCode::InvalidArgument, "objects", "none"};
    for (ObjectRef ref : placed) {
        const auto its = hallOf(project, ref);
        if (hall && its != hall)
            return Error::said(ErrorCode::InvalidArgument, objectName(project, ref),
                               Phrase::tr("stands in another hall"));
        hall = its;
    }
    return placed;
}

Rect footprintAt(const Project& project, ObjectRef object, const Pose& pose) {
    if (const auto rack = object.as<Rack>()) {
        const Size size = rackFloorSize(project, project.racks()[*rack]);
        return footprint(pose, size.width, size.height);
    }
    if (const auto cooling = object.as<CoolingElement>()) {
        const Size size = coolingFloorSize(project, project.coolingElements()[*cooling]);
        return footprint(pose, size.width, size.height);
    }
    if (const auto power = object.as<PowerElement>()) {
        const Size size = powerFloorSize(project, project.powerElements()[*power]);
        return footprint(pose, size.width, size.height);
    }
    const auto obstacle = object.as<Obstacle>();
    const Size size = obstacle ? project.obstacles()[*obstacle].area.size : Size{};
    return footprint(pose, size.width, size.height);
}

Status setPoses(ProjectEditor& editor, std::span<const PoseChange> changes) {
    const Project& project = editor.project();
    std::vector<ObjectRef> movers;
    std::vector<Rect> after;
    std::optional<HallId> hall;
    for (const PoseChange& change : changes) {
        const auto before = poseOf(project, change.object);
        if (!before)
            return Error::said(ErrorCode::NotFound, objectName(project, change.object),
                               Phrase::tr("no place on a floor"));
        if (change.object.kind != EntityKind::Obstacle && *before == change.pose) continue;
        if (isLocked(project, change.object))
            return Error::said(ErrorCode::Conflict, objectName(project, change.object), Phrase::tr("locked"));
        const auto its = hallOf(project, change.object);
        if (hall && its != hall)
            return Error::said(ErrorCode::InvalidArgument, objectName(project, change.object),
                               Phrase::tr("stands in another hall"));
        hall = its;
        movers.push_back(change.object);
        after.push_back(footprintAt(project, change.object, change.pose));
    }
    if (hall) {
        const auto collisions = newCollisions(project, *hall, movers, after);
        if (!collisions.empty())
            return Error{ErrorCode::Conflict, objectName(project, collisions.front().mover),
                         objectName(project, collisions.front().blocker)};
    }
    for (const PoseChange& change : changes)
        if (Status s = writePose(editor, change); !s) return s;
    return {};
}

} // namespace cw
