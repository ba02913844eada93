#include "model/rules/hall/aisles.h"

#include "model/rules/floor_overlaps.h"

namespace cw::rules {

namespace {

/// The strip of floor that `item` looks onto when facing `direction`.
Rect stripAhead(const Rect& item, Turn direction, Um depth) {
    switch (direction) {
    case Turn::North:
        return {{item.left(), item.top() - depth}, {item.size.width, depth}};
    case Turn::South:
        return {{item.left(), item.bottom()}, {item.size.width, depth}};
    case Turn::West:
        return {{item.left() - depth, item.top()}, {depth, item.size.height}};
    case Turn::East:
        return {{item.right(), item.top()}, {depth, item.size.height}};
    }
    return {};
}

/// Free depth from `item` to `other` in `direction`; negative when `other` reaches into the item.
Um gapTo(const Rect& item, const Rect& other, Turn direction) {
    switch (direction) {
    case Turn::North:
        return item.top() - other.bottom();
    case Turn::South:
        return other.top() - item.bottom();
    case Turn::West:
        return item.left() - other.right();
    case Turn::East:
        return other.left() - item.right();
    }
    return 0;
}

Um gapToEdge(const Rect& item, const Size& hall, Turn direction) {
    switch (direction) {
    case Turn::North:
        return item.top();
    case Turn::South:
        return hall.height - item.bottom();
    case Turn::West:
        return item.left();
    case Turn::East:
        return hall.width - item.right();
    }
    return 0;
}

struct Nearest {
    bool found = false;
    Um gap = 0;
    ObjectRef object;
    std::optional<Turn> front;

    void offer(Um other, ObjectRef what, std::optional<Turn> itsFront) {
        if (other < 0 || (found && std::pair(gap, object) <= std::pair(other, what))) return;
        found = true;
        gap = other;
        object = what;
        front = itsFront;
    }
};

} // namespace

std::vector<AisleView> aisleViews(const DrawnFacts& drawn, Um depth) {
    const Project& project = drawn.project();
    const auto& floor = drawn.floorItems();
    struct Block {
        ObjectRef object;
        Rect area;
        std::optional<Turn> front;
    };
    std::vector<Block> blocks;
    std::vector<SweepRect> blockRects;
    const auto addBlock = [&](HallId hall, ObjectRef object, const Rect& area, std::optional<Turn> front) {
        blockRects.push_back({hall, area, std::uint32_t(blocks.size())});
        blocks.push_back({object, area, front});
    };
    for (const FloorItem& item : floor)
        addBlock(item.hall, item.object, item.area, item.front);
    for (const auto& [id, obstacle] : project.obstacles())
        if (obstacle.kind != ObstacleKind::KeepOut && obstacle.kind != ObstacleKind::Door)
            addBlock(obstacle.hall, ObjectRef::of(id), obstacle.area, std::nullopt);

    // Two looks a rack: index 2i out of the front, 2i + 1 out of the rear.
    std::vector<Nearest> nearest(floor.size() * 2);
    std::vector<SweepRect> strips;
    const auto direction = [&](std::uint32_t look) {
        const Turn front = *floor[look / 2].front;
        return look % 2 == 0 ? front : opposite(front);
    };
    for (std::uint32_t i = 0; i < floor.size(); ++i) {
        if (!floor[i].front) continue;
        for (const std::uint32_t look : {2 * i, 2 * i + 1}) {
            strips.push_back({floor[i].hall, stripAhead(floor[i].area, direction(look), depth), look});
            const Um edge = gapToEdge(floor[i].area, project.halls()[floor[i].hall].size, direction(look));
            if (edge < depth) nearest[look].offer(edge, ObjectRef::of(floor[i].hall), std::nullopt);
        }
    }
    forEachOverlap(std::move(strips), std::move(blockRects), [&](std::uint32_t look, std::uint32_t b) {
        const FloorItem& item = floor[look / 2];
        const Block& block = blocks[b];
        if (block.object == item.object || block.area.overlaps(item.area)) return;
        nearest[look].offer(gapTo(item.area, block.area, direction(look)), block.object, block.front);
    });

    std::vector<AisleView> views;
    for (std::uint32_t look = 0; look < nearest.size(); ++look)
        if (nearest[look].found)
            views.push_back(
                {look / 2, look % 2 == 0, nearest[look].gap, nearest[look].object, nearest[look].front});
    return views;
}

ObjectRef rowOrSelf(const Project& project, ObjectRef object) {
    if (const auto rack = object.as<Rack>())
        if (const auto& row = project.racks()[*rack].row) return ObjectRef::of(*row);
    return object;
}

} // namespace cw::rules
