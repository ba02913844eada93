#include "app/design/arrange.h"

#include "model/naming.h"
#include "model/rack_contents.h"
#include "model/slots.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace cw::design {

namespace {

// Planning assumptions of the floor plan, in whole tiles of 600 mm where racks stand.
constexpr Um kTile = 600'000;
constexpr Um kColdAisle = 1'800'000;
constexpr Um kHotAisle = 1'200'000;
constexpr Um kCorridor = 1'800'000; ///< between row ends and the air handlers
constexpr Um kWallGap = 200'000;    ///< behind the air handlers
constexpr Um kRoomGap = 600'000;    ///< between a hall and its plant rooms, and between the two rooms
constexpr Um kHallGap = 3'000'000;  ///< between a plant room and the next hall
constexpr Um kDoor = 1'200'000;
constexpr Um kDoorLeaf = 150'000;
constexpr Um kDefaultWidth = 600'000; ///< of racks whose parts state none
constexpr Um kDefaultDepth = 1'200'000;
constexpr Um kCeiling = 4'500'000;
/// Share of the racks' draw lost in transformers, UPS and busways at part load, and in power shelves.
constexpr double kDistributionLosses = 0.09;
constexpr double kShelfLosses = 0.03;

Um upToTile(Um v) {
    return (v + kTile - 1) / kTile * kTile;
}

/// Depth of the band that racks of a row stand in.
Um bandDepth(const Draft& draft) {
    Um depth = 2 * kTile;
    for (const DraftRack& rack : draft.racks)
        depth = std::max(depth, upToTile(rack.part->depth > 0 ? rack.part->depth : kDefaultDepth));
    return depth;
}

Um widthOf(const DraftRack& rack) {
    return rack.part->width > 0 ? rack.part->width : kDefaultWidth;
}

Pose poseInBand(const DraftRow& row, Um band, Um x, Um depth) {
    if (row.frontNorth) return {{x, row.top}, Turn::North};
    return {{x, row.top + band - depth}, Turn::South};
}

/// CDUs take turns over the rows: west end, then east end.
struct RowEnds {
    int west = 0, east = 0;
};
std::vector<RowEnds> spreadCdus(const DraftHall& hall, int cdus) {
    std::vector<RowEnds> ends(std::size_t(hall.endRow - hall.firstRow));
    for (int i = 0; i < cdus; ++i) {
        RowEnds& e = ends[std::size_t(i) % ends.size()];
        ++(e.west <= e.east ? e.west : e.east);
    }
    return ends;
}

void placeAlongWall(HallCooling& cooling, int count, Um x, Turn turn, Um wall) {
    const PartUse& part = *cooling.airHandler;
    for (int i = 0; i < count; ++i) {
        const Um slot = wall / count;
        cooling.airPoses.push_back({{x, i * slot + (slot - part.width) / 2}, turn});
    }
}

HallCooling arrangeHall(Draft& draft, DraftHall& hall, PartBox& box) {
    const Um band = bandDepth(draft);
    Um y = kColdAisle;
    for (int r = hall.firstRow; r < hall.endRow; ++r) {
        DraftRow& row = draft.rows[std::size_t(r)];
        row.frontNorth = (r - hall.firstRow) % 2 == 0;
        row.top = y;
        y += band + (row.frontNorth ? kHotAisle : kColdAisle);
    }
    const double airWatts = hall.watts - hall.liquidWatts + hall.lossWatts;
    HallCooling cooling = chooseAirHandlers(box, airWatts, y - kWallGap);
    chooseCdus(box, hall.liquidWatts, cooling);
    if (!cooling.airHandler) return cooling;
    hall.size.height = upToTile(std::max(y, wallNeeded(cooling)));
    hall.galleryDepth = kWallGap + cooling.airHandler->depth;

    const auto ends = spreadCdus(hall, cooling.cdus);
    const Um cduWidth = cooling.cdu ? cooling.cdu->width : 0;
    int mostWest = 0;
    for (const RowEnds& e : ends)
        mostWest = std::max(mostWest, e.west);
    const Um left = upToTile(hall.galleryDepth + kCorridor + mostWest * cduWidth);
    Um right = left;
    for (int r = hall.firstRow; r < hall.endRow; ++r) {
        DraftRow& row = draft.rows[std::size_t(r)];
        const RowEnds& e = ends[std::size_t(r - hall.firstRow)];
        Um x = left;
        for (int i = 1; i <= e.west; ++i)
            cooling.cduPoses.push_back(poseInBand(row, band, left - i * cduWidth, cooling.cdu->depth));
        row.west = left - e.west * cduWidth;
        for (int index : row.racks) {
            DraftRack& rack = draft.racks[std::size_t(index)];
            rack.pose = poseInBand(row, band, x, rack.part->depth > 0 ? rack.part->depth : kDefaultDepth);
            rack.hall = row.hall;
            x += widthOf(rack);
        }
        for (int i = 0; i < e.east; ++i, x += cduWidth)
            cooling.cduPoses.push_back(poseInBand(row, band, x, cooling.cdu->depth));
        row.east = x;
        right = std::max(right, x);
    }
    hall.size.width = upToTile(right + kCorridor + hall.galleryDepth);
    const int west = (cooling.airHandlers + 1) / 2;
    placeAlongWall(cooling, west, kWallGap, Turn::East, hall.size.height);
    placeAlongWall(cooling, cooling.airHandlers - west, hall.size.width - hall.galleryDepth, Turn::West,
                   hall.size.height);
    return cooling;
}

/// Halls side by side, in lines, so that the building is about as deep as wide.
void placeHalls(const PowerPlan& power, Draft& draft) {
    Um width = 0, height = 0;
    for (std::size_t h = 0; h < draft.halls.size(); ++h) {
        const Rect room = plantRoom(draft.halls[h], power.rooms[h], FeedSide::B);
        width = std::max(width, room.right() + kHallGap);
        height = std::max({height, room.bottom() + kHallGap, draft.halls[h].size.height + kHallGap});
    }
    const double count = static_cast<double>(draft.halls.size());
    const int columns = std::max(1, static_cast<int>(std::lround(std::sqrt(
                                        count * static_cast<double>(height) / static_cast<double>(width)))));
    for (std::size_t h = 0; h < draft.halls.size(); ++h)
        draft.halls[h].origin = {static_cast<int>(h) % columns * width,
                                 static_cast<int>(h) / columns * height};
}

Bandwidth scaleUpRate(const ClusterPlan& plan, const Project& project) {
    if (plan.rackScale)
        return gigabitsPerSecond(plan.rackScale->linksPerAccelerator * plan.rackScale->linkGbps);
    if (!plan.server->facts.accelerator) return {};
    const auto part = project.partByCatalogId(plan.server->facts.accelerator->value);
    const SpecValue* both = part ? findSpec(project.parts()[*part].spec, "scaleup_gbytes_s_bidir") : nullptr;
    const double* value = both ? std::get_if<double>(&both->value) : nullptr;
    return gigabitsPerSecond(value ? *value * 8 / 2 : 0);
}

void writeHall(const ClusterPlan& plan, const PowerPlan& power, BuildingId building, std::size_t index,
               Draft& draft, Writer& writer) {
    DraftHall& draftHall = draft.halls[index];
    Hall hall;
    hall.name = draftHall.name;
    hall.building = building;
    hall.origin = draftHall.origin;
    hall.size = draftHall.size;
    hall.tile = kTile;
    hall.ceiling = kCeiling;
    hall.floorLimit = kilogramsPerSquareMetre(plan.floorLimitKgM2);
    hall.rackPowerLimit = watts(plan.rackLimitW);
    hall.supplyTemperature = celsius(CoolingTemperatures{}.airSupply);
    draftHall.id = writer.add(std::move(hall));
    const auto obstacle = [&](ObstacleKind kind, std::string label, Rect area) {
        Obstacle o;
        o.hall = draftHall.id;
        o.kind = kind;
        o.label = std::move(label);
        o.area = area;
        writer.add(std::move(o));
    };
    // The door opens into the corridor between row ends and the east air handlers.
    const Um x = draftHall.size.width - draftHall.galleryDepth - kCorridor + (kCorridor - kDoor) / 2;
    obstacle(ObstacleKind::Door, "Door", {{x, 0}, {kDoor, kDoorLeaf}});
    obstacle(ObstacleKind::KeepOut, "Door swing", {{x, kDoorLeaf}, {kDoor, kDoor}});
    obstacle(ObstacleKind::Room, "UPS room A", plantRoom(draftHall, power.rooms[index], FeedSide::A));
    obstacle(ObstacleKind::Room, "UPS room B", plantRoom(draftHall, power.rooms[index], FeedSide::B));
}

void writeRows(const ClusterPlan& plan, const std::vector<HallCooling>& cooling, Draft& draft,
               Writer& writer) {
    const NamingScheme& naming = writer.editor().project().info().naming;
    for (std::size_t r = 0; r < draft.rows.size(); ++r) {
        DraftRow& row = draft.rows[r];
        NameValues names;
        names.n = static_cast<int>(r) + 1;
        row.name = applyPattern(naming.row, names);
        row.id = writer.add(Row{row.name, draft.halls[std::size_t(row.hall)].id});
        names.row = row.name;
        int number = 0;
        for (int index : row.racks) {
            DraftRack& rack = draft.racks[std::size_t(index)];
            names.n = ++number;
            rack.name = applyPattern(naming.rack, names);
            Rack out;
            out.name = rack.name;
            out.hall = draft.halls[std::size_t(rack.hall)].id;
            out.row = row.id;
            out.part = rack.part->id;
            out.pose = rack.pose;
            out.role = rack.role;
            if (rack.limitW != plan.rackLimitW) out.powerLimit = watts(rack.limitW);
            if (rack.liquidWatts > 0) out.liquidLoop = cooling[std::size_t(rack.hall)].technologyLoop;
            rack.id = writer.add(std::move(out));
        }
    }
}

/// Names by rack and role, numbered from the bottom of the rack.
void writeDevices(const ClusterPlan& plan, Draft& draft, Writer& writer) {
    const NamingScheme& naming = writer.editor().project().info().naming;
    const Bandwidth rate = scaleUpRate(plan, writer.editor().project());
    std::vector<std::string> names(draft.devices.size());
    std::vector<std::optional<ScaleUpDomainId>> rackDomain(draft.racks.size());
    for (std::size_t r = 0; r < draft.racks.size(); ++r) {
        const DraftRack& rack = draft.racks[r];
        std::map<std::string_view, int> count;
        NameValues values;
        values.rack = rack.name;
        values.row = draft.rows[std::size_t(rack.row)].name;
        for (int index : rack.devices) {
            const DraftDevice& d = draft.device(index);
            const std::string_view word = roleWord(d.role, d.tier);
            values.role = word;
            values.n = ++count[word];
            values.u = d.u;
            names[std::size_t(index)] = applyPattern(naming.device, values);
        }
        if (plan.rackScale && rack.role == RackRole::Compute)
            rackDomain[r] = writer.add(
                ScaleUpDomain{rack.name + " scale-up", std::uint32_t(count["n"] * plan.acceleratorsPerNode),
                              rate, plan.server->spec->model + ": links and rate of the system"});
    }
    for (std::size_t i = 0; i < draft.devices.size(); ++i) {
        DraftDevice& d = draft.devices[i];
        const DraftRack& rack = draft.racks[std::size_t(d.rack)];
        const DraftHall& hall = draft.halls[std::size_t(rack.hall)];
        Device out;
        out.name = names[i];
        out.rack = rack.id;
        out.part = d.part->id;
        out.u = static_cast<std::int16_t>(d.u);
        out.face = intakeFace(*d.part->spec).value_or(Face::Front);
        out.role = d.role;
        out.tier = d.tier;
        out.group = d.group;
        out.rail = d.rail;
        out.psuOnA = static_cast<std::uint8_t>(d.psuOnA);
        out.psuOnB = static_cast<std::uint8_t>(d.psuOnB);
        if (plan.rackScale && (d.role == DeviceRole::Server || d.role == DeviceRole::ScaleUpSwitch))
            d.domain = rackDomain[std::size_t(d.rack)];
        else if (d.role == DeviceRole::Server && rate > gigabitsPerSecond(0) && plan.acceleratorsPerNode > 1)
            d.domain = writer.add(
                ScaleUpDomain{names[i] + " scale-up", std::uint32_t(plan.acceleratorsPerNode), rate,
                              "scale-up rate of the accelerator part, half of both directions"});
        out.scaleUpDomain = d.domain;
        d.id = writer.add(std::move(out));

        const Um width = widthOf(rack);
        const Um depth = rack.part->depth > 0 ? rack.part->depth : kDefaultDepth;
        d.end.rack = rack.id;
        d.end.hall = hall.id;
        d.end.at = footprint(rack.pose, width, depth).centre() + hall.origin;
        d.end.rackTop =
            rack.part->height > 0 ? rack.part->height : 2 * kRackBase + rack.part->rackUnits() * kUnitHeight;
        d.end.height = kRackBase + (d.u - 1) * kUnitHeight + d.part->units * kUnitHeight / 2;
    }
}

} // namespace

