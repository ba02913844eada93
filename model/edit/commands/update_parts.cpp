#include "model/edit/commands/update_parts.h"

#include "model/edit/history.h"
#include "model/slots.h"

namespace cw {

namespace {

std::uint32_t portCount(const PartSpec& part) {
    std::uint32_t ports = 0;
    for (const PortGroup& group : part.ports)
        ports += group.count;
    return ports;
}

std::size_t lostPortsOf(const Project& project, PartId part, const PartSpec& next) {
    const std::uint32_t ports = portCount(next);
    if (ports >= portCount(project.parts()[part].spec)) return 0;
    std::size_t lost = 0;
    for (const DeviceId device : project.referrers<Device>(part))
        for (const CableId id : project.referrers<Cable>(device)) {
            const Cable& cable = project.cables()[id];
            for (const PortRef* end : {&cable.a, &cable.b})
                if (end->device == device && end->port >= ports) ++lost;
        }
    return lost;
}

/// Devices of `part` that fit now and would not when the part became `next`.
std::size_t collisionsOf(const Project& project, PartId part, const PartSpec& next) {
    const auto devices = project.referrers<Device>(part);
    if (devices.empty()) return 0;
    const auto clashes = [&](const Project& in) {
        std::size_t count = 0;
        for (const DeviceId id : devices) {
            const Device& device = in.devices()[id];
            const SlotUse use = slotUse(in, device);
            if (use.units.height > 0 && (use.units.top() > rackUnits(in, in.racks()[device.rack]) ||
                                         !occupants(in, device.rack, use, id).empty()))
                ++count;
        }
        return count;
    };
    History trial(project);
    const Status status = trial.run({}, [&](ProjectEditor& editor) { return editor.set(part, Part{next}); });
    if (!status) return 0;
    const std::size_t before = clashes(project), after = clashes(trial.project());
    return after > before ? after - before : 0;
}

/// A new height, depth or mounting may need other units; everything else leaves the slots alone.
bool changesSlots(const PartSpec& before, const PartSpec& after) {
    const PartFacts a = factsOf(before), b = factsOf(after);
    const auto value = [](const auto& sourced) {
        return sourced ? std::optional(sourced->value) : std::nullopt;
    };
    return before.placement != after.placement || value(a.heightU) != value(b.heightU) ||
           value(a.depth) != value(b.depth) || value(a.fullDepth) != value(b.fullDepth);
}

} // namespace

std::vector<PartUpdate> findPartUpdates(const Project& project, const Catalog& catalog) {
    std::vector<PartUpdate> changed, gone;
    for (const auto& [id, part] : project.parts()) {
        PartUpdate update;
        update.part = id;
        update.placed = project.referrers(ObjectRef::of(id)).size();
        update.catalogue = catalog.find(part.spec.id);
        if (!update.catalogue) {
            gone.push_back(std::move(update));
            continue;
        }
        update.changes = compareParts(part.spec, *update.catalogue);
        if (update.changes.empty()) continue;
        update.lostPorts = lostPortsOf(project, id, *update.catalogue);
        if (changesSlots(part.spec, *update.catalogue))
            update.collisions = collisionsOf(project, id, *update.catalogue);
        changed.push_back(std::move(update));
    }
    changed.insert(changed.end(), std::make_move_iterator(gone.begin()), std::make_move_iterator(gone.end()));
    return changed;
}

Status updateParts(ProjectEditor& editor, std::span<const PartSpec> parts) {
    for (const PartSpec& part : parts) {
        if (const Status status = checkPart(part); !status) return status;
        const auto present = editor.project().partByCatalogId(part.id);
        if (!present) return Error{ErrorCode::NotFound, "part", part.id};
        if (const Status status = editor.set(*present, Part{part}); !status) return status;
    }
    return {};
}

} // namespace cw
