// Icons that take their colour from the palette at the moment they are painted.
#pragma once

#include <QIcon>
#include <QIconEngine>

namespace cw::shell {

/// Which colour role tints an icon in its normal state.
enum class IconTone : unsigned char {
    Secondary,
    Primary,
    Muted,
    Accent,
    OnAccent,
    Info,
    Warning,
    Error,
    Ok,
    FeedA,
    FeedB
};

/// ":/icons/NAME.svg" as a QIcon. States: checked takes accent.tintText, selected selection.rowText, disabled
/// 40 %. Follows a change of palette by itself. A name that is not compiled in gives a null icon.
QIcon themeIcon(const QString& name, IconTone tone = IconTone::Secondary);

/// The colour of a tone in the application's palette.
QColor toneColour(IconTone tone);

class IconEngine : public QIconEngine {
public:
    IconEngine(QString name, IconTone tone);

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override;
    QSize actualSize(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine* clone() const override { return new IconEngine(*this); }
    QString key() const override { return QStringLiteral("clusterwright"); }
    QString iconName() override { return name_; }
    bool isNull() override;

private:
    QColor colour(QIcon::Mode mode, QIcon::State state) const;

    QString name_;
    IconTone tone_;
};

} // namespace cw::shell
