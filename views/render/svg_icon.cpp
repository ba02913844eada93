#include "views/render/svg_icon.h"

#include <QCache>
#include <QFile>
#include <QMutex>
#include <QPainter>
#include <QSvgRenderer>

namespace cw::render {

namespace {

constexpr int kCacheKiB = 4096;

QString iconPath(const QString& name) {
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

/// The SVG text with currentColor replaced by an opaque colour; empty when there is no such icon.
QByteArray tinted(const QString& name, const QColor& colour) {
    QFile file(iconPath(name));
    if (name.isEmpty() || !file.open(QIODevice::ReadOnly)) return {};
    return file.readAll().replace("currentColor", colour.name(QColor::HexRgb).toLatin1());
}

struct ImageCache {
    QMutex mutex;
    QCache<QString, QImage> images{kCacheKiB};
};

ImageCache& imageCache() {
    static ImageCache cache;
    return cache;
}

} // namespace

bool hasIcon(const QString& name) {
    return !name.isEmpty() && QFile::exists(iconPath(name));
}

QImage iconImage(const QString& name, const QColor& colour, int size, double ratio) {
    const int pixels = std::max(1, qRound(size * ratio));
    const QString key =
        QStringLiteral("%1/%2/%3/%4").arg(name, colour.name(QColor::HexArgb)).arg(size).arg(ratio);
    ImageCache& cache = imageCache();
    {
        const QMutexLocker lock(&cache.mutex);
        if (const QImage* hit = cache.images.object(key)) return *hit;
    }
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        QColor opaque = colour;
        opaque.setAlpha(255);
        paintIcon(painter, QRectF(0, 0, pixels, pixels), name, opaque);
        // Faded as a whole, so that strokes that cross do not show through each other.
        painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
        painter.fillRect(image.rect(), QColor(0, 0, 0, colour.alpha()));
    }
    image.setDevicePixelRatio(ratio);
    const QMutexLocker lock(&cache.mutex);
    cache.images.insert(key, new QImage(image), static_cast<int>(1 + image.sizeInBytes() / 1024));
    return image;
}

void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour) {
    const QByteArray svg = tinted(name, colour);
    if (svg.isEmpty()) return;
    QSvgRenderer renderer(svg);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * colour.alphaF());
    renderer.render(&painter, rect);
    painter.restore();
}

} // namespace cw::render
