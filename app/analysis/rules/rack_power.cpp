// Rack draw against the limit of the rack or its hall.
#include "app/analysis/rules/all_result_rules.h"
#include "app/analysis/rules/rack_reason.h"

#include <QtGlobal>

namespace cw::analysis {

namespace density = solvers::density;

namespace {

void checkPower(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    eachRackWith(
        kRackPowerRule, answers, density::Reason::OverPowerLimit, out,
        [](Finding& f, const density::Rack&, const density::RackResult& r, const density::DensityInput&) {
            f.params.push_back(FindingNumber{r.powerKw, "kW", 1});
            f.params.push_back(FindingNumber{r.limitKw.value_or(0), "kW", 1});
        });
}

} // namespace

const ResultRule kRackPowerRule{
    {"rack-power",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Rack above its power limit"),
     QT_TRANSLATE_NOOP("rules",
                       "The maximum draw of a rack's devices against the limit of the rack or its hall."),
     {QT_TRANSLATE_NOOP("rules", "%1 draws %2 at most, its limit is %3")},
     QT_TRANSLATE_NOOP("rules",
                       "Move devices to another rack, or raise the limit if feeds and cooling allow it."),
     QT_TRANSLATE_NOOP("rules", "Limit entered by the planner")},
    checkPower};

} // namespace cw::analysis
