#include "views/elevation/elevation_view.h"

#include "model/placement.h"
#include "views/canvas/empty_card.h"
#include "views/shell/controls.h"

#include <QComboBox>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cw::elevation {

using namespace cw::render;

namespace {

// What an entry of the row chooser stands for.
QString rowKey(RowId row) {
    return QStringLiteral("row:%1").arg(row.value());
}
QString hallKey(HallId hall) {
    return QStringLiteral("hall:%1").arg(hall.value());
}
const QString kPicked = QStringLiteral("picked");

} // namespace

ElevationView::ElevationView(History& history, canvas::SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , history_(history)
    , selection_(selection)
    , canvas_(new ElevationCanvas(history, selection))
    , scroll_(new QScrollBar(Qt::Horizontal)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(canvas_);
    layout->addWidget(scroll_);
    scroll_->setFocusPolicy(Qt::NoFocus);
    setFocusProxy(canvas_);
    empty_ = new canvas::EmptyCard(QStringLiteral("rack"), tr("No racks to show."), canvas_);
    empty_->addWay(QStringLiteral("array"), tr("Place racks on the hall plan"), {});
    empty_->addWay(QStringLiteral("select"), tr("Choose a row in the bar above"), {});
    buildContextBar();

    connect(canvas_, &ElevationCanvas::viewChanged, this, &ElevationView::refreshTexts);
    connect(canvas_, &ElevationCanvas::sceneChanged, this, &ElevationView::refreshTexts);
    connect(canvas_, &ElevationCanvas::refused, this, &ElevationView::refused);
    connect(canvas_, &ElevationCanvas::activated, this, &ElevationView::activated);
    connect(canvas_, &ElevationCanvas::slotPreviewChanged, this, &ElevationView::slotPreviewChanged);
    connect(canvas_, &ElevationCanvas::contextMenuRequested, this, &ElevationView::contextMenuRequested);
    connect(scroll_, &QScrollBar::valueChanged, this, [this](int value) {
        if (!filling_) canvas_->scrollTo(value);
    });
    connect(&selection_, &canvas::SelectionModel::revealRequested, this, [this](ObjectRef object) {
        if (const auto rack = object.as<Rack>()) showRack(*rack);
        if (const auto row = object.as<Row>()) showRow(*row);
        if (const auto id = object.as<Device>())
            if (const Device* device = history_.project().find(*id)) showRack(device->rack);
    });
    subscription_ = history_.subscribe([this](const ChangeSet& set) {
        const bool racks =
            set.changes.empty() || std::any_of(set.changes.begin(), set.changes.end(), [](const Change& c) {
                return c.object.kind == EntityKind::Row || c.object.kind == EntityKind::Rack ||
                       c.object.kind == EntityKind::Hall;
            });
        if (racks) refreshChoices();
    });
    refreshChoices();
}

void ElevationView::buildContextBar() {
    auto* bar = new shell::ContextBar(this);
    bar->hide(); // until it stands above the view
    contextBar_ = bar;
    bar->addSubject(QStringLiteral("rack"), {});
    rows_ = bar->addCombo(tr("Row"));
    range_ = bar->addLabel({});
    bar->addSeparator();
    faces_ = new shell::SegmentedControl({tr("Front"), tr("Rear"), tr("Both")});
    faces_->setAccessibleName(tr("Side of the racks"));
    bar->addWidget(faces_);
    colour_ = bar->addCombo(tr("Colour"));
    colour_->addItems({tr("Device role"), tr("No colour")});
    labels_ = bar->addCombo(tr("Labels"));
    labels_->addItems({tr("Name and part"), tr("Name only")});
    bar->addStretch();
    free_ = bar->addLabel({});
    bar->setDispensable(free_);
    bar->setDispensable(range_);
    bar->pinRest();
    bar->addSeparator();
    auto* out = bar->addButton(QStringLiteral("zoom-out"), tr("Zoom out"));
    zoomText_ = bar->addLabel({});
    zoomText_->setMinimumWidth(56);
    zoomText_->setAlignment(Qt::AlignCenter);
    auto* in = bar->addButton(QStringLiteral("zoom-in"), tr("Zoom in"));
    auto* whole = bar->addButton(QStringLiteral("zoom-fit"), tr("Show all racks"));
    connect(out, &QToolButton::clicked, this, &ElevationView::zoomOut);
    connect(in, &QToolButton::clicked, this, &ElevationView::zoomIn);
    connect(whole, &QToolButton::clicked, this, &ElevationView::fit);
    connect(rows_, &QComboBox::currentIndexChanged, this, [this] {
        if (!filling_) applyChoice();
    });
    connect(faces_, &shell::SegmentedControl::currentChanged, this,
            [this](int index) { canvas_->setFaces(ElevationFaces(std::clamp(index, 0, 2))); });
    connect(colour_, &QComboBox::currentIndexChanged, this,
            [this](int i) { canvas_->setColourByRole(i == 0); });
    connect(labels_, &QComboBox::currentIndexChanged, this, [this](int i) { canvas_->setPartNames(i == 0); });
}

void ElevationView::refreshChoices() {
    const Project& project = history_.project();
    const QString current = rows_->currentData().toString();
    const bool fresh = rows_->count() == 0;
    filling_ = true;
    rows_->clear();
    const bool several = project.halls().size() > 1;
    for (const auto& [hallId, hall] : project.halls()) {
        const QString suffix =
            several ? QStringLiteral(" · ") + QString::fromStdString(hall.name) : QString();
        for (RowId id : project.referrers<Row>(hallId))
            if (!project.referrers<Rack>(id).empty())
                rows_->addItem(tr("Row %1").arg(QString::fromStdString(project.rows()[id].name)) + suffix,
                               rowKey(id));
        bool loose = false;
        for (RackId id : project.referrers<Rack>(hallId))
            loose = loose || !project.racks()[id].row;
        if (loose) rows_->addItem(tr("Racks without a row") + suffix, hallKey(hallId));
    }
    std::erase_if(picked_, [&](RackId id) { return !project.find(id); });
    if (!picked_.empty()) rows_->addItem(tr("Selected racks"), kPicked);
    const int index = rows_->findData(current);
    rows_->setCurrentIndex(index >= 0 ? index : rows_->count() > 0 ? 0 : -1);
    filling_ = false;
    const std::vector<RackId> racks = racksOfChoice();
    std::vector<RackId> shown = canvas_->racks();
    std::sort(shown.begin(), shown.end());
    std::vector<RackId> wanted = racks;
    std::sort(wanted.begin(), wanted.end());
    // The same racks as before: keep scale and place.
    if (fresh || shown != wanted) canvas_->setRacks(racks);
    refreshTexts();
}

std::vector<RackId> ElevationView::racksOfChoice() const {
    const Project& project = history_.project();
    const QString key = rows_->currentData().toString();
    const std::uint32_t id = key.section(QLatin1Char(':'), 1).toUInt();
    std::vector<RackId> racks;
    if (key == kPicked) return picked_;
    if (key.startsWith(QLatin1String("row:"))) {
        for (RackId rack : project.referrers<Rack>(RowId(id)))
            racks.push_back(rack);
    } else if (key.startsWith(QLatin1String("hall:"))) {
        for (RackId rack : project.referrers<Rack>(HallId(id)))
            if (!project.racks()[rack].row) racks.push_back(rack);
    }
    return racks;
}

void ElevationView::applyChoice() {
    canvas_->setRacks(racksOfChoice());
    refreshTexts();
}

void ElevationView::showRow(RowId row) {
    const int index = rows_->findData(rowKey(row));
    if (index >= 0) rows_->setCurrentIndex(index);
}

void ElevationView::showRacks(std::vector<RackId> racks) {
    picked_ = std::move(racks);
    refreshChoices();
    rows_->setCurrentIndex(rows_->findData(kPicked));
    applyChoice();
}

void ElevationView::showRack(RackId rack) {
    const Rack* value = history_.project().find(rack);
    if (!value) return;
    const bool shown =
        std::find(canvas_->racks().begin(), canvas_->racks().end(), rack) != canvas_->racks().end();
    if (!shown) {
        const int index = rows_->findData(value->row ? rowKey(*value->row) : hallKey(value->hall));
        if (index >= 0) rows_->setCurrentIndex(index);
    }
    canvas_->show(rack);
}

void ElevationView::refreshTexts() {
    const auto& scene = canvas_->scene();
    const auto seen = canvas_->racksInView();
    int free = 0, all = 0;
    for (const std::size_t i : seen) {
        free += scene.racks[i].freeUnits;
        all += scene.racks[i].units;
    }
    free_->setText(all > 0 ? tr("%1 of %2 U free").arg(free).arg(all) : QString());
    if (seen.empty())
        range_->clear();
    else if (seen.size() == scene.racks.size())
        range_->setText(tr("%n racks", nullptr, int(scene.racks.size())));
    else
        range_->setText(tr("%1 to %2 of %3")
                            .arg(scene.racks[seen.front()].name, scene.racks[seen.back()].name)
                            .arg(scene.racks.size()));
    zoomText_->setText(
        tr("%1 px/U").arg(numberText(canvas_->view().pxPerU, canvas_->view().pxPerU < 3 ? 1 : 0)));
    filling_ = true;
    const int over = int(canvas_->contentWidth()) - canvas_->width();
    const int at = int(canvas_->scrolled());
    scroll_->setVisible(over > 0 && !scene.racks.empty());
    scroll_->setRange(0, std::max(over, 0));
    scroll_->setPageStep(std::max(1, canvas_->width()));
    scroll_->setSingleStep(60);
    scroll_->setValue(at);
    filling_ = false;
    empty_->setVisible(scene.racks.empty());
    if (scene.racks.empty()) empty_->place(canvas_->rect());
}

void ElevationView::setOverlayProvider(canvas::OverlayProvider* provider) {
    if (provider_) provider_->disconnect(this);
    provider_ = provider;
    if (!provider_) {
        canvas_->setReadings({});
        return;
    }
    connect(provider_, &canvas::OverlayProvider::changed, this, &ElevationView::refreshReadings);
    canvas_->setReadings([this](RackId rack) {
        const auto cases = provider_->cases();
        const canvas::RackReading r =
            provider_->rackReading(rack, cases.isEmpty() ? QString() : cases.front().id);
        return ElevationReading{r.powerKw, r.powerLimitKw, r.weightKg, r.feedAKw, r.feedBKw, r.stale};
    });
}

void ElevationView::refreshReadings() {
    canvas_->refreshReadings();
}

void ElevationView::setPartResolver(canvas::PartResolver resolver) {
    canvas_->setPartResolver(std::move(resolver));
}

void ElevationView::zoomIn() {
    canvas_->zoomStep(1);
}
void ElevationView::zoomOut() {
    canvas_->zoomStep(-1);
}
void ElevationView::fit() {
    canvas_->fit();
}
void ElevationView::deleteSelection() {
    canvas_->deleteSelected();
}

} // namespace cw::elevation
