#include "views/render/plan_scene.h"

#include "model/placement.h"
#include "solvers/power/power.h"

#include <algorithm>
#include <numeric>

namespace cw::render {

namespace {

/// The busway or panel from which all these PDUs are fed; nothing when there are several or none.
std::optional<PowerElementId> commonSource(const Project& project, const std::vector<PowerElementId>& pdus) {
    std::optional<PowerElementId> common;
    for (PowerElementId pdu : pdus) {
        std::optional<PowerElementId> source;
        for (PowerLinkId link : project.referrers<PowerLink>(pdu))
            if (project.powerLinks()[link].to == pdu) source = project.powerLinks()[link].from;
        if (!source || (common && *common != *source)) return std::nullopt;
        common = source;
    }
    return common;
}

/// A busway hangs straight over its row: it is drawn once, over the line where most of its racks stand, and
/// stays there when a rack is moved away. Without a common source every line has a feed of its own.
void joinBusways(std::vector<PlanFeed>& feeds, const std::vector<std::size_t>& racks) {
    std::vector<std::size_t> order(feeds.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return racks[a] > racks[b]; });
    std::vector<PlanFeed> joined;
    for (const std::size_t i : order) {
        PlanFeed& feed = feeds[i];
        const auto same = std::find_if(joined.begin(), joined.end(), [&](const PlanFeed& other) {
            return feed.source.kind == EntityKind::PowerElement && other.source == feed.source;
        });
        if (same == joined.end()) {
            joined.push_back(std::move(feed));
            continue;
        }
        const bool upright = feed.front == Turn::East || feed.front == Turn::West;
        const bool inLine = upright ? same->from.x == feed.from.x : same->from.y == feed.from.y;
        if (same->front != feed.front || !inLine) continue;
        same->from = {std::min(same->from.x, feed.from.x), std::min(same->from.y, feed.from.y)};
        same->to = {std::max(same->to.x, feed.to.x), std::max(same->to.y, feed.to.y)};
    }
    feeds = std::move(joined);
}

void addFeeds(PlanScene& scene, const Project& project) {
    std::vector<std::size_t> racks; // below each feed
    // Distances from the rears, inwards: over the racks where the rear power strips hang.
    const auto inset = [](FeedSide side) { return side == FeedSide::A ? mm(180) : mm(70); };
    for (const PlanLine& line : scene.lines) {
        for (const FeedSide side : {FeedSide::A, FeedSide::B}) {
            std::vector<PowerElementId> pdus;
            std::optional<Rect> fed;
            for (const std::uint32_t i : line.racks) {
                PlanRack& rack = scene.racks[i];
                for (PowerElementId id : project.referrers<PowerElement>(rack.id)) {
                    if (project.powerElements()[id].side != side) continue;
                    pdus.push_back(id);
                    (side == FeedSide::A ? rack.onA : rack.onB) = true;
                    const Rect rects[] = {fed.value_or(rack.area), rack.area};
                    fed = boundingRect(rects);
                }
            }
            if (!fed) continue;
            PlanFeed feed;
            feed.side = side;
            feed.front = line.front;
            const auto source = commonSource(project, pdus);
            if (source) {
                feed.source = ObjectRef::of(*source);
                feed.name = QString::fromStdString(project.powerElements()[*source].name);
            } else {
                if (line.row) feed.source = ObjectRef::of(*line.row);
                feed.name = line.name + (side == FeedSide::A ? QStringLiteral("-A") : QStringLiteral("-B"));
            }
            switch (line.front) {
            case Turn::North:
                feed.from = {fed->left(), fed->bottom() - inset(side)};
                feed.to = {fed->right(), feed.from.y};
                break;
            case Turn::South:
                feed.from = {fed->left(), fed->top() + inset(side)};
                feed.to = {fed->right(), feed.from.y};
                break;
            case Turn::East:
                feed.from = {fed->left() + inset(side), fed->top()};
                feed.to = {feed.from.x, fed->bottom()};
                break;
            case Turn::West:
                feed.from = {fed->right() - inset(side), fed->top()};
                feed.to = {feed.from.x, fed->bottom()};
                break;
            }
            scene.feeds.push_back(std::move(feed));
            racks.push_back(pdus.size());
        }
    }
    joinBusways(scene.feeds, racks);
}

void addBody(PlanScene& scene, const Project& project, ObjectRef ref) {
    PlanBody body;
    body.ref = ref;
    body.area = *footprintOf(project, ref);
    body.front = poseOf(project, ref)->turn;
    const auto ratingOf = [&](std::optional<Power> own, std::optional<PartId> part) {
        if (own) return inKilowatts(*own);
        if (!part) return 0.0;
        const PartFacts& facts = project.facts(*part);
        if (facts.capacity) return inKilowatts(facts.capacity->value);
        // What the power solver lets it carry: kVA at its assumed power factor.
        return facts.apparentVa ? facts.apparentVa->value / 1e3 * solvers::power::PowerOptions().powerFactor
                                : 0.0;
    };
    if (const auto obstacle = ref.as<Obstacle>()) {
        body.obstacle = project.obstacles()[*obstacle].kind;
        body.name = QString::fromStdString(project.obstacles()[*obstacle].label);
    } else if (const auto cooling = ref.as<CoolingElement>()) {
        const CoolingElement& element = project.coolingElements()[*cooling];
        body.cooling = element.kind;
        body.name = QString::fromStdString(element.name);
        body.ratingKw = ratingOf(element.capacity, element.part);
    } else if (const auto power = ref.as<PowerElement>()) {
        const PowerElement& element = project.powerElements()[*power];
        body.power = element.kind;
        body.side = element.side;
        body.name = QString::fromStdString(element.name);
        body.ratingKw = ratingOf(element.rating, element.part);
    }
    scene.bodies.push_back(std::move(body));
}

/// Breakpoints of the dimension chain: hall edges and the edges of the rows of the westernmost column.
void addChain(PlanScene& scene) {
    const PlanLine* west = nullptr;
    for (const PlanLine& line : scene.lines) {
        if (line.isUpright()) return;
        if (!west || line.area.left() < west->area.left()) west = &line;
    }
    if (!west || west->area.left() < m(1.2)) return;
    scene.chain = {0, scene.size.height};
    for (const PlanLine& line : scene.lines) {
        if (line.area.left() >= west->area.right()) continue;
        scene.chain.push_back(line.area.top());
        scene.chain.push_back(line.area.bottom());
    }
    std::sort(scene.chain.begin(), scene.chain.end());
    scene.chain.erase(std::unique(scene.chain.begin(), scene.chain.end()), scene.chain.end());
    std::erase_if(scene.chain, [&](Um y) { return y < 0 || y > scene.size.height; });
    scene.chainX = west->area.left() - std::min(mm(1550), west->area.left() / 2);
}

bool isArea(const PlanBody& body) {
    return body.obstacle && *body.obstacle != ObstacleKind::Column && *body.obstacle != ObstacleKind::Wall;
}

} // namespace

