// Names alike to one that was not found: what an error offers instead.
#pragma once

#include "model/base/error.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cw {

/// At most `most` of `names`, the most alike first: those that differ from `wanted` by few letters (a swap of
/// neighbours counts as one), that begin with it or that hold it, whatever the case. Empty when none is alike
/// or `wanted` is blank. O(names · length²), long names are compared by their first 64 bytes.
std::vector<std::string> nearestNames(std::string_view wanted, std::span<const std::string> names,
                                      std::size_t most = 3);

/// What to say of a name that is none of `known`: NotFound with those alike, InvalidArgument when it is
/// blank. `where` is what was named ("--site", "calc"); the name follows it.
Error unknownName(std::string_view where, std::string_view wanted, std::span<const std::string> known);

} // namespace cw
