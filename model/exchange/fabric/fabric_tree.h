// A fabric as the nested units that schedulers place jobs in: hosts under one leaf or rail group, those in a
// pod, all.
#pragma once

#include "model/exchange/fabric/fabric_file.h"

namespace cw {

/// One unit: the switches of one tier that hang together through the tiers below them.
struct FabricUnit {
    std::int32_t tier = 1;              ///< 1: directly above hosts
    std::vector<std::int32_t> switches; ///< of this tier; empty for a unit that only joins its children
    std::vector<std::int32_t> hosts;    ///< of a unit of tier 1
    std::vector<std::size_t> children;  ///< units of the tier below
    std::size_t parent = kNone;
    static constexpr std::size_t kNone = SIZE_MAX;
};

/// Units in the order of their tier, lowest first. A unit of tier t is what hangs together through links
/// between tiers up to t, so that a host is in one unit of each tier, also when it is wired to several leaves
/// (rails, planes), and the units nest. What is joined only by links within a tier (dragonfly, torus) gets
/// one unit on top. Only a fabric that falls apart has several units without a parent.
std::vector<FabricUnit> unitsOf(const FabricFile& file);

} // namespace cw
