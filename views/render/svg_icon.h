// The product's line icons, tinted: ":/icons/NAME.svg" with currentColor replaced by a colour role.
#pragma once

#include <QColor>
#include <QImage>
#include <QRectF>
#include <QString>

class QPainter;

namespace cw::render {

/// True when an icon of that name is compiled in.
bool hasIcon(const QString& name);

/// The icon as an image of `size` × `size` device-independent pixels at a device pixel ratio; transparent
/// when the name is unknown. `colour` may be translucent. Cached by name, colour, size and ratio. Any thread.
QImage iconImage(const QString& name, const QColor& colour, int size, double ratio);

/// Paints the icon as vectors into `rect`; for the canvas, print, PDF and SVG. Nothing when the name is
/// unknown.
void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour);

} // namespace cw::render
