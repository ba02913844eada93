// NetBox interface types, and runs of equal interfaces as port groups.
#pragma once

#include "model/library/part_spec.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cw::netbox {

/// What an interface type says ("400gbase-x-osfp", "infiniband-ndr", "1000base-t").
struct InterfaceType {
    Bandwidth rate;
    std::string connector;
    Protocols protocols = Protocols::None;
    std::uint32_t maxBreakout = 1;

    bool operator==(const InterfaceType&) const = default;
};

struct Interface {
    std::string name;
    InterfaceType type;
    bool managementOnly = false;
};

/// Types without a cable: virtual, bridge, lag.
bool isLogicalType(std::string_view type);

/// The type's meaning, or nothing for types that a cluster plan does not cable (wireless, telephony,
/// stacking…). InfiniBand rates are those of four lanes: SDR 8, DDR 16, QDR 32, FDR10 40, FDR 56, EDR 100,
/// HDR 200, NDR 400, XDR 800.
std::optional<InterfaceType> parseInterfaceType(std::string_view type);

/// Folds running names into groups, in the order given: "swp1, swp2, …" is one group, "P0.0, P0.1, P1.0,
/// P1.1, …" one group with two ports a cage. Names are kept exactly: portName gives each interface's own
/// name.
std::vector<PortGroup> foldInterfaces(const std::vector<Interface>& interfaces);

} // namespace cw::netbox
