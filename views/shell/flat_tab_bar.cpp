#include "views/shell/flat_tab_bar.h"

#include "views/render/colour_roles.h"
#include "views/render/font_roles.h"
#include "views/render/svg_icon.h"
#include "views/shell/flat_style.h"
#include "views/shell/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace cw::shell {

namespace {

constexpr int kPadding = 11;
constexpr int kGap = 6;
constexpr int kIcon = 16;

struct TabData {
    QString id, icon, count;
};

} // namespace

} // namespace cw::shell

Q_DECLARE_METATYPE(cw::shell::TabData)

namespace cw::shell {

FlatTabBar::FlatTabBar(QWidget* parent)
    : QTabBar(parent) {
    setDrawBase(false);
    setExpanding(false);
    setElideMode(Qt::ElideNone);
    setUsesScrollButtons(true);
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    // The scroll buttons lie over the tabs.
    for (QToolButton* button : findChildren<QToolButton*>())
        button->setAutoFillBackground(true);
    connect(this, &QTabBar::currentChanged, this, [this] {
        if (compact_) layOutAnew();
    });
}

int FlatTabBar::addPage(const QString& id, const QString& icon, const QString& title) {
    const int index = addTab(title);
    setTabData(index, QVariant::fromValue(TabData{id, icon, {}}));
    setAccessibleTabName(index, title);
    return index;
}

QString FlatTabBar::idAt(int index) const {
    return tabData(index).value<TabData>().id;
}

int FlatTabBar::indexOf(const QString& id) const {
    for (int i = 0; i < count(); ++i) {
        if (idAt(i) == id) return i;
    }
    return -1;
}

void FlatTabBar::setCount(int index, const QString& count) {
    TabData data = tabData(index).value<TabData>();
    if (index < 0 || index >= this->count() || data.count == count) return;
    data.count = count;
    setTabData(index, QVariant::fromValue(data));
    setAccessibleTabName(index, count.isEmpty() ? tabText(index) : tabText(index) + QLatin1Char(' ') + count);
    layOutAnew();
    updateGeometry();
}

void FlatTabBar::layOutAnew() {
    for (int i = 0; i < count(); ++i)
        setTabToolTip(i, hasTitle(i) ? QString() : tabText(i));
    if (count() > 0) setTabText(0, tabText(0)); // QTabBar's own way to measure the tabs again
    update();
}

int FlatTabBar::tabWidth(int index, bool title) const {
    const QString count = tabData(index).value<TabData>().count;
    int width = 2 * kPadding + kIcon;
    if (title)
        width += kGap + 1 +
                 QFontMetrics(render::roleFont(font(), render::FontRole::Strong))
                     .horizontalAdvance(tabText(index));
    if (!count.isEmpty()) width += kGap + fontMetrics().horizontalAdvance(count);
    return width;
}

QSize FlatTabBar::tabSizeHint(int index) const {
    const int height = QFontMetrics(render::roleFont(font(), render::FontRole::Strong)).height() + 8;
    return {tabWidth(index, hasTitle(index)), std::max(render::metrics().size.tab, height)};
}

QSize FlatTabBar::sizeHint() const {
    QSize size = QTabBar::sizeHint();
    size.setWidth(0);
    for (int i = 0; i < count(); ++i)
        size.rwidth() += tabWidth(i, true);
    return size;
}

QSize FlatTabBar::minimumSizeHint() const {
    QSize size = QTabBar::minimumSizeHint();
    size.setWidth(0);
    for (int i = 0; i < count(); ++i)
        size.rwidth() += tabWidth(i, i == currentIndex());
    return size;
}

void FlatTabBar::resizeEvent(QResizeEvent* event) {
    const bool compact = width() < sizeHint().width();
    if (compact != compact_) {
        compact_ = compact;
        layOutAnew();
    }
    QTabBar::resizeEvent(event);
}

QSize FlatTabBar::minimumTabSizeHint(int index) const {
    return tabSizeHint(index);
}

void FlatTabBar::mousePressEvent(QMouseEvent* event) {
    // Asked before the press: what the new current tab brings may lay the tabs out anew below the pointer.
    const int pressed = tabAt(event->position().toPoint());
    const bool isCurrent = pressed >= 0 && pressed == currentIndex();
    QTabBar::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && isCurrent) Q_EMIT currentClicked(pressed);
}

void FlatTabBar::mouseMoveEvent(QMouseEvent* event) {
    QTabBar::mouseMoveEvent(event);
    const int now = tabAt(event->position().toPoint());
    if (now != hovered_) update();
    hovered_ = now;
}

void FlatTabBar::leaveEvent(QEvent* event) {
    QTabBar::leaveEvent(event);
    hovered_ = -1;
    update();
}

void FlatTabBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const render::ColourRoles& r = rolesOf(palette());
    painter.fillRect(rect(), r.surface.window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), r.border.normal);
    const QColor ground =
        palette().color(backgroundRole() == QPalette::Base ? QPalette::Base : QPalette::Window);
    for (int i = 0; i < count(); ++i) {
        const QRect tab = tabRect(i);
        if (tab.isEmpty() || !rect().intersects(tab)) continue;
        const TabData data = tabData(i).value<TabData>();
        const bool current = i == currentIndex();
        const QRect inner = tab.adjusted(0, 0, -1, -1);
        if (current)
            painter.fillRect(tab.adjusted(0, 0, -1, 0),
                             backgroundRole() == QPalette::Base ? ground : r.surface.canvas);
        else if (i == hovered_)
            painter.fillRect(inner, r.surface.hover);
        painter.fillRect(QRect(layoutDirection() == Qt::RightToLeft ? tab.left() : tab.right(), tab.top(), 1,
                               tab.height() - 1),
                         r.border.subtle);
        if (current) painter.fillRect(QRect(tab.left(), tab.top(), tab.width() - 1, 2), r.accent.text);
        const QRect area = tab.adjusted(kPadding, 0, -kPadding, 0);
        const auto place = [&](const QRect& part) {
            return QStyle::visualRect(layoutDirection(), area, part);
        };
        const QColor ink = current ? r.text.primary : r.text.secondary;
        const QRect icon = place(QRect(area.left(), area.center().y() - kIcon / 2 + 1, kIcon, kIcon));
        painter.drawImage(icon.topLeft(), render::iconImage(data.icon, ink, kIcon, devicePixelRatioF()));
        const QFont titleFont = current ? render::roleFont(font(), render::FontRole::Strong) : font();
        painter.setFont(titleFont);
        painter.setPen(ink);
        const QRect text = area.adjusted(kIcon + kGap, 0, 0, 0);
        const int align = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter));
        const QString title = hasTitle(i) ? tabText(i) : QString();
        painter.drawText(place(text), align, title);
        if (!data.count.isEmpty()) {
            const int used = title.isEmpty() ? 0 : QFontMetrics(titleFont).horizontalAdvance(title) + kGap;
            painter.setFont(font());
            painter.setPen(r.text.muted);
            painter.drawText(place(text.adjusted(used, 0, 0, 0)), align, data.count);
        }
        if (current && hasFocus()) flat::focus(painter, tab.adjusted(2, 3, -3, -2), r, 2);
    }
}

} // namespace cw::shell
