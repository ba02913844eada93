#pragma once

#include "model/edit/project_editor.h"

namespace cw {

/// Keeps the present state of the design inside the file under a name, so that another way can be tried.
/// Other variants are not part of it. `created` is ISO 8601 in UTC. InvalidArgument for an empty name,
/// Duplicate when another variant has it.
Result<VariantId> keepVariant(ProjectEditor& editor, std::string name, std::string note, std::string created);

/// The design that a variant holds. Errors of projectFromJson; NotFound when there is no such variant.
Result<Project> variantDesign(const Project& project, VariantId variant);

} // namespace cw
