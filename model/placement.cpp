#include "model/placement.h"

#include <algorithm>
#include <unordered_map>

namespace cw {

namespace {

std::optional<Um> lengthOf(const std::optional<Sourced<Length>>& fact) {
    if (!fact || !(inMetres(fact->value) > 0) || inMetres(fact->value) > 1000) return std::nullopt;
    return m(inMetres(fact->value));
}

Size sizeFrom(const PartFacts& facts, Size fallback) {
    return {lengthOf(facts.width).value_or(fallback.width), lengthOf(facts.depth).value_or(fallback.height)};
}

/// Sizes used only when nothing states one: typical footprints, so that a plan can be drawn at all.
Size typicalSize(CoolingKind kind) {
    switch (kind) {
    case CoolingKind::Crah:
        return {mm(1600), mm(900)};
    case CoolingKind::FanWall:
        return {mm(3000), mm(900)};
    case CoolingKind::Cdu:
        return {mm(600), mm(1200)};
    case CoolingKind::RearDoor:
        return {mm(600), mm(300)};
    case CoolingKind::DryCooler:
    case CoolingKind::Chiller:
        return {mm(6000), mm(2300)};
    case CoolingKind::Tower:
        return {mm(3600), mm(3600)};
    case CoolingKind::Pump:
        return {mm(800), mm(800)};
    }
    return {mm(900), mm(900)};
}

Size typicalSize(PowerKind kind) {
    switch (kind) {
    case PowerKind::Utility:
    case PowerKind::MediumVoltage:
        return {mm(2400), mm(1800)};
    case PowerKind::Transformer:
        return {mm(2200), mm(1600)};
    case PowerKind::Switchgear:
        return {mm(2800), mm(1000)};
    case PowerKind::Genset:
        return {mm(6000), mm(2400)};
    case PowerKind::Ups:
        return {mm(1200), mm(900)};
    case PowerKind::Rpp:
        return {mm(600), mm(600)};
    case PowerKind::Busway:
        return {mm(6000), mm(150)};
    case PowerKind::RackPdu:
        return {mm(60), mm(100)};
    case PowerKind::Sts:
        return {mm(800), mm(800)};
    case PowerKind::PowerShelf:
        return {mm(600), mm(800)};
    }
    return {mm(900), mm(900)};
}

/// Rectangles sorted into square cells, to find overlaps without comparing all with all. Bodies that would
/// span very many cells are kept apart and compared with everything.
class Cells {
public:
    void add(std::size_t item, const Rect& r) {
        all_.push_back(item);
        if (isLarge(r))
            large_.push_back(item);
        else
            forEachCell(r, [&](std::uint64_t cell) { cells_[cell].push_back(item); });
    }
    template <class F>
    void forEachNear(const Rect& r, F&& f) const {
        if (isLarge(r)) {
            std::for_each(all_.begin(), all_.end(), f);
            return;
        }
        std::for_each(large_.begin(), large_.end(), f);
        forEachCell(r, [&](std::uint64_t cell) {
            if (const auto at = cells_.find(cell); at != cells_.end())
                std::for_each(at->second.begin(), at->second.end(), f);
        });
    }

private:
    static constexpr Um kCell = m(4);
    static bool isLarge(const Rect& r) { return r.size.width > 32 * kCell || r.size.height > 32 * kCell; }
    template <class F>
    static void forEachCell(const Rect& r, F&& f) {
        const auto cell = [](Um v) { return v >= 0 ? v / kCell : -((-v + kCell - 1) / kCell); };
        for (Um y = cell(r.top()); y <= cell(r.bottom()); ++y)
            for (Um x = cell(r.left()); x <= cell(r.right()); ++x)
                f((std::uint64_t(std::uint32_t(x)) << 32) | std::uint32_t(y));
    }
    std::vector<std::size_t> all_, large_;
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> cells_;
};

} // namespace

Size rackFloorSize(const PartFacts& facts) {
    return sizeFrom(facts, {mm(600), mm(1200)});
}

Size floorSize(const PartFacts& facts, CoolingKind kind) {
    return sizeFrom(facts, typicalSize(kind));
}

Size floorSize(const PartFacts& facts, PowerKind kind) {
    return sizeFrom(facts, typicalSize(kind));
}

Size partFloorSize(const Project& project, PartId part) {
    return rackFloorSize(project.facts(part));
}

Size rackFloorSize(const Project& project, const Rack& rack) {
    return rackFloorSize(project.facts(rack.part));
}

Size coolingFloorSize(const Project& project, const CoolingElement& element) {
    return element.part ? floorSize(project.facts(*element.part), element.kind) : typicalSize(element.kind);
}

Size powerFloorSize(const Project& project, const PowerElement& element) {
    return element.part ? floorSize(project.facts(*element.part), element.kind) : typicalSize(element.kind);
}

std::optional<Pose> poseOf(const Project& project, ObjectRef ref) {
    if (const auto id = ref.as<Rack>())
        if (const Rack* rack = project.find(*id)) return rack->pose;
    if (const auto id = ref.as<CoolingElement>())
        if (const CoolingElement* element = project.find(*id)) return element->pose;
    if (const auto id = ref.as<PowerElement>())
        if (const PowerElement* element = project.find(*id)) return element->pose;
    if (const auto id = ref.as<Obstacle>())
        if (const Obstacle* obstacle = project.find(*id)) return Pose{obstacle->area.origin, Turn::North};
    return std::nullopt;
}

std::optional<Rect> footprintOf(const Project& project, ObjectRef ref) {
    const std::optional<Pose> pose = poseOf(project, ref);
    if (!pose) return std::nullopt;
    Size size;
    if (const auto id = ref.as<Rack>())
        size = rackFloorSize(project, project.racks()[*id]);
    else if (const auto cooling = ref.as<CoolingElement>())
        size = coolingFloorSize(project, project.coolingElements()[*cooling]);
    else if (const auto power = ref.as<PowerElement>())
        size = powerFloorSize(project, project.powerElements()[*power]);
    else if (const auto obstacle = ref.as<Obstacle>())
        size = project.obstacles()[*obstacle].area.size;
    return footprint(*pose, size.width, size.height);
}

std::optional<HallId> hallOf(const Project& project, ObjectRef ref) {
    if (const auto id = ref.as<Hall>()) return project.find(*id) ? id : std::nullopt;
    if (const auto id = ref.as<Rack>())
        if (const Rack* rack = project.find(*id)) return rack->hall;
    if (const auto id = ref.as<Row>())
        if (const Row* row = project.find(*id)) return row->hall;
    if (const auto id = ref.as<Obstacle>())
        if (const Obstacle* obstacle = project.find(*id)) return obstacle->hall;
    if (const auto id = ref.as<CoolingElement>())
        if (const CoolingElement* element = project.find(*id)) return element->hall;
    if (const auto id = ref.as<CoolingLoop>())
        if (const CoolingLoop* loop = project.find(*id)) return loop->hall;
    if (const auto id = ref.as<Device>())
        if (const Device* device = project.find(*id)) return project.racks()[device->rack].hall;
    if (const auto id = ref.as<PowerElement>())
        if (const PowerElement* element = project.find(*id)) {
            if (element->hall) return element->hall;
            if (element->rack) return project.racks()[*element->rack].hall;
        }
    return std::nullopt;
}

bool isLocked(const Project& project, ObjectRef ref) {
    const auto id = ref.as<Rack>();
    const Rack* rack = id ? project.find(*id) : nullptr;
    return rack && rack->locked;
}

bool isSolid(const Project& project, ObjectRef ref) {
    if (ref.kind == EntityKind::Rack) return true;
    if (const auto id = ref.as<CoolingElement>()) {
        const CoolingElement* element = project.find(*id);
        return element && element->pose && element->kind != CoolingKind::RearDoor;
    }
    if (const auto id = ref.as<PowerElement>()) {
        const PowerElement* element = project.find(*id);
        return element && element->pose && element->kind != PowerKind::Busway &&
               element->kind != PowerKind::RackPdu && element->kind != PowerKind::PowerShelf;
    }
    if (const auto id = ref.as<Obstacle>()) {
        const Obstacle* obstacle = project.find(*id);
        return obstacle && (obstacle->kind == ObstacleKind::Column || obstacle->kind == ObstacleKind::Wall);
    }
    return false;
}

std::vector<ObjectRef> placedObjects(const Project& project, HallId hall) {
    std::vector<ObjectRef> placed;
    for (ObjectRef ref : project.referrers(ObjectRef::of(hall)))
        if (poseOf(project, ref)) placed.push_back(ref);
    return placed;
}

Rect boundingRect(std::span<const Rect> rects) {
    if (rects.empty()) return {};
    Um left = rects[0].left(), top = rects[0].top(), right = rects[0].right(), bottom = rects[0].bottom();
    for (const Rect& r : rects) {
        left = std::min(left, r.left());
        top = std::min(top, r.top());
        right = std::max(right, r.right());
        bottom = std::max(bottom, r.bottom());
    }
    return {{left, top}, {right - left, bottom - top}};
}

std::vector<Collision> newCollisions(const Project& project, HallId hall, std::span<const ObjectRef> movers,
                                     std::span<const Rect> after) {
    struct Body {
        ObjectRef ref;
        std::optional<Rect> before;
        Rect now;
        bool moves;
    };
    std::vector<Body> bodies;
    std::unordered_map<ObjectRef, std::size_t> moving;
    for (std::size_t i = 0; i < movers.size(); ++i)
        if (isSolid(project, movers[i]) && moving.emplace(movers[i], bodies.size()).second)
            bodies.push_back({movers[i], footprintOf(project, movers[i]), after[i], true});
    const std::size_t moved = bodies.size();
    if (moved == 0) return {};
    std::vector<Rect> targets;
    targets.reserve(moved);
    for (const Body& b : bodies)
        targets.push_back(b.now);
    const Rect reach = boundingRect(targets);
    for (ObjectRef ref : placedObjects(project, hall)) {
        if (moving.contains(ref) || !isSolid(project, ref)) continue;
        const Rect r = *footprintOf(project, ref);
        if (r.overlaps(reach)) bodies.push_back({ref, r, r, false});
    }
    Cells cells;
    for (std::size_t i = 0; i < bodies.size(); ++i)
        cells.add(i, bodies[i].now);

    std::vector<Collision> found;
    const auto test = [&](std::size_t a, std::size_t b) {
        if (a == b || (bodies[b].moves && b < a)) return;
        if (!bodies[a].now.overlaps(bodies[b].now)) return;
        if (bodies[a].before && bodies[b].before && bodies[a].before->overlaps(*bodies[b].before)) return;
        found.push_back({bodies[a].ref, bodies[b].ref});
    };
    const auto less = [](const Collision& a, const Collision& b) {
        return a.mover != b.mover ? a.mover < b.mover : a.blocker < b.blocker;
    };
    for (std::size_t a = 0; a < moved; ++a)
        cells.forEachNear(bodies[a].now, [&](std::size_t b) { test(a, b); });
    std::sort(found.begin(), found.end(), less);
    const auto same = [](const Collision& a, const Collision& b) {
        return a.mover == b.mover && a.blocker == b.blocker;
    };
    found.erase(std::unique(found.begin(), found.end(), same), found.end());
    return found;
}

std::vector<ObjectRef> solidsIn(const Project& project, HallId hall, const Rect& area) {
    std::vector<ObjectRef> found;
    for (ObjectRef ref : placedObjects(project, hall))
        if (isSolid(project, ref) && footprintOf(project, ref)->overlaps(area)) found.push_back(ref);
    return found;
}

} // namespace cw
