// Room: floor loads, redundancy of cooling units, loss of cooling.
#include "solvers/common/calc_tables.h"

#include <algorithm>

namespace cw::solvers::calc {

namespace {

Calculator floorLoad() {
    return {"floor_load",
            Phrase::tr("Pressure under the footprint and load on one foot of a rack"),
            "p = m g / (w d), point = m / feet",
            {positive("rack_kg", "kg", "mass of the rack"), positive("w_m", "m", "width"),
             positive("d_m", "m", "depth"), positive("feet", "", "feet or casters", 4.0, 100)},
            {{"footprint_kPa", "kPa", "pressure under the footprint"},
             {"point_kg_4feet", "kg", "load on one foot"},
             {"footprint_kg_m2", "kg/m2", "mass over footprint"}},
            Phrase::tr("first principles, standard gravity"),
            Provenance::Derived,
            Phrase::tr("feet carry equal shares"),
            [](const Values& v) -> Result<Values> {
                const double perArea = num(v, "rack_kg") / (num(v, "w_m") * num(v, "d_m"));
                return Values{{"footprint_kPa", perArea * kStandardGravity / 1e3},
                              {"point_kg_4feet", num(v, "rack_kg") / num(v, "feet")},
                              {"footprint_kg_m2", perArea}};
            }};
}

Calculator floorPointLoad() {
    return {"floor_point_load",
            Phrase::tr("Load on one foot of a rack against the design load of a raised-floor panel"),
            "point = W / feet",
            {positive("rack_lb", "lb", "weight of the rack"),
             positive("feet", "", "feet or casters", 4.0, 100),
             positive("panel_design_lb", "lb", "design point load of the panel", 3000.0)},
            {{"point_lb", "lb", "load on one foot"},
             {"panel_design_lb", "lb", "design load of the panel"},
             {"ok", "", "the panel carries one foot"}},
            Phrase::tr("IBM and Tate floor planning; default panel from a Tate release"),
            Provenance::Secondary,
            Phrase::tr("one foot a panel; feet of neighbours may share a panel"),
            [](const Values& v) -> Result<Values> {
                const double point = num(v, "rack_lb") / num(v, "feet");
                return Values{{"point_lb", point},
                              {"panel_design_lb", num(v, "panel_design_lb")},
                              {"ok", point <= num(v, "panel_design_lb")}};
            }};
}

Calculator floorUniform() {
    return {"floor_uniform_load",
            Phrase::tr("Uniform floor load of a rack with its share of the service clearance"),
            "(W + live A_service / 2 + dead A) / A, A = A_rack + A_service / 2",
            {positive("rack_kg", "kg", "mass of the rack"), positive("rack_m2", "m2", "footprint"),
             number("service_m2", "m2", "service clearance", 0, 1e4, 0.0),
             number("live_kg_m2", "kg/m2", "people and carts", 0, 1000, 73.2),
             number("dead_kg_m2", "kg/m2", "raised floor and cables", 0, 1000, 48.8)},
            {{"uniform_kg_m2", "kg/m2", "uniform load"}},
            Phrase::tr("IBM site planning (15 and 10 lb/ft2)"),
            Provenance::Secondary,
            Phrase::tr("screening: the structural engineer decides"),
            [](const Values& v) -> Result<Values> {
                const double half = num(v, "service_m2") / 2;
                const double area = num(v, "rack_m2") + half;
                return Values{
                    {"uniform_kg_m2",
                     (num(v, "rack_kg") + num(v, "live_kg_m2") * half + num(v, "dead_kg_m2") * area) / area}};
            }};
}

Calculator unitFailure() {
    return {"cooling_unit_failure",
            Phrase::tr("Capacity that remains when cooling units fail"),
            "remaining = (n - failed) capacity, deficit = max(0, load - remaining)",
            {number("units", "", "equal units", 1, 1e6), positive("cap_kW", "kW", "capacity of one"),
             number("load_kW", "kW", "load", 0, 1e9), number("fail", "", "units that fail", 0, 1e6, 1.0)},
            {{"remaining_kW", "kW", "remaining capacity"},
             {"deficit_kW", "kW", "load that is not carried"},
             {"pass_Nplus1", "", "the rest carries the load"}},
            Phrase::tr("capacity check"),
            Provenance::Derived,
            Phrase::tr("equal units, common room"),
            [](const Values& v) -> Result<Values> {
                if (num(v, "fail") > num(v, "units")) return cannot("fail", "more than there are");
                const double left = (num(v, "units") - num(v, "fail")) * num(v, "cap_kW");
                const double deficit = std::max(0.0, num(v, "load_kW") - left);
                return Values{{"remaining_kW", left}, {"deficit_kW", deficit}, {"pass_Nplus1", deficit == 0}};
            }};
}

Calculator lossLumped() {
    return {"loss_of_cooling_lumped",
            Phrase::tr("Heating rate of the room air after loss of cooling, an upper bound"),
            "dT/dt = Q / (rho cp V + C_extra)",
            {positive("Q_kW", "kW", "heat"), positive("V_m3", "m3", "air volume"),
             number("C_extra_kJ_K", "kJ/K", "heat capacity of what warms with the air", 0, 1e12, 0.0),
             positive("rho", "kg/m3", "density of the air", 1.2, 10),
             positive("cp", "kJ/(kg K)", "specific heat", 1.006, 10),
             positive("dT_K", "K", "rise for the time", 10.0)},
            {{"dTdt_K_per_s", "K/s", "heating rate"}, {"t_to_10K_s", "s", "time to rise by dT_K"}},
            Phrase::tr("first principles; Khankari 2011 describes the decay from this rate"),
            Provenance::Secondary,
            Phrase::tr("well mixed; walls and racks left out unless in C_extra_kJ_K"),
            [](const Values& v) -> Result<Values> {
                const double rate =
                    num(v, "Q_kW") / (num(v, "rho") * num(v, "cp") * num(v, "V_m3") + num(v, "C_extra_kJ_K"));
                return Values{{"dTdt_K_per_s", rate}, {"t_to_10K_s", num(v, "dT_K") / rate}};
            }};
}

Calculator lossTwoNode() {
    return {"loss_of_cooling_two_node",
            Phrase::tr("Heating rate after loss of cooling with air and rack mass"),
            "C_a dT/dt = Q - UA (T - T_m), C_m dT_m/dt = UA (T - T_m)",
            {positive("Q_kW", "kW", "heat"), positive("C_air_kJ_K", "kJ/K", "heat capacity of the air"),
             positive("C_rack_kJ_K", "kJ/K", "heat capacity of racks and walls"),
             positive("UA_kW_K", "kW/K", "conductance between them")},
            {{"rate0", "K/s", "initial rate"},
             {"rate_inf", "K/s", "final rate"},
             {"tau_s", "s", "time constant"}},
            Phrase::tr("form of Khankari 2011"),
            Provenance::Unverified,
            Phrase::tr("two well mixed nodes"),
            [](const Values& v) -> Result<Values> {
                const double air = num(v, "C_air_kJ_K");
                const double mass = num(v, "C_rack_kJ_K");
                return Values{{"rate0", num(v, "Q_kW") / air},
                              {"rate_inf", num(v, "Q_kW") / (air + mass)},
                              {"tau_s", air * mass / (air + mass) / num(v, "UA_kW_K")}};
            }};
}

} // namespace

std::vector<Calculator> roomCalculators() {
    return {floorLoad(), floorPointLoad(), floorUniform(), unitFailure(), lossLumped(), lossTwoNode()};
}

} // namespace cw::solvers::calc
