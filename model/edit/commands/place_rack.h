#pragma once

#include "model/edit/project_editor.h"

namespace cw {

/// Puts an empty rack into a hall. An empty name becomes the next free one of the row, else "R01"…. Conflict
/// when it would stand in another body (detail the blocker), NotFound for a hall, row or part that is not
/// there, InvalidArgument when the row is in another hall.
Result<RackId> placeRack(ProjectEditor& editor, Rack rack);

/// Row that a rack lying at `area` and looking to `front` would continue: that of a rack with the same front
/// line at most 1.2 m beside it.
std::optional<RowId> rowBeside(const Project& project, HallId hall, const Rect& area, Turn front);

/// Makes a row of a hall out of racks that stand in it (none is fine). An empty name becomes the next free
/// letter. Duplicate when the hall has a row of that name.
Result<RowId> addRow(ProjectEditor& editor, HallId hall, std::string name, std::span<const RackId> racks);

} // namespace cw
