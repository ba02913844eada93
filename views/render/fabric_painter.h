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
    std::vector<DeviceId> selected; ///< their links keep full colour, the rest fade
    bool stale = false;
};

/// Draws the scene with the painter's present transform; `zoom` is its scale, for level of detail.
void paintFabric(QPainter& painter, const FabricScene& scene, const ColourRoles& roles, const QFont& font,
                 const FabricStyle& style, double zoom);

} // namespace cw::render
