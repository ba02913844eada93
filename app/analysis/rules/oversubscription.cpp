// Tiers above the accepted oversubscription.
#include "app/analysis/rules/all_result_rules.h"
#include "solvers/fabric/tiers.h"

#include <QtGlobal>

#include <cmath>
#include <limits>

namespace cw::analysis {

namespace {

void checkOversubscription(const Project& project, const Analysis& answers, std::vector<Finding>& out) {
    if (!answers.fabrics) return;
    constexpr double kRounding = 1e-9;
    for (const FabricAnswer& a : *answers.fabrics) {
        const Fabric* fabric = project.find(a.fabric);
        if (!fabric) continue;
        // A switch without any way up is wrong whatever the planner accepts.
        const double most = fabric->oversubscriptionTarget.value_or(std::numeric_limits<double>::max());
        for (const auto& tier : a.result.tiers) {
            if (!tier.oversubscription || *tier.oversubscription <= most * (1 + kRounding)) continue;
            Finding f(kOversubscriptionRule.info);
            f.objects = {ObjectRef::of(a.fabric)};
            if (tier.worstSwitch >= 0)
                f.objects.push_back(ObjectRef::of(a.nodes[std::size_t(tier.worstSwitch)]));
            f.params = {ObjectRef::of(a.fabric), solvers::fabric::tierPhrase(tier.name),
                        FindingNumber{*tier.oversubscription, "", 2}, FindingNumber{most, "", 2}};
            if (!std::isfinite(*tier.oversubscription)) {
                f.message = 1;
                f.params = {f.objects.back(), ObjectRef::of(a.fabric)};
            }
            out.push_back(std::move(f));
        }
    }
}

} // namespace

const ResultRule kOversubscriptionRule{
    {"oversubscription",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "Oversubscription above target"),
     QT_TRANSLATE_NOOP(
         "rules",
         "Capacity down against capacity up of the worst switch of each tier, against the fabric's target."),
     {QT_TRANSLATE_NOOP("rules", "%1: the %2 tier is oversubscribed %3:1, the target is %4:1"),
      QT_TRANSLATE_NOOP("rules", "%1 of %2 has no link to the tier above")},
     QT_TRANSLATE_NOOP("rules", "Add uplinks or switches to the tier above, or accept a higher ratio."),
     QT_TRANSLATE_NOOP("rules", "Target entered by the planner or set by the reference design")},
    checkOversubscription};

} // namespace cw::analysis
