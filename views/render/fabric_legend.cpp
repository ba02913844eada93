#include "views/render/fabric_painter.h"
#include "views/render/fabric_text.h"
#include "views/render/font_roles.h"

#include <QPainter>

#include <cmath>

namespace cw::render {

void paintFabricLegend(QPainter& painter, const FabricScene& scene, const ColourRoles& roles,
                       const QFont& font, const FabricStyle& style, const QRectF& line) {
    if (!style.showCut || scene.nodes.empty()) return;
    painter.save();
    const QFont caption = roleFont(font, FontRole::Caption);
    painter.setFont(caption);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QFontMetrics metrics(caption);
    constexpr double kSwatch = 18, kGap = 6, kApart = 18;
    for (const std::array<QString, 4>& texts : legendTexts(scene)) {
        double width = -kApart;
        for (const QString& text : texts)
            width += kSwatch + kGap + metrics.horizontalAdvance(text) + kApart;
        if (width > line.width()) continue;
        painter.fillRect(QRectF(line.left() - 4, line.top(), width + 8, line.height()), roles.surface.canvas);
        double x = line.left();
        const double y = std::round(line.center().y());
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const QRectF swatch(x, y - 5, kSwatch, 10);
            if (i < 2) {
                painter.setPen(QPen(roles.device.serverFrame, 0));
                painter.setBrush(i == 0 ? roles.device.server : roles.surface.canvas);
                painter.drawRect(swatch);
            } else {
                painter.setPen(QPen(i == 2 ? roles.tier.cut : networkColour(roles, scene.role), 2));
                painter.drawLine(QPointF(x, y), QPointF(x + kSwatch, y));
            }
            painter.setPen(style.stale ? roles.text.stale : roles.text.secondary);
            const double textWidth = metrics.horizontalAdvance(texts[i]);
            painter.drawText(QRectF(x + kSwatch + kGap, line.top(), textWidth + 2, line.height()),
                             Qt::AlignLeft | Qt::AlignVCenter, texts[i]);
            x += kSwatch + kGap + textWidth + kApart;
        }
        break;
    }
    painter.restore();
}

} // namespace cw::render
