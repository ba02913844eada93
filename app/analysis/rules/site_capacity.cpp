// Power at peak against the connection of the site.
#include "app/analysis/rules/all_result_rules.h"

#include <QtGlobal>

namespace cw::analysis {

namespace {

void checkSite(const Project&, const Analysis& answers, std::vector<Finding>& out) {
    if (!answers.sites) return;
    for (const SiteAnswer& a : *answers.sites) {
        if (a.result.capacityOk.value_or(true)) continue;
        Finding f(kSiteCapacityRule.info);
        f.objects = {ObjectRef::of(a.site)};
        f.params = {ObjectRef::of(a.site), FindingNumber{a.result.neededKw.value_or(0) / 1e3, "MW", 2},
                    FindingNumber{a.result.contractedKw.value_or(0) / 1e3, "MW", 2}};
        out.push_back(std::move(f));
    }
}

} // namespace

const ResultRule kSiteCapacityRule{
    {"site-capacity",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "More power needed than contracted"),
     QT_TRANSLATE_NOOP("rules", "IT power, losses and cooling at peak against the connection of each site."),
     {QT_TRANSLATE_NOOP("rules", "%1 needs %2 at peak, %3 is contracted")},
     QT_TRANSLATE_NOOP("rules", "Raise the connection, reduce the design, or choose another site."),
     QT_TRANSLATE_NOOP("rules", "Contracted power as entered")},
    checkSite};

} // namespace cw::analysis
