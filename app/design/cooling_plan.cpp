#include "app/design/cooling_plan.h"

#include "model/base/phrase.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cw::design {

namespace {

constexpr Um kUnitGap = 200'000; ///< between air handlers
constexpr int kMostSmallUnits = 3;
constexpr int kAnyNumber = std::numeric_limits<int>::max();
constexpr const char* kRule = Phrase::mark(
    "template rule: N+1 at the maximum draw of the drawn racks and the losses of their distribution");

double capacityOf(const PartUse& part) {
    return part.facts.capacity ? inWatts(part.facts.capacity->value) : 0;
}

/// What is left for the room when the fans' own heat is taken off.
double netCapacity(const PartUse& part) {
    return capacityOf(part) - part.number("fan_power_kw", 0) * 1e3;
}

/// N+1 units of `each` watts.
int unitsFor(double watts, double each) {
    return each > 0 ? static_cast<int>(std::ceil(watts / each - 1e-9)) + 1 : 0;
}

/// The smallest chiller of which three, one of them spare, carry `watts`; else the largest.
const PartUse* chooseChiller(PartBox& box, double watts) {
    const char* chosen = nullptr;
    for (const char* id : {"cw-chiller-100kw", "cw-chiller-400kw", "cw-chiller-1200kw"}) {
        chosen = id;
        const PartUse* part = box.peek(id);
        if (part && unitsFor(watts, capacityOf(*part)) <= kMostSmallUnits) break;
    }
    return box.use(chosen);
}

} // namespace

HallCooling chooseAirHandlers(PartBox& box, double airWatts, Um wall) {
    HallCooling best;
    const char* chosen = nullptr;
    Um bestWall = 0;
    struct Choice {
        const char* id;
        int mostUnits; ///< small units are for small rooms
    };
    for (const auto& [id, mostUnits] : {Choice{"cw-crah-30kw", kMostSmallUnits},
                                        {"cw-crah-60kw", kMostSmallUnits},
                                        {"cw-crah-100kw", kAnyNumber},
                                        {"cw-crah-150kw", kAnyNumber},
                                        {"cw-crah-200kw", kAnyNumber},
                                        {"cw-fan-wall-400kw", kAnyNumber}}) {
        const PartUse* part = box.peek(id);
        if (!part) continue;
        const int count = unitsFor(airWatts, netCapacity(*part));
        if (count == 0 || count > mostUnits) continue;
        const Um needed = (count + 1) / 2 * (part->width + kUnitGap);
        if (!chosen || needed < bestWall) {
            chosen = id;
            bestWall = needed;
            best.airHandlers = count;
        }
        if (needed <= wall) break;
    }
    best.airHandler = box.use(chosen ? chosen : "cw-crah-100kw");
    return best;
}

Um wallNeeded(const HallCooling& cooling) {
    return (cooling.airHandlers + 1) / 2 * (cooling.airHandler->width + kUnitGap) + kUnitGap;
}

void chooseCdus(PartBox& box, double liquidWatts, HallCooling& cooling) {
    if (liquidWatts <= 0) return;
    cooling.cdu = box.use("cw-cdu-1000kw");
    if (cooling.cdu) cooling.cdus = unitsFor(liquidWatts, capacityOf(*cooling.cdu));
}

void writeLoops(const DraftHall& hall, bool liquid, HallCooling& cooling, Writer& writer) {
    const CoolingTemperatures t;
    const auto loop = [&](const char* name, LoopMedium medium, double supply, std::optional<double> returnMax,
                          bool glycol) {
        CoolingLoop l;
        l.name = hall.name + " " + name;
        l.medium = medium;
        l.hall = hall.id;
        l.supply = celsius(supply);
        if (returnMax) l.returnMax = celsius(*returnMax);
        l.glycol = glycol;
        return writer.add(std::move(l));
    };
    cooling.airLoop = loop("air", LoopMedium::Air, t.airSupply, std::nullopt, false);
    cooling.chilledLoop = loop("chilled water", LoopMedium::Facility, t.chilledSupply, std::nullopt, false);
    if (!liquid) return;
    cooling.technologyLoop =
        loop("technology water", LoopMedium::Technology, t.technologySupply, t.technologyReturnMax, true);
    cooling.warmLoop = loop("warm facility water", LoopMedium::Facility, t.warmSupply, std::nullopt, true);
}

void writeCooling(const std::vector<DraftHall>& halls, const std::vector<HallCooling>& cooling, PartBox& box,
                  Writer& writer) {
    int handlers = 0, cdus = 0, chillers = 0, dryCoolers = 0;
    const auto machine = [&](std::string name, CoolingKind kind, const PartUse* part, CoolingLoopId serves,
                             std::optional<CoolingLoopId> rejectsTo, std::optional<HallId> hall,
                             std::optional<Pose> pose) {
        CoolingElement e;
        e.name = std::move(name);
        e.kind = kind;
        if (part) e.part = part->id;
        e.serves = serves;
        e.rejectsTo = rejectsTo;
        e.hall = hall;
        e.pose = pose;
        e.source = kRule;
        writer.add(std::move(e));
    };
    for (std::size_t h = 0; h < halls.size(); ++h) {
        const DraftHall& hall = halls[h];
        const HallCooling& c = cooling[h];
        const bool wall = c.airHandler->spec->id.starts_with("cw-fan-wall");
        for (const Pose& pose : c.airPoses)
            machine((wall ? "FW-" : "CRAH-") + std::to_string(++handlers),
                    wall ? CoolingKind::FanWall : CoolingKind::Crah, c.airHandler, *c.airLoop, c.chilledLoop,
                    hall.id, pose);
        const double airWatts = hall.watts - hall.liquidWatts + hall.lossWatts;
        const double fans = (c.airHandlers - 1) * (capacityOf(*c.airHandler) - netCapacity(*c.airHandler));
        const PartUse* chiller = chooseChiller(box, airWatts + fans);
        if (chiller)
            for (int i = unitsFor(airWatts + fans, capacityOf(*chiller)); i > 0; --i)
                machine("CH-" + std::to_string(++chillers), CoolingKind::Chiller, chiller, *c.chilledLoop,
                        std::nullopt, std::nullopt, std::nullopt);
        if (!c.cdu) continue;
        for (const Pose& pose : c.cduPoses)
            machine("CDU-" + std::to_string(++cdus), CoolingKind::Cdu, c.cdu, *c.technologyLoop, c.warmLoop,
                    hall.id, pose);
        const double pumps = (c.cdus - 1) * c.cdu->number("pump_power_w", 0);
        const PartUse* dry = box.use("cw-dry-cooler-1000kw");
        if (dry)
            for (int i = unitsFor(hall.liquidWatts + pumps, capacityOf(*dry)); i > 0; --i)
                machine("DC-" + std::to_string(++dryCoolers), CoolingKind::DryCooler, dry, *c.warmLoop,
                        std::nullopt, std::nullopt, std::nullopt);
    }
}

} // namespace cw::design
