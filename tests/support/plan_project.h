// A small hall drawn by hand, for tests of commands, painters and views.
#pragma once

#include "model/edit/history.h"

#include <cassert>
#include <string>

namespace cw::test {

inline SpecValue number(std::string key, double value, std::string unit) {
    SpecValue spec;
    spec.key = std::move(key);
    spec.value = value;
    spec.unit = std::move(unit);
    spec.provenance = Provenance::Assumed;
    spec.confidence = Confidence::Low;
    spec.source = "test";
    return spec;
}

/// Specs must be given sorted by key.
inline PartSpec partSpec(std::string id, std::string kind, Placement placement,
                         std::vector<SpecValue> specs) {
    PartSpec part;
    part.id = std::move(id);
    part.kind = std::move(kind);
    part.vendor = "generic";
    part.model = part.id;
    part.placement = placement;
    part.specs = std::move(specs);
    part.revision = computeRevision(part);
    return part;
}

inline PartSpec rackSpec() {
    return partSpec(
        "rack-48u", "rack", Placement::FreeStanding,
        {number("depth_mm", 1200, "mm"), number("units_u", 48, "U"), number("width_mm", 600, "mm")});
}
inline PartSpec serverSpec() {
    return partSpec("server-8u", "system", Placement::RackUnits,
                    {number("depth_mm", 897, "mm"), number("height_u", 8, "U")});
}
inline PartSpec switchSpec() {
    return partSpec("switch-1u", "switch", Placement::RackUnits,
                    {number("depth_mm", 400, "mm"), number("height_u", 1, "U")});
}
inline PartSpec crahSpec() {
    return partSpec("crah", "crah", Placement::FreeStanding,
                    {number("depth_mm", 900, "mm"), number("width_mm", 1600, "mm")});
}

/// Takes the value of a result that must be there.
template <class T>
T must(Result<T> result) {
    assert(result.ok());
    return std::move(result).value();
}
inline void must([[maybe_unused]] Status status) {
    assert(status.ok());
}

/// Four rows A to D of ten racks as in the mockup: fronts of B and C share a cold aisle, rears of A and B a
/// hot one. Racks 1 to 4 of each row carry four servers, racks 5 eight switches; every rack has PDUs on A and
/// B.
struct PlanProject {
    History history;
    HallId hall;
    PartId rackPart, serverPart, switchPart, crahPart;
    std::vector<RowId> rows;
    std::vector<RackId> racks; ///< A01…A10, B01…D10
    CoolingElementId crah;
    ObstacleId column, keepOut;

    explicit PlanProject(int perRow = 10) {
        must(history.run("build", [&](ProjectEditor& e) -> Status {
            const SiteId site = must(e.add(Site{"Northgate"}));
            const BuildingId building = must(e.add(Building{"Building 1", site}));
            Hall value;
            value.name = "Hall 1";
            value.building = building;
            value.size = {m(6.6 + 0.6 * perRow), m(12.6)};
            hall = must(e.add(value));
            rackPart = must(e.embed(rackSpec()));
            serverPart = must(e.embed(serverSpec()));
            switchPart = must(e.embed(switchSpec()));
            crahPart = must(e.embed(crahSpec()));
            const double y[] = {1.8, 4.2, 7.2, 9.6};
            for (int r = 0; r < 4; ++r) {
                rows.push_back(must(e.add(Row{std::string(1, char('A' + r)), hall})));
                for (int i = 1; i <= perRow; ++i)
                    racks.push_back(addRack(e, r, i, {m(3.3 + 0.6 * (i - 1)), m(y[r])}));
            }
            const CoolingLoopId air = must(e.add(CoolingLoop{"Hall 1 air", LoopMedium::Air, hall}));
            CoolingElement unit;
            unit.name = "CRAH-1";
            unit.part = crahPart;
            unit.serves = air;
            unit.hall = hall;
            unit.pose = Pose{{m(0.3), m(1.1)}, Turn::East};
            crah = must(e.add(unit));
            column = must(
                e.add(Obstacle{hall, ObstacleKind::Column, "", {{m(2.1), m(2.25)}, {mm(300), mm(300)}}}));
            keepOut = must(e.add(
                Obstacle{hall, ObstacleKind::KeepOut, "Door swing", {{m(9.75), m(5.5)}, {m(1.6), m(1.6)}}}));
            return {};
        }));
    }

    const Project& project() const { return history.project(); }
    RackId rack(const std::string& name) const {
        for (const auto& [id, value] : project().racks())
            if (value.name == name) return id;
        assert(false);
        return RackId();
    }
    DeviceId device(const std::string& name) const {
        for (const auto& [id, value] : project().devices())
            if (value.name == name) return id;
        assert(false);
        return DeviceId();
    }
    Pose pose(const std::string& name) const { return project().racks()[rack(name)].pose; }

private:
    RackId addRack(ProjectEditor& e, int row, int number, Point at) {
        Rack rack;
        rack.name = std::string(1, char('A' + row)) + (number < 10 ? "0" : "") + std::to_string(number);
        rack.hall = hall;
        rack.row = rows[std::size_t(row)];
        rack.part = rackPart;
        rack.pose = {at, row % 2 == 0 ? Turn::North : Turn::South};
        rack.powerLimit = kilowatts(45);
        const RackId id = must(e.add(rack));
        const auto add = [&](PartId part, int u, DeviceRole role, const std::string& name) {
            Device device;
            device.name = name;
            device.rack = id;
            device.part = part;
            device.u = std::int16_t(u);
            device.role = role;
            must(e.add(device));
        };
        if (number <= 4)
            for (int n = 0; n < 4; ++n)
                add(serverPart, 1 + 8 * n, DeviceRole::Server, rack.name + "-n" + std::to_string(n + 1));
        if (number == 5)
            for (int n = 0; n < 8; ++n)
                add(switchPart, 1 + 2 * n, DeviceRole::ComputeSwitch,
                    rack.name + "-leaf" + std::to_string(n + 1));
        for (FeedSide side : {FeedSide::A, FeedSide::B}) {
            PowerElement pdu;
            pdu.name = rack.name + (side == FeedSide::A ? "-pdu-a" : "-pdu-b");
            pdu.kind = PowerKind::RackPdu;
            pdu.side = side;
            pdu.rack = id;
            must(e.add(pdu));
        }
        return id;
    }
};

} // namespace cw::test
