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
      .quantity = QT_TRANSLATE_NOOP("quantities", "supply air temperature"),
      .unit = "°C",
      .low = -20,
      .high = 60}},
    {&Hall::altitudeM,
     {.field = "altitudeM",
      .quantity = QT_TRANSLATE_NOOP("quantities", "altitude"),
      .unit = "m",
      .low = -500,
      .high = 6000}},
    {&Hall::airRiseK,
     {.field = "airRiseK",
      .quantity = QT_TRANSLATE_NOOP("quantities", "air temperature rise"),
      .unit = "K",
      .low = 0.1,
      .high = 60}},
};
constexpr NumberLimit kHallLosses{.field = "lossesW",
                                  .quantity = QT_TRANSLATE_NOOP("quantities", "heat of power losses"),
                                  .unit = "kW",
                                  .perUnit = 1e3,
                                  .high = kHuge};
constexpr Checked<Rack> kRackLimits[] = {
    {&Rack::inletLimitC,
     {.field = "inletLimitC",
      .quantity = QT_TRANSLATE_NOOP("quantities", "highest air inlet temperature"),
      .unit = "°C",
      .high = 100}},
    {&Rack::maxReturnC,
     {.field = "maxReturnC",
      .quantity = QT_TRANSLATE_NOOP("quantities", "highest liquid return temperature"),
      .unit = "°C",
      .high = 100}},
};
struct RackHeat {
    double Rack::*value;
    NumberLimit limit;
};
constexpr RackHeat kRackHeats[] = {
    {&Rack::itW,
     {.field = "itW",
      .quantity = QT_TRANSLATE_NOOP("quantities", "IT power"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&Rack::airW,
     {.field = "airW",
      .quantity = QT_TRANSLATE_NOOP("quantities", "heat to air"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&Rack::liquidW,
     {.field = "liquidW",
      .quantity = QT_TRANSLATE_NOOP("quantities", "heat to liquid"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&Rack::knownAirflowM3h,
     {.field = "knownAirflowM3h",
      .quantity = QT_TRANSLATE_NOOP("quantities", "air flow"),
      .unit = "m³/h",
      .high = kHuge}},
    {&Rack::airWWithoutFlow,
     {.field = "airWWithoutFlow",
      .quantity = QT_TRANSLATE_NOOP("quantities", "heat of devices of unknown air flow"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
};
constexpr Checked<AirUnit> kAirUnitLimits[] = {
    {&AirUnit::capacityW,
     {.field = "capacityW",
      .quantity = QT_TRANSLATE_NOOP("quantities", "cooling capacity"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&AirUnit::airflowM3h,
     {.field = "airflowM3h",
      .quantity = QT_TRANSLATE_NOOP("quantities", "air flow"),
      .unit = "m³/h",
      .high = kHuge}},
    {&AirUnit::fanW,
     {.field = "fanW",
      .quantity = QT_TRANSLATE_NOOP("quantities", "fan power"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
};
constexpr Checked<Loop> kLoopLimits[] = {
    {&Loop::supplyC,
     {.field = "supplyC",
      .quantity = QT_TRANSLATE_NOOP("quantities", "supply temperature of the loop"),
      .unit = "°C",
      .high = 90}},
    {&Loop::facilitySupplyC,
     {.field = "facilitySupplyC",
      .quantity = QT_TRANSLATE_NOOP("quantities", "supply temperature of the facility water"),
      .unit = "°C",
      .high = 90}},
};
constexpr Checked<Cdu> kCduLimits[] = {
    {&Cdu::capacityW,
     {.field = "capacityW",
      .quantity = QT_TRANSLATE_NOOP("quantities", "cooling capacity"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&Cdu::ratedFlowLpm,
     {.field = "ratedFlowLpm",
      .quantity = QT_TRANSLATE_NOOP("quantities", "rated flow"),
      .unit = "L/min",
      .high = kHuge}},
    {&Cdu::ratedFacilityFlowLpm,
     {.field = "ratedFacilityFlowLpm",
      .quantity = QT_TRANSLATE_NOOP("quantities", "rated flow of the facility water"),
      .unit = "L/min",
      .high = kHuge}},
    {&Cdu::pumpW,
     {.field = "pumpW",
      .quantity = QT_TRANSLATE_NOOP("quantities", "pump power"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&Cdu::ratedApproachK,
     {.field = "ratedApproachK",
      .quantity = QT_TRANSLATE_NOOP("quantities", "rated approach"),
      .unit = "K",
      .low = 0.1,
      .high = 40}},
};

constexpr NumberLimit kHumidity{.field = "humidityRatio",
                                .quantity = QT_TRANSLATE_NOOP("quantities", "humidity ratio"),
                                .unit = "kg/kg",
                                .low = 0,
                                .high = 0.03};
constexpr NumberLimit kReturn{.field = "defaultReturnC",
                              .quantity = QT_TRANSLATE_NOOP("quantities", "liquid return temperature"),
                              .unit = "°C",
                              .low = 20,
                              .high = 90};
constexpr NumberLimit kAirRise{.field = "defaultAirRiseK",
                               .quantity = QT_TRANSLATE_NOOP("quantities", "air temperature rise"),
                               .unit = "K",
                               .low = 1,
                               .high = 40};
constexpr NumberLimit kExponent{.field = "exchangerExponent",
                                .quantity = QT_TRANSLATE_NOOP("quantities", "exponent of the heat exchanger"),
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
