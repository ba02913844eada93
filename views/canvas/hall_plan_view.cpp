#include "views/canvas/hall_plan_view.h"

#include "model/edit/commands/add_hall.h"
#include "model/edit/commands/duplicate_objects.h"
#include "model/edit/commands/manage_objects.h"
#include "model/edit/commands/place_rack.h"
#include "model/placement.h"
#include "views/canvas/array_dialog.h"
#include "views/canvas/empty_card.h"
#include "views/canvas/legend_popover.h"
#include "views/canvas/move_dialog.h"
#include "views/shell/controls.h"
#include "views/tools/floor_tools.h"
#include "views/tools/select_tool.h"

#include <QComboBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace cw::canvas {

using namespace cw::render;

HallPlanView::HallPlanView(History& history, SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , history_(history)
    , selection_(selection)
    , canvas_(new PlanCanvas(history, selection))
    , legend_(new LegendPopover(*canvas_)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(canvas_);
    setFocusProxy(canvas_);
    buildContextBar();

    emptyHall_ = new EmptyCard(QStringLiteral("hall"), tr("This hall is empty."), canvas_);
    emptyHall_->addWay(QStringLiteral("template"), tr("Fill from a reference design"),
                       [this] { Q_EMIT templateRequested(); });
    emptyHall_->addWay(QStringLiteral("array"), tr("Array of racks…"), [this] { openArrayDialog(); });
    emptyHall_->addWay(QStringLiteral("rack"), tr("Drag a rack from the library"),
                       [this] { Q_EMIT libraryRequested(); });
    emptyHall_->setHint(tr("Ctrl+K finds every command"));
    noHall_ = new EmptyCard(QStringLiteral("hall"), tr("No hall yet."), canvas_);
    noHall_->addWay(QStringLiteral("template"), tr("Start from a reference design"),
                    [this] { Q_EMIT templateRequested(); });
    noHall_->addWay(QStringLiteral("hall"), tr("Add an empty hall"), [this] { addHall(); });
    noHall_->setHint(tr("Ctrl+K finds every command"));

    connect(canvas_, &PlanCanvas::viewChanged, this, &HallPlanView::refreshZoom);
    connect(canvas_, &PlanCanvas::sceneChanged, this, &HallPlanView::refreshEmpty);
    connect(canvas_, &PlanCanvas::refused, this, &HallPlanView::refused);
    connect(canvas_, &PlanCanvas::activated, this, &HallPlanView::activated);
    connect(canvas_, &PlanCanvas::contextMenuRequested, this, &HallPlanView::contextMenuRequested);
    connect(canvas_, &PlanCanvas::exactMoveRequested, this, &HallPlanView::openMoveDialog);
    connect(canvas_, &PlanCanvas::deleteRequested, this, &HallPlanView::deleteSelection);
    connect(canvas_, &PlanCanvas::toolChanged, this, [this] {
        Q_EMIT toolChanged();
        Q_EMIT hintChanged(canvas_->tool()->hint());
    });
    // An object in another hall brings that hall to the front.
    connect(&selection_, &SelectionModel::revealRequested, this, [this](ObjectRef object) {
        if (const auto hall = hallOf(history_.project(), object)) showHall(*hall);
    });
    subscription_ = history_.subscribe([this](const ChangeSet& set) {
        const bool halls = set.changes.empty() ||
                           std::any_of(set.changes.begin(), set.changes.end(),
                                       [](const Change& c) { return c.object.kind == EntityKind::Hall; });
        if (halls) refreshHalls();
    });
    refreshHalls();
    refreshChoices();
}

void HallPlanView::buildContextBar() {
    auto* bar = new shell::ContextBar(this);
    bar->hide(); // until it stands above the view
    contextBar_ = bar;
    subject_ = bar->addSubject(QStringLiteral("hall"), {});
    halls_ = bar->addCombo(tr("Hall"));
    bar->addSeparator();
    bar->setDispensable(bar->addLabel(tr("Overlay")));
    overlays_ = bar->addCombo(tr("Overlay"));
    caseLabel_ = bar->addLabel(tr("Case"));
    cases_ = bar->addCombo(tr("Case"));
    bar->addStretch();
    snap_ = bar->addButton(QStringLiteral("snap"), tr("Snap to tiles and edges"));
    snap_->setCheckable(true);
    snap_->setChecked(true);
    snapText_ = bar->addLabel({});
    bar->pinRest();
    bar->addSeparator();
    auto* out = bar->addButton(QStringLiteral("zoom-out"), tr("Zoom out"));
    zoomText_ = bar->addLabel({});
    zoomText_->setMinimumWidth(56);
    zoomText_->setAlignment(Qt::AlignCenter);
    auto* in = bar->addButton(QStringLiteral("zoom-in"), tr("Zoom in"));
    auto* whole = bar->addButton(QStringLiteral("zoom-fit"), tr("Show the whole hall"));
    connect(snap_, &QToolButton::toggled, this, &HallPlanView::setSnapping);
    connect(out, &QToolButton::clicked, this, &HallPlanView::zoomOut);
    connect(in, &QToolButton::clicked, this, &HallPlanView::zoomIn);
    connect(whole, &QToolButton::clicked, this, &HallPlanView::fit);
    connect(halls_, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (filling_ || index < 0) return;
        canvas_->setHall(HallId(halls_->itemData(index).toUInt()));
        // Delete must not reach what has gone out of sight.
        if (const auto current = selection_.current();
            current && poseOf(history_.project(), *current) &&
            hallOf(history_.project(), *current) != canvas_->hall())
            selection_.clear();
        refreshOverlay();
        Q_EMIT hallChanged();
    });
    connect(overlays_, &QComboBox::currentIndexChanged, this, [this] {
        if (filling_) return;
        refreshOverlay();
        Q_EMIT overlayChanged();
    });
    connect(cases_, &QComboBox::currentIndexChanged, this, [this] {
        if (!filling_) refreshOverlay();
    });
}

