// Hosts that the fabric does not join to the others, and tiers above the accepted oversubscription.
#include "app/analysis/rules/fabric_rules.h"

#include "solvers/fabric/tiers.h"

#include <QtGlobal>

#include <cmath>
#include <limits>

namespace cw::analysis {

namespace {

void checkReach(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    if (!answers.fabrics) return;
    for (const FabricAnswer& a : *answers.fabrics) {
        if (a.result.unreachableHosts.empty()) continue;
        Finding f(kUnreachableHostRule.info);
        for (std::int32_t node : a.result.unreachableHosts)
            f.objects.push_back(ObjectRef::of(a.nodes[std::size_t(node)]));
        f.params = {FindingNumber{double(f.objects.size()), "", 0}, ObjectRef::of(a.fabric),
                    f.objects.front()};
        out.push_back(std::move(f));
    }
}

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

const ResultRule kUnreachableHostRule{
    {"unreachable-host",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Host cannot reach the others"),
     QT_TRANSLATE_NOOP("rules", "Every host of a fabric against the part of it that holds most endpoints."),
     {QT_TRANSLATE_NOOP("rules", "%1 hosts of %2 have no path to the others, first %3")},
     QT_TRANSLATE_NOOP("rules", "Draw the missing cables."),
     QT_TRANSLATE_NOOP("rules", "Connectivity of the drawn cables")},
    checkReach};

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
