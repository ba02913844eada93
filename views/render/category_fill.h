// The fill of a rack, or of a swatch in the legend, under an overlay of categories.
#pragma once

#include "views/render/colour_roles.h"
#include "views/render/plan_overlay.h"

#include <QPainter>

namespace cw::render {

/// Fills `r` so that the classes differ by shape as well as by colour. A takes the left half (of a wide
/// rectangle the upper one) with a solid strip at its edge, B the other half with a dashed strip; what is not
/// fed is hatched and crossed out. Without `fine` (racks of a few pixels) an outline stands for hatch and
/// cross. Leaves pen and brush changed.
void paintCategory(QPainter& painter, const QRectF& r, CategoryTone tone, const ColourRoles& colours,
                   bool fine);

} // namespace cw::render
