#include "solvers/common/explain_key.h"
#include "solvers/thermal/shares.h"
#include "solvers/thermal/terms.h"

#include <algorithm>

namespace cw::solvers::thermal {

using Op = Derivation::Op;

namespace {

const char* const kMixing = "perfect mixing in the hall: a screening estimate, not CFD";

Derivation hundred() {
    return Derivation::constant("per cent", 100, "%");
}
Derivation one() {
    return Derivation::constant("one", 1, "");
}
Derivation zero(const char* unit) {
    return Derivation::constant("zero", 0, unit);
}

Derivation sumOfUnits(const ThermalInput& in, std::uint32_t hall, std::string label,
                      MaybeSourced AirUnit::*measure, const char* unit, double scale) {
    std::vector<Derivation> parts;
    for (const AirUnit& u : in.airUnits)
        if (u.hall == hall && u.*measure) parts.push_back(leaf(u.label, *(u.*measure), unit, scale));
    return Derivation::make(Op::Sum, std::move(label), unit, std::move(parts));
}

} // namespace

Derivation Terms::rackSum(std::uint32_t hall, std::string label, double Rack::*watts,
                          const char* field) const {
    std::vector<Derivation> parts;
    for (const Rack& r : in_.racks)
        if (r.hall == hall && r.*watts > 0)
            parts.push_back(Derivation::input(r.label, r.*watts / 1e3, "kW",
                                              explainKey("racks", r.label, field), Provenance::Derived));
    return Derivation::make(Op::Sum, std::move(label), "kW", std::move(parts));
}

Derivation Terms::losses(std::uint32_t hall) const {
    return Derivation::input("losses of power equipment in the hall", in_.halls[hall].lossesW / 1e3, "kW",
                             "losses_kw of the power elements", Provenance::Derived);
}

Derivation Terms::fans(std::uint32_t hall) const {
    return sumOfUnits(in_, hall, "fans of the air units", &AirUnit::fanW, "kW", 1e-3);
}

Derivation Terms::hallHeat(std::uint32_t hall) const {
    return Derivation::make(Op::Sum, "heat to the air of the hall", "kW",
                            {rackSum(hall, "racks", &Rack::airW, "air_kw"), losses(hall)});
}

Derivation Terms::airLoad(std::uint32_t hall) const {
    return Derivation::make(Op::Sum, "load of the air units", "kW", {hallHeat(hall), fans(hall)});
}

Derivation Terms::airCapacity(std::uint32_t hall) const {
    return sumOfUnits(in_, hall, "capacity of the air units", &AirUnit::capacityW, "kW", 1e-3);
}

Derivation Terms::airShort(std::uint32_t hall) const {
    const auto& r = result_.halls[hall];
    if (!r.airCapacityKw) {
        if (r.airShortKw > 0) return airLoad(hall); // no units at all
        Derivation d = zero("kW");
        d.note = "a capacity is unknown: no shortage can be shown";
        return d;
    }
    return Derivation::make(Op::Max, "heat that no air unit takes", "kW",
                            {zero("kW"), Derivation::make(Op::Difference, "load beyond capacity", "kW",
                                                          {airLoad(hall), airCapacity(hall)})});
}

Derivation Terms::density(std::uint32_t hall) const {
    const Hall& h = in_.halls[hall];
    const Derivation altitude =
        h.altitudeM ? leaf("altitude", *h.altitudeM, "m")
                    : Derivation::input("altitude", 0, "m", "unknown, sea level", Provenance::Assumed);
    const auto standard = [](const char* label, double v, const char* unit) {
        return Derivation::input(label, v, unit, "ISO 2533 standard atmosphere", Provenance::Standard);
    };
    const Derivation ratio =
        Derivation::make(Op::Difference, "temperature ratio of the standard atmosphere", "",
                         {one(), Derivation::make(Op::Product, "lapse", "",
                                                  {standard("lapse", air::kLapsePerM, "1/m"), altitude})});
    const Derivation pressure =
        Derivation::make(Op::Product, "air pressure", "Pa",
                         {standard("sea level pressure", air::kSeaLevelPa, "Pa"),
                          Derivation::make(Op::Power, "altitude factor", "",
                                           {ratio, standard("exponent", air::kExponent, "")})});
    const Derivation humidity =
        Derivation::input("humidity ratio", options_.humidityRatio, "kg/kg", "option", Provenance::Assumed);
    const Derivation temperature = Derivation::make(
        Op::Sum, "supply temperature", "K",
        {h.supplyC ? leaf("supply", *h.supplyC, "C")
                   : Derivation::input("supply", 20, "C", "unknown, 20 C", Provenance::Assumed),
         Derivation::constant("0 C", 273.15, "K")});
    const Derivation moist =
        Derivation::make(Op::Sum, "moisture term", "",
                         {one(), Derivation::make(Op::Product, "1.6079 W", "",
                                                  {Derivation::constant("ratio", 1.6079, ""), humidity})});
    return Derivation::make(
        Op::Quotient, "density of the supply air", "kg/m3",
        {Derivation::make(Op::Product, "p (1 + W)", "Pa",
                          {pressure, Derivation::make(Op::Sum, "1 + W", "", {one(), humidity})}),
         Derivation::make(Op::Product, "R T (1 + 1.6079 W)", "J/kg",
                          {Derivation::constant("gas constant of dry air", air::kGasConstant, "J/(kg K)"),
                           temperature, moist})},
        "ideal gas");
}

Derivation Terms::heatPerKelvin(std::uint32_t hall) const {
    return Derivation::make(
        Op::Product, "heat per volume and kelvin", "kJ/(m3 K)",
        {density(hall), Derivation::constant("specific heat of air", air::kCp / 1e3, "kJ/(kg K)")});
}

Derivation Terms::rackAirFlow(std::uint32_t rack) const {
    const Rack& r = in_.racks[rack];
    const Hall& h = in_.halls[r.hall];
    std::vector<Derivation> parts;
    if (r.knownAirflowM3h > 0)
        parts.push_back(
            Derivation::make(Op::Quotient, "devices of known flow", "m3/s",
                             {Derivation::input("air flow", r.knownAirflowM3h, "m3/h",
                                                explainKey("racks", r.label, "air_m3h"), Provenance::Derived),
                              Derivation::constant("seconds an hour", 3600, "s/h")}));
    if (heatByRiseW(r) > 0) {
        const Derivation rise =
            h.airRiseK ? leaf("air rise through devices", *h.airRiseK, "K")
                       : Derivation::input("air rise through devices", options_.defaultAirRiseK, "K",
                                           "150 CFM per kW (DSX planning figure)", Provenance::Secondary);
        parts.push_back(Derivation::make(
            Op::Quotient, "devices of unknown flow", "m3/s",
            {Derivation::input("their heat to air", heatByRiseW(r) / 1e3, "kW", r.label, Provenance::Derived),
             heatPerKelvin(r.hall), rise},
            "P = rho cp V dT"));
    }
    return Derivation::make(Op::Sum, r.label, "m3/s", std::move(parts));
}

Derivation Terms::requiredAir(std::uint32_t hall) const {
    std::vector<Derivation> parts;
    for (std::uint32_t i = 0; i < in_.racks.size(); ++i)
        if (in_.racks[i].hall == hall && in_.racks[i].airW + in_.racks[i].knownAirflowM3h > 0)
            parts.push_back(rackAirFlow(i));
    return Derivation::make(Op::Sum, "air that the devices draw", "m3/s", std::move(parts));
}

Derivation Terms::suppliedAir(std::uint32_t hall) const {
    return Derivation::make(Op::Quotient, "air that the units supply", "m3/s",
                            {sumOfUnits(in_, hall, "air flow of the units", &AirUnit::airflowM3h, "m3/h", 1),
                             Derivation::constant("seconds an hour", 3600, "s/h")});
}

Derivation Terms::recirculation(std::uint32_t hall) const {
    if (*result_.halls[hall].recirculation == 0) {
        Derivation d = zero("");
        d.note = "the units supply at least what the devices draw";
        return d;
    }
    return Derivation::make(Op::Difference, "recirculated share", "",
                            {one(), Derivation::make(Op::Quotient, "supplied share", "",
                                                     {suppliedAir(hall), requiredAir(hall)})});
}

Derivation Terms::supply(std::uint32_t hall) const {
    return leaf("air supply set point", *in_.halls[hall].supplyC, "C");
}

Derivation Terms::inlet(std::uint32_t hall) const {
    if (result_.halls[hall].requiredAirM3s == 0) return supply(hall);
    const Derivation shortfall = Derivation::make(
        Op::Max, "device air over supply air, less one", "",
        {zero(""), Derivation::make(Op::Difference, "excess", "",
                                    {Derivation::make(Op::Quotient, "device air over supply air", "",
                                                      {requiredAir(hall), suppliedAir(hall)}),
                                     one()})});
    const Derivation rise = Derivation::make(Op::Quotient, "rise from inlet to hot aisle", "K",
                                             {hallHeat(hall), heatPerKelvin(hall), requiredAir(hall)});
    return Derivation::make(
        Op::Sum, "air inlet", "C",
        {supply(hall), Derivation::make(Op::Product, "recirculation", "K", {shortfall, rise})}, kMixing);
}

Derivation Terms::racksOver(std::uint32_t hall) const {
    std::vector<Derivation> over;
    for (std::size_t i = 0; i < in_.racks.size(); ++i) {
        const Rack& rack = in_.racks[i];
        const auto& inlet = result_.racks[i].inletC;
        if (rack.hall == hall && rack.inletLimitC && inlet && *inlet > rack.inletLimitC->value + 1e-9)
            over.push_back(Derivation::counted(rack.label + " above its inlet limit", 1, "level 0 balance"));
    }
    return Derivation::make(Op::Sum, "racks above their inlet limit", "", std::move(over));
}

Derivation Terms::airReturn(std::uint32_t hall) const {
    return Derivation::make(
        Op::Sum, "air return", "C",
        {supply(hall), Derivation::make(Op::Quotient, "rise of the supply air", "K",
                                        {hallHeat(hall), heatPerKelvin(hall), suppliedAir(hall)})});
}

Derivation Terms::rackOutlet(std::uint32_t rack) const {
    const Rack& r = in_.racks[rack];
    return Derivation::make(
        Op::Sum, "air outlet", "C",
        {inlet(r.hall),
         Derivation::make(Op::Quotient, "rise through the rack", "K",
                          {Derivation::input("heat to air", r.airW / 1e3, "kW",
                                             explainKey("racks", r.label, "air_kw"), Provenance::Derived),
                           heatPerKelvin(r.hall), rackAirFlow(rack)})},
        kMixing);
}

Derivation Terms::unitLoad(std::uint32_t unit, bool otherOut) const {
    const AirUnit& u = in_.airUnits[unit];
    const Shares s = airShares(in_, u.hall);
    const auto at =
        static_cast<std::size_t>(std::find(s.units.begin(), s.units.end(), unit) - s.units.begin());
    const std::size_t out = otherOut ? s.worstOther(at) : at;
    const char* const by = s.by == ShareBy::Flow       ? "air flow"
                           : s.by == ShareBy::Capacity ? "capacity"
                                                       : "equal shares";
    std::vector<Derivation> others;
    for (std::size_t i = 0; i < s.units.size(); ++i)
        if (i == at || i != out)
            others.push_back(
                Derivation::input(in_.airUnits[s.units[i]].label, s.weight[i], {}, by, Provenance::Derived));
    const Derivation share =
        Derivation::make(Op::Quotient, std::string("share by ") + by, "",
                         {Derivation::input(u.label, s.weight[at], {}, by, Provenance::Derived),
                          Derivation::make(Op::Sum, "units in operation", {}, std::move(others))});
    std::vector<Derivation> parts{
        Derivation::make(Op::Product, "share of the heat", "kW", {hallHeat(u.hall), share})};
    if (u.fanW) parts.push_back(leaf("own fan", *u.fanW, "kW", 1e-3));
    const std::string state =
        otherOut && out != at ? " with " + in_.airUnits[s.units[out]].label + " out" : "";
    return Derivation::make(Op::Sum, "load" + state, "kW", std::move(parts));
}

Derivation Terms::unitRating(std::uint32_t unit) const {
    return leaf("capacity", *in_.airUnits[unit].capacityW, "kW", 1e-3);
}

Derivation Terms::unitPercent(std::uint32_t unit, bool otherOut) const {
    return Derivation::make(Op::Product, "load", "%",
                            {hundred(), Derivation::make(Op::Quotient, "load over capacity", "",
                                                         {unitLoad(unit, otherOut), unitRating(unit)})});
}

Derivation Terms::allFans() const {
    std::vector<Derivation> parts;
    for (std::uint32_t h = 0; h < in_.halls.size(); ++h)
        parts.push_back(fans(h));
    return Derivation::make(Op::Sum, "fans of all air units", "kW", std::move(parts));
}

Derivation Terms::allHeat() const {
    std::vector<Derivation> parts;
    for (std::uint32_t h = 0; h < in_.halls.size(); ++h)
        parts.push_back(
            Derivation::make(Op::Sum, in_.halls[h].label, "kW",
                             {airLoad(h), rackSum(h, "heat to liquid", &Rack::liquidW, "liquid_kw")}));
    parts.push_back(allPumps());
    return Derivation::make(Op::Sum, "heat that must leave the halls", "kW", std::move(parts));
}

} // namespace cw::solvers::thermal
