#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, device] : project.devices()) {
        const MountFacts& mount = drawn.mount(device.part);
        const ObjectRef holder = ObjectRef::of(device.rack);
        const MountFacts& rack = drawn.mount(project.racks()[device.rack].part);
        const auto limit = rack.usableDepthMm ? rack.usableDepthMm : rack.depthMm;
        if (device.u == 0 || !mount.depthMm || !limit || *mount.depthMm <= *limit) continue;
        Finding finding(kDeviceDepth.info);
        finding.message = rack.usableDepthMm ? 0 : 1;
        finding.objects = {ObjectRef::of(id), holder};
        finding.params = {ObjectRef::of(id), FindingNumber{*mount.depthMm, "mm", 0}, holder,
                          FindingNumber{*limit, "mm", 0}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kDeviceDepth{
    {"device-depth",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Device deeper than its rack"),
     QT_TRANSLATE_NOOP("rules",
                       "The depth of each device against the mounting depth of its rack, or against the "
                       "outer depth where no mounting depth is stated."),
     {QT_TRANSLATE_NOOP("rules", "%1 is %2 deep; %3 takes devices up to %4"),
      QT_TRANSLATE_NOOP("rules", "%1 is %2 deep; %3 is only %4 deep on the outside")},
     QT_TRANSLATE_NOOP("rules", "Choose a deeper rack for this device"),
     QT_TRANSLATE_NOOP("rules", "depths of the catalogue parts")},
    check};

} // namespace cw::rules
