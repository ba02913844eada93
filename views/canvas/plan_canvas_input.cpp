// Pointer, wheel and keys of the hall plan.
#include "model/edit/commands/move_objects.h"
#include "views/canvas/plan_canvas.h"
#include "views/tools/plan_tool.h"

#include <QApplication>
#include <QMouseEvent>
#include <QToolTip>

namespace cw::canvas {

using namespace cw::render;

namespace {

constexpr int kTipDelayMs = 400;
constexpr Um kNudge = mm(100);
constexpr Um kFineNudge = mm(1);
constexpr double kPanStep = 60; // px

tools::PlanPointer pointerOf(const PlanCanvas& canvas, const QMouseEvent* event) {
    return {event->position(), canvas.view().toHall(event->position()), event->modifiers()};
}

QPoint directionOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace

void PlanCanvas::updateCursor() {
    if (panFrom_)
        setCursor(Qt::ClosedHandCursor);
    else if (spaceHeld_)
        setCursor(Qt::OpenHandCursor);
    else
        setCursor(tool_->cursor());
}

bool PlanCanvas::beginPan(QPointF at) {
    panFrom_ = at;
    updateCursor();
    return true;
}

void PlanCanvas::mousePressEvent(QMouseEvent* event) {
    tipTimer_.stop();
    QToolTip::hideText();
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && spaceHeld_)) {
        beginPan(event->position());
        return;
    }
    if (event->button() == Qt::LeftButton && hall_) tool_->press(pointerOf(*this, event));
}

void PlanCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (panFrom_) {
        const QPointF by = event->position() - *panFrom_;
        panFrom_ = event->position();
        fitted_ = false;
        beQuick();
        setView({view_.pxPerMetre, view_.origin + by});
        return;
    }
    if (!hall_) return;
    const bool pressed = event->buttons() & Qt::LeftButton;
    tool_->move(pointerOf(*this, event), pressed);
    if (pressed) return;
    const bool inside = paper().contains(event->position().toPoint());
    setHovered(inside ? scene().objectAt(view_.toHall(event->position())) : std::nullopt);
}

void PlanCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (panFrom_) {
        panFrom_.reset();
        updateCursor();
        return;
    }
    if (event->button() == Qt::LeftButton && hall_) tool_->release(pointerOf(*this, event));
}

void PlanCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !hall_) return;
    if (const auto object = scene().objectAt(view_.toHall(event->position()))) Q_EMIT activated(*object);
}

void PlanCanvas::contextMenuEvent(QContextMenuEvent* event) {
    if (hall_ && event->reason() == QContextMenuEvent::Mouse) {
        const auto object = scene().objectAt(view_.toHall(event->pos()));
        if (object && !selection_.contains(*object)) selection_.set(*object);
    }
    Q_EMIT contextMenuRequested(event->globalPos());
}

void PlanCanvas::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() & Qt::ShiftModifier) {
        fitted_ = false;
        beQuick();
        const QPoint by = event->pixelDelta().isNull() ? event->angleDelta() / 2 : event->pixelDelta();
        setView({view_.pxPerMetre, view_.origin + QPointF(by.y() != 0 ? by.y() : by.x(), 0)});
    } else {
        zoom(std::pow(1.2, event->angleDelta().y() / 120.0), event->position());
    }
    event->accept();
}

void PlanCanvas::keyPressEvent(QKeyEvent* event) {
    const QPoint direction = directionOf(event->key());
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        spaceHeld_ = true;
        updateCursor();
    } else if (tool_->key(event)) {
        return;
    } else if (event->key() == Qt::Key_Escape) {
        panFrom_.reset();
        if (tool_->cancel()) return;
        if (tool_->id() != QLatin1String("select"))
            setTool(nullptr);
        else
            selection_.clear();
    } else if (!direction.isNull()) {
        if (event->modifiers() & Qt::AltModifier)
            walk({direction.x(), direction.y()});
        else if (placedObjects().empty())
            setView({view_.pxPerMetre, view_.origin - QPointF(direction) * kPanStep});
        else {
            const Um step = event->modifiers() & Qt::ControlModifier ? kFineNudge
                            : event->modifiers() & Qt::ShiftModifier ? scene().tile
                                                                     : kNudge;
            nudge({direction.x() * step, direction.y() * step});
        }
    } else if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal) {
        zoomStep(1);
    } else if (event->key() == Qt::Key_Minus) {
        zoomStep(-1);
    } else if (event->key() == Qt::Key_Home) {
        fit();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        Q_EMIT exactMoveRequested();
    } else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        Q_EMIT deleteRequested();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void PlanCanvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        spaceHeld_ = false;
        updateCursor();
        return;
    }
    QWidget::keyReleaseEvent(event);
}

void PlanCanvas::nudge(Point delta) {
    const std::vector<ObjectRef> objects = placedObjects();
    run(
        tr("Nudge"), [&](ProjectEditor& editor) { return moveObjects(editor, objects, delta); }, "nudge");
}

