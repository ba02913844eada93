#include "views/render/paint_kit.h"

#include <QPainterPath>

namespace cw::render {

void hatch(QPainter& painter, const QRectF& r, QPointF anchor, const QColor& colour, double gap,
           bool falling) {
    if (r.isEmpty()) return;
    painter.save();
    painter.setClipRect(r, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(cosmetic(colour, 1));
    const double step = gap * std::sqrt(2.0);
    QList<QLineF> lines;
    // x + y (rising) or x − y (falling) is constant along a line: the anchor's value plus a multiple of the
    // step.
    const double zero = falling ? anchor.x() - anchor.y() : anchor.x() + anchor.y();
    const double low = falling ? r.left() - r.bottom() : r.left() + r.top();
    const double high = falling ? r.right() - r.top() : r.right() + r.bottom();
    for (double c = zero + std::floor((low - zero) / step) * step; c <= high; c += step)
        lines << (falling ? QLineF(c + r.top(), r.top(), c + r.bottom(), r.bottom())
                          : QLineF(c - r.top(), r.top(), c - r.bottom(), r.bottom()));
    painter.drawLines(lines);
    painter.restore();
}

void paintCard(QPainter& painter, const QRectF& r, const ColourRoles& roles) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(roles.surface.raised);
    painter.setPen(cosmetic(roles.border.strong));
    painter.drawRoundedRect(r.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
}

QStringList wrapText(const QString& text, const QFont& font, double width) {
    QStringList lines;
    QString line;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (!line.isEmpty() && textWidth(font, longer) > width) {
            lines << line;
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.isEmpty()) lines << line;
    return lines;
}

bool fitText(QPainter& painter, const QRectF& r, const QFont& font, const QColor& ink, const QString& text,
             Qt::Alignment alignment, const QColor& halo) {
    if (text.isEmpty()) return false;
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(text);
    if (width > r.width() || metrics.ascent() > r.height() + 2) return false;
    double x = r.left();
    if (alignment & Qt::AlignRight)
        x = r.right() - width;
    else if (alignment & Qt::AlignHCenter)
        x = r.center().x() - width / 2;
    double y = r.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    if (alignment & Qt::AlignTop) y = r.top() + metrics.ascent();
    if (alignment & Qt::AlignBottom) y = r.bottom() - metrics.descent();
    const QPointF at(std::round(x), std::round(y));
    if (halo.isValid()) {
        QPainterPath path;
        path.addText(at, font, text);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(halo, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
        painter.restore();
    }
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(at, text);
    return true;
}

bool fitUprightText(QPainter& painter, const QRectF& r, const QFont& font, const QColor& ink,
                    const QString& text) {
    const QFontMetricsF metrics(font);
    if (text.isEmpty() || metrics.horizontalAdvance(text) > r.height()) return false;
    painter.save();
    painter.translate(r.center());
    painter.rotate(-90);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(
        QPointF(-metrics.horizontalAdvance(text) / 2, (metrics.ascent() - metrics.descent()) / 2), text);
    painter.restore();
    return true;
}

} // namespace cw::render
