// How parallel units share what they carry, in normal operation and with one of them out.
#pragma once

#include "solvers/common/air.h"
#include "solvers/thermal/thermal.h"

#include <vector>

namespace cw::solvers::thermal {

/// What the shares of parallel units follow.
enum class ShareBy : unsigned char { Flow, Capacity, Count };

struct Shares {
    ShareBy by = ShareBy::Count;
    std::vector<std::uint32_t> units; ///< indices into the input
    std::vector<double> weight;       ///< flow, capacity or 1, one a unit
    double sum = 0;

    double of(std::size_t i) const { return weight[i] / sum; }
    /// Unit whose loss adds most to unit `i`; `i` itself when it is the only one.
    std::size_t worstOther(std::size_t i) const;
};

/// Air units of a hall: one return temperature and one supply temperature make loads follow flows.
Shares airShares(const ThermalInput& input, std::uint32_t hall);
/// CDUs of a loop share by capacity.
Shares cduShares(const ThermalInput& input, std::uint32_t loop);

inline double altitudeOf(const Hall& h) {
    return h.altitudeM ? h.altitudeM->value : 0.0;
}
inline double airRiseOf(const Hall& h, const ThermalOptions& o) {
    return h.airRiseK ? h.airRiseK->value : o.defaultAirRiseK;
}
inline double returnLimitOf(const Rack& r, const ThermalOptions& o) {
    return r.maxReturnC ? r.maxReturnC->value : o.defaultReturnC;
}

/// Density at the supply temperature, 20 °C where it is unknown, kg/m3.
inline double airDensityOf(const Hall& h, const ThermalOptions& o) {
    return air::densityKgM3(h.supplyC ? h.supplyC->value : 20.0, air::pressureAtAltitudePa(altitudeOf(h)),
                            o.humidityRatio);
}

/// Part of a rack's heat to air whose flow follows from the air rise, W.
inline double heatByRiseW(const Rack& r) {
    return r.knownAirflowM3h == 0 && r.airWWithoutFlow == 0 ? r.airW : r.airWWithoutFlow;
}

/// Mean liquid temperature at which the properties of a loop are taken, °C: between supply and the mean
/// permitted return of the racks that give heat to it.
double loopMeanC(const ThermalInput& input, const ThermalOptions& options, std::uint32_t loop);

/// Exchanger of a CDU, conductance from its rated point and scaled to `flowM3s` on the secondary side.
struct Exchanger {
    double hotWK = 0;  ///< heat capacity flow of the secondary side at this flow, W/K
    double coldWK = 0; ///< of the facility side at its rated flow, W/K
    double ratedUaWK = 0;
    double filmRatio = 1; ///< (rated flow / flow)^n of the secondary film
    double uaWK() const { return ratedUaWK / (0.5 * filmRatio + 0.5); }
};
/// `heatCapacity` of the loop's liquid, J/(m3 K). Nothing when the sheet is incomplete or contradicts itself.
std::optional<Exchanger> exchangerOf(const ThermalInput& input, const ThermalOptions& options, const Cdu& cdu,
                                     double heatCapacity, double flowM3s);

} // namespace cw::solvers::thermal
