#include "model/edit/project_editor.h"
#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"
#include "model/slots.h"

#include <QtGlobal>

#include <algorithm>

namespace cw::rules {

namespace {

Status moveInside(ProjectEditor& editor, DeviceId id) {
    const Project& project = editor.project();
    const Device* device = project.find(id);
    if (!device) return Error::said(ErrorCode::NotFound, "beyond-rack", Phrase::tr("the device is gone"));
    const SlotUse use = slotUse(project, device->part, std::max(1, int(device->u)), device->face);
    const auto u = nextFreeSlot(project, device->rack, use, device->u, id);
    if (!u) return Error::said(ErrorCode::Conflict, "beyond-rack", Phrase::tr("no free units in the rack"));
    return editor.set(id, &Device::u, std::int16_t(*u));
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, device] : project.devices()) {
        const int height = partUnits(project, device.part);
        if (height == 0) continue;
        const Rack& rack = project.racks()[device.rack];
        Finding finding(kBeyondRack.info);
        const ObjectRef self = ObjectRef::of(id);
        const ObjectRef holder = ObjectRef::of(device.rack);
        if (device.u == 0) {
            // Zero-U mounting is right for what hangs beside the rails, and cannot be judged without a
            // height.
            if (drawn.mount(device.part).placement != Placement::RackUnits ||
                !project.facts(device.part).heightU)
                continue;
            finding.message = 1;
            finding.params = {self, FindingNumber{double(height), "U", 0}, holder};
        } else if (project.facts(rack.part).rackUnits && device.u + height - 1 > rackUnits(project, rack)) {
            finding.params = {self, FindingNumber{double(device.u), "", 0},
                              FindingNumber{double(height), "U", 0}, holder,
                              FindingNumber{double(rackUnits(project, rack)), "U", 0}};
        } else {
            continue;
        }
        finding.objects = {self, holder};
        finding.fix = [id = id](ProjectEditor& editor) { return moveInside(editor, id); };
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kBeyondRack{
    {"beyond-rack",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Device beyond the rack's units"),
     QT_TRANSLATE_NOOP("rules",
                       "The lowest unit and the height of each device against the units of its rack."),
     {QT_TRANSLATE_NOOP("rules", "%1 starts at U%2 and is %3 high, but %4 has %5"),
      QT_TRANSLATE_NOOP("rules", "%1 is %2 high but is mounted in no unit of %3")},
     QT_TRANSLATE_NOOP("rules", "Move the device to free units or choose a taller rack"),
     QT_TRANSLATE_NOOP("rules", "geometry of the drawing")},
    check};

} // namespace cw::rules
