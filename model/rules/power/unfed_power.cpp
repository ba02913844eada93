#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <algorithm>

namespace cw::rules {

namespace {

bool isSource(PowerKind kind) {
    return kind == PowerKind::Utility || kind == PowerKind::Genset;
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::vector<std::uint8_t> fed(project.powerElements().idLimit(), 0);
    for (const auto& [id, link] : project.powerLinks())
        fed[link.to.value()] = 1;
    for (const auto& [id, element] : project.powerElements()) {
        if (isSource(element.kind) || fed[id.value()]) continue;
        Finding finding(kUnfedPower.info);
        finding.objects = {ObjectRef::of(id)};
        if (element.rack) finding.objects.push_back(ObjectRef::of(*element.rack));
        finding.params = {ObjectRef::of(id)};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kUnfedPower{
    {"unfed-power",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "Power element fed by nothing"),
     QT_TRANSLATE_NOOP("rules",
                       "Each power element except utility feeds and generators is fed by another one."),
     {QT_TRANSLATE_NOOP("rules", "%1 is fed by nothing")},
     QT_TRANSLATE_NOOP("rules", "Draw the feed from the element upstream"),
     QT_TRANSLATE_NOOP("rules", "the drawing")},
    check};

} // namespace cw::rules
