#include "app/analysis/snapshot_density.h"

#include "app/analysis/to_solver.h"

namespace cw::analysis {

namespace density = solvers::density;

namespace {

constexpr double kCubicMetresPerHour = 3600.0;
/// Half of a 1.2 m cold aisle and half of a 0.9 m hot aisle belong to the rack between them.
constexpr double kServiceDepthM = 1.05;

density::DeviceSpec deviceSpec(const PartSpec& part, const PartFacts& facts) {
    const std::string name = partName(part);
    density::DeviceSpec s;
    s.label = name;
    (facts.maxPowerIsEstimate ? s.estimateW : s.maxW) = toSolver(facts.maxPower, name, inWatts);
    s.typicalW = toSolver(facts.typicalPower, name, inWatts);
    s.heightU = facts.heightU ? facts.heightU->value : 0;
    s.zeroU = part.placement == Placement::ZeroU;
    s.massKg = toSolver(facts.mass, name, inKilograms);
    s.depthM = toSolver(facts.depth, name, inMetres);
    s.liquidShare = toSolver(facts.liquidFraction, name, [](double v) { return v; });
    s.airflowM3h = toSolver(facts.airflow, name,
                            [](VolumeFlow f) { return inCubicMetresPerSecond(f) * kCubicMetresPerHour; });
    if (facts.psu) {
        s.psusNeeded = int(facts.psu->needed.value_or(0));
        if (facts.psu->rated)
            s.psuRatedW =
                solvers::Sourced{inWatts(*facts.psu->rated),
                                 catalogueSource(name, "psu_w", facts.psu->source), facts.psu->provenance};
    }
    return s;
}

/// A rack PDU hangs in the rack: its mass counts, what it loses is the power solver's.
density::DeviceSpec pduSpec(const PartSpec& part, const PartFacts& facts) {
    density::DeviceSpec s = deviceSpec(part, facts);
    s.zeroU = true;
    s.it = false;
    s.estimateW.reset();
    s.typicalW.reset();
    s.maxW = solvers::Sourced{0, Phrase::tr("losses are counted by the power tree"), Provenance::Derived};
    s.liquidShare = solvers::Sourced{0, Phrase::tr("an air-cooled part"), Provenance::Derived};
    s.airflowM3h = solvers::Sourced{0, Phrase::tr("no fans"), Provenance::Assumed};
    return s;
}

/// A power shelf takes its units; what it loses is the power solver's, too.
density::DeviceSpec shelfSpec(const PartSpec& part, const PartFacts& facts) {
    density::DeviceSpec s = pduSpec(part, facts);
    s.zeroU = part.placement == Placement::ZeroU;
    return s;
}

/// Shares one spec among all devices of a part.
class Specs {
public:
    Specs(const Project& project, density::DensityInput& input)
        : project_(project)
        , input_(input)
        , device_(project.parts().idLimit(), DensityAnswer::kNoIndex)
        , pdu_(project.parts().idLimit(), DensityAnswer::kNoIndex) {}

