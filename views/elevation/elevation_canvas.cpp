#include "views/elevation/elevation_canvas.h"

#include "views/elevation/drop_effect.h"
#include "views/render/font_roles.h"
#include "views/render/paint_kit.h"
#include "views/shell/theme.h"

#include <QFontInfo>
#include <QPaintEvent>

#include <algorithm>

namespace cw::elevation {

using namespace cw::render;

namespace {

constexpr double kLeast = 0.5, kMost = 40; // px a unit
constexpr double kLeft = 38, kMargin = 14; // room for the ruler; around

bool concerns(EntityKind kind) {
    return kind == EntityKind::Rack || kind == EntityKind::Row || kind == EntityKind::Device ||
           kind == EntityKind::PowerElement || kind == EntityKind::Part;
}

} // namespace

ElevationCanvas::ElevationCanvas(History& history, canvas::SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , history_(history)
    , selection_(selection) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);
    setAccessibleName(tr("Elevation"));
    subscription_ = history_.subscribe([this](const ChangeSet& set) { onChanges(set); });
    connect(&selection_, &canvas::SelectionModel::changed, this, qOverload<>(&QWidget::update));
}

PlanStyle ElevationCanvas::style() const {
    return {shell::rolesOf(palette()), shell::appearanceOf(palette()), font(), devicePixelRatioF()};
}

void ElevationCanvas::onChanges(const ChangeSet& set) {
    const bool all = set.changes.empty();
    if (!all && std::none_of(set.changes.begin(), set.changes.end(),
                             [](const Change& c) { return concerns(c.object.kind); }))
        return;
    std::erase_if(racks_, [this](RackId id) { return !project().find(id); });
    sceneStale_ = true;
    hovered_.reset();
    if (dragged_ && !dragged_->part) endDrag();
    update();
    Q_EMIT sceneChanged();
}

void ElevationCanvas::setRacks(std::vector<RackId> racks) {
    racks_ = std::move(racks);
    sceneStale_ = true;
    endDrag();
    fitted_ = true;
    fitHeight();
    Q_EMIT sceneChanged();
}

void ElevationCanvas::setReadings(std::function<ElevationReading(RackId)> readings) {
    readings_ = std::move(readings);
    refreshReadings();
}

void ElevationCanvas::refreshReadings() {
    if (!sceneStale_ && readings_)
        for (ElevationRack& rack : scene_.racks)
            rack.reading = readings_(rack.id);
    update();
}

const ElevationScene& ElevationCanvas::scene() const {
    if (sceneStale_) {
        sceneStale_ = false;
        const Face face = view_.faces == ElevationFaces::Rear ? Face::Rear : Face::Front;
        const std::vector<RackId> ordered = aisleOrder(project(), racks_, face);
        scene_ = buildElevation(project(), ordered);
        scene_.direction = viewDirection(project(), ordered, face);
        if (readings_)
            for (ElevationRack& rack : scene_.racks)
                rack.reading = readings_(rack.id);
    }
    return scene_;
}

void ElevationCanvas::setView(ElevationView view) {
    view.pxPerU = std::clamp(view.pxPerU, kLeast, kMost);
    view_ = view;
    keepInSight();
    update();
    Q_EMIT viewChanged();
}

/// The racks fill the view: their strip is never moved beyond its ends.
void ElevationCanvas::keepInSight() {
    const double last = std::max(0.0, contentWidth() - width());
    view_.origin.setX(std::clamp(view_.origin.x(), kLeft - last, kLeft));
}

void ElevationCanvas::setFaces(ElevationFaces faces) {
    view_.faces = faces;
    sceneStale_ = true;
    setView(view_);
    if (fitted_) fitHeight();
    Q_EMIT sceneChanged();
}

void ElevationCanvas::setColourByRole(bool on) {
    view_.colourByRole = on;
    update();
}

void ElevationCanvas::setPartNames(bool on) {
    view_.partNames = on;
    update();
}

void ElevationCanvas::zoom(double factor, QPointF at) {
    ElevationView view = view_;
    view.pxPerU = std::clamp(view_.pxPerU * factor, kLeast, kMost);
    const double real = view.pxPerU / view_.pxPerU;
    view.origin = at + (view_.origin - at) * real;
    fitted_ = false;
    setView(view);
}

