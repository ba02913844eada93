// Facility loops that cannot spare one of their chillers or dry coolers.
#include "app/analysis/rules/all_result_rules.h"
#include "app/analysis/rules/cooling_machines.h"

#include <QtGlobal>

namespace cw::analysis {

namespace {

void check(const Project& project, const Analysis& answers, std::vector<Finding>& out) {
    eachFacilityLoop(project, answers, [&](CoolingLoopId loop, const solvers::plant::LoopPower& r) {
        if (!r.capacityKw || r.heatKw > *r.capacityKw + kNoticeableKw) return; // said by the other rule
        if (r.heatKw <= *r.largestOutKw + kNoticeableKw) return;
        Finding f(kRejectionRedundancyRule.info);
        f.objects = {ObjectRef::of(loop)};
        f.params = {ObjectRef::of(loop), FindingNumber{r.heatKw, "kW", 0},
                    FindingNumber{*r.largestOutKw, "kW", 0}};
        out.push_back(std::move(f));
    });
}

} // namespace

const ResultRule kRejectionRedundancyRule{
    {"rejection-redundancy",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "No spare chiller or dry cooler"),
     QT_TRANSLATE_NOOP(
         "rules", "The heat of each loop of facility water against its machines without the largest one."),
     {QT_TRANSLATE_NOOP("rules", "%1 is brought %2; with the largest machine out, the others take %3")},
     QT_TRANSLATE_NOOP("rules", "Add one machine to the loop (N+1)."),
     QT_TRANSLATE_NOOP("rules", "Enumeration of single failures")},
    check};

} // namespace cw::analysis
