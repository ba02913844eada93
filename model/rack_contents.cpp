#include "model/rack_contents.h"

#include "model/object_name.h"

#include <algorithm>

namespace cw {

Um rackHeight(const Project& project, const Rack& rack) {
    if (const auto& height = project.facts(rack.part).height) return m(inMetres(height->value));
    return 2 * kRackBase + rackUnits(project, rack) * kUnitHeight;
}

Um deviceHeight(const Project& project, const Device& device) {
    const SlotUse use = slotUse(project, device);
    if (use.units.height == 0) return rackHeight(project, project.racks()[device.rack]) / 2;
    return kRackBase + (use.units.lowest - 1) * kUnitHeight + use.units.height * kUnitHeight / 2;
}

std::vector<DeviceId> devicesByUnit(const Project& project, RackId rack) {
    std::vector<DeviceId> ids;
    for (DeviceId id : project.referrers<Device>(rack))
        ids.push_back(id);
    std::stable_sort(ids.begin(), ids.end(),
                     [&](DeviceId a, DeviceId b) { return project.devices()[a].u < project.devices()[b].u; });
    return ids;
}

Status fitsAt(const Project& project, RackId rackId, PartId part, int u, Face face,
              std::optional<DeviceId> ignore) {
    const Rack* rack = project.find(rackId);
    if (!rack || !project.find(part))
        return Error{ErrorCode::NotFound, "rack", std::to_string(rackId.value())};
    const SlotUse use = slotUse(project, part, std::max(1, u), face);
    if (use.units.height == 0) return {};
    const int last = rackUnits(project, *rack) - use.units.height + 1;
    if (u < 1 || u > last)
        return Error{ErrorCode::InvalidArgument, rack->name + " U" + std::to_string(u),
                     last < 1 ? "higher than the rack" : "1 to " + std::to_string(last)};
    std::string names;
    for (DeviceId id : occupants(project, rackId, use, ignore))
        names += (names.empty() ? "" : ", ") + objectName(project, ObjectRef::of(id));
    if (names.empty()) return {};
    return Error{ErrorCode::Conflict, rack->name + " U" + std::to_string(u), names};
}

} // namespace cw
