// How many accelerators a device carries.
#pragma once

#include "model/project.h"

namespace cw {

/// Accelerators in one server; 0 in other devices, and when its part states none.
std::size_t acceleratorsIn(const Project& project, const Device& device);

} // namespace cw
