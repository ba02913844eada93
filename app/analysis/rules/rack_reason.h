// What the rules on single racks share: a finding for every rack that the density solver gives a reason.
#pragma once

#include "app/analysis/rules/result_rule.h"

#include <algorithm>

namespace cw::analysis {

/// Appends a finding for each rack with `reason`; `fill` gives the parameters after the rack itself.
template <class Fill>
void eachRackWith(const ResultRule& rule, const Analysis& answers, solvers::density::Reason reason,
                  std::vector<Finding>& out, Fill&& fill) {
    if (!answers.density) return;
    const DensityAnswer& a = *answers.density;
    for (std::size_t i = 0; i < a.racks.size(); ++i) {
        const auto& reasons = a.result.racks[i].reasons;
        if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end()) continue;
        Finding f(rule.info);
        f.objects = {ObjectRef::of(a.racks[i])};
        f.params = {ObjectRef::of(a.racks[i])};
        fill(f, a.input.racks[i], a.result.racks[i], a.input);
        out.push_back(std::move(f));
    }
}

} // namespace cw::analysis
