#pragma once

#include "app/analysis/rules/result_rule.h"

namespace cw::analysis {

/// Reads all answers, refused ones too.
extern const ResultRule kNotAnsweredRule;

} // namespace cw::analysis
