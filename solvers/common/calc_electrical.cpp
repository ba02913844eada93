// Electrical: circuits, UPS and transformer losses, conversion chains, power swings.
#include "solvers/common/calc_tables.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cw::solvers::calc {

namespace {

InputSpec phasesInput() {
    return number("phases", "", "1 or 3", 1, 3, 3.0);
}

/// sqrt(3) for three phases, 1 for one; nothing else has an answer.
Result<double> phaseFactor(const Values& v, double three) {
    const double phases = num(v, "phases");
    if (phases != 1 && phases != 3) return cannot("phases", "1 or 3");
    return phases == 3 ? three : 1.0;
}

Values circuit(double amps, double volts, double factor) {
    const double va = factor * volts * amps;
    return {{"max_A", amps}, {"max_VA", va}, {"max_kVA", va / 1e3}};
}

std::vector<OutputSpec> circuitOutputs() {
    return {{"max_A", "A", "continuous current"},
            {"max_VA", "VA", "continuous apparent power"},
            {"max_kVA", "kVA", "the same"}};
}

Calculator branchNorthAmerica() {
    return {"branch_circuit_80pct",
            Phrase::tr("Continuous load of a branch circuit under the 80 % rule"),
            "I = 0.8 I_breaker, S = V I for one phase, sqrt(3) V I for three",
            {positive("V_LL", "V", "line-to-line voltage"), positive("breaker_A", "A", "breaker"),
             phasesInput(),
             positive("derate", "", "part for a load of 3 h or more; 1 for a 100 % rated breaker", 0.8, 1)},
            circuitOutputs(),
            Phrase::tr("continuous load at most 80 % of the breaker (NEC regions); HP and Raritan tables"),
            Provenance::Secondary,
            Phrase::tr("regions with the NEC; balanced phases"),
            [](const Values& v) -> Result<Values> {
                const auto factor = phaseFactor(v, std::numbers::sqrt3);
                if (!factor) return factor.error();
                return circuit(num(v, "breaker_A") * num(v, "derate"), num(v, "V_LL"), factor.value());
            }};
}

Calculator branchIec() {
    return {"branch_circuit_IEC",
            Phrase::tr("Continuous load of a branch circuit in IEC regions"),
            "S = V_LN I for one phase, 3 V_LN I for three",
            {positive("V_LN", "V", "line-to-neutral voltage"), positive("breaker_A", "A", "breaker"),
             phasesInput(), positive("derate", "", "part for a continuous load", 1.0, 1)},
            circuitOutputs(),
            Phrase::tr("HP table: no 80 % rule outside North America"),
            Provenance::Secondary,
            Phrase::tr("balanced phases"),
            [](const Values& v) -> Result<Values> {
                const auto factor = phaseFactor(v, 3.0);
                if (!factor) return factor.error();
                return circuit(num(v, "breaker_A") * num(v, "derate"), num(v, "V_LN"), factor.value());
            }};
}

Calculator threePhaseCurrent() {
    return {
        "three_phase_current",
        Phrase::tr("Current of a balanced three-phase or single-phase load"),
        "I = P / (sqrt(3) V_LL pf)",
        {positive("P_kW", "kW", "power"), positive("V_LL", "V", "line-to-line voltage"), phasesInput(),
         positive("power_factor", "", "power factor", 0.95, 1)},
        {{"I_A", "A", "current"}, {"S_kVA", "kVA", "apparent power"}},
        Phrase::tr("first principles"),
        Provenance::Derived,
        Phrase::tr("balanced phases"),
        [](const Values& v) -> Result<Values> {
            const auto factor = phaseFactor(v, std::numbers::sqrt3);
            if (!factor) return factor.error();
            const double apparent = num(v, "P_kW") / num(v, "power_factor");
            return Values{{"I_A", apparent * 1e3 / (factor.value() * num(v, "V_LL"))}, {"S_kVA", apparent}};
        }};
}

Calculator busbar() {
    return {"busbar_current",
            Phrase::tr("Current of a direct-current busbar"),
            "I = P / V",
            {positive("P_kW", "kW", "power"), positive("V", "V", "voltage")},
            {{"I_A", "A", "current"}},
            Phrase::tr("first principles"),
            Provenance::Derived,
            {},
            [](const Values& v) -> Result<Values> {
                return Values{{"I_A", num(v, "P_kW") * 1e3 / num(v, "V")}};
            }};
}

Calculator voltageDrop() {
    return {"voltage_drop",
            Phrase::tr("Voltage drop along a cable"),
            "dV = k I (R cos + X sin) L, k = sqrt(3) for three phases, 2 for one",
            {positive("I_A", "A", "current"), positive("length_m", "m", "length"),
             positive("R_ohm_km", "ohm/km", "resistance"),
             number("X_ohm_km", "ohm/km", "reactance", 0, 100, 0.0), positive("V", "V", "voltage"),
             phasesInput(), positive("power_factor", "", "power factor", 0.95, 1)},
            {{"drop_V", "V", "drop"}, {"drop_pct", "%", "of the voltage"}},
            Phrase::tr("published practice; 3 % and 5 % are guidance, not limits"),
            Provenance::Secondary,
            Phrase::tr("balanced phases"),
            [](const Values& v) -> Result<Values> {
                const double phases = num(v, "phases");
                if (phases != 1 && phases != 3) return cannot("phases", "1 or 3");
                const double cosine = num(v, "power_factor");
                const double drop = (phases == 3 ? std::numbers::sqrt3 : 2.0) * num(v, "I_A") *
                                    num(v, "length_m") / 1e3 *
                                    (num(v, "R_ohm_km") * cosine +
                                     num(v, "X_ohm_km") * std::sqrt(std::max(0.0, 1 - cosine * cosine)));
                return Values{{"drop_V", drop}, {"drop_pct", 100 * drop / num(v, "V")}};
            }};
}

Calculator upsLoading() {
    return {"ups_2N_loading",
            Phrase::tr("Load of each UPS in normal operation, and the most that keeps the redundancy"),
            "2N: load / 2, at most 1/2; N+1 of n: load / n, at most (n - 1) / n; N: load / n, at most 1",
            {positive("IT_kW", "kW", "load"), positive("UPS_kW", "kW", "rating of one UPS"),
             text("topology", "2N, N+1 or N", "2N"),
             optionally(number("units", "", "UPS units, for N and N+1", 1, 1000))},
            {{"load_per_UPS", "", "load over rating"},
             {"max_design_load_per_UPS", "", "limit in normal operation"}},
            Phrase::tr("capacity check"),
            Provenance::Derived,
            Phrase::tr("equal units, equal sharing"),
            [](const Values& v) -> Result<Values> {
                const std::string& topology = textOf(v, "topology");
                double units = has(v, "units") ? num(v, "units") : topology == "N" ? 1 : 2;
                double carrying = units;
                if (topology == "2N") {
                    units = 2;
                    carrying = 1;
                } else if (topology == "N+1") {
                    if (units < 2) return cannot("units", "N+1 takes two or more");
                    carrying = units - 1;
                } else if (topology != "N") {
                    return cannot("topology", "2N, N+1 or N");
                }
                return Values{{"load_per_UPS", num(v, "IT_kW") / units / num(v, "UPS_kW")},
                              {"max_design_load_per_UPS", carrying / units}};
            }};
}

Calculator transformer() {
    InputSpec loads = list("at", "", "load fractions to evaluate", 1e-6, 2);
    loads.fallback = List{0.2, 0.35, 0.5, 0.75, 1};
    return {
        "transformer_loss",
        Phrase::tr("No-load and load loss of a transformer from its efficiency at one load"),
        "NL = LL x^2 = (1/eff - 1) x S / 2 at the test point; eff(x) = x S / (x S + NL + LL x^2)",
        {positive("kVA", "kVA", "rating"), positive("eff", "", "efficiency at the test point", {}, 1),
         positive("at_load", "", "load fraction of the test point", 0.5, 1),
         remark("split", "how the loss splits at the test point"), loads},
        {{"NL_kW", "kW", "no-load loss"},
         {"LL_full_kW", "kW", "load loss at full load"},
         {"eff_at", "", "pairs of load fraction and efficiency"}},
        Phrase::tr("10 CFR 431.196 gives efficiencies at 35 % (low voltage dry) or 50 % (medium voltage)"),
        Provenance::Secondary,
        Phrase::tr("unity power factor; losses equal at the test point"),
        [](const Values& v) -> Result<Values> {
            const double x = num(v, "at_load");
            const double half = num(v, "kVA") * x * (1 / num(v, "eff") - 1) / 2;
            const double full = half / (x * x);
            Matrix curve;
            for (double load : listOf(v, "at")) {
                const double out = num(v, "kVA") * load;
                curve.push_back({load, out / (out + half + full * load * load)});
            }
            return Values{{"NL_kW", half}, {"LL_full_kW", full}, {"eff_at", std::move(curve)}};
        }};
}

Calculator rectifier() {
    return {"rectifier_input",
            Phrase::tr("Input power of a converter with a constant loss and an efficiency"),
            "P_in = (P_out + k) / eff",
            {number("P_out_W", "W", "output power", 0, 1e12),
             number("k_W", "W", "constant loss", 0, 1e9, 17.0), positive("eff", "", "efficiency", 0.96, 1)},
            {{"P_in_W", "W", "input power"}, {"loss_W", "W", "loss"}},
            Phrase::tr("ExaDigiT RAPS, rectifier of four nodes"),
            Provenance::Secondary,
            {},
            [](const Values& v) -> Result<Values> {
                const double in = (num(v, "P_out_W") + num(v, "k_W")) / num(v, "eff");
                return Values{{"P_in_W", in}, {"loss_W", in - num(v, "P_out_W")}};
            }};
}

Calculator frontierChain() {
    return {
        "power_chain_frontier",
        Phrase::tr("Power of Frontier from a node through converters to the system"),
        Phrase::mark(
            "node -> (P + 13) / 0.98 -> 4 nodes: (P + 17) / 0.96 -> racks with switches -> system with CDUs"),
        {number("cpu_util", "", "CPU utilisation of a node", 0, 1),
         number("gpu_util", "", "busy GPUs of a node, 0 to 4", 0, 4),
         number("cpu_idle_W", "W", "CPU idle", 0, 1e4, 90.0),
         number("cpu_max_W", "W", "CPU maximum", 0, 1e4, 280.0),
         number("gpu_idle_W", "W", "GPU idle", 0, 1e4, 88.0),
         number("gpu_max_W", "W", "GPU maximum", 0, 1e4, 560.0),
         number("other_W", "W", "memory, network cards and drives of a node", 0, 1e4, 184.26),
         number("nodes_per_rack", "", "nodes", 4, 1e4, 128.0),
         number("switches_W", "W", "switches of a rack", 0, 1e6, 8000.0),
         number("racks", "", "racks", 1, 1e5, 74.0), number("cdus", "", "CDUs", 0, 1e5, 25.0),
         number("cdu_W", "W", "power of a CDU", 0, 1e6, 8473.47), remark("config", "name of a configuration"),
         remark("loss", "loss model in words")},
        {{"node_W", "W", "node"},
         {"node_after_sivoc_W", "W", "node with its converter"},
         {"rack_kW", "kW", "rack"},
         {"system_MW", "MW", "system"}},
        Phrase::tr("ExaDigiT RAPS, configuration of Frontier"),
        Provenance::Secondary,
        Phrase::tr("four GPUs a node, one rectifier for four nodes"),
        [](const Values& v) -> Result<Values> {
            const double node =
                num(v, "cpu_idle_W") + num(v, "cpu_util") * (num(v, "cpu_max_W") - num(v, "cpu_idle_W")) +
                4 * num(v, "gpu_idle_W") + num(v, "gpu_util") * (num(v, "gpu_max_W") - num(v, "gpu_idle_W")) +
                num(v, "other_W");
            const double converter = (node + 13) / 0.98;
            const double rectifier = (4 * converter + 17) / 0.96;
            const double rack = rectifier * num(v, "nodes_per_rack") / 4 + num(v, "switches_W");
            const double system = rack * num(v, "racks") + num(v, "cdus") * num(v, "cdu_W");
            return Values{{"node_W", node},
                          {"node_after_sivoc_W", converter},
                          {"rack_kW", rack / 1e3},
                          {"system_MW", system / 1e6}};
        }};
}

Calculator swingBuffer() {
    return {"power_swing_buffer",
            Phrase::tr("Energy that flattens a square wave of power"),
            "E = dP d (1 - d) T",
            {positive("P_hi_W", "W", "power in the high phase"),
             number("P_lo_frac", "", "power in the low phase over the high one", 0, 1),
             positive("period_s", "s", "period"), number("duty", "", "share of the high phase", 0, 1),
             positive("gpus", "", "GPUs behind this power", 72.0)},
            {{"E_buffer_J", "J", "energy"}, {"per_GPU_J", "J", "energy for each GPU"}},
            Phrase::tr("energy balance of a square wave"),
            Provenance::Derived,
            Phrase::tr("lossless buffer, steady swing; 72 GPUs are one NVL72 rack"),
            [](const Values& v) -> Result<Values> {
                const double duty = num(v, "duty");
                const double energy =
                    num(v, "P_hi_W") * (1 - num(v, "P_lo_frac")) * duty * (1 - duty) * num(v, "period_s");
                return Values{{"E_buffer_J", energy}, {"per_GPU_J", energy / num(v, "gpus")}};
            }};
}

} // namespace

std::vector<Calculator> electricalCalculators() {
    return {branchNorthAmerica(), branchIec(),   threePhaseCurrent(), busbar(),        voltageDrop(),
            upsLoading(),         transformer(), rectifier(),         frontierChain(), swingBuffer()};
}

} // namespace cw::solvers::calc
