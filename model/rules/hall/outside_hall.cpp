#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

bool insideRoom(const Project& project, const FloorItem& item) {
    for (const ObstacleId id : project.referrers<Obstacle>(item.hall)) {
        const Obstacle& obstacle = project.obstacles()[id];
        if (obstacle.kind == ObstacleKind::Room && obstacle.area.contains(item.area)) return true;
    }
    return false;
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const FloorItem& item : drawn.floorItems()) {
        const Rect floor{{0, 0}, project.halls()[item.hall].size};
        if (floor.contains(item.area)) continue;
        // Plant rooms may lie beyond the hall; what stands in them stands well.
        if (item.object.kind != EntityKind::Rack && insideRoom(project, item)) continue;
        Finding finding(kOutsideHall.info);
        finding.message = floor.overlaps(item.area) ? 0 : 1;
        finding.objects = {item.object, ObjectRef::of(item.hall)};
        finding.params = {item.object, ObjectRef::of(item.hall)};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kOutsideHall{
    {"outside-hall",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Outside the hall"),
     QT_TRANSLATE_NOOP("rules",
                       "The footprints of racks, power and cooling units against the floor of their hall and "
                       "its plant rooms."),
     {QT_TRANSLATE_NOOP("rules", "%1 reaches beyond the floor of %2"),
      QT_TRANSLATE_NOOP("rules", "%1 stands outside %2")},
     QT_TRANSLATE_NOOP("rules", "Move it into the hall or enlarge the hall"),
     QT_TRANSLATE_NOOP("rules", "geometry of the drawing")},
    check};

} // namespace cw::rules
