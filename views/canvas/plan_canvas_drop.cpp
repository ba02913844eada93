// Parts dragged from the library onto the hall plan.
#include "model/edit/commands/place_device.h"
#include "model/edit/commands/place_part.h"
#include "model/slots.h"
#include "views/canvas/plan_canvas.h"

#include <QDropEvent>
#include <QMimeData>

namespace cw::canvas {

using namespace cw::render;

struct PlanCanvas::Drop {
    PlanPreview preview;
    bool possible = false;
    Pose pose;                  ///< of something that stands on the floor
    std::optional<RackId> rack; ///< into which a device goes
    int u = 0;
    Face face = Face::Front;
};

std::optional<PartSpec> PlanCanvas::draggedPart(const QMimeData* data) const {
    if (!resolver_ || !data->hasFormat(QLatin1String(kPartMimeType))) return std::nullopt;
    return resolver_(QString::fromUtf8(data->data(QLatin1String(kPartMimeType))));
}

PlanCanvas::Drop PlanCanvas::dropAt(const PartSpec& part, Point at) const {
    Drop drop;
    PlanPreview& preview = drop.preview;
    preview.labelAt = at;
    const QString model = QString::fromStdString(part.model);
    if (floorObjectOf(part) == FloorObject::None) {
        // Something for a rack: the rack below the pointer takes it at its lowest free place.
        const auto target = scene().objectAt(at);
        const auto rack = target ? target->as<Rack>() : std::nullopt;
        if (part.placement != Placement::RackUnits && part.placement != Placement::ZeroU) {
            preview.label = tr("%1 is not placed on a plan").arg(model);
            preview.refused = true;
            return drop;
        }
        if (!rack) {
            preview.label = tr("%1 goes into a rack").arg(model);
            return drop;
        }
        const PartFacts facts = factsOf(part);
        SlotUse use;
        use.face = drop.face = intakeFace(part).value_or(Face::Front);
        use.units.height = part.placement == Placement::ZeroU ? 0 : unitsOf(facts);
        if (facts.depth && !(facts.fullDepth && facts.fullDepth->value))
            use.depth = m(inMetres(facts.depth->value));
        preview.target = scene().rack(*rack)->area;
        if (use.units.height == 0) {
            drop.possible = true;
        } else if (const auto u = nextFreeSlot(project(), *rack, use, 1)) {
            drop.u = *u;
            drop.possible = true;
        }
        drop.rack = rack;
        preview.label = !drop.possible
                            ? tr("no %1 U free in %2").arg(use.units.height).arg(scene().rack(*rack)->name)
                        : drop.u == 0 ? tr("%1 beside the rails").arg(scene().rack(*rack)->name)
                                      : tr("%1, U%2").arg(scene().rack(*rack)->name).arg(drop.u);
        preview.refused = !drop.possible;
        return drop;
    }
    const Size size = floorSizeOf(part);
    Turn turn = Turn::North;
    // Looks as its neighbours do: the line whose racks are nearest, within two metres.
    const Rect near{{at.x - m(2), at.y - m(2)}, {m(4), m(4)}};
    Um best = m(4);
    scene().racksIn(near, [&](std::uint32_t i) {
        const Point d = scene().racks[i].area.centre() - at;
        const Um distance = std::max(std::abs(d.x), std::abs(d.y));
        if (floorObjectOf(part) == FloorObject::Rack && distance < best) {
            best = distance;
            turn = scene().racks[i].front;
        }
    });
    Rect area = footprint({at, turn}, size.width, size.height);
    area.origin = {at.x - area.size.width / 2, at.y - area.size.height / 2};
    const SnapResult snapped = snapRect(scene(), area, area.origin, snapReach(), snap_, {});
    area.origin = area.origin + snapped.shift;
    drop.pose = {area.origin, turn};
    preview.ghosts = {{area, turn, true, {}}};
    preview.guides = snapped.guides;
    preview.blocked = blockersAt(scene(), area);
    drop.possible = preview.blocked.empty();
    preview.refused = !drop.possible;
    preview.label = drop.possible
                        ? tr("%1 at %2 / %3 mm")
                              .arg(model, numberText(toMm(area.left()), 0), numberText(toMm(area.top()), 0))
                        : tr("occupied");
    return drop;
}

void PlanCanvas::dragEnterEvent(QDragEnterEvent* event) {
    if (hall_ && draggedPart(event->mimeData())) event->acceptProposedAction();
}

void PlanCanvas::dragMoveEvent(QDragMoveEvent* event) {
    const auto part = draggedPart(event->mimeData());
    if (!hall_ || !part) return event->ignore();
    Drop drop = dropAt(*part, view_.toHall(event->position()));
    setPreview(std::move(drop.preview));
    event->accept(); // the ghost says whether it can be let go here
}

void PlanCanvas::dragLeaveEvent(QDragLeaveEvent*) {
    clearPreview();
}

void PlanCanvas::dropEvent(QDropEvent* event) {
    clearPreview();
    const auto part = draggedPart(event->mimeData());
    if (!hall_ || !part) return;
    const Drop drop = dropAt(*part, view_.toHall(event->position()));
    event->acceptProposedAction();
    if (!drop.possible && !drop.rack) {
        Q_EMIT refused(drop.preview.label);
        return;
    }
    std::optional<ObjectRef> made;
    const QString title = tr("Place %1").arg(QString::fromStdString(part->model));
    run(title, [&](ProjectEditor& editor) -> Status {
        if (drop.rack) {
            const auto embedded = editor.embed(*part);
            if (!embedded) return embedded.error();
            Device device = newDevice(editor.project(), *embedded);
            device.rack = *drop.rack;
            device.u = std::int16_t(drop.u);
            device.face = drop.face;
            const auto id = placeDevice(editor, std::move(device));
            if (!id) return id.error();
            made = ObjectRef::of(*id);
        } else {
            const auto id = placePart(editor, *hall_, *part, drop.pose);
            if (!id) return id.error();
            made = *id;
        }
        return {};
    });
    if (made) selection_.set(*made);
    setFocus();
}

} // namespace cw::canvas