PlanScene buildPlanScene(const Project& project, HallId hall) {
    PlanScene scene;
    scene.hall = hall;
    const Hall* value = project.find(hall);
    if (!value) return scene;
    scene.name = QString::fromStdString(value->name);
    scene.size = value->size;
    scene.tile = value->tile;
    scene.supplyC = inCelsius(value->supplyTemperature);
    for (ObjectRef ref : placedObjects(project, hall)) {
        const auto id = ref.as<Rack>();
        if (!id) {
            addBody(scene, project, ref);
            continue;
        }
        const Rack& rack = project.racks()[*id];
        PlanRack item;
        item.id = *id;
        item.area = *footprintOf(project, ref);
        item.front = rack.pose.turn;
        item.locked = rack.locked;
        item.name = QString::fromStdString(rack.name);
        scene.racks.push_back(std::move(item));
    }
    scene.lines = deriveLines(project, scene.racks);
    scene.aisles = deriveAisles(scene.lines, scene.size, value->containment);
    addFeeds(scene, project);
    addChain(scene);

    std::vector<Rect> areas;
    std::vector<Um> widths;
    areas.reserve(scene.racks.size());
    scene.indexOf.reserve(scene.racks.size() + scene.bodies.size());
    for (std::uint32_t i = 0; i < scene.racks.size(); ++i) {
        const PlanRack& rack = scene.racks[i];
        areas.push_back(rack.area);
        widths.push_back(std::min(rack.area.size.width, rack.area.size.height));
        scene.indexOf.emplace(ObjectRef::of(rack.id), i);
    }
    if (!widths.empty()) {
        std::nth_element(widths.begin(), widths.begin() + std::ptrdiff_t(widths.size() / 2), widths.end());
        scene.rackWidth = std::max<Um>(mm(50), widths[widths.size() / 2]);
    }
    scene.rackGrid = SpatialGrid(areas);
    areas.clear();
    for (std::uint32_t i = 0; i < scene.bodies.size(); ++i) {
        areas.push_back(scene.bodies[i].area);
        scene.indexOf.emplace(scene.bodies[i].ref, i);
    }
    scene.bodyGrid = SpatialGrid(areas);
    return scene;
}

