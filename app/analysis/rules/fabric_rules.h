#pragma once

#include "app/analysis/rules/result_rule.h"

namespace cw::analysis {

extern const ResultRule kUnreachableHostRule;
extern const ResultRule kOversubscriptionRule;

} // namespace cw::analysis
