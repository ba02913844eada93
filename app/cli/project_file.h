// Projects in and out of the command line: .cwp or canonical JSON, by extension.
#pragma once

#include "model/library/catalog.h"
#include "model/project.h"

#include <QString>

namespace cw::cli {

/// Reads without leaving a trace; the file may be open elsewhere.
Result<Project> readProject(const QString& path);
/// Writes atomically; the extension chooses the form (.cwp or .json).
Status writeProject(const Project& project, const QString& path);

/// The shipped catalogue with the user's own parts over it; problems of user parts go to `note`.
Result<Catalog> openCatalog(const std::function<void(const QString&)>& note);

} // namespace cw::cli
