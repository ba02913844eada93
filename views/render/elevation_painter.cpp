#include "views/render/elevation_painter.h"

#include "views/render/font_roles.h"
#include "views/render/paint_kit.h"

#include <QCoreApplication>
#include <QFontInfo>

#include <algorithm>

namespace cw::render {

namespace {

struct Elevation {
    Q_DECLARE_TR_FUNCTIONS(Elevation)
};

// A unit is 44.45 mm; a rack 600 mm wide, 482.6 mm between the ears.
constexpr double kOuterPerU = 600.0 / 44.45;
constexpr double kRailsPerU = 482.6 / 44.45;
constexpr double kFramePerU = 0.7; // above and below the units
constexpr double kBetweenPerU = 0.5;
constexpr double kNarrowestHeader = 84;
constexpr double kHeaderPad = 2;
constexpr double kFeedGap = 5; // between weight and feeds
constexpr double kRulerRoom = 30;
constexpr double kShelf = 22;      // from the floor line to the caption
constexpr int kSmallestType = 9;   // px
constexpr double kModelsFrom = 12; // px a unit: parts of one-unit devices in place of their ports
constexpr double kNamesFrom = 11;  // px a unit: names of one-unit devices, in the smallest type

QString weightText(const ElevationRack& rack) {
    return std::isnan(rack.reading.weightKg) ? QStringLiteral("– kg")
                                             : numberText(rack.reading.weightKg, 0) + QStringLiteral(" kg");
}

/// "A 20.4  B 20.4 kW".
QString feedsText(const ElevationRack& rack, int decimals) {
    QStringList feeds;
    if (rack.onA) feeds << QStringLiteral("A ") + numberText(rack.reading.feedAKw, decimals);
    if (rack.onB) feeds << QStringLiteral("B ") + numberText(rack.reading.feedBKw, decimals);
    if (feeds.isEmpty()) return Elevation::tr("not fed");
    return feeds.join(QStringLiteral("  ")) + QStringLiteral(" kW");
}

/// All words, else the first ones and how many more: "storage, network +1".
QStringList captions(const QStringList& words) {
    QStringList texts{words.join(QStringLiteral(", "))};
    for (qsizetype n = words.size() - 1; n > 0; --n)
        texts << words.first(n).join(QStringLiteral(", ")) + QStringLiteral(" +%1").arg(words.size() - n);
    return texts;
}

/// The first of the texts that fits.
bool fitFirst(QPainter& p, const QRectF& r, const QFont& font, const QColor& ink, const QStringList& texts) {
    return std::any_of(texts.begin(), texts.end(),
                       [&](const QString& text) { return fitText(p, r, font, ink, text); });
}

} // namespace

std::pair<QColor, QColor> deviceColours(const ColourRoles& c, DeviceRole role) {
    switch (role) {
    case DeviceRole::Server:
        return {c.device.server, c.device.serverFrame};
    case DeviceRole::ComputeSwitch:
    case DeviceRole::ScaleUpSwitch:
        return {c.device.networkSwitch, c.device.networkSwitchFrame};
    case DeviceRole::Storage:
    case DeviceRole::StorageSwitch:
        return {c.device.storage, c.device.storageFrame};
    case DeviceRole::Management:
    case DeviceRole::FabricManager:
    case DeviceRole::InBandSwitch:
    case DeviceRole::OutOfBandSwitch:
    case DeviceRole::Other:
        return {c.device.management, c.device.managementFrame};
    case DeviceRole::PowerShelf:
        return {c.plan.equipFill, c.plan.equipFrame};
    case DeviceRole::PatchPanel:
        return {c.device.patch, c.border.strong};
    case DeviceRole::Blank:
        return {c.device.blank, c.border.normal};
    }
    return {c.device.management, c.device.managementFrame};
}

ElevationPainter::ElevationPainter(const ElevationScene& scene, PlanStyle style, const ElevationView& view)
    : scene_(scene)
    , style_(std::move(style))
    , view_(view) {
    const double s = view_.pxPerU;
    const double outer = kOuterPerU * s, rails = kRailsPerU * s;
    const double gap = std::max(3.0, kBetweenPerU * s);
    double x = view_.origin.x();
    const auto add = [&](std::size_t i, Face face) {
        const double height = (scene_.racks[i].units + 2 * kFramePerU) * s;
        ElevationColumn column;
        column.rack = i;
        column.face = face;
        column.outer = {x, view_.origin.y() - height, outer, height};
        column.rails = {x + (outer - rails) / 2, column.outer.top() + kFramePerU * s, rails,
                        scene_.racks[i].units * s};
        const double top = view_.origin.y() - (scene_.mostUnits + 2 * kFramePerU) * s;
        column.header = {x, top - headerHeight(), outer, headerHeight() - 8};
        columns_.push_back(column);
        x += outer + gap;
    };
    for (std::size_t i = 0; i < scene_.racks.size(); ++i) {
        if (view_.faces != ElevationFaces::Rear) add(i, Face::Front);
        if (view_.faces != ElevationFaces::Front) add(i, Face::Rear);
        if (view_.faces == ElevationFaces::Both) x += gap * 2;
    }
    feedDecimals_ = feedDecimals();
}

/// Decimals that leave room for all feeds of all racks, so that every header reads alike.
int ElevationPainter::feedDecimals() const {
    const bool shown = view_.header && kOuterPerU * view_.pxPerU >= kNarrowestHeader;
    if (!shown) return 1;
    const QFont plain = font(false);
    for (const ElevationColumn& column : columns_) {
        const ElevationRack& rack = scene_.racks[column.rack];
        if (textWidth(plain, weightText(rack)) + kFeedGap + textWidth(plain, feedsText(rack, 1)) >
            column.header.width() - 2 * kHeaderPad)
            return 0;
    }
    return 1;
}

QFont ElevationPainter::font(bool strong) const {
    QFont font = roleFont(style_.font, strong ? FontRole::Strong : FontRole::Body);
    font.setPixelSize(int(std::max(9.0, std::round(QFontInfo(style_.font).pixelSize() * 0.82))));
    return font;
}

double ElevationPainter::headerHeight() const {
    if (!view_.header || kOuterPerU * view_.pxPerU < 24) return 4;
    const double line = std::round(QFontMetricsF(font(false)).height());
    return kOuterPerU * view_.pxPerU < kNarrowestHeader ? line + 10 : 4 * line + 16;
}

double ElevationPainter::captionHeight() const {
    return 2 * std::round(QFontMetricsF(font(false)).height()) + kShelf;
}

QRectF ElevationPainter::extent() const {
    if (columns_.empty()) return {view_.origin, QSizeF(1, 1)};
    const double top = columns_.front().header.top();
    return {view_.origin.x() - 36, top, columns_.back().outer.right() - view_.origin.x() + 44,
            view_.origin.y() - top + captionHeight()};
}

QRectF ElevationPainter::unitRect(const ElevationColumn& column, int u, int units) const {
    const double s = view_.pxPerU;
    return {column.rails.left(), column.rails.bottom() - (u - 1 + units) * s, column.rails.width(),
            units * s};
}

QRectF ElevationPainter::deviceRect(const ElevationColumn& column, const ElevationDevice& device) const {
    return unitRect(column, device.u, device.units);
}

const ElevationColumn* ElevationPainter::columnAt(QPointF px) const {
    for (const ElevationColumn& column : columns_)
        if (px.x() >= column.outer.left() && px.x() < column.outer.right()) return &column;
    return nullptr;
}

const ElevationColumn* ElevationPainter::columnOf(RackId rack, Face face) const {
    const ElevationColumn* any = nullptr;
    for (const ElevationColumn& column : columns_) {
        if (scene_.racks[column.rack].id != rack) continue;
        if (column.face == face) return &column;
        if (!any) any = &column;
    }
    return any;
}

int ElevationPainter::unitAt(QPointF px) const {
    const double floor = view_.origin.y() - kFramePerU * view_.pxPerU;
    return int(std::floor((floor - px.y()) / view_.pxPerU)) + 1;
}

bool ElevationPainter::isSeen(const ElevationColumn& column, const ElevationDevice& device,
                              bool* through) const {
    const bool own = device.face == column.face;
    *through = !own;
    return own || !device.shallow;
}

const ElevationDevice* ElevationPainter::deviceAt(QPointF px) const {
    const ElevationColumn* column = columnAt(px);
    if (!column || !column->rails.contains(px)) return nullptr;
    const int u = unitAt(px);
    const ElevationDevice* behind = nullptr;
    for (const ElevationDevice& device : scene_.racks[column->rack].devices) {
        if (u < device.u || u > device.top()) continue;
        bool through = false;
        if (!isSeen(*column, device, &through)) continue;
        if (!through) return &device;
        behind = &device;
    }
    return behind;
}

void ElevationPainter::paint(QPainter& p, const QRectF& exposed) const {
    p.save();
    p.setClipRect(exposed, Qt::IntersectClip);
    p.setRenderHint(QPainter::Antialiasing, view_.pxPerU >= 6);
    const double floor = onPixel(view_.origin.y(), style_.ratio);
    for (const ElevationColumn& column : columns_) {
        const QRectF whole(column.outer.left(), column.header.top(), column.outer.width(),
                           floor - column.header.top() + captionHeight());
        if (!whole.intersects(exposed)) continue;
        paintRack(p, column);
        paintHeader(p, column);
        const QFont plain = font(false);
        QRectF caption(column.outer.left(), floor + 5, column.outer.width(), QFontMetricsF(plain).height());
        QStringList texts = captions(scene_.racks[column.rack].contents);
        if (view_.faces == ElevationFaces::Both)
            texts = {column.face == Face::Front ? Elevation::tr("front") : Elevation::tr("rear")};
        fitFirst(p, caption, plain, style_.colours.text.secondary, texts);
    }
    if (!columns_.empty()) {
        p.setPen(cosmetic(style_.colours.plan.wall, 2));
        p.drawLine(QPointF(columns_.front().outer.left() - 4, floor + 1),
                   QPointF(columns_.back().outer.right() + 4, floor + 1));
        const QFont plain = font(false);
        const double line = QFontMetricsF(plain).height();
        // In sight wherever the strip of racks is scrolled to.
        const double right = std::min(columns_.back().outer.right(), exposed.right() - 8);
        fitText(p, QRectF(right - 400, floor + kShelf, 400, line), plain, style_.colours.text.secondary,
                scene_.direction, Qt::AlignRight);
        paintRuler(p, exposed);
    }
    p.restore();
}

/// Numbers of the units, left of the first rack in sight.
void ElevationPainter::paintRuler(QPainter& p, const QRectF& exposed) const {
    const double s = view_.pxPerU;
    const int step = s >= 14 ? 1 : s >= 7 ? 2 : s >= 3.5 ? 4 : s >= 2 ? 10 : 0;
    if (step == 0) return;
    const QFont plain = font(false);
    const ElevationColumn& first = columns_.front();
    const double x = std::max(first.outer.left(), exposed.left() + kRulerRoom);
    const double height = QFontMetricsF(plain).height();
    if (x > first.outer.left()) // racks are scrolled below the numbers: give them a ground
        p.fillRect(QRectF(exposed.left(), exposed.top(), kRulerRoom, exposed.height()),
                   style_.colours.surface.canvas);
    for (int u = 1; u <= scene_.mostUnits; ++u) {
        if (u != 1 && u % (step * 2 <= 4 ? 4 : step) != 0) continue;
        if (u != 1 && u * s < height) continue; // would touch the 1
        const QRectF r = unitRect(first, u, 1);
        fitText(p, {x - 28, r.center().y() - height / 2, 22, height}, plain, style_.colours.text.muted,
                QString::number(u), Qt::AlignRight);
    }
}

void ElevationPainter::paintRack(QPainter& p, const ElevationColumn& column) const {
    const auto& c = style_.colours;
    const ElevationRack& rack = scene_.racks[column.rack];
    const double s = view_.pxPerU;
    const QRectF outer = onPixels(column.outer, style_.ratio), rails = onPixels(column.rails, style_.ratio);
    const double half = 0.5 / style_.ratio;
    p.setPen(cosmetic(c.plan.rackFrame, 1));
    p.setBrush(c.plan.rackFill);
    p.drawRect(outer.adjusted(half, half, -half, -half));
    p.fillRect(rails, c.surface.base);
    if (s >= 6) {
        QList<QLineF> lines;
        for (int u = 0; u <= rack.units; ++u) {
            const double y = onHalf(rails.bottom() - u * s, style_.ratio);
            lines << QLineF(rails.left(), y, rails.right(), y);
        }
        p.save();
        p.setRenderHint(QPainter::Antialiasing, false);
        p.setPen(cosmetic(c.plan.tile));
        p.drawLines(lines);
        p.restore();
    }
    paintFeeds(p, column);
    for (const ElevationDevice& device : rack.devices)
        paintDevice(p, column, device);
    paintFree(p, column);
}

/// The power strips at both sides: A solid, B dashed, as everywhere.
void ElevationPainter::paintFeeds(QPainter& p, const ElevationColumn& column) const {
    const auto& c = style_.colours;
    const ElevationRack& rack = scene_.racks[column.rack];
    const double margin = column.rails.left() - column.outer.left();
    if (margin < 5) return;
    const QFont strong = font(true);
    const auto strip = [&](bool b) {
        const double w = std::min(6.0, margin * 0.45);
        // Seen from behind, left and right change places.
        const bool left = b == (column.face == Face::Rear);
        const double x =
            left ? column.outer.left() + (margin - w) / 2 : column.rails.right() + (margin - w) / 2;
        const double top = column.rails.top() + (margin >= 9 ? 10 : 2);
        const QRectF r = onPixels({x, top, w, column.rails.bottom() - top - view_.pxPerU}, style_.ratio);
        p.setBrush(b ? c.power.feedBTint : c.power.feedATint);
        p.setPen(b ? dashed(c.power.feedB, 1.2, {4, 2.5}) : cosmetic(c.power.feedA, 1.2));
        p.drawRect(r);
        if (margin >= 9)
            fitText(p, {x - 4, column.outer.top() + 2, w + 8, top - column.outer.top() - 2}, strong,
                    b ? c.power.feedB : c.power.feedA, b ? QStringLiteral("B") : QStringLiteral("A"));
    };
    if (rack.onA) strip(false);
    if (rack.onB) strip(true);
}

void ElevationPainter::paintDevice(QPainter& p, const ElevationColumn& column,
                                   const ElevationDevice& device) const {
    bool through = false;
    if (!isSeen(column, device, &through)) return;
    const double s = view_.pxPerU;
    const auto& c = style_.colours;
    auto [fill, frame] = deviceColours(c, device.role);
    if (!view_.colourByRole) fill = c.device.management, frame = c.device.managementFrame;
    QRectF r = onPixels(deviceRect(column, device), style_.ratio);
    if (s < 2) {
        p.fillRect(r, fill);
        return;
    }
    if (s >= 6) r.adjust(1, 0, -1, -1);
    const double half = 0.5 / style_.ratio;
    p.setBrush(fill);
    p.setPen(cosmetic(frame, 1));
    p.drawRect(r.adjusted(half, half, -half, -half));
    if (through) { // the back of what is mounted on the other face
        QColor line = frame;
        line.setAlphaF(0.35f);
        if (s >= 6) hatch(p, r.adjusted(1, 1, -1, -1), r.topLeft(), line, 7);
    }
    if (s < 6) return;
    const QColor ink = c.plan.label;
    const QFont strong = font(true), plain = font(false);
    const double line = QFontMetricsF(plain).height();
    const QColor halo = through ? fill : QColor();
    if (device.units >= 4 && r.height() > 3.2 * line) {
        // The face of a chassis: bays above, then name, part and height.
        double y = r.top() + r.height() * 0.1;
        if (device.accelerators > 0 && !through) {
            const double bays = std::min(r.height() * 0.34, r.height() - 2 * line - 8);
            const QRectF field(r.left() + r.width() * 0.06, y, r.width() * 0.88, bays);
            const int n = std::min(16, device.accelerators);
            const double w = field.width() / n;
            p.setBrush(Qt::NoBrush);
            p.setPen(cosmetic(frame, 0.7));
            if (w >= 4)
                for (int i = 0; i < n; ++i)
                    p.drawRect(QRectF(field.left() + i * w + w * 0.1, field.top(), w * 0.8, bays));
            y = field.bottom() + 3;
        } else {
            y = r.center().y() - line;
        }
        const QRectF text(r.left() + 6, y, r.width() - 12, line);
        fitText(p, text, strong, ink, device.name, Qt::AlignLeft, halo);
        if (view_.partNames && y + 2 * line <= r.bottom()) {
            const QRectF second = text.translated(0, line);
            const QString units = Elevation::tr("%1U").arg(device.units);
            fitText(p, second.adjusted(0, 0, -textWidth(plain, units) - 4, 0), plain, c.text.secondary,
                    device.model, Qt::AlignLeft, halo);
            fitText(p, second, plain, c.text.secondary, units, Qt::AlignRight, halo);
        }
        return;
    }
    const QRectF text = r.adjusted(5, 0, -5, 0);
    QFont nameFont = strong, restFont = plain;
    const bool tight = r.height() < line;
    if (tight)
        for (QFont* font : {&nameFont, &restFont})
            font->setPixelSize(kSmallestType);
    const auto put = [&](QRectF box, const QFont& font, const QColor& colour, const QString& words,
                         Qt::Alignment side) {
        const double w = textWidth(font, words);
        if (!tight) return fitText(p, box, font, colour, words, side, halo);
        if (w > box.width()) return false;
        if (through) // a halo would cover the frame
            p.fillRect(QRectF(side == Qt::AlignRight ? box.right() - w - 2 : box.left() - 2, r.top() + 1,
                              w + 4, r.height() - 2),
                       fill);
        box.adjust(0, -3, 0, 2); // letters reach higher than deep
        return fitText(p, box, font, colour, words, side);
    };
    const bool named =
        (device.units >= 2 || s >= kNamesFrom) && put(text, nameFont, ink, device.name, Qt::AlignLeft);
    const double nameEnd = text.left() + (named ? textWidth(nameFont, device.name) + 8 : 0);
    const QRectF rest(nameEnd, text.top(), text.right() - nameEnd, text.height());
    // The rail is what tells leaf switches apart; of others the ports, then the part.
    const bool railed = device.rail > 0 && device.role == DeviceRole::ComputeSwitch;
    if (named && view_.partNames && railed &&
        put(rest, restFont, c.text.secondary, Elevation::tr("rail %1").arg(device.rail), Qt::AlignRight))
        return;
    if (device.ports > 0 && !through && (!named || s < kModelsFrom)) {
        paintPorts(p, rest, device, frame);
        return;
    }
    if (!named || !view_.partNames) return;
    if (!put(rest, restFont, c.text.secondary, device.model, Qt::AlignRight))
        put(rest, restFont, c.text.secondary, Elevation::tr("%1U").arg(device.units), Qt::AlignRight);
    if (s >= 18 && device.ports > 0 && !through && device.units >= 2)
        paintPorts(p, QRectF(r.left() + 5, r.bottom() - s * 0.8, r.width() - 10, s * 0.6), device, frame);
}

/// A row of port ticks; as many as fit, numbered when there is room.
void ElevationPainter::paintPorts(QPainter& p, const QRectF& area, const ElevationDevice& device,
                                  const QColor& ink) const {
    const double h = std::min(area.height() * 0.45, 8.0);
    const int fits = int(area.width() / 5);
    const int shown = std::min(device.ports, fits);
    if (shown < 2 || h < 2) return;
    const double step = area.width() / shown;
    const double w = std::min(step * 0.62, 8.0);
    QList<QRectF> ticks;
    for (int i = 0; i < shown; ++i)
        ticks << QRectF(area.left() + i * step + (step - w) / 2, area.center().y() - h / 2, w, h);
    p.save();
    p.setPen(Qt::NoPen);
    p.setBrush(ink);
    p.setOpacity(0.75);
    p.drawRects(ticks);
    p.restore();
    if (view_.pxPerU < 18 || shown < device.ports || step < 14) return;
    QFont small = font(false);
    small.setPixelSize(9);
    for (int i = 0; i < shown; i += step < 22 ? 4 : 1)
        fitText(p, QRectF(ticks[i].center().x() - 10, ticks[i].bottom(), 20, 10), small,
                style_.colours.text.secondary, QString::number(i + 1));
}

/// "16 U free" in the gaps; names of groups of one-unit devices right above them.
void ElevationPainter::paintFree(QPainter& p, const ElevationColumn& column) const {
    const double s = view_.pxPerU;
    if (s < 6) return;
    const ElevationRack& rack = scene_.racks[column.rack];
    const QFont plain = font(false), strong = font(true);
    const double line = QFontMetricsF(plain).height();
    const auto runs = freeRuns(rack);
    const int need = int(std::ceil(line / s));
    std::vector<int> taken(runs.size(), 0); // units of each run that carry names of groups
    if (s < kNamesFrom)
        for (const DeviceGroup& group : deviceGroups(rack, column.face)) {
            // Above the group, or where the next room is; names of several groups lie over each other there.
            std::size_t i = 0;
            while (i < runs.size() && (runs[i].from <= group.top || runs[i].units - taken[i] < need))
                ++i;
            if (i == runs.size()) continue;
            const auto first = std::find_if(rack.devices.begin(), rack.devices.end(),
                                            [&](const ElevationDevice& d) { return d.u == group.from; });
            const QRectF r = unitRect(column, runs[i].from + taken[i], need);
            if (fitFirst(p, r.adjusted(1, 1, -1, -1), strong,
                         deviceColours(style_.colours, first->role).second, group.labels))
                taken[i] += need;
        }
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const FreeRun& run = runs[i];
        const int from = run.from + taken[i];
        const int units = run.top() - from + 1;
        if (run.units < 3 || units * s < line + 4) continue;
        const bool top = run.top() == rack.units && runs.size() > 1;
        const QString text =
            top ? Elevation::tr("%1 U free above").arg(run.units) : Elevation::tr("%1 U free").arg(run.units);
        fitText(p, unitRect(column, from, units), plain, style_.colours.text.muted, text, Qt::AlignCenter,
                style_.colours.surface.base);
    }
}

