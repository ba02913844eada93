// Uniform floor load against the limit of the hall.
#include "app/analysis/rules/all_result_rules.h"
#include "app/analysis/rules/rack_reason.h"

#include <QtGlobal>

namespace cw::analysis {

namespace density = solvers::density;

namespace {

void checkFloor(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    eachRackWith(kFloorLoadRule, answers, density::Reason::OverFloorLoad, out,
                 [](Finding& f, const density::Rack& rack, const density::RackResult& r,
                    const density::DensityInput& input) {
                     const auto& limit = input.halls[rack.hall].floorLimitKgM2;
                     f.params.push_back(FindingNumber{r.floorKgM2, "kg/m²", 0});
                     f.params.push_back(FindingNumber{limit ? limit->value : 0, "kg/m²", 0});
                 });
}

} // namespace

const ResultRule kFloorLoadRule{
    {"floor-load",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Floor load too high"),
     QT_TRANSLATE_NOOP(
         "rules",
         "The uniform load of a rack with its service clearance against the limit of the hall's floor."),
     {QT_TRANSLATE_NOOP("rules", "%1 loads the floor with %2, the hall permits %3")},
     QT_TRANSLATE_NOOP(
         "rules", "Spread the load: fewer devices a rack, wider clearances, or a load-spreading plinth."),
     QT_TRANSLATE_NOOP("rules", "IBM site planning form of the uniform load; the limit is the planner's")},
    checkFloor};

} // namespace cw::analysis