Rect plantRoom(const DraftHall& hall, const PowerRoom& room, FeedSide side) {
    const Um x = hall.size.width + kRoomGap;
    return {{x, side == FeedSide::B ? room.size.height + kRoomGap : 0}, room.size};
}

void sumHalls(const ClusterPlan& plan, Draft& draft) {
    for (const DraftRack& rack : draft.racks) {
        DraftRow& row = draft.rows[std::size_t(rack.row)];
        row.watts += rack.watts;
        row.liquidWatts += rack.liquidWatts;
    }
    for (std::size_t r = 0; r < draft.rows.size(); ++r) {
        const DraftRow& row = draft.rows[r];
        if (std::size_t(row.hall) == draft.halls.size()) {
            DraftHall hall;
            hall.name = "Hall " + std::to_string(row.hall + 1);
            hall.firstRow = static_cast<int>(r);
            draft.halls.push_back(std::move(hall));
        }
        DraftHall& hall = draft.halls.back();
        hall.endRow = static_cast<int>(r) + 1;
        hall.watts += row.watts;
        hall.liquidWatts += row.liquidWatts;
    }
    for (DraftHall& hall : draft.halls)
        hall.lossWatts = hall.watts * (kDistributionLosses + (plan.rackScale ? kShelfLosses : 0));
}

std::vector<HallCooling> arrangeHalls(const PowerPlan& power, PartBox& box, Draft& draft) {
    std::vector<HallCooling> cooling;
    for (DraftHall& hall : draft.halls)
        cooling.push_back(arrangeHall(draft, hall, box));
    placeHalls(power, draft);
    return cooling;
}

void writePlaces(const ClusterPlan& plan, const PowerPlan& power, std::vector<HallCooling>& cooling,
                 Draft& draft, Writer& writer) {
    Site site;
    site.name = plan.title;
    site.country = plan.country;
    site.gridZone = plan.gridZone;
    const SiteId siteId = writer.add(std::move(site));
    const BuildingId building = writer.add(Building{"Building 1", siteId});
    for (std::size_t h = 0; h < draft.halls.size(); ++h) {
        writeHall(plan, power, building, h, draft, writer);
        writeLoops(draft.halls[h], cooling[h].cdus > 0, cooling[h], writer);
    }
    writeRows(plan, cooling, draft, writer);
    writeDevices(plan, draft, writer);
}

} // namespace cw::design
