#include "views/render/legend_painter.h"

#include "views/render/category_fill.h"
#include "views/render/font_roles.h"
#include "views/render/paint_kit.h"

#include <QCoreApplication>
#include <QLinearGradient>

namespace cw::render {

namespace {

constexpr double kPad = 10;
constexpr double kBar = 12;
constexpr double kSwatch = 14; ///< as upright as a rack of a row
constexpr double kLetter = 20;
constexpr double kTickGap = 8;  ///< between the labels of two ticks
constexpr double kMarkText = 7; ///< from a mark's line to its words
constexpr double kMarkGap = 12; ///< between two marks in a row
constexpr int kGradientSteps = 32;

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

} // namespace

namespace {

/// The table of a scale as one brush: drawn in one piece, so that no seams show on paper.
QLinearGradient gradientOf(const ColourScale& scale, const QRectF& bar) {
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= kGradientSteps; ++i) {
        const double at = double(i) / kGradientSteps;
        gradient.setColorAt(at, scale.colourAt(at));
    }
    return gradient;
}

} // namespace

LegendPainter::LegendPainter(const PlanOverlay& overlay, const std::vector<PlanRack>& racks, PlanStyle style)
    : overlay_(overlay)
    , style_(std::move(style))
    , summary_(overlay.summary(racks))
    , counts_(overlay.categories.size() + 1, 0) {
    double lowest = kNoValue;
    for (const PlanRack& rack : racks) {
        const double limit = overlay_.limitOf(rack.id);
        if (std::isnan(limit)) continue;
        if (limit == overlay_.domain.high) endsAtLimit_ = true;
        lowest = std::isnan(lowest) ? limit : std::min(lowest, limit);
    }
    limitsDiffer_ = lowest < overlay_.domain.high;
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
    if (!overlay_.isCategorical()) all << wrapText(summaryText(), font, kWidth - 2 * kPad);
    QString note = overlay_.note;
    if (overlay_.estimate && note.isEmpty()) note = Legend::tr("Screening estimate.");
    if (overlay_.stale) note = Legend::tr("Being solved again.");
    all << wrapText(note, font, kWidth - 2 * kPad);
    return all;
}

