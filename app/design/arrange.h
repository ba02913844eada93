// Gives every rack, air handler and CDU its place, and writes buildings, halls, rows, racks and devices.
#pragma once

#include "app/design/cooling_plan.h"
#include "app/design/power_plan.h"

namespace cw::design {

/// Sums the loads of racks by row and hall.
void sumHalls(const ClusterPlan& plan, Draft& draft);

/// Places rows (cold aisle, row, hot aisle, row…), plant along the walls and CDUs at row ends, and the halls
/// on the building's grid. Returns the cooling of each hall.
std::vector<HallCooling> arrangeHalls(const PowerPlan& power, PartBox& box, Draft& draft);

/// Writes site, building, halls with doors and plant rooms, loops, rows, racks, scale-up domains and devices,
/// named by the project's naming scheme.
void writePlaces(const ClusterPlan& plan, const PowerPlan& power, std::vector<HallCooling>& cooling,
                 Draft& draft, Writer& writer);

/// The plant room of a side, beside its hall, in hall coordinates.
Rect plantRoom(const DraftHall& hall, const PowerRoom& room, FeedSide side);

} // namespace cw::design
