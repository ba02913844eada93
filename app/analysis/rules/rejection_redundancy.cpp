// Facility loops that cannot spare one of their chillers or dry coolers.
#include "app/analysis/rules/all_result_rules.h"

#include <QtGlobal>

namespace cw::analysis {

namespace {

constexpr double kNoticeableKw = 0.05;

void check(const Project& project, const Analysis& answers, std::vector<Finding>& out) {
    if (!answers.power) return;
    const CoolingAnswer& cooling = answers.power->cooling;
    for (std::size_t i = 0; i < cooling.result.loops.size(); ++i) {
        const CoolingLoop* loop = project.find(cooling.loops[i]);
        const auto& r = cooling.result.loops[i];
        if (!loop || loop->medium != LoopMedium::Facility || !r.capacityKw) continue;
        const bool isTaken = r.heatKw <= *r.capacityKw + kNoticeableKw; // else said by the other rule
        if (!isTaken || r.heatKw <= *r.largestOutKw + kNoticeableKw) continue;
        Finding f(kRejectionRedundancyRule.info);
        f.objects = {ObjectRef::of(cooling.loops[i])};
        f.params = {ObjectRef::of(cooling.loops[i]), FindingNumber{r.heatKw, "kW", 0},
                    FindingNumber{*r.largestOutKw, "kW", 0}};
        out.push_back(std::move(f));
    }
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
