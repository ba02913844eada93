#include "app/analysis/snapshot_thermal.h"

#include "app/analysis/cooling_power.h"
#include "app/analysis/to_solver.h"

#include <algorithm>

namespace cw::analysis {

namespace thermal = solvers::thermal;

namespace {

constexpr std::uint32_t kNone = ~0u;
constexpr double kCubicMetresPerHour = 3600.0;

solvers::MaybeSourced spec(const Project& project, PartId part, const char* key, double scale) {
    const PartSpec& p = project.parts()[part].spec;
    const SpecValue* v = findSpec(p, key);
    if (!v || !std::holds_alternative<double>(v->value)) return std::nullopt;
    return solvers::Sourced{std::get<double>(v->value) * scale, catalogueSource(partName(p), key, v->source),
                            v->provenance};
}

/// The lowest inlet limit that a device of the rack states; drives the count of racks above their limit.
solvers::MaybeSourced inletLimit(const Project& project, RackId rack) {
    solvers::MaybeSourced lowest;
    for (DeviceId id : project.referrers<Device>(rack))
        if (const auto limit = spec(project, project.devices()[id].part, "inlet_temp_max_c", 1))
            if (!lowest || limit->value < lowest->value) lowest = limit;
    return lowest;
}

void addHalls(const Project& project, ThermalAnswer& answer, std::vector<std::uint32_t>& hallIndex) {
    hallIndex.assign(project.halls().idLimit(), kNone);
    for (const auto& [id, hall] : project.halls()) {
        hallIndex[id.value()] = std::uint32_t(answer.halls.size());
        answer.halls.push_back(id);
        thermal::Hall h;
        h.label = hall.name;
        h.supplyC = drawn(inCelsius(hall.supplyTemperature),
                          Phrase::tr("supply temperature of hall %1").arg(hall.name));
        const Site& site = project.sites()[project.buildings()[hall.building].site];
        h.altitudeM = drawn(inMetres(site.altitude), Phrase::tr("altitude of site %1").arg(site.name));
        answer.input.halls.push_back(std::move(h));
    }
}

void addLosses(const Project& project, const PowerAnswer& power, const std::vector<std::uint32_t>& hallIndex,
               ThermalAnswer& answer) {
    for (std::size_t i = 0; i < power.elements.size() && i < power.result.elements.size(); ++i) {
        const auto hall = hallOf(project, project.powerElements()[power.elements[i]]);
        if (hall)
            answer.input.halls[hallIndex[hall->value()]].lossesW += power.result.elements[i].lossKw * 1e3;
    }
}

void addLoops(const Project& project, const std::vector<std::uint32_t>& hallIndex,
              std::vector<std::uint32_t>& loopIndex, ThermalAnswer& answer) {
    loopIndex.assign(project.coolingLoops().idLimit(), kNone);
    for (const auto& [id, loop] : project.coolingLoops()) {
        if (loop.medium != LoopMedium::Technology) continue;
        loopIndex[id.value()] = std::uint32_t(answer.loops.size());
        answer.loops.push_back(id);
        thermal::Loop l;
        l.label = loop.name;
        l.hall = loop.hall ? hallIndex[loop.hall->value()] : 0;
        l.coolant = loop.glycol ? solvers::Coolant::Pg25 : solvers::Coolant::Water;
        l.supplyC = drawn(inCelsius(loop.supply), Phrase::tr("supply of loop %1").arg(loop.name));
        for (CoolingElementId elementId : project.referrers<CoolingElement>(id)) {
            const CoolingElement& e = project.coolingElements()[elementId];
            if (e.serves != id || !e.rejectsTo) continue;
            const CoolingLoop& facility = project.coolingLoops()[*e.rejectsTo];
            l.facilitySupplyC =
                drawn(inCelsius(facility.supply), Phrase::tr("supply of loop %1").arg(facility.name));
            l.facilityCoolant = facility.glycol ? solvers::Coolant::Pg25 : solvers::Coolant::Water;
            break;
        }
        answer.input.loops.push_back(std::move(l));
    }
}

void addMachines(const Project& project, const std::vector<std::uint32_t>& hallIndex,
                 const std::vector<std::uint32_t>& loopIndex, ThermalAnswer& answer) {
    for (const auto& [id, e] : project.coolingElements()) {
        const CoolingLoop& served = project.coolingLoops()[e.serves];
        if (served.medium == LoopMedium::Air && served.hall) {
            thermal::AirUnit u;
            u.label = e.name;
            u.hall = hallIndex[served.hall->value()];
            u.capacityW = coolingCapacity(project, e);
            if (e.part) {
                u.airflowM3h =
                    toSolver(project.facts(*e.part).airflow, partName(project.parts()[*e.part].spec),
                             [](VolumeFlow f) { return inCubicMetresPerSecond(f) * kCubicMetresPerHour; });
                u.fanW = spec(project, *e.part, "fan_power_kw", 1e3);
            }
            answer.airUnits.push_back(id);
            answer.input.airUnits.push_back(std::move(u));
        } else if (served.medium == LoopMedium::Technology) {
            thermal::Cdu c;
            c.label = e.name;
            c.loop = loopIndex[e.serves.value()];
            c.capacityW = coolingCapacity(project, e);
            if (e.part) {
                c.ratedFlowLpm = spec(project, *e.part, "flow_lpm", 1);
                c.ratedFacilityFlowLpm = spec(project, *e.part, "flow_primary_lpm", 1);
                c.ratedApproachK = spec(project, *e.part, "approach_k", 1);
                c.pumpW = spec(project, *e.part, "pump_power_w", 1);
            }
            answer.cdus.push_back(id);
            answer.input.cdus.push_back(std::move(c));
        }
    }
}

/// Air flow of the devices of one rack: the known sum, and the air heat of those that do not state it.
void fillAirflow(const solvers::density::DensityInput& density, const solvers::density::Rack& rack,
                 thermal::Rack& out) {
    for (const auto& d : rack.devices) {
        const auto& s = density.specs[d.spec];
        if (s.airflowM3h) {
            out.knownAirflowM3h += s.airflowM3h->value;
            continue;
        }
        const auto& draw = s.maxW ? s.maxW : s.estimateW ? s.estimateW : s.typicalW;
        const double liquid = s.liquidShare ? s.liquidShare->value : 0;
        if (draw) out.airWWithoutFlow += draw->value * (1 - liquid);
    }
    out.airWWithoutFlow = std::min(out.airWWithoutFlow, out.airW);
}

} // namespace

ThermalAnswer snapshotThermal(const Project& project, const DensityAnswer& density,
                              const PowerAnswer& power) {
    ThermalAnswer answer;
    std::vector<std::uint32_t> hallIndex;
    std::vector<std::uint32_t> loopIndex;
    addHalls(project, answer, hallIndex);
    addLosses(project, power, hallIndex, answer);
    addLoops(project, hallIndex, loopIndex, answer);
    addMachines(project, hallIndex, loopIndex, answer);
    for (std::size_t i = 0; i < density.racks.size(); ++i) {
        const Rack& rack = project.racks()[density.racks[i]];
        const auto& r = density.result.racks[i];
        thermal::Rack out;
        out.label = rack.name;
        out.hall = hallIndex[rack.hall.value()];
        if (rack.liquidLoop && loopIndex[rack.liquidLoop->value()] != kNone) {
            out.loop = loopIndex[rack.liquidLoop->value()];
            const CoolingLoop& loop = project.coolingLoops()[*rack.liquidLoop];
            if (loop.returnMax)
                out.maxReturnC =
                    drawn(inCelsius(*loop.returnMax), Phrase::tr("highest return of loop %1").arg(loop.name));
        }
        out.itW = r.itKw * 1e3;
        out.airW = r.airKw * 1e3;
        out.liquidW = r.liquidKw * 1e3;
        fillAirflow(density.input, density.input.racks[i], out);
        out.inletLimitC = inletLimit(project, density.racks[i]);
        answer.racks.push_back(density.racks[i]);
        answer.input.racks.push_back(std::move(out));
    }
    return answer;
}

} // namespace cw::analysis
