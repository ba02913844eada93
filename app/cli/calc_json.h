// Values of the calculators as JSON and back.
#pragma once

#include "app/cli/command.h"
#include "solvers/common/calc_registry.h"

namespace cw::cli {

Json valueJson(const solvers::calc::Value& value);
/// Nothing when the JSON is of no type that a calculator takes.
std::optional<solvers::calc::Value> valueFromJson(const Json& json);
/// Flattens the inputs object of a case: nested objects become dotted names. The offending name on failure.
Result<solvers::calc::Values> valuesFromJson(const Json& object);

} // namespace cw::cli
