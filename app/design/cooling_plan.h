// The cooling plant of a design: air handlers along the walls, CDUs at row ends, chillers and dry coolers,
// N+1.
#pragma once

#include "app/design/draft.h"

namespace cw::design {

/// Cooling of one hall.
struct HallCooling {
    const PartUse* airHandler = nullptr;
    int airHandlers = 0;
    std::vector<Pose> airPoses;
    const PartUse* cdu = nullptr;
    int cdus = 0;
    std::vector<Pose> cduPoses;
    std::optional<CoolingLoopId> airLoop, chilledLoop, technologyLoop, warmLoop;
};

/// Design temperatures, °C: planning assumptions within the limits of the parts.
struct CoolingTemperatures {
    double airSupply = 22;
    double chilledSupply = 18;
    double warmSupply = 40;
    double technologySupply = 44;
    double technologyReturnMax = 55; ///< constant-return rule of liquid-cooled racks
};

/// Air handlers for a hall of `airWatts`: the smallest type of which N+1 fit along two walls of `wall` each,
/// else the type that needs the least wall.
HallCooling chooseAirHandlers(PartBox& box, double airWatts, Um wall);
/// Wall that half of the air handlers need.
Um wallNeeded(const HallCooling& cooling);
/// CDUs for `liquidWatts`, N+1; none without liquid.
void chooseCdus(PartBox& box, double liquidWatts, HallCooling& cooling);

/// Adds the loops of a hall; racks refer to them.
void writeLoops(const DraftHall& hall, bool liquid, HallCooling& cooling, Writer& writer);
/// Adds the machines: placed ones in the hall, chillers and dry coolers outdoors.
void writeCooling(const std::vector<DraftHall>& halls, const std::vector<HallCooling>& cooling, PartBox& box,
                  Writer& writer);

} // namespace cw::design