    std::uint32_t of(PartId part, bool pdu) {
        std::uint32_t& index = (pdu ? pdu_ : device_)[part.value()];
        if (index == DensityAnswer::kNoIndex) {
            const PartSpec& spec = project_.parts()[part].spec;
            const PartFacts& facts = project_.facts(part);
            input_.specs.push_back(pdu                          ? pduSpec(spec, facts)
                                   : spec.kind == "power_shelf" ? shelfSpec(spec, facts)
                                                                : deviceSpec(spec, facts));
            index = std::uint32_t(input_.specs.size() - 1);
        }
        return index;
    }

private:
    const Project& project_;
    density::DensityInput& input_;
    std::vector<std::uint32_t> device_;
    std::vector<std::uint32_t> pdu_;
};

density::Rack rackHead(const Project& project, const Rack& rack, std::uint32_t hallIndex) {
    const PartSpec& part = project.parts()[rack.part].spec;
    const PartFacts& facts = project.facts(rack.part);
    const std::string name = partName(part);
    const Hall& hall = project.halls()[rack.hall];
    density::Rack r;
    r.label = rack.name;
    r.type = name;
    r.hall = hallIndex;
    if (facts.width) r.widthM = inMetres(facts.width->value);
    if (facts.depth) r.depthM = inMetres(facts.depth->value);
    if (facts.rackUnits) r.usableU = facts.rackUnits->value;
    if (rack.powerLimit)
        r.powerLimitW = entered(inWatts(*rack.powerLimit), Phrase::tr("limit of rack %1").arg(rack.name));
    else if (hall.rackPowerLimit)
        r.powerLimitW =
            entered(inWatts(*hall.rackPowerLimit), Phrase::tr("rack limit of hall %1").arg(hall.name));
    r.ownMassKg = toSolver(facts.mass, name, inKilograms);
    r.staticLimitKg = toSolver(facts.staticLoad, name, inKilograms);
    r.serviceAreaM2 = r.widthM * kServiceDepthM;
    return r;
}

/// Devices without supplies of their own hang on the busbar that the rack's power shelves feed: they share
/// the shelves' supplies.
void feedFromShelves(const Project& project, RackId rack, std::vector<density::Device>& devices) {
    int onA = 0, onB = 0;
    for (DeviceId id : project.referrers<Device>(rack)) {
        const Device& d = project.devices()[id];
        if (d.role != DeviceRole::PowerShelf) continue;
        onA += d.psuOnA;
        onB += d.psuOnB;
    }
    for (density::Device& device : devices) {
        if (device.psuOnA > 0 || device.psuOnB > 0) continue;
        device.psuOnA = static_cast<std::uint16_t>(onA);
        device.psuOnB = static_cast<std::uint16_t>(onB);
    }
}

} // namespace

const density::RackResult* DensityAnswer::rack(RackId id) const {
    if (id.value() >= indexOfRack.size() || indexOfRack[id.value()] == kNoIndex) return nullptr;
    const std::uint32_t index = indexOfRack[id.value()];
    return index < result.racks.size() ? &result.racks[index] : nullptr;
}

std::string partName(const PartSpec& spec) {
    return spec.vendor.empty() || spec.vendor == "generic" ? spec.model : spec.vendor + " " + spec.model;
}

DensityAnswer snapshotDensity(const Project& project) {
    DensityAnswer answer;
    std::vector<std::uint32_t> hallIndex(project.halls().idLimit(), DensityAnswer::kNoIndex);
    for (const auto& [id, hall] : project.halls()) {
        hallIndex[id.value()] = std::uint32_t(answer.halls.size());
        answer.halls.push_back(id);
        density::Hall h{hall.name, std::nullopt};
        if (hall.floorLimit)
            h.floorLimitKgM2 = entered(inKilogramsPerSquareMetre(*hall.floorLimit),
                                       Phrase::tr("floor limit of hall %1").arg(hall.name));
        answer.input.halls.push_back(std::move(h));
    }
    Specs specs(project, answer.input);
    answer.indexOfRack.assign(project.racks().idLimit(), DensityAnswer::kNoIndex);
    answer.racks.reserve(project.racks().size());
    answer.input.racks.reserve(project.racks().size());
    for (const auto& [id, rack] : project.racks()) {
        density::Rack r = rackHead(project, rack, hallIndex[rack.hall.value()]);
        for (DeviceId deviceId : project.referrers<Device>(id)) {
            const Device& d = project.devices()[deviceId];
            density::Device device;
            device.label = d.name;
            device.spec = specs.of(d.part, false);
            if (d.u > 0) device.bottomU = d.u;
            device.psuOnA = d.psuOnA;
            device.psuOnB = d.psuOnB;
            r.devices.push_back(std::move(device));
        }
        feedFromShelves(project, id, r.devices);
        for (PowerElementId pduId : project.referrers<PowerElement>(id)) {
            const PowerElement& pdu = project.powerElements()[pduId];
            if (pdu.part) r.devices.push_back({pdu.name, specs.of(*pdu.part, true), std::nullopt, 0, 0});
        }
        answer.indexOfRack[id.value()] = std::uint32_t(answer.racks.size());
        answer.racks.push_back(id);
        answer.input.racks.push_back(std::move(r));
    }
    return answer;
}

} // namespace cw::analysis
