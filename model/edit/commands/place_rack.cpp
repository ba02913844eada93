#include "model/edit/commands/place_rack.h"

#include "model/edit/commands/array_racks.h"
#include "model/edit/commands/unique_name.h"
#include "model/object_name.h"
#include "model/placement.h"

#include <algorithm>

namespace cw {

Result<RackId> placeRack(ProjectEditor& editor, Rack rack) {
    const Project& project = editor.project();
    if (!project.find(rack.hall)) return Error{ErrorCode::NotFound, "rack.hall", {}};
    if (!project.find(rack.part)) return Error{ErrorCode::NotFound, "rack.part", {}};
    if (rack.row) {
        const Row* row = project.find(*rack.row);
        if (!row) return Error{ErrorCode::NotFound, "rack.row", {}};
        if (row->hall != rack.hall)
            return Error::said(ErrorCode::InvalidArgument, "rack.row", Phrase::tr("in another hall"));
    }
    if (rack.name.empty()) {
        const std::string row = rack.row ? project.rows()[*rack.row].name : "R";
        NameSet taken = namesOf<Rack>(project);
        rack.name = claimName(rackName(project, row, 1), taken);
    }
    const Size size = rackFloorSize(project, rack);
    const auto blockers = solidsIn(project, rack.hall, footprint(rack.pose, size.width, size.height));
    if (!blockers.empty())
        return Error{ErrorCode::Conflict, rack.name, objectName(project, blockers.front())};
    return editor.add(std::move(rack));
}

std::optional<RowId> rowBeside(const Project& project, HallId hall, const Rect& area, Turn front) {
    constexpr Um kWidestGap = mm(1200);
    std::optional<RowId> nearest;
    Um least = kWidestGap + 1;
    for (RackId id : project.referrers<Rack>(hall)) {
        const Rack& rack = project.racks()[id];
        if (!rack.row || rack.pose.turn != front) continue;
        const Rect other = *footprintOf(project, ObjectRef::of(id));
        const bool inLine = front == Turn::North   ? other.top() == area.top()
                            : front == Turn::South ? other.bottom() == area.bottom()
                            : front == Turn::East  ? other.right() == area.right()
                                                   : other.left() == area.left();
        if (!inLine) continue;
        const bool upright = front == Turn::East || front == Turn::West;
        const Um gap = upright ? std::max(other.top() - area.bottom(), area.top() - other.bottom())
                               : std::max(other.left() - area.right(), area.left() - other.right());
        if (gap >= least) continue;
        least = gap;
        nearest = rack.row;
    }
    return nearest;
}

Result<RowId> addRow(ProjectEditor& editor, HallId hall, std::string name, std::span<const RackId> racks) {
    const Project& project = editor.project();
    if (!project.find(hall)) return Error{ErrorCode::NotFound, "row.hall", {}};
    if (name.empty()) name = nextRowName(project, hall);
    for (RowId id : project.referrers<Row>(hall))
        if (project.rows()[id].name == name) return Error{ErrorCode::Duplicate, "row.name", name};
    for (RackId id : racks) {
        const Rack* rack = project.find(id);
        if (!rack) return Error{ErrorCode::NotFound, objectName(project, ObjectRef::of(id)), {}};
        if (rack->hall != hall)
            return Error::said(ErrorCode::InvalidArgument, rack->name, Phrase::tr("stands in another hall"));
    }
    const auto row = editor.add(Row{std::move(name), hall});
    if (!row) return row;
    for (RackId id : racks)
        if (Status s = editor.set(id, &Rack::row, std::optional<RowId>(*row)); !s) return s.error();
    return row;
}

} // namespace cw
