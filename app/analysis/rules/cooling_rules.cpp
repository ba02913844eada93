// CRAHs and CDUs above their capacity, now or with one of them out; heat that nothing takes away; warm
// inlets.
#include "app/analysis/rules/cooling_rules.h"

#include <QtGlobal>

#include <map>

namespace cw::analysis {

namespace {

constexpr double kFullPct = 100.0;

/// Calls f(element, result) for every air unit and CDU with a known rating.
template <class F>
void eachMachine(const Analysis& answers, F&& f) {
    if (!answers.thermal) return;
    const ThermalAnswer& a = *answers.thermal;
    for (std::size_t i = 0; i < a.airUnits.size() && i < a.result.airUnits.size(); ++i)
        if (a.result.airUnits[i].ratingKw) f(a.airUnits[i], a.result.airUnits[i]);
    for (std::size_t i = 0; i < a.cdus.size() && i < a.result.cdus.size(); ++i)
        if (a.result.cdus[i].ratingKw) f(a.cdus[i], a.result.cdus[i]);
}

void checkOverload(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    eachMachine(answers, [&](CoolingElementId id, const auto& r) {
        if (r.loadPct.value_or(0) <= kFullPct) return;
        Finding f(kCoolingOverloadRule.info);
        f.objects = {ObjectRef::of(id)};
        f.params = {ObjectRef::of(id), FindingNumber{r.loadKw, "kW", 0}, FindingNumber{*r.ratingKw, "kW", 0}};
        out.push_back(std::move(f));
    });
}

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

void checkHeat(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    if (!answers.thermal) return;
    const ThermalAnswer& a = *answers.thermal;
    constexpr double kNoticeableKw = 0.05;
    for (std::size_t i = 0; i < a.halls.size() && i < a.result.halls.size(); ++i) {
        const auto report = [&](double shortKw, std::uint8_t message) {
            if (shortKw < kNoticeableKw) return;
            Finding f(kHeatNotRemovedRule.info);
            f.message = message;
            f.objects = {ObjectRef::of(a.halls[i])};
            f.params = {ObjectRef::of(a.halls[i]), FindingNumber{shortKw, "kW", 1}};
            out.push_back(std::move(f));
        };
        report(a.result.halls[i].airShortKw, 0);
        report(a.result.halls[i].liquidShortKw, 1);
    }
}

void checkInlet(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    if (!answers.thermal) return;
    const ThermalAnswer& a = *answers.thermal;
    std::map<std::uint32_t, Finding> byHall;
    for (std::size_t i = 0; i < a.racks.size() && i < a.result.racks.size(); ++i) {
        const auto& r = a.result.racks[i];
        const auto& limit = a.input.racks[i].inletLimitC;
        if (!r.inletC || !limit || *r.inletC <= limit->value) continue;
        auto [at, fresh] = byHall.try_emplace(a.input.racks[i].hall, kInletRule.info);
        if (fresh)
            at->second.params = {ObjectRef::of(a.racks[i]), FindingNumber{*r.inletC, "°C", 1},
                                 FindingNumber{limit->value, "°C", 1}};
        at->second.objects.push_back(ObjectRef::of(a.racks[i]));
    }
    for (auto& [hall, f] : byHall) {
        f.params.push_back(FindingNumber{double(f.objects.size()), "", 0});
        out.push_back(std::move(f));
    }
}

void checkSite(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    if (!answers.sites) return;
    for (const SiteAnswer& a : *answers.sites) {
        if (a.result.capacityOk.value_or(true)) continue;
        Finding f(kSiteCapacityRule.info);
        f.objects = {ObjectRef::of(a.site)};
        f.params = {ObjectRef::of(a.site), FindingNumber{a.result.neededKw.value_or(0) / 1e3, "MW", 2},
                    FindingNumber{a.result.contractedKw.value_or(0) / 1e3, "MW", 2}};
        out.push_back(std::move(f));
    }
}

} // namespace

const ResultRule kCoolingOverloadRule{
    {"cooling-overload",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Cooling machine overloaded"),
     QT_TRANSLATE_NOOP("rules", "The heat that each CRAH and CDU takes against its capacity."),
     {QT_TRANSLATE_NOOP("rules", "%1 takes %2, its capacity is %3")},
     QT_TRANSLATE_NOOP("rules", "Add a machine to the loop, or choose a larger one."),
     QT_TRANSLATE_NOOP("rules", "Capacity of the machine or its part")},
    checkOverload};

const ResultRule kCoolingRedundancyRule{
    {"cooling-redundancy",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "No spare cooling machine"),
     QT_TRANSLATE_NOOP("rules", "The load of the machines of each loop with the largest one out."),
     {QT_TRANSLATE_NOOP("rules", "%1: with one machine out, the others run at %2 of their capacity")},
     QT_TRANSLATE_NOOP("rules", "Add one machine to the loop (N+1)."),
     QT_TRANSLATE_NOOP("rules", "Enumeration of single failures")},
    checkRedundancy};

const ResultRule kHeatNotRemovedRule{
    {"heat-not-removed",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Heat that nothing takes away"),
     QT_TRANSLATE_NOOP("rules", "The heat of each hall against the air units and CDUs that serve it."),
     {QT_TRANSLATE_NOOP("rules", "%1: %2 to air is beyond the air units"),
      QT_TRANSLATE_NOOP("rules", "%1: %2 to liquid is beyond the CDUs, or its racks are on no loop")},
     QT_TRANSLATE_NOOP("rules", "Draw the missing machines, or connect the racks to a loop."),
     QT_TRANSLATE_NOOP("rules", "Heat balance of the hall")},
    checkHeat};

const ResultRule kInletRule{
    {"inlet-temperature",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "Inlet above the limit of a device"),
     QT_TRANSLATE_NOOP(
         "rules",
         "The screening estimate of each rack's inlet against the lowest inlet limit of its devices."),
     {QT_TRANSLATE_NOOP("rules",
                        "%1 would breathe %2, its limit is %3 (%4 racks in all; screening estimate)")},
     QT_TRANSLATE_NOOP("rules", "Supply more or colder air, or close the containment."),
     QT_TRANSLATE_NOOP("rules", "Inlet limit of the part; perfect mixing, not CFD")},
    checkInlet};

const ResultRule kSiteCapacityRule{
    {"site-capacity",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "More power needed than contracted"),
     QT_TRANSLATE_NOOP("rules", "IT power, losses and cooling at peak against the connection of each site."),
     {QT_TRANSLATE_NOOP("rules", "%1 needs %2 at peak, %3 is contracted")},
     QT_TRANSLATE_NOOP("rules", "Raise the connection, reduce the design, or choose another site."),
     QT_TRANSLATE_NOOP("rules", "Contracted power as entered")},
    checkSite};

} // namespace cw::analysis
