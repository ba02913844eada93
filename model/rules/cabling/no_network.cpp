#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    if (project.cables().empty()) return; // nothing is cabled yet: one missing cable says nothing
    for (const auto& [id, device] : project.devices()) {
        if (device.role == DeviceRole::PatchPanel || device.role == DeviceRole::Blank ||
            device.role == DeviceRole::PowerShelf || device.role == DeviceRole::Other)
            continue;
        if (project.parts()[device.part].spec.ports.empty()) continue;
        if (!project.referrers<Cable>(id).empty()) continue;
        Finding finding(kNoNetwork.info);
        finding.message = isSwitch(device.role) ? 1 : 0;
        finding.objects = {ObjectRef::of(id)};
        finding.params = {ObjectRef::of(id)};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kNoNetwork{
    {"no-network",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "Device without a cable"),
     QT_TRANSLATE_NOOP("rules", "Servers, storage and switches that have ports, once the design has cables."),
     {QT_TRANSLATE_NOOP("rules", "%1 is not cabled to anything"),
      QT_TRANSLATE_NOOP("rules", "Switch %1 is not cabled to anything")},
     QT_TRANSLATE_NOOP("rules", "Cable the device or remove it"),
     "the drawing"},
    check};

} // namespace cw::rules
