#include "model/change/dirty_set.h"

#include "model/entities.h"

namespace cw {

namespace {

constexpr DirtySet set(std::initializer_list<Domain> domains) {
    std::uint16_t bits = 0;
    for (Domain d : domains)
        bits |= bit(d);
    return DirtySet(bits);
}

using enum Domain;

DirtySet domainsOf(const Change& c) {
    const bool only = c.kind == ChangeKind::Modified;
    switch (c.object.kind) {
    case EntityKind::ProjectInfo:
        return set({Bill});
    case EntityKind::Part:
        return DirtySet::all();
    case EntityKind::Site:
        return set({Thermal, Site});
    case EntityKind::Building:
        return set({Site});
    case EntityKind::Hall:
        return set({Density, Power, Thermal, Site, Rules});
    case EntityKind::Obstacle:
        return set({Rules});
    case EntityKind::CoolingLoop:
    case EntityKind::CoolingElement:
        return set({Thermal, Power, Site, Rules, Bill});
    case EntityKind::Row:
        return set({Rules});
    case EntityKind::Rack:
        // A moved rack changes cable lengths and clearances; its load stays what it was.
        if (only && (c.fields & ~(maskOf(&Rack::pose) | maskOf(&Rack::row) | maskOf(&Rack::locked))) == 0)
            return set({Rules, Bill});
        return set({Density, Power, Thermal, Site, Rules, Bill});
    case EntityKind::Fabric:
    case EntityKind::ScaleUpDomain:
        return set({Fabric, Rules, Bill});
    case EntityKind::Device:
        if (only && (c.fields & ~(maskOf(&Device::name) | maskOf(&Device::face))) == 0)
            return set({Rules, Bill});
        return DirtySet::all();
    case EntityKind::Cable:
        return set({Fabric, Rules, Bill, Density, Power, Thermal});
    case EntityKind::PowerElement:
    case EntityKind::PowerLink:
        return set({Power, Thermal, Site, Rules, Bill});
    case EntityKind::Workload:
    case EntityKind::Variant:
        return {};
    case EntityKind::Waiver:
        return set({Rules});
    }
    return DirtySet::all();
}

} // namespace

DirtySet dirtyDomains(const ChangeSet& changes) {
    DirtySet dirty;
    for (const Change& c : changes.changes)
        dirty |= domainsOf(c);
    return dirty;
}

} // namespace cw
