#pragma once

#include "model/edit/project_editor.h"

namespace cw {

/// A hall beside those that are there, in the first building; site and building are made when there is none.
/// An empty name becomes "Hall 1", "Hall 2"…. InvalidArgument for a size below 1 m or above 2 km.
Result<HallId> addHall(ProjectEditor& editor, std::string name = {}, Size size = {m(24), m(14.4)});

/// Makes a hall large enough for the racks, plant and columns that stand in it, with a walkway of `margin`
/// around; never smaller. InvalidArgument when that is above 2 km.
Status growHall(ProjectEditor& editor, HallId hall, Um margin = m(1.2));

} // namespace cw
