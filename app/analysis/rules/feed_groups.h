// What the rules on feeds share: elements of one kind and side with one load are one finding.
#pragma once

#include "app/analysis/rules/result_rule.h"

#include <cmath>
#include <map>

namespace cw::analysis {

constexpr double kFullPct = 100.0;

/// Elements of one kind and side with one load are one finding: forty equal rack PDUs say it once.
struct FeedGroup {
    PowerKind kind;
    FeedSide side;
    long loadTenths;
    long ratingTenths;
    std::uint32_t cause;
    auto operator<=>(const FeedGroup&) const = default;
};

template <class Select>
void eachFeedGroup(const ResultRule& rule, const Project& project, const Analysis& answers,
                   std::vector<Finding>& out, Select&& pctAndCause) {
    if (!answers.power) return;
    const PowerAnswer& a = *answers.power;
    std::map<FeedGroup, std::vector<ObjectRef>> groups;
    for (std::size_t i = 0; i < a.elements.size(); ++i) {
        const auto& r = a.result.elements[i];
        const auto [pct, cause] = pctAndCause(r);
        if (!r.ratingKw || pct <= kFullPct) continue;
        const PowerElement* e = project.find(a.elements[i]);
        if (!e) continue;
        groups[{e->kind, e->side, std::lround(pct * *r.ratingKw / kFullPct * 10),
                std::lround(*r.ratingKw * 10), cause < 0 ? 0 : a.elements[std::size_t(cause)].value()}]
            .push_back(ObjectRef::of(a.elements[i]));
    }
    for (auto& [group, elements] : groups) {
        Finding f(rule.info);
        f.message = elements.size() > 1 ? 1 : 0;
        f.params = {elements.front(), FindingNumber{group.loadTenths / 10.0, "kW", 1},
                    FindingNumber{group.ratingTenths / 10.0, "kW", 1},
                    FindingNumber{double(elements.size() - 1), "", 0}};
        if (group.cause != 0) f.params.push_back(ObjectRef{EntityKind::PowerElement, group.cause});
        f.objects = std::move(elements);
        out.push_back(std::move(f));
    }
}

} // namespace cw::analysis
