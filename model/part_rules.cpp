#include "model/part_rules.h"

#include "model/cable.h"
#include "model/device.h"
#include "model/rack.h"

#include <algorithm>
#include <array>

namespace cw {

namespace {

template <std::size_t N>
using Kinds = std::array<std::string_view, N>;

constexpr Kinds<2> kRackKinds{"rack", "rack_system"};
constexpr Kinds<2> kCableKinds{"cable", "fiber"};
constexpr Kinds<1> kOpticKinds{"transceiver"};
/// Parts that carry a device's role although their data do not say how they are mounted.
constexpr Kinds<5> kDeviceKinds{"system", "rack_system", "switch", "storage", "server_cpu"};

constexpr Kinds<3> kCrahKinds{"crah", "crac", "fan_wall"};
constexpr Kinds<3> kFanWallKinds{"fan_wall", "crah", "crac"}; // a wall of fan coils, one machine a part
constexpr Kinds<1> kCduKinds{"cdu"};
constexpr Kinds<2> kRearDoorKinds{"rdhx", "rear_door"};
constexpr Kinds<1> kDryCoolerKinds{"dry_cooler"};
constexpr Kinds<1> kChillerKinds{"chiller"};
constexpr Kinds<2> kTowerKinds{"cooling_tower", "tower"};
constexpr Kinds<1> kPumpKinds{"pump"};
/// By CoolingKind.
constexpr std::array kCoolingParts{
    PartRule{kCrahKinds},      PartRule{kFanWallKinds}, PartRule{kCduKinds},   PartRule{kRearDoorKinds},
    PartRule{kDryCoolerKinds}, PartRule{kChillerKinds}, PartRule{kTowerKinds}, PartRule{kPumpKinds}};
static_assert(kCoolingParts.size() == EnumNames<CoolingKind>::values.size());

constexpr Kinds<1> kUtilityKinds{"utility_feed"};
constexpr Kinds<1> kSwitchgearKinds{"switchgear"};
constexpr Kinds<1> kTransformerKinds{"transformer"};
constexpr Kinds<2> kGensetKinds{"genset", "bess"};
constexpr Kinds<1> kUpsKinds{"ups"};
constexpr Kinds<1> kRppKinds{"rpp"};
constexpr Kinds<1> kBuswayKinds{"busway"};
constexpr Kinds<1> kRackPduKinds{"rack_pdu"};
constexpr Kinds<1> kStsKinds{"sts"};
constexpr Kinds<1> kShelfKinds{"power_shelf"};
/// By PowerKind.
constexpr std::array kPowerParts{
    PartRule{kUtilityKinds},    PartRule{kSwitchgearKinds}, PartRule{kTransformerKinds},
    PartRule{kSwitchgearKinds}, PartRule{kGensetKinds},     PartRule{kUpsKinds},
    PartRule{kRppKinds},        PartRule{kBuswayKinds},     PartRule{kRackPduKinds},
    PartRule{kStsKinds},        PartRule{kShelfKinds}};
static_assert(kPowerParts.size() == EnumNames<PowerKind>::values.size());

bool isOneOf(std::string_view kind, std::span<const std::string_view> kinds) {
    return std::ranges::find(kinds, kind) != kinds.end();
}

std::string kindsText(const PartRule& rule) {
    std::string text;
    for (const std::string_view kind : rule.kinds)
        text += (text.empty() ? "" : ", ") + std::string(kind);
    return text;
}

} // namespace

const PartRule& rackParts(const Rack&) {
    static constexpr PartRule kRule{kRackKinds};
    return kRule;
}

const PartRule& deviceParts(const Device&) {
    static constexpr PartRule kRule{{}};
    return kRule;
}

const PartRule& cableParts(const Cable&) {
    static constexpr PartRule kRule{kCableKinds};
    return kRule;
}

const PartRule& opticParts(const Cable&) {
    static constexpr PartRule kRule{kOpticKinds};
    return kRule;
}

const PartRule& coolingParts(const CoolingElement& element) {
    return kCoolingParts[std::size_t(element.kind)];
}

const PartRule& powerParts(const PowerElement& element) {
    return kPowerParts[std::size_t(element.kind)];
}

std::optional<CoolingKind> coolingKindOf(std::string_view partKind) {
    if (partKind == kFanWallKinds.front()) return CoolingKind::FanWall;
    for (std::size_t i = 0; i < kCoolingParts.size(); ++i)
        if (isOneOf(partKind, kCoolingParts[i].kinds)) return CoolingKind(i);
    return std::nullopt;
}

std::optional<PowerKind> powerKindOf(std::string_view partKind) {
    for (const PowerKind kind : {PowerKind::Transformer, PowerKind::Switchgear, PowerKind::Genset,
                                 PowerKind::Ups, PowerKind::Rpp, PowerKind::Busway, PowerKind::Sts})
        if (partKind == kPowerParts[std::size_t(kind)].kinds.front()) return kind;
    return std::nullopt;
}

bool admits(const PartRule& rule, const PartSpec& part) {
    if (!rule.kinds.empty()) return isOneOf(part.kind, rule.kinds);
    if (isOneOf(part.kind, kCableKinds) || isOneOf(part.kind, kOpticKinds)) return false;
    return part.placement == Placement::RackUnits || part.placement == Placement::ZeroU ||
           isOneOf(part.kind, kDeviceKinds);
}

Error wrongPart(std::string field, const PartRule& rule, const PartSpec& part) {
    if (rule.kinds.empty())
        return Error::said(ErrorCode::InvalidArgument, std::move(field),
                           Phrase::tr("%1 is a part of the kind %2; it must be one that is mounted in racks")
                               .arg(part.id)
                               .arg(part.kind));
    return Error::said(ErrorCode::InvalidArgument, std::move(field),
                       Phrase::tr("%1 is a part of the kind %2; it must be of the kind %3")
                           .arg(part.id)
                           .arg(part.kind)
                           .arg(kindsText(rule)));
}

} // namespace cw
