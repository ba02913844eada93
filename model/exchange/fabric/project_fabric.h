// A drawn fabric as a FabricFile, for the writers of other formats.
#pragma once

#include "model/exchange/fabric/fabric_file.h"
#include "model/project.h"

#include <map>

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

/// The cables of fabricOf(), as its links: those that join two devices.
std::vector<CableId> cablesBetween(const Project& project, FabricId fabric);

/// The port with this number (PortNames::Numbers) as it is printed on the device; `pieces` is what splitOf()
/// gives.
std::string printedPort(const Project& project, DeviceId device, unsigned number, unsigned pieces);

/// Into how many pieces the most split port of each device of the fabric falls: its numbers leave room for so
/// many.
std::map<DeviceId, unsigned> splitOf(const Project& project, FabricId fabric);

} // namespace cw
