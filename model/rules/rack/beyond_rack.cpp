#include "model/edit/project_editor.h"
#include "model/rules/all_rules.h"
#include "model/rules/rack_space.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

Status moveInside(ProjectEditor& editor, DeviceId id) {
    const Project& project = editor.project();
    const Device* device = project.find(id);
    if (!device) return Error{ErrorCode::NotFound, "beyond-rack", "the device is gone"};
    const auto u = firstFreeUnit(project, device->rack, device->part, device->face, id);
    if (!u) return Error{ErrorCode::Conflict, "beyond-rack", "no free units in the rack"};
    return editor.set(id, &Device::u, *u);
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, device] : project.devices()) {
        const MountFacts& mount = drawn.mount(device.part);
        const MountFacts& rack = drawn.mount(project.racks()[device.rack].part);
        if (mount.halfUnits == 0) continue;
        Finding finding(kBeyondRack.info);
        const ObjectRef self = ObjectRef::of(id);
        const ObjectRef holder = ObjectRef::of(device.rack);
        const double height = mount.halfUnits / 2.0;
        const int decimals = mount.halfUnits % 2;
        if (device.u == 0) {
            finding.message = 2;
            finding.params = {self, FindingNumber{height, "U", decimals}, holder};
        } else if (device.u < 0) {
            finding.message = 1;
            finding.params = {self, FindingNumber{double(device.u), "", 0}, holder};
        } else if (rack.rackHalfUnits > 0 && unitSpan(device, mount).top > rack.rackHalfUnits + 2) {
            finding.params = {self, FindingNumber{double(device.u), "", 0},
                              FindingNumber{height, "U", decimals}, holder,
                              FindingNumber{rack.rackHalfUnits / 2.0, "U", rack.rackHalfUnits % 2}};
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
      QT_TRANSLATE_NOOP("rules", "%1 is at U%2, below the first unit of %3"),
      QT_TRANSLATE_NOOP("rules", "%1 is %2 high but is mounted in no unit of %3")},
     QT_TRANSLATE_NOOP("rules", "Move the device to free units or choose a taller rack"),
     "geometry of the drawing"},
    check};

} // namespace cw::rules
