#pragma once

#include "model/base/quantity.h"
#include "model/field_rules.h"
#include "model/geometry_fields.h"

#include <string>

namespace cw {

/// A line of racks in a hall. Its racks give its place; the row gives them a name and an order.
struct Row {
    static constexpr EntityKind kKind = EntityKind::Row;
    std::string name;
    HallId hall;
    bool operator==(const Row&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("name", &Row::name), field("hall", &Row::hall)};
    }
};

enum class RackRole : std::uint8_t { Compute, Network, Storage, Management, Mixed };
template <>
struct EnumNames<RackRole> {
    static constexpr std::array<std::string_view, 5> values{"compute", "network", "storage", "management",
                                                            "mixed"};
};

/// A cabinet standing in a hall. Its size, units and load limits are its part's.
struct Rack {
    static constexpr EntityKind kKind = EntityKind::Rack;
    std::string name;
    HallId hall;
    std::optional<RowId> row;
    PartId part;
    Pose pose; ///< in the hall's coordinates; the front looks to pose.turn
    RackRole role = RackRole::Compute;
    std::optional<Power> powerLimit;         ///< the planner's own; else the hall's
    std::optional<CoolingLoopId> liquidLoop; ///< technology cooling loop that serves its cold plates
    bool locked = false;
    bool operator==(const Rack&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("name", &Rack::name),
                          field("hall", &Rack::hall),
                          field("row", &Rack::row),
                          partField("part", &Rack::part, &rackParts),
                          field("pose", &Rack::pose, limits::kNeeded),
                          field("role", &Rack::role, limits::kNeeded),
                          field("power_limit_w", &Rack::powerLimit, limits::within(limits::kPowerLimit)),
                          field("liquid_loop", &Rack::liquidLoop),
                          field("locked", &Rack::locked)};
    }
};

} // namespace cw
