#pragma once

#include "app/analysis/rules/result_rule.h"

namespace cw::analysis {

extern const ResultRule kRackPowerRule;
extern const ResultRule kRackMassRule;
extern const ResultRule kFloorLoadRule;
extern const ResultRule kSupplyShortfallRule;

} // namespace cw::analysis
