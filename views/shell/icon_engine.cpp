#include "views/shell/icon_engine.h"

#include "views/render/svg_icon.h"
#include "views/shell/theme.h"

#include <QGuiApplication>
#include <QPainter>

namespace cw::shell {

QIcon themeIcon(const QString& name, IconTone tone) {
    return render::hasIcon(name) ? QIcon(new IconEngine(name, tone)) : QIcon();
}

QColor toneColour(IconTone tone) {
    const render::ColourRoles& r = rolesOf(QGuiApplication::palette());
    switch (tone) {
    case IconTone::Secondary:
        break;
    case IconTone::Primary:
        return r.text.primary;
    case IconTone::Muted:
        return r.text.muted;
    case IconTone::Accent:
        return r.accent.text;
    case IconTone::OnAccent:
        return r.text.onAccent;
    case IconTone::Info:
        return r.severity.info;
    case IconTone::Warning:
        return r.severity.warning;
    case IconTone::Error:
        return r.severity.error;
    case IconTone::Ok:
        return r.severity.ok;
    case IconTone::FeedA:
        return r.power.feedA;
    case IconTone::FeedB:
        return r.power.feedB;
    }
    return r.text.secondary;
}

IconEngine::IconEngine(QString name, IconTone tone)
    : name_(std::move(name))
    , tone_(tone) {}

QColor IconEngine::colour(QIcon::Mode mode, QIcon::State state) const {
    const render::ColourRoles& r = rolesOf(QGuiApplication::palette());
    // Only neutral icons follow the state: a severity keeps its colour on a selected row.
    const bool neutral =
        tone_ == IconTone::Secondary || tone_ == IconTone::Primary || tone_ == IconTone::Muted;
    QColor c = toneColour(tone_);
    if (neutral && state == QIcon::On) c = r.accent.tintText;
    if (neutral && mode == QIcon::Selected) c = r.selection.rowText;
    if (mode == QIcon::Disabled) c.setAlphaF(static_cast<float>(render::metrics().opacity.disabledIcon));
    return c;
}

QPixmap IconEngine::scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) {
    // `size` is in device pixels here; the icon is square and is centred in what was asked for.
    const int side = std::max(1, std::min(size.width(), size.height()));
    const QImage icon = render::iconImage(name_, colour(mode, state), side, 1.0);
    if (size.width() == size.height()) {
        QPixmap pixmap = QPixmap::fromImage(icon);
        pixmap.setDevicePixelRatio(scale);
        return pixmap;
    }
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    {
        QPainter painter(&pixmap);
        painter.drawImage((size.width() - side) / 2, (size.height() - side) / 2, icon);
    }
    pixmap.setDevicePixelRatio(scale);
    return pixmap;
}

QPixmap IconEngine::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) {
    return scaledPixmap(size, mode, state, 1.0);
}

void IconEngine::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) {
    const double ratio = painter->device() ? painter->device()->devicePixelRatio() : 1.0;
    const int side = std::min(rect.width(), rect.height());
    const QImage icon = render::iconImage(name_, colour(mode, state), side, ratio);
    painter->drawImage(
        QPointF(rect.x() + (rect.width() - side) / 2.0, rect.y() + (rect.height() - side) / 2.0), icon);
}

QSize IconEngine::actualSize(const QSize& size, QIcon::Mode, QIcon::State) {
    return size;
}

bool IconEngine::isNull() {
    return !render::hasIcon(name_);
}

} // namespace cw::shell
