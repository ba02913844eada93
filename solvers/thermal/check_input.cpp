#include "solvers/thermal/check_input.h"

#include "solvers/common/limit.h"
#include "solvers/thermal/thermal.h"

#include <cstddef>
#include <iterator>

namespace cw::solvers::thermal {

namespace {

constexpr double kFull = 1 + 1e-9; ///< keeps rounding from crying wolf
constexpr double kHuge = 1e15;

/// A member that may be unknown, and its limit.
template <class T>
struct Checked {
    MaybeSourced T::*value;
    NumberLimit limit;
};
template <class T, std::size_t n>
std::optional<Error> firstOutside(const T& object, const Checked<T> (&checks)[n]) {
    for (const Checked<T>& c : checks)
        if (auto bad = outside(object.label, c.limit, object.*c.value)) return bad;
    return std::nullopt;
}

constexpr Checked<Hall> kHallLimits[] = {
    {&Hall::supplyC,
     {.field = "supplyC",
      .quantity = Phrase::mark("supply air temperature"),
      .unit = "°C",
      .low = -20,
      .high = 60}},
    {&Hall::altitudeM,
     {.field = "altitudeM", .quantity = Phrase::mark("altitude"), .unit = "m", .low = -500, .high = 6000}},
    {&Hall::airRiseK,
     {.field = "airRiseK",
      .quantity = Phrase::mark("air temperature rise"),
      .unit = "K",
      .low = 0.1,
      .high = 60}},
};
constexpr NumberLimit kHallLosses{.field = "lossesW",
                                  .quantity = Phrase::mark("heat of power losses"),
                                  .unit = "kW",
                                  .perUnit = 1e3,
                                  .high = kHuge};
constexpr Checked<Rack> kRackLimits[] = {
    {&Rack::inletLimitC,
     {.field = "inletLimitC",
      .quantity = Phrase::mark("highest air inlet temperature"),
      .unit = "°C",
      .high = 100}},
    {&Rack::maxReturnC,
     {.field = "maxReturnC",
      .quantity = Phrase::mark("highest liquid return temperature"),
      .unit = "°C",
      .high = 100}},
};
struct RackHeat {
    double Rack::*value;
    NumberLimit limit;
};
constexpr RackHeat kRackHeats[] = {
    {&Rack::itW,
     {.field = "itW", .quantity = Phrase::mark("IT power"), .unit = "kW", .perUnit = 1e3, .high = kHuge}},
    {&Rack::airW,
     {.field = "airW", .quantity = Phrase::mark("heat to air"), .unit = "kW", .perUnit = 1e3, .high = kHuge}},
    {&Rack::liquidW,
     {.field = "liquidW",
      .quantity = Phrase::mark("heat to liquid"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&Rack::knownAirflowM3h,
     {.field = "knownAirflowM3h", .quantity = Phrase::mark("air flow"), .unit = "m³/h", .high = kHuge}},
    {&Rack::airWWithoutFlow,
     {.field = "airWWithoutFlow",
      .quantity = Phrase::mark("heat of devices of unknown air flow"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
};
constexpr Checked<AirUnit> kAirUnitLimits[] = {
    {&AirUnit::capacityW,
     {.field = "capacityW",
      .quantity = Phrase::mark("cooling capacity"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&AirUnit::airflowM3h,
     {.field = "airflowM3h", .quantity = Phrase::mark("air flow"), .unit = "m³/h", .high = kHuge}},
    {&AirUnit::fanW,
     {.field = "fanW", .quantity = Phrase::mark("fan power"), .unit = "kW", .perUnit = 1e3, .high = kHuge}},
};
constexpr Checked<Loop> kLoopLimits[] = {
    {&Loop::supplyC,
     {.field = "supplyC",
      .quantity = Phrase::mark("supply temperature of the loop"),
      .unit = "°C",
      .high = 90}},
    {&Loop::facilitySupplyC,
     {.field = "facilitySupplyC",
      .quantity = Phrase::mark("supply temperature of the facility water"),
      .unit = "°C",
      .high = 90}},
};
constexpr Checked<Cdu> kCduLimits[] = {
    {&Cdu::capacityW,
     {.field = "capacityW",
      .quantity = Phrase::mark("cooling capacity"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&Cdu::ratedFlowLpm,
     {.field = "ratedFlowLpm", .quantity = Phrase::mark("rated flow"), .unit = "L/min", .high = kHuge}},
    {&Cdu::ratedFacilityFlowLpm,
     {.field = "ratedFacilityFlowLpm",
      .quantity = Phrase::mark("rated flow of the facility water"),
      .unit = "L/min",
      .high = kHuge}},
    {&Cdu::pumpW,
     {.field = "pumpW", .quantity = Phrase::mark("pump power"), .unit = "kW", .perUnit = 1e3, .high = kHuge}},
    {&Cdu::ratedApproachK,
     {.field = "ratedApproachK",
      .quantity = Phrase::mark("rated approach"),
      .unit = "K",
      .low = 0.1,
      .high = 40}},
};

constexpr NumberLimit kHumidity{.field = "humidityRatio",
                                .quantity = Phrase::mark("humidity ratio"),
                                .unit = "kg/kg",
                                .low = 0,
                                .high = 0.03};
constexpr NumberLimit kReturn{.field = "defaultReturnC",
                              .quantity = Phrase::mark("liquid return temperature"),
                              .unit = "°C",
                              .low = 20,
                              .high = 90};
constexpr NumberLimit kAirRise{.field = "defaultAirRiseK",
                               .quantity = Phrase::mark("air temperature rise"),
                               .unit = "K",
                               .low = 1,
                               .high = 40};
constexpr NumberLimit kExponent{.field = "exchangerExponent",
                                .quantity = Phrase::mark("exponent of the heat exchanger"),
                                .unit = "",
                                .low = 0,
                                .high = 1};

std::optional<Error> problemOf(const ThermalInput& in, const Rack& r) {
    if (r.hall >= in.halls.size()) return dangling(r.label, "hall");
    if (r.loop && *r.loop >= in.loops.size()) return dangling(r.label, "loop");
    for (const RackHeat& h : kRackHeats)
        if (auto bad = outside(r.label, h.limit, r.*h.value)) return bad;
    NumberLimit part = std::rbegin(kRackHeats)->limit; // no more than all of it
    part.high = r.airW * kFull;
    if (auto bad = outside(r.label, part, r.airWWithoutFlow)) return bad;
    return firstOutside(r, kRackLimits);
}

} // namespace

std::optional<Error> problemOf(const ThermalInput& in) {
    for (const Hall& h : in.halls) {
        if (auto bad = firstOutside(h, kHallLimits)) return bad;
        if (auto bad = outside(h.label, kHallLosses, h.lossesW)) return bad;
    }
    for (const Rack& r : in.racks)
        if (auto bad = problemOf(in, r)) return bad;
    for (const AirUnit& u : in.airUnits) {
        if (u.hall >= in.halls.size()) return dangling(u.label, "hall");
        if (auto bad = firstOutside(u, kAirUnitLimits)) return bad;
    }
    for (const Loop& l : in.loops) {
        if (l.hall >= in.halls.size()) return dangling(l.label, "hall");
        if (auto bad = firstOutside(l, kLoopLimits)) return bad;
    }
    for (const Cdu& c : in.cdus) {
        if (c.loop >= in.loops.size()) return dangling(c.label, "loop");
        if (auto bad = firstOutside(c, kCduLimits)) return bad;
    }
    return std::nullopt;
}

std::optional<Error> ThermalOptions::firstProblem() const {
    for (const auto& [value, limit] :
         {std::pair(humidityRatio, kHumidity), std::pair(defaultReturnC, kReturn),
          std::pair(defaultAirRiseK, kAirRise), std::pair(exchangerExponent, kExponent)})
        if (auto bad = outside("options", limit, value)) return bad;
    return std::nullopt;
}

} // namespace cw::solvers::thermal
