#pragma once

#include "model/base/quantity.h"
#include "model/field_rules.h"
#include "model/ids.h"

#include <string>

namespace cw {

enum class FabricRole : std::uint8_t { Compute, Storage, InBand, OutOfBand, ScaleUp };
template <>
struct EnumNames<FabricRole> {
    static constexpr std::array<std::string_view, 5> values{"compute", "storage", "in_band", "out_of_band",
                                                            "scale_up"};
};

enum class Protocol : std::uint8_t { InfiniBand, Ethernet, NvLink };
template <>
struct EnumNames<Protocol> {
    static constexpr std::array<std::string_view, 3> values{"infiniband", "ethernet", "nvlink"};
};

/// A network of one purpose. What belongs to it is what its cables join.
struct Fabric {
    static constexpr EntityKind kKind = EntityKind::Fabric;
    std::string name;
    FabricRole role = FabricRole::Compute;
    Protocol protocol = Protocol::InfiniBand;
    std::string family; ///< generator family ("rail", "clos3"), empty when drawn by hand
    std::optional<double> oversubscriptionTarget; ///< leaf down ÷ up that the planner accepts
    bool operator==(const Fabric&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("name", &Fabric::name), field("role", &Fabric::role, limits::kNeeded),
                          field("protocol", &Fabric::protocol, limits::kNeeded),
                          field("family", &Fabric::family),
                          field("oversubscription_target", &Fabric::oversubscriptionTarget,
                                limits::within(limits::kOversubscription))};
    }
};

/// Accelerators that share a scale-up network (one NVL72 rack, one 8-GPU server). Members are the devices
/// that name it.
struct ScaleUpDomain {
    static constexpr EntityKind kKind = EntityKind::ScaleUpDomain;
    std::string name;
    std::uint32_t accelerators = 0;
    Bandwidth perAccelerator; ///< one direction
    std::string source;
    bool operator==(const ScaleUpDomain&) const = default;
    static constexpr auto fields() {
        return std::tuple{
            field("name", &ScaleUpDomain::name),
            field("accelerators", &ScaleUpDomain::accelerators, limits::neededWithin(limits::kAccelerators)),
            field("per_accelerator_gbps", &ScaleUpDomain::perAccelerator, limits::kNeeded),
            field("source", &ScaleUpDomain::source)};
    }
};

} // namespace cw
