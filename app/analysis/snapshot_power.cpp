#include "app/analysis/snapshot_power.h"

#include "app/analysis/cooling_power.h"
#include "app/analysis/to_solver.h"
#include "solvers/density/rack_terms.h"

#include <map>

namespace cw::analysis {

namespace power = solvers::power;

namespace {

constexpr double kNecContinuous = 0.8; ///< NEC 210.20(A): breaker at least 125 % of a continuous load

power::ElementKind kindOf(PowerKind kind) {
    switch (kind) {
    case PowerKind::Utility:
        return power::ElementKind::Utility;
    case PowerKind::Genset:
        return power::ElementKind::Generator;
    case PowerKind::Transformer:
        return power::ElementKind::Transformer;
    case PowerKind::MediumVoltage:
    case PowerKind::Switchgear:
        return power::ElementKind::Switchgear;
    case PowerKind::Ups:
        return power::ElementKind::Ups;
    case PowerKind::Rpp:
        return power::ElementKind::Rpp;
    case PowerKind::Busway:
        return power::ElementKind::Busway;
    case PowerKind::RackPdu:
        return power::ElementKind::RackPdu;
    case PowerKind::Sts:
        return power::ElementKind::TransferSwitch;
    case PowerKind::PowerShelf:
        return power::ElementKind::PowerShelf;
    }
    return power::ElementKind::Switchgear;
}

power::Side sideOf(FeedSide side) {
    return side == FeedSide::A ? power::Side::A : side == FeedSide::B ? power::Side::B : power::Side::None;
}

power::Element elementOf(const Project& project, const PowerElement& e,
                         std::map<std::string, std::int32_t>& groups) {
    power::Element out;
    out.label = e.name;
    out.kind = kindOf(e.kind);
    out.side = sideOf(e.side);
    // A generator stands behind the utility: what both feed takes the first that is alive.
    out.feed = e.kind == PowerKind::Sts || e.kind == PowerKind::Switchgear ? power::FeedMode::Transfer
                                                                           : power::FeedMode::Parallel;
    if (e.rating) out.ratingW = entered(inWatts(*e.rating), Phrase::tr("rating of %1").arg(e.name));
    if (e.voltage > volts(0))
        out.voltageV = entered(inVolts(e.voltage), Phrase::tr("voltage of %1").arg(e.name));
    out.phases = e.phases;
    if (e.part) {
        const PartFacts& facts = project.facts(*e.part);
        const std::string name = partName(project.parts()[*e.part].spec);
        if (!out.ratingW) out.ratingW = toSolver(facts.capacity, name, inWatts);
        if (!out.ratingW) out.ratingVa = toSolver(facts.apparentVa, name, [](double va) { return va; });
        if (!out.voltageV) out.voltageV = toSolver(facts.voltage, name, inVolts);
        if (out.voltageV) out.breakerA = toSolver(facts.current, name, inAmperes);
    }
    if (e.continuousRule) out.continuousFactor = kNecContinuous;
    out.loss = {inWatts(e.loss.constant), e.loss.linear, e.loss.quadratic, Phrase::known(e.source),
                Provenance::Assumed};
    if (!e.parallelGroup.empty())
        out.group = groups.emplace(e.parallelGroup, std::int32_t(groups.size())).first->second;
    return out;
}

/// The outlets that a rack offers, as indices into PowerInput::elements.
struct RackOutlets {
    std::vector<std::uint32_t> a, b, shelves;
};

RackOutlets outletsOf(const Project& project, RackId rack, const PowerAnswer& answer) {
    RackOutlets outlets;
    for (PowerElementId id : project.referrers<PowerElement>(rack)) {
        const PowerElement& e = project.powerElements()[id];
        const std::uint32_t index = answer.indexOfElement[id.value()];
        if (e.kind == PowerKind::PowerShelf)
            outlets.shelves.push_back(index);
        else if (e.kind == PowerKind::RackPdu)
            (e.side == FeedSide::B ? outlets.b : outlets.a).push_back(index);
    }
    return outlets;
}

void plug(power::Load& load, const std::vector<std::uint32_t>& outlets, double supplies,
          const solvers::MaybeSourced& ratedW) {
    if (supplies <= 0) return;
    const double each = supplies / double(outlets.size());
    for (std::uint32_t outlet : outlets)
        load.supplies.push_back({outlet, each, ratedW ? std::optional(each * ratedW->value) : std::nullopt});
}

} // namespace

const power::ElementResult* PowerAnswer::element(PowerElementId id) const {
    if (id.value() >= indexOfElement.size() || indexOfElement[id.value()] == kNoIndex) return nullptr;
    const std::uint32_t index = indexOfElement[id.value()];
    return index < result.elements.size() ? &result.elements[index] : nullptr;
}

std::optional<HallId> hallOf(const Project& project, const PowerElement& element) {
    if (element.hall) return element.hall;
    return element.rack ? std::optional(project.racks()[*element.rack].hall) : std::nullopt;
}

PowerAnswer snapshotPower(const Project& project, const DensityAnswer& density) {
    PowerAnswer answer;
    answer.indexOfElement.assign(project.powerElements().idLimit(), PowerAnswer::kNoIndex);
    std::map<std::string, std::int32_t> groups;
    for (const auto& [id, e] : project.powerElements()) {
        answer.indexOfElement[id.value()] = std::uint32_t(answer.elements.size());
        answer.elements.push_back(id);
        answer.input.elements.push_back(elementOf(project, e, groups));
    }
    for (const auto& [id, link] : project.powerLinks())
        answer.input.links.push_back(
            {answer.indexOfElement[link.from.value()], answer.indexOfElement[link.to.value()]});

    for (std::size_t r = 0; r < density.racks.size(); ++r) {
        const RackOutlets outlets = outletsOf(project, density.racks[r], answer);
        std::size_t position = 0;
        for (DeviceId id : project.referrers<Device>(density.racks[r])) {
            const auto& device = density.input.racks[r].devices[position++];
            if (project.devices()[id].role == DeviceRole::PowerShelf)
                continue; // feeds others, an element itself
            const auto& spec = density.input.specs[device.spec];
            const auto draw = solvers::density::drawOf(spec);
            power::Load load;
            load.label = device.label;
            if (draw.source) load.drawW = *draw.source;
            plug(load, outlets.a, device.psuOnA, spec.psuRatedW);
            plug(load, outlets.b, device.psuOnB, spec.psuRatedW);
            if (device.psuOnA + device.psuOnB == 0) plug(load, outlets.shelves, 1, std::nullopt);
            answer.loads.push_back(id);
            answer.input.loads.push_back(std::move(load));
        }
    }
    return answer;
}

} // namespace cw::analysis
