// CRAHs and CDUs above their capacity.
#include "app/analysis/rules/all_result_rules.h"
#include "app/analysis/rules/cooling_machines.h"

#include <QtGlobal>

namespace cw::analysis {

namespace {

constexpr double kFullPct = 100.0;

void checkOverload(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    eachMachine(answers, [&](CoolingElementId id, const auto& r) {
        if (r.loadPct.value_or(0) <= kFullPct) return;
        Finding f(kCoolingOverloadRule.info);
        f.objects = {ObjectRef::of(id)};
        f.params = {ObjectRef::of(id), FindingNumber{r.loadKw, "kW", 0}, FindingNumber{*r.ratingKw, "kW", 0}};
        out.push_back(std::move(f));
    });
}

} // namespace

const ResultRule kCoolingOverloadRule{
    {"cooling-overload",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Cooling machine overloaded"),
     QT_TRANSLATE_NOOP("rules", "The heat that each CRAH and CDU takes against its capacity."),
     {QT_TRANSLATE_NOOP("rules", "%1 takes %2, its capacity is %3")},
     QT_TRANSLATE_NOOP("rules", "Add a machine to the loop, or choose a larger one."),
     QT_TRANSLATE_NOOP("rules", "Capacity of the machine or its part")},
    checkOverload};

} // namespace cw::analysis
