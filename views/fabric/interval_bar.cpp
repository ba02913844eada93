#include "views/fabric/interval_bar.h"

#include "app/analysis/bandwidth.h"
#include "views/render/font_roles.h"
#include "views/shell/number_format.h"
#include "views/shell/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cw::fabric {

IntervalBar::IntervalBar(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void IntervalBar::set(double lower, double upper, double full, bool stale) {
    lower_ = lower;
    upper_ = upper;
    full_ = full;
    stale_ = stale;
    const analysis::BandwidthUnit unit = analysis::bandwidthUnit(upper);
    setAccessibleName(tr("Interval from %1 to %2 %3")
                          .arg(shell::formatNumber(lower / unit.gbps, unit.decimals),
                               shell::formatNumber(upper / unit.gbps, unit.decimals),
                               QLatin1String(unit.symbol)));
    update();
}

void IntervalBar::paintEvent(QPaintEvent*) {
    const render::ColourRoles& roles = shell::rolesOf(palette());
    QPainter p(this);
    const int y = 16;
    const QRect line(8, y, width() - 16, 1);
    p.fillRect(line.adjusted(0, -2, 0, 2), roles.border.subtle);
    if (full_ <= 0) return;
    const auto x = [&](double v) {
        return line.left() + int(line.width() * std::clamp(v / full_, 0.0, 1.0));
    };
    const QColor ink = stale_ ? roles.text.stale : roles.accent.fill;
    p.fillRect(QRect(QPoint(x(lower_), y - 4), QPoint(std::max(x(upper_), x(lower_) + 1), y + 4)),
               roles.accent.tint);
    for (double end : {lower_, upper_})
        p.fillRect(QRect(x(end) - 1, y - 8, 3, 17), ink);
    p.setFont(render::numericFont(render::roleFont(font(), render::FontRole::Caption)));
    p.setPen(roles.text.secondary);
    const QRect labels(line.left(), y + 10, line.width(), 16);
    const analysis::BandwidthUnit unit = analysis::bandwidthUnit(full_);
    const double end = full_ / unit.gbps;
    p.drawText(labels, Qt::AlignLeft, QStringLiteral("0"));
    p.drawText(labels, Qt::AlignHCenter,
               shell::formatNumber(end / 2, end / 2 == std::floor(end / 2) ? unit.decimals : 1));
    p.drawText(labels, Qt::AlignRight, shell::formatQuantity(end, unit.decimals, QLatin1String(unit.symbol)));
}

} // namespace cw::fabric
