#include "app/design/arrange.h"
#include "model/base/phrase.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace cw::design {

namespace {

constexpr double kLineVoltage = 415; ///< low voltage, line to line
constexpr const char* kRule =
    Phrase::mark("template rule: each side carries all of its block, N+1 within the side");

/// Countries whose installation code is the NEC or derived from it (continuous load at 80 % of the breaker).
bool necCountry(const std::string& country) {
    return country == "US" || country == "CA" || country == "MX";
}

double threePhaseWatts(const PartUse& part) {
    const double amps = part.facts.current ? inAmperes(part.facts.current->value) : 0;
    return std::numbers::sqrt3 * kLineVoltage * amps;
}

/// From the efficiencies at half and at full load: P_loss = c + q P²/R.
LossCurve transformerLoss(const PartUse& part) {
    const double rating = ratedWatts(part);
    const double half = rating / 2 * (1 / part.number("efficiency_at_50pct", 0.993) - 1);
    const double full = rating * (1 / part.number("efficiency_at_100pct", 0.99) - 1);
    const double quadratic = (full - half) / 0.75;
    // The solver divides by the rating as it stands on the plate, in VA.
    const double plate = part.facts.apparentVa ? part.facts.apparentVa->value : rating;
    return {watts(std::max(0.0, full - quadratic)), 0,
            rating > 0 ? quadratic * plate / (rating * rating) : 0};
}

/// One efficiency is stated: the loss at rated load, split into a constant (15 %), a proportional (55 %) and
/// a square part (30 %) by planning assumption.
LossCurve upsLoss(const PartUse& part) {
    const double rating = ratedWatts(part);
    const double share = 1 / part.number("efficiency_double", 0.95) - 1;
    return {watts(0.15 * share * rating), 0.55 * share, 0.3 * share};
}

/// Fewest PDUs a side that carry a rack, of the smallest type that needs so few.
struct PduChoice {
    const char* id = nullptr;
    int perSide = 0;
};
PduChoice choosePdus(PartBox& box, double rackWatts) {
    PduChoice best;
    for (const char* id :
         {"cw-pdu-415v-32a", "cw-pdu-415v-63a", "cw-pdu-415v-80a", "generic-415v-100a-pdu"}) {
        const PartUse* part = box.peek(id);
        if (!part) continue;
        const double each = threePhaseWatts(*part) * kBreakerShare;
        if (each <= 0) continue;
        const int count = std::max(1, static_cast<int>(std::ceil(rackWatts / each - 1e-9)));
        if (!best.id || count < best.perSide) best = {id, count};
    }
    return best;
}

class PowerWriter {
public:
    PowerWriter(const ClusterPlan& plan, const PowerPlan& power, Draft& draft, PartBox& box, Writer& writer)
        : plan_(plan)
        , power_(power)
        , draft_(draft)
        , box_(box)
        , writer_(writer)
        , nec_(necCountry(plan.country)) {
        for (const DraftRack& rack : draft.racks)
            if (rack.role == RackRole::Compute) fullRack_ = std::max(fullRack_, rack.watts);
    }

    void write() {
        for (const FeedSide side : {FeedSide::A, FeedSide::B})
            for (int i = 1; i <= power_.feedsPerSide; ++i) {
                const std::string number =
                    power_.feedsPerSide > 1 ? " " + letter(side) + std::to_string(i) : " " + letter(side);
                const auto utility =
                    element("Utility" + number, PowerKind::Utility, side, power_.utility, 20000);
                const auto mv =
                    element("MV" + number, PowerKind::MediumVoltage, side, power_.mediumVoltage, 20000);
                link(utility, mv);
                feeds_[side == FeedSide::B].push_back(mv);
            }
        for (std::size_t b = 0; b < power_.blocks.size() && writer_.status(); ++b)
            for (const FeedSide side : {FeedSide::A, FeedSide::B})
                writeBlock(b, side);
    }

private:
    static std::string letter(FeedSide side) { return side == FeedSide::A ? "A" : "B"; }

    PowerElement make(std::string name, PowerKind kind, FeedSide side, const PartUse* part,
                      double voltage) const {
        PowerElement e;
        e.name = std::move(name);
        e.kind = kind;
        e.side = side;
        if (part) e.part = part->id;
        e.voltage = volts(voltage);
        e.source = kRule;
        return e;
    }
    PowerElementId element(std::string name, PowerKind kind, FeedSide side, const PartUse* part,
                           double voltage) {
        return writer_.add(make(std::move(name), kind, side, part, voltage));
    }
    void link(PowerElementId from, PowerElementId to) { writer_.add(PowerLink{from, to}); }

