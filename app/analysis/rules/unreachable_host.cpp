// Hosts that the fabric does not join to the others.
#include "app/analysis/rules/all_result_rules.h"

#include <QtGlobal>

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

} // namespace cw::analysis
