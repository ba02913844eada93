#include "views/results/provenance_badge.h"

#include "views/render/colour_roles.h"

namespace cw::results {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Provenance)
};

} // namespace

QString provenanceText(Provenance p) {
    switch (p) {
    case Provenance::Vendor:
        return Say::tr("vendor");
    case Provenance::Standard:
        return Say::tr("standard");
    case Provenance::Measured:
        return Say::tr("measured");
    case Provenance::Secondary:
        return Say::tr("secondary");
    case Provenance::Derived:
        return Say::tr("derived");
    case Provenance::Assumed:
        return Say::tr("assumed");
    case Provenance::Unverified:
        return Say::tr("unverified");
    case Provenance::User:
        return Say::tr("yours");
    case Provenance::Drawn:
        return Say::tr("drawing");
    }
    return {};
}

QSize paintProvenanceBadge(QPainter& painter, QPoint at, Provenance p, const render::ColourRoles& roles) {
    constexpr int kPadX = 5;
    const QString text = provenanceText(p);
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
