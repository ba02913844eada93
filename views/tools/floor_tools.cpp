#include "views/tools/floor_tools.h"

#include "model/edit/commands/place_part.h"

#include <QKeyEvent>

namespace cw::tools {

using canvas::PlanCanvas;
using canvas::PlanPreview;

namespace {

/// What a click without a drag makes: a column of the usual size; nothing for the others.
constexpr Um kColumn = mm(300);
constexpr Um kLeastDrag = mm(20);

Point snappedPoint(PlanCanvas& canvas, const PlanPointer& pointer) {
    if (!pointer.snaps()) return pointer.at;
    return pointer.at +
           canvas::snapPoint(canvas.scene(), pointer.at, canvas.snapReach(), canvas.snap()).shift;
}

QString sizeText(const Rect& r) {
    return PlanCanvas::tr("%1 × %2 mm")
        .arg(render::numberText(toMm(r.size.width), 0), render::numberText(toMm(r.size.height), 0));
}

} // namespace

QString AreaTool::id() const {
    return QString::fromLatin1(enumName(kind_).data(), int(enumName(kind_).size()));
}

QString AreaTool::hint() const {
    return PlanCanvas::tr("Drag out the area; Esc ends");
}

Point AreaTool::snapped(const PlanPointer& pointer) const {
    return snappedPoint(canvas_, pointer);
}

Rect AreaTool::area(const PlanPointer& pointer) const {
    const Point a = *from_, b = snapped(pointer);
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::abs(a.x - b.x), std::abs(a.y - b.y)}};
}

void AreaTool::press(const PlanPointer& pointer) {
    from_ = snapped(pointer);
}

void AreaTool::move(const PlanPointer& pointer, bool pressed) {
    PlanPreview preview;
    preview.labelAt = pointer.at;
    if (pressed && from_) {
        const Rect r = area(pointer);
        preview.ghosts = {{r, Turn::North, false, {}}};
        preview.label = sizeText(r);
    } else {
        const Point p = snapped(pointer);
        preview.label = PlanCanvas::tr("%1 / %2 mm")
                            .arg(render::numberText(toMm(p.x), 0), render::numberText(toMm(p.y), 0));
    }
    canvas_.setPreview(std::move(preview));
}

void AreaTool::release(const PlanPointer& pointer) {
    if (!from_) return;
    Obstacle obstacle;
    obstacle.hall = *canvas_.hall();
    obstacle.kind = kind_;
    obstacle.area = area(pointer);
    from_.reset();
    canvas_.clearPreview();
    const bool dragged = obstacle.area.size.width >= kLeastDrag && obstacle.area.size.height >= kLeastDrag;
    if (!dragged && kind_ == ObstacleKind::Column)
        obstacle.area = {{obstacle.area.origin.x - kColumn / 2, obstacle.area.origin.y - kColumn / 2},
                         {kColumn, kColumn}};
    else if (!dragged)
        return;
    QString title;
    switch (kind_) {
    case ObstacleKind::Column:
        title = PlanCanvas::tr("Draw column");
        break;
    case ObstacleKind::Wall:
        title = PlanCanvas::tr("Draw wall");
        break;
    case ObstacleKind::KeepOut:
        title = PlanCanvas::tr("Draw keep-out");
        break;
    case ObstacleKind::Door:
        title = PlanCanvas::tr("Draw door");
        break;
    case ObstacleKind::Room:
        title = PlanCanvas::tr("Draw room");
        break;
    }
    std::optional<ObstacleId> made;
    canvas_.run(title, [&](ProjectEditor& editor) -> Status {
        const auto id = editor.add(obstacle);
        if (!id) return id.error();
        made = *id;
        return {};
    });
    if (made) canvas_.selection().set(ObjectRef::of(*made));
}

bool AreaTool::cancel() {
    const bool busy = from_.has_value();
    from_.reset();
    canvas_.clearPreview();
    return busy;
}

RackTool::RackTool(PlanCanvas& canvas, PartSpec part)
    : PlanTool(canvas)
    , part_(std::move(part))
    , size_(floorSizeOf(part_)) {}

QString RackTool::hint() const {
    return PlanCanvas::tr("Click places a rack, R turns it, Esc ends");
}

Pose RackTool::poseAt(const PlanPointer& pointer, PlanPreview* preview) const {
    Rect area = footprint({pointer.at, turn_}, size_.width, size_.height);
    area.origin = area.origin - Point{area.size.width / 2, area.size.height / 2};
    if (pointer.snaps()) {
        const auto snapped =
            canvas::snapRect(canvas_.scene(), area, area.origin, canvas_.snapReach(), canvas_.snap(), {});
        area.origin = area.origin + snapped.shift;
        if (preview) preview->guides = snapped.guides;
    }
    if (preview) {
        preview->ghosts = {{area, turn_, true, {}}};
        preview->blocked = canvas::blockersAt(canvas_.scene(), area);
        preview->refused = !preview->blocked.empty();
        preview->labelAt = pointer.at;
        preview->label =
            PlanCanvas::tr("%1 / %2 mm")
                .arg(render::numberText(toMm(area.left()), 0), render::numberText(toMm(area.top()), 0));
    }
    return {area.origin, turn_};
}

void RackTool::move(const PlanPointer& pointer, bool) {
    last_ = pointer;
    PlanPreview preview;
    poseAt(pointer, &preview);
    canvas_.setPreview(std::move(preview));
}

void RackTool::release(const PlanPointer& pointer) {
    const Pose pose = poseAt(pointer, nullptr);
    std::optional<ObjectRef> made;
    canvas_.run(PlanCanvas::tr("Place rack"), [&](ProjectEditor& editor) -> Status {
        const auto ref = placePart(editor, *canvas_.hall(), part_, pose);
        if (!ref) return ref.error();
        made = *ref;
        return {};
    });
    if (made) canvas_.selection().set(*made);
}

bool RackTool::key(QKeyEvent* event) {
    if (event->key() != Qt::Key_R || event->modifiers() != Qt::NoModifier) return false;
    turn_ = Turn((int(turn_) + 1) % 4);
    if (last_) move(*last_, false);
    return true;
}

QString MeasureTool::hint() const {
    return PlanCanvas::tr("Click two points");
}

Point MeasureTool::snapped(const PlanPointer& pointer) const {
    return snappedPoint(canvas_, pointer);
}

void MeasureTool::press(const PlanPointer& pointer) {
    from_ = snapped(pointer);
}

void MeasureTool::move(const PlanPointer& pointer, bool) {
    if (!from_) return;
    const Point to = snapped(pointer), d = to - *from_;
    PlanPreview preview;
    preview.measure = std::pair(*from_, to);
    preview.labelAt = to;
    preview.label = PlanCanvas::tr("%1 mm (%2 / %3)")
                        .arg(render::numberText(std::hypot(toMm(d.x), toMm(d.y)), 0),
                             render::numberText(toMm(d.x), 0), render::numberText(toMm(d.y), 0));
    canvas_.setPreview(std::move(preview));
}

bool MeasureTool::cancel() {
    const bool busy = from_.has_value();
    from_.reset();
    canvas_.clearPreview();
    return busy;
}

void PanTool::press(const PlanPointer& pointer) {
    last_ = pointer.px;
}

void PanTool::move(const PlanPointer& pointer, bool pressed) {
    if (!pressed) return;
    render::PlanView view = canvas_.view();
    view.origin += pointer.px - last_;
    last_ = pointer.px;
    canvas_.setView(view);
}

} // namespace cw::tools
