// Feeds that a single failure overloads.
#include "app/analysis/rules/all_result_rules.h"
#include "app/analysis/rules/feed_groups.h"

#include <QtGlobal>

namespace cw::analysis {

namespace power = solvers::power;

namespace {

void checkRedundancy(const Project& project, const Analysis& answers, std::vector<Finding>& out) {
    eachFeedGroup(kLostRedundancyRule, project, answers, out, [](const power::ElementResult& r) {
        const bool already = r.loadPct.value_or(0) > kFullPct; // said by the overload rule
        return std::pair(already ? 0.0 : r.worstSingleFailurePct.value_or(0), r.worstFailure);
    });
}

} // namespace

const ResultRule kLostRedundancyRule{
    {"lost-redundancy",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "A single failure overloads a feed"),
     QT_TRANSLATE_NOOP("rules", "The load of every element after the failure of any one other element."),
     {QT_TRANSLATE_NOOP("rules", "%1 would carry %2 after the loss of %5, it may carry %3"),
      QT_TRANSLATE_NOOP("rules",
                        "%1 and %4 more like it would carry %2 after the loss of %5, they may carry %3")},
     QT_TRANSLATE_NOOP("rules", "Each side must carry the whole load: raise the rating or reduce the load."),
     QT_TRANSLATE_NOOP("rules", "Enumeration of single failures")},
    checkRedundancy};

} // namespace cw::analysis
