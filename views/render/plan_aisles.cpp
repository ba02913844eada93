#include "views/render/plan_scene.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace cw::render {

namespace {

constexpr Um kWidestGapInLine = mm(1200);
constexpr Um kWidestAisle = m(6);
constexpr Um kNarrowestAisle = mm(200);
constexpr Um kColdAtWall = mm(1800);
constexpr Um kHotAtWall = mm(1200);

/// Coordinate across the line at which the fronts stand.
Um frontLine(const PlanRack& rack) {
    switch (rack.front) {
    case Turn::North:
        return rack.area.top();
    case Turn::South:
        return rack.area.bottom();
    case Turn::East:
        return rack.area.right();
    case Turn::West:
        return rack.area.left();
    }
    return 0;
}

Rect united(const Rect& a, const Rect& b) {
    const Point from{std::min(a.left(), b.left()), std::min(a.top(), b.top())};
    const Point to{std::max(a.right(), b.right()), std::max(a.bottom(), b.bottom())};
    return {from, {to.x - from.x, to.y - from.y}};
}

/// A rectangle seen along a line (from–to) and across it (near–far), whichever way the line lies.
struct Band {
    Um from, to, near, far;
};
Band bandOf(const PlanLine& line) {
    const Rect& r = line.area;
    return line.isUpright() ? Band{r.top(), r.bottom(), r.left(), r.right()}
                            : Band{r.left(), r.right(), r.top(), r.bottom()};
}
Rect rectOf(const Band& b, bool upright) {
    return upright ? Rect{{b.near, b.from}, {b.far - b.near, b.to - b.from}}
                   : Rect{{b.from, b.near}, {b.to - b.from, b.far - b.near}};
}
/// Whether the line's fronts look to larger (`far`) coordinates across it.
bool looksFar(Turn front) {
    return front == Turn::South || front == Turn::East;
}

} // namespace

std::vector<PlanLine> deriveLines(const Project& project, std::vector<PlanRack>& racks) {
    std::vector<std::uint32_t> order(racks.size());
    std::iota(order.begin(), order.end(), 0u);
    const auto along = [](const PlanRack& r) {
        return r.front == Turn::North || r.front == Turn::South ? r.area.left() : r.area.top();
    };
    const auto key = [&](const PlanRack& r) {
        const auto row = project.racks()[r.id].row;
        return std::tuple(row ? row->value() : 0u, r.front, frontLine(r), along(r), r.id);
    };
    using Key = decltype(key(racks[0]));
    std::vector<Key> keys;
    keys.reserve(racks.size());
    for (const PlanRack& r : racks)
        keys.push_back(key(r));
    std::sort(order.begin(), order.end(),
              [&](std::uint32_t a, std::uint32_t b) { return keys[a] < keys[b]; });

    std::vector<PlanLine> lines;
    Um end = 0;
    const Key* last = nullptr;
    for (const std::uint32_t i : order) {
        PlanRack& rack = racks[i];
        const Key& k = keys[i];
        const bool upright = rack.front == Turn::East || rack.front == Turn::West;
        const bool joins = last && std::get<0>(*last) == std::get<0>(k) &&
                           std::get<1>(*last) == std::get<1>(k) && std::get<2>(*last) == std::get<2>(k) &&
                           std::get<3>(k) - end <= kWidestGapInLine;
        if (!joins) {
            PlanLine line;
            line.row = project.racks()[rack.id].row;
            if (line.row) line.name = QString::fromStdString(project.rows()[*line.row].name);
            line.front = rack.front;
            line.area = rack.area;
            lines.push_back(std::move(line));
        }
        PlanLine& line = lines.back();
        line.racks.push_back(i);
        line.area = united(line.area, rack.area);
        rack.line = std::uint32_t(lines.size() - 1);
        end = upright ? line.area.bottom() : line.area.right();
        last = &k;
    }
    return lines;
}

std::vector<PlanAisle> deriveAisles(const std::vector<PlanLine>& lines, Size hall, Containment containment) {
    std::vector<PlanAisle> aisles;
    for (const bool upright : {false, true}) {
        std::vector<const PlanLine*> sorted;
        for (const PlanLine& line : lines)
            if (line.isUpright() == upright) sorted.push_back(&line);
        std::sort(sorted.begin(), sorted.end(), [](const PlanLine* a, const PlanLine* b) {
            const Band x = bandOf(*a), y = bandOf(*b);
            return std::tie(x.near, x.from) < std::tie(y.near, y.from);
        });
        const Um wall = upright ? hall.width : hall.height;
        std::vector<bool> hasNear(sorted.size(), false);
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            const Band b = bandOf(*sorted[i]);
            const bool frontFar = looksFar(sorted[i]->front);
            // The next line across, with at least half of the shorter one opposite.
            bool found = false;
            for (std::size_t j = i + 1; j < sorted.size() && !found; ++j) {
                const Band o = bandOf(*sorted[j]);
                if (o.near - b.far > kWidestAisle) break;
                const Um common = std::min(b.to, o.to) - std::max(b.from, o.from);
                if (o.near < b.far || 2 * common < std::min(b.to - b.from, o.to - o.from)) continue;
                found = true;
                hasNear[j] = true;
                if (o.near - b.far < kNarrowestAisle) continue; // back to back, no aisle
                const bool frontNear = !looksFar(sorted[j]->front);
                PlanAisle aisle;
                aisle.kind = frontFar && frontNear     ? AisleKind::Cold
                             : !frontFar && !frontNear ? AisleKind::Hot
                                                       : AisleKind::Mixed;
                aisle.area = rectOf({std::max(b.from, o.from), std::min(b.to, o.to), b.far, o.near}, upright);
                aisle.rows = sorted[i]->name + sorted[j]->name;
                aisle.upright = upright;
                aisle.contained = (aisle.kind == AisleKind::Hot && containment == Containment::HotAisle) ||
                                  (aisle.kind == AisleKind::Cold && containment == Containment::ColdAisle);
                aisles.push_back(std::move(aisle));
            }
            const auto atWall = [&](bool front, Um from, Um to) {
                if (to - from < kNarrowestAisle) return;
                PlanAisle aisle;
                aisle.kind = front ? AisleKind::Cold : AisleKind::Hot;
                aisle.area = rectOf({b.from, b.to, from, to}, upright);
                aisle.rows = sorted[i]->name;
                aisle.upright = upright;
                aisles.push_back(std::move(aisle));
            };
            if (!found)
                atWall(frontFar, b.far, std::min(wall, b.far + (frontFar ? kColdAtWall : kHotAtWall)));
            if (!hasNear[i])
                atWall(!frontFar, std::max<Um>(0, b.near - (frontFar ? kHotAtWall : kColdAtWall)), b.near);
        }
    }
    return aisles;
}

} // namespace cw::render