void ElevationCanvas::fitHeight() {
    fitted_ = true;
    ElevationView view = view_;
    // The header depends on the scale that is looked for; two rounds settle it.
    for (int round = 0; round < 3; ++round) {
        const ElevationPainter p(scene(), style(), view);
        const double room = height() - p.headerHeight() - p.captionHeight() - 2 * kMargin;
        view.pxPerU = std::clamp(room / (std::max(1, scene().mostUnits) + 1.4), 2.0, 24.0);
    }
    const ElevationPainter p(scene(), style(), view);
    view.origin = {kLeft, height() - kMargin - p.captionHeight()};
    const double spare = width() - p.extent().width();
    if (spare > 0) view.origin.rx() += spare / 2;
    setView(view);
}

void ElevationCanvas::fit() {
    fitHeight();
    const double wide = contentWidth();
    if (wide <= width()) return;
    ElevationView view = view_;
    view.pxPerU *= (width() - kLeft - kMargin) / std::max(1.0, wide - kLeft);
    view.origin = {kLeft, height() * 0.5 + view.pxPerU * scene().mostUnits / 2};
    fitted_ = false;
    setView(view);
}

double ElevationCanvas::contentWidth() const {
    return painter().extent().width() + kMargin;
}

double ElevationCanvas::scrolled() const {
    return kLeft - view_.origin.x();
}

void ElevationCanvas::scrollTo(double x) {
    ElevationView view = view_;
    view.origin.setX(kLeft - x);
    setView(view);
}

void ElevationCanvas::show(RackId rack) {
    const ElevationPainter p = painter();
    const ElevationColumn* column = p.columnOf(rack, Face::Front);
    if (!column) return;
    const QRectF& r = column->outer;
    if (r.left() >= kLeft && r.right() <= width()) return;
    scrollTo(scrolled() + r.center().x() - width() / 2.0);
}

std::vector<std::size_t> ElevationCanvas::racksInView() const {
    std::vector<std::size_t> seen;
    const ElevationPainter p = painter();
    for (const ElevationColumn& column : p.columns())
        if (column.outer.center().x() >= 0 && column.outer.center().x() <= width() &&
            (seen.empty() || seen.back() != column.rack))
            seen.push_back(column.rack);
    return seen;
}

