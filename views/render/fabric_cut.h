// The line of the bisection cut through a drawn fabric, and texts that stand on links.
#pragma once

#include "views/render/fabric_painter.h"

namespace cw::render {

/// Node width from which both links of a leaf to a divided host box carry their count.
inline constexpr double kRoomForLegs = 40;

/// A text with its middle at the height of `at`, on its own ground since links run below it. Drawn only where
/// it fits into `most` pixels; says whether it was.
bool paintBackedLabel(QPainter& painter, const ColourRoles& roles, QPointF at, const QString& text,
                      const QFont& font, const QColor& ink, double most, Qt::Alignment align = Qt::AlignLeft);

/// Dashed lines between neighbours of different sides, over host links that are cut and over leaves that are
/// cut off from all above them.
void paintCutLines(QPainter& painter, const FabricScene& scene, const ColourRoles& roles,
                   const QFont& caption, FabricScale scale);

} // namespace cw::render