void HallPlanView::refreshHalls() {
    filling_ = true;
    const auto current = canvas_->hall();
    halls_->clear();
    for (const auto& [id, hall] : history_.project().halls())
        halls_->addItem(QString::fromStdString(hall.name), id.value());
    int index = current ? halls_->findData(current->value()) : -1;
    if (index < 0) index = halls_->count() > 0 ? 0 : -1;
    halls_->setCurrentIndex(index);
    // One hall is a title, several are a choice.
    halls_->setVisible(halls_->count() > 1);
    subject_->setText(halls_->count() > 1 ? QString() : halls_->currentText());
    filling_ = false;
    canvas_->setHall(index < 0 ? std::nullopt : std::optional(HallId(halls_->itemData(index).toUInt())));
    refreshOverlay();
    refreshEmpty();
    Q_EMIT hallChanged();
}

void HallPlanView::refreshChoices() {
    filling_ = true;
    const QString overlay = overlays_->currentData().toString(), chosen = cases_->currentData().toString();
    overlays_->clear();
    cases_->clear();
    overlays_->addItem(shell::themeIcon(QStringLiteral("overlay")), tr("None"), QString());
    if (provider_) {
        for (const OverlayChoice& choice : provider_->overlays())
            overlays_->addItem(shell::themeIcon(choice.icon), choice.title, choice.id);
        for (const OverlayChoice& choice : provider_->cases())
            cases_->addItem(choice.title, choice.id);
    }
    overlays_->setCurrentIndex(std::max(0, overlays_->findData(overlay)));
    cases_->setCurrentIndex(std::max(cases_->count() > 0 ? 0 : -1, cases_->findData(chosen)));
    cases_->setVisible(cases_->count() > 1);
    caseLabel_->setVisible(cases_->count() > 1);
    filling_ = false;
    refreshOverlay();
}

void HallPlanView::refreshOverlay() {
    const auto hall = canvas_->hall();
    const QString id = overlayId();
    canvas_->setOverlay(provider_ && hall && !id.isEmpty() ? provider_->overlay(id, *hall, caseId())
                                                           : PlanOverlay{});
    if (provider_ && hall) {
        canvas_->setPlantReadings(provider_->plantReadings(*hall, caseId()));
        canvas_->setAir(provider_->hallAir(*hall));
    }
    legend_->refresh();
    refreshZoom();
}

void HallPlanView::refreshEmpty() {
    const bool none = !canvas_->hall();
    const bool bare = !none && canvas_->scene().racks.empty() && canvas_->scene().bodies.empty();
    noHall_->setVisible(none);
    emptyHall_->setVisible(bare);
    noHall_->place(canvas_->paper());
    emptyHall_->place(canvas_->paper());
    legend_->refresh();
}

