// Paints a fabric scene; shared by the view, images and reports.
#pragma once

#include "views/render/colour_roles.h"
#include "views/render/fabric_scene.h"

#include <QFont>

class QPainter;

namespace cw::render {

struct FabricStyle {
    bool showCut = true;            ///< links of the cut in colour, the rest faded
    bool bundled = false;           ///< always draw bundles, however few links there are
    bool legend = true;             ///< in the room that the scene keeps for it
    bool onPaper = false;           ///< the ground is surface.paper, not surface.canvas
    std::vector<DeviceId> selected; ///< their links keep full colour, the rest fade
    bool stale = false;
};

/// Pixels a scene unit. Texts and lines keep their size at any scale.
struct FabricScale {
    double x = 1, y = 1;

    QPointF map(QPointF p) const { return {p.x() * x, p.y() * y}; }
    QRectF map(const QRectF& r) const { return {r.x() * x, r.y() * y, r.width() * x, r.height() * y}; }
};

/// Draws the scene with its corner at the painter's origin.
void paintFabric(QPainter& painter, const FabricScene& scene, const ColourRoles& roles, const QFont& font,
                 const FabricStyle& style, FabricScale scale);

/// What the colours of the cut mean, with its counts, in one line at the left of `line`; nothing when the cut
/// is not shown.
void paintFabricLegend(QPainter& painter, const FabricScene& scene, const ColourRoles& roles,
                       const QFont& font, const FabricStyle& style, const QRectF& line);

/// Of the links of a network.
QColor networkColour(const ColourRoles& roles, FabricRole role);
/// Opacity of a link that is not to stand out, by the count of links in the picture: opaque as long as they
/// can be followed one by one.
double linkOpacity(std::size_t links, double least);

} // namespace cw::render
