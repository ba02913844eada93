#include "model/rack_contents.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace cw {

namespace {

std::optional<Um> micrometres(const std::optional<Sourced<Length>>& length) {
    if (!length) return std::nullopt;
    return m(inMetres(length->value));
}

template <class Element>
std::optional<Rect> plantFootprintOf(const Project& project, const Element& element) {
    if (!element.pose || !element.part) return std::nullopt;
    const PartFacts& facts = project.facts(*element.part);
    const auto width = micrometres(facts.width);
    const auto depth = micrometres(facts.depth);
    if (!width || !depth) return std::nullopt;
    return footprint(*element.pose, *width, *depth);
}

UnitSpan spanAt(int u, int height) {
    return {u, u + height - 1};
}

} // namespace

Size rackSize(const Project& project, const Rack& rack) {
    const PartFacts& facts = project.facts(rack.part);
    return {micrometres(facts.width).value_or(kRackWidth), micrometres(facts.depth).value_or(kRackDepth)};
}

Um rackHeight(const Project& project, const Rack& rack) {
    if (const auto height = micrometres(project.facts(rack.part).height)) return *height;
    return 2 * kRackBase + rackUnits(project, rack) * kUnitHeight;
}

Rect rackFootprint(const Project& project, const Rack& rack) {
    const Size size = rackSize(project, rack);
    return footprint(rack.pose, size.width, size.height);
}

std::optional<Rect> plantFootprint(const Project& project, const CoolingElement& element) {
    return plantFootprintOf(project, element);
}
std::optional<Rect> plantFootprint(const Project& project, const PowerElement& element) {
    return plantFootprintOf(project, element);
}

int rackUnits(const Project& project, const Rack& rack) {
    const PartFacts& facts = project.facts(rack.part);
    if (!facts.rackUnits) return kRackUnits;
    return std::clamp(static_cast<int>(facts.rackUnits->value), 1, kMostRackUnits);
}

int unitsOf(const Project& project, PartId part) {
    const PartFacts& facts = project.facts(part);
    if (facts.heightU)
        return std::clamp(static_cast<int>(std::ceil(facts.heightU->value)), 0, kMostRackUnits);
    return project.parts()[part].spec.placement == Placement::ZeroU ? 0 : 1;
}

UnitSpan unitsTaken(const Project& project, const Device& device) {
    if (device.u <= 0) return {};
    return spanAt(device.u, unitsOf(project, device.part));
}

std::vector<DeviceId> devicesByUnit(const Project& project, RackId rack) {
    std::vector<DeviceId> ids;
    for (DeviceId id : project.referrers<Device>(rack))
        ids.push_back(id);
    std::stable_sort(ids.begin(), ids.end(),
                     [&](DeviceId a, DeviceId b) { return project.devices()[a].u < project.devices()[b].u; });
    return ids;
}

std::vector<DeviceId> collisions(const Project& project, RackId rackId, PartId part, int u, Face face,
                                 std::optional<DeviceId> ignore) {
    std::vector<DeviceId> out;
    const Rack* rack = project.find(rackId);
    const int height = unitsOf(project, part);
    if (!rack || height == 0) return out;
    const Um rackDepth = rackSize(project, *rack).height;
    const auto depth = micrometres(project.facts(part).depth);
    for (DeviceId id : project.referrers<Device>(rackId)) {
        if (ignore && id == *ignore) continue;
        const Device& other = project.devices()[id];
        const UnitSpan taken = unitsTaken(project, other);
        if (taken.empty() || !taken.overlaps(spanAt(u, height))) continue;
        if (other.face != face) {
            const auto otherDepth = micrometres(project.facts(other.part).depth);
            if (depth && otherDepth && *depth + *otherDepth <= rackDepth) continue;
        }
        out.push_back(id);
    }
    return out;
}

Status fitsAt(const Project& project, RackId rackId, PartId part, int u, Face face,
              std::optional<DeviceId> ignore) {
    const Rack* rack = project.find(rackId);
    if (!rack || !project.find(part))
        return Error{ErrorCode::NotFound, "rack", std::to_string(rackId.value())};
    const int height = unitsOf(project, part);
    if (height == 0) return {};
    const int units = rackUnits(project, *rack);
    if (u < 1 || u + height - 1 > units)
        return Error{ErrorCode::InvalidArgument, rack->name + " U" + std::to_string(u),
                     "1 to " + std::to_string(std::max(0, units - height + 1))};
    std::string names;
    for (DeviceId id : collisions(project, rackId, part, u, face, ignore))
        names += (names.empty() ? "" : ", ") + project.devices()[id].name;
    if (names.empty()) return {};
    return Error{ErrorCode::Conflict, rack->name + " U" + std::to_string(u), names};
}

std::optional<int> nearestFreeUnit(const Project& project, RackId rackId, PartId part, int wanted, Face face,
                                   std::optional<DeviceId> ignore) {
    const Rack* rack = project.find(rackId);
    if (!rack || !project.find(part)) return std::nullopt;
    const int last = rackUnits(project, *rack) - std::max(1, unitsOf(project, part)) + 1;
    for (int away = 0; away <= std::max(std::abs(wanted), kMostRackUnits) + kMostRackUnits; ++away)
        for (int u : {wanted - away, wanted + away})
            if (u >= 1 && u <= last && collisions(project, rackId, part, u, face, ignore).empty()) return u;
    return std::nullopt;
}

int freeUnits(const Project& project, RackId rackId) {
    const Rack* rack = project.find(rackId);
    if (!rack) return 0;
    std::vector<bool> taken(std::size_t(rackUnits(project, *rack)) + 1, false);
    for (DeviceId id : project.referrers<Device>(rackId)) {
        const UnitSpan span = unitsTaken(project, project.devices()[id]);
        for (int u = span.low; u <= span.high && u < static_cast<int>(taken.size()); ++u)
            taken[std::size_t(u)] = true;
    }
    return static_cast<int>(std::count(taken.begin() + 1, taken.end(), false));
}

} // namespace cw
