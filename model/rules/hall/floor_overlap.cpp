#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"
#include "model/rules/floor_overlaps.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    std::vector<SweepRect> items;
    for (const FloorItem& item : drawn.floorItems())
        items.push_back({item.hall, item.area, std::uint32_t(items.size())});
    forEachOverlap(items, items, [&](std::uint32_t a, std::uint32_t b) {
        if (a >= b) return; // each pair once, nothing with itself
        const FloorItem& first = drawn.floorItems()[a];
        const FloorItem& second = drawn.floorItems()[b];
        Finding finding(kFloorOverlap.info);
        finding.objects = {second.object, first.object};
        finding.params = {second.object, first.object};
        findings.push_back(std::move(finding));
    });
}

} // namespace

const Rule kFloorOverlap{
    {"floor-overlap",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Two objects on one spot"),
     QT_TRANSLATE_NOOP("rules",
                       "The footprints of racks, power and cooling units of a hall against each other."),
     {QT_TRANSLATE_NOOP("rules", "%1 stands where %2 stands")},
     QT_TRANSLATE_NOOP("rules", "Move one of them"),
     QT_TRANSLATE_NOOP("rules", "geometry of the drawing")},
    check};

} // namespace cw::rules
