// A hall as the painters see it: plain geometry and names, made from the project, independent of it after.
#pragma once

#include "model/project.h"
#include "views/render/spatial_grid.h"

#include <QString>

#include <optional>
#include <unordered_map>
#include <vector>

namespace cw::render {

struct PlanRack {
    RackId id;
    Rect area;
    Turn front = Turn::North;
    std::uint32_t line = 0; ///< index into PlanScene::lines
    bool locked = false;
    bool onA = false; ///< has a rack PDU on that feed
    bool onB = false;
    QString name;
};

/// Racks that stand shoulder to shoulder and look the same way: a row, or a part of one.
struct PlanLine {
    std::optional<RowId> row;
    QString name; ///< of the row; empty for racks without one
    Turn front = Turn::North;
    Rect area;
    std::vector<std::uint32_t> racks; ///< along the line, west to east or north to south

    bool isUpright() const { return front == Turn::East || front == Turn::West; }
};

enum class AisleKind : std::uint8_t {
    Cold,  ///< fronts look into it
    Hot,   ///< rears look into it
    Mixed, ///< fronts on one side, rears on the other
};

struct PlanAisle {
    AisleKind kind = AisleKind::Cold;
    Rect area;
    QString rows; ///< names of the lines at its sides, "AB"; one name at a wall
    bool contained = false;
    bool upright = false; ///< runs north to south
};

/// A feed over a line of racks, drawn over their rears.
struct PlanFeed {
    FeedSide side = FeedSide::A;
    QString name;             ///< of the busway that feeds all of them, else "C-A"
    ObjectRef source;         ///< that busway, or the row
    Turn front = Turn::North; ///< of the racks below it
    Point from;               ///< label end
    Point to;
};

/// Plant, a column, a wall… everything on the floor that is no rack.
struct PlanBody {
    ObjectRef ref;
    Rect area;
    Turn front = Turn::North;
    QString name;
    std::optional<ObstacleKind> obstacle;
    std::optional<CoolingKind> cooling;
    std::optional<PowerKind> power;
    FeedSide side = FeedSide::None;
    double ratingKw = 0; ///< 0 when unknown
};

struct PlanScene {
    HallId hall;
    QString name;
    Size size;
    Um tile = 0;
    double supplyC = 0;
    std::vector<PlanRack> racks; ///< ascending by id
    std::vector<PlanLine> lines;
    std::vector<PlanAisle> aisles;
    std::vector<PlanFeed> feeds;
    std::vector<PlanBody> bodies;
    std::vector<Um>
        chain;     ///< y of the dimension chain west of the rows, ascending; empty when rows stand upright
    Um chainX = 0; ///< where that chain stands
    Um rackWidth = mm(600); ///< median width of a rack, by which the level of detail is chosen

    /// Hall, rooms outside it, everything.
    Rect extent() const;
    Rect floor() const { return {{0, 0}, size}; }
    bool isEmpty() const { return racks.empty() && bodies.empty(); }

    /// Topmost object at a point: racks and plant before rooms and keep-outs.
    std::optional<ObjectRef> objectAt(Point p) const;
    /// Objects that touch (`whole`: lie inside) the region, by kind and then id. Rooms only when inside.
    std::vector<ObjectRef> objectsIn(const Rect& region, bool whole) const;
    std::optional<Rect> areaOf(ObjectRef ref) const;
    const PlanRack* rack(RackId id) const;

    template <class F>
    void racksIn(const Rect& region, F&& f) const {
        rackGrid.query(region, [&](std::uint32_t i) { f(i); });
    }

    SpatialGrid rackGrid;
    SpatialGrid bodyGrid;
    std::unordered_map<ObjectRef, std::uint32_t> indexOf; ///< into racks or bodies, by kind
};

/// Reads a hall out of the project. About 1 µs a rack.
PlanScene buildPlanScene(const Project& project, HallId hall);

/// Lines out of racks: same row, same way of looking, same front line, no gap wider than 1.2 m.
std::vector<PlanLine> deriveLines(const Project& project, std::vector<PlanRack>& racks);
/// Aisles between facing lines at most 6 m apart, and between a line and its hall's wall (at most 1.8 m
/// before fronts, 1.2 m behind rears).
std::vector<PlanAisle> deriveAisles(const std::vector<PlanLine>& lines, Size hall, Containment containment);

} // namespace cw::render
