#include "app/design/power_plan.h"

#include <algorithm>
#include <cmath>

namespace cw::design {

namespace {

// Planning assumptions.
constexpr double kBlockWatts = 2.0e6;   ///< load that one 4000 A switchboard carries with UPS losses
constexpr double kBuswayShare = 1.01;   ///< what busways take in for one watt that they deliver
constexpr double kUpsEfficiency = 0.95; ///< when the part states none
constexpr double kFeedMargin = 1.5;     ///< of the utility feeds over the racks' draw: losses and cooling
constexpr int kMostUpsUnits = 5;
constexpr Um kGap = 100'000;      ///< between pieces of plant
constexpr Um kAccess = 1'000'000; ///< in front of each line of plant
constexpr Um kRoomWidth = 7'800'000;

double capacityOf(const PartUse* part) {
    return part ? ratedWatts(*part) : 0;
}

/// The smallest of `ids` (ascending) that carries `watts`, else the largest.
const PartUse* smallest(PartBox& box, std::initializer_list<const char*> ids, double watts) {
    const auto fits = [&](const char* id) { return capacityOf(box.peek(id)) >= watts; };
    const auto* found = std::ranges::find_if(ids, fits);
    return box.use(found == ids.end() ? *std::prev(ids.end()) : *found);
}

void chooseUps(PowerBlock& block, PartBox& box) {
    const char* best = nullptr;
    double bestInstalled = 0;
    for (const char* id : {"cw-ups-60kw", "cw-ups-200kw", "cw-ups-500kw", "cw-ups-1000kw", "cw-ups-1250kw"}) {
        const double capacity = capacityOf(box.peek(id));
        if (capacity <= 0) continue;
        const int count = static_cast<int>(std::ceil(block.watts / capacity - 1e-9)) + 1;
        const double installed = count * capacity;
        if (count <= kMostUpsUnits && (!best || installed < bestInstalled)) {
            best = id;
            bestInstalled = installed;
            block.upsCount = count;
        }
    }
    block.ups = box.use(best ? best : "cw-ups-1250kw");
}

void sizeBlock(PowerBlock& block, PartBox& box) {
    chooseUps(block, box);
    if (!block.ups) return;
    const double upstream = block.watts / block.ups->number("efficiency_double", kUpsEfficiency);
    block.board = smallest(box, {"cw-msb-630a", "cw-msb-1250a", "cw-msb-2500a", "cw-msb-4000a"},
                           upstream / kBreakerShare);
    block.transformer =
        smallest(box,
                 {"cw-transformer-160kva", "cw-transformer-400kva", "cw-transformer-1000kva",
                  "cw-transformer-1600kva", "cw-transformer-2500kva", "cw-transformer-3150kva"},
                 upstream);
    block.generator = smallest(
        box,
        {"cw-genset-150kw", "cw-genset-500kw", "cw-genset-1000kw", "cw-genset-2000kw", "cw-genset-3000kw"},
        upstream);
}

/// Lines of plant one behind the other, each with access in front.
PowerRoom layRoom(const PowerPlan& plan, int hall) {
    PowerRoom room;
    room.size.width = kRoomWidth;
    Um x = kGap * 2, y = kAccess, lineDepth = 0;
    const auto place = [&](int block, RoomItem::What what, int number, const PartUse* part) {
        if (!part) return;
        if (x > kGap * 2 && x + part->width + kGap * 2 > room.size.width) {
            y += lineDepth + kAccess;
            x = kGap * 2;
            lineDepth = 0;
        }
        room.items.push_back({block, what, number, {x, y}});
        x += part->width + kGap;
        lineDepth = std::max(lineDepth, part->depth);
    };
    for (std::size_t b = 0; b < plan.blocks.size(); ++b) {
        const PowerBlock& block = plan.blocks[b];
        if (block.hall != hall) continue;
        const int index = static_cast<int>(b);
        for (int i = 1; i <= block.upsCount; ++i)
            place(index, RoomItem::What::Ups, i, block.ups);
        place(index, RoomItem::What::Board, 1, block.board);
        place(index, RoomItem::What::Distribution, 1, block.board);
        place(index, RoomItem::What::Transformer, 1, block.transformer);
    }
    room.size.height = y + lineDepth + kGap * 2;
    return room;
}

} // namespace

double shelfShare(const ClusterPlan& plan) {
    return plan.rackScale ? 1 / plan.rackScale->powerShelf->number("efficiency_at_50pct", 0.975) : 1;
}

PowerPlan planPower(const ClusterPlan& cluster, const Draft& draft, PartBox& box, Writer& writer) {
    PowerPlan plan;
    const double losses = kBuswayShare * shelfShare(cluster);
    double total = 0;
    for (std::size_t h = 0; h < draft.halls.size(); ++h) {
        const DraftHall& hall = draft.halls[h];
        total += hall.watts;
        const int count = std::max(1, static_cast<int>(std::ceil(hall.watts * losses / kBlockWatts - 1e-9)));
        const double share = hall.watts * losses / count;
        PowerBlock block;
        block.hall = static_cast<int>(h);
        for (int r = hall.firstRow; r < hall.endRow; ++r) {
            const double watts = draft.rows[std::size_t(r)].watts * losses;
            // A row goes to the next block when that leaves both nearer to their share.
            if (!block.rows.empty() &&
                (block.watts + watts > kBlockWatts || block.watts + watts / 2 > share)) {
                plan.blocks.push_back(block);
                block.rows.clear();
                block.watts = 0;
            }
            block.rows.push_back(r);
            block.watts += watts;
        }
        if (!block.rows.empty()) plan.blocks.push_back(std::move(block));
    }
    for (PowerBlock& block : plan.blocks)
        sizeBlock(block, box);
    plan.utility = smallest(box, {"cw-utility-feed-20kv-1mva", "cw-utility-feed-20kv"}, total * kFeedMargin);
    plan.mediumVoltage = box.use("cw-mv-switchgear-1250a");
    if (!writer.status()) return plan;
    const double feed = capacityOf(plan.utility);
    plan.feedsPerSide = std::max(1, static_cast<int>(std::ceil(total * kFeedMargin / std::max(1.0, feed))));
    for (std::size_t h = 0; h < draft.halls.size(); ++h)
        plan.rooms.push_back(layRoom(plan, static_cast<int>(h)));
    return plan;
}

} // namespace cw::design
