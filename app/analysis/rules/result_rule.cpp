#include "app/analysis/rules/result_rule.h"

#include "app/analysis/rules/all_result_rules.h"
#include "model/rules/rule.h"
#include "model/rules/waivers.h"

namespace cw::analysis {

std::span<const ResultRule* const> resultRules() {
    static constexpr std::array kAll{&kNotAnsweredRule,    &kRackPowerRule,       &kRackMassRule,
                                     &kFloorLoadRule,      &kSupplyShortfallRule, &kFeedOverloadRule,
                                     &kLostRedundancyRule, &kCoolingOverloadRule, &kCoolingRedundancyRule,
                                     &kHeatNotRemovedRule, &kHeatRejectionRule,   &kRejectionRedundancyRule,
                                     &kInletRule,          &kUnreachableHostRule, &kOversubscriptionRule,
                                     &kSiteCapacityRule};
    return kAll;
}

namespace {

/// The answers without those that a solver refused to give: rules on them have nothing to judge.
Analysis given(Analysis answers) {
    if (!isGiven(answers.density)) answers.density = nullptr;
    if (!isGiven(answers.power)) answers.power = nullptr;
    if (!isGiven(answers.thermal)) answers.thermal = nullptr;
    return answers;
}

} // namespace

std::vector<Finding> checkDesign(const Project& project, const Analysis& answers, std::stop_token stop) {
    std::vector<Finding> findings = checkDrawing(project, stop);
    const Analysis judged = given(answers);
    for (const ResultRule* rule : resultRules()) {
        if (stop.stop_requested()) break;
        rule->check(project, rule == &kNotAnsweredRule ? answers : judged, findings);
    }
    applyWaivers(findings, project);
    sortFindings(findings);
    return findings;
}

} // namespace cw::analysis
