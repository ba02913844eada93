#include "app/cli/solve_json.h"

#include "app/analysis/refusals.h"
#include "app/cli/fabric_json.h"
#include "app/cli/human.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <cmath>
#include <map>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

using analysis::Analysis;

Json orNull(const std::optional<double>& v) {
    return v ? Json(*v) : Json();
}

Json densityJson(const analysis::DensityAnswer& a, const Project& project) {
    namespace density = solvers::density;
    Json racks = Json::array();
    for (std::size_t i = 0; i < a.racks.size(); ++i) {
        const density::RackResult& r = a.result.racks[i];
        Json reasons = Json::array();
        for (density::Reason reason : r.reasons)
            reasons.push_back(density::reasonName(reason));
        racks.push_back({{"id", a.input.racks[i].label},
                         {"hall", project.halls()[project.racks()[a.racks[i]].hall].name},
                         {"power_kw", r.powerKw},
                         {"basis", density::basisName(r.basis)},
                         {"limit_kw", orNull(r.limitKw)},
                         {"used_u", r.usedU},
                         {"free_u", r.freeU},
                         {"weight_kg", r.weightKg},
                         {"floor_kg_m2", r.floorKgM2},
                         {"point_kg", r.pointKg},
                         {"air_kw", r.airKw},
                         {"liquid_kw", r.liquidKw},
                         {"feeds",
                          {{"A_kw", r.feedAKw},
                           {"B_kw", r.feedBKw},
                           {"A_alone_kw", r.feedAAloneKw},
                           {"B_alone_kw", r.feedBAloneKw}}},
                         {"psu_shortfall_w", r.psuShortfallW},
                         {"ok", r.ok},
                         {"reasons", reasons}});
    }
    return {{"it_kw", a.result.itKw},
            {"it_basis", density::basisName(a.result.basis)},
            {"it_coverage_pct", a.result.power.pct()},
            {"unknown_power", a.result.power.missing},
            {"max_kw", a.result.maxKw},
            {"mean_kw", a.result.meanKw},
            {"racks", racks}};
}

Json powerJson(const analysis::PowerAnswer& a) {
    Json elements = Json::array();
    for (std::size_t i = 0; i < a.elements.size(); ++i) {
        const auto& r = a.result.elements[i];
        elements.push_back({{"id", a.input.elements[i].label},
                            {"load_kw", r.loadKw},
                            {"rating_kw", orNull(r.ratingKw)},
                            {"limit", solvers::power::limitName(r.limit)},
                            {"load_pct", orNull(r.loadPct)},
                            {"worst_single_failure_pct", orNull(r.worstSingleFailurePct)},
                            {"loss_kw", r.lossKw},
                            {"lost_loads_if_failed", r.lostLoads},
                            {"ok", r.ok}});
    }
    const auto& r = a.result;
    return {{"it_kw", r.itKw},
            {"facility_kw", r.facilityKw},
            {"cooling_kw", a.input.coolingW ? Json(a.input.coolingW->value / 1e3) : Json()},
            {"losses_kw", r.lossesKw},
            {"balance_residual", r.balanceResidual},
            {"tree_ok", r.treeOk},
            {"redundancy", r.redundancy},
            {"redundancy_of_loads", r.redundancyOfLoads},
            {"worst_failure",
             r.worstFailure >= 0 ? Json(a.input.elements[std::size_t(r.worstFailure)].label) : Json()},
            {"elements", elements}};
}

