#include "views/canvas/snapper.h"

#include <algorithm>
#include <cstdlib>

namespace cw::canvas {

namespace {

/// How far around the moving rectangle others are looked at.
constexpr Um kNeighbourhood = m(5);

struct Candidate {
    Um shift = 0;
    Um edge = 0;
    Rect other;
    bool found = false;
};

/// Best shift that brings one of `edges` onto one of two sides of `other`.
void consider(Candidate& best, std::initializer_list<Um> edges, std::initializer_list<Um> sides,
              const Rect& other, Um reach, Um distance, Um& bestDistance) {
    for (Um edge : edges) {
        for (Um side : sides) {
            const Um shift = side - edge;
            if (std::abs(shift) > reach) continue;
            const bool nearer = !best.found || std::abs(shift) < std::abs(best.shift) ||
                                (shift == best.shift && distance < bestDistance);
            if (!nearer) continue;
            best = {shift, side, other, true};
            bestDistance = distance;
        }
    }
}

Um roundTo(Um value, Um step) {
    const Um half = step / 2;
    const Um shifted = value + half;
    const Um floored = shifted >= 0 ? shifted / step : -((-shifted + step - 1) / step);
    return floored * step;
}

template <class F>
void forNeighbours(const render::PlanScene& scene, const Rect& moving,
                   const std::unordered_set<ObjectRef>& ignored, F&& f) {
    const Rect near{{moving.left() - kNeighbourhood, moving.top() - kNeighbourhood},
                    {moving.size.width + 2 * kNeighbourhood, moving.size.height + 2 * kNeighbourhood}};
    scene.rackGrid.query(near, [&](std::uint32_t i) {
        if (!ignored.contains(ObjectRef::of(scene.racks[i].id))) f(scene.racks[i].area);
    });
    scene.bodyGrid.query(near, [&](std::uint32_t i) {
        if (!ignored.contains(scene.bodies[i].ref)) f(scene.bodies[i].area);
    });
    f(scene.floor());
}

} // namespace

SnapResult snapRect(const render::PlanScene& scene, const Rect& moving, Point anchor, Um reach,
                    const SnapOptions& options, const std::unordered_set<ObjectRef>& ignored) {
    SnapResult result;
    Candidate x, y;
    if (options.objects) {
        Um xDistance = 0, yDistance = 0;
        forNeighbours(scene, moving, ignored, [&](const Rect& other) {
            const Um dx = std::max<Um>({0, other.left() - moving.right(), moving.left() - other.right()});
            const Um dy = std::max<Um>({0, other.top() - moving.bottom(), moving.top() - other.bottom()});
            consider(x, {moving.left(), moving.right()}, {other.left(), other.right()}, other, reach, dx + dy,
                     xDistance);
            consider(y, {moving.top(), moving.bottom()}, {other.top(), other.bottom()}, other, reach, dx + dy,
                     yDistance);
        });
    }
    const bool tiles = options.tiles && scene.tile > 0;
    if (x.found)
        result.shift.x = x.shift;
    else if (tiles)
        result.shift.x = roundTo(anchor.x, scene.tile) - anchor.x;
    if (y.found)
        result.shift.y = y.shift;
    else if (tiles)
        result.shift.y = roundTo(anchor.y, scene.tile) - anchor.y;

    const Rect at{moving.origin + result.shift, moving.size};
    if (x.found)
        result.guides.push_back(
            {{x.edge, std::min(at.top(), x.other.top())}, {x.edge, std::max(at.bottom(), x.other.bottom())}});
    if (y.found)
        result.guides.push_back(
            {{std::min(at.left(), y.other.left()), y.edge}, {std::max(at.right(), y.other.right()), y.edge}});
    return result;
}

SnapResult snapPoint(const render::PlanScene& scene, Point point, Um reach, const SnapOptions& options) {
    return snapRect(scene, {point, {0, 0}}, point, reach, options, {});
}

} // namespace cw::canvas
