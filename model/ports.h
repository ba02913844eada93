// Ports of drawn devices: which there are, and which cable takes one.
#pragma once

#include "model/project.h"

namespace cw {

/// The group that holds the logical port with this index over all groups of the part, or nullptr. `first`
/// gets the index of the group's own first port.
const PortGroup* portGroupAt(const PartSpec& part, std::uint32_t port, std::uint32_t* first = nullptr);

/// Logical ports of a part over all its groups; 0 when they are not known.
std::uint32_t portCount(const PartSpec& part);

/// Whether two uses take the same port, or the same piece of a split one. Pieces are fractions of the port:
/// piece l of n is [l/n, (l+1)/n), so split and unsplit uses compare exactly.
bool portsOverlap(const PortRef& a, const PortRef& b);

/// The cable in a port or in a piece of it; nothing when it is free. `except` does not count.
std::optional<CableId> cableAt(const Project& project, const PortRef& port,
                               std::optional<CableId> except = {});

/// Ports of a device that no cable is in, not even with a piece.
std::uint32_t freePorts(const Project& project, DeviceId device);

/// The network that a port is meant for: by the port's own role, for ordinary switch ports by the switch's;
/// nothing when neither says.
std::optional<FabricRole> networkOf(const Project& project, const PortRef& port);

/// What the port can carry in one direction, divided by its split; 0 when the part has no such port.
Bandwidth portRate(const Project& project, const PortRef& port);

} // namespace cw
