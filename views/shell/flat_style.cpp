#include "views/shell/flat_style.h"

#include "views/shell/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDialogButtonBox>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTableView>

namespace cw::shell {

namespace flat {

void box(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& frame, double radius,
         double width) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, radius > 0);
    const double inset = width / 2;
    painter.setPen(frame.isValid() ? QPen(frame, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin)
                                   : QPen(Qt::NoPen));
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const QRectF r = frame.isValid() ? rect.adjusted(inset, inset, -inset, -inset) : rect;
    if (radius > 0)
        painter.drawRoundedRect(r, radius, radius);
    else
        painter.drawRect(r);
    painter.restore();
}

void arrow(QPainter& painter, const QRectF& rect, Arrow direction, const QColor& colour, double size) {
    const QPointF c = rect.center();
    const double half = size / 2;
    const double quarter = size / 4;
    QPolygonF triangle;
    switch (direction) {
    case Arrow::Up:
        triangle << QPointF(-half, quarter) << QPointF(half, quarter) << QPointF(0, -quarter);
        break;
    case Arrow::Down:
        triangle << QPointF(-half, -quarter) << QPointF(half, -quarter) << QPointF(0, quarter);
        break;
    case Arrow::Left:
        triangle << QPointF(quarter, -half) << QPointF(quarter, half) << QPointF(-quarter, 0);
        break;
    case Arrow::Right:
        triangle << QPointF(-quarter, -half) << QPointF(-quarter, half) << QPointF(quarter, 0);
        break;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(triangle.translated(c));
    painter.restore();
}

void focus(QPainter& painter, const QRectF& rect, const render::ColourRoles& roles, double radius) {
    box(painter, rect, QColor(), roles.border.focus, radius, 2);
}

} // namespace flat

