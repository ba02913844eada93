// What a solver refuses to answer, and why: without this, a domain that is not judged looks like a good one.
#include "app/analysis/rules/all_result_rules.h"

#include <QtGlobal>

namespace cw::analysis {

namespace {

void add(const char* what, const std::optional<Error>& refusal, std::vector<ObjectRef> objects,
         std::vector<Finding>& out) {
    if (!refusal || refusal->code == ErrorCode::Cancelled) return;
    Finding f(kNotAnsweredRule.info);
    f.message = refusal->detail.empty() && !refusal->range ? 1 : 0;
    f.params = {FindingTerm{what}, refusal->context};
    if (refusal->range)
        f.params.emplace_back(*refusal->range);
    else
        f.params.emplace_back(refusal->words.empty() ? Phrase::known(refusal->detail) : refusal->words);
    f.objects = std::move(objects);
    out.push_back(std::move(f));
}

void check(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    if (answers.density)
        add(QT_TRANSLATE_NOOP("rules", "Rack power, weight and space"), answers.density->result.outcome.error,
            {}, out);
    if (answers.power)
        add(QT_TRANSLATE_NOOP("rules", "Power tree"), answers.power->result.outcome.error, {}, out);
    if (answers.power)
        add(QT_TRANSLATE_NOOP("rules", "Cooling power"), answers.power->cooling.result.outcome.error, {},
            out);
    if (answers.thermal)
        add(QT_TRANSLATE_NOOP("rules", "Heat balance"), answers.thermal->result.outcome.error, {}, out);
    if (answers.fabrics)
        for (const FabricAnswer& fabric : *answers.fabrics)
            add(QT_TRANSLATE_NOOP("rules", "Fabric"), fabric.result.problem, {ObjectRef::of(fabric.fabric)},
                out);
    if (answers.sites)
        for (const SiteAnswer& site : *answers.sites)
            add(QT_TRANSLATE_NOOP("rules", "Site need"), site.result.outcome.error,
                {ObjectRef::of(site.site)}, out);
}

} // namespace

const ResultRule kNotAnsweredRule{
    {"not-answered",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "The drawing cannot be solved"),
     QT_TRANSLATE_NOOP("rules", "Whether every solver accepts what is drawn."),
     {QT_TRANSLATE_NOOP("rules", "%1 is not answered: %2: %3"),
      QT_TRANSLATE_NOOP("rules", "%1 is not answered: %2")},
     QT_TRANSLATE_NOOP("rules",
                       "Correct the value or connection that is named; undo brings the last good state"),
     QT_TRANSLATE_NOOP("rules", "value ranges of the solvers")},
    check};

} // namespace cw::analysis
