#include "views/render/plan_painter.h"

#include "views/render/font_roles.h"
#include "views/render/paint_kit.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QLocale>

namespace cw::render {

namespace {

constexpr double kSmallestText = 9;
constexpr double kTileFadesBelow = 6;
constexpr QChar kThinSpace(0x202F);

struct HallPlan {
    Q_DECLARE_TR_FUNCTIONS(HallPlan)
};

} // namespace

HallPlanPainter::HallPlanPainter(const PlanScene& scene, const PlanOverlay& overlay, PlanStyle style)
    : scene_(scene)
    , overlay_(overlay)
    , style_(std::move(style))
    , scale_(colourScale(overlay.scale, style_.appearance)) {}

QFont HallPlanPainter::labelFont(bool strong) const {
    QFont font = roleFont(style_.font, strong ? FontRole::Strong : FontRole::Body);
    const double system = QFontInfo(style_.font).pixelSize();
    font.setPixelSize(int(std::max(kSmallestText, std::round(system * 0.82))));
    return font;
}

QColor HallPlanPainter::fillOf(int entry) const {
    if (overlay_.isNone()) return style_.colours.plan.rackFill;
    if (!overlay_.isCategorical()) return scale_.colour(entry);
    if (entry < 0) return style_.colours.stale.fill;
    switch (overlay_.categories[std::size_t(entry)].tone) {
    case CategoryTone::FeedAB:
        return style_.colours.plan.rackFill;
    case CategoryTone::FeedA:
        return style_.colours.power.feedATint;
    case CategoryTone::FeedB:
        return style_.colours.power.feedBTint;
    case CategoryTone::Missing:
        return style_.colours.stale.fill;
    }
    return style_.colours.plan.rackFill;
}

QColor HallPlanPainter::inkOf(int entry) const {
    if (overlay_.isNone()) return style_.colours.plan.label;
    if (!overlay_.isCategorical()) return scale_.ink(entry);
    return style_.colours.plan.label;
}

void HallPlanPainter::paint(QPainter& painter, const PlanView& view, const QRectF& exposed,
                            const PlanLayers& layers) const {
    painter.save();
    painter.setClipRect(exposed, Qt::IntersectClip);
    const QRectF reach = exposed.adjusted(-8, -8, 8, 8); // pens and labels stand out a little
    const Pass pass{painter, view, exposed, view.toHall(reach), layers, level(view), style_.ratio};
    painter.setRenderHint(QPainter::Antialiasing, pass.level >= PlanLevel::Labels);
    paintFloor(pass);
    if (pass.level == PlanLevel::Hall) {
        paintHall(pass);
    } else {
        if (layers.aisles && pass.level >= PlanLevel::Frames) paintAisles(pass);
        paintBodies(pass, true);
        if (layers.plant) paintBodies(pass, false);
        if (pass.level == PlanLevel::Strips)
            paintStrips(pass);
        else
            paintRacks(pass);
        if (layers.feeds && pass.level >= PlanLevel::Frames) paintFeeds(pass);
        if (layers.labels && layers.aisles && pass.level >= PlanLevel::Labels) paintAisleTexts(pass);
        if (layers.dimensions && pass.level >= PlanLevel::Labels) paintDimensions(pass);
    }
    painter.restore();
}

void HallPlanPainter::paintFloor(const Pass& pass) const {
    const auto& plan = style_.colours.plan;
    const QRectF floor = onPixels(pass.view.toPx(scene_.floor()), pass.ratio);
    pass.p.fillRect(floor, plan.floor);
    const double tile = pass.view.px(scene_.tile);
    if (pass.layers.grid && scene_.tile > 0 && tile > kTileFadesBelow / 2) {
        // The grid fades out below 6 px a tile, and every fifth line goes with the rest.
        const double strength = std::clamp(tile / kTileFadesBelow - 0.5, 0.0, 0.5) * 2;
        QColor minor = plan.tile, major = plan.tileMajor;
        minor.setAlphaF(float(minor.alphaF() * strength));
        major.setAlphaF(float(major.alphaF() * strength));
        QList<QLineF> thin, thick;
        const QRectF clip = floor.intersected(pass.exposed);
        const auto lines = [&](Um from, Um to, Um last, bool vertical) {
            const Um first = std::max<Um>(0, from / scene_.tile);
            for (Um k = first; k * scene_.tile <= std::min(to, last); ++k) {
                const QPointF at = pass.view.toPx(Point{k * scene_.tile, k * scene_.tile});
                const double v = onHalf(vertical ? at.x() : at.y(), pass.ratio);
                (k % 5 == 0 ? thick : thin) << (vertical ? QLineF(v, clip.top(), v, clip.bottom())
                                                         : QLineF(clip.left(), v, clip.right(), v));
            }
        };
        if (!clip.isEmpty()) {
            lines(pass.region.left(), pass.region.right(), scene_.size.width, true);
            lines(pass.region.top(), pass.region.bottom(), scene_.size.height, false);
        }
        pass.p.save();
        pass.p.setRenderHint(QPainter::Antialiasing, false);
        pass.p.setPen(cosmetic(minor));
        pass.p.drawLines(thin);
        pass.p.setPen(cosmetic(major));
        pass.p.drawLines(thick);
        pass.p.restore();
    }
    const double wall = pass.level >= PlanLevel::Labels ? 4 : 2;
    pass.p.setBrush(Qt::NoBrush);
    pass.p.setPen(cosmetic(plan.wall, wall));
    pass.p.drawRect(floor.adjusted(-wall / 2, -wall / 2, wall / 2, wall / 2));
}

/// Farthest out: the mean of the hall; lines as strips of their own mean when the hall is drawn large.
void HallPlanPainter::paintHall(const Pass& pass) const {
    const QRectF floor = pass.view.toPx(scene_.floor());
    const auto summary = overlay_.summary(scene_.racks);
    const bool filled = !overlay_.isNone() && !overlay_.isCategorical() && summary.count > 0;
    const int entry = filled ? ColourScale::entryAt(overlay_.domain.position(summary.mean)) : -1;
    const bool large = floor.width() >= 240 && floor.height() >= 160;
    if (large) {
        for (const PlanLine& line : scene_.lines) {
            double sum = 0;
            int count = 0;
            for (const std::uint32_t i : line.racks) {
                const double v = overlay_.valueOf(scene_.racks[i].id);
                if (std::isnan(v)) continue;
                sum += v;
                ++count;
            }
            const int own =
                filled && count > 0 ? ColourScale::entryAt(overlay_.domain.position(sum / count)) : -1;
            QRectF r = onPixels(pass.view.toPx(line.area), pass.ratio);
            if (r.height() < 2) r.setHeight(2);
            pass.p.fillRect(r, fillOf(own));
        }
        return;
    }
    const QRectF inner = floor.adjusted(4, 4, -4, -4);
    if (filled && inner.isValid()) pass.p.fillRect(onPixels(inner, pass.ratio), fillOf(entry));
    if (!pass.layers.labels || floor.width() < 60 || floor.height() < 30) return;
    const QColor ink = filled ? inkOf(entry) : style_.colours.plan.label;
    const double middle = floor.center().y();
    fitText(pass.p, {inner.left(), middle - 16, inner.width(), 16}, labelFont(true), ink, scene_.name);
    const QString total =
        filled && overlay_.sums
            ? numberText(summary.sum, 0) + kThinSpace + overlay_.unit
            : QCoreApplication::translate("HallPlan", "%n racks", nullptr, int(scene_.racks.size()));
    fitText(pass.p, {inner.left(), middle, inner.width(), 16}, labelFont(), ink, total);
}

void HallPlanPainter::paintAisles(const Pass& pass) const {
    const auto& aisle = style_.colours.aisle;
    for (const PlanAisle& a : scene_.aisles) {
        if (!a.area.overlaps(pass.region)) continue;
        const QRectF r = onPixels(pass.view.toPx(a.area), pass.ratio);
        if (a.kind == AisleKind::Mixed)
            continue; // a finding says what is wrong with it; no colour of its own
        pass.p.fillRect(r, a.kind == AisleKind::Cold ? aisle.coldFill : aisle.hotFill);
        if (a.kind == AisleKind::Hot && !pass.layers.quick) {
            QColor line = aisle.hotText;
            line.setAlphaF(0.28f);
            hatch(pass.p, r.intersected(pass.exposed), r.topLeft(), line, 8);
        }
        if (!a.contained || pass.level < PlanLevel::Labels) continue;
        pass.p.setPen(cosmetic(style_.colours.plan.wall, 2));
        if (a.upright)
            pass.p.drawLines({QLineF(r.topLeft(), r.topRight()), QLineF(r.bottomLeft(), r.bottomRight())});
        else
            pass.p.drawLines({QLineF(r.topLeft(), r.bottomLeft()), QLineF(r.topRight(), r.bottomRight())});
    }
}

/// With the temperature, and without where the aisle is short.
QStringList HallPlanPainter::aisleTexts(const PlanAisle& a) const {
    const auto degrees = [](double value) { return numberText(value, 1); };
    if (a.kind == AisleKind::Cold) {
        const double supply = std::isnan(air_.supplyC) ? scene_.supplyC : air_.supplyC;
        return {HallPlan::tr("Cold aisle · supply %1 °C").arg(degrees(supply)),
                HallPlan::tr("supply %1 °C").arg(degrees(supply))};
    }
    const QString name = a.contained ? HallPlan::tr("Hot aisle %1, contained").arg(a.rows)
                                     : HallPlan::tr("Hot aisle %1").arg(a.rows);
    if (std::isnan(air_.returnC)) return {name};
    const QString air = HallPlan::tr("return %1 °C").arg(degrees(air_.returnC));
    return {name + QStringLiteral(" · ") + air,
            HallPlan::tr("Hot aisle %1").arg(a.rows) + QStringLiteral(" · ") + air, air};
}

QString HallPlanPainter::lineTotal(const PlanLine& line) const {
    if (!overlay_.sums || overlay_.isNone() || overlay_.isCategorical()) return {};
    double sum = 0;
    bool known = false;
    for (const std::uint32_t i : line.racks) {
        const double value = overlay_.valueOf(scene_.racks[i].id);
        if (std::isnan(value)) continue;
        sum += value;
        known = true;
    }
    return known ? numberText(sum, 0) + kThinSpace + overlay_.unit : QString();
}

void HallPlanPainter::paintAisleTexts(const Pass& pass) const {
    if (pass.layers.quick) return;
    const QFont font = labelFont();
    const QFontMetricsF metrics(font);
    for (const PlanAisle& a : scene_.aisles) {
        if (!a.area.overlaps(pass.region) || a.kind == AisleKind::Mixed) continue;
        const QRectF r = pass.view.toPx(a.area).adjusted(6, 0, -6, 0);
        if (!a.upright && metrics.height() > r.height()) continue;
        const QColor ink = air_.stale                  ? style_.colours.text.stale
                           : a.kind == AisleKind::Cold ? style_.colours.aisle.coldText
                                                       : style_.colours.aisle.hotText;
        const QColor halo = a.kind == AisleKind::Hot ? style_.colours.aisle.hotFill : QColor();
        for (const QString& text : aisleTexts(a))
            if (a.upright ? fitUprightText(pass.p, r, font, ink, text)
                          : fitText(pass.p, r, font, ink, text, Qt::AlignLeft, halo))
                break;
    }
}

void HallPlanPainter::paintFeeds(const Pass& pass) const {
    const auto& power = style_.colours.power;
    const bool labels = pass.layers.labels && !pass.layers.quick && pass.level >= PlanLevel::Labels;
    const double width = pass.level >= PlanLevel::Labels ? 2.5 : 1;
    QFont font = labelFont(true);
    font.setPixelSize(std::max(9, font.pixelSize() - 1));
    for (const PlanFeed& feed : scene_.feeds) {
        QPointF a = pass.view.toPx(feed.from), b = pass.view.toPx(feed.to);
        if (pass.level == PlanLevel::Contents) { // the racks are full of text: beside their rears instead
            const double by = pass.view.px(mm(270));
            const QPointF back = feed.front == Turn::North   ? QPointF(0, by)
                                 : feed.front == Turn::South ? QPointF(0, -by)
                                 : feed.front == Turn::East  ? QPointF(-by, 0)
                                                             : QPointF(by, 0);
            a += back;
            b += back;
        }
        const QRectF r = QRectF(a, b).normalized().adjusted(-80, -20, 20, 20);
        if (!r.intersects(pass.exposed)) continue;
        const bool upright = feed.from.x == feed.to.x;
        // The tap end stands out of the row, where the label is; at L2 both feeds are one line a row.
        const double out = pass.level >= PlanLevel::Labels ? std::min(10.0, pass.view.px(mm(150))) : 0;
        (upright ? a.ry() : a.rx()) -= out;
        const QColor colour = feed.side == FeedSide::A ? power.feedA : power.feedB;
        if (feed.side == FeedSide::B && pass.level < PlanLevel::Labels) continue;
        // An edge of floor colour keeps a feed apart from racks of any fill.
        if (pass.level >= PlanLevel::Labels) {
            pass.p.setPen(cosmetic(style_.colours.plan.floor, width + 2));
            pass.p.drawLine(a, b);
        }
        pass.p.setPen(feed.side == FeedSide::A ? cosmetic(colour, width) : dashed(colour, width, {6, 3}));
        pass.p.drawLine(a, b);
        if (!labels || upright) continue;
        // A lies further inside than B: its label goes to that side, B's to the other.
        const PlanFeed* partner = nullptr;
        for (const PlanFeed* near : {&feed - 1, &feed + 1})
            if (near >= scene_.feeds.data() && near < scene_.feeds.data() + scene_.feeds.size() &&
                near->from.x == feed.from.x && std::abs(near->from.y - feed.from.y) < mm(300))
                partner = near;
        double shift = 0;
        if (partner) shift = partner->from.y > feed.from.y ? -4 : 4;
        const QFontMetricsF metrics(font);
        fitText(pass.p, QRectF(a.x() - 78, a.y() - metrics.height() / 2 + shift, 74, metrics.height()), font,
                colour, feed.name, Qt::AlignRight | Qt::AlignVCenter);
    }
}

void HallPlanPainter::paintDimensions(const Pass& pass) const {
    if (scene_.chain.size() < 2 || pass.layers.quick) return;
    const QColor colour = style_.colours.plan.dimension;
    QFont font = labelFont();
    font.setPixelSize(std::max(9, font.pixelSize() - 1));
    const double x = onHalf(pass.view.toPx(Point{scene_.chainX, 0}).x(), pass.ratio);
    if (x < pass.exposed.left() - 20 || x > pass.exposed.right() + 20) return;
    pass.p.setPen(cosmetic(colour));
    QList<QLineF> lines;
    const auto yAt = [&](Um y) { return onHalf(pass.view.toPx(Point{0, y}).y(), pass.ratio); };
    lines << QLineF(x, yAt(scene_.chain.front()), x, yAt(scene_.chain.back()));
    for (Um y : scene_.chain)
        lines << QLineF(x - 3, yAt(y) + 3, x + 3, yAt(y) - 3);
    pass.p.drawLines(lines);
    if (!pass.layers.labels) return;
    for (std::size_t i = 0; i + 1 < scene_.chain.size(); ++i) {
        const double top = yAt(scene_.chain[i]), bottom = yAt(scene_.chain[i + 1]);
        if (bottom < pass.exposed.top() || top > pass.exposed.bottom()) continue;
        fitUprightText(pass.p, QRectF(x - 14, top + 2, 12, bottom - top - 4), font, colour,
                       numberText(toMm(scene_.chain[i + 1] - scene_.chain[i]), 0));
    }
}

} // namespace cw::render
