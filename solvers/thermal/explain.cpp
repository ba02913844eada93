#include "solvers/common/explain_key.h"
#include "solvers/thermal/terms.h"
#include "solvers/thermal/thermal.h"

#include <algorithm>

namespace cw::solvers::thermal {

namespace {

using Value = std::optional<double>;
using R = const ThermalResult&;
using X = const Terms&;
using I = std::uint32_t;

struct Field {
    std::string_view list;
    std::string_view name;
    Value (*value)(R, I);
    Derivation (*explain)(X, I);
};

const Field kFields[] = {
    {"halls", "it_kw", [](R r, I i) -> Value { return r.halls[i].itKw; },
     [](X x, I i) { return x.rackSum(i, Phrase::tr("IT power"), &Rack::itW, "it_kw"); }},
    {"halls", "air_kw", [](R r, I i) -> Value { return r.halls[i].airKw; },
     [](X x, I i) { return x.rackSum(i, Phrase::tr("heat to air"), &Rack::airW, "air_kw"); }},
    {"halls", "liquid_kw", [](R r, I i) -> Value { return r.halls[i].liquidKw; },
     [](X x, I i) { return x.rackSum(i, Phrase::tr("heat to liquid"), &Rack::liquidW, "liquid_kw"); }},
    {"halls", "losses_kw", [](R r, I i) -> Value { return r.halls[i].lossesKw; },
     [](X x, I i) { return x.losses(i); }},
    {"halls", "fan_kw", [](R r, I i) -> Value { return r.halls[i].fanKw; },
     [](X x, I i) { return x.fans(i); }},
    {"halls", "air_load_kw", [](R r, I i) -> Value { return r.halls[i].airLoadKw; },
     [](X x, I i) { return x.airLoad(i); }},
    {"halls", "air_capacity_kw", [](R r, I i) { return r.halls[i].airCapacityKw; },
     [](X x, I i) { return x.airCapacity(i); }},
    {"halls", "air_short_kw", [](R r, I i) -> Value { return r.halls[i].airShortKw; },
     [](X x, I i) { return x.airShort(i); }},
    {"halls", "liquid_short_kw", [](R r, I i) -> Value { return r.halls[i].liquidShortKw; },
     [](X x, I i) { return x.liquidShort(i); }},
    {"halls", "density_kg_m3", [](R r, I i) -> Value { return r.halls[i].densityKgM3; },
     [](X x, I i) { return x.density(i); }},
    {"halls", "required_air_m3s", [](R r, I i) -> Value { return r.halls[i].requiredAirM3s; },
     [](X x, I i) { return x.requiredAir(i); }},
    {"halls", "supplied_air_m3s", [](R r, I i) { return r.halls[i].suppliedAirM3s; },
     [](X x, I i) { return x.suppliedAir(i); }},
    {"halls", "recirculation", [](R r, I i) { return r.halls[i].recirculation; },
     [](X x, I i) { return x.recirculation(i); }},
    {"halls", "supply_c", [](R r, I i) { return r.halls[i].supplyC; }, [](X x, I i) { return x.supply(i); }},
    {"halls", "inlet_mean_c", [](R r, I i) { return r.halls[i].inletMeanC; },
     [](X x, I i) { return x.inlet(i); }},
    {"halls", "inlet_max_c", [](R r, I i) { return r.halls[i].inletMaxC; },
     [](X x, I i) { return x.inlet(i); }},
    {"halls", "racks_over",
     [](R r, I i) -> Value {
         return r.halls[i].racksOver ? Value(double(*r.halls[i].racksOver)) : std::nullopt;
     },
     [](X x, I i) { return x.racksOver(i); }},
    {"halls", "return_c", [](R r, I i) { return r.halls[i].returnC; },
     [](X x, I i) { return x.airReturn(i); }},
    {"halls", "energy_balance_residual", [](R r, I i) -> Value { return r.halls[i].energyBalanceResidual; },
     [](X x, I i) { return x.residual(i); }},
    {"racks", "inlet_c", [](R r, I i) { return r.racks[i].inletC; }, [](X x, I i) { return x.rackInlet(i); }},
    {"racks", "outlet_c", [](R r, I i) { return r.racks[i].outletC; },
     [](X x, I i) { return x.rackOutlet(i); }},
    {"racks", "flow_lpm", [](R r, I i) { return r.racks[i].flowLpm; },
     [](X x, I i) { return x.rackFlow(i); }},
    {"crahs", "load_kw", [](R r, I i) -> Value { return r.airUnits[i].loadKw; },
     [](X x, I i) { return x.unitLoad(i, false); }},
    {"crahs", "rating_kw", [](R r, I i) { return r.airUnits[i].ratingKw; },
     [](X x, I i) { return x.unitRating(i); }},
    {"crahs", "load_pct", [](R r, I i) { return r.airUnits[i].loadPct; },
     [](X x, I i) { return x.unitPercent(i, false); }},
    {"crahs", "worst_single_failure_pct", [](R r, I i) { return r.airUnits[i].worstSingleFailurePct; },
     [](X x, I i) { return x.unitPercent(i, true); }},
    {"loops", "heat_kw", [](R r, I i) -> Value { return r.loops[i].heatKw; },
     [](X x, I i) { return x.loopHeat(i); }},
    {"loops", "flow_lpm", [](R r, I i) { return r.loops[i].flowLpm; },
     [](X x, I i) { return x.loopFlow(i); }},
    {"loops", "supply_c", [](R r, I i) { return r.loops[i].supplyC; },
     [](X x, I i) { return x.loopSupply(i); }},
    {"loops", "return_c", [](R r, I i) { return r.loops[i].returnC; },
     [](X x, I i) { return x.loopReturn(i); }},
    {"loops", "short_share", [](R r, I i) -> Value { return r.loops[i].shortShare; },
     [](X x, I i) { return x.shortShare(i); }},
    {"cdus", "load_kw", [](R r, I i) -> Value { return r.cdus[i].loadKw; },
     [](X x, I i) { return x.cduLoad(i, false); }},
    {"cdus", "rating_kw", [](R r, I i) { return r.cdus[i].ratingKw; },
     [](X x, I i) { return x.cduRating(i); }},
    {"cdus", "load_pct", [](R r, I i) { return r.cdus[i].loadPct; },
     [](X x, I i) { return x.cduPercent(i, false); }},
    {"cdus", "worst_single_failure_pct", [](R r, I i) { return r.cdus[i].worstSingleFailurePct; },
     [](X x, I i) { return x.cduPercent(i, true); }},
    {"cdus", "flow_lpm", [](R r, I i) { return r.cdus[i].flowLpm; }, [](X x, I i) { return x.cduFlow(i); }},
    {"cdus", "supply_c", [](R r, I i) { return r.cdus[i].supplyC; },
     [](X x, I i) { return x.loopSupply(x.loopOf(i)); }},
    {"cdus", "return_c", [](R r, I i) { return r.cdus[i].returnC; },
     [](X x, I i) { return x.loopReturn(x.loopOf(i)); }},
    {"cdus", "approach_k", [](R r, I i) { return r.cdus[i].approachK; },
     [](X x, I i) { return x.approach(i); }},
    {"cdus", "min_approach_k", [](R r, I i) { return r.cdus[i].minApproachK; },
     [](X x, I i) { return x.minApproach(i); }},
    {"", "fan_kw", [](R r, I) -> Value { return r.fanKw; }, [](X x, I) { return x.allFans(); }},
    {"", "pump_kw", [](R r, I) -> Value { return r.pumpKw; }, [](X x, I) { return x.allPumps(); }},
    {"", "heat_kw", [](R r, I) -> Value { return r.heatKw; }, [](X x, I) { return x.allHeat(); }},
};

std::vector<std::string_view> labelsOfList(const ThermalInput& input, std::string_view list) {
    if (list == "halls") return labelsOf(input.halls);
    if (list == "racks") return labelsOf(input.racks);
    if (list == "crahs") return labelsOf(input.airUnits);
    if (list == "loops") return labelsOf(input.loops);
    if (list == "cdus") return labelsOf(input.cdus);
    return {};
}

struct Place {
    const Field* field = nullptr;
    std::uint32_t index = 0;
};

Result<Place> find(const ThermalInput& input, const ThermalResult& result, std::string_view key) {
    const auto parsed = parseExplainKey(key);
    if (!parsed) return parsed.error();
    const auto field = std::find_if(std::begin(kFields), std::end(kFields), [&](const Field& f) {
        return f.list == parsed->list && f.name == parsed->field;
    });
    if (field == std::end(kFields) || !result.outcome.ok())
        return Error{ErrorCode::NotFound, std::string(key), "no such value"};
    if (field->list.empty()) return Place{field, 0};
    const auto index = findObject(parsed.value(), labelsOfList(input, field->list));
    if (!index) return index.error();
    return Place{field, static_cast<std::uint32_t>(index.value())};
}

} // namespace

std::vector<std::string> thermalKeys(const ThermalInput& input) {
    std::vector<std::string> keys;
    for (const Field& f : kFields) {
        if (f.list.empty()) keys.emplace_back(f.name);
        const std::size_t count = labelsOfList(input, f.list).size();
        for (std::size_t i = 0; i < count; ++i)
            keys.push_back(explainKey(f.list, "#" + std::to_string(i), f.name));
    }
    return keys;
}

Result<std::optional<double>> thermalValue(const ThermalInput& input, const ThermalResult& result,
                                           std::string_view key) {
    const auto place = find(input, result, key);
    if (!place) return place.error();
    return place->field->value(result, place->index);
}

Result<Derivation> explainThermal(const ThermalInput& input, const ThermalOptions& options,
                                  const ThermalResult& result, std::string_view key) {
    const auto place = find(input, result, key);
    if (!place) return place.error();
    if (!place->field->value(result, place->index))
        return Error{ErrorCode::NotFound, std::string(key), "unknown"};
    return place->field->explain(Terms(input, options, result), place->index);
}

} // namespace cw::solvers::thermal
