// A hand-made design for tests: parts with just the values that a test speaks of, objects added in one line.
#pragma once

#include "model/edit/history.h"
#include "model/rules/rule.h"

#include <QtTest>

#include <initializer_list>

namespace cw::test {

using SpecInit = std::pair<const char*, std::variant<double, std::string>>;

inline PartSpec makePart(const std::string& id, const std::string& kind, Placement placement,
                         std::initializer_list<SpecInit> specs) {
    PartSpec part;
    part.id = id;
    part.kind = kind;
    part.vendor = "Example";
    part.model = id;
    part.placement = placement;
    for (const auto& [key, value] : specs) {
        SpecValue spec;
        spec.key = key;
        std::visit([&](const auto& v) { spec.value = v; }, value);
        const std::string_view name(key);
        const auto ends = [&](std::string_view tail) {
            return name.size() > tail.size() && name.substr(name.size() - tail.size()) == tail;
        };
        spec.unit = ends("_mm") ? "mm" : ends("_w") ? "W" : ends("_u") ? "U" : "";
        spec.qualifier = ends("max_w") ? Qualifier::Max : Qualifier::Stated;
        spec.provenance = Provenance::Vendor;
        spec.confidence = Confidence::High;
        spec.source = "test";
        part.specs.push_back(std::move(spec));
    }
    std::sort(part.specs.begin(), part.specs.end(),
              [](const SpecValue& a, const SpecValue& b) { return a.key < b.key; });
    return part;
}

inline PortGroup makePorts(std::uint32_t count, double gbps, const std::string& connector,
                           Protocols protocols, std::uint32_t breakout = 1) {
    PortGroup group;
    group.name = "p%1";
    group.count = count;
    group.rate = gigabitsPerSecond(gbps);
    group.connector = connector;
    group.protocols = protocols;
    group.maxBreakout = breakout;
    return group;
}

/// One site, one hall of 20 m × 12 m, a compute fabric of InfiniBand.
class SmallDesign {
public:
    SmallDesign() {
        site = add(Site{.name = "Site", .country = "DE"});
        building = add(Building{.name = "Building", .site = site});
        hall = add(Hall{.name = "Hall", .building = building});
        fabric =
            add(Fabric{.name = "compute", .role = FabricRole::Compute, .protocol = Protocol::InfiniBand});
    }

    const Project& project() const { return history.project(); }

    template <class T>
    Id<T> add(T value) {
        Id<T> id;
        run([&](ProjectEditor& editor) -> Status {
            const auto added = editor.add(value);
            if (!added) return added.error();
            id = *added;
            return {};
        });
        return id;
    }
    template <class T, class Member>
    void set(Id<T> id, Member T::*member, std::type_identity_t<Member> value) {
        run([&](ProjectEditor& editor) { return editor.set(id, member, value); });
    }
    template <class T>
    void remove(Id<T> id) {
        run([&](ProjectEditor& editor) { return editor.remove(id); });
    }
    void run(const History::Edit& edit) {
        const Status status = history.run("edit", edit);
        if (!status) qFatal("%s: %s", status.error().context.c_str(), status.error().detail.c_str());
    }

    PartId part(PartSpec spec) {
        PartId id;
        run([&](ProjectEditor& editor) -> Status {
            const auto embedded = editor.embed(spec);
            if (!embedded) return embedded.error();
            id = *embedded;
            return {};
        });
        return id;
    }
    /// A 42U cabinet of 600 × 1200 mm with 1100 mm between its rails.
    PartId rackPart() {
        return part(makePart("rack-42", "rack", Placement::FreeStanding,
                             {{"units_u", 42.0},
                              {"width_mm", 600.0},
                              {"depth_mm", 1200.0},
                              {"mounting_depth_mm", 1100.0},
                              {"rail_width_in", 19.0}}));
    }
    /// A server of `units` U, 900 mm deep, that draws 1 kW from two supplies and has four ports.
    PartId serverPart(double units = 2, const std::string& id = "server") {
        PartSpec spec = makePart(id, "system", Placement::RackUnits,
                                 {{"height_u", units},
                                  {"depth_mm", 900.0},
                                  {"width_mm", 440.0},
                                  {"power_max_w", 1000.0},
                                  {"psu_count", 2.0}});
        spec.ports = {makePorts(4, 400, "OSFP", Protocols::InfiniBand | Protocols::Ethernet, 2)};
        return part(std::move(spec));
    }
    /// A 1U switch with 64 ports whose air enters at its front.
    PartId switchPart(const std::string& id = "switch") {
        PartSpec spec = makePart(id, "switch", Placement::RackUnits,
                                 {{"height_u", 1.0},
                                  {"depth_mm", 600.0},
                                  {"width_mm", 438.0},
                                  {"airflow", std::string("front-to-rear")},
                                  {"power_max_w", 700.0},
                                  {"psu_count", 2.0}});
        spec.ports = {makePorts(64, 400, "OSFP", Protocols::InfiniBand, 2)};
        return part(std::move(spec));
    }

    RackId rack(const std::string& name, Point at, Turn turn = Turn::North, std::optional<RowId> row = {}) {
        return add(Rack{.name = name, .hall = hall, .row = row, .part = rackPart(), .pose = {at, turn}});
    }
    DeviceId device(const std::string& name, RackId in, PartId what, int u,
                    DeviceRole role = DeviceRole::Server, Face face = Face::Front) {
        return add(
            Device{.name = name, .rack = in, .part = what, .u = std::int16_t(u), .face = face, .role = role});
    }
    CableId cable(PortRef a, PortRef b, double gbps = 400) {
        Cable value;
        value.fabric = fabric;
        value.a = a;
        value.b = b;
        value.speed = gigabitsPerSecond(gbps);
        return add(value);
    }

    /// Findings of one rule.
    std::vector<Finding> found(std::string_view rule) const {
        std::vector<Finding> all = checkDrawing(project());
        std::erase_if(all, [&](const Finding& f) { return f.ruleId() != rule; });
        return all;
    }

    History history;
    SiteId site;
    BuildingId building;
    HallId hall;
    FabricId fabric;
};

} // namespace cw::test
