// The catalogue's file format: many parts in one JSON file.
#pragma once

#include "model/library/part_spec.h"

#include <string_view>
#include <vector>

namespace cw {

/// Reads {"format": "clusterwright-catalogue", "version": 1, "parts": [...]}. Fails as a whole on the first
/// bad part, with its place in `context` ("parts[3].specs[0].value"): a shipped file is either right or
/// refused. NewerFormat when `version` is above 1.
Result<std::vector<PartSpec>> partsFromCatalogJson(std::string_view json);

} // namespace cw
