#include "model/edit/commands/array_racks.h"

#include "model/edit/check_value.h"
#include "model/edit/commands/duplicate_objects.h"
#include "model/object_name.h"
#include "model/placement.h"

#include <cstdlib>

namespace cw {

namespace {

constexpr int kMostRacks = 100'000;
constexpr Um kWidestAisle = m(100);

bool isSideways(Turn t) {
    return t == Turn::East || t == Turn::West;
}
Turn opposite(Turn t) {
    return Turn((int(t) + 2) % 4);
}

std::optional<Error> firstProblem(const RackArray& a, Size rack) {
    const auto bad = [](const char* field, const char* detail) {
        return Error{ErrorCode::InvalidArgument, std::string("array.") + field, detail};
    };
    if (a.racks < 1 || a.racks > kMostRacks) return bad("racks", "1 to 100,000");
    if (a.rows < 1 || a.rows > a.racks) return bad("rows", "1 to the number of racks");
    if (a.pitch && (*a.pitch < rack.width || *a.pitch > kWidestAisle))
        return bad("pitch", "at least the rack's width");
    if (a.coldAisle < 0 || a.coldAisle > kWidestAisle) return bad("cold_aisle", "0 to 100 m");
    if (a.hotAisle < 0 || a.hotAisle > kWidestAisle) return bad("hot_aisle", "0 to 100 m");
    if (std::abs(a.origin.x) > kFarthest || std::abs(a.origin.y) > kFarthest)
        return bad("origin", "beyond 1,000 km");
    return std::nullopt;
}

void replaceAll(std::string& text, const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

std::string letters(std::uint64_t n) { // 1 = A, 26 = Z, 27 = AA
    std::string text;
    for (; n > 0; n = (n - 1) / 26)
        text.insert(text.begin(), char('A' + (n - 1) % 26));
    return text;
}

NameSet rowNames(const Project& project, HallId hall) {
    NameSet names;
    for (RowId id : project.referrers<Row>(hall))
        names.insert(project.rows()[id].name);
    return names;
}

std::string claimRowName(NameSet& taken) {
    for (std::uint64_t n = 1;; ++n)
        if (std::string name = letters(n); taken.insert(name).second) return name;
}

} // namespace

int racksInRow(const RackArray& array, int row) {
    return array.racks / array.rows + (row < array.racks % array.rows ? 1 : 0);
}

Result<std::vector<Pose>> layoutArray(const RackArray& array, Size rack) {
    if (const auto problem = firstProblem(array, rack)) return *problem;
    const bool sideways = isSideways(array.firstFront);
    const Um pitch = array.pitch.value_or(rack.width);
    std::vector<Pose> poses;
    poses.reserve(std::size_t(array.racks));
    Um across = 0; // from the array's edge to the row at hand
    Turn turn = array.firstFront;
    for (int row = 0; row < array.rows; ++row) {
        for (int i = 0; i < racksInRow(array, row); ++i) {
            const Um along = pitch * i;
            const Point offset = sideways ? Point{across, along} : Point{along, across};
            poses.push_back({array.origin + offset, turn});
        }
        // A row whose front looks towards the next one shares a cold aisle with it, else a hot aisle.
        const bool cold = turn == Turn::South || turn == Turn::East;
        across += rack.height + (cold ? array.coldAisle : array.hotAisle);
        turn = opposite(turn);
    }
    return poses;
}

Rect arrayExtent(const RackArray& array, Size rack) {
    const auto poses = layoutArray(array, rack);
    if (!poses) return {};
    std::vector<Rect> rects;
    for (const Pose& pose : *poses)
        rects.push_back(footprint(pose, rack.width, rack.height));
    return boundingRect(rects);
}

std::string nextRowName(const Project& project, HallId hall) {
    NameSet taken = rowNames(project, hall);
    return claimRowName(taken);
}

std::string rackName(const Project& project, const std::string& row, int number) {
    std::string name = project.info().naming.rack;
    replaceAll(name, "{row}", row);
    replaceAll(name, "{n}", std::to_string(number));
    for (int width = 2; width <= 4; ++width) {
        std::string padded = std::to_string(number);
        if (int(padded.size()) < width) padded.insert(0, std::size_t(width) - padded.size(), '0');
        replaceAll(name, "{n:" + std::to_string(width) + "}", padded);
    }
    return name;
}

Result<std::vector<RackId>> arrayRacks(ProjectEditor& editor, const RackArray& array) {
    const Project& project = editor.project();
    if (!project.find(array.hall)) return Error{ErrorCode::NotFound, "array.hall", {}};
    if (array.prototype && !project.find(*array.prototype))
        return Error{ErrorCode::NotFound, "array.prototype", {}};
    if (!array.prototype && !(array.part && project.find(*array.part)))
        return Error{ErrorCode::NotFound, "array.part", {}};
    Rack model;
    if (array.prototype) model = project.racks()[*array.prototype];
    if (!array.prototype) model.part = *array.part;
    model.hall = array.hall;
    model.locked = false;
    const Size size = rackFloorSize(project, model);
    const auto poses = layoutArray(array, size);
    if (!poses) return poses.error();

    NameSet takenRows = rowNames(project, array.hall);
    NameSet rackNames = namesOf<Rack>(project);
    NameSet deviceNames = namesOf<Device>(project);
    NameSet powerNames = namesOf<PowerElement>(project);
    std::vector<RackId> racks;
    // What stands in the array's rectangle before anything of it is there.
    std::vector<Rect> solids;
    const Rect extent = arrayExtent(array, size);
    const std::vector<ObjectRef> blockers = solidsIn(project, array.hall, extent);
    solids.reserve(blockers.size());
    for (ObjectRef ref : blockers)
        solids.push_back(*footprintOf(project, ref));

    std::size_t next = 0;
    for (int row = 0; row < array.rows; ++row) {
        std::string name = row == 0 && !array.firstRowName.empty() ? claimName(array.firstRowName, takenRows)
                                                                   : claimRowName(takenRows);
        const auto rowId = editor.add(Row{name, array.hall});
        if (!rowId) return rowId.error();
        for (int i = 0; i < racksInRow(array, row); ++i, ++next) {
            Rack rack = model;
            rack.row = *rowId;
            rack.pose = (*poses)[next];
            rack.name = claimName(rackName(project, name, i + 1), rackNames);
            const Rect area = footprint(rack.pose, size.width, size.height);
            for (std::size_t s = 0; s < solids.size(); ++s)
                if (solids[s].overlaps(area))
                    return Error{ErrorCode::Conflict, rack.name, objectName(project, blockers[s])};
            const auto added =
                array.prototype ? copyRack(editor, *array.prototype, std::move(rack), deviceNames, powerNames)
                                : editor.add(std::move(rack));
            if (!added) return added.error();
            racks.push_back(*added);
        }
    }
    return racks;
}

} // namespace cw
