#include "app/analysis/cooling_power.h"

#include "app/analysis/to_solver.h"

#include <algorithm>
#include <cmath>

namespace cw::analysis {

namespace {

constexpr double kNoHeatW = 1;

/// Rated electric power of a cooling machine from its part, W; what a compressor draws follows its load.
struct ElectricPower {
    double watts = 0;
    bool followsLoad = false;
};
std::optional<ElectricPower> electricPower(const PartSpec& part) {
    const auto number = [&](const char* key, double scale, bool followsLoad) -> std::optional<ElectricPower> {
        const SpecValue* v = findSpec(part, key);
        if (!v || !std::holds_alternative<double>(v->value)) return std::nullopt;
        return ElectricPower{std::get<double>(v->value) * scale, followsLoad};
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

std::vector<double> heatByLoop(const Project& project, const DensityAnswer& density,
                               const PowerAnswer& power) {
    std::vector<double> heat(project.coolingLoops().idLimit(), 0.0);
    for (std::size_t i = 0; i < density.racks.size(); ++i) {
        const Rack& rack = project.racks()[density.racks[i]];
        const auto& r = density.result.racks[i];
        const auto air = airLoopOf(project, rack.hall);
        if (air) heat[air->value()] += r.airKw * 1e3;
        if (rack.liquidLoop) heat[rack.liquidLoop->value()] += r.liquidKw * 1e3;
    }
    for (std::size_t i = 0; i < power.elements.size() && i < power.result.elements.size(); ++i)
        if (const auto hall = hallOf(project, project.powerElements()[power.elements[i]]))
            if (const auto air = airLoopOf(project, *hall))
                heat[air->value()] += power.result.elements[i].lossKw * 1e3;
    for (const auto& [id, e] : project.coolingElements()) {
        const auto fans = e.part ? electricPower(project.parts()[*e.part].spec) : std::nullopt;
        if (fans && !fans->followsLoad && project.coolingLoops()[e.serves].medium == LoopMedium::Air)
            heat[e.serves.value()] += fans->watts;
    }
    // Loops reject to loops; one pass a level is enough, and a circle of loops cannot run for ever.
    std::vector<double> total = heat;
    for (std::size_t pass = 0; pass < project.coolingLoops().size(); ++pass) {
        std::vector<double> next = heat;
        for (const auto& [loopId, loop] : project.coolingLoops()) {
            std::vector<CoolingLoopId> targets;
            for (CoolingElementId id : project.referrers<CoolingElement>(loopId)) {
                const CoolingElement& e = project.coolingElements()[id];
                if (e.serves == loopId && e.rejectsTo && *e.rejectsTo != loopId)
                    targets.push_back(*e.rejectsTo);
            }
            for (CoolingLoopId target : targets)
                next[target.value()] += total[loopId.value()] / double(targets.size());
        }
        if (next == total) break;
        total = std::move(next);
    }
    return total;
}

solvers::MaybeSourced coolingPower(const Project& project, const DensityAnswer& density,
                                   const PowerAnswer& power) {
    const std::vector<double> heat = heatByLoop(project, density, power);
    double steadyW = 0;
    double compressorsW = 0;
    std::size_t known = 0;
    for (const auto& [loopId, loop] : project.coolingLoops()) {
        double ratedW = 0;
        double capacityW = 0;
        bool served = false;
        for (CoolingElementId id : project.referrers<CoolingElement>(loopId)) {
            const CoolingElement& e = project.coolingElements()[id];
            if (e.serves != loopId) continue;
            const auto capacity = coolingCapacity(project, e);
            served = served || !capacity || capacity->value > 0;
            if (!e.part) continue;
            const auto drawn = electricPower(project.parts()[*e.part].spec);
            if (!drawn) continue;
            if (!drawn->followsLoad) {
                steadyW += drawn->watts;
                ++known;
            } else if (capacity) {
                ratedW += drawn->watts;
                capacityW += capacity->value;
                ++known;
            }
        }
        // Heat that no machine takes would look like cooling for nothing.
        if (!served && heat[loopId.value()] > kNoHeatW) return std::nullopt;
        if (capacityW > 0) compressorsW += ratedW * std::min(1.0, heat[loopId.value()] / capacityW);
    }
    if (known == 0) return std::nullopt;
    return solvers::Sourced{
        steadyW + compressorsW,
        Phrase::tr(
            "%1 drawn cooling machines: fans and pumps at rated power, %2 kW; compressors at their share "
            "of load, %3 kW; not hung on the drawn feeds")
            .arg(known)
            .arg(std::lround(steadyW / 1e3))
            .arg(std::lround(compressorsW / 1e3)),
        Provenance::Derived};
}

} // namespace cw::analysis
