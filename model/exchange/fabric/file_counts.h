// What a fabric file holds, counted.
#pragma once

#include "model/exchange/fabric/fabric_file.h"

#include <map>

namespace cw {

struct FileCounts {
    std::size_t machines = 0; ///< hosts, adapters of one name counted once
    std::int64_t hostLinks =
        0; ///< cables between hosts or adapters and the rest; aggregation nodes do not count
    std::int64_t switchLinks = 0;                  ///< cables between switches
    std::map<std::string, std::int64_t> linkTypes; ///< cables of both kinds by what the file calls them
    std::map<std::int64_t, std::int64_t> pairs;    ///< cables between two switches -> pairs that have so many
    /// Switches most of whose adapters are of one rail and some of another: a crossed cable, when the fabric
    /// is rail-optimised. Sorted.
    std::vector<std::string> mixedRailLeaves;
};
FileCounts countFile(const FabricFile& file);

/// The switches' distance from the nearest host, 1 for a leaf; 0 for hosts and what none reaches. Aggregation
/// nodes are no hosts. A switch without hosts that is called like the leaves ("SLG04-16") and wired like them
/// is one, too, and so on upwards. Without hosts, the tiers that the file states.
std::vector<std::int32_t> tiersOf(const FabricFile& file);

/// "leaf", "spine", "core", "top", "tier5" for 1, 2, 3, 4, 5.
std::string tierWord(std::int32_t tier);

/// Switches by tier word, those that no host reaches under "unreached".
std::map<std::string, std::size_t> switchesByTier(const FabricFile& file);

} // namespace cw
