// Values against what a reference case expects, within the case's own tolerance.
#pragma once

#include "app/cli/command.h"

#include <optional>
#include <string>

namespace cw::cli {

/// Nothing when every expected value is there and agrees; else what does not, in words. The tolerance is
/// `rel` or `abs` for all values, or named for those with that word in their name ("flow_rel"); `compare` is
/// eq, ge or le; {} means 1e-6 relative.
std::optional<std::string> firstMismatch(const Json& values, const Json& expected, const Json& tolerance);

} // namespace cw::cli
