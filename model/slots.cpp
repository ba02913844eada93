#include "model/slots.h"

#include <algorithm>
#include <cmath>

namespace cw {

namespace {

constexpr int kUsualUnits = 42;
constexpr int kMostUnits = 200;

struct Occupied {
    DeviceId id;
    SlotUse use;
};

std::vector<Occupied> occupied(const Project& project, RackId rack, std::optional<DeviceId> except) {
    std::vector<Occupied> all;
    for (DeviceId id : project.referrers<Device>(rack)) {
        if (id == except) continue;
        const Device& device = project.devices()[id];
        if (device.rack != rack || device.u < 1) continue;
        const SlotUse use = slotUse(project, device);
        if (use.units.height > 0) all.push_back({id, use});
    }
    return all;
}

} // namespace

int rackUnits(const Project& project, const Rack& rack) {
    const PartFacts& facts = project.facts(rack.part);
    const auto& units = facts.rackUnits ? facts.rackUnits : facts.heightU;
    if (!units || !(units->value >= 1)) return kUsualUnits;
    return int(std::floor(std::min(units->value, double(kMostUnits))));
}

int unitsOf(const PartFacts& facts) {
    const auto& height = facts.heightU;
    if (!height || !(height->value >= 0)) return 1;
    return int(std::ceil(std::min(height->value, double(kMostUnits)) - 1e-9));
}

int partUnits(const Project& project, PartId part) {
    if (project.parts()[part].spec.placement == Placement::ZeroU) return 0;
    return unitsOf(project.facts(part));
}

bool slotsCollide(const SlotUse& a, const SlotUse& b, std::optional<Um> rackDepth) {
    if (!a.units.overlaps(b.units)) return false;
    if (a.face == b.face || !a.depth || !b.depth || !rackDepth) return true;
    return *a.depth + *b.depth > *rackDepth;
}

std::optional<Um> usableDepth(const Project& project, const Rack& rack) {
    if (const SpecValue* stated = findSpec(project.parts()[rack.part].spec, "mounting_depth_mm"))
        if (const double* depth = std::get_if<double>(&stated->value)) return mm(*depth);
    if (const auto& depth = project.facts(rack.part).depth) return m(inMetres(depth->value));
    return std::nullopt;
}

SlotUse slotUse(const Project& project, PartId part, int u, Face face) {
    SlotUse use;
    use.units = {u, u < 1 ? 0 : partUnits(project, part)};
    use.face = face;
    const PartFacts& facts = project.facts(part);
    const bool full = facts.fullDepth && facts.fullDepth->value;
    if (facts.depth && !full) use.depth = m(inMetres(facts.depth->value));
    return use;
}

SlotUse slotUse(const Project& project, const Device& device) {
    return slotUse(project, device.part, device.u, device.face);
}

std::optional<Face> intakeFace(const PartSpec& part) {
    const SpecValue* airflow = findSpec(part, "airflow");
    const std::string* text = airflow ? std::get_if<std::string>(&airflow->value) : nullptr;
    if (text && *text == "front-to-rear") return Face::Front;
    if (text && *text == "rear-to-front") return Face::Rear;
    return std::nullopt;
}

std::vector<DeviceId> occupants(const Project& project, RackId rack, const SlotUse& use,
                                std::optional<DeviceId> except) {
    std::vector<Occupied> all = occupied(project, rack, except);
    const auto depth = usableDepth(project, project.racks()[rack]);
    std::erase_if(all, [&](const Occupied& o) { return !slotsCollide(o.use, use, depth); });
    std::stable_sort(all.begin(), all.end(), [](const Occupied& a, const Occupied& b) {
        return a.use.units.lowest < b.use.units.lowest;
    });
    std::vector<DeviceId> ids;
    for (const Occupied& o : all)
        ids.push_back(o.id);
    return ids;
}

std::optional<int> nextFreeSlot(const Project& project, RackId rack, SlotUse use, int near,
                                std::optional<DeviceId> except) {
    const int height = use.units.height;
    const int last = rackUnits(project, project.racks()[rack]) - height + 1;
    if (height < 1 || last < 1) return std::nullopt;
    const std::vector<Occupied> all = occupied(project, rack, except);
    const auto depth = usableDepth(project, project.racks()[rack]);
    const auto fits = [&](int lowest) {
        if (lowest < 1 || lowest > last) return false;
        use.units.lowest = lowest;
        return std::none_of(all.begin(), all.end(),
                            [&](const Occupied& o) { return slotsCollide(o.use, use, depth); });
    };
    const int from = std::clamp(near, 1, last);
    for (int step = 0; step < last; ++step) {
        if (fits(from + step)) return from + step;
        if (fits(from - step)) return from - step;
    }
    return std::nullopt;
}

int freeUnits(const Project& project, RackId rack) {
    const int units = rackUnits(project, project.racks()[rack]);
    std::vector<bool> taken(std::size_t(units) + 1, false);
    for (const Occupied& o : occupied(project, rack, {}))
        for (int u = std::max(1, o.use.units.lowest); u <= std::min(units, o.use.units.top()); ++u)
            taken[std::size_t(u)] = true;
    return int(std::count(taken.begin() + 1, taken.end(), false));
}

} // namespace cw
