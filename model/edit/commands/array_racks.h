#pragma once

#include "model/edit/project_editor.h"

#include <vector>

namespace cw {

/// "20 racks, 2 rows, pitch 600 mm, cold aisle 1200 mm".
struct RackArray {
    HallId hall;
    std::optional<PartId> part;      ///< of empty racks; not needed with a prototype
    std::optional<RackId> prototype; ///< copied with its contents and what feeds it
    int racks = 20;                  ///< 1 to 100,000, dealt out evenly to the rows
    int rows = 2;                    ///< 1 to `racks`
    Point origin;                    ///< north-west corner of the whole array
    std::optional<Um> pitch;         ///< between the same edges of neighbours; absent: the rack's width
    Um coldAisle = mm(1200);         ///< between fronts
    Um hotAisle = mm(1200);          ///< between rears
    Turn firstFront = Turn::South;   ///< where the first row's front looks; rows then alternate
    std::string firstRowName;        ///< empty: the next free letter of the hall
};

/// Number of racks in row `row` (0-based): the first rows get the remainder.
int racksInRow(const RackArray& array, int row);
/// Poses row by row. InvalidArgument names the field that is out of range. `rack` is the floor size of one.
Result<std::vector<Pose>> layoutArray(const RackArray& array, Size rack);
/// Rectangle that the array takes; empty when it is invalid.
Rect arrayExtent(const RackArray& array, Size rack);

/// Makes the rows and their racks, named by the project's scheme. Conflict when a rack would stand in another
/// body: context the place as row and number, detail the blocker.
Result<std::vector<RackId>> arrayRacks(ProjectEditor& editor, const RackArray& array);

/// The next row name of a hall after "A", "B"… "Z", "AA"….
std::string nextRowName(const Project& project, HallId hall);
/// A rack name by the project's scheme ({row}, {n}, {n:2}), from row and number.
std::string rackName(const Project& project, const std::string& row, int number);

} // namespace cw