Json thermalJson(const analysis::ThermalAnswer& a) {
    Json halls = Json::array();
    for (std::size_t i = 0; i < a.halls.size(); ++i) {
        const auto& r = a.result.halls[i];
        halls.push_back({{"id", a.input.halls[i].label},
                         {"it_kw", r.itKw},
                         {"air_kw", r.airKw},
                         {"liquid_kw", r.liquidKw},
                         {"losses_kw", r.lossesKw},
                         {"air_capacity_kw", orNull(r.airCapacityKw)},
                         {"required_air_m3s", r.requiredAirM3s},
                         {"supplied_air_m3s", orNull(r.suppliedAirM3s)},
                         {"supply_c", orNull(r.supplyC)},
                         {"inlet_max_c", orNull(r.inletMaxC)},
                         {"inlet_mean_c", orNull(r.inletMeanC)},
                         {"racks_over", r.racksOver ? Json(*r.racksOver) : Json()},
                         {"n_plus_one", r.nPlusOne},
                         {"energy_balance_residual", r.energyBalanceResidual},
                         {"accuracy", "screening estimate"}});
    }
    const auto machine = [](const std::string& id, const auto& r) {
        return Json{{"id", id},
                    {"load_kw", r.loadKw},
                    {"rating_kw", orNull(r.ratingKw)},
                    {"load_pct", orNull(r.loadPct)},
                    {"worst_single_failure_pct", orNull(r.worstSingleFailurePct)},
                    {"ok", r.ok}};
    };
    Json crahs = Json::array();
    for (std::size_t i = 0; i < a.airUnits.size(); ++i)
        crahs.push_back(machine(a.input.airUnits[i].label, a.result.airUnits[i]));
    Json cdus = Json::array();
    for (std::size_t i = 0; i < a.cdus.size(); ++i) {
        const auto& r = a.result.cdus[i];
        Json j = machine(a.input.cdus[i].label, r);
        j["flow_lpm"] = orNull(r.flowLpm);
        j["supply_c"] = orNull(r.supplyC);
        j["return_c"] = orNull(r.returnC);
        j["approach_k"] = orNull(r.approachK);
        cdus.push_back(std::move(j));
    }
    return {{"heat_kw", a.result.heatKw},
            {"fan_kw", a.result.fanKw},
            {"pump_kw", a.result.pumpKw},
            {"halls", halls},
            {"crahs", crahs},
            {"cdus", cdus}};
}

/// An input of the site solver as the key of its value: "contractedW" is "contracted_w".
std::string inputKey(const std::string& field) {
    static const std::map<std::string, std::string> kKeys{
        {"itW", "it_w"},
        {"lossesW", "losses_w"},
        {"coolingW", "cooling_w"},
        {"contractedW", "contracted_w"},
        {"loadFactor", "load_factor"},
        {"carbonGPerKwh", "carbon_gco2_kwh"},
        {"priceUsdPerKwh", "price_usd_kwh"},
    };
    const auto at = kKeys.find(field);
    return at == kKeys.end() ? field : at->second;
}

Json refusalJson(const analysis::Refusal& refusal) {
    Json range;
    if (const auto& r = refusal.error.range) {
        const auto bound = [](double v) { return std::isfinite(v) ? Json(v) : Json(); };
        range = {{"quantity", r->quantity},
                 {"unit", r->unit},
                 {"found", r->found ? bound(*r->found) : Json()},
                 {"low", bound(r->low)},
                 {"high", bound(r->high)}};
    }
    return {{"domain", analysis::domainName(refusal.domain)},
            {"name", refusal.object.empty() ? Json() : Json(refusal.object)},
            {"where", refusal.error.context},
            {"code", errorCodeName(refusal.error.code)},
            {"detail", refusal.error.detail},
            {"range", range}};
}

/// What one site is judged by, each in its own unit. A weighted sum needs the user's scales and weights.
Json scoreJson(const analysis::SiteAnswer& a) {
    const auto valueOf = [](const solvers::MaybeSourced& v) { return v ? Json(v->value) : Json(); };
    return {{"capacity_used_pct", orNull(a.result.usedPct)},
            {"carbon_gco2_kwh", valueOf(a.input.carbonGPerKwh)},
            {"electricity_usd_kwh", valueOf(a.input.priceUsdPerKwh)},
            {"weighted", nullptr}};
}

Json siteJson(const analysis::SiteAnswer& a) {
    const auto& r = a.result;
    Json unknown = Json::array();
    for (const std::string& field : r.unknown)
        unknown.push_back(inputKey(field));
    return {
        {"id", a.input.label},
        {"country", a.input.country},
        {"zone", a.input.zone.empty() ? Json() : Json(a.input.zone)},
        {"needed_kw", orNull(r.neededKw)},
        {"contracted_kw", orNull(r.contractedKw)},
        {"margin_kw", orNull(r.marginKw)},
        {"hard_ok", r.capacityOk ? Json(*r.capacityOk) : Json()},
        {"rules",
         {{{"id", "connection_covers_need"},
           {"result", r.capacityOk ? (*r.capacityOk ? "pass" : "fail") : "unknown"},
           {"margin", orNull(r.marginKw)},
           {"margin_unit", "kW"},
           {"evidence", r.contractedKw ? "contracted power of the site" : "contracted power is not given"},
           {"confidence", r.capacityOk ? "high" : "none"}}}},
        {"score", scoreJson(a)},
        {"pue_at_peak", orNull(r.pueAtPeak)},
        {"energy_kwh_year", orNull(r.energyKwhYear)},
        {"carbon_t_year", orNull(r.carbonTYear)},
        {"carbon_method", r.carbonMethod},
        {"cost_usd_year", orNull(r.costUsdYear)},
        {"load_factor_assumed", r.loadFactorAssumed},
        {"unknown", unknown}};
}

} // namespace

