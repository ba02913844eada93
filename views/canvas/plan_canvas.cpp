#include "views/canvas/plan_canvas.h"

#include "model/edit/commands/move_objects.h"
#include "views/canvas/edit_problem.h"
#include "views/render/font_roles.h"
#include "views/render/paint_kit.h"
#include "views/shell/theme.h"
#include "views/tools/select_tool.h"

#include <QElapsedTimer>
#include <QFontInfo>
#include <QPaintEvent>

namespace cw::canvas {

using namespace cw::render;

namespace {

constexpr int kRuler = 18;
constexpr double kFitMargin = 12;
constexpr double kNearest = 2000; // px a metre
constexpr double kFarthest = 0.05;
constexpr double kSnapPull = 8; // px
// Longer side of an object that is shown on request, px: from where it is near enough, and how near it is
// brought.
constexpr double kReadable = 60;
constexpr double kWellSeen = 96;
/// Pictures that take longer than this drop hatches and texts while the view moves.
constexpr double kSlowPictureMs = 25;
constexpr int kQuickMs = 80;

bool concernsPlan(EntityKind kind) {
    switch (kind) {
    case EntityKind::Hall:
    case EntityKind::Obstacle:
    case EntityKind::CoolingElement:
    case EntityKind::Row:
    case EntityKind::Rack:
    case EntityKind::PowerElement:
    case EntityKind::PowerLink:
    case EntityKind::Part:
        return true;
    default:
        return false;
    }
}

} // namespace

PlanCanvas::PlanCanvas(History& history, SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , history_(history)
    , selection_(selection) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(120, 90);
    setAccessibleName(tr("Hall plan"));
    subscription_ = history_.subscribe([this](const ChangeSet& set) { onChanges(set); });
    connect(&selection_, &SelectionModel::changed, this, [this] {
        history_.closeMerge();
        update();
    });
    connect(&selection_, &SelectionModel::revealRequested, this, &PlanCanvas::show);
    tool_ = std::make_unique<tools::SelectTool>(*this);
}

PlanCanvas::~PlanCanvas() = default;

void PlanCanvas::onChanges(const ChangeSet& set) {
    bool concerns = set.changes.empty(); // another document
    bool contents = concerns;
    for (const Change& change : set.changes) {
        concerns = concerns || concernsPlan(change.object.kind);
        contents = contents || change.object.kind == EntityKind::Device;
        if (concerns) break;
    }
    if (hall_ && !project().find(*hall_)) hall_.reset();
    if (concerns) {
        sceneStale_ = true;
        hovered_.reset();
        Q_EMIT sceneChanged();
    }
    if (concerns || (contents && planLevel(view_.px(scene_.rackWidth)) == PlanLevel::Contents)) invalidate();
}

void PlanCanvas::setHall(std::optional<HallId> hall) {
    if (hall == hall_) return;
    hall_ = hall;
    sceneStale_ = true;
    hovered_.reset();
    fitted_ = true;
    clearPreview();
    Q_EMIT sceneChanged();
    fit();
    invalidate();
}

void PlanCanvas::setOverlay(PlanOverlay overlay) {
    overlay_ = std::move(overlay);
    highlighted_ = -1;
    invalidate();
}

void PlanCanvas::setPlantReadings(PlantReadings readings) {
    readings_ = std::move(readings);
    invalidate();
}

void PlanCanvas::setAir(const HallAir& air) {
    air_ = air;
    invalidate();
}

void PlanCanvas::setDetails(std::function<PlanRackDetail(RackId)> details) {
    details_ = std::move(details);
    invalidate();
}

const PlanScene& PlanCanvas::scene() const {
    if (sceneStale_) {
        sceneStale_ = false;
        scene_ = hall_ ? buildPlanScene(project(), *hall_) : PlanScene{};
    }
    return scene_;
}

QRect PlanCanvas::paper() const {
    return rect().adjusted(kRuler, kRuler, 0, 0);
}

PlanStyle PlanCanvas::style() const {
    return {shell::rolesOf(palette()), shell::appearanceOf(palette()), font(), devicePixelRatioF()};
}

Um PlanCanvas::snapReach() const {
    return m(kSnapPull / view_.pxPerMetre);
}

void PlanCanvas::setView(const PlanView& view) {
    view_ = view;
    view_.pxPerMetre = std::clamp(view_.pxPerMetre, kFarthest, kNearest);
    update();
    Q_EMIT viewChanged();
}

void PlanCanvas::zoom(double factor, QPointF at) {
    const double scale = std::clamp(view_.pxPerMetre * factor, kFarthest, kNearest);
    const double real = scale / view_.pxPerMetre;
    fitted_ = false;
    beQuick();
    setView({scale, at + (view_.origin - at) * real});
}

void PlanCanvas::fit() {
    fitted_ = true;
    if (!hall_) return;
    setView(PlanView::fitBeside(scene().extent(), paper(), kFitMargin, keptClear_));
}

void PlanCanvas::keepClear(QSize corner) {
    if (corner == keptClear_) return;
    keptClear_ = corner;
    if (fitted_) fit();
}

void PlanCanvas::show(ObjectRef object) {
    const auto area = scene().areaOf(object);
    if (!area) return;
    const QRectF r = view_.toPx(*area);
    const QRectF sight = QRectF(paper()).adjusted(20, 20, -20, -20);
    const double size = std::max(r.width(), r.height());
    const bool readable = size >= kReadable;
    if (sight.contains(r) && readable) return;
    PlanView view = view_;
    if (!readable) view.pxPerMetre = std::min(kNearest, view.pxPerMetre * kWellSeen / std::max(size, 1e-3));
    const Point middle = area->centre();
    view.origin = QRectF(paper()).center() - QPointF(view.px(middle.x), view.px(middle.y));
    fitted_ = false;
    setView(view);
}

void PlanCanvas::setTool(std::unique_ptr<tools::PlanTool> tool) {
    if (tool_) tool_->cancel();
    clearPreview();
    tool_ = tool ? std::move(tool) : std::make_unique<tools::SelectTool>(*this);
    updateCursor();
    Q_EMIT toolChanged();
}

void PlanCanvas::setPreview(PlanPreview preview) {
    if (preview.isEmpty() && preview_.isEmpty()) return;
    preview_ = std::move(preview);
    update();
}

void PlanCanvas::highlightClass(int index) {
    if (index == highlighted_) return;
    highlighted_ = index;
    update();
}

bool PlanCanvas::run(const QString& title, const History::Edit& edit, const std::string& mergeKey) {
    const Status status = history_.run(title.toStdString(), edit, mergeKey);
    if (!status) Q_EMIT refused(editProblem(status.error()));
    return status.ok();
}

std::vector<ObjectRef> PlanCanvas::placedObjects() const {
    std::vector<ObjectRef> here;
    for (ObjectRef ref : selection_.objects()) {
        if (const auto row = ref.as<Row>()) {
            for (const PlanLine& line : scene().lines)
                if (line.row == row)
                    for (std::uint32_t i : line.racks)
                        here.push_back(ObjectRef::of(scene().racks[i].id));
        } else if (scene().indexOf.contains(ref)) {
            here.push_back(ref);
        }
    }
    std::sort(here.begin(), here.end());
    here.erase(std::unique(here.begin(), here.end()), here.end());
    return here;
}

void PlanCanvas::invalidate() {
    pictureStale_ = true;
    update();
}

/// While the view moves, a picture that is slow to paint drops a level of detail; it comes back soon after.
void PlanCanvas::beQuick() {
    if (lastPaintMs_ < kSlowPictureMs) return;
    quick_ = true;
    quickTimer_.start(kQuickMs, this);
}

void PlanCanvas::paintPicture() {
    const double ratio = devicePixelRatioF();
    const QSize wanted = size() * ratio;
    if (picture_.size() != wanted || picture_.devicePixelRatio() != ratio) {
        picture_ = QPixmap(wanted);
        picture_.setDevicePixelRatio(ratio);
        pictureStale_ = true;
    }
    const PlanStyle how = style();
    HallPlanPainter painter(scene(), overlay_, how);
    painter.setPlantReadings(&readings_);
    painter.setAir(air_);
    painter.setDetails(details_ ? details_ : [this](RackId id) { return rackDetail(project(), id); });
    PlanLayers layers;
    layers.quick = quick_;
    const auto paintPart = [&](const QRect& part) {
        QPainter p(&picture_);
        p.setClipRect(part);
        p.fillRect(part, how.colours.surface.canvas);
        if (hall_) painter.paint(p, view_, part, layers);
    };
    // A view that only slid keeps what is still in sight.
    const QPointF slid = (view_.origin - pictureView_.origin) * ratio;
    const QPoint whole = slid.toPoint();
    const bool slides = !pictureStale_ && pictureView_.pxPerMetre == view_.pxPerMetre &&
                        (slid - QPointF(whole)).manhattanLength() < 1e-6 && ratio == std::floor(ratio) &&
                        std::abs(whole.x()) < picture_.width() && std::abs(whole.y()) < picture_.height();
    if (slides) {
        if (!whole.isNull()) {
            picture_.scroll(whole.x(), whole.y(), picture_.rect());
            const QPoint by = whole / int(ratio);
            QRegion bare = QRegion(rect()) - rect().translated(by);
            for (const QRect& part : bare)
                paintPart(part);
        }
    } else if (pictureStale_ || pictureView_.pxPerMetre != view_.pxPerMetre ||
               pictureView_.origin != view_.origin) {
        QElapsedTimer clock;
        clock.start();
        paintPart(rect());
        if (!quick_) lastPaintMs_ = double(clock.nsecsElapsed()) / 1e6;
    }
    pictureStale_ = false;
    pictureView_ = view_;
}

void PlanCanvas::paintEvent(QPaintEvent* event) {
    paintPicture();
    const PlanStyle how = style();
    QPainter p(this);
    p.setClipRegion(event->region());
    p.drawPixmap(0, 0, picture_);
    if (hall_) {
        p.save();
        p.setClipRect(paper(), Qt::IntersectClip);
        const MarksPainter marks(scene(), view_, how);
        const HallPlanPainter painter(scene(), overlay_, how);
        if (highlighted_ >= 0) marks.paintClass(p, paper(), overlay_, highlighted_);
        if (hovered_ && preview_.isEmpty() && !selection_.contains(*hovered_)) marks.paintHover(p, *hovered_);
        marks.paintSelection(p, paper(), selection_.objects(), painter.level(view_) == PlanLevel::Contents);
        marks.paintPreview(p, preview_, painter);
        p.restore();
        paintRulers(p, how);
    }
    if (hasFocus()) {
        p.setBrush(Qt::NoBrush);
        p.setPen(cosmetic(how.colours.border.focus, 2));
        p.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void PlanCanvas::paintRulers(QPainter& p, const PlanStyle& how) const {
    const auto& c = how.colours;
    const QRectF top(0, 0, width(), kRuler), left(0, 0, kRuler, height());
    p.fillRect(top, c.surface.panel);
    p.fillRect(left, c.surface.panel);
    QFont font = roleFont(how.font, FontRole::Caption);
    font.setPixelSize(std::max(9, int(std::round(QFontInfo(how.font).pixelSize() * 0.75))));
    // Ticks at 1, 2 or 5 times a power of ten, labels at least 64 px apart.
    double step = 1;
    for (double base = 1e-3; base < 1e6; base *= 10)
        for (const double k : {1.0, 2.0, 5.0})
            if (step == 1 && base * k * view_.pxPerMetre >= 64)
                step = base * k * (base * k == 1 ? 1.0000001 : 1);
    const double tick = step / 2;
    const int decimals = step < 0.999 ? int(std::ceil(-std::log10(step) - 1e-9)) : 0;
    p.setPen(cosmetic(c.border.normal));
    p.drawLine(QPointF(0, kRuler - 0.5), QPointF(width(), kRuler - 0.5));
    p.drawLine(QPointF(kRuler - 0.5, 0), QPointF(kRuler - 0.5, height()));
    const auto marks = [&](bool across) {
        const double zero = across ? view_.origin.x() : view_.origin.y();
        const double end = across ? width() : height();
        const double first = std::ceil((kRuler - zero) / view_.pxPerMetre / tick);
        for (double k = first; zero + k * tick * view_.pxPerMetre < end; ++k) {
            const double at = onHalf(zero + k * tick * view_.pxPerMetre, how.ratio);
            const bool labelled = std::fmod(std::abs(k), 2) < 0.5;
            const double length = labelled ? 6 : 4;
            p.setPen(cosmetic(c.text.muted));
            p.drawLine(across ? QLineF(at, kRuler - length, at, kRuler - 1)
                              : QLineF(kRuler - length, at, kRuler - 1, at));
            if (!labelled) continue;
            QString label = numberText(k * tick, decimals);
            if (std::abs(k) < 0.5) label = across ? tr("0 m") : QStringLiteral("0");
            const double w = textWidth(font, label);
            if (across && at + 3 + w < width())
                fitText(p, {at + 3, 0, w + 1, kRuler - 4.0}, font, c.text.muted, label, Qt::AlignLeft);
            else if (!across && at - 4 - w > kRuler)
                fitUprightText(p, QRectF(0, at - 4 - w, kRuler - 5.0, w + 1), font, c.text.muted, label);
        }
    };
    marks(true);
    marks(false);
    p.fillRect(QRectF(0, 0, kRuler - 1, kRuler - 1), c.surface.panel);
}

void PlanCanvas::resizeEvent(QResizeEvent*) {
    if (fitted_) fit();
}

void PlanCanvas::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange)
        invalidate();
    QWidget::changeEvent(event);
}

} // namespace cw::canvas
