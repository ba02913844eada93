#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <algorithm>
#include <tuple>

namespace cw::rules {

namespace {

struct Named {
    std::uint32_t scope = 0; ///< hall id, or 0 for the whole project
    std::string_view name;
    ObjectRef object;
    std::size_t hash = 0; ///< of the name: hundreds of thousands of labels are compared by number first
};

constexpr std::size_t kMostObjects = 100; ///< listed in one finding; the count is always right

void reportRuns(std::vector<Named>& named, std::vector<Finding>& findings) {
    std::sort(named.begin(), named.end(), [](const Named& a, const Named& b) {
        if (a.hash != b.hash) return a.hash < b.hash;
        return std::tie(a.scope, a.name, a.object) < std::tie(b.scope, b.name, b.object);
    });
    for (std::size_t i = 0; i < named.size();) {
        std::size_t end = i + 1;
        while (end < named.size() && named[end].scope == named[i].scope && named[end].name == named[i].name)
            ++end;
        if (end - i > 1) {
            Finding finding(kDuplicateName.info);
            for (std::size_t k = i; k < std::min(end, i + kMostObjects); ++k)
                finding.objects.push_back(named[k].object);
            finding.params = {std::string(named[i].name), FindingNumber{double(end - i), "", 0}};
            switch (named[i].object.kind) {
            case EntityKind::Rack:
                finding.message = 0;
                break;
            case EntityKind::Row:
                finding.message = 1;
                break;
            case EntityKind::Device:
                finding.message = 2;
                break;
            case EntityKind::Cable:
                finding.message = 3;
                break;
            default:
                finding.message = 4;
                break;
            }
            findings.push_back(std::move(finding));
        }
        i = end;
    }
    named.clear();
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::vector<Named> named;
    const auto add = [&](std::uint32_t scope, std::string_view name, ObjectRef object) {
        if (!name.empty()) named.push_back({scope, name, object, std::hash<std::string_view>{}(name)});
    };
    for (const auto& [id, rack] : project.racks())
        add(rack.hall.value(), rack.name, ObjectRef::of(id));
    reportRuns(named, findings);
    for (const auto& [id, row] : project.rows())
        add(row.hall.value(), row.name, ObjectRef::of(id));
    reportRuns(named, findings);
    for (const auto& [id, device] : project.devices())
        if (device.role != DeviceRole::Blank)
            add(project.racks()[device.rack].hall.value(), device.name, ObjectRef::of(id));
    reportRuns(named, findings);
    for (const auto& [id, cable] : project.cables())
        add(0, cable.label, ObjectRef::of(id));
    reportRuns(named, findings);
    for (const auto& [id, element] : project.powerElements())
        add(0, element.name, ObjectRef::of(id));
    reportRuns(named, findings);
    for (const auto& [id, element] : project.coolingElements())
        add(0, element.name, ObjectRef::of(id));
    reportRuns(named, findings);
}

} // namespace

const Rule kDuplicateName{
    {"duplicate-name",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "Same name twice"),
     QT_TRANSLATE_NOOP("rules",
                       "Names of rows, racks and devices within a hall; labels of cables and names of power "
                       "and cooling elements in the whole design. Empty names are not compared."),
     {QT_TRANSLATE_NOOP("rules", "%2 racks of one hall are called “%1”"),
      QT_TRANSLATE_NOOP("rules", "%2 rows of one hall are called “%1”"),
      QT_TRANSLATE_NOOP("rules", "%2 devices of one hall are called “%1”"),
      QT_TRANSLATE_NOOP("rules", "%2 cables are labelled “%1”"),
      QT_TRANSLATE_NOOP("rules", "%2 elements are called “%1”")},
     QT_TRANSLATE_NOOP("rules", "Rename all but one"),
     QT_TRANSLATE_NOOP("rules", "installers find things by name")},
    check};

} // namespace cw::rules
