// The project that a command works on.
#pragma once

#include "app/cli/command.h"
#include "model/project.h"

namespace cw::cli {

/// Reads a project as readDesign does, and says on stderr, also with --quiet, when it is not as it was saved.
Result<Project> openDesign(const Call& call, const QString& path);

} // namespace cw::cli
