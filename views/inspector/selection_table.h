// The selection as a table for a spreadsheet: one line an object, one column a property.
#pragma once

#include "model/project.h"

#include <QString>

#include <vector>

namespace cw::inspector {

/// Tab-separated text with a header line, of the objects of the last one's kind; units stand in the header.
/// Tabs and line ends inside values become spaces. Empty when nothing can be listed.
QString selectionTable(const Project& project, const std::vector<ObjectRef>& objects);

} // namespace cw::inspector
