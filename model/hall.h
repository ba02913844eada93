#pragma once

#include "model/base/quantity.h"
#include "model/field_rules.h"
#include "model/geometry_fields.h"

#include <string>

namespace cw {

enum class Containment : std::uint8_t { None, HotAisle, ColdAisle };
template <>
struct EnumNames<Containment> {
    static constexpr std::array<std::string_view, 3> values{"none", "hot_aisle", "cold_aisle"};
};

/// A data hall. Its floor is the rectangle (0,0)–size in its own coordinates; objects in it are placed there.
struct Hall {
    static constexpr EntityKind kKind = EntityKind::Hall;
    std::string name;
    BuildingId building;
    Point origin; ///< where the hall stands in its building
    Size size{m(20), m(12)};
    Um tile = mm(600);
    Um ceiling = m(4);
    std::optional<FloorLoad> floorLimit;         ///< uniform load, kg/m2
    std::optional<Power> rackPowerLimit;         ///< applies to racks without a limit of their own
    Temperature supplyTemperature = celsius(20); ///< air supplied to the cold aisles
    Containment containment = Containment::HotAisle;
    bool operator==(const Hall&) const = default;
    static constexpr auto fields() {
        return std::tuple{
            field("name", &Hall::name),
            field("building", &Hall::building),
            field("origin", &Hall::origin),
            field("size", &Hall::size, limits::neededWithin(limits::kHallSide)),
            field("tile_um", &Hall::tile, limits::neededWithin(limits::kTile)),
            field("ceiling_um", &Hall::ceiling, limits::neededWithin(limits::kCeiling)),
            field("floor_limit_kg_m2", &Hall::floorLimit, limits::within(limits::kFloorLimit)),
            field("rack_power_limit_w", &Hall::rackPowerLimit, limits::within(limits::kPowerLimit)),
            field("supply_temperature_c", &Hall::supplyTemperature,
                  limits::neededWithin(limits::kSupplyTemperature)),
            field("containment", &Hall::containment, limits::kNeeded)};
    }
};

enum class ObstacleKind : std::uint8_t { Column, KeepOut, Wall, Door, Room };
template <>
struct EnumNames<ObstacleKind> {
    static constexpr std::array<std::string_view, 5> values{"column", "keep_out", "wall", "door", "room"};
};

/// Something of the building that takes floor: a column, an area to keep free, a wall, a door's swing, or the
/// outline of a plant room (which may lie outside the hall's rectangle).
struct Obstacle {
    static constexpr EntityKind kKind = EntityKind::Obstacle;
    HallId hall;
    ObstacleKind kind = ObstacleKind::Column;
    std::string label;
    Rect area;
    bool operator==(const Obstacle&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("hall", &Obstacle::hall), field("kind", &Obstacle::kind, limits::kNeeded),
                          field("label", &Obstacle::label), field("area", &Obstacle::area, limits::kNeeded)};
    }
};

} // namespace cw
