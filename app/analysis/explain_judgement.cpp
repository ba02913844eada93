#include "app/analysis/explain_judgement.h"

#include "app/analysis/explain.h"
#include "solvers/common/explain_key.h"
#include "solvers/fabric/explain.h"
#include "solvers/power/graph.h"

#include <algorithm>
#include <array>

namespace cw::analysis {

namespace {

using Op = Derivation::Op;
using solvers::leaf;

Derivation counted(Phrase label, double value) {
    return Derivation::counted(std::move(label), value, Phrase::tr("drawing"));
}

Derivation atMost(Phrase label, Derivation found, Derivation limit) {
    return Derivation::make(Op::AtMost, std::move(label), "", {std::move(found), std::move(limit)},
                            Phrase::tr("1: yes, 0: no"));
}

/// "none of these": what is counted, or summed, against zero.
Derivation none(Phrase label, Derivation found) {
    const std::string unit = found.unit;
    return atMost(std::move(label), std::move(found), Derivation::constant(Phrase::tr("none"), 0, unit));
}

Derivation all(Phrase label, std::vector<Derivation> rules) {
    if (rules.empty())
        return Derivation::counted(std::move(label), 1, Phrase::tr("nothing to compare with is known"));
    return Derivation::make(Op::Min, std::move(label), "", std::move(rules),
                            Phrase::tr("1 when every rule holds"));
}

Derivation fullLoad() {
    return Derivation::constant(Phrase::tr("full load"), 100, "%");
}

/// A figure of the answers as part of a judgement; a leaf without a value where it is unknown.
std::optional<Derivation> figure(const Analysis& answers, const std::string& key) {
    auto tree = explain(answers, key);
    return tree ? std::optional(std::move(*tree)) : std::nullopt;
}

std::string at(std::string_view domain, std::string_view list, std::size_t index, std::string_view field) {
    return std::string(domain) + "." + solvers::explainKey(list, "#" + std::to_string(index), field);
}

Derivation rackOk(const Analysis& answers, std::size_t index) {
    const DensityAnswer& a = *answers.density;
    const auto& rack = a.input.racks[index];
    const auto of = [&](std::string_view field) {
        return figure(answers, at("density", "racks", index, field));
    };
    std::vector<Derivation> rules;
    const auto within = [&](Phrase label, std::string_view field, std::optional<Derivation> limit) {
        if (auto found = of(field); found && limit)
            rules.push_back(atMost(std::move(label), std::move(*found), std::move(*limit)));
    };
    within(Phrase::tr("power within the limit"), "power_kw", of("limit_kw"));
    within(Phrase::tr("room for its devices"), "used_u",
           counted(Phrase::tr("usable rack units"), rack.usableU));
    if (const auto& floor = a.input.halls[rack.hall].floorLimitKgM2)
        within(Phrase::tr("floor load within the limit"), "floor_kg_m2",
               leaf(Phrase::tr("floor load limit"), *floor, "kg/m2"));
    double content = 0, unfed = 0, deepest = 0, fewSupplies = 0;
    for (const auto& device : rack.devices) {
        const auto& spec = a.input.specs[device.spec];
        if (spec.massKg) content += spec.massKg->value;
        if (spec.depthM) deepest = std::max(deepest, spec.depthM->value);
        const bool draws = (spec.maxW && spec.maxW->value > 0) ||
                           (spec.estimateW && spec.estimateW->value > 0) ||
                           (spec.typicalW && spec.typicalW->value > 0);
        if (!draws) continue;
        if (device.psuOnA == 0 && device.psuOnB == 0)
            ++unfed;
        else if (device.psuOnA > 0 && device.psuOnB > 0 &&
                 std::min(device.psuOnA, device.psuOnB) < spec.psusNeeded)
            ++fewSupplies;
    }
    if (rack.staticLimitKg)
        rules.push_back(
            atMost(Phrase::tr("content within what the rack carries"),
                   Derivation::input(Phrase::tr("weight of the devices"), content, "kg",
                                     Phrase::tr("drawing"), Provenance::Drawn),
                   leaf(Phrase::tr("load that the rack carries standing"), *rack.staticLimitKg, "kg")));
    if (rack.usableDepthM)
        rules.push_back(atMost(Phrase::tr("devices fit into its depth"),
                               Derivation::input(Phrase::tr("deepest device"), deepest, "m",
                                                 Phrase::tr("drawing"), Provenance::Drawn),
                               leaf(Phrase::tr("usable depth"), *rack.usableDepthM, "m")));
    rules.push_back(none(Phrase::tr("every device that draws power is plugged in"),
                         counted(Phrase::tr("devices without a supply on a feed"), unfed)));
    rules.push_back(
        none(Phrase::tr("either feed leaves supplies enough"),
             counted(Phrase::tr("devices with fewer supplies on one feed than they need"), fewSupplies)));
    if (auto shortfall = of("psu_shortfall_w"))
        rules.push_back(
            none(Phrase::tr("the supplies of either feed carry the draw"), std::move(*shortfall)));
    return all(Phrase::tr("rack %1 keeps its limits").arg(rack.label), std::move(rules));
}

/// How many of the devices have no stated maximum: what makes a basis another word than "maximum".
template <class Racks>
Derivation basis(const DensityAnswer& a, const Racks& racks, solvers::density::Basis found) {
    double without = 0;
    for (const auto* rack : racks)
        for (const auto& device : rack->devices)
            without += a.input.specs[device.spec].maxW ? 0 : 1;
    Derivation d = counted(Phrase::tr("devices without a stated maximum draw"), without);
    d.note = Phrase::tr("the weakest basis of any device names that of the sum: %1")
                 .arg(solvers::density::basisPhrase(found));
    return d;
}

Derivation elementOk(const Analysis& answers, std::size_t index) {
    const PowerAnswer& a = *answers.power;
    std::vector<Derivation> rules{none(Phrase::tr("a source reaches it"),
                                       counted(Phrase::tr("not fed"), a.result.elements[index].fed ? 0 : 1))};
    if (auto worst = figure(answers, at("power", "elements", index, "worst_single_failure_pct")))
        rules.push_back(
            atMost(Phrase::tr("carries its load after any single failure"), std::move(*worst), fullLoad()));
    return all(Phrase::tr("%1 is within its rating").arg(a.input.elements[index].label), std::move(rules));
}

Derivation treeOk(const PowerAnswer& a) {
    return all(
        Phrase::tr("every element and every load reaches a source"),
        {none(Phrase::tr("all elements are fed"),
              counted(Phrase::tr("elements that no source reaches"), double(a.result.unfedElements.size()))),
         none(Phrase::tr("all loads are fed"),
              counted(Phrase::tr("loads that no source reaches"), double(a.result.unfedLoads.size())))});
}

/// The worst loss is the one that takes most power; without any, the one that overloads most elements;
/// without any, the one that leaves most loads short of supplies.
Derivation worstFailure(const PowerAnswer& a) {
    struct Measure {
        const char* label;
        const char* unit;
        double (*of)(const solvers::power::ElementResult&);
    };
    using R = const solvers::power::ElementResult&;
    static constexpr std::array kMeasures{
        Measure{Phrase::mark("power lost with the element that hurts most"), "kW",
                [](R r) { return r.lostKw; }},
        Measure{Phrase::mark("elements overloaded by the loss that hurts most"), "",
                [](R r) { return double(r.overloads); }},
        Measure{Phrase::mark("loads left short of supplies by the loss that hurts most"), "",
                [](R r) { return double(r.shortfallLoads); }}};
    const auto& elements = a.result.elements;
    std::size_t m = 0;
    while (m + 1 < kMeasures.size() &&
           std::none_of(elements.begin(), elements.end(), [&](R r) { return kMeasures[m].of(r) > 0; }))
        ++m;
    std::vector<Derivation> losses;
    for (std::size_t e = 0; e < elements.size(); ++e)
        losses.push_back(Derivation::input(a.input.elements[e].label, kMeasures[m].of(elements[e]),
                                           kMeasures[m].unit, Phrase::tr("power tree"), Provenance::Derived));
    if (losses.empty()) return counted(Phrase::tr("elements of the power tree"), 0);
    Derivation d =
        Derivation::make(Op::Max, Phrase::known(kMeasures[m].label), kMeasures[m].unit, std::move(losses));
    d.note = a.result.worstFailure >= 0
                 ? Phrase::tr("found with %1").arg(a.input.elements[std::size_t(a.result.worstFailure)].label)
                 : Phrase::tr("no single loss takes or overloads anything");
    return d;
}

/// What a failure takes from the loads: of two cords or more, or of all with those left short.
double hurt(const PowerAnswer& a, const std::vector<std::uint32_t>& failed, bool ofLoads) {
    const auto after = solvers::power::failElements(a.input, a.options, failed);
    double count = ofLoads ? double(after.lostLoads.size() + after.shortfallLoads.size()) : 0;
    if (!ofLoads)
        for (const std::uint32_t load : after.lostLoads)
            count += a.input.loads[load].supplies.size() > 1 ? 1 : 0;
    return count + double(after.overloaded.size());
}

/// "2N" is the same in every language, "below N" is not.
Phrase redundancyWord(const std::string& word) {
    return word.find(' ') == word.npos ? Phrase(word) : Phrase::known(word);
}

/// One step each for carrying normal operation (N), any single failure (N+1) and the loss of a side (2N).
Derivation redundancy(const Analysis& answers, bool ofLoads) {
    const PowerAnswer& a = *answers.power;
    const Phrase what = ofLoads ? Phrase::tr("loads lost or short of supplies, and elements overloaded")
                                : Phrase::tr("loads of two cords lost, and elements overloaded");
    std::vector<Derivation> normal{
        none(Phrase::tr("all loads are fed"),
             counted(Phrase::tr("loads that no source reaches"), double(a.result.unfedLoads.size())))};
    std::vector<Derivation> use;
    double worst = 0;
    std::string worstName;
    for (std::size_t e = 0; e < a.result.elements.size(); ++e) {
        const auto& r = a.result.elements[e];
        if (r.loadPct)
            use.push_back(Derivation::input(
                a.input.elements[e].label, *r.loadPct, "%",
                solvers::explainKey("elements", a.input.elements[e].label, "load_pct"), Provenance::Derived));
        const auto kind = a.input.elements[e].kind;
        if (solvers::power::isSource(kind) || r.lostLoads + r.overloads + r.shortfallLoads == 0) continue;
        if (const double lost = hurt(a, {std::uint32_t(e)}, ofLoads); lost > worst) {
            worst = lost;
            worstName = a.input.elements[e].label;
        }
    }
    if (!use.empty())
        normal.push_back(atMost(Phrase::tr("every element carries its load"),
                                Derivation::make(Op::Max, Phrase::tr("highest load"), "%", std::move(use)),
                                fullLoad()));
    const Derivation carries = all(Phrase::tr("N: carries normal operation"), std::move(normal));
    Derivation single = counted(what, worst);
    if (!worstName.empty()) single.note = Phrase::tr("found with %1").arg(worstName);
    const Derivation one =
        none(Phrase::tr("N+1: survives the loss of any one element but a source"), std::move(single));
    std::vector<Derivation> sides;
    for (const auto side : {solvers::power::Side::A, solvers::power::Side::B}) {
        std::vector<std::uint32_t> gone;
        for (std::uint32_t e = 0; e < a.input.elements.size(); ++e)
            if (a.input.elements[e].side == side) gone.push_back(e);
        const bool isA = side == solvers::power::Side::A;
        if (gone.empty())
            sides.push_back(none(isA ? Phrase::tr("there is a side A") : Phrase::tr("there is a side B"),
                                 counted(Phrase::tr("sides missing"), 1)));
        else
            sides.push_back(none(isA ? Phrase::tr("side A may be lost") : Phrase::tr("side B may be lost"),
                                 counted(what, hurt(a, gone, ofLoads))));
    }
    const Derivation side = all(Phrase::tr("2N: survives the loss of a whole side"), std::move(sides));
    const auto product = [](Phrase label, std::vector<Derivation> parts) {
        return Derivation::make(Op::Product, std::move(label), "", std::move(parts));
    };
    return Derivation::make(
        Op::Sum,
        ofLoads ? Phrase::tr("steps of redundancy as the loads see it")
                : Phrase::tr("steps of redundancy of the tree"),
        "",
        {carries, product(Phrase::tr("N and N+1"), {carries, one}),
         product(Phrase::tr("N, N+1 and 2N"), {carries, one, side})},
        Phrase::tr("0: below N, 1: N, 2: N+1, 3: 2N; here %1")
            .arg(redundancyWord(ofLoads ? a.result.redundancyOfLoads : a.result.redundancy)));
}

/// One machine fewer still takes heat and moves air enough.
Derivation nPlusOne(const Analysis& answers, std::size_t hall) {
    const ThermalAnswer& a = *answers.thermal;
    const auto& r = a.result.halls[hall];
    const Phrase label = Phrase::tr("%1 may lose any one air unit").arg(a.input.halls[hall].label);
    double unknown = 0, units = 0, capacity = 0, flow = 0;
    for (const auto& unit : a.input.airUnits) {
        if (unit.hall != hall) continue;
        ++units;
        unknown += unit.capacityW && unit.airflowM3h ? 0 : 1;
        if (unit.capacityW) capacity += unit.capacityW->value / 1e3;
        if (unit.airflowM3h) flow += unit.airflowM3h->value / 3600;
    }
    std::vector<Derivation> rules{
        none(Phrase::tr("there are air units"), counted(Phrase::tr("air units missing"), units > 0 ? 0 : 1)),
        none(Phrase::tr("capacity and air flow of each are known"),
             counted(Phrase::tr("units of unknown capacity or air flow"), unknown))};
    if (unknown > 0 || units == 0) return all(label, std::move(rules));
    const auto less = [](Phrase what, const char* unit, double total, double one) {
        return Derivation::make(Op::Difference, std::move(what), unit,
                                {Derivation::input(Phrase::tr("all units"), total, unit,
                                                   Phrase::tr("drawing"), Provenance::Derived),
                                 Derivation::input(Phrase::tr("the lost unit"), one, unit,
                                                   Phrase::tr("drawing"), Provenance::Derived)});
    };
    for (const auto& unit : a.input.airUnits) {
        if (unit.hall != hall) continue;
        const double fanKw = unit.fanW ? unit.fanW->value / 1e3 : 0;
        rules.push_back(
            atMost(Phrase::tr("heat without %1").arg(unit.label),
                   less(Phrase::tr("heat without its fan"), "kW", r.airLoadKw, fanKw),
                   less(Phrase::tr("capacity that is left"), "kW", capacity, unit.capacityW->value / 1e3)));
        rules.push_back(atMost(
            Phrase::tr("air without %1").arg(unit.label),
            Derivation::input(Phrase::tr("air flow that is needed"), r.requiredAirM3s, "m3/s",
                              solvers::explainKey("halls", a.input.halls[hall].label, "required_air_m3s"),
                              Provenance::Derived),
            less(Phrase::tr("air flow that is left"), "m3/s", flow, unit.airflowM3h->value / 3600)));
    }
    return all(label, std::move(rules));
}

template <class Machine, class MachineResult>
Derivation machineOk(const Analysis& answers, std::string_view list, std::size_t index,
                     const Machine& machine, const MachineResult& result) {
    std::vector<Derivation> rules;
    if (auto load = figure(answers, at("thermal", list, index, "load_pct")))
        rules.push_back(atMost(Phrase::tr("load within its rating"), std::move(*load), fullLoad()));
    if constexpr (requires { result.flowPct; }) {
        const auto found = [](Phrase label, double value, const char* unit) {
            return Derivation::input(std::move(label), value, unit, Phrase::tr("heat balance"),
                                     Provenance::Derived);
        };
        if (result.flowPct)
            rules.push_back(atMost(Phrase::tr("flow within its rating"),
                                   found(Phrase::tr("share of the rated flow"), *result.flowPct, "%"),
                                   fullLoad()));
        if (result.approachK && result.minApproachK)
            rules.push_back(
                atMost(Phrase::tr("the set approach can be reached"),
                       found(Phrase::tr("smallest approach at this load"), *result.minApproachK, "K"),
                       found(Phrase::tr("approach as set"), *result.approachK, "K")));
    }
    return all(Phrase::tr("%1 is within its rating").arg(machine.label), std::move(rules));
}

constexpr std::string_view kExact = "bisection.exact", kOptics = "optics.", kCables = "cables.";

Derivation fabricExact(const FabricAnswer& a) {
    const auto end = [&](std::string_view key) -> std::optional<Derivation> {
        auto tree = solvers::fabric::explainFabric(a.graph, a.result, key);
        return tree ? std::optional(std::move(*tree)) : std::nullopt;
    };
    auto upper = end("bisection.upper_gbps"), lower = end("bisection.lower_gbps");
    Derivation gap = upper && lower ? atMost(Phrase::tr("the upper bound is no more than the lower"),
                                             std::move(*upper), std::move(*lower))
                                    : counted(Phrase::tr("bounds"), 0);
    return all(Phrase::tr("the bisection is exact"),
               {std::move(gap), none(Phrase::tr("the independent verifier agrees"),
                                     counted(Phrase::tr("not verified"), a.result.bisection.exact ? 0 : 1))});
}

Error unknownKey(std::string_view key) {
    return Error::said(ErrorCode::NotFound, std::string(key), Phrase::tr("no such value"));
}

Result<Derivation> densityJudgement(const Analysis& answers, std::string_view key,
                                    const solvers::ExplainKey& parsed) {
    const DensityAnswer& a = *answers.density;
    std::vector<const solvers::density::Rack*> racks;
    if (key == "it_basis") {
        for (const auto& rack : a.input.racks)
            racks.push_back(&rack);
        return basis(a, racks, a.result.basis);
    }
    if (parsed.list != "racks") return unknownKey(key);
    const auto index = solvers::findObject(parsed, solvers::labelsOf(a.input.racks));
    if (!index) return index.error();
    if (parsed.field == "ok") return rackOk(answers, *index);
    if (parsed.field != "basis") return unknownKey(key);
    racks.push_back(&a.input.racks[*index]);
    return basis(a, racks, a.result.racks[*index].basis);
}

Result<Derivation> powerJudgement(const Analysis& answers, std::string_view key,
                                  const solvers::ExplainKey& parsed) {
    const PowerAnswer& a = *answers.power;
    if (key == "tree_ok") return treeOk(a);
    if (key == "worst_failure") return worstFailure(a);
    if (key == "redundancy") return redundancy(answers, false);
    if (key == "redundancy_of_loads") return redundancy(answers, true);
    if (parsed.list != "elements" || parsed.field != "ok") return unknownKey(key);
    const auto index = solvers::findObject(parsed, solvers::labelsOf(a.input.elements));
    if (!index) return index.error();
    return elementOk(answers, *index);
}

Result<Derivation> thermalJudgement(const Analysis& answers, std::string_view key,
                                    const solvers::ExplainKey& parsed) {
    const ThermalAnswer& a = *answers.thermal;
    const auto named = [&](const auto& list) { return solvers::findObject(parsed, solvers::labelsOf(list)); };
    if (parsed.list == "halls" && parsed.field == "n_plus_one") {
        const auto index = named(a.input.halls);
        return index ? Result<Derivation>(nPlusOne(answers, *index)) : index.error();
    }
    if (parsed.list == "crahs" && parsed.field == "ok") {
        const auto index = named(a.input.airUnits);
        if (!index) return index.error();
        return machineOk(answers, "crahs", *index, a.input.airUnits[*index], a.result.airUnits[*index]);
    }
    if (parsed.list == "cdus" && parsed.field == "ok") {
        const auto index = named(a.input.cdus);
        if (!index) return index.error();
        return machineOk(answers, "cdus", *index, a.input.cdus[*index], a.result.cdus[*index]);
    }
    return unknownKey(key);
}

} // namespace

std::vector<std::string> judgementKeys(const Analysis& answers, std::string_view domain) {
    std::vector<std::string> keys;
    const auto each = [&](std::string_view list, std::size_t count, std::string_view field) {
        for (std::size_t i = 0; i < count; ++i)
            keys.push_back(solvers::explainKey(list, "#" + std::to_string(i), field));
    };
    if (domain == "density") {
        keys.emplace_back("it_basis");
        each("racks", answers.density->input.racks.size(), "ok");
        each("racks", answers.density->input.racks.size(), "basis");
    } else if (domain == "power") {
        keys = {"tree_ok", "worst_failure", "redundancy", "redundancy_of_loads"};
        each("elements", answers.power->input.elements.size(), "ok");
    } else if (domain == "thermal") {
        each("halls", answers.thermal->input.halls.size(), "n_plus_one");
        each("crahs", answers.thermal->input.airUnits.size(), "ok");
        each("cdus", answers.thermal->input.cdus.size(), "ok");
    }
    return keys;
}

Result<Derivation> explainJudgement(const Analysis& answers, std::string_view domain, std::string_view key) {
    const auto parsed = solvers::parseExplainKey(key);
    if (!parsed) return parsed.error();
    if (domain == "density" && isGiven(answers.density)) return densityJudgement(answers, key, *parsed);
    if (domain == "power" && isGiven(answers.power)) return powerJudgement(answers, key, *parsed);
    if (domain == "thermal" && isGiven(answers.thermal)) return thermalJudgement(answers, key, *parsed);
    return unknownKey(key);
}

std::vector<std::string> fabricJudgementKeys(const FabricAnswer& answer) {
    std::vector<std::string> keys;
    if (answer.result.bisection.totalEndpoints > 0) keys.emplace_back(kExact);
    for (const PieceCount& piece : answer.optics)
        keys.push_back(std::string(kOptics) + piece.name);
    for (const PieceCount& piece : answer.cablePieces)
        keys.push_back(std::string(kCables) + piece.name);
    return keys;
}

Result<Derivation> explainFabricJudgement(const FabricAnswer& answer, std::string_view key) {
    if (key == kExact && answer.result.bisection.totalEndpoints > 0) return fabricExact(answer);
    for (const PieceCount& piece : answer.optics)
        if (key.starts_with(kOptics) && key.substr(kOptics.size()) == piece.name)
            return Derivation::make(Op::Difference, Phrase::tr("transceivers %1").arg(piece.name), "",
                                    {counted(Phrase::tr("cable ends with one"), double(piece.uses)),
                                     counted(Phrase::tr("ends in a cage that another end has filled"),
                                             double(piece.uses - piece.pieces))});
    for (const PieceCount& piece : answer.cablePieces)
        if (key.starts_with(kCables) && key.substr(kCables.size()) == piece.name)
            return counted(Phrase::tr("cables %1").arg(piece.name), double(piece.pieces));
    return unknownKey(key);
}

std::vector<std::string> siteJudgementKeys() {
    return {"hard_ok",
            "rules[connection_covers_need].margin",
            "score.capacity_used_pct",
            "score.carbon_gco2_kwh",
            "score.electricity_usd_kwh",
            "load_factor_assumed"};
}

Result<Derivation> explainSiteJudgement(const SiteAnswer& answer, std::string_view key) {
    const auto solved = [&](std::string_view name) {
        return solvers::site::explainSite(answer.input, answer.options, answer.result, name);
    };
    const auto given = [&](const solvers::MaybeSourced& value, Phrase label, const char* unit) {
        if (value) return Result<Derivation>(leaf(std::move(label), *value, unit));
        return Result<Derivation>(Error{ErrorCode::NotFound, std::string(key), "unknown"});
    };
    if (key == "rules[connection_covers_need].margin") return solved("margin_kw");
    if (key == "score.capacity_used_pct") return solved("used_pct");
    if (key == "score.carbon_gco2_kwh")
        return given(answer.input.carbonGPerKwh, Phrase::tr("carbon intensity"), "gCO2/kWh");
    if (key == "score.electricity_usd_kwh")
        return given(answer.input.priceUsdPerKwh, Phrase::tr("electricity price"), "USD/kWh");
    if (key == "load_factor_assumed")
        return none(Phrase::tr("the load factor is assumed"),
                    counted(Phrase::tr("load factors given"), answer.input.loadFactor ? 1 : 0));
    if (key != "hard_ok") return unknownKey(key);
    auto needed = solved("needed_kw"), contracted = solved("contracted_kw");
    if (!needed) return needed.error();
    if (!contracted) return contracted.error();
    return atMost(Phrase::tr("the connection covers the need"), std::move(*needed), std::move(*contracted));
}

} // namespace cw::analysis
