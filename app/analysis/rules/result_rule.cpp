#include "app/analysis/rules/result_rule.h"

#include "app/analysis/rules/cooling_rules.h"
#include "app/analysis/rules/density_rules.h"
#include "app/analysis/rules/fabric_rules.h"
#include "app/analysis/rules/power_rules.h"
#include "model/rules/rule.h"

namespace cw::analysis {

std::span<const ResultRule* const> resultRules() {
    static constexpr std::array kAll{&kRackPowerRule,       &kRackMassRule,          &kFloorLoadRule,
                                     &kSupplyShortfallRule, &kFeedOverloadRule,      &kLostRedundancyRule,
                                     &kCoolingOverloadRule, &kCoolingRedundancyRule, &kHeatNotRemovedRule,
                                     &kInletRule,           &kUnreachableHostRule,   &kOversubscriptionRule,
                                     &kSiteCapacityRule};
    return kAll;
}

std::vector<Finding> checkDesign(const Project& project, const Analysis& answers, std::stop_token stop) {
    std::vector<Finding> findings = checkDrawing(project, stop);
    for (const ResultRule* rule : resultRules()) {
        if (stop.stop_requested()) break;
        rule->check(project, answers, findings);
    }
    applyWaivers(findings, project);
    sortFindings(findings);
    return findings;
}

} // namespace cw::analysis