    /// Pose of an item of this block in its room, in hall coordinates.
    std::optional<Pose> poseOf(std::size_t block, FeedSide side, RoomItem::What what, int number) const {
        const auto hall = std::size_t(power_.blocks[block].hall);
        const PowerRoom& room = power_.rooms[hall];
        for (const RoomItem& item : room.items)
            if (std::size_t(item.block) == block && item.what == what && item.number == number)
                return Pose{plantRoom(draft_.halls[hall], room, side).origin + item.at, Turn::North};
        return std::nullopt;
    }

    PowerElementId placed(PowerElement e, std::size_t block, RoomItem::What what, int number) {
        e.hall = draft_.halls[std::size_t(power_.blocks[block].hall)].id;
        e.pose = poseOf(block, e.side, what, number);
        return writer_.add(std::move(e));
    }

    void writeBlock(std::size_t index, FeedSide side) {
        const PowerBlock& block = power_.blocks[index];
        const std::string tag = letter(side) + (power_.blocks.size() > 1 ? std::to_string(index + 1) : "");
        const auto& feeds = feeds_[side == FeedSide::B];

        PowerElement tx = make("TX-" + tag, PowerKind::Transformer, side, block.transformer, kLineVoltage);
        tx.loss = transformerLoss(*block.transformer);
        tx.source = Phrase::mark("losses from the part's efficiencies at half and full load");
        const auto transformer = placed(std::move(tx), index, RoomItem::What::Transformer, 1);
        link(feeds[index % feeds.size()], transformer);

        PowerElement msb = make("MSB-" + tag, PowerKind::Switchgear, side, block.board, kLineVoltage);
        msb.continuousRule = nec_;
        const auto board = placed(std::move(msb), index, RoomItem::What::Board, 1);
        link(transformer, board);
        const auto generator = element("GEN-" + tag, PowerKind::Genset, side, block.generator, kLineVoltage);
        link(generator, board); // after the transformer: the switchboard takes the first that is alive

        PowerElement out = make("PDB-" + tag, PowerKind::Switchgear, side, block.board, kLineVoltage);
        out.continuousRule = nec_;
        const auto distribution = placed(std::move(out), index, RoomItem::What::Distribution, 1);
        for (int i = 1; i <= block.upsCount; ++i) {
            PowerElement ups =
                make("UPS-" + tag + "-" + std::to_string(i), PowerKind::Ups, side, block.ups, kLineVoltage);
            ups.parallelGroup = "UPS-" + tag;
            ups.loss = upsLoss(*block.ups);
            ups.source = Phrase::mark(
                "loss at rated load from the part's efficiency; split 15 % constant, 55 % proportional, "
                "30 % square: planning assumption");
            const auto id = placed(std::move(ups), index, RoomItem::What::Ups, i);
            link(board, id);
            link(id, distribution);
        }
        for (int row : block.rows)
            writeRow(draft_.rows[std::size_t(row)], side, distribution);
    }

    const PartUse* busway(double load) {
        const char* chosen = nullptr;
        for (const char* id : {"busway-250a", "busway-400a", "busway-800a"}) {
            const PartUse* part = box_.peek(id);
            if (!part) continue;
            chosen = id;
            if (threePhaseWatts(*part) * kBreakerShare >= load) break;
        }
        return box_.use(chosen ? chosen : "busway-800a");
    }

