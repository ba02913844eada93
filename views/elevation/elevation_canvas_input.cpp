// Pointer, wheel and keys of the elevation; devices and parts on their way to a slot.
#include "model/edit/commands/manage_objects.h"
#include "model/edit/commands/place_device.h"
#include "model/edit/commands/place_part.h"
#include "views/canvas/edit_problem.h"
#include "views/elevation/elevation_canvas.h"

#include <QApplication>
#include <QDropEvent>
#include <QHelpEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace cw::elevation {

using namespace cw::render;

std::optional<ObjectRef> ElevationCanvas::objectAt(QPointF px) const {
    const ElevationPainter p = painter();
    if (const ElevationDevice* device = p.deviceAt(px)) return ObjectRef::of(device->id);
    const ElevationColumn* column = p.columnAt(px);
    if (!column || px.y() < column->header.top() || px.y() > column->outer.bottom() + 24) return std::nullopt;
    return ObjectRef::of(scene().racks[column->rack].id);
}

std::vector<DeviceId> ElevationCanvas::selectedDevices() const {
    return selection_.ids<Device>();
}

void ElevationCanvas::setSlot(std::optional<SlotPreview> slot, QPointF at) {
    slot_ = std::move(slot);
    slotAt_ = at;
    update();
    Q_EMIT slotPreviewChanged();
}

void ElevationCanvas::previewAt(QPointF px) {
    const ElevationPainter p = painter();
    const ElevationColumn* column = p.columnAt(px);
    if (!column) return setSlot({}, px);
    const bool turns = view_.faces == ElevationFaces::Both;
    setSlot(previewSlot(project(), *dragged_, scene().racks[column->rack].id, column->face, turns,
                        p.unitAt(px) - dragged_->grabbed),
            px);
}

void ElevationCanvas::endDrag() {
    dragged_.reset();
    pressedAt_.reset();
    pressed_.reset();
    if (slot_) setSlot({}, {});
}

bool ElevationCanvas::drop(const SlotPreview& slot) {
    std::optional<ObjectRef> made;
    QString title;
    if (dragged_->part)
        title = tr("Place %1").arg(QString::fromStdString(dragged_->part->model));
    else if (dragged_->items.size() == 1)
        title = tr("Move %1").arg(dragged_->items.front().name);
    else
        title = tr("Move %n devices", nullptr, int(dragged_->items.size()));
    const Dragged what = *dragged_;
    const bool turns = view_.faces == ElevationFaces::Both;
    const Status status = history_.run(title.toStdString(), [&](ProjectEditor& editor) -> Status {
        if (what.part) {
            const auto part = editor.embed(*what.part);
            if (!part) return part.error();
            Device device = newDevice(editor.project(), *part);
            device.rack = slot.rack;
            device.u = std::int16_t(slot.u);
            device.face = slot.face;
            const auto id = placeDevice(editor, std::move(device));
            if (!id) return id.error();
            made = ObjectRef::of(*id);
            return {};
        }
        std::vector<DeviceMove> moves;
        for (const DraggedItem& item : what.items)
            moves.push_back(
                {*item.device, slot.rack, slot.u + item.above, turns ? slot.face : item.use.face});
        return moveDevices(editor, moves);
    });
    if (!status) Q_EMIT refused(canvas::editProblem(status.error()));
    if (made) selection_.set(*made);
    return status.ok();
}

bool ElevationCanvas::dropAtNextFree() {
    if (!dragged_ || !slot_ || !slot_->nextFree) return false;
    SlotPreview there = *slot_;
    there.u = *slot_->nextFree;
    there.blockers.clear();
    const bool done = drop(there);
    endDrag();
    return done;
}

void ElevationCanvas::mousePressEvent(QMouseEvent* event) {
    QToolTip::hideText();
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && spaceHeld_)) {
        panFrom_ = event->position();
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton) return;
    pressedAt_ = event->position();
    pressed_ = objectAt(event->position());
    adds_ = event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
    if (pressed_ && !adds_ && !selection_.contains(*pressed_)) selection_.set(*pressed_);
}

void ElevationCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (panFrom_) {
        ElevationView view = view_;
        view.origin += event->position() - *panFrom_;
        panFrom_ = event->position();
        fitted_ = false;
        setView(view);
        return;
    }
    if (dragged_) {
        previewAt(event->position());
        return;
    }
    const bool pressed = event->buttons() & Qt::LeftButton;
    const auto device = pressed_ ? pressed_->as<Device>() : std::nullopt;
    if (pressed && pressedAt_ && device &&
        (event->position() - *pressedAt_).manhattanLength() >= QApplication::startDragDistance()) {
        if (!selection_.contains(*pressed_)) selection_.toggle(*pressed_);
        dragged_ = draggedDevices(project(), selectedDevices(), *device, painter().unitAt(*pressedAt_));
        previewAt(event->position());
        return;
    }
    const ElevationDevice* below = pressed ? nullptr : painter().deviceAt(event->position());
    const auto hovered = below ? std::optional(below->id) : std::nullopt;
    if (hovered == hovered_) return;
    hovered_ = hovered;
    update();
}

void ElevationCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (panFrom_) {
        panFrom_.reset();
        setCursor(spaceHeld_ ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    if (event->button() != Qt::LeftButton || !pressedAt_) return;
    if (dragged_) {
        // Let go outside, as over the inspector: racks there are out of sight, so nothing is dropped.
        if (slot_ && rect().contains(event->pos())) drop(*slot_);
        endDrag();
        return;
    }
    if (pressed_ && adds_)
        selection_.toggle(*pressed_);
    else if (pressed_)
        selection_.set(*pressed_);
    else if (!adds_)
        selection_.clear();
    pressedAt_.reset();
    pressed_.reset();
}

void ElevationCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const auto object = objectAt(event->position())) Q_EMIT activated(*object);
}

void ElevationCanvas::contextMenuEvent(QContextMenuEvent* event) {
    const auto object = objectAt(event->pos());
    if (event->reason() == QContextMenuEvent::Mouse && object && !selection_.contains(*object))
        selection_.set(*object);
    Q_EMIT contextMenuRequested(event->globalPos());
}

void ElevationCanvas::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() & Qt::ShiftModifier) {
        const QPoint by = event->angleDelta();
        scrollTo(scrolled() - (by.y() != 0 ? by.y() : by.x()) / 1.5);
    } else {
        zoom(std::pow(1.15, event->angleDelta().y() / 120.0), event->position());
    }
    event->accept();
}

void ElevationCanvas::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Space && !event->isAutoRepeat()) {
        spaceHeld_ = true;
        setCursor(Qt::OpenHandCursor);
    } else if (key == Qt::Key_Escape) {
        if (dragged_)
            endDrag();
        else
            selection_.clear();
    } else if (key == Qt::Key_N && dragged_) {
        dropAtNextFree();
    } else if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const int by = key == Qt::Key_Up ? 1 : -1;
        if (event->modifiers() & Qt::AltModifier)
            walk(0, by);
        else
            step(by);
    } else if (key == Qt::Key_Left || key == Qt::Key_Right) {
        walk(key == Qt::Key_Right ? 1 : -1, 0);
    } else if (key == Qt::Key_Plus || key == Qt::Key_Equal) {
        zoomStep(1);
    } else if (key == Qt::Key_Minus) {
        zoomStep(-1);
    } else if (key == Qt::Key_Home) {
        fitHeight();
    } else if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        deleteSelected();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void ElevationCanvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        spaceHeld_ = false;
        unsetCursor();
    }
    QWidget::keyReleaseEvent(event);
}

/// Moves the selected devices by units; over what is in the way when a place lies beyond it.
void ElevationCanvas::step(int units) {
    const auto devices = selectedDevices();
    if (devices.empty()) return;
    Dragged block = draggedDevices(project(), devices, devices.back(), project().devices()[devices.back()].u);
    if (block.items.empty()) return;
    const Device& first = project().devices()[*block.items.front().device];
    const int low = first.u - block.items.front().above;
    const int last = rackUnits(project(), project().racks()[first.rack]) - block.height + 1;
    for (int u = low + units; u >= 1 && u <= last; u += units) {
        const SlotPreview slot = previewSlot(project(), block, first.rack, first.face, false, u);
        if (!slot.isPossible()) continue;
        dragged_ = std::move(block);
        drop(slot);
        dragged_.reset();
        return;
    }
    Q_EMIT refused(tr("There is no free place further on in this rack."));
}

