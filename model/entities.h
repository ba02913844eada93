// All stored structs, and the list of their types in file order.
#pragma once

#include "model/cable.h"
#include "model/cooling.h"
#include "model/device.h"
#include "model/fabric.h"
#include "model/hall.h"
#include "model/part.h"
#include "model/power.h"
#include "model/project_info.h"
#include "model/rack.h"
#include "model/site.h"
#include "model/variant.h"
#include "model/workload.h"

namespace cw {

template <class... T>
struct TypeList {};

/// Same order as EntityKind: an object refers only to kinds before its own.
using EntityTypes =
    TypeList<ProjectInfo, Part, Site, Building, Hall, Obstacle, CoolingLoop, CoolingElement, Row, Rack,
             Fabric, ScaleUpDomain, Device, Cable, PowerElement, PowerLink, Workload, Variant, Waiver>;

namespace detail {
template <class F, class... T>
void forEachType(TypeList<T...>, F&& f) {
    (f(std::type_identity<T>{}), ...);
}
} // namespace detail

/// Calls f(std::type_identity<T>) for every stored type, in file order.
template <class F>
void forEachEntityType(F&& f) {
    detail::forEachType(EntityTypes{}, std::forward<F>(f));
}

/// Calls f(std::type_identity<T>) for the type that `kind` names.
template <class F>
void withEntityType(EntityKind kind, F&& f) {
    forEachEntityType([&](auto type) {
        if (decltype(type)::type::kKind == kind) f(type);
    });
}

} // namespace cw