Rect PlanScene::extent() const {
    std::vector<Rect> all{floor()};
    for (const PlanBody& body : bodies)
        all.push_back(body.area);
    for (const PlanLine& line : lines)
        all.push_back(line.area);
    return boundingRect(all);
}

std::optional<ObjectRef> PlanScene::objectAt(Point p) const {
    const Rect spot{p, {0, 0}};
    std::optional<ObjectRef> best;
    racksIn(spot, [&](std::uint32_t i) {
        if (racks[i].area.contains(p)) best = std::max(best, std::optional(ObjectRef::of(racks[i].id)));
    });
    if (best) return best;
    Um smallest = 0;
    bodyGrid.query(spot, [&](std::uint32_t i) {
        const PlanBody& body = bodies[i];
        if (!body.area.contains(p)) return;
        // Areas lie below bodies: they are larger, so the smallest is on top.
        const Um size =
            body.area.size.width / 1000 * (body.area.size.height / 1000) + (isArea(body) ? m(1000) : 0);
        if (!best || size < smallest) {
            best = body.ref;
            smallest = size;
        }
    });
    return best;
}

std::vector<ObjectRef> PlanScene::objectsIn(const Rect& region, bool whole) const {
    std::vector<ObjectRef> found;
    racksIn(region, [&](std::uint32_t i) {
        if (whole ? region.contains(racks[i].area) : region.overlaps(racks[i].area))
            found.push_back(ObjectRef::of(racks[i].id));
    });
    bodyGrid.query(region, [&](std::uint32_t i) {
        const PlanBody& body = bodies[i];
        const bool inside = region.contains(body.area);
        if (inside || (!whole && !isArea(body) && region.overlaps(body.area))) found.push_back(body.ref);
    });
    std::sort(found.begin(), found.end());
    return found;
}

std::optional<Rect> PlanScene::areaOf(ObjectRef ref) const {
    if (const auto row = ref.as<Row>()) {
        std::vector<Rect> areas;
        for (const PlanLine& line : lines)
            if (line.row == row) areas.push_back(line.area);
        return areas.empty() ? std::nullopt : std::optional(boundingRect(areas));
    }
    const auto at = indexOf.find(ref);
    if (at == indexOf.end()) return std::nullopt;
    return ref.kind == EntityKind::Rack ? racks[at->second].area : bodies[at->second].area;
}

const PlanRack* PlanScene::rack(RackId id) const {
    const auto at = indexOf.find(ObjectRef::of(id));
    return at == indexOf.end() ? nullptr : &racks[at->second];
}

} // namespace cw::render
