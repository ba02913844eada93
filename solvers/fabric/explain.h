// How a fabric figure came about.
#pragma once

#include "model/base/derivation.h"
#include "model/base/result.h"
#include "solvers/fabric/fabric_solver.h"

#include <string>
#include <string_view>
#include <vector>

namespace cw::solvers::fabric {

/// Every key that explainFabric answers for this result: hosts, endpoints, components, unreachable_hosts,
/// diameter_hops, mean_hops, switches.TIER, links.PAIR, oversubscription.TIER, bisection.{lower_gbps,
/// upper_gbps, full_bisection_ratio, cut_links, split.endpoints, split.endpoints_small_side, two_way_gbps,
/// injection_gbps, switch_links_lower_gbps, switch_links_upper_gbps}, alltoall_gbps_per_endpoint,
/// alltoall_upper_gbps_per_endpoint, link_loads.{all_to_all.rate_gbps_per_endpoint,
/// ring_all_reduce.rate_gbps_per_ring}, single_failures.worst_ratio.
std::vector<std::string> fabricKeys(const FabricResult& result);

/// The value shown for a key; NotFound for one that fabricKeys does not list.
Result<double> fabricValue(const FabricResult& result, std::string_view key);

/// Formula, inputs and theorem of a key; evaluate() gives fabricValue(). `graph` must be the one that was
/// solved.
Result<Derivation> explainFabric(const FabricGraph& graph, const FabricResult& result, std::string_view key);

} // namespace cw::solvers::fabric
