// Small helpers that the canvas painters share.
#pragma once

#include "views/render/colour_roles.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QString>
#include <QStringList>

#include <cmath>

namespace cw::render {

/// Rounds to whole device pixels.
inline double onPixel(double v, double ratio) {
    return std::round(v * ratio) / ratio;
}
/// A rectangle whose edges lie on device pixels, at least one wide and high.
inline QRectF onPixels(const QRectF& r, double ratio) {
    const double x0 = onPixel(r.left(), ratio), y0 = onPixel(r.top(), ratio);
    return {x0, y0, std::max(1 / ratio, onPixel(r.right(), ratio) - x0),
            std::max(1 / ratio, onPixel(r.bottom(), ratio) - y0)};
}
/// The middle of a 1 px line whose pixel starts at `v`.
inline double onHalf(double v, double ratio) {
    return onPixel(v, ratio) + 0.5 / ratio;
}

/// A pen whose width is in pixels whatever the painter's scale.
inline QPen cosmetic(const QColor& colour, double width = 1, Qt::PenStyle style = Qt::SolidLine) {
    QPen pen(colour, width, style, Qt::FlatCap, Qt::MiterJoin);
    return pen;
}
/// Dashes given in pixels, as in the tokens.
inline QPen dashed(const QColor& colour, double width, const QList<qreal>& px) {
    QPen pen = cosmetic(colour, width);
    QList<qreal> pattern;
    for (qreal length : px)
        pattern << length / width;
    pen.setDashPattern(pattern);
    return pen;
}

/// Diagonal lines `gap` pixels apart over `r`, counted from `anchor` (a corner of what is hatched), so that
/// they move with it and parts painted one after the other join.
void hatch(QPainter& painter, const QRectF& r, QPointF anchor, const QColor& colour, double gap,
           bool falling = false);

/// The raised card that texts over a drawing stand on.
void paintCard(QPainter& painter, const QRectF& r, const ColourRoles& roles);

/// Width of one line.
inline double textWidth(const QFont& font, const QString& text) {
    return QFontMetricsF(font).horizontalAdvance(text);
}
/// Lines of whole words no wider than `width`; a word that is wider has a line of its own.
QStringList wrapText(const QString& text, const QFont& font, double width);
/// Draws `text` in `r` when it fits (never shortened, never shrunk). True when drawn. A halo of `halo` colour
/// keeps it legible on hatches; invalid: none.
bool fitText(QPainter& painter, const QRectF& r, const QFont& font, const QColor& ink, const QString& text,
             Qt::Alignment alignment = Qt::AlignCenter, const QColor& halo = {});
/// As fitText(), standing upright (reads from below).
bool fitUprightText(QPainter& painter, const QRectF& r, const QFont& font, const QColor& ink,
                    const QString& text);

} // namespace cw::render
