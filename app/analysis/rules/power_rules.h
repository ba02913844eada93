#pragma once

#include "app/analysis/rules/result_rule.h"

namespace cw::analysis {

extern const ResultRule kFeedOverloadRule;
extern const ResultRule kLostRedundancyRule;

} // namespace cw::analysis
