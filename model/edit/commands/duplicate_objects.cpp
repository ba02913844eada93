#include "model/edit/commands/duplicate_objects.h"

#include "model/edit/check_value.h"
#include "model/object_name.h"
#include "model/placement.h"

#include <algorithm>
#include <cstdlib>

namespace cw {

namespace {

Status copyPdus(ProjectEditor& editor, RackId from, RackId to, NameSet& names) {
    const Project& project = editor.project();
    std::vector<PowerElementId> pdus;
    for (PowerElementId id : project.referrers<PowerElement>(from))
        pdus.push_back(id);
    for (PowerElementId id : pdus) {
        PowerElement copy = project.powerElements()[id];
        copy.rack = to;
        copy.name = claimName(
            renamedWithRack(copy.name, project.racks()[from].name, project.racks()[to].name), names);
        std::vector<PowerElementId> sources;
        for (PowerLinkId link : project.referrers<PowerLink>(id))
            if (project.powerLinks()[link].to == id) sources.push_back(project.powerLinks()[link].from);
        const auto added = editor.add(std::move(copy));
        if (!added) return added.error();
        for (PowerElementId source : sources)
            if (const auto link = editor.add(PowerLink{source, *added}); !link) return link.error();
    }
    return {};
}

} // namespace

Result<RackId> copyRack(ProjectEditor& editor, RackId from, Rack rack, NameSet& deviceNames,
                        NameSet& powerNames) {
    const auto added = editor.add(std::move(rack));
    if (!added) return added;
    const Project& project = editor.project();
    std::vector<Device> devices;
    for (DeviceId id : project.referrers<Device>(from))
        devices.push_back(project.devices()[id]);
    for (Device& device : devices) {
        device.rack = *added;
        device.name =
            claimName(renamedWithRack(device.name, project.racks()[from].name, project.racks()[*added].name),
                      deviceNames);
        // A scale-up domain is the wiring of the original's accelerators, which is not copied.
        device.scaleUpDomain.reset();
        if (const auto copy = editor.add(std::move(device)); !copy) return copy.error();
    }
    if (Status s = copyPdus(editor, from, *added, powerNames); !s) return s.error();
    return added;
}

Result<std::vector<ObjectRef>> duplicateObjects(ProjectEditor& editor, std::span<const ObjectRef> objects,
                                                Point delta) {
    if (std::abs(delta.x) > kFarthest || std::abs(delta.y) > kFarthest)
        return Error::said(ErrorCode::InvalidArgument, "delta", Phrase::tr("beyond 1,000 km"));
    const Project& project = editor.project();
    const auto placed = placedSelection(project, objects);
    if (!placed) return placed.error();
    NameSet rackNames = namesOf<Rack>(project);
    NameSet deviceNames = namesOf<Device>(project);
    NameSet powerNames = namesOf<PowerElement>(project);
    NameSet coolingNames = namesOf<CoolingElement>(project);

    std::vector<ObjectRef> copies;
    std::vector<Rect> areas;
    for (ObjectRef ref : *placed) {
        Rect area = *footprintOf(project, ref);
        area.origin = area.origin + delta;
        areas.push_back(area);
    }
    const HallId hall = *hallOf(project, placed->front());
    for (std::size_t i = 0; i < placed->size(); ++i) {
        if (!isSolid(project, (*placed)[i])) continue;
        if (const auto blockers = solidsIn(project, hall, areas[i]); !blockers.empty())
            return Error{ErrorCode::Conflict, objectName(project, (*placed)[i]),
                         objectName(project, blockers.front())};
    }
    for (ObjectRef ref : *placed) {
        if (const auto id = ref.as<Rack>()) {
            Rack copy = project.racks()[*id];
            const bool sideways = copy.pose.turn == Turn::East || copy.pose.turn == Turn::West;
            if (sideways ? delta.x != 0 : delta.y != 0) copy.row.reset();
            copy.name = claimName(copy.name, rackNames);
            copy.locked = false;
            copy.pose.origin = copy.pose.origin + delta;
            const auto added = copyRack(editor, *id, std::move(copy), deviceNames, powerNames);
            if (!added) return added.error();
            copies.push_back(ObjectRef::of(*added));
        } else if (const auto cooling = ref.as<CoolingElement>()) {
            CoolingElement copy = project.coolingElements()[*cooling];
            copy.name = claimName(copy.name, coolingNames);
            copy.pose->origin = copy.pose->origin + delta;
            const auto added = editor.add(std::move(copy));
            if (!added) return added.error();
            copies.push_back(ObjectRef::of(*added));
        } else if (const auto power = ref.as<PowerElement>()) {
            PowerElement copy = project.powerElements()[*power];
            copy.name = claimName(copy.name, powerNames);
            copy.pose->origin = copy.pose->origin + delta;
            const auto added = editor.add(std::move(copy));
            if (!added) return added.error();
            copies.push_back(ObjectRef::of(*added));
        } else if (const auto obstacle = ref.as<Obstacle>()) {
            Obstacle copy = project.obstacles()[*obstacle];
            copy.area.origin = copy.area.origin + delta;
            const auto added = editor.add(std::move(copy));
            if (!added) return added.error();
            copies.push_back(ObjectRef::of(*added));
        }
    }
    return copies;
}

} // namespace cw
