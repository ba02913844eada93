// The measures and the compound controls of the flat style: fields with buttons, scroll bars, sliders.
#include "views/shell/flat_style.h"
#include "views/shell/icon_engine.h"
#include "views/shell/theme.h"

#include <QComboBox>
#include <QPainter>
#include <QStyleOption>

namespace cw::shell {

namespace {

bool has(const QStyleOption* option, QStyle::StateFlag flag) {
    return option->state.testFlag(flag);
}

constexpr int kMinimumHandle = 24;
constexpr int kArrowWidth = 20;

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part) {
    const bool horizontal = bar.orientation == Qt::Horizontal;
    const QRect all = bar.rect;
    const int length = horizontal ? all.width() : all.height();
    int handle = length;
    if (bar.maximum != bar.minimum) {
        const double range = double(bar.maximum) - bar.minimum;
        handle = static_cast<int>(bar.pageStep * double(length) / (range + bar.pageStep));
        handle = std::clamp(handle, std::min(kMinimumHandle, length), length);
    }
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - handle, bar.upsideDown);
    const auto stretch = [&](int from, int size) {
        return horizontal ? QRect(all.x() + from, all.y(), size, all.height())
                          : QRect(all.x(), all.y() + from, all.width(), size);
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return all;
    case QStyle::SC_ScrollBarSlider:
        return stretch(start, handle);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(start + handle, length - start - handle);
    default:
        return {}; // no arrow buttons
    }
}

} // namespace

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    const render::Metrics& m = render::metrics();
    switch (metric) {
    case PM_ToolBarIconSize:
        return m.size.toolButtonIcon;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_LineEditIconSize:
    case PM_TabBarIconSize:
        return 16;
    case PM_SplitterWidth:
        return m.hit.splitterDrawn;
    case PM_ScrollBarExtent:
        return m.size.scrollbar;
    case PM_ScrollBarSliderMin:
        return kMinimumHandle;
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarItemSpacing:
    case PM_ToolBarFrameWidth:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftVertical:
        return 0;
    case PM_MenuBarHMargin:
        return 4;
    case PM_ToolBarItemMargin:
        return 3;
    case PM_ToolBarItemSpacing:
        return 1;
    case PM_ToolBarSeparatorExtent:
        return 11;
    case PM_HeaderMargin:
        return 8;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return m.size.checkbox;
    case PM_TreeViewIndentation:
        return 15;
    case PM_DefaultFrameWidth:
        return 1;
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return 2;
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return 8;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 6;
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return m.size.slider;
    case PM_SliderLength:
        return 14;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

/// Message boxes carry the product's severity marks.
QIcon FlatStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const {
    switch (which) {
    case SP_MessageBoxInformation:
    case SP_MessageBoxQuestion:
        return themeIcon(QStringLiteral("info"), IconTone::Info);
    case SP_MessageBoxWarning:
        return themeIcon(QStringLiteral("warning"), IconTone::Warning);
    case SP_MessageBoxCritical:
        return themeIcon(QStringLiteral("error"), IconTone::Error);
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_ScrollBar_Transient:
    case SH_Widget_Animation_Duration:
    case SH_ComboBox_Popup:
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_ToolTip_WakeUpDelay:
        return 400;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
    const render::Metrics& m = render::metrics();
    QSize out = QProxyStyle::sizeFromContents(type, option, size, widget);
    const int text = option ? option->fontMetrics.height() : 0;
    switch (type) {
    case CT_PushButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            const int icon = button->icon.isNull() ? 0 : button->iconSize.width() + 5;
            const int menu = button->features.testFlag(QStyleOptionButton::HasMenu) ? 14 : 0;
            const QSize label = button->fontMetrics.size(Qt::TextShowMnemonic, button->text);
            out = QSize(label.width() + icon + menu + 20, std::max(m.size.button, label.height() + 6));
        }
        break;
    case CT_LineEdit:
    case CT_SpinBox:
    case CT_ComboBox:
        out.setHeight(std::max(m.size.field, text + 6));
        break;
    case CT_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            const QSize label = item->fontMetrics.size(Qt::TextShowMnemonic | Qt::TextSingleLine, item->text);
            out = QSize(label.width() + 18, std::max(m.size.menuBar, label.height() + 6));
        }
        break;
    case CT_HeaderSection:
        out.setHeight(std::max(m.size.tableRowDense, text + 4));
        break;
    case CT_TabBarTab:
        out.setHeight(std::max(m.size.tab, text + 8));
        break;
    default:
        break;
    }
    return out;
}

QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl sub,
                                const QWidget* widget) const {
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return visualRect(bar->direction, bar->rect, scrollBarPart(*bar, sub));
    }
    if (control == CC_ComboBox && (sub == SC_ComboBoxArrow || sub == SC_ComboBoxEditField)) {
        const QRect all = option->rect;
        QRect part(all.right() + 1 - kArrowWidth, all.top(), kArrowWidth, all.height());
        if (sub == SC_ComboBoxEditField)
            part = QRect(all.left() + 4, all.top() + 1, all.width() - 4 - kArrowWidth, all.height() - 2);
        return visualRect(option->direction, all, part);
    }
    return QProxyStyle::subControlRect(control, option, sub, widget);
}

