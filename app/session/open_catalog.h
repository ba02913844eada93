// The catalogue as the user has it: shipped parts with his own over them.
#pragma once

#include "model/library/catalog.h"

namespace cw {

/// The shipped catalogue with the user's parts. Problems of single files go to `problems` and lose no other;
/// fails only when the shipped files are damaged.
Result<Catalog> openCatalog(std::vector<CatalogProblem>& problems);

} // namespace cw