void ElevationPainter::paintHeader(QPainter& p, const ElevationColumn& column) const {
    if (!view_.header || column.outer.width() < 24) return;
    const auto& c = style_.colours;
    const ElevationRack& rack = scene_.racks[column.rack];
    const QFont strong = roleFont(style_.font, FontRole::Strong), plain = font(false);
    const double line = std::round(QFontMetricsF(plain).height());
    const QRectF h = column.header.adjusted(kHeaderPad, 0, -kHeaderPad, 0);
    const QColor ink = rack.reading.stale ? c.text.stale : c.text.primary;
    QRectF row(h.left(), h.top(), h.width(), line);
    if (column.outer.width() < kNarrowestHeader) {
        fitText(p, {h.left(), column.outer.top() - line - 4, h.width(), line}, plain, c.text.primary,
                rack.name);
        return;
    }
    fitText(p, row, strong, c.text.primary, rack.name, Qt::AlignLeft);
    const QString kw = std::isnan(rack.reading.powerKw)
                           ? QStringLiteral("– kW")
                           : numberText(rack.reading.powerKw, 1) + QStringLiteral(" kW");
    fitText(p, row.adjusted(textWidth(strong, rack.name) + 6, 0, 0, 0), strong, ink, kw, Qt::AlignRight);
    const auto meter = [&](const QString& label, double value, double limit, int decimals,
                           const QColor& colour) {
        row.translate(0, line + 2);
        fitText(p, row, plain, c.text.secondary, label, Qt::AlignLeft);
        const QString text = numberText(value, decimals) +
                             (std::isnan(limit) ? QString() : QStringLiteral(" / ") + numberText(limit, 0));
        const double textW = textWidth(plain, text);
        fitText(p, row, plain, rack.reading.stale ? c.text.stale : c.text.secondary, text, Qt::AlignRight);
        const double from = row.left() + std::max(18.0, textWidth(plain, label) + 5);
        const QRectF bar =
            onPixels({from, row.center().y() - 2.5, row.right() - textW - 6 - from, 5}, style_.ratio);
        if (bar.width() < 8) return;
        p.fillRect(bar, c.surface.track);
        const double share = value / limit;
        if (!std::isnan(share))
            p.fillRect(QRectF(bar.left(), bar.top(), bar.width() * std::clamp(share, 0.0, 1.0), bar.height()),
                       colour);
        if (share > 1) { // over the limit: a frame, not only another colour
            p.setBrush(Qt::NoBrush);
            p.setPen(cosmetic(c.severity.error, 1.5));
            p.drawRect(bar.adjusted(-1, -1, 1, 1));
        }
    };
    meter(Elevation::tr("kW"), rack.reading.powerKw, rack.reading.powerLimitKw, 1, c.accent.fill);
    meter(Elevation::tr("U"), rack.units - rack.freeUnits, rack.units, 0, c.text.secondary);
    row.translate(0, line + 2);
    const QString kg = weightText(rack);
    fitText(p, row, plain, c.text.secondary, kg, Qt::AlignLeft);
    fitText(p, row.adjusted(textWidth(plain, kg) + kFeedGap, 0, 0, 0), plain, c.text.secondary,
            feedsText(rack, feedDecimals_), Qt::AlignRight);
}

} // namespace cw::render
