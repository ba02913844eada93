#include "model/slots.h"

#include "model/placement.h"

#include <algorithm>
#include <cmath>

namespace cw {

namespace {

constexpr int kUsualUnits = 42;
constexpr int kMostUnits = 200;

bool collide(const SlotUse& a, const SlotUse& b) {
    return a.units.overlaps(b.units) && (a.face == b.face || a.fullDepth || b.fullDepth);
}

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

int partUnits(const Project& project, PartId part) {
    if (project.parts()[part].spec.placement == Placement::ZeroU) return 0;
    const auto& height = project.facts(part).heightU;
    if (!height || !(height->value >= 0)) return 1;
    return int(std::ceil(std::min(height->value, double(kMostUnits)) - 1e-9));
}

bool isFullDepth(const Project& project, PartId part, const Rack& rack) {
    if (const SpecValue* stated = findSpec(project.parts()[part].spec, "is_full_depth"))
        if (const bool* full = std::get_if<bool>(&stated->value)) return *full;
    const auto& depth = project.facts(part).depth;
    if (!depth) return true;
    return inMetres(depth->value) * 2 > toM(rackFloorSize(project, rack).height);
}

SlotUse slotUse(const Project& project, const Device& device) {
    SlotUse use;
    use.units = {device.u, device.u < 1 ? 0 : partUnits(project, device.part)};
    use.face = device.face;
    use.fullDepth = isFullDepth(project, device.part, project.racks()[device.rack]);
    return use;
}

std::vector<DeviceId> occupants(const Project& project, RackId rack, const SlotUse& use,
                                std::optional<DeviceId> except) {
    std::vector<Occupied> all = occupied(project, rack, except);
    std::erase_if(all, [&](const Occupied& o) { return !collide(o.use, use); });
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
    const auto fits = [&](int lowest) {
        if (lowest < 1 || lowest > last) return false;
        use.units.lowest = lowest;
        return std::none_of(all.begin(), all.end(), [&](const Occupied& o) { return collide(o.use, use); });
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
