// Names any object of a project, whatever its type: selections, findings, change records and indices use it.
#pragma once

#include "model/fields.h"

#include <compare>
#include <cstdint>
#include <functional>

namespace cw {

/// The kinds of stored objects, in the order in which files list them: what is referred to comes first.
enum class EntityKind : std::uint8_t {
    ProjectInfo,
    Part,
    Site,
    Building,
    Hall,
    Obstacle,
    CoolingLoop,
    CoolingElement,
    Row,
    Rack,
    Fabric,
    ScaleUpDomain,
    Device,
    Cable,
    PowerElement,
    PowerLink,
    Workload,
    Variant,
    Waiver,
};
constexpr std::size_t kEntityKinds = 19;

template <>
struct EnumNames<EntityKind> {
    static constexpr std::array<std::string_view, kEntityKinds> values{
        "project_info", "part",     "site",          "building",
        "hall",         "obstacle", "cooling_loop",  "cooling_element",
        "row",          "rack",     "fabric",        "scale_up_domain",
        "device",       "cable",    "power_element", "power_link",
        "workload",     "variant",  "waiver"};
};

struct ObjectRef {
    EntityKind kind = EntityKind::ProjectInfo;
    std::uint32_t id = 0;

    constexpr auto operator<=>(const ObjectRef&) const = default;

    template <class T>
    static constexpr ObjectRef of(Id<T> id) {
        return {T::kKind, id.value()};
    }
    /// The typed id when this names a T, else nothing.
    template <class T>
    constexpr std::optional<Id<T>> as() const {
        if (kind != T::kKind) return std::nullopt;
        return Id<T>(id);
    }
};

} // namespace cw

template <>
struct std::hash<cw::ObjectRef> {
    std::size_t operator()(cw::ObjectRef r) const noexcept {
        return std::hash<std::uint64_t>{}((std::uint64_t(r.kind) << 32) | r.id);
    }
};
