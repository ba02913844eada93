// Air: flows, moist air, fans, recirculation indices.
#include "solvers/common/air.h"
#include "solvers/common/calc_tables.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cw::solvers::calc {

namespace {

double sum(const List& l) {
    return std::accumulate(l.begin(), l.end(), 0.0);
}

Calculator airSensible() {
    return {"air_sensible",
            Phrase::tr("Air flow that carries a sensible heat at a temperature rise"),
            "V = P / (rho cp dT)",
            {positive("P_kW", "kW", "sensible heat", 1.0), positive("dT_F", "F", "temperature rise"),
             positive("rho", "kg/m3", "density of the air", 1.2, 10),
             positive("cp", "kJ/(kg K)", "specific heat", 1.006, 10)},
            {{"m3s_per_kW", "m3/s per kW", "flow for each kW"},
             {"cfm_per_kW", "CFM per kW", "flow for each kW"},
             {"m3s", "m3/s", "flow"},
             {"cfm", "CFM", "flow"}},
            Phrase::tr("first principles; published form CFM = 3412 kW / (1.085 dT_F)"),
            Provenance::Secondary,
            Phrase::tr("sensible heat only"),
            [](const Values& v) -> Result<Values> {
                const double perKw = 1 / (num(v, "rho") * num(v, "cp") * num(v, "dT_F") * kKelvinPerF);
                const double flow = perKw * num(v, "P_kW");
                return Values{{"m3s_per_kW", perKw},
                              {"cfm_per_kW", perKw * kCfmPerM3s},
                              {"m3s", flow},
                              {"cfm", flow * kCfmPerM3s}};
            }};
}

Calculator airAltitude() {
    return {"air_sensible_altitude",
            Phrase::tr("Air flow that carries a sensible heat at altitude"),
            "V = P / (rho cp dT), rho = 1.2 p / p0",
            {positive("P_kW", "kW", "sensible heat", 1.0), positive("dT_F", "F", "temperature rise"),
             number("altitude_ft", "ft", "altitude of the site", -1500, 20000, 0.0),
             optionally(number("p_atm", "atm", "air pressure; else the standard atmosphere at this altitude",
                               0.3, 1.2))},
            {{"cfm", "CFM", "flow"}, {"m3s", "m3/s", "flow"}, {"rho", "kg/m3", "density of the air"}},
            Phrase::tr("first principles; standard atmosphere ISO 2533"),
            Provenance::Standard,
            Phrase::tr("sensible heat only; 1.2 kg/m3 at sea level"),
            [](const Values& v) -> Result<Values> {
                const double atm = has(v, "p_atm")
                                       ? num(v, "p_atm")
                                       : air::pressureAtAltitudePa(num(v, "altitude_ft") * kMetresPerFoot) /
                                             air::kSeaLevelPa;
                const double rho = 1.2 * atm;
                const double flow = num(v, "P_kW") / (rho * air::kCp / 1e3 * num(v, "dT_F") * kKelvinPerF);
                return Values{{"cfm", flow * kCfmPerM3s}, {"m3s", flow}, {"rho", rho}};
            }};
}

Calculator airDensity() {
    return {"air_density",
            Phrase::tr("Density of moist air"),
            "rho = p (1 + W) / (R T (1 + 1.6079 W))",
            {number("T", "C", "temperature", -60, 100),
             positive("p", "Pa", "pressure", air::kSeaLevelPa, 1e6),
             number("W", "kg/kg", "humidity ratio", 0, 0.2, 0.0)},
            {{"rho", "kg/m3", "density"}},
            Phrase::tr("ideal gas, R = 287.042 J/(kg K)"),
            Provenance::Unverified,
            Phrase::tr("ideal gas"),
            [](const Values& v) -> Result<Values> {
                return Values{{"rho", air::densityKgM3(num(v, "T"), num(v, "p"), num(v, "W"))}};
            }};
}

Calculator psychrometrics() {
    return {
        "psychrometrics",
        Phrase::tr("Humidity ratio, wet bulb, dew point and saturation pressure of moist air"),
        "Hyland and Wexler saturation pressure; W = 0.621945 pw / (p - pw); wet bulb by the energy balance",
        {number("T", "C", "dry bulb", -60, 100), number("RH", "", "relative humidity", 0, 1),
         positive("p", "Pa", "pressure", air::kSeaLevelPa, 1e6)},
        {{"W", "kg/kg", "humidity ratio"},
         {"Twb", "C", "wet bulb"},
         {"Tdp", "C", "dew point"},
         {"psat_Pa", "Pa", "saturation pressure"}},
        Phrase::tr("Hyland and Wexler 1983 as used by ASHRAE Fundamentals"),
        Provenance::Unverified,
        Phrase::tr("-60 to 100 C; ice branch below 0 C"),
        [](const Values& v) -> Result<Values> {
            const double t = num(v, "T");
            const double rh = num(v, "RH");
            const double saturation = air::saturationPa(t);
            if (rh * saturation >= num(v, "p")) return cannot("p", "vapour pressure above total pressure");
            return Values{{"W", air::humidityRatio(t, rh, num(v, "p"))},
                          {"Twb", air::wetBulbC(t, rh, num(v, "p"))},
                          {"Tdp", air::dewPointC(t, rh)},
                          {"psat_Pa", saturation}};
        }};
}

Calculator dewpointGuard() {
    return {"dewpoint_guard",
            Phrase::tr("Coldest liquid supply that keeps a margin above the dew point of the room"),
            "T_supply >= T_dew + margin",
            {number("T_room", "C", "room temperature", -20, 60), number("RH", "", "relative humidity", 0, 1),
             number("margin_K", "K", "margin", 0, 20, 2.0)},
            {{"min_TCS_supply_C", "C", "coldest supply"}, {"dew_point_C", "C", "dew point of the room"}},
            Phrase::tr("dew point from Hyland and Wexler; margin 2 to 3 K in published practice"),
            Provenance::Secondary,
            {},
            [](const Values& v) -> Result<Values> {
                const double dew = air::dewPointC(num(v, "T_room"), num(v, "RH"));
                return Values{{"min_TCS_supply_C", dew + num(v, "margin_K")}, {"dew_point_C", dew}};
            }};
}

Calculator fanCurve() {
    return {"fan_vav_curve",
            Phrase::tr("Part-load power of a variable-speed fan by a polynomial"),
            "p = c0 + c1 f + c2 f^2 + c3 f^3 + c4 f^4",
            {list("c", "", "coefficients, lowest first", -1e6, 1e6),
             number("flow_fraction", "", "flow over design flow", 0, 2)},
            {{"power_fraction", "", "power over design power"}},
            Phrase::tr("EnergyPlus fan model; EC plug fan 0.0699, 1.395, -3.355, 2.892"),
            Provenance::Secondary,
            Phrase::tr("the range for which the coefficients were fitted"),
            [](const Values& v) -> Result<Values> {
                const List& c = listOf(v, "c");
                double power = 0;
                for (auto it = c.rbegin(); it != c.rend(); ++it)
                    power = power * num(v, "flow_fraction") + *it;
                return Values{{"power_fraction", power}};
            }};
}

Calculator fanPower() {
    return {"fan_design_power",
            Phrase::tr("Power of a fan from flow, pressure and efficiency"),
            "P = V dp / eta",
            {positive("V", "m3/s", "flow"), positive("dp", "Pa", "pressure rise"),
             positive("eta", "", "total efficiency", {}, 1)},
            {{"P_W", "W", "power"}},
            Phrase::tr("first principles"),
            Provenance::Derived,
            Phrase::tr("incompressible flow"),
            [](const Values& v) -> Result<Values> {
                return Values{{"P_W", num(v, "V") * num(v, "dp") / num(v, "eta")}};
            }};
}

Calculator affinity() {
    return {"affinity_law",
            Phrase::tr("Flow, head and power of a fan or pump at another speed"),
            "Q ~ N, H ~ N^2, P ~ N^3",
            {validWithin(positive("speed_ratio", "", "speed over design speed", {}, 2), 0.3, 1.2)},
            {{"flow", "", "over design flow"},
             {"head", "", "over design head"},
             {"power", "", "over design power"}},
            Phrase::tr("affinity laws"),
            Provenance::Secondary,
            Phrase::tr("no fixed static pressure or lift"),
            [](const Values& v) -> Result<Values> {
                const double n = num(v, "speed_ratio");
                return Values{{"flow", n}, {"head", n * n}, {"power", n * n * n}};
            }};
}

Calculator shiRhi() {
    InputSpec equal{"equal_flow", {}, "all racks with the same flow", ValueType::Flag};
    equal.fallback = true;
    return {"SHI_RHI",
            Phrase::tr("Supply and return heat index"),
            "SHI = sum V (T_in - T_ref) / sum V (T_out - T_ref), RHI = 1 - SHI",
            {list("T_in", "C", "inlet of each rack", -50, 150),
             list("T_out", "C", "outlet of each rack", -50, 150),
             number("T_ref", "C", "supply temperature", -50, 100), equal,
             optionally(list("flow", "m3/s", "flow of each rack, unless they are equal", 0, 1e6))},
            {{"SHI", "", "0 is perfect"}, {"RHI", "", "1 is perfect"}},
            Phrase::tr("Sharma, Bash and Patel, AIAA 2002-3091"),
            Provenance::Secondary,
            {},
            [](const Values& v) -> Result<Values> {
                const List& in = listOf(v, "T_in");
                const List& out = listOf(v, "T_out");
                if (in.empty() || in.size() != out.size()) return cannot("T_out", "as many values as T_in");
                List flow(in.size(), 1.0);
                if (!std::get<bool>(v.find("equal_flow")->second)) {
                    if (!has(v, "flow")) return cannot("flow", "missing");
                    flow = listOf(v, "flow");
                    if (flow.size() != in.size()) return cannot("flow", "as many values as T_in");
                }
                double low = 0;
                double high = 0;
                for (std::size_t i = 0; i < in.size(); ++i) {
                    low += flow[i] * (in[i] - num(v, "T_ref"));
                    high += flow[i] * (out[i] - num(v, "T_ref"));
                }
                if (high <= 0) return cannot("T_out", "outlets must be above T_ref");
                return Values{{"SHI", low / high}, {"RHI", 1 - low / high}};
            }};
}

Calculator rci() {
    return {"RCI",
            Phrase::tr("Rack cooling index"),
            "RCI_HI = 100 (1 - sum max(0, T - T_rec,max) / (n (T_all,max - T_rec,max))); RCI_LO mirrored",
            {list("T_in", "C", "inlet of each rack", -50, 150),
             list("rec", "C", "recommended range: low, high", -50, 100),
             list("allow", "C", "allowable range: low, high", -50, 100)},
            {{"RCI_HI", "%", "100 is perfect"}, {"RCI_LO", "%", "100 is perfect"}},
            Phrase::tr("Herrlin 2005"),
            Provenance::Secondary,
            Phrase::tr("limits of the declared equipment class"),
            [](const Values& v) -> Result<Values> {
                const List& t = listOf(v, "T_in");
                const List& rec = listOf(v, "rec");
                const List& allow = listOf(v, "allow");
                if (t.empty()) return cannot("T_in", "empty");
                if (rec.size() != 2 || rec[0] >= rec[1]) return cannot("rec", "low, high");
                if (allow.size() != 2 || allow[0] >= rec[0] || allow[1] <= rec[1])
                    return cannot("allow", "low, high, around rec");
                double over = 0;
                double under = 0;
                for (double x : t) {
                    over += std::max(0.0, x - rec[1]);
                    under += std::max(0.0, rec[0] - x);
                }
                const auto n = static_cast<double>(t.size());
                return Values{{"RCI_HI", 100 * (1 - over / (n * (allow[1] - rec[1])))},
                              {"RCI_LO", 100 * (1 - under / (n * (rec[0] - allow[0])))}};
            }};
}

Calculator rti() {
    return {
        "RTI",
        Phrase::tr("Return temperature index: bypass below 100, recirculation above"),
        "RTI = 100 dT_AHU / dT_IT = 100 V_IT / V_AHU",
        {positive("dT_ahu", "K", "return less supply of the air units"),
         positive("dT_it", "K", "rise through the IT equipment")},
        {{"RTI", "%", "100 is balanced"}, {"diagnosis", "", "bypass, recirculation or balanced"}},
        Phrase::tr("Herrlin 2008"),
        Provenance::Secondary,
        {},
        [](const Values& v) -> Result<Values> {
            const double index = 100 * num(v, "dT_ahu") / num(v, "dT_it");
            const char* const diagnosis = index < 100 ? "bypass" : index > 100 ? "recirculation" : "balanced";
            return Values{{"RTI", index}, {"diagnosis", std::string(diagnosis)}};
        }};
}

Calculator recirculationMatrix() {
    InputSpec shareInput{
        "A", "", "share of the outlet air of row i that reaches inlet of column j", ValueType::Matrix, 0, 1};
    return {"heat_recirculation_matrix",
            Phrase::tr("Inlet temperatures from a heat recirculation matrix"),
            "T_in = T_sup + D P, D = (K - A^T K)^-1 - K^-1, K = diag(rho cp V)",
            {list("K_kW_per_K", "kW/K", "rho cp V of each rack", 1e-9, 1e9), shareInput,
             list("P_kW", "kW", "heat of each rack", 0, 1e9),
             number("T_sup", "C", "supply temperature", -50, 100)},
            {{"T_in", "C", "inlet of each rack"},
             {"T_out", "C", "outlet of each rack"},
             {"D", "K/kW", "the matrix"}},
            Phrase::tr("Tang and Gupta"),
            Provenance::Unverified,
            Phrase::tr("flows, layout and containment fixed; row sums of A at most 1"),
            [](const Values& v) -> Result<Values> {
                const List& k = listOf(v, "K_kW_per_K");
                const List& p = listOf(v, "P_kW");
                const Matrix& a = matrixOf(v, "A");
                const auto n = static_cast<Eigen::Index>(k.size());
                if (n == 0 || n > 2000) return cannot("K_kW_per_K", "1 to 2000 values");
                if (p.size() != k.size()) return cannot("P_kW", "as many values as K_kW_per_K");
                if (a.size() != k.size()) return cannot("A", "square, as many rows as K_kW_per_K");
                Eigen::MatrixXd shares(n, n);
                for (Eigen::Index i = 0; i < n; ++i) {
                    const List& row = a[static_cast<std::size_t>(i)];
                    if (row.size() != k.size()) return cannot("A", "square, as many rows as K_kW_per_K");
                    if (sum(row) > 1 + 1e-12) return cannot("A", "row sums at most 1");
                    shares.row(i) = Eigen::Map<const Eigen::RowVectorXd>(row.data(), n);
                }
                const Eigen::MatrixXd capacity = Eigen::Map<const Eigen::VectorXd>(k.data(), n).asDiagonal();
                const Eigen::FullPivLU<Eigen::MatrixXd> lu(capacity - shares.transpose() * capacity);
                if (!lu.isInvertible()) return cannot("A", "all air recirculates: no steady state");
                const Eigen::MatrixXd d =
                    lu.inverse() - Eigen::MatrixXd(capacity.diagonal().cwiseInverse().asDiagonal());
                const Eigen::VectorXd rise = d * Eigen::Map<const Eigen::VectorXd>(p.data(), n);
                List in(k.size());
                List out(k.size());
                Matrix rows(k.size(), List(k.size()));
                for (std::size_t i = 0; i < k.size(); ++i) {
                    in[i] = num(v, "T_sup") + rise[static_cast<Eigen::Index>(i)];
                    out[i] = in[i] + p[i] / k[i];
                    for (std::size_t j = 0; j < k.size(); ++j)
                        rows[i][j] = d(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
                }
                return Values{{"T_in", std::move(in)}, {"T_out", std::move(out)}, {"D", std::move(rows)}};
            }};
}

/// Biquadratic of two variables in the order of EnergyPlus and DOE-2.
double biquadratic(const List& c, double x, double y) {
    return c[0] + c[1] * x + c[2] * x * x + c[3] * y + c[4] * y * y + c[5] * x * y;
}

Calculator iteAirCooled() {
    InputSpec f3 = text("f3", "fan power over flow: x (linear), x^2 or x^3", "x");
    return {
        "ITE_aircooled_EnergyPlus",
        Phrase::tr("Power and air flow of air-cooled IT equipment by curves of load and inlet temperature"),
        "P = N W ((1 - fan) f1(load, T_in) + fan f3(f2)), V = N W flow_per_W f2(load, T_in)",
        {positive("units", "", "number of units"), positive("W_unit", "W", "design power of a unit"),
         number("fan_fraction", "", "share of the fans in the design power", 0, 1),
         number("T_supply", "C", "supply temperature", -50, 100),
         number("dT_supply", "K", "inlet above supply", -10, 30, 0.0),
         number("load", "", "CPU load", 0, 1, 1.0),
         list("f1", "", "CPU power: biquadratic of load and inlet", -1e6, 1e6),
         list("f2", "", "flow: biquadratic of load and inlet", -1e6, 1e6), f3,
         positive("flow_per_W", "m3/s per W", "design air flow")},
        {{"T_in", "C", "inlet"},
         {"CPU_mult", "", "CPU power over design"},
         {"flow_mult", "", "flow over design"},
         {"P_total_W", "W", "power"},
         {"V_m3s", "m3/s", "air flow"}},
        Phrase::tr("EnergyPlus ElectricEquipment:ITE:AirCooled; Sun and Hong 2017"),
        Provenance::Secondary,
        Phrase::tr(
            "the range for which the curves were fitted; the example curves of EnergyPlus are illustrative"),
        [](const Values& v) -> Result<Values> {
            if (listOf(v, "f1").size() != 6) return cannot("f1", "six coefficients");
            if (listOf(v, "f2").size() != 6) return cannot("f2", "six coefficients");
            const std::string& f3Text = textOf(v, "f3");
            if (f3Text != "x" && f3Text != "x^2" && f3Text != "x^3") return cannot("f3", "x, x^2 or x^3");
            const double exponent = f3Text == "x" ? 1 : f3Text == "x^2" ? 2 : 3;
            const double inlet = num(v, "T_supply") + num(v, "dT_supply");
            const double cpu = biquadratic(listOf(v, "f1"), num(v, "load"), inlet);
            const double flow = biquadratic(listOf(v, "f2"), num(v, "load"), inlet);
            const double design = num(v, "units") * num(v, "W_unit");
            const double fan = num(v, "fan_fraction");
            return Values{{"T_in", inlet},
                          {"CPU_mult", cpu},
                          {"flow_mult", flow},
                          {"P_total_W", design * ((1 - fan) * cpu + fan * std::pow(flow, exponent))},
                          {"V_m3s", design * num(v, "flow_per_W") * flow}};
        }};
}

} // namespace

std::vector<Calculator> airCalculators() {
    return {airSensible(),   airAltitude(), airDensity(), psychrometrics(),
            dewpointGuard(), fanCurve(),    fanPower(),   affinity(),
            shiRhi(),        rci(),         rti(),        recirculationMatrix(),
            iteAirCooled()};
}

} // namespace cw::solvers::calc
