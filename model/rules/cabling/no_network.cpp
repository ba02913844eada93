#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <set>

namespace cw::rules {

namespace {

/// Servers with accelerators that no cable of a compute fabric reaches, unless one scale-up domain holds all.
void checkCompute(const Project& project, std::vector<Finding>& findings) {
    std::vector<ObjectRef> alone;
    std::set<std::uint32_t> groups;
    std::uint32_t single = 0;
    for (const auto& [id, device] : project.devices()) {
        const auto& gpus = project.facts(device.part).gpuCount;
        if (device.role != DeviceRole::Server || !gpus || gpus->value < 1) continue;
        groups.insert(device.scaleUpDomain ? device.scaleUpDomain->value() : ~single++);
        bool onCompute = false;
        for (CableId cable : project.referrers<Cable>(id))
            onCompute =
                onCompute || project.fabrics()[project.cables()[cable].fabric].role == FabricRole::Compute;
        if (!onCompute) alone.push_back(ObjectRef::of(id));
    }
    if (alone.empty() || groups.size() < 2) return;
    Finding finding(kNoNetwork.info);
    finding.message = alone.size() > 1 ? 3 : 2;
    finding.params = {alone.front(), FindingNumber{double(alone.size() - 1), "", 0}};
    finding.objects = std::move(alone);
    findings.push_back(std::move(finding));
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    if (project.cables().empty()) return; // nothing is cabled yet: one missing cable says nothing
    checkCompute(project, findings);
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
     QT_TRANSLATE_NOOP("rules", "Device without its network"),
     QT_TRANSLATE_NOOP("rules",
                       "Servers, storage and switches that have ports, once the design has cables; and that "
                       "servers with accelerators are on a compute fabric when there are several."),
     {QT_TRANSLATE_NOOP("rules", "%1 is not cabled to anything"),
      QT_TRANSLATE_NOOP("rules", "Switch %1 is not cabled to anything"),
      QT_TRANSLATE_NOOP("rules", "%1 has accelerators, but no cable of a compute fabric"),
      QT_TRANSLATE_NOOP("rules",
                        "%1 and %2 more servers have accelerators, but no cable of a compute fabric")},
     QT_TRANSLATE_NOOP("rules", "Cable the device or remove it"),
     QT_TRANSLATE_NOOP("rules", "the drawing")},
    check};

} // namespace cw::rules
