#include "model/rules/all_rules.h"
#include "model/rules/hall/aisles.h"

#include <QtGlobal>

#include <map>

namespace cw::rules {

namespace {

constexpr Um kFarthestAisle = m(3); ///< wider floor is no aisle: exhaust air mixes with the room

void checkFacing(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::map<std::pair<ObjectRef, ObjectRef>, std::uint32_t> racksOfPair;
    for (const AisleView& view : aisleViews(drawn, kFarthestAisle)) {
        if (!view.front || view.neighbour.kind != EntityKind::Rack) continue;
        const FloorItem& rack = drawn.floorItems()[view.rack];
        if (view.neighbourFront != rack.front) continue; // it shows its front or its side
        ++racksOfPair[{rowOrSelf(project, rack.object), rowOrSelf(project, view.neighbour)}];
    }
    for (const auto& [pair, count] : racksOfPair) {
        const auto& [self, other] = pair;
        Finding finding(kAisleFacing.info);
        finding.message = self == other ? 1 : 0;
        finding.objects = {self};
        if (other != self) finding.objects.push_back(other);
        finding.params = {self, other, FindingNumber{double(count), "", 0}};
        findings.push_back(std::move(finding));
    }
}

/// Within one row all fronts look to one side; a turned rack blows into the cold aisle of its row.
void checkRows(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, row] : project.rows()) {
        std::array<std::uint32_t, 4> count{};
        std::array<std::optional<RackId>, 4> first;
        for (const RackId rack : project.referrers<Rack>(id)) {
            const auto turn = std::size_t(project.racks()[rack].pose.turn);
            ++count[turn];
            if (!first[turn]) first[turn] = rack;
        }
        const auto most = std::size_t(std::max_element(count.begin(), count.end()) - count.begin());
        for (std::size_t turn = 0; turn < count.size(); ++turn) {
            if (turn == most || count[turn] == 0) continue;
            Finding finding(kAisleFacing.info);
            finding.message = 2;
            finding.objects = {ObjectRef::of(*first[turn]), ObjectRef::of(id)};
            finding.params = {ObjectRef::of(*first[turn]), ObjectRef::of(id),
                              FindingNumber{double(count[turn]), "", 0}};
            findings.push_back(std::move(finding));
        }
    }
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    checkFacing(drawn, findings);
    checkRows(drawn, findings);
}

} // namespace

const Rule kAisleFacing{
    {"aisle-facing",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "Front faces a hot aisle"),
     QT_TRANSLATE_NOOP(
         "rules", "Across each aisle up to 3 m wide, fronts face fronts and rears face rears; within a row "
                  "all fronts look the same way."),
     {QT_TRANSLATE_NOOP("rules", "The fronts of %1 draw the hot air of %2 (racks: %3)"),
      QT_TRANSLATE_NOOP("rules", "Racks of %1 draw each other's hot air (racks: %3)"),
      QT_TRANSLATE_NOOP("rules", "%1 looks another way than the rest of row %2 (racks: %3)")},
     QT_TRANSLATE_NOOP("rules", "Turn the row so that its fronts share a cold aisle"),
     QT_TRANSLATE_NOOP("rules", "hot-aisle and cold-aisle layout; 3 m is a planning assumption")},
    check};

} // namespace cw::rules
