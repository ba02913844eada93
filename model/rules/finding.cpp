#include "model/rules/finding.h"

#include <algorithm>
#include <map>

namespace cw {

FindingCounts countFindings(const std::vector<Finding>& findings) {
    FindingCounts counts;
    for (const Finding& finding : findings) {
        if (finding.waived)
            ++counts.waived;
        else if (finding.severity == Severity::Error)
            ++counts.errors;
        else if (finding.severity == Severity::Warning)
            ++counts.warnings;
        else
            ++counts.infos;
    }
    return counts;
}

void sortFindings(std::vector<Finding>& findings) {
    std::map<const RuleInfo*, std::size_t> order;
    for (const Finding& finding : findings)
        order.emplace(finding.rule, order.size());
    std::stable_sort(findings.begin(), findings.end(), [&](const Finding& a, const Finding& b) {
        if (a.severity != b.severity) return a.severity < b.severity;
        if (a.rule != b.rule) return order[a.rule] < order[b.rule];
        return a.objects < b.objects;
    });
}

} // namespace cw