void ElevationCanvas::paintEvent(QPaintEvent* event) {
    const PlanStyle how = style();
    QPainter p(this);
    p.fillRect(event->rect(), how.colours.surface.canvas);
    const ElevationPainter painted(scene(), how, view_);
    painted.paint(p, rect());
    p.save();
    p.setClipRect(rect().adjusted(int(kLeft) - 8, 0, 0, 0)); // beside the ruler
    paintMarks(p, painted, how);
    if (slot_) paintSlot(p, painted, how);
    p.restore();
    if (hasFocus()) {
        p.setBrush(Qt::NoBrush);
        p.setPen(cosmetic(how.colours.border.focus, 2));
        p.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void ElevationCanvas::paintMarks(QPainter& p, const ElevationPainter& painter, const PlanStyle& how) const {
    const auto& c = how.colours.selection;
    p.save();
    p.setBrush(Qt::NoBrush);
    p.setRenderHint(QPainter::Antialiasing, false);
    const auto outline = [&](const QRectF& r, bool locked) {
        p.setPen(cosmetic(c.casing, 5));
        p.drawRect(r);
        p.setPen(locked ? dashed(c.outline, 2.5, {6, 4}) : cosmetic(c.outline, 2.5));
        p.drawRect(r);
    };
    for (const ElevationColumn& column : painter.columns()) {
        const ElevationRack& rack = scene().racks[column.rack];
        if (selection_.contains(ObjectRef::of(rack.id)))
            outline(onPixels(column.outer.adjusted(-1, -1, 1, 1), how.ratio), rack.locked);
        for (const ElevationDevice& device : rack.devices) {
            if (device.face != column.face && device.shallow) continue;
            const QRectF r = onPixels(painter.deviceRect(column, device), how.ratio);
            if (selection_.contains(ObjectRef::of(device.id))) outline(r, false);
            if (hovered_ == device.id && !slot_ && view_.pxPerU >= 6) {
                p.setPen(cosmetic(c.outline, 1));
                p.drawRect(r.adjusted(0, 0, -1, -1));
            }
        }
    }
    p.restore();
}

/// The drop before it happens: guides to the ruler, what is in the way, where it would fit instead.
void ElevationCanvas::paintSlot(QPainter& p, const ElevationPainter& painter, const PlanStyle& how) const {
    const ElevationColumn* column = painter.columnOf(slot_->rack, slot_->face);
    if (!column) return;
    const auto& c = how.colours;
    const QFont strong = roleFont(how.font, FontRole::Strong),
                caption = roleFont(how.font, FontRole::Caption);
    const double line = QFontMetricsF(caption).height();
    p.save();
    p.setRenderHint(QPainter::Antialiasing, false);
    if (slot_->units > 0) {
        const QRectF r = onPixels(painter.unitRect(*column, slot_->u, slot_->units), how.ratio);
        const double left = painter.columns().front().outer.left() - 4,
                     right = painter.columns().back().outer.right() + 4;
        p.setPen(cosmetic(c.snap.guide));
        for (const double y : {r.top(), r.bottom()})
            p.drawLine(QPointF(std::max(left, 26.0), onHalf(y, how.ratio)),
                       QPointF(right, onHalf(y, how.ratio)));
        p.setBrush(Qt::NoBrush);
        if (slot_->isPossible()) {
            QColor fill = c.snap.ghost;
            fill.setAlphaF(0.18f);
            p.fillRect(r, fill);
            p.setPen(cosmetic(c.snap.ghost, 2));
            p.drawRect(r);
        } else {
            for (DeviceId id : slot_->blockers)
                if (const ElevationDevice* device = scene().device(id)) {
                    const QRectF taken =
                        onPixels(painter.deviceRect(*column, *device), how.ratio).intersected(r);
                    p.fillRect(taken, c.snap.collisionFill);
                    p.setPen(cosmetic(c.snap.collision, 1.5));
                    p.drawRect(taken);
                }
            p.setPen(cosmetic(c.snap.collision, 2));
            p.drawRect(r);
        }
        if (slot_->nextFree) {
            const QRectF free =
                onPixels(painter.unitRect(*column, *slot_->nextFree, slot_->units), how.ratio);
            p.fillRect(free, c.surface.base);
            p.setPen(dashed(c.severity.ok, 2, {4, 3}));
            p.setBrush(Qt::NoBrush);
            p.drawRect(free);
            const int top = *slot_->nextFree + slot_->units - 1;
            const QString units = slot_->units == 1
                                      ? QStringLiteral("U%1").arg(top)
                                      : QStringLiteral("U%1–U%2").arg(*slot_->nextFree).arg(top);
            if (free.height() >= 2 * line) {
                fitText(p, QRectF(free.left(), free.center().y() - line, free.width(), line), strong,
                        c.severity.ok, tr("next free"));
                fitText(p, QRectF(free.left(), free.center().y(), free.width(), line), strong, c.severity.ok,
                        units);
            } else {
                fitText(p, free, strong, c.severity.ok, units);
            }
        }
        // The units on the ruler.
        const QString units = slot_->units == 1 ? QString::number(slot_->u)
                                                : QStringLiteral("%1–%2").arg(slot_->u).arg(slot_->top());
        const double w = textWidth(caption, units) + 8;
        const QRectF tag(std::max(2.0, std::max(left, 30.0) - w), r.center().y() - line / 2 - 2, w, line + 4);
        p.setRenderHint(QPainter::Antialiasing, true);
        p.setClipping(false); // the ruler lies beside the racks
        p.setPen(Qt::NoPen);
        p.setBrush(c.snap.labelFill);
        p.drawRoundedRect(tag, 2, 2);
        fitText(p, tag, caption, c.snap.label, units);
    } else {
        p.setBrush(c.selection.fill);
        p.setPen(cosmetic(c.selection.outline, 2));
        p.drawRect(onPixels(column->outer, how.ratio));
    }
    p.restore();
    // What would be dropped and what that does, next to the pointer.
    const auto effects = dragged_ && slot_->units > 0 ? dropEffects(project(), *dragged_, *slot_, readings_)
                                                      : std::vector<RackEffect>();
    paintDropCard(p, how, rect(), slotAt_, slot_->title, *slot_,
                  slot_->units > 0 ? dropVerdict(project(), *slot_) : QString(), effects);
}

void ElevationCanvas::resizeEvent(QResizeEvent*) {
    if (fitted_) fitHeight();
    Q_EMIT viewChanged();
}

void ElevationCanvas::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange && fitted_) fitHeight();
    if (event->type() == QEvent::LanguageChange) sceneStale_ = true;
    update();
    QWidget::changeEvent(event);
}

} // namespace cw::elevation
