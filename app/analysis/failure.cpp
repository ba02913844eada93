#include "app/analysis/failure.h"

#include "model/accelerators.h"
#include "solvers/fabric/network.h"

#include <algorithm>
#include <map>
#include <set>

namespace cw::analysis {

namespace {

/// Collects what goes along with an object, each once.
class Collector {
public:
    explicit Collector(const Project& project)
        : project_(project) {}

    Status add(ObjectRef object) {
        if (!project_.contains(object))
            return Error{ErrorCode::NotFound,
                         std::string(enumName(object.kind)) + "/#" + std::to_string(object.id),
                         {}};
        if (const auto device = object.as<Device>()) {
            addDevice(*device);
        } else if (const auto cable = object.as<Cable>()) {
            cables_.insert(*cable);
        } else if (const auto element = object.as<PowerElement>()) {
            elements_.insert(*element);
        } else if (const auto link = object.as<PowerLink>()) {
            links_.insert(*link);
        } else if (const auto machine = object.as<CoolingElement>()) {
            machines_.insert(*machine);
        } else if (const auto loop = object.as<CoolingLoop>()) {
            for (CoolingElementId id : project_.referrers<CoolingElement>(*loop))
                if (project_.coolingElements()[id].serves == *loop) machines_.insert(id);
        } else if (const auto fabric = object.as<Fabric>()) {
            for (CableId id : project_.referrers<Cable>(*fabric))
                cables_.insert(id);
        } else if (const auto rack = object.as<Rack>()) {
            addRack(*rack);
        } else if (const auto row = object.as<Row>()) {
            for (RackId id : project_.referrers<Rack>(*row))
                addRack(id);
        } else if (const auto hall = object.as<Hall>()) {
            addHall(*hall);
        } else if (const auto building = object.as<Building>()) {
            for (HallId id : project_.referrers<Hall>(*building))
                addHall(id);
        } else if (const auto site = object.as<Site>()) {
            for (BuildingId b : project_.referrers<Building>(*site))
                for (HallId id : project_.referrers<Hall>(b))
                    addHall(id);
        } else {
            return Error{ErrorCode::Unsupported, std::string(enumName(object.kind)),
                         "rack, row, hall, device, cable, fabric, power_element, cooling_element"};
        }
        return {};
    }

    LostObjects take() const {
        const auto list = [](const auto& set) {
            return std::vector<typename std::remove_cvref_t<decltype(set)>::value_type>(set.begin(),
                                                                                        set.end());
        };
        return {list(devices_), list(cables_), list(elements_), list(links_), list(machines_)};
    }

private:
    void addDevice(DeviceId id) {
        devices_.insert(id);
        for (CableId cable : project_.referrers<Cable>(id))
            cables_.insert(cable);
        const Device& device = project_.devices()[id];
        if (device.role != DeviceRole::PowerShelf) return;
        // The drawing holds a shelf twice, as a device and as a power element: the nth of its side is the
        // nth.
        std::size_t rank = 0;
        for (DeviceId other : project_.referrers<Device>(device.rack)) {
            const Device& d = project_.devices()[other];
            if (other < id && d.role == DeviceRole::PowerShelf && sideOf(d) == sideOf(device)) ++rank;
        }
        for (PowerElementId element : project_.referrers<PowerElement>(device.rack)) {
            const PowerElement& e = project_.powerElements()[element];
            if (e.kind != PowerKind::PowerShelf || e.side != sideOf(device)) continue;
            if (rank-- == 0) {
                elements_.insert(element);
                return;
            }
        }
    }
    static FeedSide sideOf(const Device& shelf) {
        return shelf.psuOnA > 0 ? FeedSide::A : shelf.psuOnB > 0 ? FeedSide::B : FeedSide::None;
    }
    void addRack(RackId id) {
        for (DeviceId device : project_.referrers<Device>(id))
            addDevice(device);
        for (PowerElementId element : project_.referrers<PowerElement>(id))
            elements_.insert(element);
    }
    void addHall(HallId id) {
        for (RackId rack : project_.referrers<Rack>(id))
            addRack(rack);
        for (PowerElementId element : project_.referrers<PowerElement>(id))
            elements_.insert(element);
        for (CoolingElementId machine : project_.referrers<CoolingElement>(id))
            machines_.insert(machine);
    }