DirtySet solvableDomains() {
    DirtySet all;
    for (Domain d : {Domain::Density, Domain::Fabric, Domain::Power, Domain::Thermal, Domain::Site})
        all |= DirtySet(bit(d));
    return all;
}

std::vector<std::string> solvableNames() {
    return {"fabric", "density", "power", "thermal", "site"};
}

std::optional<Domain> domainNamed(std::string_view name) {
    for (Domain d : analysis::kDomainOrder)
        if (solvableDomains().contains(d) && name == analysis::domainName(d)) return d;
    return std::nullopt;
}

Json solveJson(const Project& project, const Analysis& answers, DirtySet wanted, std::optional<SiteId> site) {
    Json j = Json::object();
    if (wanted.contains(Domain::Fabric) && answers.fabrics) {
        j["fabric"] = Json::array();
        for (const auto& answer : *answers.fabrics)
            if (!answer.result.problem) j["fabric"].push_back(fabricJson(project, answer));
    }
    // What was asked for and has no answer is null, and said under "unanswered".
    const auto add = [&](Domain domain, const auto& answer, const auto& toJson) {
        if (wanted.contains(domain))
            j[analysis::domainName(domain)] = analysis::isGiven(answer) ? toJson(*answer) : Json();
    };
    add(Domain::Density, answers.density, [&](const auto& a) { return densityJson(a, project); });
    add(Domain::Power, answers.power, powerJson);
    add(Domain::Thermal, answers.thermal, thermalJson);
    if (wanted.contains(Domain::Site)) {
        j["site"] = Json();
        if (answers.sites)
            for (const auto& answer : *answers.sites)
                if (j["site"].is_null() && answer.result.outcome.ok() && (!site || answer.site == *site))
                    j["site"] = siteJson(answer);
    }
    j["unanswered"] = Json::array();
    for (const analysis::Refusal& refusal : analysis::refusals(answers, wanted))
        j["unanswered"].push_back(refusalJson(refusal));
    return j;
}

Json derivationJson(const Derivation& d) {
    static constexpr const char* kOps[]{"input", "sum", "difference", "product", "quotient",
                                        "min",   "max", "power",      "exp",     "at_most"};
    Json j{
        {"label", d.label.english()}, {"value", d.value}, {"unit", d.unit}, {"op", kOps[std::size_t(d.op)]}};
    if (!d.source.empty()) j["source"] = d.source.english();
    if (d.op == Derivation::Op::Input) j["provenance"] = provenanceName(d.provenance);
    if (!d.note.empty()) j["note"] = d.note.english();
    if (!d.parts.empty()) {
        j["parts"] = Json::array();
        for (const Derivation& part : d.parts)
            j["parts"].push_back(derivationJson(part));
    }
    return j;
}

QStringList summaryLines(const Json& solved) {
    QStringList lines;
    const auto add = [&](auto&& self, const std::string& prefix, const Json& j) -> void {
        for (const auto& [key, value] : j.items()) {
            const std::string name = prefix.empty() ? key : prefix + "." + key;
            if (key == "redundancy" && j.contains("redundancy_of_loads"))
                // The tree may bear what the cords of the loads do not: never the one without the other.
                lines << QStringLiteral("%1 = %2").arg(
                    QString::fromStdString(name),
                    Say::tr("%1 (with the cords of the loads: %2)")
                        .arg(humanValue(value), humanValue(j["redundancy_of_loads"])));
            else if (value.is_object())
                self(self, name, value);
            else if (value.is_array() && !value.empty() && value.front().is_object())
                lines << QStringLiteral("%1: %2").arg(QString::fromStdString(name)).arg(value.size());
            else
                lines << QStringLiteral("%1 = %2").arg(QString::fromStdString(name), humanValue(value));
        }
    };
    add(add, {}, solved);
    return lines;
}

} // namespace cw::cli
