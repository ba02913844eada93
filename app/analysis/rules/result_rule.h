// Design rules on what the solvers answered; the same findings as the rules on the drawing.
#pragma once

#include "app/analysis/analysis.h"
#include "model/rules/finding.h"

#include <span>

namespace cw::analysis {

/// One rule. `check` appends its findings; a domain that has no answer yet is not judged.
struct ResultRule {
    RuleInfo info;
    void (*check)(const Project&, const Analysis&, std::vector<Finding>&);
};

/// Every rule on results, in the order in which they are listed to people.
std::span<const ResultRule* const> resultRules();

/// Rules on the drawing and on results together, waivers applied, sorted.
std::vector<Finding> checkDesign(const Project& project, const Analysis& answers, std::stop_token stop = {});

} // namespace cw::analysis
