#include "model/edit/commands/manage_objects.h"

#include "model/object_name.h"
#include "model/placement.h"

#include <unordered_set>

namespace cw {

namespace {

/// Objects with rows replaced by (`keepRows`: joined by) their racks, each once.
std::vector<ObjectRef> withRacksOfRows(const Project& project, std::span<const ObjectRef> objects,
                                       bool keepRows) {
    std::vector<ObjectRef> all;
    std::unordered_set<ObjectRef> seen;
    const auto add = [&](ObjectRef ref) {
        if (seen.insert(ref).second) all.push_back(ref);
    };
    for (ObjectRef ref : objects) {
        const auto row = ref.as<Row>();
        if (!row || keepRows) add(ref);
        if (row)
            for (RackId rack : project.referrers<Rack>(*row))
                add(ObjectRef::of(rack));
    }
    return all;
}

/// With the power strips that hang in the racks among them: they go with their rack, what else names it
/// stays.
std::vector<ObjectRef> withPdus(const Project& project, std::vector<ObjectRef> objects) {
    std::unordered_set<ObjectRef> seen(objects.begin(), objects.end());
    const std::size_t given = objects.size();
    for (std::size_t i = 0; i < given; ++i) {
        const auto rack = objects[i].as<Rack>();
        if (!rack) continue;
        for (PowerElementId id : project.referrers<PowerElement>(*rack)) {
            const PowerKind kind = project.powerElements()[id].kind;
            if ((kind == PowerKind::RackPdu || kind == PowerKind::PowerShelf) &&
                seen.insert(ObjectRef::of(id)).second)
                objects.push_back(ObjectRef::of(id));
        }
    }
    return objects;
}

/// A locked rack in one of the halls, buildings and sites.
std::optional<RackId> lockedInside(const Project& project, const std::vector<ObjectRef>& objects) {
    const std::unordered_set<ObjectRef> places(objects.begin(), objects.end());
    for (const auto& [id, rack] : project.racks()) {
        if (!rack.locked) continue;
        const Hall& hall = project.halls()[rack.hall];
        const SiteId site = project.buildings()[hall.building].site;
        if (places.contains(ObjectRef::of(rack.hall)) || places.contains(ObjectRef::of(hall.building)) ||
            places.contains(ObjectRef::of(site)))
            return id;
    }
    return std::nullopt;
}

std::string trimmed(const std::string& text) {
    const char* blank = " \t\r\n";
    const auto from = text.find_first_not_of(blank);
    if (from == std::string::npos) return {};
    return text.substr(from, text.find_last_not_of(blank) - from + 1);
}

} // namespace

Status deleteObjects(ProjectEditor& editor, std::span<const ObjectRef> objects) {
    const auto all = withRacksOfRows(editor.project(), objects, true);
    for (ObjectRef ref : all)
        if (isLocked(editor.project(), ref))
            return Error::said(ErrorCode::Conflict, objectName(editor.project(), ref), Phrase::tr("locked"));
    if (const auto inside = lockedInside(editor.project(), all))
        return Error::said(ErrorCode::Conflict, objectName(editor.project(), ObjectRef::of(*inside)),
                           Phrase::tr("locked"));
    return editor.removeWithDependents(withPdus(editor.project(), all));
}

Status lockObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, bool locked) {
    bool any = false;
    for (ObjectRef ref : withRacksOfRows(editor.project(), objects, false)) {
        const auto rack = ref.as<Rack>();
        if (!rack) continue;
        any = true;
        if (Status s = editor.set(*rack, &Rack::locked, locked); !s) return s;
    }
    if (!any) return Error::said(ErrorCode::InvalidArgument, "objects", Phrase::tr("no rack among them"));
    return {};
}

Status renameObject(ProjectEditor& editor, ObjectRef object, std::string name) {
    name = trimmed(name);
    if (name.empty()) return Error::said(ErrorCode::InvalidArgument, "name", Phrase::tr("empty"));
    if (name.size() > 200)
        return Error::said(ErrorCode::InvalidArgument, "name", Phrase::tr("over 200 bytes"));
    const Project& project = editor.project();
    Status status =
        Error::said(ErrorCode::InvalidArgument, objectName(project, object), Phrase::tr("has no name"));
    withEntityType(object.kind, [&](auto type) {
        using T = typename decltype(type)::type;
        if constexpr (requires(T t) { t.name = std::string(); }) {
            const Id<T> id(object.id);
            const T* current = project.find(id);
            if (!current) {
                status = Error{ErrorCode::NotFound, objectName(project, object), {}};
                return;
            }
            for (const auto& [other, value] : project.store<T>()) {
                if (other == id || value.name != name) continue;
                if constexpr (std::is_same_v<T, Rack> || std::is_same_v<T, Row>)
                    if (value.hall != current->hall) continue;
                status = Error{ErrorCode::Duplicate, "name", name};
                return;
            }
            status = editor.set(id, &T::name, name);
        } else if constexpr (std::is_same_v<T, Obstacle>) {
            status = editor.set(Id<Obstacle>(object.id), &Obstacle::label, name);
        }
    });
    return status;
}

} // namespace cw
