// One rule a file; this list is all that ties them together. Order: as people read a list of findings.
#pragma once

#include "model/rules/rule.h"

namespace cw::rules {

// rack/
extern const Rule kUnitOverlap;
extern const Rule kBeyondRack;
extern const Rule kDeviceDepth;
extern const Rule kRailWidth;
extern const Rule kAirflow;
// cabling/
extern const Rule kPortConflict;
extern const Rule kCableSpeed;
extern const Rule kCableProtocol;
extern const Rule kCableOptic;
extern const Rule kCableReach;
extern const Rule kMissingRail;
extern const Rule kNoNetwork;
// power/, cooling/
extern const Rule kNoPower;
extern const Rule kUnpluggedDevice;
extern const Rule kSingleFeed;
extern const Rule kUnfedPower;
extern const Rule kNoCooling;
// hall/
extern const Rule kOutsideHall;
extern const Rule kOnObstacle;
extern const Rule kFloorOverlap;
extern const Rule kAisleWidth;
extern const Rule kAisleFacing;
extern const Rule kContainmentGap;
// project/
extern const Rule kDuplicateName;
extern const Rule kEmptyRow;
extern const Rule kWorkloadSize;

} // namespace cw::rules
