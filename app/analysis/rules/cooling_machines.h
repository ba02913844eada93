// What the rules on cooling machines share.
#pragma once

#include "app/analysis/rules/result_rule.h"

namespace cw::analysis {

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

/// Calls f(loop, result) for every loop of facility water; the machines in the rooms have rules of their own.
template <class F>
void eachFacilityLoop(const Project& project, const Analysis& answers, F&& f) {
    if (!answers.power) return;
    const CoolingAnswer& cooling = answers.power->cooling;
    for (std::size_t i = 0; i < cooling.result.loops.size(); ++i)
        if (const CoolingLoop* loop = project.find(cooling.loops[i]);
            loop && loop->medium == LoopMedium::Facility)
            f(cooling.loops[i], cooling.result.loops[i]);
}

constexpr double kNoticeableKw = 0.05; ///< rounding is not heat

} // namespace cw::analysis
