#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace cw::rules {

namespace {

constexpr Um kTightEnough = mm(100); ///< what a filler panel closes without a word
constexpr Um kNextBlock = mm(1200);  ///< from here on the row is two blocks, each with ends of its own

bool runsAlongX(Turn turn) {
    return turn == Turn::North || turn == Turn::South;
}

/// The free floor between two racks of a row, empty when they do not stand side by side.
Rect between(const FloorItem& a, const FloorItem& b) {
    const Rect &r = a.area, &s = b.area;
    if (runsAlongX(*a.front)) {
        const Um top = std::max(r.top(), s.top()), bottom = std::min(r.bottom(), s.bottom());
        return {{r.right(), top}, {s.left() - r.right(), bottom - top}};
    }
    const Um left = std::max(r.left(), s.left()), right = std::min(r.right(), s.right());
    return {{left, r.bottom()}, {right - left, s.top() - r.bottom()}};
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::map<std::pair<RowId, Turn>, std::vector<const FloorItem*>> rows;
    for (const FloorItem& item : drawn.floorItems()) {
        const auto rack = item.object.as<Rack>();
        if (!rack || !item.front || project.halls()[item.hall].containment == Containment::None) continue;
        if (const auto row = project.racks()[*rack].row) rows[{*row, *item.front}].push_back(&item);
    }
    for (auto& [key, racks] : rows) {
        const bool alongX = runsAlongX(key.second);
        std::sort(racks.begin(), racks.end(), [&](const FloorItem* a, const FloorItem* b) {
            return alongX ? a->area.left() < b->area.left() : a->area.top() < b->area.top();
        });
        for (std::size_t i = 1; i < racks.size(); ++i) {
            const Rect gap = between(*racks[i - 1], *racks[i]);
            const Um width = alongX ? gap.size.width : gap.size.height;
            const Um depth = alongX ? gap.size.height : gap.size.width;
            if (depth <= 0 || width <= kTightEnough || width > kNextBlock) continue;
            const bool filled =
                std::any_of(drawn.floorItems().begin(), drawn.floorItems().end(), [&](const FloorItem& item) {
                    return item.hall == racks[i]->hall && item.area.overlaps(gap);
                });
            if (filled) continue;
            Finding finding(kContainmentGap.info);
            finding.objects = {racks[i - 1]->object, racks[i]->object};
            finding.params = {racks[i - 1]->object, racks[i]->object, FindingNumber{toMm(width), "mm", 0}};
            findings.push_back(std::move(finding));
        }
    }
}

} // namespace

const Rule kContainmentGap{
    {"containment-gap",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "Hole in a contained row"),
     QT_TRANSLATE_NOOP("rules",
                       "In halls with containment: free floor of 100 to 1200 mm between two racks of a "
                       "row, through which hot and cold air mix."),
     {QT_TRANSLATE_NOOP("rules",
                        "%3 are open between %1 and %2; the inlet temperatures shown take the aisle as "
                        "closed")},
     QT_TRANSLATE_NOOP("rules", "Close the hole with a rack or a panel, or move the racks together"),
     QT_TRANSLATE_NOOP("rules", "planning assumption: wider holes end the contained block")},
    check};

} // namespace cw::rules
