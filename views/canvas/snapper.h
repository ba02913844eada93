// Where a dragged or drawn rectangle comes to rest: floor tiles, edges of others, the line's pitch.
#pragma once

#include "views/render/plan_scene.h"

#include <unordered_set>
#include <vector>

namespace cw::canvas {

struct SnapOptions {
    bool tiles = true;
    bool objects = true; ///< edges of others, hall walls
};

/// A line that shows to what something was snapped, in hall coordinates.
struct SnapGuide {
    Point from;
    Point to;
};

struct SnapResult {
    Point shift; ///< to add to the wanted place
    std::vector<SnapGuide> guides;
};

/// `moving` is the rectangle as the pointer wants it. `reach` is how far an edge pulls, in micrometres (8 px
/// at the scale at hand). Edges win over tiles when they are within reach; tiles always round. `ignored` are
/// the objects that move along. `anchor` is the corner that goes to the tile grid, usually the first
/// object's.
SnapResult snapRect(const render::PlanScene& scene, const Rect& moving, Point anchor, Um reach,
                    const SnapOptions& options, const std::unordered_set<ObjectRef>& ignored);

/// As snapRect() for a single point (drawing, measuring).
SnapResult snapPoint(const render::PlanScene& scene, Point point, Um reach, const SnapOptions& options);

} // namespace cw::canvas
