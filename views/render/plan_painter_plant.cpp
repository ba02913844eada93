// Plant, columns, walls, rooms and keep-outs of a plan.
#include "views/render/paint_kit.h"
#include "views/render/plan_painter.h"

#include <QCoreApplication>

#include <cmath>

namespace cw::render {

namespace {

QString kilowatts(double kw) {
    return numberText(kw, 0) + QStringLiteral("\u202FkW");
}

/// "273 / 400 kW", or the load alone where that does not fit; always with its unit.
QString loadText(double kw, double limitKw, const QFont& font, double width) {
    if (std::isnan(limitKw)) return kilowatts(kw);
    const QString whole = numberText(kw, 0) + QStringLiteral("\u202F/\u202F") + kilowatts(limitKw);
    return textWidth(font, whole) <= width ? whole : kilowatts(kw);
}

} // namespace

void HallPlanPainter::paintBodies(const Pass& pass, bool areas) const {
    std::vector<std::uint32_t> visible;
    scene_.bodyGrid.query(pass.region, [&](std::uint32_t i) { visible.push_back(i); });
    std::sort(visible.begin(), visible.end());
    // Rooms first: what stands in them is drawn over their floor.
    for (const bool rooms : {true, false}) {
        for (const std::uint32_t i : visible) {
            const PlanBody& body = scene_.bodies[i];
            if (isHidden(body.ref)) continue;
            const bool isRoom = body.obstacle == ObstacleKind::Room;
            if (isRoom != rooms || body.obstacle.has_value() != areas) continue;
            const QRectF r = onPixels(pass.view.toPx(body.area), pass.ratio);
            if (body.obstacle)
                paintArea(pass, body, r);
            else
                paintPlant(pass, body, r);
        }
    }
}

void HallPlanPainter::paintArea(const Pass& pass, const PlanBody& body, const QRectF& r) const {
    const auto& plan = style_.colours.plan;
    const bool detailed = pass.level >= PlanLevel::Frames && !pass.layers.quick;
    const bool labelled = pass.layers.labels && pass.level >= PlanLevel::Labels;
    switch (*body.obstacle) {
    case ObstacleKind::Room: {
        const double wall = pass.level >= PlanLevel::Labels ? 4 : 2;
        pass.p.fillRect(r, plan.floor);
        pass.p.setBrush(Qt::NoBrush);
        pass.p.setPen(cosmetic(plan.wall, wall));
        pass.p.drawRect(r.adjusted(-wall / 2, -wall / 2, wall / 2, wall / 2));
        if (labelled)
            fitText(pass.p, r.adjusted(10, 6, -10, -6), labelFont(true), plan.label, body.name,
                    Qt::AlignLeft | Qt::AlignTop);
        return;
    }
    case ObstacleKind::Column:
        pass.p.fillRect(r, plan.column);
        return;
    case ObstacleKind::Wall:
        pass.p.fillRect(r, plan.wallFill);
        pass.p.setBrush(Qt::NoBrush);
        pass.p.setPen(cosmetic(plan.wall, pass.level >= PlanLevel::Frames ? 1.5 : 1));
        pass.p.drawRect(r);
        return;
    case ObstacleKind::KeepOut:
    case ObstacleKind::Door:
        if (detailed) {
            QColor line = plan.keepout;
            line.setAlphaF(0.55f);
            hatch(pass.p, r.intersected(pass.exposed), r.topLeft(), line, 6, true);
        }
        pass.p.setBrush(Qt::NoBrush);
        pass.p.setPen(dashed(plan.keepout, 1, {4, 3}));
        pass.p.drawRect(r.adjusted(0.5, 0.5, -0.5, -0.5));
        if (labelled) fitText(pass.p, r, labelFont(), plan.keepout, body.name, Qt::AlignCenter, plan.floor);
        return;
    }
}

void HallPlanPainter::paintPlant(const Pass& pass, const PlanBody& body, const QRectF& r) const {
    const auto& c = style_.colours;
    if (body.power == PowerKind::Busway || body.power == PowerKind::RackPdu) return; // drawn as feeds
    const auto reading = readings_ ? readings_->find(body.ref) : PlantReadings::const_iterator();
    const bool known = readings_ && reading != readings_->end();
    const bool failed = known && reading->second.failed;
    QColor fill = c.plan.equipFill, frame = c.plan.equipFrame;
    if (body.side == FeedSide::A) {
        fill = c.power.feedATint;
        frame = c.power.feedA;
    } else if (body.side == FeedSide::B) {
        fill = c.power.feedBTint;
        frame = c.power.feedB;
    }
    pass.p.setBrush(failed ? c.plan.equipFill : fill);
    pass.p.setPen(cosmetic(failed ? c.severity.error : frame, failed ? 2 : 1));
    const double half = 0.5 / pass.ratio;
    pass.p.drawRect(pass.level >= PlanLevel::Labels ? r.adjusted(half, half, -half, -half) : r);
    // The front, where people stand and air leaves, as on racks but thinner.
    if (pass.level >= PlanLevel::Labels && body.cooling) {
        pass.p.setPen(cosmetic(frame, 1.5));
        switch (body.front) {
        case Turn::North:
            pass.p.drawLine(r.topLeft() + QPointF(3, 1), r.topRight() + QPointF(-3, 1));
            break;
        case Turn::South:
            pass.p.drawLine(r.bottomLeft() + QPointF(3, -1), r.bottomRight() + QPointF(-3, -1));
            break;
        case Turn::East:
            pass.p.drawLine(r.topRight() + QPointF(-1, 3), r.bottomRight() + QPointF(-1, -3));
            break;
        case Turn::West:
            pass.p.drawLine(r.topLeft() + QPointF(1, 3), r.bottomLeft() + QPointF(1, -3));
            break;
        }
    }
    const bool fan = body.cooling == CoolingKind::Crah || body.cooling == CoolingKind::FanWall ||
                     body.cooling == CoolingKind::DryCooler;
    const double line = std::round(QFontMetricsF(labelFont()).height());
    const bool labelled = pass.layers.labels && pass.level >= PlanLevel::Labels;
    QRectF text = r.adjusted(0.5, 1, -0.5, -1);
    if (fan && pass.level >= PlanLevel::Labels && !pass.layers.quick) {
        const double radius = std::min({pass.view.px(mm(280)), r.width() * 0.36, r.height() * 0.36});
        const QPointF centre = r.height() >= r.width()
                                   ? QPointF(r.center().x(), r.top() + 4 + radius + r.height() * 0.06)
                                   : QPointF(r.left() + radius + 6, r.center().y());
        pass.p.setBrush(Qt::NoBrush);
        pass.p.setPen(cosmetic(c.plan.equipFrame));
        pass.p.drawEllipse(centre, radius, radius);
        for (const double degrees : {90.0, 210.0, 330.0}) {
            const double a = degrees * M_PI / 180;
            pass.p.drawLine(centre, centre + QPointF(std::cos(a), std::sin(a)) * radius);
        }
        if (r.height() >= r.width())
            text.setTop(centre.y() + radius + 2);
        else
            text.setLeft(centre.x() + radius + 3);
    }
    if (failed) {
        pass.p.setPen(cosmetic(c.severity.error, 1.5));
        pass.p.drawLines({QLineF(r.topLeft(), r.bottomRight()), QLineF(r.topRight(), r.bottomLeft())});
    }
    if (!labelled) return;
    QFont strong = labelFont(true), plain = labelFont(failed);
    for (QFont* font : {&strong, &plain})
        font->setPixelSize(std::max(9, font->pixelSize() - 1));
    QString second;
    if (failed)
        second = QCoreApplication::translate("HallPlan", "failed");
    else if (known && !std::isnan(reading->second.value))
        second = loadText(reading->second.value, reading->second.limit, plain, text.width());
    else if (body.ratingKw > 0)
        second = kilowatts(body.ratingKw);
    const bool both = !second.isEmpty() && text.height() >= 2 * line - 2;
    const double top = text.center().y() - (both ? line : line / 2);
    const QColor halo = failed ? c.plan.equipFill : QColor();
    fitText(pass.p, {text.left(), top, text.width(), line}, strong,
            body.side == FeedSide::None ? c.plan.label : frame, body.name, Qt::AlignCenter, halo);
    if (both)
        fitText(pass.p, {text.left(), top + line, text.width(), line}, plain,
                failed                           ? c.severity.error
                : known && reading->second.stale ? c.text.stale
                                                 : c.text.secondary,
                second, Qt::AlignCenter, halo);
}

} // namespace cw::render
