// What a fabric can do: counts, tiers, oversubscription, path lengths, bisection, all-to-all, failures.
#pragma once

#include "solvers/fabric/bisection.h"
#include "solvers/fabric/fabric_graph.h"
#include "solvers/fabric/hops.h"
#include "solvers/fabric/link_loads.h"

#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace cw::solvers::fabric {

struct FabricOptions {
    BisectionOptions bisection;
    double hopSteps = 1e8;       ///< effort for path lengths before hosts are sampled, 1e4 to 1e12
    bool singleFailures = true;  ///< remaining bisection after the loss of one switch of each kind
    double failureBudgetS = 1.0; ///< 0 to 3600 s; kinds not reached are said to be missing
    double linkLoadSteps = 5e7;  ///< effort for link loads, beyond which they are left out; 0 to 1e12
    bool switchLinksOnly = true; ///< also the bisection figure in which host links are never cut

    std::optional<Error> firstProblem() const;
};

enum class SolveStatus : std::uint8_t { Done, Cancelled, Refused };

/// Switches at one distance from the hosts. Tier 0 is the leaf.
struct TierSummary {
    std::string name; ///< leaf, spine, core, top, tier5, …
    int switches = 0;
    /// Of the switch with the largest down/up capacity: the tier's oversubscription. Absent at the top.
    std::optional<double> oversubscription;
    double worstDownGbps = 0;
    double worstUpGbps = 0;
    std::int32_t worstSwitch = -1;
    double meanOversubscription = 0; ///< total down capacity / total up capacity; 0 at the top
};

struct TierLinks {
    std::string name; ///< "host-leaf", "leaf-spine", "leaf-leaf", …
    std::int64_t cables = 0;
    double gbps = 0; ///< one direction, all cables
};

/// Bisection of the hosts that are still connected after the loss of one switch.
struct SwitchFailure {
    std::int32_t node = -1;
    std::string tier;
    int sameKind = 0; ///< switches of this kind, of which this one was tried
    double lowerGbps = 0;
    double upperGbps = 0;
    double ratio = 0; ///< lower bound after the failure / upper bound before
    int hostsCutOff = 0;
};

struct AllToAll {
    double lowerGbps = 0; ///< per endpoint: reached by the routing named
    double upperGbps = 0;
    Phrase methodLower;
    Phrase methodUpper;
    bool exact() const { return upperGbps - lowerGbps <= 1e-9 * upperGbps; }
};

/// Capacity figures beside the bisection in force; each says what it counts.
struct Alternatives {
    double twoWayGbps = 0;                      ///< both directions over the same cut
    double injectionGbps = 0;                   ///< all host links of endpoints, one direction
    std::optional<double> switchLinksLowerGbps; ///< host links are never cut; absent when hosts hang together
    std::optional<double> switchLinksUpperGbps;
    std::int64_t switchLinksMinorEndpoints = 0;
    std::vector<std::int32_t> switchLinksCut; ///< edges of the graph that give the upper end
};

struct FabricResult {
    SolveStatus status = SolveStatus::Done;
    std::optional<Error> problem; ///< when refused

    int hosts = 0; ///< nodes that are no switches, and switches with endpoints
    std::int64_t endpoints = 0;
    std::vector<TierSummary> tiers;
    std::vector<TierLinks> links;
    HopSummary hops;
    int components = 0;                         ///< that hold endpoints
    std::vector<std::int32_t> unreachableHosts; ///< not connected to the component with most endpoints

    BisectionInterval bisection;
    double hostGbpsPerEndpoint = 0;           ///< c_host: host link capacity per endpoint
    std::optional<double> fullBisectionRatio; ///< lower bound / (b · c_host); absent without host links
    Alternatives alternatives;
    AllToAll allToAll;
    LinkLoads linkLoads;

    std::vector<SwitchFailure> failures; ///< worst first
    bool failuresComplete = false;       ///< every kind of switch was tried
};

/// Definition of the bisection in force, for output beside the number.
Phrase bisectionDefinition();

/// Pure; fails with status Refused and a problem that names the field. When stopped, status is Cancelled and
/// what is there is still valid.
FabricResult solveFabric(const FabricGraph& graph, const FabricOptions& options, std::stop_token stop);

} // namespace cw::solvers::fabric
