#pragma once

#include "model/base/geometry.h"
#include "model/base/quantity.h"
#include "model/field_rules.h"
#include "model/ids.h"

#include <string>

namespace cw {

/// A logical port of a device, or one lane group of it when a breakout splits the port.
struct PortRef {
    DeviceId device;
    std::uint16_t port = 0; ///< index over the part's port groups, from 0
    std::uint8_t lane = 0;  ///< which piece of a split port, from 0
    std::uint8_t lanes = 1; ///< into how many pieces the port is split; 1 = not split
    bool operator==(const PortRef&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("device", &PortRef::device), field("port", &PortRef::port, limits::kNeeded),
                          field("lane", &PortRef::lane),
                          field("lanes", &PortRef::lanes, limits::within(limits::kLanes))};
    }
};

enum class Media : std::uint8_t { Unspecified, Dac, Acc, Aoc, MultiMode, SingleMode, TwistedPair, Backplane };
template <>
struct EnumNames<Media> {
    static constexpr std::array<std::string_view, 8> values{
        "unspecified", "dac", "acc", "aoc", "multimode", "singlemode", "twisted_pair", "backplane"};
};

/// One cable between two ports. Its length follows from where the devices stand (model/cable_length.h) unless
/// the planner fixed it.
struct Cable {
    static constexpr EntityKind kKind = EntityKind::Cable;
    std::string label; ///< empty: made from the naming scheme
    FabricId fabric;
    PortRef a;
    PortRef b;
    Bandwidth speed; ///< one direction
    Media media = Media::Unspecified;
    std::optional<PartId> part;   ///< the cable or fibre
    std::optional<PartId> opticA; ///< transceiver at end a, when the medium needs one
    std::optional<PartId> opticB;
    std::optional<Um> fixedLength;
    bool operator==(const Cable&) const = default;
    static constexpr auto fields() {
        return std::tuple{
            field("label", &Cable::label),
            field("fabric", &Cable::fabric),
            field("a", &Cable::a),
            field("b", &Cable::b),
            field("speed_gbps", &Cable::speed, limits::neededWithin(limits::kLinkSpeed)),
            field("media", &Cable::media),
            partField("part", &Cable::part, &cableParts),
            partField("optic_a", &Cable::opticA, &opticParts),
            partField("optic_b", &Cable::opticB, &opticParts),
            field("fixed_length_um", &Cable::fixedLength, limits::within(limits::kCableLength))};
    }
};

} // namespace cw