    const Project& project_;
    std::set<DeviceId> devices_;
    std::set<CableId> cables_;
    std::set<PowerElementId> elements_;
    std::set<PowerLinkId> links_;
    std::set<CoolingElementId> machines_;
};

template <class Id>
bool has(const std::vector<Id>& sorted, Id id) {
    return std::binary_search(sorted.begin(), sorted.end(), id);
}

void failPower(const Project& project, const LostObjects& lost, FailureReport& report) {
    const PowerAnswer& before = *report.before.power;
    solvers::power::PowerInput input = before.input;
    // A lost device draws nothing, and losing its cords is no news.
    for (std::size_t i = 0; i < before.loads.size(); ++i)
        if (has(lost.devices, before.loads[i])) {
            input.loads[i].supplies.clear();
            input.loads[i].drawW = solvers::Sourced{0, Phrase::tr("lost"), Provenance::Drawn};
        }
    std::set<std::uint32_t> unfed; // by the loss of links alone
    if (!lost.powerLinks.empty()) {
        std::vector<solvers::power::Link> kept;
        std::size_t index = 0;
        for (const auto& [id, link] : project.powerLinks()) {
            if (!has(lost.powerLinks, id)) kept.push_back(input.links[index]);
            ++index;
        }
        input.links = std::move(kept);
        solvers::power::PowerOptions options = before.options;
        options.singleFailures = false;
        const auto without = solvers::power::solvePower(input, options, {});
        unfed.insert(without.unfedLoads.begin(), without.unfedLoads.end());
        for (std::uint32_t load : before.result.unfedLoads)
            unfed.erase(load);
    }
    std::vector<std::uint32_t> failed;
    for (PowerElementId id : lost.powerElements)
        failed.push_back(before.indexOfElement[id.value()]);
    report.power = solvers::power::failElements(input, before.options, failed);
    unfed.insert(report.power.lostLoads.begin(), report.power.lostLoads.end());
    for (std::uint32_t load : unfed)
        if (!has(lost.devices, before.loads[load])) report.unpowered.push_back(before.loads[load]);
    for (std::uint32_t load : report.power.shortfallLoads)
        if (!has(lost.devices, before.loads[load])) report.shortOfPower.push_back(before.loads[load]);
    std::sort(report.unpowered.begin(), report.unpowered.end());
    std::sort(report.shortOfPower.begin(), report.shortOfPower.end());
}

FabricLoss failFabric(const FabricAnswer& before, const LostObjects& lost, const std::vector<DeviceId>& down,
                      const std::stop_token& stop) {
    namespace fabric = solvers::fabric;
    FabricLoss loss;
    fabric::FabricGraph graph = before.graph;
    std::vector<std::uint8_t> dead(graph.nodeCount(), 0);
    for (std::size_t v = 0; v < graph.nodeCount(); ++v)
        if (has(down, before.nodes[v])) {
            dead[v] = 1;
            graph.endpoints[v] = 0;
        }
    for (std::size_t e = 0; e < graph.edgeCount(); ++e) {
        if (dead[std::size_t(graph.edgeA[e])] != 0 || dead[std::size_t(graph.edgeB[e])] != 0)
            graph.edgeCables[e] = 0;
        for (CableId cable : before.cables[e])
            if (graph.edgeCables[e] > 0 && has(lost.cables, cable)) --graph.edgeCables[e];
    }
    const fabric::Network network = fabric::makeNetwork(graph);
    std::map<std::int32_t, std::int64_t> weight;
    for (std::size_t v = 0; v < graph.nodeCount(); ++v)
        weight[network.component[v]] += graph.endpoints[v];
    std::int32_t most = -1;
    for (const auto& [component, endpoints] : weight)
        if (most < 0 || endpoints > weight[most]) most = component;
    for (std::size_t v = 0; v < graph.nodeCount(); ++v)
        if (graph.endpoints[v] > 0 && network.component[v] != most) {
            loss.unreachable.push_back(before.nodes[v]);
            graph.endpoints[v] = 0;
        }
    fabric::FabricOptions options = before.options;
    options.singleFailures = false;
    options.switchLinksOnly = false;
    loss.after = fabric::solveFabric(graph, options, stop);
    return loss;
}

/// The halls with the heat of what still runs and the machines that are left.
ThermalAnswer failCooling(const Project& project, const LostObjects& lost, const std::vector<DeviceId>& down,
                          const Analysis& before, const std::stop_token& stop) {
    DensityAnswer density = snapshotDensity(project);
    for (std::size_t r = 0; r < density.racks.size(); ++r) {
        // Devices stand first in a rack, in the order of their ids.
        auto& devices = density.input.racks[r].devices;
        std::size_t position = 0;
        std::vector<solvers::density::Device> kept;
        for (DeviceId id : project.referrers<Device>(density.racks[r])) {
            if (!has(down, id)) kept.push_back(devices[position]);
            ++position;
        }
        kept.insert(kept.end(), devices.begin() + std::ptrdiff_t(position), devices.end());
        devices = std::move(kept);
    }
    density.result = solvers::density::solveDensity(density.input, density.options, stop);
    ThermalAnswer answer = snapshotThermal(project, density, *before.power);
    const auto drop = [&](auto& ids, auto& machines) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (has(lost.coolingElements, ids[i])) continue;
            if (kept != i) {
                ids[kept] = ids[i];
                machines[kept] = std::move(machines[i]);
            }
            ++kept;
        }
        ids.resize(kept);
        machines.resize(kept);
    };
    drop(answer.airUnits, answer.input.airUnits);
    drop(answer.cdus, answer.input.cdus);
    answer.result = solvers::thermal::solveThermal(answer.input, answer.options, stop);
    // Where no machine is left the capacity is none, not unknown.
    const auto none = [](std::size_t index, const auto& machines, auto place) {
        return std::none_of(machines.begin(), machines.end(),
                            [&](const auto& m) { return place(m) == index; });
    };
    for (std::size_t h = 0; h < answer.result.halls.size(); ++h)
        if (none(h, answer.input.airUnits, [](const auto& u) { return u.hall; }))
            answer.result.halls[h].airCapacityKw = 0;
    for (std::size_t l = 0; l < answer.result.loops.size(); ++l)
        if (none(l, answer.input.cdus, [](const auto& c) { return c.loop; }))
            answer.result.loops[l].capacityKw = 0;
    return answer;
}

