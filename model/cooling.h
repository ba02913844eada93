#pragma once

#include "model/base/quantity.h"
#include "model/field_rules.h"
#include "model/geometry_fields.h"

#include <string>

namespace cw {

enum class LoopMedium : std::uint8_t { Air, Technology, Facility };
template <>
struct EnumNames<LoopMedium> {
    static constexpr std::array<std::string_view, 3> values{"air", "technology", "facility"};
};

/// A circuit that carries heat: a hall's air, a technology (rack) water loop, or facility water.
struct CoolingLoop {
    static constexpr EntityKind kKind = EntityKind::CoolingLoop;
    std::string name;
    LoopMedium medium = LoopMedium::Air;
    std::optional<HallId> hall; ///< whose air it is, or where the loop runs
    Temperature supply = celsius(20);
    std::optional<Temperature> returnMax; ///< liquid: the constant-return rule's limit
    bool glycol = false;                  ///< 25 % propylene glycol instead of water
    bool operator==(const CoolingLoop&) const = default;
    static constexpr auto fields() {
        return std::tuple{
            field("name", &CoolingLoop::name),
            field("medium", &CoolingLoop::medium, limits::kNeeded),
            field("hall", &CoolingLoop::hall),
            field("supply_c", &CoolingLoop::supply, limits::neededWithin(limits::kSupplyTemperature)),
            field("return_max_c", &CoolingLoop::returnMax, limits::within(limits::kReturnTemperature)),
            field("glycol", &CoolingLoop::glycol)};
    }
};

enum class CoolingKind : std::uint8_t { Crah, FanWall, Cdu, RearDoor, DryCooler, Chiller, Tower, Pump };
template <>
struct EnumNames<CoolingKind> {
    static constexpr std::array<std::string_view, 8> values{"crah",       "fan_wall", "cdu",   "rear_door",
                                                            "dry_cooler", "chiller",  "tower", "pump"};
};

/// A machine that takes heat out of the loop it serves and gives it to the loop it rejects to (or outdoors).
struct CoolingElement {
    static constexpr EntityKind kKind = EntityKind::CoolingElement;
    std::string name;
    CoolingKind kind = CoolingKind::Crah;
    std::optional<PartId> part;
    CoolingLoopId serves;
    std::optional<CoolingLoopId> rejectsTo; ///< absent: to the outdoors
    std::optional<Power> capacity;          ///< the planner's own; else the part's
    std::optional<HallId> hall;
    std::optional<Pose> pose;
    std::string source;
    bool operator==(const CoolingElement&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("name", &CoolingElement::name),
                          field("kind", &CoolingElement::kind, limits::kNeeded),
                          partField("part", &CoolingElement::part, &coolingParts),
                          field("serves", &CoolingElement::serves),
                          field("rejects_to", &CoolingElement::rejectsTo),
                          field("capacity_w", &CoolingElement::capacity, limits::within(limits::kCapacity)),
                          field("hall", &CoolingElement::hall),
                          field("pose", &CoolingElement::pose),
                          field("source", &CoolingElement::source)};
    }
};

} // namespace cw