double LegendPainter::height() const {
    const double head = lineHeight() + 6;
    const double middle =
        overlay_.isCategorical()
            ? (double(overlay_.categories.size()) + (counts_.back() > 0 ? 1 : 0)) * (lineHeight() + 3)
            : kBar + lineHeight() + 8 + double(markRows().size()) * lineHeight();
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

QPen LegendPainter::markPen(const LegendMark& mark) const {
    const QColor& ink = style_.colours.text.primary;
    return mark.dashed ? dashed(ink, 2, {3, 2}) : cosmetic(ink, 2);
}

QString LegendPainter::markText(const LegendMark& mark) const {
    return numberText(mark.value, mark.value == std::round(mark.value) ? 0 : overlay_.decimals) +
           QLatin1Char(' ') + mark.label;
}

std::vector<std::vector<const LegendMark*>> LegendPainter::markRows() const {
    const QFont font = roleFont(style_.font, FontRole::Caption);
    std::vector<std::vector<const LegendMark*>> rows;
    double x = 0;
    for (const LegendMark& mark : overlay_.marks) {
        const double width = kMarkText + textWidth(font, markText(mark));
        if (rows.empty() || x + width > kWidth - 2 * kPad) {
            rows.emplace_back();
            x = 0;
        }
        rows.back().push_back(&mark);
        x += width + kMarkGap;
    }
    return rows;
}

std::vector<LegendTick> LegendPainter::ticks(const QRectF& r) const {
    std::vector<LegendTick> ticks;
    const double low = overlay_.domain.low, high = overlay_.domain.high;
    if (overlay_.isCategorical() || !(high > low)) return ticks;
    const QRectF b = bar(r);
    const QFont font = roleFont(style_.font, FontRole::Caption);
    const auto make = [&](double v, const QString& label) {
        const double width = textWidth(font, label) + 1;
        const double x = b.left() + 0.5 + overlay_.domain.position(v) * (b.width() - 1);
        const double from = std::clamp(x - width / 2, b.left(), b.right() - width);
        return LegendTick{x, label, {from, b.bottom() + 4, width, lineHeight()}};
    };
    QString end = numberText(high, high == std::round(high) ? 0 : overlay_.decimals);
    if (endsAtLimit_)
        end = limitsDiffer_ ? Legend::tr("%1 highest limit").arg(end) : Legend::tr("%1 limit").arg(end);
    const LegendTick last = make(high, end);
    const double step = roundStep(high - low);
    const int decimals = step < 1 ? int(std::ceil(-std::log10(step) - 1e-9)) : 0;
    double from = b.left() - kTickGap;
    const auto add = [&](double v, int places) {
        const LegendTick tick = make(v, numberText(v, places));
        if (tick.label.left() < from + kTickGap || tick.label.right() + kTickGap > last.label.left()) return;
        from = tick.label.right();
        ticks.push_back(tick);
    };
    add(low, low == std::round(low) ? 0 : overlay_.decimals);
    for (double v = std::floor(low / step + 1 + 1e-9) * step; v < high - step * 0.05; v += step)
        add(v, decimals);
    ticks.push_back(last);
    return ticks;
}

/// Bar, ticks, marks.
void LegendPainter::paintBar(QPainter& p, const QRectF& r, double marker) const {
    const auto& text = style_.colours.text;
    const QRectF b = onPixels(bar(r), style_.ratio);
    p.fillRect(b, gradientOf(colourScale(overlay_.scale, style_.appearance), b));
    p.setBrush(Qt::NoBrush);
    p.setPen(cosmetic(style_.colours.border.strong));
    p.drawRect(b.adjusted(0.5, 0.5, -0.5, -0.5));
    const QFont caption = roleFont(style_.font, FontRole::Caption);
    for (const LegendTick& tick : ticks(r)) {
        p.setPen(cosmetic(text.secondary));
        p.drawLine(QPointF(tick.x, b.bottom()), QPointF(tick.x, b.bottom() + 4));
        fitText(p, tick.label, caption, text.secondary, tick.text, Qt::AlignLeft);
    }
    const auto at = [&](double v) { return b.left() + 0.5 + overlay_.domain.position(v) * (b.width() - 1); };
    for (const LegendMark& mark : overlay_.marks) {
        if (!(mark.value >= overlay_.domain.low) || mark.value > overlay_.domain.high) continue;
        p.setPen(markPen(mark));
        p.drawLine(QPointF(at(mark.value), b.top() - 2), QPointF(at(mark.value), b.bottom() + 4));
    }
    if (std::isnan(marker) || std::isnan(at(marker))) return;
    const double x = std::clamp(at(marker), b.left(), b.right());
    p.setBrush(text.primary);
    p.setPen(Qt::NoPen);
    p.drawPolygon(QPolygonF{{x - 4, b.top() - 6}, {x + 4, b.top() - 6}, {x, b.top()}});
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
        const auto row = [&](const QString& label, const QString& letter, std::optional<CategoryTone> tone,
                             std::size_t count) {
            const QRectF swatch(inner.left() + 0.5, y + 0.5, kSwatch, std::max(line, kSwatch));
            if (tone) {
                paintCategory(p, swatch, *tone, style_.colours, true);
            } else {
                p.fillRect(swatch, style_.colours.stale.fill);
                hatch(p, swatch, swatch.topLeft(), style_.colours.stale.hatch, 6);
            }
            p.setBrush(Qt::NoBrush);
            p.setPen(cosmetic(style_.colours.border.strong));
            p.drawRect(swatch);
            double x = swatch.right() + 6;
            fitText(p, {x, y, kLetter, line}, caption, text.primary, letter, Qt::AlignLeft);
            x += kLetter;
            fitText(p, {x, y, inner.right() - 60 - x, line}, caption, text.secondary, label, Qt::AlignLeft);
            fitText(p, {inner.right() - 60, y, 60, line}, caption, text.primary, numberText(double(count), 0),
                    Qt::AlignRight);
            y += line + 3;
        };
        for (std::size_t i = 0; i < overlay_.categories.size(); ++i) {
            const OverlayCategory& c = overlay_.categories[i];
            row(c.label, c.letter, c.tone, counts_[i]);
        }
        if (counts_.back() > 0) row(Legend::tr("No data"), QStringLiteral("–"), {}, counts_.back());
    } else {
        paintBar(p, r, marker);
        y = bar(r).bottom() + line + 8;
        for (const auto& row : markRows()) {
            double x = inner.left();
            for (const LegendMark* mark : row) {
                p.setPen(markPen(*mark));
                p.drawLine(QPointF(x + 1, y + 2), QPointF(x + 1, y + line - 2));
                const QString words = markText(*mark);
                fitText(p, {x + kMarkText, y, textWidth(caption, words) + 1, line}, caption, text.secondary,
                        words, Qt::AlignLeft);
                x += kMarkText + textWidth(caption, words) + kMarkGap;
            }
            y += line;
        }
    }
    for (const QString& each : lines()) {
        fitText(p, {inner.left(), y, inner.width() + kPad, line}, caption,
                overlay_.stale ? text.stale : text.secondary, each, Qt::AlignLeft);
        y += line;
    }
}

} // namespace cw::render
