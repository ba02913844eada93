#pragma once

#include "views/canvas/plan_canvas.h"
#include "views/render/legend_painter.h"

#include <QWidget>

namespace cw::canvas {

/// The legend over the canvas's bottom right corner, or in the bottom left one where that hides less of a
/// fitted plan. May be dragged elsewhere; the pointer on the bar frames
/// the racks of that class, the pointer on a rack moves a tick on the bar.
class LegendPopover : public QWidget {
    Q_OBJECT
public:
    explicit LegendPopover(PlanCanvas& canvas);

    /// Shows the canvas's overlay, hides without one.
    void refresh();
    /// Goes back to its corner, or keeps where it was dragged, inside the canvas.
    void place();

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    render::LegendPainter painter() const;
    QPoint inCorner(bool left) const;
    std::size_t hiddenIn(bool left) const;

    PlanCanvas& canvas_;
    std::optional<QPoint> grabbed_;
    bool left_ = false;                ///< the corner that it is in
    std::optional<QPoint> fromCorner_; ///< of the bottom right corner, once dragged
};

} // namespace cw::canvas
