// Rack draw, rack weight and floor load against their limits.
#include "app/analysis/rules/density_rules.h"

#include <QtGlobal>

#include <algorithm>

namespace cw::analysis {

namespace density = solvers::density;

namespace {

/// Appends a finding for each rack with `reason`; `fill` gives the parameters after the rack itself.
template <class Fill>
void eachRackWith(const ResultRule& rule, const Analysis& answers, density::Reason reason,
                  std::vector<Finding>& out, Fill&& fill) {
    if (!answers.density) return;
    const DensityAnswer& a = *answers.density;
    for (std::size_t i = 0; i < a.racks.size(); ++i) {
        const auto& reasons = a.result.racks[i].reasons;
        if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end()) continue;
        Finding f(rule.info);
        f.objects = {ObjectRef::of(a.racks[i])};
        f.params = {ObjectRef::of(a.racks[i])};
        fill(f, a.input.racks[i], a.result.racks[i], a.input);
        out.push_back(std::move(f));
    }
}

void checkPower(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    eachRackWith(
        kRackPowerRule, answers, density::Reason::OverPowerLimit, out,
        [](Finding& f, const density::Rack&, const density::RackResult& r, const density::DensityInput&) {
            f.params.push_back(FindingNumber{r.powerKw, "kW", 1});
            f.params.push_back(FindingNumber{r.limitKw.value_or(0), "kW", 1});
        });
}

void checkMass(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    eachRackWith(
        kRackMassRule, answers, density::Reason::OverStaticLoad, out,
        [](Finding& f, const density::Rack& rack, const density::RackResult& r,
           const density::DensityInput&) {
            const double own = rack.ownMassKg ? rack.ownMassKg->value : 0;
            f.params.push_back(FindingNumber{r.weightKg - own, "kg", 0});
            f.params.push_back(FindingNumber{rack.staticLimitKg ? rack.staticLimitKg->value : 0, "kg", 0});
        });
}

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

const ResultRule kRackMassRule{
    {"rack-mass",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Rack carries too much"),
     QT_TRANSLATE_NOOP("rules", "The known mass of a rack's devices against the static load of the rack."),
     {QT_TRANSLATE_NOOP("rules", "%1 carries %2, the rack is rated for %3")},
     QT_TRANSLATE_NOOP("rules", "Move devices to another rack, or choose a rack with a higher static load."),
     QT_TRANSLATE_NOOP("rules", "Static load of the rack part")},
    checkMass};

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
