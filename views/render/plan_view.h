// Where hall coordinates fall on the paper or screen.
#pragma once

#include "model/base/geometry.h"

#include <QPointF>
#include <QRectF>

#include <algorithm>
#include <cmath>

namespace cw::render {

/// Levels of detail by the drawn width of a rack in device-independent pixels.
enum class PlanLevel : unsigned char {
    Hall,     ///< below 2: one fill
    Strips,   ///< 2 to 6: rows as strips
    Frames,   ///< 6 to 18: racks with frame and front
    Labels,   ///< 18 to 60: names and one value
    Contents, ///< above: what is in them
};
constexpr PlanLevel planLevel(double rackPx) {
    return rackPx < 2    ? PlanLevel::Hall
           : rackPx < 6  ? PlanLevel::Strips
           : rackPx < 18 ? PlanLevel::Frames
           : rackPx < 60 ? PlanLevel::Labels
                         : PlanLevel::Contents;
}

/// Uniform scale and shift between a hall's micrometres and device-independent pixels.
struct PlanView {
    double pxPerMetre = 49;
    QPointF origin; ///< where the hall's north-west corner falls

    double px(Um length) const { return toM(length) * pxPerMetre; }
    QPointF toPx(Point p) const { return {origin.x() + px(p.x), origin.y() + px(p.y)}; }
    QRectF toPx(const Rect& r) const { return {toPx(r.origin), QSizeF(px(r.size.width), px(r.size.height))}; }
    Point toHall(QPointF p) const {
        return {m((p.x() - origin.x()) / pxPerMetre), m((p.y() - origin.y()) / pxPerMetre)};
    }
    /// Hall rectangle that covers a pixel rectangle.
    Rect toHall(const QRectF& r) const {
        const Point a = toHall(r.topLeft()), b = toHall(r.bottomRight());
        return {a, {b.x - a.x, b.y - a.y}};
    }

    /// The view that shows `extent` whole in `paper`, centred, with `margin` pixels around.
    static PlanView fit(const Rect& extent, const QRectF& paper, double margin) {
        PlanView view;
        const double w = std::max(0.001, toM(extent.size.width)),
                     h = std::max(0.001, toM(extent.size.height));
        view.pxPerMetre =
            std::max(1e-3, std::min((paper.width() - 2 * margin) / w, (paper.height() - 2 * margin) / h));
        const QPointF middle(toM(extent.origin.x) + w / 2, toM(extent.origin.y) + h / 2);
        view.origin = paper.center() - middle * view.pxPerMetre;
        return view;
    }

    /// The same beside a box in the bottom right corner of `paper`, as long as that costs next to no scale:
    /// labels count for more than what the box hides.
    static PlanView fitBeside(const Rect& extent, const QRectF& paper, double margin, QSizeF corner) {
        const PlanView whole = fit(extent, paper, margin);
        const PlanView left = fit(extent, paper.adjusted(0, 0, -corner.width(), 0), margin);
        const PlanView above = fit(extent, paper.adjusted(0, 0, 0, -corner.height()), margin);
        const PlanView& beside = left.pxPerMetre > above.pxPerMetre ? left : above;
        return beside.pxPerMetre >= 0.95 * whole.pxPerMetre ? beside : whole;
    }
};

} // namespace cw::render