void HallPlanView::refreshZoom() {
    const double scale = canvas_->view().pxPerMetre;
    zoomText_->setText(tr("%1 px/m").arg(numberText(scale, scale < 3 ? 1 : 0)));
    const auto hall = canvas_->hall();
    const Hall* value = hall ? history_.project().find(*hall) : nullptr;
    snapText_->setText(value && isSnapping() ? tr("Snap %1 mm tile").arg(numberText(toMm(value->tile), 0))
                                             : tr("Snap off"));
}

void HallPlanView::setOverlayProvider(OverlayProvider* provider) {
    if (provider_) provider_->disconnect(this);
    provider_ = provider;
    if (provider_) {
        connect(provider_, &OverlayProvider::changed, this, &HallPlanView::refreshOverlay);
        connect(provider_, &OverlayProvider::choicesChanged, this, &HallPlanView::refreshChoices);
        canvas_->setDetails([this](RackId rack) {
            PlanRackDetail detail = rackDetail(history_.project(), rack);
            const RackReading reading = provider_->rackReading(rack, caseId());
            if (!std::isnan(reading.weightKg))
                detail.weight = tr("%1 kg").arg(numberText(reading.weightKg, 0));
            if (!detail.feedA.isEmpty() && !std::isnan(reading.feedAKw))
                detail.feedA += QLatin1Char(' ') + numberText(reading.feedAKw, 1);
            if (!detail.feedB.isEmpty() && !std::isnan(reading.feedBKw))
                detail.feedB += QLatin1Char(' ') + numberText(reading.feedBKw, 1);
            return detail;
        });
    }
    refreshChoices();
}

void HallPlanView::setPartResolver(PartResolver resolver) {
    resolver_ = resolver;
    canvas_->setPartResolver(std::move(resolver));
}

void HallPlanView::showHall(HallId hall) {
    const int index = halls_->findData(hall.value());
    if (index >= 0) halls_->setCurrentIndex(index);
}

QString HallPlanView::overlayId() const {
    return overlays_->currentData().toString();
}

void HallPlanView::chooseOverlay(const QString& id) {
    overlays_->setCurrentIndex(std::max(0, overlays_->findData(id)));
}

QString HallPlanView::caseId() const {
    return cases_->currentData().toString();
}

void HallPlanView::setSnapping(bool on) {
    canvas_->snap().tiles = canvas_->snap().objects = on;
    snap_->setChecked(on);
    refreshZoom();
}

void HallPlanView::chooseTool(PlanToolKind kind) {
    using namespace cw::tools;
    std::unique_ptr<PlanTool> tool;
    switch (kind) {
    case PlanToolKind::Select:
        break;
    case PlanToolKind::Pan:
        tool = std::make_unique<PanTool>(*canvas_);
        break;
    case PlanToolKind::Rack:
        if (!rackParts_.empty()) tool = std::make_unique<RackTool>(*canvas_, rackParts_.front());
        break;
    case PlanToolKind::Column:
        tool = std::make_unique<AreaTool>(*canvas_, ObstacleKind::Column);
        break;
    case PlanToolKind::Wall:
        tool = std::make_unique<AreaTool>(*canvas_, ObstacleKind::Wall);
        break;
    case PlanToolKind::KeepOut:
        tool = std::make_unique<AreaTool>(*canvas_, ObstacleKind::KeepOut);
        break;
    case PlanToolKind::Room:
        tool = std::make_unique<AreaTool>(*canvas_, ObstacleKind::Room);
        break;
    case PlanToolKind::Measure:
        tool = std::make_unique<MeasureTool>(*canvas_);
        break;
    }
    canvas_->setTool(std::move(tool));
    canvas_->setFocus();
}

PlanToolKind HallPlanView::toolKind() const {
    const QString id = canvas_->tool()->id();
    if (id == QLatin1String("pan")) return PlanToolKind::Pan;
    if (id == QLatin1String("rack")) return PlanToolKind::Rack;
    if (id == QLatin1String("column")) return PlanToolKind::Column;
    if (id == QLatin1String("wall")) return PlanToolKind::Wall;
    if (id == QLatin1String("keep_out")) return PlanToolKind::KeepOut;
    if (id == QLatin1String("room")) return PlanToolKind::Room;
    if (id == QLatin1String("measure")) return PlanToolKind::Measure;
    return PlanToolKind::Select;
}

void HallPlanView::resizeEvent(QResizeEvent*) {
    legend_->place();
    emptyHall_->place(canvas_->paper());
    noHall_->place(canvas_->paper());
}

} // namespace cw::canvas
