#include "views/render/legend_painter.h"

#include "views/render/font_roles.h"
#include "views/render/paint_kit.h"

#include <QCoreApplication>
#include <QLinearGradient>

namespace cw::render {

namespace {

constexpr double kPad = 10;
constexpr double kBar = 12;

struct Legend {
    Q_DECLARE_TR_FUNCTIONS(Legend)
};

/// A round step that gives three to six ticks.
double roundStep(double span) {
    const double raw = span / 4.5;
    const double base = std::pow(10, std::floor(std::log10(raw)));
    for (const double k : {1.0, 2.0, 2.5, 5.0})
        if (raw <= k * base) return k * base;
    return 10 * base;
}

/// Text in lines no wider than `width`.
QStringList wrapped(const QString& text, const QFont& font, double width) {
    QStringList lines;
    QString line;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (!line.isEmpty() && textWidth(font, longer) > width) {
            lines << line;
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.isEmpty()) lines << line;
    return lines;
}

} // namespace

LegendPainter::LegendPainter(const PlanOverlay& overlay, const std::vector<PlanRack>& racks, PlanStyle style)
    : overlay_(overlay)
    , style_(std::move(style))
    , summary_(overlay.summary(racks))
    , counts_(overlay.categories.size() + 1, 0) {
    if (overlay_.isCategorical())
        for (const PlanRack& rack : racks) {
            const int entry = overlay_.entryOf(rack.id);
            ++counts_[entry < 0 ? counts_.size() - 1 : std::size_t(entry)];
        }
}

double LegendPainter::lineHeight() const {
    return std::round(QFontMetricsF(roleFont(style_.font, FontRole::Caption)).height()) + 1;
}

QString LegendPainter::summaryText() const {
    const int d = overlay_.decimals;
    QStringList parts;
    if (summary_.count > 0) {
        parts << Legend::tr("max %1").arg(numberText(summary_.max, d))
              << Legend::tr("mean %1").arg(numberText(summary_.mean, d));
        if (overlay_.sums)
            parts << Legend::tr("sum %1").arg(
                numberText(summary_.sum, d > 0 && summary_.sum >= 1000 ? 0 : d));
    }
    if (summary_.over > 0)
        parts << QCoreApplication::translate("Legend", "%n over the limit", nullptr, int(summary_.over));
    if (summary_.noData > 0)
        parts << QCoreApplication::translate("Legend", "%n without data", nullptr, int(summary_.noData));
    return parts.join(QStringLiteral(" · "));
}

QStringList LegendPainter::lines() const {
    const QFont font = roleFont(style_.font, FontRole::Caption);
    QStringList all;
    if (!overlay_.isCategorical()) all << wrapped(summaryText(), font, kWidth - 2 * kPad);
    QString note = overlay_.note;
    if (overlay_.estimate && note.isEmpty()) note = Legend::tr("Screening estimate.");
    if (overlay_.stale) note = Legend::tr("Being solved again.");
    all << wrapped(note, font, kWidth - 2 * kPad);
    return all;
}

double LegendPainter::height() const {
    const double head = lineHeight() + 6;
    const double middle =
        overlay_.isCategorical()
            ? (double(overlay_.categories.size()) + (counts_.back() > 0 ? 1 : 0)) * (lineHeight() + 3)
            : kBar + lineHeight() + 8;
    return 8 + head + middle + double(lines().size()) * lineHeight() + 8;
}

QRectF LegendPainter::bar(const QRectF& r) const {
    if (overlay_.isCategorical()) return {};
    return {r.left() + kPad, r.top() + 8 + lineHeight() + 6, r.width() - 2 * kPad, kBar};
}

int LegendPainter::classAt(const QRectF& r, const QPointF& point) const {
    if (overlay_.isCategorical()) {
        const double y = point.y() - (r.top() + 8 + lineHeight() + 6);
        const int row = int(std::floor(y / (lineHeight() + 3)));
        return y >= 0 && row < int(overlay_.categories.size()) && r.contains(point) ? row : -1;
    }
    const QRectF b = bar(r);
    if (!b.contains(point)) return -1;
    return ColourScale::classAt((point.x() - b.left()) / b.width());
}

void LegendPainter::paint(QPainter& p, const QRectF& r, double marker) const {
    const auto& text = style_.colours.text;
    const QFont strong = roleFont(style_.font, FontRole::Strong),
                caption = roleFont(style_.font, FontRole::Caption);
    const double line = lineHeight();
    const QRectF inner = r.adjusted(kPad, 8, -kPad, -8);
    fitText(p, {inner.left(), inner.top(), inner.width(), line}, strong, text.primary, overlay_.title,
            Qt::AlignLeft);
    if (!overlay_.unit.isEmpty()) {
        const double x = textWidth(strong, overlay_.title) + 5;
        fitText(p, QRectF(inner.left() + x, inner.top(), inner.width() - x, line),
                roleFont(style_.font, FontRole::Body), text.muted, overlay_.unit, Qt::AlignLeft);
    }
    double y = inner.top() + line + 6;
    if (overlay_.isCategorical()) {
        const auto row = [&](const QString& label, const QString& letter, const QColor& fill,
                             std::size_t count) {
            const QRectF swatch(inner.left() + 0.5, y + 1.5, 20, line - 2);
            p.setBrush(fill);
            p.setPen(cosmetic(style_.colours.border.strong));
            p.drawRect(swatch);
            fitText(p, swatch, caption, text.primary, letter);
            fitText(p, {inner.left() + 28, y, inner.width() - 80, line}, caption, text.secondary, label,
                    Qt::AlignLeft);
            fitText(p, {inner.right() - 60, y, 60, line}, caption, text.primary, numberText(double(count), 0),
                    Qt::AlignRight);
            y += line + 3;
        };
        for (std::size_t i = 0; i < overlay_.categories.size(); ++i) {
            const OverlayCategory& c = overlay_.categories[i];
            QColor fill = style_.colours.plan.rackFill;
            if (c.tone == CategoryTone::FeedA) fill = style_.colours.power.feedATint;
            if (c.tone == CategoryTone::FeedB) fill = style_.colours.power.feedBTint;
            if (c.tone == CategoryTone::Missing) fill = style_.colours.stale.fill;
            row(c.label, c.letter, fill, counts_[i]);
        }
        if (counts_.back() > 0)
            row(Legend::tr("No data"), QStringLiteral("–"), style_.colours.stale.fill, counts_.back());
    } else {
        const QRectF b = bar(r);
        const ColourScale& scale = colourScale(overlay_.scale, style_.appearance);
        // One strip a pixel, so that the bar shows the very table that fills the racks.
        for (int x = 0; x < int(b.width()); ++x)
            p.fillRect(QRectF(b.left() + x, b.top(), 1, b.height()), scale.colourAt(x / (b.width() - 1)));
        p.setBrush(Qt::NoBrush);
        p.setPen(cosmetic(style_.colours.border.strong));
        p.drawRect(b.adjusted(0.5, 0.5, -0.5, -0.5));
        const auto at = [&](double v) {
            return b.left() + 0.5 + overlay_.domain.position(v) * (b.width() - 1);
        };
        const double low = overlay_.domain.low, high = overlay_.domain.high;
        if (high > low) {
            const double step = roundStep(high - low);
            const int decimals = step < 1 ? int(std::ceil(-std::log10(step) - 1e-9)) : 0;
            const QString last =
                numberText(high, high == std::round(high) ? 0 : overlay_.decimals) +
                (overlay_.limits.empty() ? QString() : QLatin1Char(' ') + Legend::tr("limit"));
            const double lastFrom = b.right() - textWidth(caption, last);
            const auto tick = [&](double v, const QString& label, Qt::Alignment align) {
                p.setPen(cosmetic(text.secondary));
                p.drawLine(QPointF(at(v), b.bottom()), QPointF(at(v), b.bottom() + 4));
                const double w = textWidth(caption, label) + 1;
                double x = at(v) - w / 2;
                if (align == Qt::AlignLeft) x = b.left();
                if (align == Qt::AlignRight) x = b.right() - w;
                fitText(p, {x, b.bottom() + 4, w, line}, caption, text.secondary, label, Qt::AlignLeft);
            };
            for (double v = std::ceil(low / step - 1e-9) * step; v < high - step * 0.05; v += step) {
                const QString label = numberText(v, decimals);
                const bool first = v - low < step * 1e-6;
                if (at(v) + textWidth(caption, label) / 2 + 4 > lastFrom) break;
                tick(v, label, first ? Qt::AlignLeft : Qt::AlignHCenter);
            }
            tick(high, last, Qt::AlignRight);
            for (const LegendMark& mark : overlay_.marks) {
                p.setPen(mark.dashed ? dashed(text.primary, 2, {2, 2}) : cosmetic(text.primary, 2));
                p.drawLine(QPointF(at(mark.value), b.top() - 2), QPointF(at(mark.value), b.bottom() + 4));
            }
            if (!std::isnan(marker)) {
                const double x = std::clamp(at(marker), b.left(), b.right());
                p.setBrush(text.primary);
                p.setPen(Qt::NoPen);
                p.drawPolygon(QPolygonF{{x - 4, b.top() - 6}, {x + 4, b.top() - 6}, {x, b.top()}});
            }
        }
        y = b.bottom() + line + 8;
    }
    for (const QString& each : lines()) {
        fitText(p, {inner.left(), y, inner.width() + kPad, line}, caption,
                overlay_.stale ? text.stale : text.secondary, each, Qt::AlignLeft);
        y += line;
    }
}

} // namespace cw::render
