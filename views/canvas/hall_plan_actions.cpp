// What menus, tool bar and palette ask of the hall plan.
#include "model/edit/commands/add_hall.h"
#include "model/edit/commands/duplicate_objects.h"
#include "model/edit/commands/manage_objects.h"
#include "model/edit/commands/place_rack.h"
#include "model/placement.h"
#include "views/canvas/array_dialog.h"
#include "views/canvas/edit_problem.h"
#include "views/canvas/hall_plan_view.h"
#include "views/canvas/move_dialog.h"

#include <algorithm>
#include <map>

namespace cw::canvas {

bool HallPlanView::edit(const QString& title,
                        const std::function<Status(ProjectEditor&, std::span<const ObjectRef>)>& change) {
    const std::vector<ObjectRef> objects = canvas_->placedObjects();
    if (objects.empty()) return false;
    return canvas_->run(title, [&](ProjectEditor& editor) { return change(editor, objects); });
}

void HallPlanView::zoomIn() {
    canvas_->zoomStep(1);
}
void HallPlanView::zoomOut() {
    canvas_->zoomStep(-1);
}
void HallPlanView::fit() {
    canvas_->fit();
}

void HallPlanView::rotateSelection(int quarterTurns) {
    edit(tr("Rotate"),
         [=](ProjectEditor& e, auto objects) { return rotateObjects(e, objects, quarterTurns); });
}

void HallPlanView::mirrorSelection(Axis axis) {
    edit(tr("Mirror"), [=](ProjectEditor& e, auto objects) { return mirrorObjects(e, objects, axis); });
}

void HallPlanView::alignSelection(AlignTo to) {
    edit(tr("Align"), [=](ProjectEditor& e, auto objects) { return alignObjects(e, objects, to); });
}

void HallPlanView::distributeSelection(Axis axis) {
    edit(tr("Distribute"),
         [=](ProjectEditor& e, auto objects) { return distributeObjects(e, objects, axis); });
}

void HallPlanView::deleteSelection() {
    const std::vector<ObjectRef> objects = selection_.objects();
    if (objects.empty()) return;
    canvas_->run(tr("Delete %n objects", nullptr, int(objects.size())),
                 [&](ProjectEditor& e) { return deleteObjects(e, objects); });
}

void HallPlanView::lockSelection(bool locked) {
    edit(locked ? tr("Lock") : tr("Unlock"),
         [=](ProjectEditor& e, auto objects) { return lockObjects(e, objects, locked); });
}

bool HallPlanView::hasRack(bool locked) const {
    const Project& p = history_.project();
    // Actions are asked again on every change, also before the selection has forgotten what was removed.
    const auto fits = [&](RackId id) {
        const Rack* rack = p.find(id);
        return rack && rack->locked == locked;
    };
    const auto racks = selection_.ids<Rack>();
    if (std::any_of(racks.begin(), racks.end(), fits)) return true;
    for (RowId row : selection_.ids<Row>())
        for (RackId rack : p.referrers<Rack>(row))
            if (fits(rack)) return true;
    return false;
}

void HallPlanView::makeRow() {
    const auto hall = canvas_->hall();
    if (!hall) return;
    std::optional<RowId> made;
    edit(tr("Make a row"), [&](ProjectEditor& e, std::span<const ObjectRef> objects) -> Status {
        std::vector<RackId> racks;
        for (ObjectRef ref : objects)
            if (const auto rack = ref.as<Rack>()) racks.push_back(*rack);
        if (racks.empty()) return Error{ErrorCode::InvalidArgument, "objects", "no rack among them"};
        const auto row = addRow(e, *hall, {}, racks);
        if (!row) return row.error();
        made = *row;
        return {};
    });
    if (made) selection_.set(ObjectRef::of(*made));
}

void HallPlanView::duplicateSelection() {
    paste(canvas_->placedObjects());
}

/// First beside the group along its line, then across: the first place that nothing takes.
void HallPlanView::paste(std::vector<ObjectRef> objects) {
    if (objects.empty())
        return Q_EMIT refused(tr("What was copied is no longer in this design. Undo brings it back."));
    const std::vector<ObjectRef> copied = objects;
    std::erase_if(objects, [this](ObjectRef ref) { return !canvas_->scene().areaOf(ref); });
    if (objects.empty()) {
        const bool placed = std::any_of(copied.begin(), copied.end(), [](ObjectRef ref) {
            return ref.kind == EntityKind::Rack || ref.kind == EntityKind::PowerElement ||
                   ref.kind == EntityKind::CoolingElement || ref.kind == EntityKind::Obstacle;
        });
        return Q_EMIT refused(
            placed
                ? tr("What was copied stands in another hall and is fed there. Paste in that hall, or place "
                     "new racks here with an array.")
                : tr("Racks, plant and obstacles can be pasted on the plan. Everything that is copied is on "
                     "the clipboard as a table."));
    }
    std::vector<Rect> rects;
    rects.reserve(objects.size());
    for (ObjectRef ref : objects)
        rects.push_back(*canvas_->scene().areaOf(ref));
    const Size size = boundingRect(rects).size;
    const Um aisle = mm(1200);
    std::optional<Error> first;
    for (const Point delta : {Point{size.width, 0}, Point{-size.width, 0}, Point{0, size.height + aisle},
                              Point{0, -size.height - aisle}, Point{size.width + aisle, 0}}) {
        const bool free = std::all_of(rects.begin(), rects.end(), [&](const Rect& r) {
            const Rect area{r.origin + delta, r.size};
            return canvas_->scene().floor().contains(area) && blockersAt(canvas_->scene(), area).empty();
        });
        if (!free) continue;
        std::vector<ObjectRef> copies;
        canvas_->run(tr("Duplicate %n objects", nullptr, int(objects.size())),
                     [&](ProjectEditor& e) -> Status {
                         auto made = duplicateObjects(e, objects, delta);
                         if (!made) return made.error();
                         copies = std::move(*made);
                         return {};
                     });
        if (!copies.empty()) selection_.set(std::move(copies));
        return;
    }
    Q_EMIT refused(tr("There is no room beside the selection. Make room, or use an array."));
}

void HallPlanView::selectAll() {
    // Racks last: the inspector speaks of the last object's kind.
    const render::PlanScene& scene = canvas_->scene();
    std::vector<ObjectRef> all;
    for (const auto& body : scene.bodies)
        all.push_back(body.ref);
    for (const auto& feed : scene.feeds)
        if (feed.source.kind == EntityKind::PowerElement) all.push_back(feed.source);
    for (const auto& rack : scene.racks)
        all.push_back(ObjectRef::of(rack.id));
    selection_.set(std::move(all));
}

void HallPlanView::openArrayDialog() {
    if (!canvas_->hall()) addHall();
    if (!canvas_->hall()) return;
    std::vector<ArrayDialog::Source> sources;
    for (RackId id : selection_.ids<Rack>())
        if (sources.empty())
            sources.push_back({tr("Copy of %1 with its contents")
                                   .arg(QString::fromStdString(history_.project().racks()[id].name)),
                               {},
                               id});
    // The racks that the design is built of come first.
    std::map<PartId, int> used;
    for (const auto& [id, rack] : history_.project().racks())
        ++used[rack.part];
    std::vector<std::pair<int, PartId>> byUse;
    byUse.reserve(used.size());
    for (const auto& [part, count] : used)
        byUse.emplace_back(-count, part);
    std::sort(byUse.begin(), byUse.end());
    std::vector<PartSpec> offered;
    offered.reserve(byUse.size() + rackParts_.size());
    for (const auto& [count, part] : byUse)
        offered.push_back(history_.project().parts()[part].spec);
    for (const PartSpec& part : rackParts_)
        if (std::none_of(offered.begin(), offered.end(), [&](const PartSpec& o) { return o.id == part.id; }))
            offered.push_back(part);
    for (const PartSpec& part : offered)
        sources.push_back({QString::fromStdString(part.vendor + " " + part.model), part, {}});
    if (sources.empty()) {
        Q_EMIT refused(tr("There is no rack to array. Select one, or add a rack part to the library."));
        return;
    }
    auto* dialog = new ArrayDialog(*canvas_, std::move(sources), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HallPlanView::openMoveDialog() {
    if (!hasSelection()) return;
    auto* dialog = new MoveDialog(*canvas_, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HallPlanView::addHall() {
    std::optional<HallId> made;
    canvas_->run(tr("Add hall"), [&](ProjectEditor& e) -> Status {
        const auto hall = cw::addHall(e);
        if (!hall) return hall.error();
        made = *hall;
        return {};
    });
    if (!made) return;
    showHall(*made);
    selection_.set(ObjectRef::of(*made)); // what is selected elsewhere is out of sight
}

} // namespace cw::canvas
