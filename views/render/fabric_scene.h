// A fabric laid out in tiers: positions of switches, host groups and links, independent of any screen.
#pragma once

#include "app/analysis/snapshot_fabric.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

namespace cw::render {

/// A switch. Positions are in scene units; one unit is a device-independent pixel at zoom 1.
struct FabricNode {
    DeviceId device;
    int layer = 1; ///< 1 leaf, 2 spine, 3 core
    int group = 0; ///< scalable unit or pod, 0 for none
    QRectF rect;
    QString label;           ///< "S1", or the rail of a leaf
    bool secondSide = false; ///< of the bisection cut
};

/// The hosts below the leaves of one group, drawn as one box.
struct FabricHosts {
    int group = 0;
    QRectF frame; ///< around the leaves as well
    QRectF rect;
    std::size_t hosts = 0;
    std::int64_t endpoints = 0;
    std::vector<DeviceId> devices;
};

/// All links between two switches, or between a leaf and its hosts.
struct FabricLink {
    QPointF from; ///< at the upper node
    QPointF to;
    std::int64_t cables = 0;
    double gbps = 0; ///< one cable
    bool crossesCut = false;
    std::size_t upper = 0; ///< index into nodes
    std::size_t lower = 0; ///< index into nodes, or of hosts when `toHosts`
    bool toHosts = false;
};

struct FabricScene {
    QSizeF size;
    std::vector<FabricNode> nodes;
    std::vector<FabricHosts> hosts;
    std::vector<FabricLink> links;
    int layers = 0;             ///< switch tiers
    std::vector<double> layerY; ///< middle of tier 1…layers
    bool grouped = false;

    /// The switch at a point, or -1.
    int nodeAt(QPointF p) const;
    int hostsAt(QPointF p) const;
};

/// Tiers from top to bottom, groups from left to right, in `width` units or wider where nodes need the room.
/// The cut sides are those of the bisection's upper bound.
FabricScene layoutFabric(const Project& project, const analysis::FabricAnswer& answer, double width,
                         double height);

} // namespace cw::render
