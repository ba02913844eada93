#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"
#include "model/rules/floor_overlaps.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

FindingTerm termOf(ObstacleKind kind) {
    switch (kind) {
    case ObstacleKind::Column:
        return {QT_TRANSLATE_NOOP("rules", "column")};
    case ObstacleKind::KeepOut:
        return {QT_TRANSLATE_NOOP("rules", "keep-out area")};
    case ObstacleKind::Wall:
        return {QT_TRANSLATE_NOOP("rules", "wall")};
    case ObstacleKind::Door:
        return {QT_TRANSLATE_NOOP("rules", "door")};
    case ObstacleKind::Room:
        return {QT_TRANSLATE_NOOP("rules", "plant room")};
    }
    return {};
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    if (project.obstacles().empty()) return;
    std::vector<SweepRect> items;
    for (const FloorItem& item : drawn.floorItems())
        items.push_back({item.hall, item.area, std::uint32_t(items.size())});
    std::vector<SweepRect> obstacles;
    for (const auto& [id, obstacle] : project.obstacles())
        obstacles.push_back({obstacle.hall, obstacle.area, id.value()});
    forEachOverlap(std::move(items), std::move(obstacles), [&](std::uint32_t i, std::uint32_t o) {
        const FloorItem& item = drawn.floorItems()[i];
        const ObstacleId id(o);
        const Obstacle& obstacle = project.obstacles()[id];
        // Power and cooling units belong into plant rooms; only racks do not.
        if (obstacle.kind == ObstacleKind::Room && item.object.kind != EntityKind::Rack) return;
        Finding finding(kOnObstacle.info);
        finding.message = obstacle.label.empty() ? 0 : 1;
        finding.objects = {item.object, ObjectRef::of(id)};
        finding.params = {item.object, termOf(obstacle.kind), obstacle.label};
        findings.push_back(std::move(finding));
    });
}

} // namespace

const Rule kOnObstacle{
    {"on-obstacle",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "On a column or in a keep-out area"),
     QT_TRANSLATE_NOOP("rules",
                       "The footprints of racks, power and cooling units against columns, walls, doors and "
                       "keep-out areas; racks against plant rooms, too."),
     {QT_TRANSLATE_NOOP("rules", "%1 stands on a building element (%2)"),
      QT_TRANSLATE_NOOP("rules", "%1 stands on a building element (%2 %3)")},
     QT_TRANSLATE_NOOP("rules", "Move it off the building element"),
     QT_TRANSLATE_NOOP("rules", "geometry of the drawing")},
    check};

} // namespace cw::rules
