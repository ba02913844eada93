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

} // namespace cw::analysis
