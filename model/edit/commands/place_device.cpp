#include "model/edit/commands/place_device.h"

#include "model/edit/commands/unique_name.h"
#include "model/object_name.h"
#include "model/placement.h"
#include "model/slots.h"

#include <algorithm>

namespace cw {

namespace {

std::string unitsText(SlotSpan units) {
    std::string text = "U" + std::to_string(units.lowest);
    if (units.height > 1) text += "-U" + std::to_string(units.top());
    return text;
}

std::string namesText(const Project& project, const std::vector<DeviceId>& devices) {
    std::string text;
    for (DeviceId id : devices)
        text += (text.empty() ? "" : ", ") + objectName(project, ObjectRef::of(id));
    return text;
}

/// Problem of `device` at its slot, apart from who is there.
Status checkSlot(const Project& project, const Device& device) {
    if (!project.find(device.rack)) return Error{ErrorCode::NotFound, "device.rack", {}};
    if (!project.find(device.part)) return Error{ErrorCode::NotFound, "device.part", {}};
    const Placement placement = project.parts()[device.part].spec.placement;
    if (device.u < 1 && placement != Placement::ZeroU)
        return Error::said(ErrorCode::InvalidArgument, "device.u",
                           Phrase::tr("takes units, so it needs one from 1"));
    const SlotSpan units = slotUse(project, device).units;
    const int last = rackUnits(project, project.racks()[device.rack]);
    if (units.height > 0 && units.top() > last)
        return Error::said(ErrorCode::InvalidArgument, unitsText(units),
                           Phrase::tr("the rack ends at U%1").arg(std::to_string(last)));
    return {};
}

Status checkFree(const Project& project, const Device& device, std::optional<DeviceId> self,
                 const std::vector<DeviceId>& leaving) {
    const SlotUse use = slotUse(project, device);
    auto blockers = occupants(project, device.rack, use, self);
    std::erase_if(blockers, [&](DeviceId id) {
        return std::find(leaving.begin(), leaving.end(), id) != leaving.end();
    });
    if (blockers.empty()) return {};
    return Error{ErrorCode::Conflict, unitsText(use.units), namesText(project, blockers)};
}

} // namespace

Result<DeviceId> placeDevice(ProjectEditor& editor, Device device) {
    const Project& project = editor.project();
    if (Status s = checkSlot(project, device); !s) return s.error();
    if (Status s = checkFree(project, device, {}, {}); !s) return s.error();
    if (device.name.empty()) {
        NameSet taken = namesOf<Device>(project);
        device.name = claimName(project.racks()[device.rack].name + "-1", taken);
    }
    return editor.add(std::move(device));
}

Status moveDevice(ProjectEditor& editor, DeviceId device, RackId rack, int u, Face face) {
    const DeviceMove move{device, rack, u, face};
    return moveDevices(editor, {&move, 1});
}

Status moveDevices(ProjectEditor& editor, std::span<const DeviceMove> moves) {
    const Project& project = editor.project();
    std::vector<DeviceId> leaving;
    for (const DeviceMove& move : moves) {
        if (!project.find(move.device))
            return Error{ErrorCode::NotFound, objectName(project, ObjectRef::of(move.device)), {}};
        if (move.u < 0 || move.u > 1000)
            return Error::said(ErrorCode::InvalidArgument, "device.u", Phrase::tr("0 to 1000"));
        leaving.push_back(move.device);
    }
    std::vector<Device> after;
    for (const DeviceMove& move : moves) {
        Device device = project.devices()[move.device];
        device.rack = move.rack;
        device.u = std::int16_t(move.u);
        device.face = move.face;
        if (Status s = checkSlot(project, device); !s) return s;
        if (Status s = checkFree(project, device, move.device, leaving); !s) return s;
        after.push_back(std::move(device));
    }
    for (std::size_t a = 0; a < after.size(); ++a)
        for (std::size_t b = a + 1; b < after.size(); ++b) {
            if (after[a].rack != after[b].rack) continue;
            const SlotUse one = slotUse(project, after[a]), two = slotUse(project, after[b]);
            if (slotsCollide(one, two, usableDepth(project, project.racks()[after[a].rack])))
                return Error{ErrorCode::Conflict, unitsText(one.units), after[b].name};
        }
    for (std::size_t i = 0; i < after.size(); ++i)
        if (Status s = editor.set(moves[i].device, std::move(after[i])); !s) return s;
    return {};
}

} // namespace cw
