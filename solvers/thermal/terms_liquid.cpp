#include "solvers/common/explain_key.h"
#include "solvers/thermal/shares.h"
#include "solvers/thermal/terms.h"

#include <algorithm>

namespace cw::solvers::thermal {

using Op = Derivation::Op;

namespace {

Derivation one() {
    return Derivation::constant(Phrase::tr("one"), 1, "");
}
Derivation zero(const char* unit) {
    return Derivation::constant(Phrase::tr("zero"), 0, unit);
}
Derivation perMinute() {
    return Derivation::constant(Phrase::tr("seconds a minute"), 60, "s/min");
}

Derivation pumpOf(const Cdu& c) {
    const Phrase label = Phrase::tr("%1, pump").arg(c.label);
    return c.pumpW ? leaf(label, *c.pumpW, "kW", 1e-3)
                   : Derivation::input(label, 0, "kW", Phrase::tr("unknown, counted as zero"),
                                       Provenance::Assumed);
}

} // namespace

Derivation Terms::liquidCapacity(std::uint32_t loop) const {
    const Coolant c = in_.loops[loop].coolant;
    const double mean = loopMeanC(in_, options_, loop);
    const Phrase label =
        Phrase::tr("%1 at the mean temperature of the loop").arg(Phrase::known(std::string(coolantName(c))));
    const Phrase source = Phrase::known(std::string(coolantSource(c)));
    return Derivation::make(Op::Product, label, "kJ/(L K)",
                            {Derivation::input(Phrase::tr("density"), coolantDensityKgM3(c, mean) / 1e3,
                                               "kg/L", source, coolantProvenance(c)),
                             Derivation::input(Phrase::tr("specific heat"), coolantCp(c, mean) / 1e3,
                                               "kJ/(kg K)", source, coolantProvenance(c))});
}

Derivation Terms::liquidRise(std::uint32_t rack) const {
    const Rack& r = in_.racks[rack];
    const Derivation limit =
        r.maxReturnC ? leaf(Phrase::tr("highest permitted return"), *r.maxReturnC, "C")
                     : Derivation::input(Phrase::tr("highest permitted return"), options_.defaultReturnC, "C",
                                         Phrase::tr("constant-return rule of published NVL72 flow tables"),
                                         Provenance::Secondary);
    return Derivation::make(Op::Difference, Phrase::tr("rise"), "K", {limit, loopSupply(*r.loop)});
}

Derivation Terms::rackFlow(std::uint32_t rack) const {
    const Rack& r = in_.racks[rack];
    return Derivation::make(
        Op::Product, r.label, "L/min",
        {Derivation::make(Op::Quotient, Phrase::tr("flow"), "L/s",
                          {Derivation::input(Phrase::tr("heat to liquid"), r.liquidW / 1e3, "kW",
                                             explainKey("racks", r.label, "liquid_kw"), Provenance::Derived),
                           liquidCapacity(*r.loop), liquidRise(rack)},
                          Phrase::tr("V = P / (rho cp (T_return,max - T_supply))")),
         perMinute()});
}

Derivation Terms::loopHeat(std::uint32_t loop) const {
    std::vector<Derivation> parts;
    for (const Rack& r : in_.racks)
        if (r.loop == loop && r.liquidW > 0)
            parts.push_back(Derivation::input(r.label, r.liquidW / 1e3, "kW",
                                              explainKey("racks", r.label, "liquid_kw"),
                                              Provenance::Derived));
    return Derivation::make(Op::Sum, Phrase::tr("heat of the racks on the loop"), "kW", std::move(parts));
}

Derivation Terms::loopFlow(std::uint32_t loop) const {
    std::vector<Derivation> parts;
    for (std::uint32_t i = 0; i < in_.racks.size(); ++i)
        if (in_.racks[i].loop == loop && in_.racks[i].liquidW > 0) parts.push_back(rackFlow(i));
    return Derivation::make(Op::Sum, Phrase::tr("flow of the loop"), "L/min", std::move(parts));
}

Derivation Terms::loopSupply(std::uint32_t loop) const {
    return leaf(Phrase::tr("liquid supply set point"), *in_.loops[loop].supplyC, "C");
}

Derivation Terms::loopReturn(std::uint32_t loop) const {
    return Derivation::make(
        Op::Sum, Phrase::tr("liquid return"), "C",
        {loopSupply(loop), Derivation::make(Op::Quotient, Phrase::tr("rise"), "K",
                                            {Derivation::make(Op::Product, Phrase::tr("heat"), "kJ/min",
                                                              {loopHeat(loop), perMinute()}),
                                             liquidCapacity(loop), loopFlow(loop)})});
}

Derivation Terms::shortShare(std::uint32_t loop) const {
    const LoopResult& r = result_.loops[loop];
    std::vector<Derivation> pumps;
    bool any = false;
    bool known = true;
    std::vector<Derivation> capacity;
    for (const Cdu& c : in_.cdus) {
        if (c.loop != loop) continue;
        any = true;
        known = known && c.capacityW;
        pumps.push_back(pumpOf(c));
        if (c.capacityW) capacity.push_back(leaf(c.label, *c.capacityW, "kW", 1e-3));
    }
    if (!any || r.heatKw == 0) {
        Derivation d = r.heatKw == 0 ? zero("") : one();
        d.note = r.heatKw == 0 ? Phrase::tr("no heat on the loop") : Phrase::tr("no CDU on the loop");
        return d;
    }
    if (!known) {
        Derivation d = zero("");
        d.note = Phrase::tr("a capacity is unknown: no shortage can be shown");
        return d;
    }
    return Derivation::make(
        Op::Min, Phrase::tr("share that the CDUs cannot take"), "",
        {one(),
         Derivation::make(
             Op::Max, Phrase::tr("share"), "",
             {zero(""),
              Derivation::make(
                  Op::Quotient, Phrase::tr("excess over heat"), "",
                  {Derivation::make(
                       Op::Difference, Phrase::tr("excess"), "kW",
                       {Derivation::make(
                            Op::Sum, Phrase::tr("load"), "kW",
                            {loopHeat(loop), Derivation::make(Op::Sum, Phrase::tr("pumps"), "kW", pumps)}),
                        Derivation::make(Op::Sum, Phrase::tr("capacity"), "kW", capacity)}),
                   loopHeat(loop)})})});
}

/// One tree of the share for each rack would grow with the square of the racks.
Derivation Terms::shortLeaf(std::uint32_t loop) const {
    return Derivation::input(Phrase::tr("share that the CDUs cannot take"), result_.loops[loop].shortShare,
                             "", explainKey("loops", in_.loops[loop].label, "short_share"),
                             Provenance::Derived);
}

Derivation Terms::liquidShort(std::uint32_t hall) const {
    std::vector<Derivation> parts;
    for (const Rack& r : in_.racks) {
        if (r.hall != hall || r.liquidW <= 0) continue;
        Derivation heat = Derivation::input(r.label, r.liquidW / 1e3, "kW",
                                            explainKey("racks", r.label, "liquid_kw"), Provenance::Derived);
        Derivation share = r.loop ? shortLeaf(*r.loop) : one();
        parts.push_back(Derivation::make(Op::Product, r.label, "kW", {std::move(heat), std::move(share)},
                                         r.loop ? Phrase() : Phrase::tr("no loop serves this rack")));
    }
    return Derivation::make(Op::Sum, Phrase::tr("heat to liquid that no CDU takes"), "kW", std::move(parts));
}

Derivation Terms::residual(std::uint32_t hall) const {
    const HallResult& r = result_.halls[hall];
    std::vector<Derivation> out{airShort(hall), liquidShort(hall)};
    if (r.returnC) {
        out.push_back(Derivation::make(Op::Product, Phrase::tr("heat of the air flow"), "kW",
                                       {heatPerKelvin(hall), suppliedAir(hall),
                                        Derivation::make(Op::Difference, Phrase::tr("return less supply"),
                                                         "K", {airReturn(hall), supply(hall)})}));
        out.push_back(fans(hall));
    } else if (r.airShortKw > 0) {
        if (r.airCapacityKw) out.push_back(airCapacity(hall));
    } else {
        for (std::uint32_t i = 0; i < in_.airUnits.size(); ++i)
            if (in_.airUnits[i].hall == hall) out.push_back(unitLoad(i, false));
    }
    for (std::uint32_t i = 0; i < in_.racks.size(); ++i) {
        const Rack& rack = in_.racks[i];
        if (rack.hall != hall || !rack.loop || rack.liquidW <= 0) continue;
        const Derivation taken = Derivation::make(Op::Difference, Phrase::tr("share that is taken"), "",
                                                  {one(), shortLeaf(*rack.loop)});
        if (result_.racks[i].flowLpm)
            out.push_back(Derivation::make(
                Op::Product, Phrase::tr("%1, heat of the liquid flow").arg(rack.label), "kW",
                {taken, liquidCapacity(*rack.loop), liquidRise(i),
                 Derivation::make(Op::Quotient, Phrase::tr("flow"), "L/s", {rackFlow(i), perMinute()})}));
        else
            out.push_back(
                Derivation::make(Op::Product, rack.label, "kW",
                                 {taken, Derivation::input(Phrase::tr("heat to liquid"), rack.liquidW / 1e3,
                                                           "kW", rack.label, Provenance::Derived)}));
    }
    const Derivation in = Derivation::make(
        Op::Sum, Phrase::tr("heat in"), "kW",
        {airLoad(hall), rackSum(hall, Phrase::tr("heat to liquid"), &Rack::liquidW, "liquid_kw")});
    if (in.value == 0) return zero("");
    const Derivation removed = Derivation::make(Op::Sum, Phrase::tr("heat out"), "kW", std::move(out));
    return Derivation::make(
        Op::Quotient, Phrase::tr("energy balance residual"), "",
        {Derivation::make(Op::Max, Phrase::tr("difference"), "kW",
                          {Derivation::make(Op::Difference, Phrase::tr("in less out"), "kW", {in, removed}),
                           Derivation::make(Op::Difference, Phrase::tr("out less in"), "kW", {removed, in})}),
         in});
}

Derivation Terms::cduShare(std::uint32_t cdu, bool otherOut) const {
    const Shares s = cduShares(in_, in_.cdus[cdu].loop);
    const auto at =
        static_cast<std::size_t>(std::find(s.units.begin(), s.units.end(), cdu) - s.units.begin());
    const std::size_t out = otherOut ? s.worstOther(at) : at;
    const Phrase by = s.by == ShareBy::Capacity ? Phrase::tr("capacity") : Phrase::tr("equal shares");
    std::vector<Derivation> others;
    for (std::size_t i = 0; i < s.units.size(); ++i)
        if (i == at || i != out)
            others.push_back(
                Derivation::input(in_.cdus[s.units[i]].label, s.weight[i], {}, by, Provenance::Derived));
    Phrase label = Phrase::tr("share by %1").arg(by);
    if (otherOut && out != at)
        label = Phrase::tr("%1 with %2 out").arg(std::move(label)).arg(in_.cdus[s.units[out]].label);
    return Derivation::make(
        Op::Quotient, std::move(label), "",
        {Derivation::input(in_.cdus[cdu].label, s.weight[at], {}, by, Provenance::Derived),
         Derivation::make(Op::Sum, Phrase::tr("units in operation"), {}, std::move(others))});
}

Derivation Terms::cduLoad(std::uint32_t cdu, bool otherOut) const {
    return Derivation::make(Op::Sum, Phrase::tr("load"), "kW",
                            {Derivation::make(Op::Product, Phrase::tr("share of the heat"), "kW",
                                              {loopHeat(in_.cdus[cdu].loop), cduShare(cdu, otherOut)}),
                             pumpOf(in_.cdus[cdu])});
}

Derivation Terms::cduRating(std::uint32_t cdu) const {
    return leaf(Phrase::tr("capacity"), *in_.cdus[cdu].capacityW, "kW", 1e-3);
}

Derivation Terms::cduPercent(std::uint32_t cdu, bool otherOut) const {
    return Derivation::make(Op::Product, Phrase::tr("load"), "%",
                            {Derivation::constant(Phrase::tr("per cent"), 100, "%"),
                             Derivation::make(Op::Quotient, Phrase::tr("load over capacity"), "",
                                              {cduLoad(cdu, otherOut), cduRating(cdu)})});
}

Derivation Terms::cduFlow(std::uint32_t cdu) const {
    return Derivation::make(Op::Product, Phrase::tr("flow"), "L/min",
                            {loopFlow(in_.cdus[cdu].loop), cduShare(cdu, false)});
}

Derivation Terms::approach(std::uint32_t cdu) const {
    const std::uint32_t loop = in_.cdus[cdu].loop;
    return Derivation::make(
        Op::Difference, Phrase::tr("approach"), "K",
        {loopSupply(loop), leaf(Phrase::tr("facility water supply"), *in_.loops[loop].facilitySupplyC, "C")});
}

Derivation Terms::minApproach(std::uint32_t cdu) const {
    const Cdu& c = in_.cdus[cdu];
    const LoopResult& loop = result_.loops[c.loop];
    const auto x =
        exchangerOf(in_, options_, c, *loop.heatCapacityKjLK * 1e6, *result_.cdus[cdu].flowLpm / 6e4);
    const auto own = [&](Phrase label, double value, const char* unit, const char* field) {
        return Derivation::input(std::move(label), value, unit, explainKey("cdus", c.label, field),
                                 Provenance::Derived);
    };
    const Derivation hot = Derivation::make(
        Op::Quotient, Phrase::tr("heat capacity flow of the loop"), "kW/K",
        {Derivation::make(Op::Product, Phrase::tr("per minute"), "kJ/(min K)",
                          {own(Phrase::tr("flow"), *result_.cdus[cdu].flowLpm, "L/min", "flow_lpm"),
                           liquidCapacity(c.loop)}),
         perMinute()});
    const Derivation cold =
        Derivation::input(Phrase::tr("heat capacity flow of the facility water"), x->coldWK / 1e3, "kW/K",
                          c.ratedFacilityFlowLpm->source, Provenance::Derived);
    const Derivation low =
        Derivation::make(Op::Min, Phrase::tr("smaller heat capacity flow"), "kW/K", {hot, cold});
    const Derivation ratio = Derivation::make(
        Op::Quotient, Phrase::tr("ratio of heat capacity flows"), "",
        {low, Derivation::make(Op::Max, Phrase::tr("larger heat capacity flow"), "kW/K", {hot, cold})});
    Derivation conductance = Derivation::input(Phrase::tr("conductance"), x->uaWK() / 1e3, "kW/K",
                                               c.ratedApproachK->source, Provenance::Derived);
    conductance.note = Phrase::tr("from the rated point; the film of the loop side scales with flow");
    const Derivation ntu = Derivation::make(Op::Quotient, Phrase::tr("NTU"), "", {conductance, low});
    Derivation effectiveness;
    if (std::abs(1 - ratio.value) < 1e-9) {
        effectiveness =
            Derivation::make(Op::Quotient, Phrase::tr("effectiveness"), "",
                             {ntu, Derivation::make(Op::Sum, Phrase::tr("1 + NTU"), "", {one(), ntu})});
    } else {
        const Derivation exponent =
            Derivation::make(Op::Product, Phrase::tr("exponent"), "",
                             {Derivation::constant(Phrase::tr("minus one"), -1, ""), ntu,
                              Derivation::make(Op::Difference, Phrase::tr("1 - Cr"), "", {one(), ratio})});
        const Derivation decay = Derivation::make(Op::Exp, Phrase::tr("e^(-NTU (1 - Cr))"), "", {exponent});
        effectiveness =
            Derivation::make(Op::Quotient, Phrase::tr("effectiveness"), "",
                             {Derivation::make(Op::Difference, Phrase::tr("1 - e"), "", {one(), decay}),
                              Derivation::make(Op::Difference, Phrase::tr("1 - Cr e"), "",
                                               {one(), Derivation::make(Op::Product, Phrase::tr("Cr e"), "",
                                                                        {ratio, decay})})},
                             Phrase::tr("counterflow, Kays and London"));
    }
    const Derivation load = own(Phrase::tr("load"), result_.cdus[cdu].loadKw, "kW", "load_kw");
    return Derivation::make(
        Op::Difference, Phrase::tr("smallest approach"), "K",
        {Derivation::make(Op::Quotient, Phrase::tr("loop return over facility supply"), "K",
                          {load, effectiveness, low}),
         Derivation::make(Op::Quotient, Phrase::tr("rise of the loop"), "K", {load, hot})});
}

Derivation Terms::allPumps() const {
    std::vector<Derivation> parts;
    for (const Cdu& c : in_.cdus)
        parts.push_back(pumpOf(c));
    return Derivation::make(Op::Sum, Phrase::tr("pumps of all CDUs"), "kW", std::move(parts));
}

} // namespace cw::solvers::thermal
