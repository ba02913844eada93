#include "views/canvas/legend_popover.h"

#include "views/render/paint_kit.h"

#include <QMouseEvent>

namespace cw::canvas {

namespace {
constexpr int kMargin = 20;
}

LegendPopover::LegendPopover(PlanCanvas& canvas)
    : QWidget(&canvas)
    , canvas_(canvas) {
    setMouseTracking(true);
    setAccessibleName(tr("Legend"));
    setToolTip({});
    connect(&canvas_, &PlanCanvas::hoverChanged, this, [this] {
        if (isVisible()) update();
    });
    connect(&canvas_, &PlanCanvas::viewChanged, this, [this] {
        if (isVisible() && canvas_.isFitted()) place();
    });
    connect(&canvas_, &PlanCanvas::sceneChanged, this, [this] {
        if (isVisible()) update();
    });
    hide();
}

render::LegendPainter LegendPopover::painter() const {
    return {canvas_.overlay(), canvas_.scene().racks, canvas_.style()};
}

QSize LegendPopover::sizeHint() const {
    return {int(render::LegendPainter::kWidth), int(std::ceil(painter().height()))};
}

void LegendPopover::refresh() {
    setHidden(canvas_.overlay().isNone() || !canvas_.hall() || canvas_.scene().racks.empty());
    if (isHidden()) {
        canvas_.keepClear({});
        return;
    }
    setAccessibleDescription(canvas_.overlay().title + QLatin1String(": ") + painter().summaryText());
    resize(sizeHint());
    canvas_.keepClear(fromCorner_ ? QSize() : size() + QSize(kMargin, kMargin));
    place();
    update();
}

QPoint LegendPopover::inCorner(bool left) const {
    const QRect paper = canvas_.paper();
    return {left ? paper.left() + kMargin : paper.right() - width() - kMargin,
            paper.bottom() - height() - kMargin};
}

/// Objects that the legend would hide there.
std::size_t LegendPopover::hiddenIn(bool left) const {
    const QRectF box(inCorner(left), size());
    return canvas_.scene().objectsIn(canvas_.view().toHall(box), false).size();
}

void LegendPopover::place() {
    const QRect paper = canvas_.paper();
    if (!fromCorner_ && canvas_.isFitted()) left_ = hiddenIn(true) < hiddenIn(false);
    QPoint at = inCorner(left_);
    if (fromCorner_)
        at = {paper.right() - width() - fromCorner_->x(), paper.bottom() - height() - fromCorner_->y()};
    at.setX(std::clamp(at.x(), paper.left() + 4, std::max(paper.left() + 4, paper.right() - width() - 4)));
    at.setY(std::clamp(at.y(), paper.top() + 4, std::max(paper.top() + 4, paper.bottom() - height() - 4)));
    move(at);
}

void LegendPopover::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const render::PlanStyle style = canvas_.style();
    const QRectF r = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    p.fillRect(rect(), style.colours.surface.canvas);
    p.setBrush(style.colours.surface.raised);
    p.setPen(render::cosmetic(style.colours.border.normal));
    p.drawRoundedRect(r, render::metrics().radius.popover, render::metrics().radius.popover);
    double marker = render::kNoValue;
    if (const auto hovered = canvas_.hovered())
        if (const auto rack = hovered->as<Rack>()) marker = canvas_.overlay().valueOf(*rack);
    painter().paint(p, QRectF(rect()), marker);
}

void LegendPopover::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) grabbed_ = event->position().toPoint();
}

void LegendPopover::mouseMoveEvent(QMouseEvent* event) {
    if (!grabbed_) {
        canvas_.highlightClass(painter().classAt(QRectF(rect()), event->position()));
        return;
    }
    const QPoint at = mapToParent(event->position().toPoint()) - *grabbed_;
    const QRect paper = canvas_.paper();
    fromCorner_ = QPoint(paper.right() - width() - at.x(), paper.bottom() - height() - at.y());
    place();
}

void LegendPopover::mouseReleaseEvent(QMouseEvent*) {
    grabbed_.reset();
}

void LegendPopover::leaveEvent(QEvent*) {
    canvas_.highlightClass(-1);
}

} // namespace cw::canvas
