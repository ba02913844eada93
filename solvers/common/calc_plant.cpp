// Plant and metrics: chiller and tower curves, water, annual ratios.
#include "solvers/common/calc_tables.h"

#include <algorithm>
#include <cmath>

namespace cw::solvers::calc {

namespace {

constexpr double kLitresPerGallon = 3.785411784;

double biquadratic(const List& c, double x, double y) {
    return c[0] + c[1] * x + c[2] * x * x + c[3] * y + c[4] * y * y + c[5] * x * y;
}

Result<Values> chillerEir(const Values& v) {
    const List& capacityCurve = listOf(v, "coeffs.c");
    const List& eirCurve = listOf(v, "coeffs.e");
    const List& partLoad = listOf(v, "coeffs.p");
    if (capacityCurve.size() != 6) return cannot("coeffs.c", "six coefficients");
    if (eirCurve.size() != 6) return cannot("coeffs.e", "six coefficients");
    if (partLoad.size() != 3) return cannot("coeffs.p", "three coefficients");
    if (has(v, "load_W") == has(v, "PLR")) return cannot("load_W", "give either load_W or PLR");
    const double low = num(v, "coeffs.pmin");
    const double high = num(v, "coeffs.pmax");
    if (low > high) return cannot("coeffs.pmin", "above coeffs.pmax");
    const double evaporator = num(v, "T_evap_leaving");
    const double condenser = num(v, "T_cond_entering");
    const double capFt = biquadratic(capacityCurve, evaporator, condenser);
    if (capFt <= 0) return cannot("T_cond_entering", "no capacity at these temperatures");
    const double capacity = num(v, "coeffs.Q") * capFt;
    const double asked = has(v, "PLR") ? num(v, "PLR") : num(v, "load_W") / capacity;
    const double plr = std::min(asked, high);
    const double cycling = std::min(plr / low, 1.0);
    const double unloaded = std::max(plr, low);
    const double eirT = biquadratic(eirCurve, evaporator, condenser);
    const double eirPlr = partLoad[0] + partLoad[1] * unloaded + partLoad[2] * unloaded * unloaded;
    const double power = capacity / num(v, "coeffs.COP") * eirT * eirPlr * cycling;
    if (power <= 0) return cannot("coeffs.e", "the curves give no power at these temperatures");
    const double cop = plr * capacity / power;
    return Values{{"capFT", capFt},   {"cap", capacity}, {"plr", plr}, {"eirT", eirT},
                  {"eirPLR", eirPlr}, {"P", power},      {"COP", cop}, {"COP_recomputed", cop}};
}

Calculator chiller() {
    return {
        "chiller_EIR",
        Phrase::tr("Capacity, power and COP of a chiller by the electric EIR model"),
        "P = Q_avail / COP_ref EIRFT EIRFPLR(max(PLR, PLR_min)) min(PLR / PLR_min, 1), Q_avail = Q_ref CAPFT",
        {remark("chiller", "name of the record"), positive("coeffs.Q", "W", "reference capacity"),
         positive("coeffs.COP", "", "reference COP", {}, 50),
         positive("coeffs.pmin", "", "smallest part-load ratio", {}, 1),
         positive("coeffs.pmax", "", "largest part-load ratio", {}, 2),
         list("coeffs.c", "", "CAPFT: biquadratic of evaporator leaving and condenser entering", -1e6, 1e6),
         list("coeffs.e", "", "EIRFT: biquadratic of the same", -1e6, 1e6),
         list("coeffs.p", "", "EIRFPLR: quadratic of the part-load ratio", -1e6, 1e6),
         number("T_evap_leaving", "C", "chilled water leaving", -20, 40),
         number("T_cond_entering", "C", "condenser water or outdoor air entering", -30, 60),
         optionally(positive("load_W", "W", "load")), optionally(number("PLR", "", "part-load ratio", 0, 2))},
        {{"capFT", "", "capacity over reference"},
         {"cap", "W", "available capacity"},
         {"plr", "", "part-load ratio"},
         {"eirT", "", "temperature factor"},
         {"eirPLR", "", "part-load factor"},
         {"P", "W", "compressor power"},
         {"COP", "", "cooling over power"},
         {"COP_recomputed", "", "the same, as some records name it"}},
        Phrase::tr("DOE-2.1 and EnergyPlus Chiller:Electric:EIR, Modelica Buildings ElectricEIR"),
        Provenance::Secondary,
        Phrase::tr("the temperature range of the record"),
        chillerEir};
}

/// Coefficients of the York tower correlation, EnergyPlus and Modelica Buildings.
constexpr double kYork[27] = {-0.359741205,      -0.055053608,     0.0023850432,        0.173926877,
                              -0.0248473764,     0.00048430224,    -0.005589849456,     0.0005770079712,
                              -0.00001342427256, 2.84765801111111, -0.121765149,        0.0014599242,
                              1.680428651,       -0.0166920786,    -0.0007190532,       -0.025485194448,
                              0.0000487491696,   0.00002719234152, -0.0653766255555556, -0.002278167,
                              0.0002500254,      -0.0910565458,    0.00318176316,       0.000038621772,
                              -0.0034285382352,  0.00000856589904, -0.000001516821552};

Calculator towerYork() {
    return {
        "tower_yorkCalc",
        Phrase::tr("Approach of a cooling tower by the York correlation"),
        Phrase::mark("polynomial of wet bulb, range and liquid-to-gas ratio with 27 terms"),
        {validWithin(positive("T_range", "K", "water range", {}, 60), 1.1, 22.2),
         validWithin(number("T_wb", "C", "air wet bulb", -60, 60), -34.4, 26.7),
         validWithin(positive("FRwat", "", "water flow over design", 1.0, 10), 0.75, 1.25),
         positive("FRair", "", "air flow over design", 1.0, 10)},
        {{"T_approach", "K", "leaving water over wet bulb"}},
        Phrase::tr("York correlation as in EnergyPlus and Modelica Buildings yorkCalc"),
        Provenance::Secondary,
        Phrase::tr(
            "wet bulb -34.4 to 26.7 C, range 1.1 to 22.2 K, water flow 0.75 to 1.25, liquid-to-gas ratio at "
            "most 8"),
        [](const Values& v) -> Result<Values> {
            const double ratio = num(v, "FRwat") / num(v, "FRair");
            if (ratio > 8) return cannot("FRair", "liquid-to-gas ratio above 8");
            const double wb[3] = {1, num(v, "T_wb"), num(v, "T_wb") * num(v, "T_wb")};
            const double range[3] = {1, num(v, "T_range"), num(v, "T_range") * num(v, "T_range")};
            const double gas[3] = {1, ratio, ratio * ratio};
            double approach = 0;
            for (std::size_t i = 0; i < 27; ++i)
                approach += kYork[i] * wb[i % 3] * range[i / 3 % 3] * gas[i / 9];
            return Values{{"T_approach", approach}};
        }};
}

Calculator towerFan() {
    return {"tower_fan_curve",
            Phrase::tr("Power of a variable-speed tower fan over its speed"),
            Phrase::mark("published table, linear between its points"),
            {list("r", "", "speed over design speed", 0, 1)},
            {{"p", "", "power over design power"}},
            Phrase::tr(
                "EnergyPlus variable-speed tower fan, as tabulated in Modelica Buildings MerkelEnergyPlus"),
            Provenance::Secondary,
            Phrase::tr("speed 0 to 1"),
            [](const Values& v) -> Result<Values> {
                constexpr double kTable[11] = {0,
                                               0.020982275,
                                               0.027843038,
                                               0.046465108,
                                               0.082729139,
                                               0.142515786,
                                               0.231705701,
                                               0.356179538,
                                               0.521817952,
                                               0.734501596,
                                               1};
                List p;
                for (double r : listOf(v, "r")) {
                    const auto below = std::min<std::size_t>(static_cast<std::size_t>(r * 10), 9);
                    const double part = r * 10 - static_cast<double>(below);
                    p.push_back(kTable[below] * (1 - part) + kTable[below + 1] * part);
                }
                return Values{{"p", std::move(p)}};
            }};
}

Calculator towerWater() {
    return {"tower_water",
            Phrase::tr("Water that evaporates to reject a heat"),
            "E = Q / h_fg",
            {positive("Q_reject_kWh", "kWh", "heat rejected"),
             positive("h_fg_kJ_kg", "kJ/kg", "latent heat", 2430, 3000)},
            {{"evap_L", "L", "evaporation"}},
            Phrase::tr("Lei and Masanet, latent bound"),
            Provenance::Secondary,
            Phrase::tr("all heat leaves as vapour: an upper bound; 1.24 L/kWh is practice"),
            [](const Values& v) -> Result<Values> {
                return Values{{"evap_L", num(v, "Q_reject_kWh") * 3600 / num(v, "h_fg_kJ_kg")}};
            }};
}

Calculator towerBlowdown() {
    InputSpec coc = positive("CoC", "", "cycles of concentration", {}, 1000);
    coc.min = 1.000001;
    return {"tower_blowdown",
            Phrase::tr("Make-up water and blow-down by cycles of concentration"),
            "blowdown = E / (CoC - 1), make-up = E + blowdown",
            {validWithin(std::move(coc), 2, 20)},
            {{"makeup_over_evap", "", "make-up over evaporation"},
             {"blowdown_share", "", "blow-down over make-up"}},
            Phrase::tr("Lei and Masanet"),
            Provenance::Secondary,
            Phrase::tr("windage counted as blow-down"),
            [](const Values& v) -> Result<Values> {
                const double c = num(v, "CoC");
                return Values{{"makeup_over_evap", c / (c - 1)}, {"blowdown_share", 1 / c}};
            }};
}

Calculator metricIdentity() {
    return {"metric_identity",
            Phrase::tr("Energy reuse effectiveness from PUE and reused energy"),
            "ERE = PUE - E_reuse / E_IT",
            {number("PUE", "", "power usage effectiveness", 1, 10),
             number("reuse_over_IT", "", "reused energy over IT energy", 0, 1)},
            {{"ERE", "", "energy reuse effectiveness"}, {"ERF", "", "reused energy over facility energy"}},
            Phrase::tr("The Green Grid"),
            Provenance::Secondary,
            Phrase::tr("energies of the same period"),
            [](const Values& v) -> Result<Values> {
                return Values{{"ERE", num(v, "PUE") - num(v, "reuse_over_IT")},
                              {"ERF", num(v, "reuse_over_IT") / num(v, "PUE")}};
            }};
}

Calculator waterAnnual() {
    return {"water_annual",
            Phrase::tr("Water usage effectiveness from a year of water"),
            "WUE = litres / E_IT",
            {positive("gallons", "US gal", "site water of a year"), positive("IT_kW", "kW", "mean IT power"),
             number("hours", "h", "hours of the year", 1, 8784, 8760.0)},
            {{"WUE", "L/kWh", "water usage effectiveness"}},
            Phrase::tr("The Green Grid WP35"),
            Provenance::Secondary,
            Phrase::tr("withdrawal or consumption, as the water was metered"),
            [](const Values& v) -> Result<Values> {
                return Values{
                    {"WUE", num(v, "gallons") * kLitresPerGallon / (num(v, "IT_kW") * num(v, "hours"))}};
            }};
}

} // namespace

std::vector<Calculator> plantCalculators() {
    return {chiller(),       towerYork(),      towerFan(),   towerWater(),
            towerBlowdown(), metricIdentity(), waterAnnual()};
}

} // namespace cw::solvers::calc
