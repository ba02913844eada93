// A design rule on what is drawn, and the registry of all of them.
#pragma once

#include "model/project.h"
#include "model/rules/finding.h"

#include <span>
#include <stop_token>

namespace cw {

class DrawnFacts;

/// One rule: what it is, and the function that looks. `check` appends its findings and never fails: what it
/// cannot know (a part without a depth) it does not judge.
struct Rule {
    RuleInfo info;
    void (*check)(const DrawnFacts&, std::vector<Finding>&);
};

/// Every rule on what is drawn, in the order in which they are listed to people. Rules on solver results live
/// with the analysis and use the same Finding.
std::span<const Rule* const> drawingRules();

/// Runs all drawing rules, applies the project's waivers and sorts. Reads only `project`, so it may run on a
/// worker with a copy. Stops early, with what was found so far, when a stop is requested.
std::vector<Finding> checkDrawing(const Project& project, std::stop_token stop = {});

} // namespace cw