    /// Busways over the rear of the row, each over as many racks as it can carry alone.
    void writeRow(const DraftRow& row, FeedSide side, PowerElementId from) {
        const PartUse* largest = busway(1e12);
        if (!largest) return;
        const double most = threePhaseWatts(*largest) * kBreakerShare;
        std::vector<std::vector<int>> runs;
        const double shelves = shelfShare(plan_);
        const double rowWatts = row.watts * shelves;
        const int count = std::max(1, static_cast<int>(std::ceil(rowWatts / most - 1e-9)));
        double load = 0;
        for (int index : row.racks) {
            const double rackWatts = draft_.racks[std::size_t(index)].watts * shelves;
            if (runs.empty() || load + rackWatts > most || load + rackWatts / 2 > rowWatts / count) {
                runs.emplace_back();
                load = 0;
            }
            runs.back().push_back(index);
            load += rackWatts;
        }
        for (std::size_t i = 0; i < runs.size(); ++i) {
            load = 0;
            for (int index : runs[i])
                load += draft_.racks[std::size_t(index)].watts * shelves;
            const PartUse* part = busway(load);
            if (!part) return;
            PowerElement e =
                make("BW-" + row.name + (runs.size() > 1 ? std::to_string(i + 1) : "") + "-" + letter(side),
                     PowerKind::Busway, side, part, kLineVoltage);
            e.rating = watts(threePhaseWatts(*part) * kPowerFactor);
            e.continuousRule = nec_;
            e.loss.quadratic = 0.01;
            e.source = Phrase::mark(
                "rating: square root of 3 x 415 V x current of the part x power factor 0.95; loss 1 % at "
                "rated load: planning assumption");
            e.hall = draft_.halls[std::size_t(row.hall)].id;
            const auto id = writer_.add(std::move(e));
            link(from, id);
            for (int index : runs[i])
                writeRack(draft_.racks[std::size_t(index)], side, id);
        }
    }

    void writeRack(const DraftRack& rack, FeedSide side, PowerElementId from) {
        if (plan_.rackScale && rack.role == RackRole::Compute) {
            writeShelves(rack, side, from);
            return;
        }
        // A rack that lacks a server is fed like the full ones beside it, so that it can be filled up.
        const double need = rack.role == RackRole::Compute ? fullRack_ : rack.watts;
        const PduChoice choice = choosePdus(box_, need);
        const PartUse* part = choice.id ? box_.use(choice.id) : nullptr;
        if (!part) {
            writer_.fail(Error::said(ErrorCode::NotFound, "rack_pdu",
                                     Phrase::tr("the catalogue has no 415 V rack PDU; add one")));
            return;
        }
        for (int i = 1; i <= choice.perSide; ++i) {
            PowerElement pdu =
                make(rack.name + "-" + letter(side) + (choice.perSide > 1 ? std::to_string(i) : ""),
                     PowerKind::RackPdu, side, part, kLineVoltage);
            pdu.continuousRule = nec_;
            pdu.hall = draft_.halls[std::size_t(rack.hall)].id;
            pdu.rack = rack.id;
            link(from, writer_.add(std::move(pdu)));
        }
    }

    /// A rack with power shelves: the feed of a side ends on half of them; no zero-U PDU hangs in the rack.
    /// The shelves themselves are drawn as devices, so these elements carry no part.
    void writeShelves(const DraftRack& rack, FeedSide side, PowerElementId from) {
        const RackScale& rs = *plan_.rackScale;
        const int shelves = rs.shelves / 2;
        const double each = rs.powerShelf->facts.capacity ? inWatts(rs.powerShelf->facts.capacity->value) : 0;
        PowerElement feed =
            make(rack.name + "-" + letter(side), PowerKind::RackPdu, side, nullptr, kLineVoltage);
        feed.rating = watts(each * shelves);
        feed.source = Phrase::mark("power shelves of the side at their rating");
        feed.hall = draft_.halls[std::size_t(rack.hall)].id;
        feed.rack = rack.id;
        const auto feedId = writer_.add(std::move(feed));
        link(from, feedId);
        for (int i = 1; i <= shelves; ++i) {
            PowerElement shelf = make(rack.name + "-" + letter(side) + "-shelf" + std::to_string(i),
                                      PowerKind::PowerShelf, side, nullptr, 50);
            shelf.rating = watts(each);
            shelf.phases = 1;
            shelf.loss.linear = 1 / rs.powerShelf->number("efficiency_at_50pct", 0.975) - 1;
            shelf.source = Phrase::mark("rating of the power shelf, and efficiency at half load");
            shelf.hall = draft_.halls[std::size_t(rack.hall)].id;
            shelf.rack = rack.id;
            link(feedId, writer_.add(std::move(shelf)));
        }
    }

    const ClusterPlan& plan_;
    const PowerPlan& power_;
    Draft& draft_;
    PartBox& box_;
    Writer& writer_;
    bool nec_;
    double fullRack_ = 0; ///< the largest draw of a rack of servers
    std::array<std::vector<PowerElementId>, 2> feeds_;
};

} // namespace

void writePower(const ClusterPlan& plan, const PowerPlan& power, Draft& draft, PartBox& box, Writer& writer) {
    PowerWriter(plan, power, draft, box, writer).write();
}

} // namespace cw::design
