// What a tool shows over the plan while something is being done: ghosts, collisions, guides, a label.
#pragma once

#include "views/canvas/selection_model.h"
#include "views/canvas/snapper.h"
#include "views/render/plan_painter.h"

#include <QPainter>

namespace cw::canvas {

struct PlanPreview {
    struct Ghost {
        Rect area;
        Turn front = Turn::North;
        bool hasFront = false;
        std::optional<RackId> like; ///< takes the fill of that rack
    };
    std::vector<Ghost> ghosts;
    std::vector<Rect> blocked; ///< footprints of what is in the way
    std::vector<SnapGuide> guides;
    std::optional<Rect> band;                       ///< rubber band
    std::optional<std::pair<Point, Point>> measure; ///< measured line
    std::optional<Rect> target;                     ///< what a drop would go into
    QString label;                                  ///< at labelAt, next to the pointer
    Point labelAt;
    bool refused = false; ///< the label tells why it cannot be done

    bool isEmpty() const {
        return ghosts.empty() && blocked.empty() && guides.empty() && !band && !measure && !target &&
               label.isEmpty();
    }
};

/// Ghosts for objects as they would lie shifted by `delta`.
std::vector<PlanPreview::Ghost> ghostsOf(const render::PlanScene& scene,
                                         const std::vector<ObjectRef>& objects, Point delta);
/// Footprints of solids that the objects, shifted by `delta`, would newly overlap. As newCollisions(), on the
/// scene's grid, fast enough for every movement of the pointer.
std::vector<Rect> blockersOf(const render::PlanScene& scene, const std::vector<ObjectRef>& objects,
                             Point delta);
/// Solids that a new body at `area` would overlap.
std::vector<Rect> blockersAt(const render::PlanScene& scene, const Rect& area);

/// Paints selection, hover and preview over a plan.
class MarksPainter {
public:
    MarksPainter(const render::PlanScene& scene, const render::PlanView& view, const render::PlanStyle& style)
        : scene_(scene)
        , view_(view)
        , style_(style) {}

    void paintSelection(QPainter& p, const QRectF& exposed, const std::vector<ObjectRef>& selection,
                        bool rotateHandle) const;
    void paintHover(QPainter& p, ObjectRef hovered) const;
    /// Frames the racks of one class of the overlay.
    void paintClass(QPainter& p, const QRectF& exposed, const render::PlanOverlay& overlay, int index) const;
    void paintPreview(QPainter& p, const PlanPreview& preview, const render::HallPlanPainter& painter) const;

private:
    QRectF px(const Rect& r) const;

    const render::PlanScene& scene_;
    const render::PlanView& view_;
    const render::PlanStyle& style_;
};

} // namespace cw::canvas
