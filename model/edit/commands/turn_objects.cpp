#include "model/edit/commands/turn_objects.h"

#include "model/placement.h"

#include <utility>

namespace cw {

namespace {

struct Group {
    std::vector<ObjectRef> objects;
    std::vector<Rect> rects;
    Rect bounds;
};

Result<Group> groupOf(const Project& project, std::span<const ObjectRef> objects) {
    auto placed = placedSelection(project, objects);
    if (!placed) return placed.error();
    Group group{std::move(*placed), {}, {}};
    for (ObjectRef ref : group.objects)
        group.rects.push_back(*footprintOf(project, ref));
    group.bounds = boundingRect(group.rects);
    return group;
}

/// Half of a doubled coordinate, rounded down for negative values too.
Um halved(Um doubled) {
    return doubled >= 0 ? doubled / 2 : -((-doubled + 1) / 2);
}

} // namespace

Result<std::vector<PoseChange>> rotatedPoses(const Project& project, std::span<const ObjectRef> objects,
                                             int quarterTurns) {
    const auto group = groupOf(project, objects);
    if (!group) return group.error();
    const int turns = ((quarterTurns % 4) + 4) % 4;
    const Rect& b = group->bounds;
    const Point pivot{2 * b.origin.x + b.size.width,
                      2 * b.origin.y + b.size.height}; // doubled, to stay whole
    std::vector<PoseChange> changes;
    for (std::size_t i = 0; i < group->objects.size(); ++i) {
        const Rect& r = group->rects[i];
        Point d = Point{2 * r.origin.x + r.size.width, 2 * r.origin.y + r.size.height} - pivot;
        Size size = r.size;
        for (int t = 0; t < turns; ++t) {
            d = {-d.y, d.x};
            std::swap(size.width, size.height);
        }
        const Point centre = pivot + d;
        const Pose before = *poseOf(project, group->objects[i]);
        changes.push_back({group->objects[i],
                           {{halved(centre.x - size.width), halved(centre.y - size.height)},
                            Turn((int(before.turn) + turns) % 4)}});
    }
    return changes;
}

Result<std::vector<PoseChange>> mirroredPoses(const Project& project, std::span<const ObjectRef> objects,
                                              Axis axis) {
    const auto group = groupOf(project, objects);
    if (!group) return group.error();
    const Rect& b = group->bounds;
    std::vector<PoseChange> changes;
    for (std::size_t i = 0; i < group->objects.size(); ++i) {
        const Rect& r = group->rects[i];
        Pose pose = *poseOf(project, group->objects[i]);
        const bool sideways = pose.turn == Turn::East || pose.turn == Turn::West;
        if (axis == Axis::Horizontal) {
            pose.origin.x = b.left() + b.right() - r.right();
            if (sideways) pose.turn = pose.turn == Turn::East ? Turn::West : Turn::East;
        } else {
            pose.origin.y = b.top() + b.bottom() - r.bottom();
            if (!sideways) pose.turn = pose.turn == Turn::North ? Turn::South : Turn::North;
        }
        if (group->objects[i].kind == EntityKind::Obstacle) pose.turn = Turn::North; // it has no front
        changes.push_back({group->objects[i], pose});
    }
    return changes;
}

Status rotateObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, int quarterTurns) {
    const auto changes = rotatedPoses(editor.project(), objects, quarterTurns);
    return changes ? setPoses(editor, *changes) : Status(changes.error());
}

Status mirrorObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, Axis axis) {
    const auto changes = mirroredPoses(editor.project(), objects, axis);
    return changes ? setPoses(editor, *changes) : Status(changes.error());
}

} // namespace cw
