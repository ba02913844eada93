#include "model/edit/commands/add_hall.h"

#include "model/edit/commands/unique_name.h"
#include "model/placement.h"

namespace cw {

namespace {
constexpr Um kLongest = m(2000);
}

Result<HallId> addHall(ProjectEditor& editor, std::string name, Size size) {
    if (size.width < m(1) || size.height < m(1) || size.width > kLongest || size.height > kLongest)
        return Error::said(ErrorCode::InvalidArgument, "hall.size", Phrase::tr("1 m to 2 km"));
    const Project& project = editor.project();
    if (project.sites().empty()) {
        Site site;
        site.name = "Site 1";
        if (const auto added = editor.add(std::move(site)); !added) return added.error();
    }
    if (project.buildings().empty()) {
        Building building{"Building 1", (*project.sites().begin()).id};
        if (const auto added = editor.add(std::move(building)); !added) return added.error();
    }
    Hall hall;
    hall.building = (*project.buildings().begin()).id;
    hall.size = size;
    Um right = -m(3);
    for (HallId other : project.referrers<Hall>(hall.building)) {
        const Hall& there = project.halls()[other];
        right = std::max(right, there.origin.x + there.size.width);
    }
    hall.origin = {right + m(3), 0};
    NameSet taken = namesOf<Hall>(project);
    hall.name = claimName(name.empty() ? "Hall 1" : name, taken);
    return editor.add(std::move(hall));
}

Status growHall(ProjectEditor& editor, HallId hall, Um margin) {
    const Hall* present = editor.project().find(hall);
    if (!present) return Error{ErrorCode::NotFound, "hall", {}};
    Size size = present->size;
    for (const ObjectRef object : placedObjects(editor.project(), hall))
        if (const auto area = footprintOf(editor.project(), object);
            area && isSolid(editor.project(), object)) {
            size.width = std::max(size.width, area->right() + margin);
            size.height = std::max(size.height, area->bottom() + margin);
        }
    if (size.width > kLongest || size.height > kLongest)
        return Error::said(ErrorCode::InvalidArgument, "hall.size", Phrase::tr("1 m to 2 km"));
    return editor.set(hall, &Hall::size, size);
}

} // namespace cw
