// Forward declarations of the stored objects and their ids.
#pragma once

#include "model/object_ref.h"

namespace cw {

struct ProjectInfo;
struct Part;
struct Site;
struct Building;
struct Hall;
struct Obstacle;
struct CoolingLoop;
struct CoolingElement;
struct Row;
struct Rack;
struct Fabric;
struct ScaleUpDomain;
struct Device;
struct Cable;
struct PowerElement;
struct PowerLink;
struct Workload;
struct Variant;
struct Waiver;

using PartId = Id<Part>;
using SiteId = Id<Site>;
using BuildingId = Id<Building>;
using HallId = Id<Hall>;
using ObstacleId = Id<Obstacle>;
using CoolingLoopId = Id<CoolingLoop>;
using CoolingElementId = Id<CoolingElement>;
using RowId = Id<Row>;
using RackId = Id<Rack>;
using FabricId = Id<Fabric>;
using ScaleUpDomainId = Id<ScaleUpDomain>;
using DeviceId = Id<Device>;
using CableId = Id<Cable>;
using PowerElementId = Id<PowerElement>;
using PowerLinkId = Id<PowerLink>;
using WorkloadId = Id<Workload>;
using VariantId = Id<Variant>;
using WaiverId = Id<Waiver>;

} // namespace cw
