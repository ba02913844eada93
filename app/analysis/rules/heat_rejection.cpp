// Facility loops whose chillers and dry coolers cannot take the heat that is brought to them.
#include "app/analysis/rules/all_result_rules.h"
#include "app/analysis/rules/cooling_machines.h"

#include <QtGlobal>

namespace cw::analysis {

namespace {

void check(const Project& project, const Analysis& answers, std::vector<Finding>& out) {
    eachFacilityLoop(project, answers, [&](CoolingLoopId loop, const solvers::plant::LoopPower& r) {
        Finding f(kHeatRejectionRule.info);
        f.objects = {ObjectRef::of(loop)};
        f.params = {ObjectRef::of(loop), FindingNumber{r.heatKw, "kW", 0}};
        if (!r.served && r.heatKw > kNoticeableKw) {
            f.message = 1;
            out.push_back(std::move(f));
        } else if (r.capacityKw && r.heatKw > *r.capacityKw + kNoticeableKw) {
            f.params.push_back(FindingNumber{*r.capacityKw, "kW", 0});
            out.push_back(std::move(f));
        }
    });
}

} // namespace

const ResultRule kHeatRejectionRule{
    {"heat-rejection",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Heat that does not get outdoors"),
     QT_TRANSLATE_NOOP("rules",
                       "The heat that is brought to each loop of facility water against the chillers, dry "
                       "coolers and towers that serve it."),
     {QT_TRANSLATE_NOOP("rules", "%1 is brought %2, its machines take %3"),
      QT_TRANSLATE_NOOP("rules", "%1 is brought %2, and no machine serves it")},
     QT_TRANSLATE_NOOP("rules", "Add a chiller, dry cooler or tower to the loop."),
     QT_TRANSLATE_NOOP("rules", "Heat balance of the loops at full load")},
    check};

} // namespace cw::analysis
