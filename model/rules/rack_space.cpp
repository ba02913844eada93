#include "model/rules/rack_space.h"

namespace cw {

UnitSpan unitSpan(const Device& device, const MountFacts& mount) {
    if (device.u == 0 || mount.halfUnits == 0) return {};
    const int bottom = 2 * device.u;
    return {bottom, bottom + mount.halfUnits};
}

bool sharesDepth(const Device& a, const MountFacts& ma, const Device& b, const MountFacts& mb,
                 const MountFacts& rack) {
    if (a.face == b.face) return true;
    const auto rackDepth = rack.usableDepthMm ? rack.usableDepthMm : rack.depthMm;
    if (!ma.depthMm || !mb.depthMm || !rackDepth) return true;
    return *ma.depthMm + *mb.depthMm > *rackDepth;
}

std::optional<std::int16_t> firstFreeUnit(const Project& project, RackId rack, PartId part, Face face,
                                          std::optional<DeviceId> except) {
    const Rack* holder = project.find(rack);
    if (!holder || !project.find(part)) return std::nullopt;
    const auto mountOf = [&](PartId id) { return mountFactsOf(project.parts()[id].spec, project.facts(id)); };
    const MountFacts rackMount = mountOf(holder->part);
    const MountFacts mount = mountOf(part);
    if (rackMount.rackHalfUnits == 0 || mount.halfUnits == 0) return std::nullopt;

    struct Taken {
        const Device* device;
        MountFacts mount;
        UnitSpan span;
    };
    std::vector<Taken> taken;
    for (const DeviceId id : project.referrers<Device>(rack)) {
        if (except && id == *except) continue;
        const Device& device = project.devices()[id];
        MountFacts other = mountOf(device.part);
        const UnitSpan span = unitSpan(device, other);
        if (!span.empty()) taken.push_back({&device, std::move(other), span});
    }
    Device probe;
    probe.part = part;
    probe.face = face;
    for (int u = 1; 2 * u + mount.halfUnits <= rackMount.rackHalfUnits + 2; ++u) {
        probe.u = std::int16_t(u);
        const UnitSpan span = unitSpan(probe, mount);
        const bool free = std::none_of(taken.begin(), taken.end(), [&](const Taken& t) {
            return span.overlaps(t.span) && sharesDepth(probe, mount, *t.device, t.mount, rackMount);
        });
        if (free) return std::int16_t(u);
    }
    return std::nullopt;
}

} // namespace cw