QRect FlatStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    if (element == SE_PushButtonFocusRect || element == SE_ComboBoxFocusRect) return option->rect;
    if (element == SE_ProgressBarGroove || element == SE_ProgressBarContents) return option->rect;
    if (element == SE_HeaderLabel) { // the base style takes the margin off the height as well
        const int margin = pixelMetric(PM_HeaderMargin, option, widget);
        const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
        const bool sorted = header && header->sortIndicator != QStyleOptionHeader::None;
        const QRect label = option->rect.adjusted(margin, 0, -margin - (sorted ? 12 : 0), -1);
        return visualRect(option->direction, option->rect, label);
    }
    if (element == SE_HeaderArrow) {
        const QRect all = option->rect;
        return visualRect(option->direction, all, QRect(all.right() - 16, all.top(), 12, all.height()));
    }
    if (element == SE_LineEditContents) return option->rect.adjusted(4, 1, -4, -1);
    return QProxyStyle::subElementRect(element, option, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    switch (control) {
    case CC_ComboBox:
        drawComboBox(option, painter, widget);
        return;
    case CC_SpinBox:
        drawSpinBox(option, painter, widget);
        return;
    case CC_ScrollBar:
        drawScrollBar(option, painter, widget);
        return;
    case CC_Slider:
        drawSlider(option, painter, widget);
        return;
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

void FlatStyle::drawComboBox(const QStyleOptionComplex* option, QPainter* painter,
                             const QWidget* widget) const {
    const render::ColourRoles& r = rolesOf(option->palette);
    const bool enabled = has(option, State_Enabled);
    const bool focused = enabled && has(option, State_HasFocus) && has(option, State_KeyboardFocusChange);
    const bool wrong = widget && widget->property(kErrorProperty).toBool();
    QColor fill = enabled ? r.surface.base : r.surface.panel;
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (enabled && has(option, State_MouseOver) && combo && !combo->editable) fill = r.surface.hover;
    const QColor frame = wrong     ? r.severity.error
                         : focused ? r.border.focus
                         : enabled ? r.border.strong
                                   : r.border.normal;
    flat::box(*painter, option->rect, fill, frame, render::metrics().radius.field, focused ? 2 : 1);
    const QRect arrow = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
    flat::arrow(*painter, arrow, flat::Arrow::Down, enabled ? r.text.muted : r.text.disabled);
}

void FlatStyle::drawSpinBox(const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const {
    const render::ColourRoles& r = rolesOf(option->palette);
    const bool enabled = has(option, State_Enabled);
    const bool focused = enabled && has(option, State_HasFocus);
    flat::box(*painter, option->rect, enabled ? r.surface.base : r.surface.panel,
              focused   ? r.border.focus
              : enabled ? r.border.strong
                        : r.border.normal,
              render::metrics().radius.field, focused ? 2 : 1);
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (!spin || spin->buttonSymbols == QAbstractSpinBox::NoButtons) return;
    const auto step = [&](SubControl sub, flat::Arrow direction, QAbstractSpinBox::StepEnabledFlag flag) {
        const bool can = enabled && spin->stepEnabled.testFlag(flag);
        flat::arrow(*painter, subControlRect(CC_SpinBox, option, sub, widget), direction,
                    can ? r.text.muted : r.text.disabled, 7);
    };
    step(SC_SpinBoxUp, flat::Arrow::Up, QAbstractSpinBox::StepUpEnabled);
    step(SC_SpinBoxDown, flat::Arrow::Down, QAbstractSpinBox::StepDownEnabled);
}

void FlatStyle::drawScrollBar(const QStyleOptionComplex* option, QPainter* painter,
                              const QWidget* widget) const {
    const render::ColourRoles& r = rolesOf(option->palette);
    painter->fillRect(option->rect, r.surface.panel);
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (!bar || bar->maximum == bar->minimum) return;
    const QRectF handle =
        QRectF(subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget)).adjusted(3, 3, -3, -3);
    const bool active = has(option, State_MouseOver) || has(option, State_Sunken);
    QColor fill = r.border.strong;
    if (!active) fill.setAlphaF(0.7f);
    flat::box(*painter, handle, fill, QColor(), std::min(handle.width(), handle.height()) / 2);
}

void FlatStyle::drawSlider(const QStyleOptionComplex* option, QPainter* painter,
                           const QWidget* widget) const {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (!slider) return;
    const render::ColourRoles& r = rolesOf(option->palette);
    const bool enabled = has(option, State_Enabled);
    const bool horizontal = slider->orientation == Qt::Horizontal;
    const QPointF knob = QRectF(subControlRect(CC_Slider, option, SC_SliderHandle, widget)).center();
    const QRectF all(option->rect);
    // The part from the minimum to the knob is the value; upsideDown turns the ends round.
    QRectF groove = horizontal ? QRectF(all.left() + 1, knob.y() - 1, all.width() - 2, 2)
                               : QRectF(knob.x() - 1, all.top() + 1, 2, all.height() - 2);
    painter->fillRect(groove, r.border.strong);
    QRectF value = groove;
    if (horizontal && !slider->upsideDown)
        value.setRight(knob.x());
    else if (horizontal)
        value.setLeft(knob.x());
    else if (slider->upsideDown)
        value.setTop(knob.y());
    else
        value.setBottom(knob.y());
    painter->fillRect(value, enabled ? r.accent.fill : r.border.strong);
    const QRectF circle(knob.x() - 6, knob.y() - 6, 12, 12);
    const bool focused = enabled && has(option, State_HasFocus);
    flat::box(*painter, circle, r.surface.base,
              focused   ? r.border.focus
              : enabled ? r.accent.fill
                        : r.border.strong,
              6, focused ? 3 : 2);
}

} // namespace cw::shell
