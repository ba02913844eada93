#include "views/results/provenance_badge.h"

#include "model/phrase_text.h"
#include "views/render/colour_roles.h"

namespace cw::results {

QSize paintProvenanceBadge(QPainter& painter, QPoint at, Provenance p, const render::ColourRoles& roles) {
    constexpr int kPadX = 5;
    const QString text = provenanceWord(p);
    const QFontMetrics metrics(painter.font());
    const QRect box(at, QSize(metrics.horizontalAdvance(text) + 2 * kPadX, metrics.height() + 1));
    // Read in a document: ok. Known at second hand or computed: info. Assumed or remembered: warning.
    QColor fill = roles.severity.infoTint;
    QColor ink = roles.severity.info;
    if (p == Provenance::Vendor || p == Provenance::Standard || p == Provenance::Measured) {
        fill = roles.severity.okTint;
        ink = roles.severity.ok;
    } else if (p == Provenance::Assumed || p == Provenance::Unverified) {
        fill = roles.severity.warningTint;
        ink = roles.severity.warning;
    }
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(box, 2, 2);
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
    return box.size();
}

} // namespace cw::results
