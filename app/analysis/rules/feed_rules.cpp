// Feeds above their rating, and feeds that a single failure overloads.
#include "app/analysis/rules/power_rules.h"

#include <QtGlobal>

#include <cmath>
#include <map>

namespace cw::analysis {

namespace power = solvers::power;

namespace {

constexpr double kFullPct = 100.0;

/// Elements of one kind and side with one load are one finding: forty equal rack PDUs say it once.
struct Group {
    PowerKind kind;
    FeedSide side;
    long loadTenths;
    long ratingTenths;
    std::uint32_t cause;
    auto operator<=>(const Group&) const = default;
};

template <class Select>
void eachGroup(const ResultRule& rule, const Project& project, const Analysis& answers,
               std::vector<Finding>& out, Select&& pctAndCause) {
    if (!answers.power) return;
    const PowerAnswer& a = *answers.power;
    std::map<Group, std::vector<ObjectRef>> groups;
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

void checkOverload(const Project& project, const Analysis& answers, std::vector<Finding>& out) {
    eachGroup(kFeedOverloadRule, project, answers, out,
              [](const power::ElementResult& r) { return std::pair(r.loadPct.value_or(0), -1); });
}

void checkRedundancy(const Project& project, const Analysis& answers, std::vector<Finding>& out) {
    eachGroup(kLostRedundancyRule, project, answers, out, [](const power::ElementResult& r) {
        const bool already = r.loadPct.value_or(0) > kFullPct; // said by the overload rule
        return std::pair(already ? 0.0 : r.worstSingleFailurePct.value_or(0), r.worstFailure);
    });
}

} // namespace

const ResultRule kFeedOverloadRule{
    {"feed-overload",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Feed overloaded"),
     QT_TRANSLATE_NOOP("rules", "The load of every element of the power tree against the smallest of its "
                                "limits, with the 80 % rule for continuous load where it applies."),
     {QT_TRANSLATE_NOOP("rules", "%1 carries %2, it may carry %3"),
      QT_TRANSLATE_NOOP("rules", "%1 and %4 more like it carry %2 each, they may carry %3")},
     QT_TRANSLATE_NOOP("rules", "Spread the load over more feeds, or choose a larger rating."),
     QT_TRANSLATE_NOOP("rules", "Rating of the element or its part; NEC 210.20(A) for the 80 % rule")},
    checkOverload};

const ResultRule kLostRedundancyRule{
    {"lost-redundancy",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "A single failure overloads a feed"),
     QT_TRANSLATE_NOOP("rules", "The load of every element after the failure of any one other element."),
     {QT_TRANSLATE_NOOP("rules", "%1 would carry %2 after the loss of %5, it may carry %3"),
      QT_TRANSLATE_NOOP("rules",
                        "%1 and %4 more like it would carry %2 after the loss of %5, they may carry %3")},
     QT_TRANSLATE_NOOP("rules", "Each side must carry the whole load: raise the rating or reduce the load."),
     QT_TRANSLATE_NOOP("rules", "Enumeration of single failures")},
    checkRedundancy};

} // namespace cw::analysis
