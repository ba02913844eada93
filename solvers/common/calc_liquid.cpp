// Liquid: flows, heat exchangers, CDUs, ride-through.
#include "solvers/common/calc_tables.h"
#include "solvers/common/coolant.h"

#include <algorithm>
#include <cmath>

namespace cw::solvers::calc {

namespace {

constexpr double kLpmPerM3s = 6e4;
/// Exponent of pressure drop over flow in the published flow table of the GB300 NVL72 rack (2.3 to 18.4 psi).
constexpr double kRackDropExponent = 1.89;

InputSpec fluidInput() {
    return text("fluid", "water or PG25", "water");
}

Result<Coolant> coolantOf(const Values& v) {
    const std::string& name = textOf(v, "fluid");
    if (name == "water") return Coolant::Water;
    if (name == "PG25" || name == "pg25") return Coolant::Pg25;
    return cannot("fluid", "water or PG25");
}

/// Flow of a rack by the constant-return rule or by a fixed flow for each kilowatt, L/min.
Result<Values> rackFlow(const Values& v) {
    if (has(v, "LPM_per_kW")) {
        if (!has(v, "P_kW")) return cannot("P_kW", "missing");
        return Values{{"flow_LPM", num(v, "P_kW") * num(v, "LPM_per_kW")},
                      {"max_dp_psi", num(v, "dp_limit_psi")}};
    }
    for (const char* name : {"TDP_kW", "T_supply_C"})
        if (!has(v, name)) return cannot(name, "missing");
    const auto coolant = coolantOf(v);
    if (!coolant) return coolant.error();
    const double back = num(v, "T_return_max_C");
    const double rise = back - num(v, "T_supply_C");
    if (rise <= 0) return cannot("T_supply_C", "must be below T_return_max_C");
    const double capacity = coolantHeatCapacity(coolant.value(), back - rise / 2);
    const double flow = num(v, "TDP_kW") * 1e3 * num(v, "liquid_fraction") / (capacity * rise) * kLpmPerM3s;
    return Values{
        {"flow_LPM", flow},
        {"rack_dp_psi", num(v, "dp_ref_psi") * std::pow(flow / num(v, "flow_ref_LPM"), kRackDropExponent)},
        {"T_return_C_implied", back}};
}

Calculator rackLiquidFlow() {
    return {
        "rack_liquid_flow",
        Phrase::tr("Liquid flow of a rack: constant return temperature, or a fixed flow for each kilowatt"),
        "V = P f / (rho cp (T_return,max - T_supply)); dp = dp_ref (V / V_ref)^1.89; or V = P LPM_per_kW",
        {remark("rack", "name of the rack"), optionally(positive("TDP_kW", "kW", "power of the rack")),
         number("liquid_fraction", "", "share of the heat to liquid", 0, 1, 0.9),
         optionally(number("T_supply_C", "C", "liquid supply", 0, 90)),
         number("T_return_max_C", "C", "highest permitted return", 1, 95, 55.0), fluidInput(),
         positive("flow_ref_LPM", "L/min", "flow at which the pressure drop is known", 59.0),
         positive("dp_ref_psi", "psi", "pressure drop at that flow", 2.3),
         optionally(positive("P_kW", "kW", "heat to liquid, for a fixed flow for each kilowatt")),
         optionally(positive("LPM_per_kW", "L/min per kW", "fixed flow for each kilowatt")),
         positive("dp_limit_psi", "psi", "pressure limit of the rack pump unit at fixed flow (OCP: 40)",
                  40.0)},
        {{"flow_LPM", "L/min", "flow"},
         {"rack_dp_psi", "psi", "pressure drop; constant return only"},
         {"T_return_C_implied", "C", "return temperature; constant return only"},
         {"max_dp_psi", "psi", "pressure limit; fixed flow only"}},
        Phrase::tr(
            "constant return found in Lenovo LP2357 Table 27 (GB300 NVL72) and NVIDIA DA-12515; OCP RPU for "
            "fixed flow"),
        Provenance::Secondary,
        Phrase::tr("turbulent flow; supply below the permitted return"),
        rackFlow};
}

Calculator rackLiquidFlowPerKw() {
    return {
        "rack_liquid_flow_per_kW",
        Phrase::tr("Liquid flow for each kilowatt of rack power at a supply temperature"),
        "V / P = f / (rho cp (T_return,max - T_supply))",
        {number("T_supply_C", "C", "liquid supply", 0, 90),
         number("T_return_max_C", "C", "highest permitted return", 1, 95, 55.0),
         number("liquid_fraction", "", "share of the heat to liquid", 0, 1, 0.9), fluidInput()},
        {{"LPM_per_kW", "L/min per kW", "flow for each kilowatt"}},
        Phrase::tr("constant return, as in rack_liquid_flow"),
        Provenance::Secondary,
        Phrase::tr("supply below the permitted return"),
        [](const Values& v) -> Result<Values> {
            const auto coolant = coolantOf(v);
            if (!coolant) return coolant.error();
            const double rise = num(v, "T_return_max_C") - num(v, "T_supply_C");
            if (rise <= 0) return cannot("T_supply_C", "must be below T_return_max_C");
            const double capacity = coolantHeatCapacity(coolant.value(), num(v, "T_return_max_C") - rise / 2);
            return Values{{"LPM_per_kW", 1e3 * num(v, "liquid_fraction") / (capacity * rise) * kLpmPerM3s}};
        }};
}

Calculator liquidFlowRise() {
    return {
        "liquid_flow_dT",
        Phrase::tr("Temperature rise of a liquid at a flow for each kilowatt"),
        "dT = P / (rho cp V)",
        {positive("LPM_per_kW", "L/min per kW", "flow for each kilowatt"), fluidInput(),
         optionally(positive("cp", "kJ/(kg K)", "specific heat; else of the fluid at T", {}, 20)),
         optionally(positive("rho", "kg/m3", "density; else of the fluid at T", {}, 5000)),
         number("T", "C", "temperature for the properties", 0, 100, 40.0)},
        {{"dT_K", "K", "rise"}},
        Phrase::tr("first principles; water Kell 1975, Popiel and Wojtkowiak 2007; PG25 an unverified fit"),
        Provenance::Secondary,
        Phrase::tr("all heat to the liquid"),
        [](const Values& v) -> Result<Values> {
            const auto coolant = coolantOf(v);
            if (!coolant) return coolant.error();
            const double cp = has(v, "cp") ? num(v, "cp") * 1e3 : coolantCp(coolant.value(), num(v, "T"));
            const double rho =
                has(v, "rho") ? num(v, "rho") : coolantDensityKgM3(coolant.value(), num(v, "T"));
            return Values{{"dT_K", 1e3 / (rho * cp * num(v, "LPM_per_kW") / kLpmPerM3s)}};
        }};
}

Calculator liquidFlow() {
    return {"liquid_flow",
            Phrase::tr("Liquid flow that carries a heat between two temperatures"),
            "V = Q / (rho cp (T_out - T_in))",
            {positive("Q_kW", "kW", "heat"), number("T_cold_in", "C", "entering", -30, 150),
             number("T_cold_out", "C", "leaving", -30, 150), positive("rho", "kg/m3", "density", 995, 5000),
             positive("cp", "J/(kg K)", "specific heat", 4180, 20000)},
            {{"primary_Ls", "L/s", "flow"}},
            Phrase::tr("first principles"),
            Provenance::Derived,
            Phrase::tr("no change of phase"),
            [](const Values& v) -> Result<Values> {
                const double rise = num(v, "T_cold_out") - num(v, "T_cold_in");
                if (rise <= 0) return cannot("T_cold_out", "must be above T_cold_in");
                return Values{{"primary_Ls", num(v, "Q_kW") * 1e6 / (num(v, "rho") * num(v, "cp") * rise)}};
            }};
}

Calculator cduBalance() {
    return {"cdu_energy_balance",
            Phrase::tr("Heat that a flow carries between two temperatures"),
            "Q = rho cp V (T_ret - T_sup)",
            {positive("flow_m3h", "m3/h", "flow"), number("T_sup", "C", "supply", 0, 100),
             number("T_ret", "C", "return", 0, 100), fluidInput()},
            {{"Q_kW", "kW", "heat"}, {"Q_kW_computed", "kW", "the same heat, as some sheets name it"}},
            Phrase::tr("first principles; properties at the mean temperature"),
            Provenance::Secondary,
            Phrase::tr("no change of phase"),
            [](const Values& v) -> Result<Values> {
                const auto coolant = coolantOf(v);
                if (!coolant) return coolant.error();
                const double mean = (num(v, "T_sup") + num(v, "T_ret")) / 2;
                const double heat = coolantHeatCapacity(coolant.value(), mean) * num(v, "flow_m3h") / 3600 *
                                    (num(v, "T_ret") - num(v, "T_sup")) / 1e3;
                return Values{{"Q_kW", heat}, {"Q_kW_computed", heat}};
            }};
}

std::vector<InputSpec> exchangerInputs() {
    return {number("T_hot_in", "C", "hot side entering", -30, 200),
            number("T_hot_out", "C", "hot side leaving", -30, 200),
            number("T_cold_in", "C", "cold side entering", -30, 200),
            number("T_cold_out", "C", "cold side leaving", -30, 200), positive("Q_kW", "kW", "heat")};
}

/// The two end differences of a counterflow exchanger, K; both must be positive.
Result<std::pair<double, double>> ends(const Values& v) {
    const double hot = num(v, "T_hot_in") - num(v, "T_cold_out");
    const double cold = num(v, "T_hot_out") - num(v, "T_cold_in");
    if (hot <= 0 || cold <= 0) return cannot("T_cold_out", "temperatures cross");
    return std::pair{hot, cold};
}

Calculator exchangerNtu() {
    return {
        "hx_eNTU",
        Phrase::tr(
            "Conductance, effectiveness and NTU of a counterflow heat exchanger from its four temperatures"),
        "UA = Q / LMTD, e = Q / (C_min (T_hot,in - T_cold,in)), NTU = UA / C_min",
        exchangerInputs(),
        {{"LMTD_K", "K", "logarithmic mean difference"},
         {"UA_kW_K", "kW/K", "conductance"},
         {"effectiveness", "", "of the smaller heat capacity flow"},
         {"NTU", "", "number of transfer units"},
         {"approach_K", "K", "hot leaving over cold entering"}},
        Phrase::tr("Kays and London, counterflow"),
        Provenance::Unverified,
        Phrase::tr("no change of phase, no heat loss"),
        [](const Values& v) -> Result<Values> {
            const auto d = ends(v);
            if (!d) return d.error();
            const double hotRise = num(v, "T_hot_in") - num(v, "T_hot_out");
            const double coldRise = num(v, "T_cold_out") - num(v, "T_cold_in");
            if (hotRise <= 0 || coldRise <= 0) return cannot("T_hot_out", "no heat flows");
            const double mean = logMeanK(d->first, d->second);
            const double ua = num(v, "Q_kW") / mean;
            const double smallest = num(v, "Q_kW") / std::max(hotRise, coldRise);
            return Values{
                {"LMTD_K", mean},
                {"UA_kW_K", ua},
                {"effectiveness", std::max(hotRise, coldRise) / (num(v, "T_hot_in") - num(v, "T_cold_in"))},
                {"NTU", ua / smallest},
                {"approach_K", d->second}};
        }};
}

Calculator exchangerLmtd() {
    return {
        "hx_LMTD",
        Phrase::tr(
            "Conductance of a counterflow heat exchanger by its logarithmic mean temperature difference"),
        "UA = Q / LMTD, LMTD = (dT1 - dT2) / ln(dT1 / dT2)",
        exchangerInputs(),
        {{"LMTD_K", "K", "logarithmic mean difference"},
         {"UA_kW_K", "kW/K", "conductance"},
         {"approach_K", "K", "hot leaving over cold entering"}},
        Phrase::tr("textbook heat transfer, counterflow"),
        Provenance::Unverified,
        Phrase::tr("no change of phase, no heat loss"),
        [](const Values& v) -> Result<Values> {
            const auto d = ends(v);
            if (!d) return d.error();
            const double mean = logMeanK(d->first, d->second);
            return Values{{"LMTD_K", mean}, {"UA_kW_K", num(v, "Q_kW") / mean}, {"approach_K", d->second}};
        }};
}

Calculator cduCapacity() {
    return {"cdu_capacity",
            Phrase::tr("Flow, temperature rise and number of racks of a CDU by its capacity and a flow for "
                       "each kilowatt"),
            "V = Q LPM_per_kW, dT = 1 / (rho cp LPM_per_kW), racks = floor(Q / P_rack)",
            {positive("capacity_kW", "kW", "capacity"),
             positive("LPM_per_kW", "L/min per kW", "flow for each kilowatt"),
             positive("rack_kW", "kW", "heat of one rack to liquid", 120.0),
             number("T", "C", "temperature for the properties of water", 0, 100, 40.0),
             optionally(positive("secondary_head_psi", "psi", "head of the pumps at this flow"))},
            {{"flow_LPM", "L/min", "flow at capacity"},
             {"dT_K_water", "K", "rise of water at this flow"},
             {"racks_120kW", "", "racks of rack_kW that the capacity carries"},
             {"pump_hydraulic_kW", "kW", "hydraulic power; where the head is given"}},
            Phrase::tr("first principles"),
            Provenance::Derived,
            Phrase::tr("capacity only: head, manifolds and redundancy may allow fewer racks"),
            [](const Values& v) -> Result<Values> {
                const double flow = num(v, "capacity_kW") * num(v, "LPM_per_kW");
                const double capacity = coolantHeatCapacity(Coolant::Water, num(v, "T"));
                Values out{{"flow_LPM", flow},
                           {"dT_K_water", 1e3 * kLpmPerM3s / (capacity * num(v, "LPM_per_kW"))},
                           {"racks_120kW", std::floor(num(v, "capacity_kW") / num(v, "rack_kW") + 1e-9)}};
                if (has(v, "secondary_head_psi"))
                    out.emplace("pump_hydraulic_kW",
                                flow / kLpmPerM3s * num(v, "secondary_head_psi") * 6894.757293168 / 1e3);
                return out;
            }};
}

Calculator heatSplit() {
    return {
        "rack_heat_split",
        Phrase::tr("Heat of a rack to liquid and to air"),
        "Q_liquid = P f, Q_air = P (1 - f)",
        {positive("P_kW", "kW", "power of the rack"), number("liquid_fraction", "", "share to liquid", 0, 1)},
        {{"liquid_kW", "kW", "heat to liquid"}, {"air_kW", "kW", "heat to air"}},
        Phrase::tr("first principles; published shares run from 0.70 to 0.94"),
        Provenance::Derived,
        {},
        [](const Values& v) -> Result<Values> {
            const double liquid = num(v, "P_kW") * num(v, "liquid_fraction");
            return Values{{"liquid_kW", liquid}, {"air_kW", num(v, "P_kW") - liquid}};
        }};
}

Calculator pumpPower() {
    return {"pump_power",
            Phrase::tr("Power of the pumps of a CDU, and its share of the heat"),
            "P = n P_each, share = P / Q",
            {positive("pumps", "", "pumps running"), positive("kW_each", "kW", "electrical power of one"),
             positive("Q_kW", "kW", "heat that the CDU carries (sheet of the 1,200 kW unit)", 1200.0)},
            {{"total_kW", "kW", "power"}, {"pump_fraction", "", "power over heat"}},
            Phrase::tr("first principles; default heat from a STULZ 1,200 kW selection sheet"),
            Provenance::Secondary,
            {},
            [](const Values& v) -> Result<Values> {
                const double total = num(v, "pumps") * num(v, "kW_each");
                return Values{{"total_kW", total}, {"pump_fraction", total / num(v, "Q_kW")}};
            }};
}

Calculator pressureDrop() {
    return {"liquid_pressure_drop",
            Phrase::tr("Pressure drop at another flow"),
            "dp = dp_ref (V / V_ref)^n",
            {positive("flow_LPM", "L/min", "flow"),
             positive("flow_ref_LPM", "L/min", "flow at which the drop is known"),
             positive("dp_ref", "kPa", "drop at that flow"),
             validWithin(number("n", "", "exponent", 1, 2.5, kRackDropExponent), 1.75, 2)},
            {{"dp", "kPa", "drop"}},
            Phrase::tr("power law; 1.89 from a published rack flow table"),
            Provenance::Secondary,
            Phrase::tr("turbulent flow"),
            [](const Values& v) -> Result<Values> {
                return Values{{"dp", num(v, "dp_ref") *
                                         std::pow(num(v, "flow_LPM") / num(v, "flow_ref_LPM"), num(v, "n"))}};
            }};
}

Calculator rideThrough() {
    return {"coolant_ride_through",
            Phrase::tr("Time until the liquid inventory has warmed up without cooling"),
            "t = M cp dT / Q",
            {positive("Q_kW", "kW", "heat"), positive("volume_L", "L", "inventory"),
             positive("cp", "kJ/(kg K)", "specific heat", 4.18, 20),
             positive("dT_allow_K", "K", "permitted rise"), positive("rho", "kg/L", "density", 1.0, 5)},
            {{"t_s", "s", "time"}},
            Phrase::tr("first principles"),
            Provenance::Derived,
            Phrase::tr("well mixed; the metal of the loop is left out"),
            [](const Values& v) -> Result<Values> {
                return Values{{"t_s", num(v, "volume_L") * num(v, "rho") * num(v, "cp") *
                                          num(v, "dT_allow_K") / num(v, "Q_kW")}};
            }};
}

} // namespace

std::vector<Calculator> liquidCalculators() {
    return {rackLiquidFlow(), rackLiquidFlowPerKw(), liquidFlowRise(), liquidFlow(),
            cduBalance(),     exchangerNtu(),        exchangerLmtd(),  cduCapacity(),
            heatSplit(),      pumpPower(),           pressureDrop(),   rideThrough()};
}

} // namespace cw::solvers::calc
