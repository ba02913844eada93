// The power chain of a design: blocks of transformer, switchboard and UPS on both sides, sized by load, 2N.
#pragma once

#include "app/design/draft.h"

namespace cw::design {

/// One block: on each side a transformer, main switchboard, N+1 UPS and a generator, feeding some rows of a
/// hall. Either side alone can carry all of it.
struct PowerBlock {
    int hall = 0;
    std::vector<int> rows;
    double watts = 0; ///< load of the rows with the losses of busways and shelves
    const PartUse* transformer = nullptr;
    const PartUse* board = nullptr; ///< main switchboard; its twin behind the UPS is the distribution board
    const PartUse* ups = nullptr;
    int upsCount = 0;
    const PartUse* generator = nullptr;
};

/// A placed piece of plant, in coordinates of its room.
struct RoomItem {
    enum class What : std::uint8_t { Transformer, Board, Distribution, Ups };
    int block = 0; ///< index into PowerPlan::blocks
    What what = What::Ups;
    int number = 1; ///< of a UPS
    Point at;
};

struct PowerRoom {
    Size size;
    std::vector<RoomItem> items;
};

struct PowerPlan {
    std::vector<PowerBlock> blocks;
    std::vector<PowerRoom> rooms; ///< by hall; A and B are alike
    const PartUse* utility = nullptr;
    const PartUse* mediumVoltage = nullptr;
    int feedsPerSide = 1;
};

/// Share of a three-phase rating that may be loaded all the time: 80 % of the breaker, at a power factor of
/// 0.95.
constexpr double kPowerFactor = 0.95;
constexpr double kBreakerShare = 0.8 * kPowerFactor;
/// What power shelves draw for one watt that they deliver; 1 where racks have none.
double shelfShare(const ClusterPlan& plan);

/// Sizes the chain from the rows' loads. Continuous loads are held to 80 % of every breaker wherever the site
/// is; only sites under the NEC get the rule as a property of the elements.
PowerPlan planPower(const ClusterPlan& plan, const Draft& draft, PartBox& box, Writer& writer);

/// Writes elements and links from the utility to two rack PDUs a rack (more where one cannot carry the rack).
void writePower(const ClusterPlan& plan, const PowerPlan& power, Draft& draft, PartBox& box, Writer& writer);

} // namespace cw::design
