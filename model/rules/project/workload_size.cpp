#include "model/accelerators.h"
#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    if (project.workloads().empty()) return;
    double present = 0;
    for (const auto& [id, device] : project.devices())
        present += double(acceleratorsIn(project, device));
    for (const auto& [id, workload] : project.workloads()) {
        if (!workload.accelerators || *workload.accelerators <= present) continue;
        Finding finding(kWorkloadSize.info);
        finding.objects = {ObjectRef::of(id)};
        finding.params = {ObjectRef::of(id), FindingNumber{double(*workload.accelerators), "", 0},
                          FindingNumber{present, "", 0}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kWorkloadSize{
    {"workload-size",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "Fewer accelerators than the workload needs"),
     QT_TRANSLATE_NOOP("rules", "The accelerators that each workload states against those that are drawn."),
     {QT_TRANSLATE_NOOP("rules", "%1 needs %2 accelerators; %3 are drawn")},
     QT_TRANSLATE_NOOP("rules", "Add servers, or correct the workload"),
     QT_TRANSLATE_NOOP("rules", "the drawing and the workload as stated")},
    check};

} // namespace cw::rules
