// How well a few typed letters fit a name.
#pragma once

#include <QString>

#include <optional>

namespace cw::shell {

/// Score of `pattern` as a case-insensitive subsequence of `text`, higher is better; nothing when it is none.
/// Spaces in the pattern separate words that may match in any order. Starts of words and runs count more; an
/// empty pattern is 0.
std::optional<int> fuzzyScore(const QString& pattern, const QString& text);

} // namespace cw::shell
