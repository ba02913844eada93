#include "views/tools/select_tool.h"

#include "model/edit/commands/move_objects.h"
#include "model/edit/commands/turn_objects.h"
#include "model/placement.h"

#include <QApplication>

namespace cw::tools {

using canvas::PlanCanvas;
using canvas::PlanPreview;

QString SelectTool::hint() const {
    return PlanCanvas::tr(
        "Drag to move, Alt without snapping, Ctrl adds to the selection, Enter moves by numbers");
}

/// The handle above a single selected object at the closest level; see MarksPainter.
bool SelectTool::onRotateHandle(QPointF px) const {
    const auto& objects = canvas_.selection().objects();
    if (objects.size() != 1 ||
        render::planLevel(canvas_.view().px(canvas_.scene().rackWidth)) != render::PlanLevel::Contents)
        return false;
    const auto area = canvas_.scene().areaOf(objects.front());
    if (!area) return false;
    const QRectF r = canvas_.view().toPx(*area);
    const QPointF d = px - QPointF(r.center().x(), r.top() - 20);
    return std::hypot(d.x(), d.y()) < 10;
}

void SelectTool::press(const PlanPointer& pointer) {
    from_ = pointer;
    adds_ = pointer.modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
    delta_ = {};
    if (onRotateHandle(pointer.px)) {
        state_ = State::Turning;
        return;
    }
    pressed_ = canvas_.scene().objectAt(pointer.at);
    if (!pressed_) {
        state_ = State::PressedFloor;
        return;
    }
    state_ = State::PressedObject;
    const bool selected = canvas_.selection().contains(*pressed_);
    if (!selected && !adds_) {
        const auto rack = pressed_->as<Rack>();
        const auto row = rack ? canvas_.project().racks()[*rack].row : std::nullopt;
        // A rack of a selected row moves with it.
        if (!row || !canvas_.selection().contains(ObjectRef::of(*row))) canvas_.selection().set(*pressed_);
    }
}

void SelectTool::move(const PlanPointer& pointer, bool pressed) {
    if (!pressed) return;
    const bool far = (pointer.px - from_.px).manhattanLength() >= QApplication::startDragDistance();
    if (state_ == State::PressedObject && far) {
        if (adds_ && !canvas_.selection().contains(*pressed_)) canvas_.selection().toggle(*pressed_);
        movers_ = canvas_.placedObjects();
        std::vector<Rect> rects;
        for (ObjectRef ref : movers_) {
            if (isLocked(canvas_.project(), ref)) {
                Q_EMIT canvas_.refused(PlanCanvas::tr("A locked rack is in the selection. Unlock it first."));
                state_ = State::Idle;
                return;
            }
            rects.push_back(*canvas_.scene().areaOf(ref));
        }
        if (movers_.empty()) return;
        bounds_ = boundingRect(rects);
        const auto first = canvas_.scene().areaOf(*pressed_);
        anchor_ = first ? first->origin : bounds_.origin;
        state_ = State::Moving;
    } else if (state_ == State::PressedFloor && far) {
        state_ = State::Band;
    }
    if (state_ == State::Moving || state_ == State::Band) preview(pointer);
}

void SelectTool::preview(const PlanPointer& pointer) {
    PlanPreview show;
    const auto& scene = canvas_.scene();
    if (state_ == State::Band) {
        const Point a{std::min(from_.at.x, pointer.at.x), std::min(from_.at.y, pointer.at.y)};
        const Point b{std::max(from_.at.x, pointer.at.x), std::max(from_.at.y, pointer.at.y)};
        show.band = Rect{a, {b.x - a.x, b.y - a.y}};
        canvas_.setPreview(std::move(show));
        return;
    }
    delta_ = pointer.at - from_.at;
    if (pointer.snaps()) {
        const std::unordered_set<ObjectRef> ignored(movers_.begin(), movers_.end());
        const Rect wanted{bounds_.origin + delta_, bounds_.size};
        const auto snapped =
            canvas::snapRect(scene, wanted, anchor_ + delta_, canvas_.snapReach(), canvas_.snap(), ignored);
        delta_ = delta_ + snapped.shift;
        show.guides = snapped.guides;
    }
    show.ghosts = canvas::ghostsOf(scene, movers_, delta_);
    show.blocked = canvas::blockersOf(scene, movers_, delta_);
    show.refused = !show.blocked.empty();
    show.labelAt = pointer.at;
    const auto signedMm = [](Um v) {
        return (v > 0 ? QStringLiteral("+") : QString()) + render::numberText(toMm(v), 0);
    };
    show.label = show.refused ? PlanCanvas::tr("%n in the way", nullptr, int(show.blocked.size()))
                              : PlanCanvas::tr("%1 / %2 mm").arg(signedMm(delta_.x), signedMm(delta_.y));
    canvas_.setPreview(std::move(show));
}

void SelectTool::release(const PlanPointer& pointer) {
    const State state = std::exchange(state_, State::Idle);
    const auto band = canvas_.preview().band;
    canvas_.clearPreview();
    switch (state) {
    case State::PressedObject:
        if (adds_)
            canvas_.selection().toggle(*pressed_);
        else
            canvas_.selection().set(*pressed_);
        break;
    case State::PressedFloor:
        if (!adds_) canvas_.selection().clear();
        break;
    case State::Band:
        if (band) {
            std::vector<ObjectRef> found =
                canvas_.scene().objectsIn(*band, pointer.at.x < from_.at.x ? false : true);
            if (adds_)
                found.insert(found.begin(), canvas_.selection().objects().begin(),
                             canvas_.selection().objects().end());
            canvas_.selection().set(std::move(found));
        }
        break;
    case State::Moving:
        canvas_.run(PlanCanvas::tr("Move %n objects", nullptr, int(movers_.size())),
                    [&](ProjectEditor& editor) { return moveObjects(editor, movers_, delta_); });
        break;
    case State::Turning:
        canvas_.run(PlanCanvas::tr("Rotate"),
                    [&](ProjectEditor& editor) { return rotateObjects(editor, canvas_.placedObjects(), 1); });
        break;
    case State::Idle:
        break;
    }
    movers_.clear();
}

bool SelectTool::cancel() {
    const bool busy = state_ == State::Moving || state_ == State::Band;
    state_ = State::Idle;
    movers_.clear();
    canvas_.clearPreview();
    return busy;
}

} // namespace cw::tools
