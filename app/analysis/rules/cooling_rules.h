#pragma once

#include "app/analysis/rules/result_rule.h"

namespace cw::analysis {

extern const ResultRule kCoolingOverloadRule;
extern const ResultRule kCoolingRedundancyRule;
extern const ResultRule kHeatNotRemovedRule;
extern const ResultRule kInletRule;
extern const ResultRule kSiteCapacityRule;

} // namespace cw::analysis
