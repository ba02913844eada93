#include "app/analysis/cooling_power.h"

#include "app/analysis/to_solver.h"

namespace cw::analysis {

namespace {

/// Rated electric power of a cooling machine from its part, W; what a compressor draws follows its load.
struct ElectricPower {
    solvers::Sourced watts;
    bool followsLoad = false;
};
std::optional<ElectricPower> electricPower(const PartSpec& part) {
    const auto number = [&](const char* key, double scale, bool followsLoad) -> std::optional<ElectricPower> {
        const SpecValue* v = findSpec(part, key);
        if (!v || !std::holds_alternative<double>(v->value)) return std::nullopt;
        return ElectricPower{{std::get<double>(v->value) * scale,
                              catalogueSource(partName(part), key, v->source), v->provenance},
                             followsLoad};
    };
    if (const auto w = number("fan_power_kw", 1e3, false)) return w;
    if (const auto w = number("fan_power_w", 1, false)) return w;
    if (const auto w = number("pump_power_w", 1, false)) return w;
    if (part.kind == "chiller") return number("power_kw", 1e3, true);
    return std::nullopt;
}

std::optional<CoolingLoopId> airLoopOf(const Project& project, HallId hall) {
    for (CoolingLoopId id : project.referrers<CoolingLoop>(hall))
        if (project.coolingLoops()[id].medium == LoopMedium::Air) return id;
    return std::nullopt;
}

} // namespace

solvers::MaybeSourced coolingCapacity(const Project& project, const CoolingElement& element) {
    if (element.capacity)
        return entered(inWatts(*element.capacity), Phrase::tr("capacity of %1").arg(element.name));
    if (!element.part) return std::nullopt;
    return toSolver(project.facts(*element.part).capacity, partName(project.parts()[*element.part].spec),
                    inWatts);
}

CoolingAnswer snapshotCooling(const Project& project, const DensityAnswer& density,
                              const PowerAnswer& power) {
    CoolingAnswer answer;
    std::vector<std::uint32_t> index(project.coolingLoops().idLimit());
    for (const auto& [id, loop] : project.coolingLoops()) {
        index[id.value()] = std::uint32_t(answer.loops.size());
        answer.loops.push_back(id);
        answer.input.loops.push_back({loop.name, {}});
    }
    std::vector<double> air(answer.loops.size()), liquid(answer.loops.size()), losses(answer.loops.size());
    for (std::size_t i = 0; i < density.racks.size(); ++i) {
        const Rack& rack = project.racks()[density.racks[i]];
        const auto& r = density.result.racks[i];
        if (const auto loop = airLoopOf(project, rack.hall)) air[index[loop->value()]] += r.airKw * 1e3;
        if (rack.liquidLoop) liquid[index[rack.liquidLoop->value()]] += r.liquidKw * 1e3;
    }
    for (std::size_t i = 0; i < power.elements.size() && i < power.result.elements.size(); ++i)
        if (const auto hall = hallOf(project, project.powerElements()[power.elements[i]]))
            if (const auto loop = airLoopOf(project, *hall))
                losses[index[loop->value()]] += power.result.elements[i].lossKw * 1e3;
    for (std::size_t l = 0; l < answer.loops.size(); ++l) {
        const auto add = [&](Phrase label, double watts, Phrase source) {
            if (watts > 0)
                answer.input.loops[l].heat.push_back(
                    {std::move(label), {watts, std::move(source), Provenance::Derived}});
        };
        add(Phrase::tr("heat of the racks to air"), air[l], Phrase::tr("density: air_kw of the racks"));
        add(Phrase::tr("heat of the racks to liquid"), liquid[l],
            Phrase::tr("density: liquid_kw of the racks"));
        add(Phrase::tr("losses of power equipment in the hall and its plant rooms"), losses[l],
            Phrase::tr("losses_kw of the power elements"));
    }
    for (const auto& [id, e] : project.coolingElements()) {
        solvers::plant::Machine machine;
        machine.label = e.name;
        machine.loop = index[e.serves.value()];
        if (e.rejectsTo) machine.rejectsTo = index[e.rejectsTo->value()];
        machine.capacityW = coolingCapacity(project, e);
        if (const auto drawn = e.part ? electricPower(project.parts()[*e.part].spec) : std::nullopt) {
            machine.electricW = drawn->watts;
            machine.followsLoad = drawn->followsLoad;
            machine.heatsItsLoop =
                !drawn->followsLoad && project.coolingLoops()[e.serves].medium == LoopMedium::Air;
        }
        answer.input.machines.push_back(std::move(machine));
        answer.machines.push_back(id);
    }
    return answer;
}

} // namespace cw::analysis
