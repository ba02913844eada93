#include "model/edit/commands/align_objects.h"

#include "model/placement.h"

#include <algorithm>
#include <numeric>

namespace cw {

namespace {

struct Placed {
    ObjectRef ref;
    Pose pose;
    Rect rect;
};

Result<std::vector<Placed>> placedAtLeast(const Project& project, std::span<const ObjectRef> objects,
                                          std::size_t least) {
    const auto refs = placedSelection(project, objects);
    if (!refs) return refs.error();
    if (refs->size() < least)
        return Error{ErrorCode::InvalidArgument, "objects", "needs at least " + std::to_string(least)};
    std::vector<Placed> placed;
    for (ObjectRef ref : *refs)
        placed.push_back({ref, *poseOf(project, ref), *footprintOf(project, ref)});
    return placed;
}

} // namespace

Result<std::vector<PoseChange>> alignedPoses(const Project& project, std::span<const ObjectRef> objects,
                                             AlignTo to) {
    auto placed = placedAtLeast(project, objects, 2);
    if (!placed) return placed.error();
    std::vector<Rect> rects;
    for (const Placed& p : *placed)
        rects.push_back(p.rect);
    const Rect b = boundingRect(rects);
    std::vector<PoseChange> changes;
    for (Placed& p : *placed) {
        switch (to) {
        case AlignTo::Left:
            p.pose.origin.x = b.left();
            break;
        case AlignTo::CentreX:
            p.pose.origin.x = b.left() + (b.size.width - p.rect.size.width) / 2;
            break;
        case AlignTo::Right:
            p.pose.origin.x = b.right() - p.rect.size.width;
            break;
        case AlignTo::Top:
            p.pose.origin.y = b.top();
            break;
        case AlignTo::CentreY:
            p.pose.origin.y = b.top() + (b.size.height - p.rect.size.height) / 2;
            break;
        case AlignTo::Bottom:
            p.pose.origin.y = b.bottom() - p.rect.size.height;
            break;
        }
        changes.push_back({p.ref, p.pose});
    }
    return changes;
}

Result<std::vector<PoseChange>> distributedPoses(const Project& project, std::span<const ObjectRef> objects,
                                                 Axis axis) {
    auto placed = placedAtLeast(project, objects, 3);
    if (!placed) return placed.error();
    const bool x = axis == Axis::Horizontal;
    const auto low = [x](const Placed& p) { return x ? p.rect.left() : p.rect.top(); };
    const auto extent = [x](const Placed& p) { return x ? p.rect.size.width : p.rect.size.height; };
    std::stable_sort(placed->begin(), placed->end(), [&](const Placed& a, const Placed& b) {
        return 2 * low(a) + extent(a) < 2 * low(b) + extent(b);
    });
    const Um from = low(placed->front()) + extent(placed->front());
    Um room = low(placed->back()) - from;
    for (std::size_t i = 1; i + 1 < placed->size(); ++i)
        room -= extent((*placed)[i]);
    const Um gaps = Um(placed->size()) - 1;
    Um gap = room / gaps;
    Um remainder = room % gaps;
    if (remainder < 0) {
        remainder += gaps;
        --gap;
    }
    std::vector<PoseChange> changes;
    Um at = from;
    for (std::size_t i = 1; i + 1 < placed->size(); ++i) {
        Placed& p = (*placed)[i];
        at += gap + (Um(i) <= remainder ? 1 : 0);
        (x ? p.pose.origin.x : p.pose.origin.y) = at;
        at += extent(p);
        changes.push_back({p.ref, p.pose});
    }
    return changes;
}

Status alignObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, AlignTo to) {
    const auto changes = alignedPoses(editor.project(), objects, to);
    return changes ? setPoses(editor, *changes) : Status(changes.error());
}

Status distributeObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, Axis axis) {
    const auto changes = distributedPoses(editor.project(), objects, axis);
    return changes ? setPoses(editor, *changes) : Status(changes.error());
}

} // namespace cw
