// CRAHs and CDUs that cannot spare one of them.
#include "app/analysis/rules/all_result_rules.h"
#include "app/analysis/rules/cooling_machines.h"

#include <QtGlobal>

#include <map>

namespace cw::analysis {

namespace {

constexpr double kFullPct = 100.0;

void checkRedundancy(const Project& project, const Analysis& answers, std::vector<Finding>& out) {
    // One finding a loop: its machines share one load, so all of them fail the same test.
    std::map<CoolingLoopId, Finding> byLoop;
    eachMachine(answers, [&](CoolingElementId id, const auto& r) {
        if (r.loadPct.value_or(0) > kFullPct) return; // said by the overload rule
        const double pct = r.worstSingleFailurePct.value_or(0);
        const CoolingElement* e = project.find(id);
        if (pct <= kFullPct || !e) return;
        auto [at, fresh] = byLoop.try_emplace(e->serves, kCoolingRedundancyRule.info);
        if (fresh) at->second.params = {ObjectRef::of(e->serves), FindingNumber{pct, "%", 0}};
        at->second.objects.push_back(ObjectRef::of(id));
    });
    for (auto& [loop, f] : byLoop)
        out.push_back(std::move(f));
}

} // namespace

const ResultRule kCoolingRedundancyRule{
    {"cooling-redundancy",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "No spare cooling machine"),
     QT_TRANSLATE_NOOP("rules", "The load of the machines of each loop with the largest one out."),
     {QT_TRANSLATE_NOOP("rules", "%1: with one machine out, the others run at %2 of their capacity")},
     QT_TRANSLATE_NOOP("rules", "Add one machine to the loop (N+1)."),
     QT_TRANSLATE_NOOP("rules", "Enumeration of single failures")},
    checkRedundancy};

} // namespace cw::analysis