/// Selects without a pointer: the rack or device beside or above the current one.
void ElevationCanvas::walk(int columns, int units) {
    const auto& racks = scene().racks;
    if (racks.empty()) return;
    const auto current = selection_.current();
    std::optional<std::size_t> at;
    const ElevationDevice* device = nullptr;
    if (current) {
        if (const auto rack = current->as<Rack>()) at = scene().indexOf(*rack);
        if (const auto id = current->as<Device>()) {
            device = scene().device(*id);
            if (device) at = scene().indexOf(project().devices()[*id].rack);
        }
    }
    if (!at) {
        selection_.set(ObjectRef::of(racks.front().id));
    } else if (units != 0) {
        const auto& devices = racks[*at].devices;
        const ElevationDevice* best = nullptr;
        const int from = device ? device->u : units > 0 ? 0 : racks[*at].units + 1;
        for (const ElevationDevice& each : devices) {
            if ((each.u - from) * units <= 0) continue;
            if (!best || std::abs(each.u - from) < std::abs(best->u - from)) best = &each;
        }
        if (best) selection_.set(ObjectRef::of(best->id));
    } else {
        const std::size_t next = std::size_t(std::clamp<int>(int(*at) + columns, 0, int(racks.size()) - 1));
        const ElevationDevice* beside = nullptr;
        if (device)
            for (const ElevationDevice& each : racks[next].devices)
                if (each.u <= device->u && device->u <= each.top()) beside = &each;
        selection_.set(beside ? ObjectRef::of(beside->id) : ObjectRef::of(racks[next].id));
        show(racks[next].id);
    }
}

void ElevationCanvas::deleteSelected() {
    std::vector<ObjectRef> objects;
    for (DeviceId id : selectedDevices())
        objects.push_back(ObjectRef::of(id));
    if (objects.empty()) return;
    const QString title = tr("Delete %n devices", nullptr, int(objects.size()));
    const Status status = history_.run(title.toStdString(),
                                       [&](ProjectEditor& editor) { return deleteObjects(editor, objects); });
    if (!status) Q_EMIT refused(canvas::editProblem(status.error()));
}

bool ElevationCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !slot_) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const ElevationDevice* device = painter().deviceAt(help->pos())) {
            const QString units = device->units == 1
                                      ? QStringLiteral("U%1").arg(device->u)
                                      : QStringLiteral("U%1–U%2").arg(device->u).arg(device->top());
            const QString where = device->face == Face::Rear ? tr("%1, rear").arg(units) : units;
            const QString markup =
                QStringLiteral("<b>%1</b> %2<br>%3")
                    .arg(device->name.toHtmlEscaped(), device->model.toHtmlEscaped(), where);
            QToolTip::showText(help->globalPos(), markup, this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

void ElevationCanvas::leaveEvent(QEvent*) {
    hovered_.reset();
    update();
}

void ElevationCanvas::focusInEvent(QFocusEvent*) {
    update();
}

void ElevationCanvas::focusOutEvent(QFocusEvent*) {
    spaceHeld_ = false;
    unsetCursor();
    update();
}

void ElevationCanvas::dragEnterEvent(QDragEnterEvent* event) {
    if (!resolver_ || !event->mimeData()->hasFormat(QLatin1String(canvas::kPartMimeType))) return;
    const auto part =
        resolver_(QString::fromUtf8(event->mimeData()->data(QLatin1String(canvas::kPartMimeType))));
    if (!part || (part->placement != Placement::RackUnits && part->placement != Placement::ZeroU)) return;
    dragged_ = draggedPart(*part);
    event->acceptProposedAction();
}

void ElevationCanvas::dragMoveEvent(QDragMoveEvent* event) {
    if (!dragged_) return event->ignore();
    previewAt(event->position());
    event->accept();
}

void ElevationCanvas::dragLeaveEvent(QDragLeaveEvent*) {
    endDrag();
}

void ElevationCanvas::dropEvent(QDropEvent* event) {
    if (!dragged_) return;
    previewAt(event->position());
    event->acceptProposedAction();
    if (slot_) drop(*slot_);
    endDrag();
    setFocus();
}

} // namespace cw::elevation
