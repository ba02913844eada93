#include "model/edit/commands/rename_by_scheme.h"

#include "model/edit/commands/unique_name.h"
#include "model/naming.h"
#include "model/object_name.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace cw {

namespace {

/// Racks of one group along the axis in which the group is longer.
std::vector<RackId> alongRow(const Project& project, std::vector<RackId> racks) {
    if (racks.empty()) return racks;
    const auto origin = [&](RackId id) { return project.racks()[id].pose.origin; };
    const auto [west, east] = std::minmax_element(
        racks.begin(), racks.end(), [&](RackId a, RackId b) { return origin(a).x < origin(b).x; });
    const auto [north, south] = std::minmax_element(
        racks.begin(), racks.end(), [&](RackId a, RackId b) { return origin(a).y < origin(b).y; });
    const bool eastward = origin(*east).x - origin(*west).x >= origin(*south).y - origin(*north).y;
    std::stable_sort(racks.begin(), racks.end(), [&](RackId a, RackId b) {
        const Point p = origin(a), q = origin(b);
        return eastward ? std::pair(p.x, p.y) < std::pair(q.x, q.y)
                        : std::pair(p.y, p.x) < std::pair(q.y, q.x);
    });
    return racks;
}

/// The rows of a hall with their racks, from north to south; racks without a row come last.
std::vector<std::pair<std::optional<RowId>, std::vector<RackId>>> groupsOf(const Project& project,
                                                                           HallId hall) {
    std::map<RowId, std::vector<RackId>> rows;
    std::vector<RackId> loose;
    for (RowId id : project.referrers<Row>(hall))
        rows[id];
    for (RackId id : project.referrers<Rack>(hall)) {
        const auto row = project.racks()[id].row;
        (row ? rows[*row] : loose).push_back(id);
    }
    std::vector<std::pair<std::optional<RowId>, std::vector<RackId>>> groups;
    for (auto& [id, racks] : rows)
        groups.emplace_back(id, alongRow(project, std::move(racks)));
    const auto place = [&](const auto& group) {
        if (group.second.empty()) return std::pair(std::numeric_limits<Um>::max(), Um(0));
        const Point at = project.racks()[group.second.front()].pose.origin;
        return std::pair(at.y, at.x);
    };
    std::stable_sort(groups.begin(), groups.end(),
                     [&](const auto& a, const auto& b) { return place(a) < place(b); });
    if (!loose.empty()) groups.emplace_back(std::nullopt, alongRow(project, std::move(loose)));
    return groups;
}

class Namer {
public:
    Namer(const Project& project, const NamingScheme& scheme, NamingScope scope)
        : project_(project)
        , scheme_(scheme)
        , scope_(scope) {}

    Result<std::vector<Renaming>> names() {
        for (const std::string* pattern : {&scheme_.row, &scheme_.rack, &scheme_.device, &scheme_.cable})
            if (Status s = checkPattern(*pattern); !s) return s.error();
        for (const auto& [hall, value] : project_.halls())
            for (const auto& [row, racks] : groupsOf(project_, hall))
                nameRow(row, racks);
        if (!status_) return status_.error();
        return std::move(renamings_);
    }

private:
    void nameRow(std::optional<RowId> row, const std::vector<RackId>& racks) {
        NameValues values;
        if (row) {
            values.n = ++rows_;
            values.row = project_.rows()[*row].name;
            if (scope_.rows) values.row = give(ObjectRef::of(*row), scheme_.row, values);
        }
        int number = row ? 0 : loose_;
        for (RackId rack : racks) {
            values.n = ++number;
            values.rack = project_.racks()[rack].name;
            if (scope_.racks) values.rack = give(ObjectRef::of(rack), scheme_.rack, values);
            if (scope_.devices) nameDevices(rack, values);
        }
        if (!row) loose_ = number;
    }

    void nameDevices(RackId rack, NameValues values) {
        std::vector<DeviceId> devices;
        for (DeviceId id : project_.referrers<Device>(rack))
            devices.push_back(id);
        std::stable_sort(devices.begin(), devices.end(), [&](DeviceId a, DeviceId b) {
            return project_.devices()[a].u < project_.devices()[b].u;
        });
        std::map<std::string_view, int> count;
        for (DeviceId id : devices) {
            const Device& device = project_.devices()[id];
            const std::string_view word = roleWord(device.role, device.tier);
            values.role = word;
            values.n = ++count[word];
            values.u = device.u;
            give(ObjectRef::of(id), scheme_.device, values);
        }
    }

    std::string give(ObjectRef object, const std::string& pattern, const NameValues& values) {
        std::string name = applyPattern(pattern, values);
        if (name.empty() && status_)
            status_ = Error{ErrorCode::InvalidArgument, pattern,
                            "gives no name for " + objectName(project_, object)};
        if (!taken_.insert({object.kind, name}).second && status_)
            status_ = Error{ErrorCode::Duplicate, pattern, name};
        const std::string old = objectName(project_, object);
        if (old != name) renamings_.push_back({object, old, name});
        return name;
    }

    const Project& project_;
    const NamingScheme& scheme_;
    NamingScope scope_;
    int rows_ = 0;
    int loose_ = 0;
    std::set<std::pair<EntityKind, std::string>> taken_;
    std::vector<Renaming> renamings_;
    Status status_;
};

/// Rack PDUs and shelves that carry the rack's name follow it.
Status renameInside(ProjectEditor& editor, RackId rack, const std::string& to) {
    const Project& project = editor.project();
    const std::string from = project.racks()[rack].name;
    for (PowerElementId id : project.referrers<PowerElement>(rack))
        if (Status s = editor.set(id, &PowerElement::name,
                                  renamedWithRack(project.powerElements()[id].name, from, to));
            !s)
            return s;
    return {};
}

} // namespace

Result<std::vector<Renaming>> namesByScheme(const Project& project, const NamingScheme& scheme,
                                            NamingScope scope) {
    return Namer(project, scheme, scope).names();
}

Status renameByScheme(ProjectEditor& editor, const NamingScheme& scheme, NamingScope scope) {
    auto renamings = namesByScheme(editor.project(), scheme, scope);
    if (!renamings) return renamings.error();
    if (Status s = editor.set(Id<ProjectInfo>(1), &ProjectInfo::naming, scheme); !s) return s;
    for (const Renaming& r : *renamings) {
        Status s;
        if (const auto rack = r.object.as<Rack>()) {
            s = renameInside(editor, *rack, r.to);
            if (s) s = editor.set(*rack, &Rack::name, r.to);
        } else if (const auto row = r.object.as<Row>()) {
            s = editor.set(*row, &Row::name, r.to);
        } else if (const auto device = r.object.as<Device>()) {
            s = editor.set(*device, &Device::name, r.to);
        }
        if (!s) return s;
    }
    return {};
}

} // namespace cw
