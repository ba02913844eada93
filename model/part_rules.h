// Which parts of the catalogue stand for which objects, by kind.
#pragma once

#include "model/cooling.h"
#include "model/field_rules.h"
#include "model/library/part_spec.h"
#include "model/power.h"

#include <optional>

namespace cw {

/// The cooling machine that a part of this kind is; nothing when it is none.
std::optional<CoolingKind> coolingKindOf(std::string_view partKind);
/// The element of the power tree that a part of this kind is as a planner places it; nothing when it is none.
std::optional<PowerKind> powerKindOf(std::string_view partKind);

/// True when a field with this rule takes the part.
bool admits(const PartRule& rule, const PartSpec& part);
/// InvalidArgument naming the field, the part with its kind, and the kinds that are allowed.
Error wrongPart(std::string field, const PartRule& rule, const PartSpec& part);

} // namespace cw
