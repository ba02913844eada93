// Paints the elevations of a report: a compact front view for paper.
#include "views/render/elevation_painter.h"
#include "views/render/paint_kit.h"
#include "views/report/elevation_layout.h"
#include "views/report/report_text.h"

namespace cw::report {

namespace {

constexpr double kBetween = 14; ///< cells
constexpr double kBracket = 4;  ///< from the cabinet to the line beside devices of one label
constexpr int kRulerPx = 9;
constexpr int kRulerStep = 5;

void paintLine(QPainter& p, const QRectF& r, const QFont& font, const QColor& ink, const QString& text) {
    p.setFont(font);
    p.setPen(ink);
    p.drawText(r, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
}

void paintRuler(QPainter& p, const ElevationCell& cell, const QColor& ink) {
    QFont font = elevationFont();
    font.setPixelSize(kRulerPx);
    p.setFont(font);
    p.setPen(ink);
    for (int u = 1; u <= cell.units; ++u) {
        if (u != 1 && u % kRulerStep != 0) continue;
        const double middle = cell.rails.bottom() - (u - 0.5) * ElevationCell::kRowPx;
        p.drawText(QRectF(0, middle - kRulerPx, cell.cabinet.left() - 3, 2 * kRulerPx),
                   Qt::AlignRight | Qt::AlignVCenter, QString::number(u));
    }
}

void paintLabel(QPainter& p, const ElevationCell& cell, const ElevationLabel& label,
                const render::ColourRoles& c) {
    const double x = cell.cabinet.right() + kBracket, line = elevationLine();
    p.setPen(render::cosmetic(c.border.strong, 0.7));
    p.drawLine(QLineF(x, label.from + 1, x, label.to - 1));
    const double named = (label.from + label.to) / 2, text = label.box.top() + line / 2;
    // Straight when the first line stands within what it names, else bent.
    const double at = std::clamp(text, label.from + 1, std::max(label.from + 1, label.to - 1));
    p.drawLine(QLineF(x, label.to - label.from > line ? at : named, label.box.left() - 2, text));
    QRectF row(label.box.left(), label.box.top(), label.box.width(), line);
    for (const QString& words : label.names) {
        paintLine(p, row, elevationFont(), c.text.primary, words);
        row.translate(0, line);
    }
    if (!label.units.isEmpty()) paintLine(p, row, elevationFont(), c.text.secondary, label.units);
}

void paintCell(QPainter& p, const ElevationCell& cell, double width, double ratio) {
    const render::ColourRoles& c = render::colourRoles(render::Appearance::Light);
    const double line = elevationLine();
    double y = cell.cabinet.top() - 4 - (double(cell.names.size()) + 1) * line;
    for (const QString& names : cell.names) {
        paintLine(p, {0, y, width, line}, elevationFont(true), c.text.primary, names);
        y += line;
    }
    paintLine(p, {0, y, width, line}, elevationFont(), c.text.secondary, cell.number);
    p.setPen(render::cosmetic(c.plan.rackFrame));
    p.setBrush(c.surface.paper);
    p.drawRect(render::onPixels(cell.cabinet, ratio));
    paintRuler(p, cell, c.text.secondary);
    for (const ElevationBlock& block : cell.blocks) {
        const auto [fill, frame] = render::deviceColours(c, block.role);
        p.setBrush(block.rear ? QBrush(Qt::NoBrush) : QBrush(fill));
        p.setPen(block.rear ? render::dashed(frame, 0.8, {3, 2}) : render::cosmetic(frame, 0.8));
        p.drawRect(block.box.adjusted(0.5, 0.6, -0.5, -0.6));
    }
    for (const ElevationLabel& label : cell.labels)
        paintLabel(p, cell, label, c);
}

} // namespace

Picture elevationPicture(const Project& project, const std::vector<RackKind>& kinds) {
    int most = 1;
    for (const RackKind& kind : kinds)
        most = std::max(most, elevationUnits(project, kind));
    const double height = elevationHeight(most);
    const double column = (kColumnWidth + kBetween) / double(kElevationsInPicture);
    const double width = column - kBetween;
    auto cells = std::make_shared<std::vector<ElevationCell>>();
    for (const RackKind& kind : kinds)
        cells->push_back(layoutElevation(project, kind, width, height));
    Picture picture;
    picture.size = {kColumnWidth, height};
    picture.description = Text::tr("Front views of racks; the rack table lists their contents.");
    picture.paint = [cells, column, width](QPainter& p, double ratio) {
        p.save();
        p.setRenderHint(QPainter::Antialiasing, true);
        for (const ElevationCell& cell : *cells) {
            paintCell(p, cell, width, ratio);
            p.translate(column, 0);
        }
        p.restore();
    };
    return picture;
}

} // namespace cw::report
