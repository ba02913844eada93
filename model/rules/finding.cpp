#include "model/rules/finding.h"

#include "model/object_name.h"

#include <algorithm>
#include <map>
#include <set>

namespace cw {

std::string waiverKey(const Finding& finding, const Project& project) {
    // Objects of one name would repeat the same words: a set of duplicates is named once.
    std::vector<std::string> names;
    std::set<std::string> seen;
    for (const ObjectRef ref : finding.objects) {
        std::string name = std::string(enumName(ref.kind)) + "/" + objectName(project, ref);
        if (seen.insert(name).second) names.push_back(std::move(name));
    }
    std::string key;
    for (const auto& name : names)
        key += (key.empty() ? "" : " + ") + name;
    return key;
}

void applyWaivers(std::vector<Finding>& findings, const Project& project) {
    std::multimap<std::string_view, const Waiver*> byRule;
    for (const auto& [id, waiver] : project.waivers())
        byRule.emplace(waiver.rule, &waiver);
    for (Finding& finding : findings) {
        finding.waived = false;
        finding.waiverReason.clear();
        const auto [first, last] = byRule.equal_range(finding.ruleId());
        if (first == last) continue;
        const std::string key = waiverKey(finding, project);
        for (auto it = first; it != last && !finding.waived; ++it) {
            if (!it->second->object.empty() && it->second->object != key) continue;
            finding.waived = true;
            finding.waiverReason = it->second->reason;
        }
    }
}

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