namespace {

bool has(const QStyleOption* option, QStyle::StateFlag flag) {
    return option->state.testFlag(flag);
}

bool isMarkedPrimary(const QWidget* widget) {
    return widget->property(kPrimaryProperty).toBool();
}

/// The marked button; where a row of buttons has none, the one that Return presses.
bool isPrimary(const QStyleOption* option, const QWidget* widget) {
    if (!has(option, QStyle::State_Enabled)) return false;
    if (widget && isMarkedPrimary(widget)) return true;
    if (const auto* box = widget ? qobject_cast<const QDialogButtonBox*>(widget->parentWidget()) : nullptr) {
        const auto buttons = box->buttons();
        if (std::any_of(buttons.begin(), buttons.end(), isMarkedPrimary)) return false;
    }
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    return button && button->features.testFlag(QStyleOptionButton::DefaultButton);
}

void drawPushButton(const QStyleOption* option, QPainter* painter, const QWidget* widget) {
    const render::ColourRoles& r = rolesOf(option->palette);
    const double radius = render::metrics().radius.button;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool hover = enabled && has(option, QStyle::State_MouseOver);
    const bool down = enabled && has(option, QStyle::State_Sunken);
    if (isPrimary(option, widget)) {
        const QColor fill = hover || down ? r.accent.fillHover : r.accent.fill;
        flat::box(*painter, option->rect, fill, fill, radius);
        return;
    }
    const bool isFlat = button && button->features.testFlag(QStyleOptionButton::Flat);
    const bool on = has(option, QStyle::State_On);
    QColor fill = isFlat ? QColor() : r.surface.panel;
    if (on) fill = r.accent.tint;
    if (hover) fill = r.surface.hover;
    if (down) fill = r.surface.pressed;
    const QColor frame = isFlat ? QColor() : on ? r.accent.text : enabled ? r.border.strong : r.border.normal;
    flat::box(*painter, option->rect, fill, frame, radius);
}

void drawToolButton(const QStyleOption* option, QPainter* painter, const QWidget* widget) {
    const render::ColourRoles& r = rolesOf(option->palette);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool framed = widget && widget->property(kFramedProperty).toBool();
    QColor fill = framed ? r.surface.panel : QColor();
    QColor frame = framed ? (enabled ? r.border.strong : r.border.normal) : QColor();
    if (enabled && has(option, QStyle::State_MouseOver)) fill = r.surface.hover;
    if (has(option, QStyle::State_On)) {
        fill = r.accent.tint;
        frame = r.accent.text;
    }
    if (enabled && has(option, QStyle::State_Sunken)) fill = r.surface.pressed;
    flat::box(*painter, option->rect, fill, frame, render::metrics().radius.button);
}

void drawField(const QStyleOption* option, QPainter* painter, const QWidget* widget) {
    const render::ColourRoles& r = rolesOf(option->palette);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool wrong = widget && widget->property(kErrorProperty).toBool();
    const bool focused = enabled && has(option, QStyle::State_HasFocus);
    const QColor frame = wrong     ? r.severity.error
                         : focused ? r.border.focus
                         : enabled ? r.border.strong
                                   : r.border.normal;
    const bool writable = enabled && !has(option, QStyle::State_ReadOnly);
    flat::box(*painter, option->rect, writable ? r.surface.base : r.surface.panel, frame,
              render::metrics().radius.field, focused ? 2 : 1);
}

void drawCheck(QStyle::PrimitiveElement element, const QStyleOption* option, QPainter* painter) {
    const render::ColourRoles& r = rolesOf(option->palette);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool radio = element == QStyle::PE_IndicatorRadioButton;
    const bool on = has(option, QStyle::State_On);
    const bool partly = has(option, QStyle::State_NoChange);
    const QRectF rect(option->rect);
    const QColor frame = enabled ? (on || partly ? r.accent.fill : r.border.strong) : r.border.normal;
    const QColor fill = (on || partly) && enabled ? r.accent.fill
                        : enabled                 ? r.surface.base
                                                  : r.surface.panel;
    flat::box(*painter, rect, fill, frame, radio ? rect.width() / 2 : 2);
    if (!on && !partly) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor ink = enabled ? r.text.onAccent : r.text.disabled;
    const QPointF o = rect.topLeft();
    const double k = rect.width() / 14.0;
    if (radio) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(ink);
        painter->drawEllipse(rect.center(), 2.5 * k, 2.5 * k);
    } else {
        painter->setPen(QPen(ink, 1.75 * k, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (partly)
            painter->drawLine(o + QPointF(4, 7) * k, o + QPointF(10, 7) * k);
        else
            painter->drawPolyline(
                QPolygonF{o + QPointF(3.5, 7.2) * k, o + QPointF(6, 9.8) * k, o + QPointF(10.5, 4.4) * k});
    }
    painter->restore();
}

/// A line of `colour` along one edge of a rectangle, inside it.
void edge(QPainter* painter, const QRect& rect, Qt::Edge side, const QColor& colour) {
    QRect line = rect;
    switch (side) {
    case Qt::TopEdge:
        line.setHeight(1);
        break;
    case Qt::BottomEdge:
        line.setTop(rect.bottom());
        break;
    case Qt::LeftEdge:
        line.setWidth(1);
        break;
    case Qt::RightEdge:
        line.setLeft(rect.right());
        break;
    }
    painter->fillRect(line, colour);
}

void drawTabShape(const QStyleOption* option, QPainter* painter) {
    const render::ColourRoles& r = rolesOf(option->palette);
    const bool current = has(option, QStyle::State_Selected);
    const bool hover = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    painter->fillRect(option->rect, current ? r.surface.canvas : hover ? r.surface.hover : r.surface.window);
    edge(painter, option->rect, Qt::RightEdge, r.border.subtle);
    if (current)
        painter->fillRect(QRect(option->rect.topLeft(), QSize(option->rect.width(), 2)), r.accent.text);
    else
        edge(painter, option->rect, Qt::BottomEdge, r.border.normal);
}

void drawProgress(const QStyleOptionProgressBar* bar, QPainter* painter) {
    const render::ColourRoles& r = rolesOf(bar->palette);
    QRect done = bar->rect;
    if (bar->maximum <= bar->minimum) {
        painter->fillRect(done, r.accent.tint);
        painter->fillRect(done, QBrush(r.accent.text, Qt::BDiagPattern));
        return;
    }
    const double share = double(bar->progress - bar->minimum) / (double(bar->maximum) - bar->minimum);
    const int width = qRound(done.width() * std::clamp(share, 0.0, 1.0));
    if (bar->direction == Qt::RightToLeft)
        done.setLeft(done.right() + 1 - width);
    else
        done.setWidth(width);
    painter->fillRect(done, r.accent.fill);
}

} // namespace

FlatStyle::FlatStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void FlatStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractItemView*>(widget)) widget->setAttribute(Qt::WA_Hover);
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    const render::ColourRoles& r = rolesOf(option->palette);
    switch (element) {
    case PE_PanelButtonCommand:
        drawPushButton(option, painter, widget);
        return;
    case PE_FrameDefaultButton:
        return;
    case PE_PanelButtonTool:
    case PE_PanelButtonBevel:
        drawToolButton(option, painter, widget);
        return;
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && frame->lineWidth > 0)
            drawField(option, painter, widget);
        return;
    case PE_FrameLineEdit:
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
    case PE_IndicatorItemViewItemCheck:
        drawCheck(element, option, painter);
        return;
    case PE_FrameFocusRect: {
        if (has(option, State_Item)) {
            const bool byKeyboard = widget && widget->window()->testAttribute(Qt::WA_KeyboardFocusChange);
            if (byKeyboard) flat::box(*painter, option->rect, QColor(), r.border.focus, 0);
        } else if (has(option, State_KeyboardFocusChange)) {
            flat::focus(*painter, option->rect, r, render::metrics().radius.button);
        }
        return;
    }
    case PE_FrameGroupBox: // the title stands below a hairline, flush with what it is over
        edge(painter, option->rect, Qt::TopEdge, r.border.normal);
        return;
    case PE_Frame:
    case PE_FrameTabWidget:
        flat::box(*painter, option->rect, QColor(), r.border.normal, 0);
        return;
    case PE_FrameStatusBarItem:
    case PE_FrameDockWidget:
        return;
    case PE_PanelStatusBar:
        painter->fillRect(option->rect, r.surface.window);
        edge(painter, option->rect, Qt::TopEdge, r.border.normal);
        return;
    case PE_PanelMenuBar:
        return;
    case PE_PanelTipLabel:
        flat::box(*painter, option->rect, r.surface.raised, r.border.normal, 0);
        return;
    case PE_IndicatorToolBarSeparator: {
        const QRect& c = option->rect;
        const int height = std::min(20, c.height());
        painter->fillRect(QRect(c.center().x(), c.center().y() - height / 2, 1, height), r.border.normal);
        return;
    }
    case PE_IndicatorBranch:
        if (has(option, State_Children)) {
            const bool rightToLeft = option->direction == Qt::RightToLeft;
            const flat::Arrow closed = rightToLeft ? flat::Arrow::Left : flat::Arrow::Right;
            flat::arrow(*painter, option->rect, has(option, State_Open) ? flat::Arrow::Down : closed,
                        r.text.muted, 7);
        }
        return;
    case PE_PanelItemViewRow:
        if (has(option, State_Selected))
            painter->fillRect(option->rect, r.selection.rowFill);
        else if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
                 item && item->features.testFlag(QStyleOptionViewItem::Alternate))
            painter->fillRect(option->rect, r.surface.alt);
        return;
    case PE_PanelItemViewItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        if (item && item->backgroundBrush.style() != Qt::NoBrush)
            painter->fillRect(option->rect, item->backgroundBrush);
        if (has(option, State_Selected))
            painter->fillRect(option->rect, r.selection.rowFill);
        else if (has(option, State_MouseOver) && has(option, State_Enabled) &&
                 !qobject_cast<const QTableView*>(widget))
            painter->fillRect(option->rect,
                              r.surface.hover); // a table has rows, and only the cell is known here
        return;
    }
    case PE_IndicatorArrowUp:
        flat::arrow(*painter, option->rect, flat::Arrow::Up, r.text.muted);
        return;
    case PE_IndicatorArrowDown:
        flat::arrow(*painter, option->rect, flat::Arrow::Down, r.text.muted);
        return;
    case PE_IndicatorArrowLeft:
        flat::arrow(*painter, option->rect, flat::Arrow::Left, r.text.muted);
        return;
    case PE_IndicatorArrowRight:
        flat::arrow(*painter, option->rect, flat::Arrow::Right, r.text.muted);
        return;
    case PE_IndicatorHeaderArrow:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            flat::arrow(*painter, option->rect,
                        header->sortIndicator == QStyleOptionHeader::SortUp ? flat::Arrow::Up
                                                                            : flat::Arrow::Down,
                        r.text.muted, 7);
        return;
    case PE_FrameTabBarBase:
        edge(painter, option->rect, Qt::BottomEdge, r.border.normal);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    const render::ColourRoles& r = rolesOf(option->palette);
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton copy = *button;
            if (isPrimary(option, widget)) copy.palette.setColor(QPalette::ButtonText, r.text.onAccent);
            if (has(option, State_On)) copy.palette.setColor(QPalette::ButtonText, r.accent.tintText);
            QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        return;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            QStyleOptionToolButton copy = *button;
            if (has(option, State_On)) copy.palette.setColor(QPalette::ButtonText, r.accent.tintText);
            QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        return;
    case CE_ComboBoxLabel: // a choice too long for its field ends in dots, not in half a letter
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            QStyleOptionComboBox copy = *combo;
            const int icon = combo->currentIcon.isNull() ? 0 : combo->iconSize.width() + 4;
            const int room =
                proxy()->subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width();
            copy.currentText =
                combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room - icon - 2);
            QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, r.surface.window);
        return;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            const bool down = has(option, State_Sunken);
            const bool active = has(option, State_Selected) && has(option, State_Enabled);
            painter->fillRect(option->rect,
                              active ? (down ? r.surface.pressed : r.surface.hover) : r.surface.window);
            int flags = Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine | Qt::TextShowMnemonic;
            if (!styleHint(SH_UnderlineShortcut, option, widget, nullptr)) flags |= Qt::TextHideMnemonic;
            proxy()->drawItemText(painter, item->rect, flags, item->palette, has(option, State_Enabled),
                                  item->text, QPalette::WindowText);
        }
        return;
    case CE_ToolBar:
        painter->fillRect(option->rect, r.surface.window);
        edge(painter, option->rect, Qt::BottomEdge, r.border.normal);
        return;
    case CE_Header: // the base style would ask its own margins for the label
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            drawControl(CE_HeaderSection, option, painter, widget);
            QStyleOptionHeader part = *header;
            part.rect = subElementRect(SE_HeaderLabel, option, widget);
            drawControl(CE_HeaderLabel, &part, painter, widget);
            if (header->sortIndicator != QStyleOptionHeader::None) {
                part.rect = subElementRect(SE_HeaderArrow, option, widget);
                drawPrimitive(PE_IndicatorHeaderArrow, &part, painter, widget);
            }
        }
        return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, r.surface.header);
        edge(painter, option->rect, Qt::BottomEdge, r.border.normal);
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader copy = *header;
            copy.palette.setColor(QPalette::ButtonText, r.text.secondary);
            QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        return;
    case CE_ItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            QStyleOptionViewItem copy = *item;
            copy.palette.setColor(QPalette::HighlightedText, r.selection.rowText);
            copy.state &= ~State_Open; // an open branch is no reason for another icon
            QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        return;
    case CE_TabBarTabShape:
        drawTabShape(option, painter);
        return;
    case CE_Splitter:
        painter->fillRect(option->rect, r.border.normal);
        return;
    case CE_ProgressBarGroove:
        flat::box(*painter, option->rect, r.surface.track, QColor(), 0);
        return;
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option))
            drawProgress(bar, painter);
        return;
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

} // namespace cw::shell
