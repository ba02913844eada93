#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

enum Message : std::uint8_t { NoLoop, UnservedLoop, AirLoop, NoAirCooling };

Finding about(Message message, ObjectRef object) {
    Finding finding(kNoCooling.info);
    finding.message = message;
    finding.objects = {object};
    finding.params = {object};
    return finding;
}

bool isServed(const Project& project, CoolingLoopId loop) {
    for (const CoolingElementId id : project.referrers<CoolingElement>(loop))
        if (project.coolingElements()[id].serves == loop) return true;
    return false;
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::vector<std::uint8_t> hallHasHeat(project.halls().idLimit(), 0);
    std::vector<std::uint8_t> hallHasAir(project.halls().idLimit(), 0);
    std::vector<std::uint8_t> loopUsed(project.coolingLoops().idLimit(), 0);

    for (const auto& [id, rack] : project.racks()) {
        std::optional<DeviceId> liquid;
        for (const DeviceId deviceId : project.referrers<Device>(id)) {
            const Device& device = project.devices()[deviceId];
            if (drawn.isPowered(device)) hallHasHeat[rack.hall.value()] = 1;
            if (!liquid && drawn.mount(device.part).liquid) liquid = deviceId;
        }
        if (rack.liquidLoop) loopUsed[rack.liquidLoop->value()] = 1;
        if (!liquid) continue;
        if (!rack.liquidLoop) {
            Finding finding = about(NoLoop, ObjectRef::of(id));
            finding.params.push_back(ObjectRef::of(*liquid));
            findings.push_back(std::move(finding));
        } else if (project.coolingLoops()[*rack.liquidLoop].medium == LoopMedium::Air) {
            Finding finding = about(AirLoop, ObjectRef::of(id));
            finding.params.push_back(ObjectRef::of(*rack.liquidLoop));
            findings.push_back(std::move(finding));
        }
    }
    for (const auto& [id, element] : project.coolingElements()) {
        const CoolingLoop& loop = project.coolingLoops()[element.serves];
        if (loop.medium != LoopMedium::Air) continue;
        if (loop.hall) hallHasAir[loop.hall->value()] = 1;
        if (element.hall) hallHasAir[element.hall->value()] = 1;
    }
    for (const auto& [id, loop] : project.coolingLoops())
        if (loopUsed[id.value()] && !isServed(project, id))
            findings.push_back(about(UnservedLoop, ObjectRef::of(id)));
    for (const auto& [id, hall] : project.halls())
        if (hallHasHeat[id.value()] && !hallHasAir[id.value()])
            findings.push_back(about(NoAirCooling, ObjectRef::of(id)));
}

} // namespace

const Rule kNoCooling{
    {"no-cooling",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Heat that nothing takes away"),
     QT_TRANSLATE_NOOP("rules",
                       "Racks with liquid-cooled devices have a liquid loop, each such loop has a unit that "
                       "serves it, and each hall with devices that draw power has air cooling."),
     {QT_TRANSLATE_NOOP("rules", "%1 holds liquid-cooled devices such as %2, but no liquid loop serves it"),
      QT_TRANSLATE_NOOP("rules", "No cooling unit serves the loop %1"),
      QT_TRANSLATE_NOOP("rules", "%1 holds liquid-cooled devices, but its loop %2 is an air loop"),
      QT_TRANSLATE_NOOP("rules", "No cooling unit serves the air of %1")},
     QT_TRANSLATE_NOOP("rules", "Add cooling units, or connect the rack to a loop"),
     QT_TRANSLATE_NOOP("rules", "the drawing; cooling of the catalogue parts")},
    check};

} // namespace cw::rules
