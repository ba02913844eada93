// Names of new objects and labels of cables, made from the project's naming scheme.
#pragma once

#include "model/project.h"

#include <string>
#include <string_view>

namespace cw {

/// What a pattern may name. An unset text or number makes its placeholder vanish.
struct NameValues {
    std::string row;
    std::string rack;
    std::string role;
    std::string a; ///< one end of a cable: "B02-n4 osfp1/2"
    std::string b;
    std::optional<int> n; ///< running number, from 1
    std::optional<int> u;
};

/// Fills a pattern: {letter} is `n` in letters (1 = A, 27 = AA); {n} and {u} are numbers, {n:2} pads with
/// zeros; {row} {rack} {role} {a} {b} are texts. "{{" and "}}" are braces. Unknown placeholders stay as they
/// are.
std::string applyPattern(std::string_view pattern, const NameValues& values);

/// InvalidArgument with the placeholder in `detail` when a pattern names something unknown, pads a text, or
/// leaves a brace open.
Status checkPattern(std::string_view pattern);

/// 1 = A … 26 = Z, 27 = AA …; empty below 1.
std::string lettersOf(int number);

/// Short word for {role}: "n" for servers, "leaf" "spine" "core" for compute switches by tier, "store",
/// "mgmt"… `tier` is Device::tier.
std::string_view roleWord(DeviceRole role, int tier = 0);

/// "device port" as the ends of a cable are called: "B05-leaf1 12/2".
std::string portLabel(const Project& project, const PortRef& port);

/// The planner's own label, else the naming scheme's.
std::string cableLabel(const Project& project, const Cable& cable);

} // namespace cw
