// The cables of one switch: which ports, at what rate, to what; as a card and as texts at their far ends.
#pragma once

#include "views/render/fabric_painter.h"

namespace cw::render {

/// All cables from the switch to one other device.
struct SwitchPeer {
    DeviceId device;
    int node = -1;                      ///< index into the scene's nodes; -1 for hosts and what is not drawn
    std::vector<PortRef> ports;         ///< at the switch, ascending
    double leastGbps = 0, mostGbps = 0; ///< of one cable, one direction
};

/// Peers of a device within a fabric, by device. Cables of other fabrics are left out.
std::vector<SwitchPeer> switchPeers(const Project& project, const FabricScene& scene, FabricId fabric,
                                    DeviceId device);

/// "12/1, 2"; more than three as "1/1–8/2" when they follow each other, else "1/1, 3/1, 5/1 +4".
QString portsText(const Project& project, const std::vector<PortRef>& ports);

/// "16 spines · 32 × 400 Gb/s · ports 17/1–32/2", a line for each tier and one for the hosts.
QStringList peerLines(const Project& project, const FabricScene& scene, const std::vector<SwitchPeer>& peers);

/// Ports at the far ends of the links of `node` where there is room between its neighbours, and the card with
/// the lines beside the node, kept inside `within`.
void paintSwitchPorts(QPainter& painter, const Project& project, const FabricScene& scene,
                      const ColourRoles& roles, const QFont& font, FabricScale scale, std::size_t node,
                      const std::vector<SwitchPeer>& peers, const QRectF& within);

} // namespace cw::render
