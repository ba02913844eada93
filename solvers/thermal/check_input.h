// Whether the numbers of a thermal input are ones that the solver answers.
#pragma once

#include "model/base/error.h"
#include "solvers/thermal/input.h"

#include <optional>

namespace cw::solvers::thermal {

/// The first number outside its range, with its object and the range; nothing when all are inside.
std::optional<Error> problemOf(const ThermalInput& input);

} // namespace cw::solvers::thermal
