#include "solvers/thermal/shares.h"

#include <algorithm>
#include <cmath>

namespace cw::solvers::thermal {

std::size_t Shares::worstOther(std::size_t i) const {
    std::size_t worst = i;
    for (std::size_t j = 0; j < weight.size(); ++j)
        if (j != i && (worst == i || weight[j] > weight[worst])) worst = j;
    return worst;
}

namespace {

/// Shares of `units` by the first of `measures` that all of them know, else equal ones.
template <class Unit>
void weigh(Shares& s, const std::vector<Unit>& all,
           const std::vector<std::pair<ShareBy, MaybeSourced Unit::*>>& measures) {
    for (const auto& candidate : measures) {
        MaybeSourced Unit::*const measure = candidate.second;
        const bool known = std::all_of(s.units.begin(), s.units.end(), [&](std::uint32_t u) {
            return (all[u].*measure).has_value() && (all[u].*measure)->value > 0;
        });
        if (!known) continue;
        s.by = candidate.first;
        for (std::uint32_t u : s.units)
            s.weight.push_back((all[u].*measure)->value);
        break;
    }
    if (s.weight.empty()) s.weight.assign(s.units.size(), 1.0);
    for (double w : s.weight)
        s.sum += w;
}

} // namespace

Shares airShares(const ThermalInput& input, std::uint32_t hall) {
    Shares s;
    for (std::uint32_t i = 0; i < input.airUnits.size(); ++i)
        if (input.airUnits[i].hall == hall) s.units.push_back(i);
    weigh<AirUnit>(s, input.airUnits,
                   {{ShareBy::Flow, &AirUnit::airflowM3h}, {ShareBy::Capacity, &AirUnit::capacityW}});
    return s;
}

Shares cduShares(const ThermalInput& input, std::uint32_t loop) {
    Shares s;
    for (std::uint32_t i = 0; i < input.cdus.size(); ++i)
        if (input.cdus[i].loop == loop) s.units.push_back(i);
    weigh<Cdu>(s, input.cdus, {{ShareBy::Capacity, &Cdu::capacityW}});
    return s;
}

double loopMeanC(const ThermalInput& input, const ThermalOptions& options, std::uint32_t loop) {
    double heat = 0;
    double weighted = 0;
    for (const Rack& r : input.racks) {
        if (r.loop != loop) continue;
        heat += r.liquidW;
        weighted += r.liquidW * returnLimitOf(r, options);
    }
    const double hot = heat > 0 ? weighted / heat : options.defaultReturnC;
    const MaybeSourced& supply = input.loops[loop].supplyC;
    return std::clamp(supply ? (supply->value + hot) / 2 : hot, 0.0, 100.0);
}

std::optional<Exchanger> exchangerOf(const ThermalInput& input, const ThermalOptions& options, const Cdu& cdu,
                                     double heatCapacity, double flowM3s) {
    if (!cdu.capacityW || !cdu.ratedFlowLpm || !cdu.ratedFacilityFlowLpm || !cdu.ratedApproachK ||
        flowM3s <= 0)
        return std::nullopt;
    const Loop& loop = input.loops[cdu.loop];
    const double hot = heatCapacity;
    const double cold = coolantHeatCapacity(
        loop.facilityCoolant,
        std::clamp(loop.facilitySupplyC ? loop.facilitySupplyC->value : 30.0, 0.0, 100.0));
    const double ratedFlow = cdu.ratedFlowLpm->value / 6e4;
    const double ratedHot = hot * ratedFlow;
    Exchanger x;
    x.hotWK = hot * flowM3s;
    x.coldWK = cold * cdu.ratedFacilityFlowLpm->value / 6e4;
    const double low = std::min(ratedHot, x.coldWK);
    const double span =
        cdu.ratedApproachK->value + cdu.capacityW->value / ratedHot; // TCS return over FWS supply
    const double effectiveness = cdu.capacityW->value / (low * span);
    if (effectiveness >= 1)
        return std::nullopt; // the sheet's flows cannot carry its capacity at that approach
    x.ratedUaWK = low * counterflowNtu(effectiveness, low / std::max(ratedHot, x.coldWK));
    x.filmRatio = std::pow(ratedFlow / flowM3s, options.exchangerExponent);
    return x;
}

} // namespace cw::solvers::thermal
