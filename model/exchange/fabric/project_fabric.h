// A drawn fabric as a FabricFile, for the writers of other formats.
#pragma once

#include "model/exchange/fabric/fabric_file.h"
#include "model/project.h"

namespace cw {

/// The fabric with this name or number; without one the first compute fabric, else the first. NotFound when
/// there is none.
Result<FabricId> chosenFabric(const Project& project, std::string_view nameOrNumber);

enum class PortNames : std::uint8_t {
    Printed, ///< as on the device: "12/2", "swp7"
    Numbers, ///< as InfiniBand counts: from 1, pieces of split ports one by one
};

/// Devices of the fabric's cables as nodes, in drawing order, and its cables as links, one each. Node ids are
/// unique: a second device of a name has its number added. Hosts weigh their accelerators in compute and
/// scale-up fabrics, one in others; a switch that is only managed over the fabric is one of its hosts. The
/// group of a node is its scale-up domain.
FabricFile fabricOf(const Project& project, FabricId fabric, PortNames ports);

} // namespace cw
