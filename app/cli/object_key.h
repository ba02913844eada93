// Objects by name on the command line: "rack/C04", "device/c04-n1".
#pragma once

#include "model/project.h"

#include <string>

namespace cw::cli {

/// "kind/name", or "kind/#id" for an object without a name of its own.
std::string objectKey(const Project& project, ObjectRef object);

/// The object that a key names; a bare name is looked up in every kind. NotFound, or Duplicate when several
/// objects carry the name.
Result<ObjectRef> objectByKey(const Project& project, const std::string& key);

} // namespace cw::cli
