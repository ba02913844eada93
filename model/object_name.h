// How an object is called wherever it is shown: its name, its label, or its number.
#pragma once

#include "model/project.h"

#include <string>

namespace cw {

/// Name of an object: its own name or label; a cable without a label gets the naming scheme's; else kind and
/// number ("rack 7"). An object that is gone gets kind and number, too.
std::string objectName(const Project& project, ObjectRef ref);

/// Name of one end of a cable on its device: "12/2", with ".1" for the first piece of a split port; "#70"
/// when the part has no such port.
std::string portName(const Project& project, const PortRef& end);

} // namespace cw
