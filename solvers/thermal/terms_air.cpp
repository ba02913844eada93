#include "solvers/common/explain_key.h"
#include "solvers/thermal/shares.h"
#include "solvers/thermal/terms.h"

#include <algorithm>

namespace cw::solvers::thermal {

using Op = Derivation::Op;

namespace {

constexpr const char* kMixing = Phrase::mark("perfect mixing in the hall: a screening estimate, not CFD");

Derivation hundred() {
    return Derivation::constant(Phrase::tr("per cent"), 100, "%");
}
Derivation one() {
    return Derivation::constant(Phrase::tr("one"), 1, "");
}
Derivation zero(const char* unit) {
    return Derivation::constant(Phrase::tr("zero"), 0, unit);
}

Derivation sumOfUnits(const ThermalInput& in, std::uint32_t hall, Phrase label,
                      MaybeSourced AirUnit::*measure, const char* unit, double scale) {
    std::vector<Derivation> parts;
    for (const AirUnit& u : in.airUnits)
        if (u.hall == hall && u.*measure) parts.push_back(leaf(u.label, *(u.*measure), unit, scale));
    return Derivation::make(Op::Sum, std::move(label), unit, std::move(parts));
}

} // namespace

Derivation Terms::rackSum(std::uint32_t hall, Phrase label, double Rack::*watts, const char* field) const {
    std::vector<Derivation> parts;
    for (const Rack& r : in_.racks)
        if (r.hall == hall && r.*watts > 0)
            parts.push_back(Derivation::input(r.label, r.*watts / 1e3, "kW",
                                              explainKey("racks", r.label, field), Provenance::Derived));
    return Derivation::make(Op::Sum, std::move(label), "kW", std::move(parts));
}

Derivation Terms::losses(std::uint32_t hall) const {
    return Derivation::input(Phrase::tr("losses of power equipment in the hall and its plant rooms"),
                             in_.halls[hall].lossesW / 1e3, "kW",
                             Phrase::tr("losses_kw of the power elements"), Provenance::Derived);
}

Derivation Terms::fans(std::uint32_t hall) const {
    return sumOfUnits(in_, hall, Phrase::tr("fans of the air units"), &AirUnit::fanW, "kW", 1e-3);
}

Derivation Terms::hallHeat(std::uint32_t hall) const {
    return Derivation::make(Op::Sum, Phrase::tr("heat to the air of the hall"), "kW",
                            {rackSum(hall, Phrase::tr("racks"), &Rack::airW, "air_kw"), losses(hall)});
}

Derivation Terms::airLoad(std::uint32_t hall) const {
    return Derivation::make(Op::Sum, Phrase::tr("load of the air units"), "kW", {hallHeat(hall), fans(hall)});
}

Derivation Terms::airCapacity(std::uint32_t hall) const {
    return sumOfUnits(in_, hall, Phrase::tr("capacity of the air units"), &AirUnit::capacityW, "kW", 1e-3);
}

Derivation Terms::airShort(std::uint32_t hall) const {
    const auto& r = result_.halls[hall];
    if (!r.airCapacityKw) {
        if (r.airShortKw > 0) return airLoad(hall); // no units at all
        Derivation d = zero("kW");
        d.note = Phrase::tr("a capacity is unknown: no shortage can be shown");
        return d;
    }
    return Derivation::make(Op::Max, Phrase::tr("heat that no air unit takes"), "kW",
                            {zero("kW"), Derivation::make(Op::Difference, Phrase::tr("load beyond capacity"),
                                                          "kW", {airLoad(hall), airCapacity(hall)})});
}

Derivation Terms::density(std::uint32_t hall) const {
    const Hall& h = in_.halls[hall];
    const Derivation altitude =
        h.altitudeM ? leaf(Phrase::tr("altitude"), *h.altitudeM, "m")
                    : Derivation::input(Phrase::tr("altitude"), 0, "m", Phrase::tr("unknown, sea level"),
                                        Provenance::Assumed);
    const auto standard = [](Phrase label, double v, const char* unit) {
        return Derivation::input(std::move(label), v, unit, Phrase::tr("ISO 2533 standard atmosphere"),
                                 Provenance::Standard);
    };
    const Derivation ratio = Derivation::make(
        Op::Difference, Phrase::tr("temperature ratio of the standard atmosphere"), "",
        {one(), Derivation::make(Op::Product, Phrase::tr("lapse"), "",
                                 {standard(Phrase::tr("lapse"), air::kLapsePerM, "1/m"), altitude})});
    const Derivation pressure =
        Derivation::make(Op::Product, Phrase::tr("air pressure"), "Pa",
                         {standard(Phrase::tr("sea level pressure"), air::kSeaLevelPa, "Pa"),
                          Derivation::make(Op::Power, Phrase::tr("altitude factor"), "",
                                           {ratio, standard(Phrase::tr("exponent"), air::kExponent, "")})});
    const Derivation humidity = Derivation::input(Phrase::tr("humidity ratio"), options_.humidityRatio,
                                                  "kg/kg", Phrase::tr("option"), Provenance::Assumed);
    const Derivation temperature =
        Derivation::make(Op::Sum, Phrase::tr("supply temperature"), "K",
                         {h.supplyC ? leaf(Phrase::tr("supply"), *h.supplyC, "C")
                                    : Derivation::input(Phrase::tr("supply"), 20, "C",
                                                        Phrase::tr("unknown, 20 °C"), Provenance::Assumed),
                          Derivation::constant(Phrase::tr("0 °C"), 273.15, "K")});
    const Derivation moist = Derivation::make(
        Op::Sum, Phrase::tr("moisture term"), "",
        {one(), Derivation::make(Op::Product, Phrase::tr("1.6079 W"), "",
                                 {Derivation::constant(Phrase::tr("ratio"), 1.6079, ""), humidity})});
    return Derivation::make(
        Op::Quotient, Phrase::tr("density of the supply air"), "kg/m3",
        {Derivation::make(Op::Product, Phrase::tr("p (1 + W)"), "Pa",
                          {pressure, Derivation::make(Op::Sum, Phrase::tr("1 + W"), "", {one(), humidity})}),
         Derivation::make(
             Op::Product, Phrase::tr("R T (1 + 1.6079 W)"), "J/kg",
             {Derivation::constant(Phrase::tr("gas constant of dry air"), air::kGasConstant, "J/(kg K)"),
              temperature, moist})},
        Phrase::tr("ideal gas"));
}

Derivation Terms::heatPerKelvin(std::uint32_t hall) const {
    return Derivation::make(Op::Product, Phrase::tr("heat per volume and kelvin"), "kJ/(m3 K)",
                            {density(hall), Derivation::constant(Phrase::tr("specific heat of air"),
                                                                 air::kCp / 1e3, "kJ/(kg K)")});
}

Derivation Terms::rackAirFlow(std::uint32_t rack) const {
    const Rack& r = in_.racks[rack];
    const Hall& h = in_.halls[r.hall];
    std::vector<Derivation> parts;
    if (r.knownAirflowM3h > 0)
        parts.push_back(
            Derivation::make(Op::Quotient, Phrase::tr("devices of known flow"), "m3/s",
                             {Derivation::input(Phrase::tr("air flow"), r.knownAirflowM3h, "m3/h",
                                                explainKey("racks", r.label, "air_m3h"), Provenance::Derived),
                              Derivation::constant(Phrase::tr("seconds an hour"), 3600, "s/h")}));
    if (heatByRiseW(r) > 0) {
        const Derivation rise =
            h.airRiseK ? leaf(Phrase::tr("air rise through devices"), *h.airRiseK, "K")
                       : Derivation::input(Phrase::tr("air rise through devices"), options_.defaultAirRiseK,
                                           "K", Phrase::tr("150 CFM per kW (DSX planning figure)"),
                                           Provenance::Secondary);
        parts.push_back(
            Derivation::make(Op::Quotient, Phrase::tr("devices of unknown flow"), "m3/s",
                             {Derivation::input(Phrase::tr("their heat to air"), heatByRiseW(r) / 1e3, "kW",
                                                r.label, Provenance::Derived),
                              heatPerKelvin(r.hall), rise},
                             Phrase::tr("P = rho cp V dT")));
    }
    return Derivation::make(Op::Sum, r.label, "m3/s", std::move(parts));
}

Derivation Terms::requiredAir(std::uint32_t hall) const {
    std::vector<Derivation> parts;
    for (std::uint32_t i = 0; i < in_.racks.size(); ++i)
        if (in_.racks[i].hall == hall && in_.racks[i].airW + in_.racks[i].knownAirflowM3h > 0)
            parts.push_back(rackAirFlow(i));
    return Derivation::make(Op::Sum, Phrase::tr("air that the devices draw"), "m3/s", std::move(parts));
}

Derivation Terms::suppliedAir(std::uint32_t hall) const {
    return Derivation::make(
        Op::Quotient, Phrase::tr("air that the units supply"), "m3/s",
        {sumOfUnits(in_, hall, Phrase::tr("air flow of the units"), &AirUnit::airflowM3h, "m3/h", 1),
         Derivation::constant(Phrase::tr("seconds an hour"), 3600, "s/h")});
}

Derivation Terms::recirculation(std::uint32_t hall) const {
    if (*result_.halls[hall].recirculation == 0) {
        Derivation d = zero("");
        d.note = Phrase::tr("the units supply at least what the devices draw");
        return d;
    }
    return Derivation::make(Op::Difference, Phrase::tr("recirculated share"), "",
                            {one(), Derivation::make(Op::Quotient, Phrase::tr("supplied share"), "",
                                                     {suppliedAir(hall), requiredAir(hall)})});
}

Derivation Terms::supply(std::uint32_t hall) const {
    return leaf(Phrase::tr("air supply set point"), *in_.halls[hall].supplyC, "C");
}

Derivation Terms::inlet(std::uint32_t hall) const {
    if (result_.halls[hall].requiredAirM3s == 0) return supply(hall);
    const Derivation shortfall = Derivation::make(
        Op::Max, Phrase::tr("device air over supply air, less one"), "",
        {zero(""), Derivation::make(Op::Difference, Phrase::tr("excess"), "",
                                    {Derivation::make(Op::Quotient, Phrase::tr("device air over supply air"),
                                                      "", {requiredAir(hall), suppliedAir(hall)}),
                                     one()})});
    const Derivation rise = Derivation::make(Op::Quotient, Phrase::tr("rise from inlet to hot aisle"), "K",
                                             {hallHeat(hall), heatPerKelvin(hall), requiredAir(hall)});
    return Derivation::make(
        Op::Sum, Phrase::tr("air inlet"), "C",
        {supply(hall), Derivation::make(Op::Product, Phrase::tr("recirculation"), "K", {shortfall, rise})},
        Phrase::known(kMixing));
}

Derivation Terms::racksOver(std::uint32_t hall) const {
    std::vector<Derivation> over;
    for (std::size_t i = 0; i < in_.racks.size(); ++i) {
        const Rack& rack = in_.racks[i];
        const auto& inlet = result_.racks[i].inletC;
        if (rack.hall == hall && rack.inletLimitC && inlet && *inlet > rack.inletLimitC->value + 1e-9)
            over.push_back(Derivation::counted(Phrase::tr("%1 above its inlet limit").arg(rack.label), 1,
                                               Phrase::tr("level 0 balance")));
    }
    return Derivation::make(Op::Sum, Phrase::tr("racks above their inlet limit"), "", std::move(over));
}

Derivation Terms::airReturn(std::uint32_t hall) const {
    return Derivation::make(
        Op::Sum, Phrase::tr("air return"), "C",
        {supply(hall), Derivation::make(Op::Quotient, Phrase::tr("rise of the supply air"), "K",
                                        {hallHeat(hall), heatPerKelvin(hall), suppliedAir(hall)})});
}

Derivation Terms::rackOutlet(std::uint32_t rack) const {
    const Rack& r = in_.racks[rack];
    return Derivation::make(
        Op::Sum, Phrase::tr("air outlet"), "C",
        {inlet(r.hall),
         Derivation::make(Op::Quotient, Phrase::tr("rise through the rack"), "K",
                          {Derivation::input(Phrase::tr("heat to air"), r.airW / 1e3, "kW",
                                             explainKey("racks", r.label, "air_kw"), Provenance::Derived),
                           heatPerKelvin(r.hall), rackAirFlow(rack)})},
        Phrase::known(kMixing));
}

Derivation Terms::unitLoad(std::uint32_t unit, bool otherOut) const {
    const AirUnit& u = in_.airUnits[unit];
    const Shares s = airShares(in_, u.hall);
    const auto at =
        static_cast<std::size_t>(std::find(s.units.begin(), s.units.end(), unit) - s.units.begin());
    const std::size_t out = otherOut ? s.worstOther(at) : at;
    const Phrase by = s.by == ShareBy::Flow       ? Phrase::tr("air flow")
                      : s.by == ShareBy::Capacity ? Phrase::tr("capacity")
                                                  : Phrase::tr("equal shares");
    std::vector<Derivation> others;
    for (std::size_t i = 0; i < s.units.size(); ++i)
        if (i == at || i != out)
            others.push_back(
                Derivation::input(in_.airUnits[s.units[i]].label, s.weight[i], {}, by, Provenance::Derived));
    const Derivation share = Derivation::make(
        Op::Quotient, Phrase::tr("share by %1").arg(by), "",
        {Derivation::input(u.label, s.weight[at], {}, by, Provenance::Derived),
         Derivation::make(Op::Sum, Phrase::tr("units in operation"), {}, std::move(others))});
    std::vector<Derivation> parts{
        Derivation::make(Op::Product, Phrase::tr("share of the heat"), "kW", {hallHeat(u.hall), share})};
    if (u.fanW) parts.push_back(leaf(Phrase::tr("own fan"), *u.fanW, "kW", 1e-3));
    const Phrase label = otherOut && out != at
                             ? Phrase::tr("load with %1 out").arg(in_.airUnits[s.units[out]].label)
                             : Phrase::tr("load");
    return Derivation::make(Op::Sum, label, "kW", std::move(parts));
}

Derivation Terms::unitRating(std::uint32_t unit) const {
    return leaf(Phrase::tr("capacity"), *in_.airUnits[unit].capacityW, "kW", 1e-3);
}

Derivation Terms::unitPercent(std::uint32_t unit, bool otherOut) const {
    return Derivation::make(Op::Product, Phrase::tr("load"), "%",
                            {hundred(), Derivation::make(Op::Quotient, Phrase::tr("load over capacity"), "",
                                                         {unitLoad(unit, otherOut), unitRating(unit)})});
}

Derivation Terms::allFans() const {
    std::vector<Derivation> parts;
    for (std::uint32_t h = 0; h < in_.halls.size(); ++h)
        parts.push_back(fans(h));
    return Derivation::make(Op::Sum, Phrase::tr("fans of all air units"), "kW", std::move(parts));
}

Derivation Terms::allHeat() const {
    std::vector<Derivation> parts;
    for (std::uint32_t h = 0; h < in_.halls.size(); ++h)
        parts.push_back(Derivation::make(
            Op::Sum, in_.halls[h].label, "kW",
            {airLoad(h), rackSum(h, Phrase::tr("heat to liquid"), &Rack::liquidW, "liquid_kw")}));
    parts.push_back(allPumps());
    return Derivation::make(Op::Sum, Phrase::tr("heat that must leave the halls"), "kW", std::move(parts));
}

} // namespace cw::solvers::thermal
