// The leading figures of a design in one list, to be shown or compared.
#pragma once

#include "app/analysis/analysis.h"

#include <string>
#include <vector>

namespace cw::analysis {

/// The key carries its unit ("totals.it_kw"), as in the output of the command line.
struct Headline {
    std::string key;
    std::optional<double> value; ///< nothing when it is unknown
    bool operator==(const Headline&) const = default;
};

/// Counts, totals, and the main figure of each domain that `answers` holds; fabrics and halls by name. The
/// order is the same for every design.
std::vector<Headline> headlines(const Project& project, const Analysis& answers);

struct HeadlineDiff {
    std::string key;
    std::optional<double> before, after;
    bool operator==(const HeadlineDiff&) const = default;
};

/// Figures that differ by more than rounding, or that only one side has: in the order of `after`, then of
/// `before`.
std::vector<HeadlineDiff> diffHeadlines(const std::vector<Headline>& before,
                                        const std::vector<Headline>& after);

} // namespace cw::analysis
