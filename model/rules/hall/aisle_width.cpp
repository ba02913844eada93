#include "model/rules/all_rules.h"
#include "model/rules/hall/aisles.h"

#include <QtGlobal>

#include <map>

namespace cw::rules {

namespace {

constexpr Um kColdAisle = mm(1200);
constexpr Um kHotAisle = mm(900);

enum Message : std::uint8_t { ColdAisle, HotAisle, InFront, Behind, FrontToWall, RearToWall };

struct Narrow {
    Message message = ColdAisle;
    Um gap = 0;
    Um needed = 0;
};

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::map<std::tuple<ObjectRef, ObjectRef, Um>, Narrow>
        narrowest; // of each pair of rows and kind of aisle
    for (const AisleView& view : aisleViews(drawn, kColdAisle)) {
        const FloorItem& rack = drawn.floorItems()[view.rack];
        const bool facesRack = view.neighbour.kind == EntityKind::Rack;
        // Behind a rear that looks into a front lies the cold aisle of the other row: judged from there.
        if (!view.front && facesRack && view.neighbourFront == rack.front) continue;
        const Um needed = view.front ? kColdAisle : kHotAisle;
        if (view.gap >= needed) continue;
        ObjectRef self = rowOrSelf(project, rack.object);
        ObjectRef other = rowOrSelf(project, view.neighbour);
        Message message = view.front ? InFront : Behind;
        if (facesRack)
            message = view.front ? ColdAisle : HotAisle;
        else if (view.neighbour.kind == EntityKind::Hall)
            message = view.front ? FrontToWall : RearToWall;
        if (facesRack && other < self) std::swap(self, other);
        const auto [it, isNew] =
            narrowest.try_emplace({self, other, needed}, Narrow{message, view.gap, needed});
        if (!isNew && view.gap < it->second.gap) it->second = {message, view.gap, needed};
    }
    for (const auto& [key, narrow] : narrowest) {
        const auto& [self, other, needed] = key;
        Finding finding(kAisleWidth.info);
        finding.message = narrow.message;
        finding.objects = {self};
        if (other != self) finding.objects.push_back(other);
        finding.params = {self, other, FindingNumber{toMm(narrow.gap), "mm", 0},
                          FindingNumber{toMm(needed), "mm", 0}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kAisleWidth{
    {"aisle-width",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "Aisle too narrow"),
     QT_TRANSLATE_NOOP(
         "rules", "The free floor before the front of each rack (at least 1200 mm) and behind its rear (at "
                  "least 900 mm), up to the next rack, unit, column or wall."),
     {QT_TRANSLATE_NOOP("rules", "The aisle before %1 and %2 is %3 wide; %4 are planned for"),
      QT_TRANSLATE_NOOP("rules", "The hot aisle between %1 and %2 is %3 wide; %4 are planned for"),
      QT_TRANSLATE_NOOP("rules", "%3 are free between the front of %1 and %2; %4 are planned for"),
      QT_TRANSLATE_NOOP("rules", "%3 are free between the rear of %1 and %2; %4 are planned for"),
      QT_TRANSLATE_NOOP("rules",
                        "%3 are free between the front of %1 and the wall of %2; %4 are planned for"),
      QT_TRANSLATE_NOOP("rules",
                        "%3 are free between the rear of %1 and the wall of %2; %4 are planned for")},
     QT_TRANSLATE_NOOP("rules", "Move the row, or waive the finding where the site allows less"),
     QT_TRANSLATE_NOOP("rules", "planning assumption: 1200 mm before fronts (two floor tiles), 900 mm behind "
                                "rears; local rules may ask "
                                "for more")},
    check};

} // namespace cw::rules
