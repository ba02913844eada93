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

/// "273 / 400 kW"; where that is too wide "273 kW" over "of 400 kW", or the load alone; always with its unit.
QStringList loadTexts(const PlantReading& reading, const QFont& font, double width, bool twoLines) {
    const QString load = kilowatts(reading.value);
    if (std::isnan(reading.limit)) return {load};
    const QString limit = kilowatts(reading.limit);
    const QString whole = numberText(reading.value, 0) + QStringLiteral("\u202F/\u202F") + limit;
    if (textWidth(font, whole) <= width) return {whole};
    const QString below = QCoreApplication::translate("HallPlan", "of %1", "of a limit").arg(limit);
    if (twoLines && textWidth(font, below) <= width) return {load, below};
    return {load};
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

QString HallPlanPainter::roomLoad(const PlanBody& room) const {
    if (!readings_) return {};
    double load = 0, limit = 0, ups = 0;
    bool known = false;
    const auto add = [&](const PlanBody& body, bool counts) {
        const auto reading = readings_->find(body.ref);
        if (!counts || reading == readings_->end() || std::isnan(reading->second.value)) return;
        load += reading->second.value;
        limit += reading->second.limit; // NaN when one is unknown
        known = true;
    };
    scene_.bodyGrid.query(room.area, [&](std::uint32_t i) {
        const PlanBody& body = scene_.bodies[i];
        if (room.area.contains(body.area)) ups += body.power == PowerKind::Ups;
    });
    scene_.bodyGrid.query(room.area, [&](std::uint32_t i) {
        const PlanBody& body = scene_.bodies[i];
        if (room.area.contains(body.area))
            add(body, ups > 0 ? body.power == PowerKind::Ups : body.cooling.has_value());
    });
    if (!known) return {};
    return std::isnan(limit) ? kilowatts(load)
                             : numberText(load, 0) + QStringLiteral("\u202F/\u202F") + kilowatts(limit);
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
        if (!labelled) return;
        const QRectF head = r.adjusted(10, 6, -10, -6);
        const QFont strong = labelFont(true), plain = labelFont();
        const double name = fitText(pass.p, head, strong, plan.label, body.name, Qt::AlignLeft | Qt::AlignTop)
                                ? textWidth(strong, body.name) + 12
                                : 0;
        fitText(pass.p, head.adjusted(name, 0, 0, 0), plain, style_.colours.text.secondary, roomLoad(body),
                Qt::AlignRight | Qt::AlignTop);
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
    const double line = std::round(QFontMetricsF(plain).height());
    const QColor nameInk = body.side == FeedSide::None ? c.plan.label : frame;
    // Too narrow a machine has its name upright rather than a value without a name.
    if (!failed && textWidth(strong, body.name) > text.width() && text.width() >= line - 2 &&
        fitUprightText(pass.p, text, strong, nameInk, body.name))
        return;
    QStringList values;
    if (failed)
        values << QCoreApplication::translate("HallPlan", "failed");
    else if (known && !std::isnan(reading->second.value))
        values = loadTexts(reading->second, plain, text.width(), text.height() >= 3 * line - 2);
    else if (body.ratingKw > 0)
        values << kilowatts(body.ratingKw);
    if (text.height() < 2 * line - 2) values.clear();
    QRectF row(text.left(), text.center().y() - double(values.size() + 1) * line / 2, text.width(), line);
    const QColor halo = failed ? c.plan.equipFill : QColor();
    fitText(pass.p, row, strong, nameInk, body.name, Qt::AlignCenter, halo);
    const QColor ink = failed                           ? c.severity.error
                       : known && reading->second.stale ? c.text.stale
                                                        : c.text.secondary;
    for (const QString& value : values) {
        row.translate(0, line);
        fitText(pass.p, row, plain, ink, value, Qt::AlignCenter, halo);
    }
}

} // namespace cw::render
