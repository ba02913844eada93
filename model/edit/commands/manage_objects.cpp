#include "model/edit/commands/manage_objects.h"

#include "model/object_name.h"
#include "model/placement.h"
#include "model/rules/waivers.h"

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

/// What a deletion takes from the floor: whole halls, and racks in them or on their own.
struct Cleared {
    std::unordered_set<ObjectRef> halls, racks;

    Cleared(const Project& project, const std::vector<ObjectRef>& objects) {
        const std::unordered_set<ObjectRef> given(objects.begin(), objects.end());
        for (const auto& [id, hall] : project.halls()) {
            const SiteId site = project.buildings()[hall.building].site;
            if (given.contains(ObjectRef::of(id)) || given.contains(ObjectRef::of(hall.building)) ||
                given.contains(ObjectRef::of(site)))
                halls.insert(ObjectRef::of(id));
        }
        for (const auto& [id, rack] : project.racks())
            if (given.contains(ObjectRef::of(id)) || halls.contains(ObjectRef::of(rack.hall)))
                racks.insert(ObjectRef::of(id));
    }
};

std::optional<ObjectRef> lockedRack(const Project& project, const Cleared& cleared) {
    for (const ObjectRef rack : cleared.racks)
        if (isLocked(project, rack)) return rack;
    return std::nullopt;
}

/// With what would stay behind without a use: strips in the racks, power and cooling that stand in the halls,
/// and scale-up domains that lose their last member. What else names the racks and halls stays.
std::vector<ObjectRef> withContents(const Project& project, const std::vector<ObjectRef>& objects,
                                    const Cleared& cleared) {
    std::vector<ObjectRef> all = objects;
    std::unordered_set<ObjectRef> seen(objects.begin(), objects.end());
    const auto add = [&](ObjectRef ref) {
        if (seen.insert(ref).second) all.push_back(ref);
    };
    const auto isIn = [&](const auto& element) {
        return element.hall && cleared.halls.contains(ObjectRef::of(*element.hall));
    };
    for (const auto& [id, element] : project.powerElements()) {
        const bool isStrip = element.kind == PowerKind::RackPdu || element.kind == PowerKind::PowerShelf;
        const bool hangsThere =
            isStrip && element.rack && cleared.racks.contains(ObjectRef::of(*element.rack));
        if (hangsThere || isIn(element)) add(ObjectRef::of(id));
    }
    for (const auto& [id, element] : project.coolingElements())
        if (isIn(element)) add(ObjectRef::of(id));
    for (const auto& [id, loop] : project.coolingLoops())
        if (isIn(loop)) add(ObjectRef::of(id));
    for (const auto& [id, domain] : project.scaleUpDomains()) {
        std::size_t before = 0, left = 0;
        for (const DeviceId member : project.referrers<Device>(id)) {
            ++before;
            left += !seen.contains(ObjectRef::of(member)) &&
                    !cleared.racks.contains(ObjectRef::of(project.devices()[member].rack));
        }
        if (before > 0 && left == 0) add(ObjectRef::of(id));
    }
    return all;
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
    const Cleared cleared(editor.project(), all);
    if (const auto inside = lockedRack(editor.project(), cleared))
        return Error::said(ErrorCode::Conflict, objectName(editor.project(), *inside), Phrase::tr("locked"));
    if (Status s = editor.removeWithDependents(withContents(editor.project(), all, cleared)); !s) return s;
    return forgetRemoved(editor);
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
