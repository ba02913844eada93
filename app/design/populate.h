// Fills a draft with devices and spreads them over rows; then packs them into racks.
#pragma once

#include "app/design/draft.h"

namespace cw::design {

/// Servers one rack takes by power, height and weight, at least 1. InvalidArgument naming rack_limit_kw when
/// not even one fits. Rack PDUs are allowed for with 30 kg.
Result<int> nodesPerRack(const ClusterPlan& plan);

/// Cuts the nodes into rows: a scalable unit keeps together, and a row holds no more heat to air than air
/// handlers along its hall's walls can take. The rows are shared out over halls of equal size.
void layRows(const ClusterPlan& plan, int perRack, Draft& draft);

/// Adds servers, switches of every network, management, storage and fabric managers, each with its row: a
/// leaf stands with its nodes, spines and cores spread over the rows that they serve.
Status addDevices(const ClusterPlan& plan, int perRack, Draft& draft);

/// Puts the devices of each row into racks: servers from the bottom up; network and storage racks in the
/// middle of the row, where cabling is shortest. A design that one rack can hold gets one rack.
Status packRacks(const ClusterPlan& plan, int perRack, Draft& draft);

} // namespace cw::design