void countGpus(const Project& project, FailureReport& report) {
    std::set<DeviceId> cutOff;
    for (std::size_t i = 0; i < report.fabrics.size(); ++i)
        if ((*report.before.fabrics)[i].role == FabricRole::Compute)
            cutOff.insert(report.fabrics[i].unreachable.begin(), report.fabrics[i].unreachable.end());
    for (const auto& [id, device] : project.devices()) {
        const std::size_t gpus = acceleratorsIn(project, device);
        report.gpus += gpus;
        if (has(report.lost.devices, id))
            report.gpusRemoved += gpus;
        else if (has(report.unpowered, id))
            report.gpusUnpowered += gpus;
        else if (cutOff.contains(id))
            report.gpusUnreachable += gpus;
    }
    report.gpusLost = report.gpusRemoved + report.gpusUnpowered + report.gpusUnreachable;
}

} // namespace

Result<LostObjects> lostWith(const Project& project, std::span<const ObjectRef> objects) {
    Collector collector(project);
    for (ObjectRef object : objects)
        if (Status added = collector.add(object); !added) return added.error();
    return collector.take();
}

Result<FailureReport> failObjects(const Project& project, std::span<const ObjectRef> objects,
                                  std::stop_token stop, std::uint64_t seed) {
    auto lost = lostWith(project, objects);
    if (!lost) return lost.error();
    FailureReport report;
    report.lost = std::move(*lost);
    const DirtySet wanted = DirtySet(bit(Domain::Fabric)) | DirtySet(bit(Domain::Thermal));
    report.before = solveAll(project, wanted, stop, seed);
    const Error cancelled{ErrorCode::Cancelled, "fail", {}};
    if (stop.stop_requested()) return cancelled;
    if (const auto refused = firstRefusal(report.before)) return *refused;
    failPower(project, report.lost, report);
    if (report.power.outcome.error) return *report.power.outcome.error;
    std::vector<DeviceId> down = report.lost.devices;
    down.insert(down.end(), report.unpowered.begin(), report.unpowered.end());
    std::sort(down.begin(), down.end());
    for (const FabricAnswer& fabric : *report.before.fabrics) {
        report.fabrics.push_back(failFabric(fabric, report.lost, down, stop));
        if (report.fabrics.back().after.problem) return *report.fabrics.back().after.problem;
    }
    report.thermal = failCooling(project, report.lost, down, report.before, stop);
    if (stop.stop_requested()) return cancelled;
    if (report.thermal.result.outcome.error) return *report.thermal.result.outcome.error;
    countGpus(project, report);
    return report;
}

} // namespace cw::analysis
