// A fabric laid out in tiers: positions of switches, host groups and links, independent of any screen.
#pragma once

#include "app/analysis/snapshot_fabric.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <array>
#include <vector>

namespace cw::render {

/// A switch. Positions are in scene units; one unit is a device-independent pixel at zoom 1.
struct FabricNode {
    DeviceId device;
    int layer = 1; ///< 1 leaf, 2 spine, 3 core
    int group = 0; ///< scalable unit or pod, 0 for none
    QRectF rect;
    QString label;           ///< "S1"; a leaf's rail where that names it within its frame
    bool secondSide = false; ///< of the bisection cut
};

/// The hosts of one group that lie on one side of the cut.
struct FabricHostPart {
    QRectF rect;
    bool secondSide = false;
    std::size_t nodes = 0;  ///< hosts that weigh something
    std::size_t others = 0; ///< managers and storage, which weigh nothing
    std::int64_t endpoints = 0;
};

/// The hosts below the leaves of one group, drawn as one box, or as two where the cut runs through them.
struct FabricHosts {
    int group = 0;
    QRectF frame; ///< around the leaves as well
    QRectF rect;
    std::vector<FabricHostPart> parts; ///< from left to right; empty without hosts
    std::vector<DeviceId> devices;
    QString firstRack, lastRack; ///< of the hosts that weigh something
};

/// All links between two switches, or between a leaf and the hosts of one part.
struct FabricLink {
    QPointF from; ///< at the upper node
    QPointF to;
    std::int64_t cables = 0;
    bool crossesCut = false; ///< all of its cables, or none
    std::size_t upper = 0;   ///< index into nodes
    std::size_t lower = 0;   ///< index into nodes, or of hosts when `toHosts`
    std::size_t part = 0;    ///< of these hosts
    bool toHosts = false;
    bool sameTier = false; ///< joins two switches of one tier, from top to top
};

/// A row of switches, and the links from it to the tier below.
struct FabricTier {
    double y = 0; ///< middle
    std::size_t switches = 0;
    QString part; ///< model of its switches; empty when they differ
    std::int64_t cables = 0;
    std::int64_t cutCables = 0;
    double leastGbps = 0, mostGbps = 0; ///< of one cable
};

/// What lies on one side of the cut.
struct FabricSide {
    std::int64_t endpoints = 0;
    std::size_t switches = 0;
};

struct FabricScene {
    QSizeF size;
    FabricRole role = FabricRole::Compute;
    std::vector<FabricNode> nodes;
    std::vector<FabricHosts> hosts;
    std::vector<FabricLink> links;
    std::vector<FabricTier> tiers; ///< leaves first
    std::array<FabricSide, 2> sides;
    QRectF legend;      ///< kept free for it
    bool units = false; ///< the groups are scalable units
    bool framed = false;

    /// The switch at a point, or -1.
    int nodeAt(QPointF p) const;
    int hostsAt(QPointF p) const;
    /// Of all links that are drawn as cut.
    std::int64_t cutCables() const;
};

/// Tiers from top to bottom, groups from left to right, in `width` × `height` units or more where nodes need
/// the room. The cut sides are those of the bisection's upper bound; the first side is the one of the hosts
/// at the left. Without `withCut` all lies on one side. Empty when no switch is cabled, or while the drawing
/// is ahead of the answer.
FabricScene layoutFabric(const Project& project, const analysis::FabricAnswer& answer, double width,
                         double height, bool withCut = true);

} // namespace cw::render
