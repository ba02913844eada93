// One rule a file; this list is all that ties them together. Order: as people read a list of findings.
#pragma once

#include "app/analysis/rules/result_rule.h"

namespace cw::analysis {

extern const ResultRule kNotAnsweredRule; ///< reads all answers, refused ones too
extern const ResultRule kRackPowerRule;
extern const ResultRule kRackMassRule;
extern const ResultRule kFloorLoadRule;
extern const ResultRule kSupplyShortfallRule;
extern const ResultRule kFeedOverloadRule;
extern const ResultRule kLostRedundancyRule;
extern const ResultRule kCoolingOverloadRule;
extern const ResultRule kCoolingRedundancyRule;
extern const ResultRule kHeatNotRemovedRule;
extern const ResultRule kHeatRejectionRule;
extern const ResultRule kRejectionRedundancyRule;
extern const ResultRule kInletRule;
extern const ResultRule kUnreachableHostRule;
extern const ResultRule kOversubscriptionRule;
extern const ResultRule kSiteCapacityRule;

} // namespace cw::analysis