/// Selects the nearest object in a direction from the current one: the plan without a pointer.
void PlanCanvas::walk(Point direction) {
    const PlanScene& s = scene();
    if (s.isEmpty()) return;
    const auto current = selection_.current();
    const auto from = current ? s.areaOf(*current) : std::nullopt;
    if (!from) {
        const ObjectRef first = s.racks.empty() ? s.bodies.front().ref : ObjectRef::of(s.racks.front().id);
        selection_.set(first);
        show(first);
        return;
    }
    std::optional<ObjectRef> best;
    double bestCost = 0;
    const Point at = from->centre();
    const auto consider = [&](ObjectRef ref, const Rect& area) {
        if (ref == *current) return;
        const Point d = area.centre() - at;
        const double ahead = toM(d.x * direction.x + d.y * direction.y);
        const double aside = std::abs(toM(d.x * direction.y + d.y * direction.x));
        if (ahead <= 0) return;
        const double cost = ahead + 3 * aside;
        if (!best || cost < bestCost) {
            best = ref;
            bestCost = cost;
        }
    };
    // Nearby first; the whole hall only when nothing is near.
    for (const Um reach : {m(8), m(1000)}) {
        const Rect near{{at.x - reach, at.y - reach}, {2 * reach, 2 * reach}};
        s.rackGrid.query(near,
                         [&](std::uint32_t i) { consider(ObjectRef::of(s.racks[i].id), s.racks[i].area); });
        s.bodyGrid.query(near, [&](std::uint32_t i) { consider(s.bodies[i].ref, s.bodies[i].area); });
        if (best) break;
    }
    if (!best) return;
    selection_.set(*best);
    show(*best);
}

void PlanCanvas::setHovered(std::optional<ObjectRef> object) {
    if (object == hovered_) return;
    hovered_ = object;
    QToolTip::hideText();
    tipTimer_.stop();
    if (hovered_) tipTimer_.start(kTipDelayMs, this);
    update();
    Q_EMIT hoverChanged();
}

/// Name and value first, then the limit and the change against the base case.
void PlanCanvas::showTip() {
    if (!hovered_) return;
    const auto id = hovered_->as<Rack>();
    const PlanRack* rack = id ? scene().rack(*id) : nullptr;
    QStringList lines;
    if (rack) {
        QString first = QStringLiteral("<b>%1</b>").arg(rack->name.toHtmlEscaped());
        if (overlay_.isCategorical()) {
            const OverlayCategory* category = overlay_.categoryOf(*id);
            first += QLatin1Char(' ') + (category ? category->label.toHtmlEscaped() : tr("no data"));
        } else if (!overlay_.isNone()) {
            const double value = overlay_.valueOf(*id), limit = overlay_.limitOf(*id),
                         base = overlay_.baseOf(*id);
            const QString unit = QChar(0x202F) + overlay_.unit.toHtmlEscaped();
            first += QStringLiteral(" <b>%1%2%3</b>")
                         .arg(overlay_.estimate ? QStringLiteral("≈ ") : QString(),
                              numberText(value, overlay_.decimals), std::isnan(value) ? QString() : unit);
            if (std::isnan(value)) lines << tr("not solved yet");
            if (!std::isnan(limit)) lines << tr("limit %1").arg(numberText(limit, overlay_.decimals) + unit);
            if (!std::isnan(base) && !std::isnan(value)) {
                const double change = value - base;
                lines << tr("%1 against the base case")
                             .arg((change > 0 ? QStringLiteral("+") : QString()) +
                                  numberText(change, overlay_.decimals) + unit);
            }
        }
        lines.prepend(first);
        if (rack->locked) lines << tr("locked");
    } else {
        const auto at = scene().indexOf.find(*hovered_);
        if (at == scene().indexOf.end()) return;
        const PlanBody& body = scene().bodies[at->second];
        if (body.name.isEmpty()) return;
        lines << QStringLiteral("<b>%1</b>").arg(body.name.toHtmlEscaped());
        if (const auto reading = readings_.find(body.ref); reading != readings_.end())
            lines << tr("%1 of %2 kW")
                         .arg(numberText(reading->second.value, 1), numberText(reading->second.limit, 1));
        else if (body.ratingKw > 0)
            lines << tr("rated %1 kW").arg(numberText(body.ratingKw, 0));
    }
    QToolTip::showText(QCursor::pos(), lines.join(QStringLiteral("<br>")), this);
}

void PlanCanvas::timerEvent(QTimerEvent* event) {
    if (event->timerId() == tipTimer_.timerId()) {
        tipTimer_.stop();
        showTip();
    } else if (event->timerId() == quickTimer_.timerId()) {
        quickTimer_.stop();
        quick_ = false;
        invalidate();
    } else {
        QWidget::timerEvent(event);
    }
}

void PlanCanvas::leaveEvent(QEvent*) {
    setHovered({});
}

void PlanCanvas::focusInEvent(QFocusEvent*) {
    update();
}

void PlanCanvas::focusOutEvent(QFocusEvent*) {
    spaceHeld_ = false;
    updateCursor();
    update();
}

} // namespace cw::canvas
