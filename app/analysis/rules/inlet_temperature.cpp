// Inlets above the limit of a device.
#include "app/analysis/rules/all_result_rules.h"

#include <QtGlobal>

#include <map>

namespace cw::analysis {

namespace {

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

} // namespace

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

} // namespace cw::analysis
