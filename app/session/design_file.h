// A design in and out of whatever form its file has: project file or canonical JSON.
#pragma once

#include "model/storage/project_file.h"

#include <string>

namespace cw {

/// Reads a project file or canonical JSON, told apart by content. Leaves no trace; the file may be open
/// elsewhere. Errors as openProject and projectFromJson, with the file before the place ("a.json:
/// racks[1].id"). JSON carries no hash: it counts as written, its contentHash and writtenBy are empty.
Result<OpenedProject> readDesign(const std::string& path);

/// Writes atomically; ".json" gives canonical JSON, ".cwp" a project file, any other ending InvalidArgument.
/// Locked when an instance has the project open.
Status writeDesign(const Project& project, const std::string& path);

/// True when the name asks for canonical JSON.
bool isJsonName(const std::string& path);

} // namespace cw
