#include "views/inspector/metric_row.h"

#include "views/render/font_roles.h"
#include "views/shell/number_format.h"
#include "views/shell/theme.h"

#include <QPainter>

#include <algorithm>

namespace cw::inspector {

namespace {

constexpr int kHeight = 22;
constexpr int kPadding = 8;
constexpr int kBarWidth = 46;
constexpr int kBarHeight = 6;
constexpr int kPercentWidth = 40;

} // namespace

MetricRow::MetricRow(QWidget* parent)
    : QAbstractButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void MetricRow::set(const Metric& metric, bool stale) {
    metric_ = metric;
    stale_ = stale;
    setEnabled(!metric.why.isEmpty());
    setAccessibleName(QStringLiteral("%1: %2").arg(metric.label, valueText()));
    setToolTip(metric.note.isEmpty() ? QString() : metric.note);
    update();
}

QSize MetricRow::sizeHint() const {
    return {240, kHeight};
}

QString MetricRow::valueText() const {
    if (!metric_.value) return QString(shell::kEnDash);
    QString text = metric_.upper ? shell::formatRange(*metric_.value, *metric_.upper, metric_.decimals, {})
                                 : shell::formatNumber(*metric_.value, metric_.decimals);
    if (metric_.limit) text += QStringLiteral(" / ") + shell::formatNumber(*metric_.limit, metric_.decimals);
    return shell::withUnit(text, metric_.unit);
}

void MetricRow::paintEvent(QPaintEvent*) {
    const render::ColourRoles& roles = shell::rolesOf(palette());
    QPainter painter(this);
    if (isChecked())
        painter.fillRect(rect(), roles.selection.rowFill);
    else if (underMouse() && isEnabled())
        painter.fillRect(rect(), roles.surface.hover);
    if (hasFocus()) {
        painter.setPen(QPen(roles.border.focus, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    const QRect line = rect().adjusted(kPadding, 0, -kPadding, 0);
    const bool over = metric_.value && metric_.limit && *metric_.value > *metric_.limit;
    painter.setFont(font());
    painter.setPen(isChecked() ? roles.selection.rowText : roles.text.secondary);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, metric_.label);
    QRect value = line;
    if (metric_.limit && metric_.hasBar) {
        const double fraction = metric_.value && *metric_.limit > 0 ? *metric_.value / *metric_.limit : 0;
        const QRect bar(line.right() - kPercentWidth - kBarWidth, line.center().y() - kBarHeight / 2,
                        kBarWidth, kBarHeight);
        painter.fillRect(bar, roles.border.subtle);
        painter.fillRect(
            QRect(bar.topLeft(), QSize(int(kBarWidth * std::clamp(fraction, 0.0, 1.0)), kBarHeight)),
            stale_ ? roles.text.stale : roles.accent.fill);
        if (over) { // never by colour alone: a frame, and the number in bold
            painter.setPen(QPen(roles.severity.error, 2));
            painter.drawRect(bar.adjusted(-1, -1, 1, 1));
        }
        painter.setPen(stale_ ? roles.text.stale : over ? roles.severity.error : roles.text.primary);
        painter.setFont(render::numericFont(font()));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                         metric_.value ? shell::formatPercent(fraction, 0) : QString(shell::kEnDash));
        value.setRight(bar.left() - kPadding);
    }
    painter.setFont(render::numericFont(over ? render::roleFont(font(), render::FontRole::Strong) : font()));
    painter.setPen(stale_                    ? roles.text.stale
                   : isChecked()             ? roles.selection.rowText
                   : over && !metric_.hasBar ? roles.severity.error
                                             : roles.text.primary);
    painter.drawText(value, Qt::AlignRight | Qt::AlignVCenter, valueText());
}

} // namespace cw::inspector
