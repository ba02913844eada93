#include "views/canvas/plan_preview.h"

#include "views/render/font_roles.h"
#include "views/render/paint_kit.h"

#include <algorithm>
#include <unordered_set>

namespace cw::canvas {

using namespace cw::render;

namespace {

bool isSolidBody(const PlanBody& body) {
    if (body.obstacle) return *body.obstacle == ObstacleKind::Column || *body.obstacle == ObstacleKind::Wall;
    if (body.cooling) return *body.cooling != CoolingKind::RearDoor;
    return body.power && *body.power != PowerKind::Busway && *body.power != PowerKind::RackPdu &&
           *body.power != PowerKind::PowerShelf;
}

template <class F>
void forSolids(const PlanScene& scene, const Rect& area, F&& f) {
    scene.rackGrid.query(area, [&](std::uint32_t i) {
        if (scene.racks[i].area.overlaps(area)) f(ObjectRef::of(scene.racks[i].id), scene.racks[i].area);
    });
    scene.bodyGrid.query(area, [&](std::uint32_t i) {
        if (isSolidBody(scene.bodies[i]) && scene.bodies[i].area.overlaps(area))
            f(scene.bodies[i].ref, scene.bodies[i].area);
    });
}

bool isSolidRef(const PlanScene& scene, ObjectRef ref) {
    if (ref.kind == EntityKind::Rack) return true;
    const auto at = scene.indexOf.find(ref);
    return at != scene.indexOf.end() && isSolidBody(scene.bodies[at->second]);
}

QLineF frontLine(const QRectF& r, Turn front) {
    switch (front) {
    case Turn::North:
        return {r.left() + 2, r.top() + 1, r.right() - 2, r.top() + 1};
    case Turn::South:
        return {r.left() + 2, r.bottom() - 1, r.right() - 2, r.bottom() - 1};
    case Turn::East:
        return {r.right() - 1, r.top() + 2, r.right() - 1, r.bottom() - 2};
    case Turn::West:
        return {r.left() + 1, r.top() + 2, r.left() + 1, r.bottom() - 2};
    }
    return {};
}

} // namespace

std::vector<PlanPreview::Ghost> ghostsOf(const PlanScene& scene, const std::vector<ObjectRef>& objects,
                                         Point delta) {
    std::vector<PlanPreview::Ghost> ghosts;
    ghosts.reserve(objects.size());
    for (ObjectRef ref : objects) {
        const auto at = scene.indexOf.find(ref);
        if (at == scene.indexOf.end()) continue;
        PlanPreview::Ghost ghost;
        if (ref.kind == EntityKind::Rack) {
            const PlanRack& rack = scene.racks[at->second];
            ghost = {rack.area, rack.front, true, rack.id};
        } else {
            ghost.area = scene.bodies[at->second].area;
        }
        ghost.area.origin = ghost.area.origin + delta;
        ghosts.push_back(ghost);
    }
    return ghosts;
}

std::vector<Rect> blockersOf(const PlanScene& scene, const std::vector<ObjectRef>& objects, Point delta) {
    const std::unordered_set<ObjectRef> moving(objects.begin(), objects.end());
    std::unordered_set<ObjectRef> seen;
    std::vector<Rect> blocked;
    for (ObjectRef ref : objects) {
        const auto before = scene.areaOf(ref);
        if (!before || !isSolidRef(scene, ref)) continue;
        const Rect after{before->origin + delta, before->size};
        forSolids(scene, after, [&](ObjectRef other, const Rect& area) {
            if (!moving.contains(other) && !before->overlaps(area) && seen.insert(other).second)
                blocked.push_back(area);
        });
    }
    return blocked;
}

std::vector<Rect> blockersAt(const PlanScene& scene, const Rect& area) {
    std::vector<Rect> blocked;
    forSolids(scene, area, [&](ObjectRef, const Rect& other) { blocked.push_back(other); });
    return blocked;
}

QRectF MarksPainter::px(const Rect& r) const {
    return onPixels(view_.toPx(r), style_.ratio);
}

void MarksPainter::paintSelection(QPainter& p, const QRectF& exposed, const std::vector<ObjectRef>& selection,
                                  bool rotateHandle) const {
    const auto& c = style_.colours.selection;
    QList<QRectF> plain, locked;
    const bool large = view_.px(scene_.rackWidth) >= 6;
    for (ObjectRef ref : selection) {
        const auto area = scene_.areaOf(ref);
        if (!area) continue;
        QRectF r = px(*area);
        if (!r.adjusted(-6, -6, 6, 6).intersects(exposed)) continue;
        r = large ? r.adjusted(-1, -1, 1, 1) : r;
        const auto rack = ref.as<Rack>();
        const PlanRack* item = rack ? scene_.rack(*rack) : nullptr;
        (item && item->locked ? locked : plain) << r;
    }
    p.save();
    p.setRenderHint(QPainter::Antialiasing, false);
    p.setBrush(Qt::NoBrush);
    const bool one = plain.size() + locked.size() == 1;
    const double width = large ? 2.5 : 1.5;
    p.setPen(cosmetic(c.casing, large ? 5 : 3));
    p.drawRects(plain);
    p.drawRects(locked);
    if (!large) {
        p.setPen(Qt::NoPen);
        p.setBrush(c.outline);
        p.drawRects(plain);
        p.setBrush(Qt::NoBrush);
    }
    p.setPen(cosmetic(c.outline, width));
    p.drawRects(plain);
    p.setPen(dashed(c.outline, width, {6, 4}));
    p.drawRects(locked);
    if (one && rotateHandle) {
        const QRectF r = plain.isEmpty() ? locked.front() : plain.front();
        p.setRenderHint(QPainter::Antialiasing, true);
        p.setPen(cosmetic(c.outline, 1.5));
        p.drawLine(QPointF(r.center().x(), r.top() - 2), QPointF(r.center().x(), r.top() - 14));
        p.setBrush(style_.colours.surface.base);
        p.setPen(cosmetic(c.outline, 2));
        p.drawEllipse(QPointF(r.center().x(), r.top() - 19), 5, 5);
    }
    p.restore();
}

void MarksPainter::paintHover(QPainter& p, ObjectRef hovered) const {
    const auto area = scene_.areaOf(hovered);
    if (!area || view_.px(scene_.rackWidth) < 6) return;
    p.save();
    p.setRenderHint(QPainter::Antialiasing, false);
    p.setBrush(Qt::NoBrush);
    p.setPen(cosmetic(style_.colours.selection.outline, 1));
    p.drawRect(px(*area).adjusted(0, 0, -1, -1));
    p.restore();
}

void MarksPainter::paintClass(QPainter& p, const QRectF& exposed, const PlanOverlay& overlay,
                              int index) const {
    QList<QRectF> rects;
    scene_.racksIn(view_.toHall(exposed), [&](std::uint32_t i) {
        const RackId id = scene_.racks[i].id;
        const int own = overlay.isCategorical()
                            ? overlay.entryOf(id)
                            : ColourScale::classAt(overlay.domain.position(overlay.valueOf(id)));
        if (own == index) rects << px(scene_.racks[i].area);
    });
    p.save();
    p.setRenderHint(QPainter::Antialiasing, false);
    p.setBrush(Qt::NoBrush);
    p.setPen(cosmetic(style_.colours.selection.casing, 3));
    p.drawRects(rects);
    p.setPen(cosmetic(style_.colours.text.primary, 1.5));
    p.drawRects(rects);
    p.restore();
}

void MarksPainter::paintPreview(QPainter& p, const PlanPreview& preview,
                                const HallPlanPainter& painter) const {
    const auto& c = style_.colours;
    p.save();
    p.setRenderHint(QPainter::Antialiasing, false);
    if (preview.target) {
        p.setBrush(c.selection.fill);
        p.setPen(cosmetic(c.selection.outline, 2));
        p.drawRect(px(*preview.target));
    }
    if (!preview.ghosts.empty()) {
        p.setOpacity(metrics().opacity.ghost);
        QList<QRectF> frames;
        QList<QLineF> fronts;
        for (const PlanPreview::Ghost& ghost : preview.ghosts) {
            const QRectF r = px(ghost.area);
            p.fillRect(r, ghost.like ? painter.rackFill(*ghost.like) : c.plan.equipFill);
            frames << r;
            if (ghost.hasFront && r.width() >= 4) fronts << frontLine(r, ghost.front);
        }
        p.setPen(cosmetic(c.plan.rackFront, 2.5));
        p.drawLines(fronts);
        p.setOpacity(1);
        p.setBrush(Qt::NoBrush);
        p.setPen(cosmetic(c.snap.ghost, 1.5));
        p.drawRects(frames);
    }
    for (const Rect& r : preview.blocked) {
        p.setBrush(c.snap.collisionFill);
        p.setPen(cosmetic(c.snap.collision, 2));
        p.drawRect(px(r));
    }
    p.setPen(cosmetic(c.snap.guide));
    for (const SnapGuide& guide : preview.guides) {
        const QPointF a = view_.toPx(guide.from), b = view_.toPx(guide.to);
        const bool upright = guide.from.x == guide.to.x;
        p.drawLine(a + (upright ? QPointF(0, -8) : QPointF(-8, 0)),
                   b + (upright ? QPointF(0, 8) : QPointF(8, 0)));
    }
    if (preview.band) {
        p.setBrush(c.selection.fill);
        p.setPen(cosmetic(c.selection.outline));
        p.drawRect(px(*preview.band));
    }
    p.setRenderHint(QPainter::Antialiasing, true);
    if (preview.measure) {
        const QPointF a = view_.toPx(preview.measure->first), b = view_.toPx(preview.measure->second);
        p.setPen(cosmetic(c.snap.guide, 1.5));
        p.drawLine(a, b);
        p.setBrush(c.snap.guide);
        p.setPen(Qt::NoPen);
        p.drawEllipse(a, 3, 3);
        p.drawEllipse(b, 3, 3);
    }
    if (!preview.label.isEmpty()) {
        const QFont font = roleFont(style_.font, FontRole::Caption);
        const QFontMetricsF metrics(font);
        const QPointF at = preview.target ? px(*preview.target).bottomLeft() + QPointF(0, 6)
                                          : view_.toPx(preview.labelAt) + QPointF(14, 18);
        const QRectF box(at, QSizeF(metrics.horizontalAdvance(preview.label) + 12, metrics.height() + 4));
        p.setPen(Qt::NoPen);
        p.setBrush(preview.refused ? c.snap.collision : c.snap.labelFill);
        p.drawRoundedRect(box, 2, 2);
        fitText(p, box, font, c.snap.label, preview.label);
    }
    p.restore();
}

} // namespace cw::canvas
