// What a rack carries against its static load.
#include "app/analysis/rules/all_result_rules.h"
#include "app/analysis/rules/rack_reason.h"

#include <QtGlobal>

namespace cw::analysis {

namespace density = solvers::density;

namespace {

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

} // namespace

const ResultRule kRackMassRule{
    {"rack-mass",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Rack carries too much"),
     QT_TRANSLATE_NOOP("rules", "The known mass of a rack's devices against the static load of the rack."),
     {QT_TRANSLATE_NOOP("rules", "%1 carries %2, the rack is rated for %3")},
     QT_TRANSLATE_NOOP("rules", "Move devices to another rack, or choose a rack with a higher static load."),
     QT_TRANSLATE_NOOP("rules", "Static load of the rack part")},
    checkMass};

} // namespace cw::analysis
