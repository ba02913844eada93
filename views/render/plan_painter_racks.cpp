// The racks of a plan: strips, fills, frames, names, values, contents, marks.
#include "model/slots.h"
#include "views/render/category_fill.h"
#include "views/render/paint_kit.h"
#include "views/render/plan_painter.h"
#include "views/render/svg_icon.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cw::render {

namespace {

constexpr double kNameFrom = 22;
constexpr double kValueFrom = 26;
constexpr double kFrontEdge = 1.75; // from the middle of a front to that of the light line beside it
constexpr std::size_t kBuckets = ColourScale::kEntries + 1; // last one: no data

std::size_t bucketOf(int entry) {
    return entry < 0 ? kBuckets - 1 : std::size_t(entry);
}
int entryOfBucket(std::size_t bucket) {
    return bucket == kBuckets - 1 ? -1 : int(bucket);
}

QString decoratedValue(const PlanOverlay& overlay, RackId id) {
    if (overlay.isCategorical()) {
        const OverlayCategory* category = overlay.categoryOf(id);
        return category ? category->letter : QStringLiteral("–");
    }
    return numberText(overlay.valueOf(id), overlay.decimals);
}

/// A triangle with a stroke: the mark of a rack over its limit.
void warningMark(QPainter& p, const QPointF& topLeft, const QColor& ink) {
    p.save();
    p.translate(topLeft);
    p.setPen(QPen(ink, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(Qt::NoBrush);
    p.drawPolygon(QPolygonF{{6, 1}, {11.2, 10.2}, {0.8, 10.2}});
    p.drawLine(QPointF(6, 4.4), QPointF(6, 7));
    p.drawPoint(QPointF(6, 8.6));
    p.restore();
}

} // namespace

PlanRackDetail rackDetail(const Project& project, RackId id) {
    PlanRackDetail detail;
    const Rack* rack = project.find(id);
    if (!rack) return detail;
    std::vector<std::pair<int, QString>> devices;
    for (DeviceId device : project.referrers<Device>(id)) {
        const Device& value = project.devices()[device];
        if (value.role != DeviceRole::Blank && value.u >= 1)
            devices.emplace_back(-value.u, QString::fromStdString(value.name));
    }
    std::stable_sort(devices.begin(), devices.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto& [u, name] : devices)
        detail.contents << std::move(name);
    const int units = rackUnits(project, *rack);
    detail.space =
        QCoreApplication::translate("HallPlan", "%1 / %2 U").arg(units - freeUnits(project, id)).arg(units);
    for (PowerElementId pdu : project.referrers<PowerElement>(id)) {
        if (project.powerElements()[pdu].side == FeedSide::A) detail.feedA = QStringLiteral("A");
        if (project.powerElements()[pdu].side == FeedSide::B) detail.feedB = QStringLiteral("B");
    }
    return detail;
}

void HallPlanPainter::paintStrips(const Pass& pass) const {
    std::array<QList<QRectF>, kBuckets> buckets;
    const QFont font = labelFont();
    const QFontMetricsF metrics(font);
    std::vector<std::pair<QRectF, QString>> names;
    // Only what is in sight: in large halls lines are many, and few of them are high enough for names.
    std::vector<QRectF> shown;
    for (const PlanLine& line : scene_.lines)
        if (line.area.overlaps(pass.region)) shown.push_back(pass.view.toPx(line.area));
    // Free floor between the end of a line and the next one beside it, or the wall.
    const auto roomBeside = [&](const QRectF& r) {
        double end = pass.view.toPx(scene_.floor()).right();
        for (const QRectF& o : shown) {
            if (o.left() >= r.right() && o.top() < r.bottom() && o.bottom() > r.top())
                end = std::min(end, o.left());
        }
        return end - r.right();
    };
    for (const PlanLine& line : scene_.lines) {
        if (!line.area.overlaps(pass.region)) continue;
        // Neighbours of one colour become one rectangle.
        Rect run;
        std::size_t runBucket = kBuckets;
        const auto flush = [&] {
            if (runBucket < kBuckets) buckets[runBucket] << onPixels(pass.view.toPx(run), pass.ratio);
        };
        for (const std::uint32_t i : line.racks) {
            const PlanRack& rack = scene_.racks[i];
            if (isHidden(ObjectRef::of(rack.id))) continue;
            const std::size_t bucket = bucketOf(overlay_.isNone() ? 0 : overlay_.entryOf(rack.id));
            const Rect& a = rack.area;
            const bool joins =
                bucket == runBucket &&
                (line.isUpright()
                     ? a.top() == run.bottom() && a.left() == run.left() && a.size.width == run.size.width
                     : a.left() == run.right() && a.top() == run.top() && a.size.height == run.size.height);
            if (joins) {
                (line.isUpright() ? run.size.height : run.size.width) +=
                    line.isUpright() ? a.size.height : a.size.width;
                continue;
            }
            flush();
            run = a;
            runBucket = bucket;
        }
        flush();
        const QRectF r = pass.view.toPx(line.area);
        if (pass.layers.labels && !pass.layers.quick && !line.isUpright() && r.height() >= 8 &&
            !line.name.isEmpty()) {
            const QString total = lineTotal(line);
            const double room = roomBeside(r);
            QString text = line.name;
            if (const QString both = text + QStringLiteral("  ") + total;
                !total.isEmpty() && metrics.horizontalAdvance(both) + 8 <= room)
                text = both;
            if (metrics.horizontalAdvance(text) + 6 <= room)
                names.emplace_back(QRectF(r.right() + 5, r.center().y() - metrics.height() / 2,
                                          metrics.horizontalAdvance(text) + 2, metrics.height()),
                                   text);
        }
    }
    pass.p.setPen(Qt::NoPen);
    for (std::size_t bucket = 0; bucket < kBuckets; ++bucket) {
        if (buckets[bucket].isEmpty() || fillCategory(pass, entryOfBucket(bucket), buckets[bucket])) continue;
        pass.p.setBrush(overlay_.isNone() ? style_.colours.plan.rackFrame : fillOf(entryOfBucket(bucket)));
        pass.p.drawRects(buckets[bucket]);
    }
    for (const auto& [r, name] : names)
        fitText(pass.p, r, font, style_.colours.text.secondary, name, Qt::AlignLeft);
}

bool HallPlanPainter::fillCategory(const Pass& pass, int entry, const QList<QRectF>& racks) const {
    if (!overlay_.isCategorical() || entry < 0) return false;
    const CategoryTone tone = overlay_.categories[std::size_t(entry)].tone;
    const bool fine = pass.level >= PlanLevel::Frames && !pass.layers.quick;
    for (const QRectF& r : racks)
        paintCategory(pass.p, r, tone, style_.colours, fine);
    pass.p.setPen(Qt::NoPen);
    return true;
}

void HallPlanPainter::paintRacks(const Pass& pass) const {
    std::vector<std::uint32_t> visible;
    scene_.racksIn(pass.region, [&](std::uint32_t i) {
        if (!isHidden(ObjectRef::of(scene_.racks[i].id))) visible.push_back(i);
    });
    std::sort(visible.begin(), visible.end());
    const auto& plan = style_.colours.plan;
    std::array<QList<QRectF>, kBuckets> buckets;
    QList<QRectF> frames, over;
    QList<QLineF> fronts, frontEdges;
    const double front = pass.level >= PlanLevel::Labels ? 2.5 : 1.5;
    const double inset = pass.level >= PlanLevel::Labels ? 2 : 1;
    for (const std::uint32_t i : visible) {
        const PlanRack& rack = scene_.racks[i];
        const QRectF r = onPixels(pass.view.toPx(rack.area), pass.ratio);
        buckets[bucketOf(overlay_.entryOf(rack.id))] << r;
        const double half = 0.5 / pass.ratio;
        frames << r.adjusted(half, half, half, half);
        switch (rack.front) {
        case Turn::North:
            fronts << QLineF(r.left() + inset, r.top() + 0.5, r.right() - inset, r.top() + 0.5);
            frontEdges << fronts.back().translated(QPointF(0, kFrontEdge));
            break;
        case Turn::South:
            fronts << QLineF(r.left() + inset, r.bottom() - 0.5, r.right() - inset, r.bottom() - 0.5);
            frontEdges << fronts.back().translated(QPointF(0, -kFrontEdge));
            break;
        case Turn::East:
            fronts << QLineF(r.right() - 0.5, r.top() + inset, r.right() - 0.5, r.bottom() - inset);
            frontEdges << fronts.back().translated(QPointF(-kFrontEdge, 0));
            break;
        case Turn::West:
            fronts << QLineF(r.left() + 0.5, r.top() + inset, r.left() + 0.5, r.bottom() - inset);
            frontEdges << fronts.back().translated(QPointF(kFrontEdge, 0));
            break;
        }
        if (overlay_.isOverLimit(rack.id)) over << r.adjusted(2, 2, -2, -2);
    }
    pass.p.save();
    pass.p.setRenderHint(QPainter::Antialiasing, false);
    pass.p.setPen(Qt::NoPen);
    for (std::size_t bucket = 0; bucket < kBuckets; ++bucket) {
        if (buckets[bucket].isEmpty() || fillCategory(pass, entryOfBucket(bucket), buckets[bucket])) continue;
        pass.p.setBrush(fillOf(entryOfBucket(bucket)));
        pass.p.drawRects(buckets[bucket]);
    }
    const bool hatched = !overlay_.isNone() && !pass.layers.quick && !buckets[kBuckets - 1].isEmpty();
    if (hatched)
        for (const QRectF& r : buckets[kBuckets - 1])
            hatch(pass.p, r.intersected(pass.exposed), r.topLeft(), style_.colours.stale.hatch, 6);
    pass.p.setBrush(Qt::NoBrush);
    pass.p.setPen(cosmetic(plan.rackFrame));
    pass.p.drawRects(frames);
    pass.p.restore();
    if (pass.level >= PlanLevel::Labels) { // a front of the fill's own lightness stands out by its edge
        pass.p.setPen(cosmetic(plan.floor));
        pass.p.drawLines(frontEdges);
    }
    pass.p.setPen(cosmetic(plan.rackFront, front));
    pass.p.drawLines(fronts);
    if (!over.isEmpty()) {
        const bool light = style_.appearance == Appearance::Light;
        pass.p.setBrush(Qt::NoBrush);
        pass.p.setPen(cosmetic(light ? style_.colours.severity.warning : style_.colours.text.primary, 2));
        pass.p.drawRects(over);
    }
    if (!pass.layers.labels) return;
    paintRowNames(pass);
    if (pass.level >= PlanLevel::Labels) paintRackTexts(pass, visible);
}

/// Names of rows at their ends, where nothing stands.
void HallPlanPainter::paintRowNames(const Pass& pass) const {
    if (pass.layers.quick) return;
    const QFont font = labelFont(true);
    const QFontMetricsF metrics(font);
    for (const PlanLine& line : scene_.lines) {
        if (line.name.isEmpty() || !line.area.overlaps(pass.region)) continue;
        const QRectF r = pass.view.toPx(line.area);
        const QString total = line.isUpright() ? QString() : lineTotal(line);
        const QFont plain = labelFont();
        const double wide = std::max(metrics.horizontalAdvance(line.name), textWidth(plain, total));
        // The total stands below the name, at whatever end there is room for both.
        const bool two = !total.isEmpty() && r.height() >= 2 * metrics.height();
        const QSizeF size((two ? wide : metrics.horizontalAdvance(line.name)) + 2,
                          metrics.height() * (two ? 2 : 1));
        const QPointF middle(r.center().x() - size.width() / 2, r.center().y() - size.height() / 2);
        const std::array<QPointF, 2> ends =
            line.isUpright() ? std::array{QPointF(middle.x(), r.bottom() + 3),
                                          QPointF(middle.x(), r.top() - 3 - size.height())}
                             : std::array{QPointF(r.right() + 6, middle.y()),
                                          QPointF(r.left() - 6 - size.width(), middle.y())};
        for (const QPointF& at : ends) {
            const QRectF box(at, size);
            bool free = true;
            scene_.bodyGrid.query(pass.view.toHall(box), [&](std::uint32_t i) {
                const PlanBody& body = scene_.bodies[i];
                if (body.obstacle != ObstacleKind::Room && pass.view.toPx(body.area).intersects(box))
                    free = false;
            });
            if (!free) continue;
            const QRectF name(box.left(), box.top(), box.width(), metrics.height());
            const bool right = box.right() < r.left();
            const Qt::Alignment side = line.isUpright() ? Qt::AlignCenter
                                       : right          ? Qt::AlignRight
                                                        : Qt::AlignLeft;
            fitText(pass.p, name, font, style_.colours.plan.label, line.name, side,
                    style_.colours.plan.floor);
            if (two)
                fitText(pass.p, name.translated(0, metrics.height()), plain,
                        overlay_.stale ? style_.colours.text.stale : style_.colours.text.secondary, total,
                        side, style_.colours.plan.floor);
            break;
        }
    }
}

void HallPlanPainter::paintRackTexts(const Pass& pass, const std::vector<std::uint32_t>& racks) const {
    if (pass.layers.quick && racks.size() > 500) return;
    const QFont strong = labelFont(true), plain = labelFont();
    const double line = std::round(QFontMetricsF(plain).height());
    for (const std::uint32_t i : racks) {
        const PlanRack& rack = scene_.racks[i];
        const QRectF r = pass.view.toPx(rack.area);
        const int entry = overlay_.entryOf(rack.id);
        const QColor ink = inkOf(entry);
        const bool over = overlay_.isOverLimit(rack.id);
        if (pass.level == PlanLevel::Contents && r.height() > 6 * line) {
            paintContents(pass, rack, r, ink);
            continue;
        }
        const bool name = r.width() >= kNameFrom && r.height() >= line;
        const bool value = !overlay_.isNone() && r.width() >= kValueFrom && r.height() >= 2 * line + 4;
        const double top = r.center().y() - (value ? line : line / 2);
        const QRectF box(r.left() + 1, top, r.width() - 2, line);
        const OverlayCategory* category = overlay_.isCategorical() ? overlay_.categoryOf(rack.id) : nullptr;
        // Texts on hatch and cross keep a ground of their own.
        const bool crossed = category && category->tone == CategoryTone::Missing;
        const QColor halo = crossed ? style_.colours.stale.fill : QColor();
        const bool isNamed = name && fitText(pass.p, box, strong, ink, rack.name, Qt::AlignCenter, halo);
        if (!isNamed && !crossed && r.width() >= line - 2) fitUprightText(pass.p, r, strong, ink, rack.name);
        if (value)
            fitText(pass.p, box.translated(0, line), plain, overlay_.stale ? style_.colours.text.stale : ink,
                    decoratedValue(overlay_, rack.id), Qt::AlignCenter, halo);
        if (over && value && r.height() > 2 * line + 20)
            warningMark(pass.p, {r.center().x() - 6, box.top() + 2 * line + 1}, ink);
    }
}

/// Closest level: name and value, contents from the top of the rack down, space and weight, feeds at the
/// rear.
void HallPlanPainter::paintContents(const Pass& pass, const PlanRack& rack, const QRectF& r,
                                    const QColor& ink) const {
    const QFont strong = labelFont(true), plain = labelFont();
    const double line = std::round(QFontMetricsF(plain).height());
    const double pad = 6;
    QRectF row(r.left() + pad, r.top() + 6, r.width() - 2 * pad, line);
    fitText(pass.p, row, strong, ink, rack.name, Qt::AlignLeft);
    if (!overlay_.isNone()) {
        const QString value = decoratedValue(overlay_, rack.id);
        const double name = textWidth(strong, rack.name) + 6;
        fitText(pass.p, row.adjusted(name, 0, 0, 0), strong, overlay_.stale ? style_.colours.text.stale : ink,
                value, Qt::AlignRight);
    }
    if (!details_ || pass.layers.quick) return;
    const PlanRackDetail detail = details_(rack.id);
    QStringList foot;
    if (!detail.space.isEmpty()) foot << detail.space;
    if (!detail.weight.isEmpty()) foot << detail.weight;
    const bool feeds = !detail.feedA.isEmpty() || !detail.feedB.isEmpty();
    const double footHeight = double(foot.size()) * line + (feeds ? line + 10 : 4);
    double y = row.bottom() + 3;
    const double end = r.bottom() - footHeight - 4;
    const int fits = std::max(0, int((end - y) / line));
    const int count = int(detail.contents.size());
    for (int i = 0; i < std::min(fits, count); ++i, y += line) {
        const bool last = i == fits - 1 && count > fits;
        const QString text = last ? QCoreApplication::translate("HallPlan", "and %n more", nullptr, count - i)
                                  : detail.contents[i];
        fitText(pass.p, {row.left(), y, row.width(), line}, plain, ink, text, Qt::AlignLeft);
    }
    for (const QString& text : foot) {
        fitText(pass.p, {row.left(), y, row.width(), line}, plain, ink, text, Qt::AlignLeft);
        y += line;
    }
    if (!feeds) return;
    const double base = r.bottom() - 12 - line;
    const double half = row.width() / 2;
    const auto feed = [&](const QString& text, double x, bool b) {
        if (text.isEmpty()) return;
        fitText(pass.p, {x, base, half, line}, plain, ink, text, Qt::AlignLeft);
        const QRectF bar(x, base + line + 1, half - 4, 4);
        const auto& power = style_.colours.power;
        pass.p.setBrush(b ? power.feedBTint : power.feedATint);
        pass.p.setPen(b ? dashed(power.feedB, 1, {3, 2}) : cosmetic(power.feedA));
        pass.p.drawRect(onPixels(bar, pass.ratio).translated(0.5, 0.5));
    };
    feed(detail.feedA, row.left(), false);
    feed(detail.feedB, row.left() + half, true);
}

} // namespace cw::render
