// The names of all values that can be explained, and those near to a name that is none.
#pragma once

#include "app/analysis/analysis.h"

#include <string>
#include <string_view>
#include <vector>

namespace cw::analysis {

/// Every key that explain() answers, objects by name where the name is theirs alone, else by "#index".
/// Includes values that are unknown.
std::vector<std::string> explainKeys(const Analysis& answers);

/// The part of explainKeys() in which to look for what a wrong key means: values of the same object, else the
/// same value of other objects, else the totals and the values of the first object of each list.
std::vector<std::string> keysNear(const Analysis& answers, std::string_view key);

/// True when explain() failed because the value, not the key, is unknown.
bool isUnknownValue(const Error& error);

} // namespace cw::analysis
