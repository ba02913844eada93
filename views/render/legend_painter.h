// The legend of an overlay: title and unit, bar with ticks and limits, then max, mean and sum, or the
// categories with their counts.
#pragma once

#include "views/render/plan_overlay.h"
#include "views/render/plan_painter.h"

#include <QPainter>

namespace cw::render {

/// A tick under the bar, in the coordinates of the rectangle that it was asked for.
struct LegendTick {
    double x = 0;
    QString text;
    QRectF label; ///< where the text stands
};

class LegendPainter {
public:
    /// `racks` are those the summary speaks of.
    LegendPainter(const PlanOverlay& overlay, const std::vector<PlanRack>& racks, PlanStyle style);

    static constexpr double kWidth = 240;
    double height() const;
    /// Paints inside `r` (kWidth wide) without a frame. `marker` (a value, or NaN) is a tick on the bar.
    void paint(QPainter& painter, const QRectF& r, double marker = kNoValue) const;
    /// The bar inside `r`; empty for categories.
    QRectF bar(const QRectF& r) const;
    /// Class 0..8 (category) under a point of `r`, -1 for none.
    int classAt(const QRectF& r, const QPointF& point) const;

    QString summaryText() const;
    /// The ticks of `r`, from low to high; none touches its neighbour, the end of the scale is always there.
    std::vector<LegendTick> ticks(const QRectF& r) const;

private:
    void paintBar(QPainter& painter, const QRectF& r, double marker) const;
    QPen markPen(const LegendMark& mark) const;
    QString markText(const LegendMark& mark) const;
    std::vector<std::vector<const LegendMark*>> markRows() const;
    QStringList lines() const;
    double lineHeight() const;

    const PlanOverlay& overlay_;
    PlanStyle style_;
    PlanOverlay::Summary summary_;
    std::vector<std::size_t> counts_; // of categories; the last one without data
    bool endsAtLimit_ = false;        // the end of the scale is the limit of some rack
    bool limitsDiffer_ = false;       // and others have a lower one
};

} // namespace cw::render
