#include "views/render/category_fill.h"

#include "views/render/paint_kit.h"

#include <algorithm>

namespace cw::render {

namespace {

constexpr double kHatchGap = 6;
constexpr double kThickestStrip = 4;
constexpr double kThinnestStrip = 1.5;
constexpr double kStripShare = 0.12; ///< of the short side

/// One half of `r`, cut along its long side.
QRectF halfOf(const QRectF& r, bool second) {
    QRectF half = r;
    if (r.width() > r.height()) {
        half.setHeight(r.height() / 2);
        if (second) half.translate(0, r.height() / 2);
    } else {
        half.setWidth(r.width() / 2);
        if (second) half.translate(r.width() / 2, 0);
    }
    return half;
}

void paintFeed(QPainter& p, const QRectF& r, bool b, const ColourRoles& c) {
    p.fillRect(halfOf(r, b), b ? c.power.feedBTint : c.power.feedATint);
    const bool wide = r.width() > r.height();
    const double strip =
        std::clamp((wide ? r.height() : r.width()) * kStripShare, kThinnestStrip, kThickestStrip);
    const double at = (b ? (wide ? r.bottom() : r.right()) : (wide ? r.top() : r.left())) +
                      (b ? -1 : 1) * (strip / 2 + 0.5); // inside the frame
    p.setPen(b ? dashed(c.power.feedB, strip, {4, 2}) : cosmetic(c.power.feedA, strip));
    p.drawLine(wide ? QLineF(r.left(), at, r.right(), at) : QLineF(at, r.top(), at, r.bottom()));
}

} // namespace

void paintCategory(QPainter& p, const QRectF& r, CategoryTone tone, const ColourRoles& c, bool fine) {
    if (tone == CategoryTone::Missing) {
        p.fillRect(r, c.stale.fill);
        if (!fine) {
            p.setBrush(Qt::NoBrush);
            p.setPen(cosmetic(c.border.strong));
            p.drawRect(r.adjusted(0.5, 0.5, -0.5, -0.5));
            return;
        }
        hatch(p, r, r.topLeft(), c.stale.hatch, kHatchGap);
        p.save();
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(cosmetic(c.severity.error, 1.5));
        const QRectF inner = r.adjusted(1, 1, -1, -1);
        p.drawLines(
            {QLineF(inner.topLeft(), inner.bottomRight()), QLineF(inner.topRight(), inner.bottomLeft())});
        p.restore();
        return;
    }
    p.fillRect(r, c.plan.rackFill);
    if (tone != CategoryTone::FeedB) paintFeed(p, r, false, c);
    if (tone != CategoryTone::FeedA) paintFeed(p, r, true, c);
}

} // namespace cw::render
