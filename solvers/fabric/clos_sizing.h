// How many leaf, spine and core switches a folded Clos needs, and which switch is wired to which.
#pragma once

#include "model/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cw::solvers::fabric {

/// What a spine group spans below a core tier: whole scalable units, or one rail of each scalable unit
/// (the spine-leaf groups of rack-scale systems). With two tiers a rail group spans its rail in all units.
enum class ClosGrouping : std::uint8_t { ScalableUnits, Rail };

/// The demand on a folded Clos. Links are counted at switch-port speed; a NIC that is split over planes
/// counts one link per plane.
struct ClosRequest {
    int nodes = 0;               ///< nodes present, 1 to 2,000,000
    int reservedNodeSlots = 0;   ///< node slots of the last unit given to other equipment (fabric manager)
    int extraLinks = 0;          ///< links of that equipment, counted in nodeLeafLinks
    int nodesPerUnit = 32;       ///< node slots per scalable unit; a single smaller unit is sized as it is
    int linksPerNode = 8;        ///< links per node and plane; a multiple of `rails`
    int rails = 8;               ///< 1: all links of a node go to one leaf
    int planes = 1;              ///< independent copies of the fabric
    int leafPorts = 64;          ///< ports per leaf at link speed
    int spinePorts = 0;          ///< 0: as the leaf
    int corePorts = 0;           ///< 0: as the spine; also used by a fourth tier
    int leafDownPorts = 0;       ///< most node links per leaf; 0: as oversubscription leaves room for
    double oversubscription = 1; ///< leaf down/up, 0.1 to 64
    double upperOversubscription = 1; ///< the same at every tier above the leaf
    int tiers = 0;                    ///< 0: fewest that work; 1 to 4
    int spinesPerGroup = 0;           ///< 0: by rule
    int minSpines = 2;                ///< per group, against a single point of failure
    int linksPerCable = 1;            ///< 2 where one twin-port cable carries two links
    ClosGrouping grouping = ClosGrouping::ScalableUnits;

    /// The first field outside its range, or nothing.
    std::optional<Error> firstProblem() const;
};

/// `count` parallel links between switch `lower` of tier t and switch `upper` of tier t + 1 (both 0-based).
struct ClosLink {
    int lower = 0;
    int upper = 0;
    int count = 0;
};

/// A sized Clos. Switches of each tier are numbered from 0 over all planes, plane outermost; leaves within a
/// plane by unit, then rail, then block of nodes.
struct ClosSizing {
    int tiers = 0;
    int nodes = 0;
    int units = 0;
    int nodesPerUnit = 0;
    int linksPerNode = 0;
    int rails = 0;
    int planes = 0;
    int linksPerCable = 1;
    int nodesPerLeaf = 0;
    int leavesPerUnitRail = 0;
    int leafDown = 0;          ///< node links of a full leaf
    int leafUp = 0;            ///< uplinks of every leaf
    std::vector<int> switches; ///< per tier, leaf first
    std::vector<int> width;    ///< width[t]: how many tier-t switches each switch below is wired to (t ≥ 1)
    std::vector<std::int64_t> linksBelow; ///< [0] node links, [t] links between tier t - 1 and tier t
    std::vector<double> oversubscription; ///< nominal down/up per tier below the top (full leaves)

    std::vector<int> podOfLeaf;  ///< spine group of each leaf
    std::vector<int> podUp;      ///< per spine group: links from one of its spines to each of its cores
    std::vector<int> groupOfPod; ///< core group of each spine group
    std::vector<int> groupUp;    ///< per core group: links from one of its cores to each top switch
    int leafMultiplicity = 0;    ///< links per leaf-spine pair

    int tierSwitches(int tier) const { return tier < tiers ? switches[static_cast<std::size_t>(tier)] : 0; }
    int leaves() const { return tierSwitches(0); }
    int spines() const { return tierSwitches(1); }
    int cores() const { return tierSwitches(2); }
    std::int64_t links(int tier) const {
        return tier < tiers ? linksBelow[static_cast<std::size_t>(tier)] : 0;
    }
    std::int64_t cables(int tier) const { return (links(tier) + linksPerCable - 1) / linksPerCable; }
    std::int64_t nodeLeafCables() const { return cables(0); }
    std::int64_t leafSpineCables() const { return cables(1); }
    std::int64_t spineCoreCables() const { return cables(2); }

    /// The leaf that the links of `node`'s `rail` go to in `plane`; linksPerNode / rails parallel links.
    int leafOf(int node, int rail, int plane = 0) const;
    /// All pairs between tier `lower` and the tier above (0: leaf to spine), ordered by lower, then upper.
    std::vector<ClosLink> linksAbove(int lower) const;
};

/// Sizes a folded Clos. Uplinks spread evenly over a switch's parents, so the number of parents is the
/// smallest that carries the traffic and divides the uplinks where no port is spare (three DGX H100 units
/// take 16 spines, not 12). Fails with InvalidArgument naming the field, or Unsupported when the tiers asked
/// for do not fit. Source of the rule: NVIDIA DGX SuperPOD reference architectures H100 (RA-11333-001), B200,
/// B300, tables of switch and cable counts, which it reproduces.
Result<ClosSizing> sizeClos(const ClosRequest& request);

} // namespace cw::solvers::fabric
