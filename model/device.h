#pragma once

#include "model/field_rules.h"
#include "model/ids.h"

#include <string>

namespace cw {

enum class DeviceRole : std::uint8_t {
    Server,        ///< carries accelerators
    Management,    ///< login, scheduler and control nodes
    FabricManager, ///< UFM and its like
    Storage,
    ComputeSwitch,
    StorageSwitch,
    InBandSwitch,
    OutOfBandSwitch,
    ScaleUpSwitch, ///< NVLink switch tray
    PowerShelf,
    PatchPanel,
    Blank,
    Other,
};
template <>
struct EnumNames<DeviceRole> {
    static constexpr std::array<std::string_view, 13> values{
        "server",         "management",         "fabric_manager",
        "storage",        "compute_switch",     "storage_switch",
        "in_band_switch", "out_of_band_switch", "scale_up_switch",
        "power_shelf",    "patch_panel",        "blank",
        "other"};
};
constexpr bool isSwitch(DeviceRole r) {
    return r >= DeviceRole::ComputeSwitch && r <= DeviceRole::ScaleUpSwitch;
}

enum class Face : std::uint8_t { Front, Rear };
template <>
struct EnumNames<Face> {
    static constexpr std::array<std::string_view, 2> values{"front", "rear"};
};

/// A thing mounted in a rack. Size, draw, weight and ports are its part's.
struct Device {
    static constexpr EntityKind kKind = EntityKind::Device;
    std::string name;
    RackId rack;
    PartId part;
    std::int16_t u = 1; ///< lowest unit it takes, from 1; 0 for zero-U mounting
    Face face = Face::Front;
    DeviceRole role = DeviceRole::Other;
    std::uint8_t tier = 0;   ///< of a switch in its fabric as drawn: 1 leaf, 2 spine, 3 core; 0 else
    std::uint16_t group = 0; ///< scalable unit or pod, from 1; 0 when it belongs to none
    std::uint16_t rail = 0;  ///< of a leaf in a rail-optimised fabric, from 1; 0 else
    std::uint8_t psuOnA = 0; ///< supplies plugged into feed A
    std::uint8_t psuOnB = 0;
    std::optional<ScaleUpDomainId> scaleUpDomain;
    bool operator==(const Device&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("name", &Device::name),
                          field("rack", &Device::rack),
                          partField("part", &Device::part, &deviceParts),
                          field("u", &Device::u, limits::neededWithin(limits::kUnit)),
                          field("face", &Device::face),
                          field("role", &Device::role, limits::kNeeded),
                          field("tier", &Device::tier),
                          field("group", &Device::group),
                          field("rail", &Device::rail),
                          field("psu_on_a", &Device::psuOnA),
                          field("psu_on_b", &Device::psuOnB),
                          field("scale_up_domain", &Device::scaleUpDomain)};
    }
};

} // namespace cw
