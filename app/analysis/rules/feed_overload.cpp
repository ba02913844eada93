// Feeds above their rating.
#include "app/analysis/rules/all_result_rules.h"
#include "app/analysis/rules/feed_groups.h"

#include <QtGlobal>

namespace cw::analysis {

namespace power = solvers::power;

namespace {

void checkOverload(const Project& project, const Analysis& answers, std::vector<Finding>& out) {
    eachFeedGroup(kFeedOverloadRule, project, answers, out,
                  [](const power::ElementResult& r) { return std::pair(r.loadPct.value_or(0), -1); });
}

} // namespace

const ResultRule kFeedOverloadRule{
    {"feed-overload",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Feed overloaded"),
     QT_TRANSLATE_NOOP("rules", "The load of every element of the power tree against the smallest of its "
                                "limits, with the 80 % rule for continuous load where it applies."),
     {QT_TRANSLATE_NOOP("rules", "%1 carries %2, it may carry %3"),
      QT_TRANSLATE_NOOP("rules", "%1 and %4 more like it carry %2 each, they may carry %3")},
     QT_TRANSLATE_NOOP("rules", "Spread the load over more feeds, or choose a larger rating."),
     QT_TRANSLATE_NOOP("rules", "Rating of the element or its part; NEC 210.20(A) for the 80 % rule")},
    checkOverload};

} // namespace cw::analysis
