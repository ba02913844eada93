// Heat of a hall that nothing takes away.
#include "app/analysis/rules/all_result_rules.h"
#include "app/analysis/rules/cooling_machines.h"

#include <QtGlobal>

namespace cw::analysis {

namespace {

void checkHeat(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    if (!answers.thermal) return;
    const ThermalAnswer& a = *answers.thermal;
    for (std::size_t i = 0; i < a.halls.size() && i < a.result.halls.size(); ++i) {
        const auto report = [&](double shortKw, std::uint8_t message) {
            if (shortKw < kNoticeableKw) return;
            Finding f(kHeatNotRemovedRule.info);
            f.message = message;
            f.objects = {ObjectRef::of(a.halls[i])};
            f.params = {ObjectRef::of(a.halls[i]), FindingNumber{shortKw, "kW", 1}};
            out.push_back(std::move(f));
        };
        report(a.result.halls[i].airShortKw, 0);
        report(a.result.halls[i].liquidShortKw, 1);
    }
}

} // namespace

const ResultRule kHeatNotRemovedRule{
    {"heat-not-removed",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Heat that nothing takes away"),
     QT_TRANSLATE_NOOP("rules", "The heat of each hall against the air units and CDUs that serve it."),
     {QT_TRANSLATE_NOOP("rules", "%1: %2 to air is beyond the air units"),
      QT_TRANSLATE_NOOP("rules", "%1: %2 to liquid is beyond the CDUs, or its racks are on no loop")},
     QT_TRANSLATE_NOOP("rules", "Draw the missing machines, or connect the racks to a loop."),
     QT_TRANSLATE_NOOP("rules", "Heat balance of the hall")},
    checkHeat};

} // namespace cw::analysis
