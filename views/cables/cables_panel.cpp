#include "views/cables/cables_panel.h"

#include "app/session/error_text.h"
#include "model/edit/commands/manage_objects.h"
#include "views/cables/patch_dialog.h"
#include "views/shell/icon_engine.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace cw::cables {

namespace {

enum Scope { All, OfSelection };
constexpr int kSearchDelayMs = 120; ///< a big design is searched when the typing pauses
constexpr int kSearchWidth = 150;

} // namespace

CablesPanel::CablesPanel(History& history, canvas::SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , history_(history)
    , selection_(selection)
    , model_(new CablesModel(history, this))
    , table_(new shell::TableView)
    , extra_(new QWidget(this))
    , scope_(new QComboBox)
    , search_(new QLineEdit)
    , patch_(new QPushButton(shell::themeIcon(QStringLiteral("cable")), tr("Re-patch…")))
    , add_(new QPushButton(shell::themeIcon(QStringLiteral("link")), tr("Connect…")))
    , remove_(new QPushButton(shell::themeIcon(QStringLiteral("delete")), QString()))
    , timer_(new QTimer(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);
    table_->setModel(model_);
    table_->setAccessibleName(tr("Cables"));
    table_->setSortingEnabled(true);
    table_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table_->horizontalHeader()->setStretchLastSection(false); // the label takes what is left
    table_->horizontalHeader()->setSectionResizeMode(CablesModel::Label, QHeaderView::Stretch);
    table_->setColumnWidth(CablesModel::FabricName, 120);
    table_->setColumnWidth(CablesModel::From, 115);
    table_->setColumnWidth(CablesModel::To, 115);
    table_->setColumnWidth(CablesModel::Speed, 80);
    table_->setColumnWidth(CablesModel::MediaName, 125);
    table_->setColumnWidth(CablesModel::Length, 65);
    table_->setEmptyText(tr("No cable here. Select a device or a rack to see its cables, or connect two."));

    scope_->addItems({tr("All cables"), tr("Of the selection")});
    scope_->setAccessibleName(tr("Cables shown"));
    remove_->setAccessibleName(tr("Remove cables"));
    remove_->setToolTip(tr("Remove cables"));
    search_->setPlaceholderText(tr("Search cables"));
    search_->setToolTip(tr("Device, label or fabric"));
    search_->setAccessibleName(tr("Search cables"));
    search_->setClearButtonEnabled(true);
    search_->setFixedWidth(kSearchWidth);
    extra_->hide(); // until it stands beside the panel's tab
    auto* row = new QHBoxLayout(extra_);
    row->setContentsMargins(0, 0, 8, 0);
    for (QWidget* w : std::initializer_list<QWidget*>{patch_, add_, remove_, scope_, search_})
        row->addWidget(w);

    timer_->setSingleShot(true);
    timer_->setInterval(kSearchDelayMs);
    connect(timer_, &QTimer::timeout, this, &CablesPanel::refresh);
    connect(search_, &QLineEdit::textChanged, timer_, qOverload<>(&QTimer::start));
    connect(scope_, &QComboBox::currentIndexChanged, this, &CablesPanel::refresh);
    connect(patch_, &QPushButton::clicked, this, &CablesPanel::repatch);
    connect(add_, &QPushButton::clicked, this, &CablesPanel::connectDevices);
    connect(remove_, &QPushButton::clicked, this, &CablesPanel::removeChosen);
    connect(table_, &QAbstractItemView::doubleClicked, this, &CablesPanel::repatch);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &CablesPanel::selectChosen);
    connect(&selection_, &canvas::SelectionModel::changed, this, &CablesPanel::followSelection);
    subscription_ = history_.subscribe([this](const ChangeSet&) { refreshLater(); });
    updateButtons();
}

void CablesPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (stale_) refresh();
}

void CablesPanel::refreshLater() {
    stale_ = true;
    if (isVisible()) refresh();
}

void CablesPanel::refresh() {
    const auto keep = chosen();
    const bool ofSelection = scope_->currentIndex() == OfSelection;
    leading_ = true;
    if (ofSelection && subject_.empty())
        model_->show({ObjectRef{EntityKind::Cable, 0}}, {}); // nothing selected: nothing listed
    else
        model_->show(ofSelection ? subject_ : std::vector<ObjectRef>(), search_->text().trimmed());
    for (CableId id : keep)
        if (const QModelIndex at = model_->indexOf(id); at.isValid())
            table_->selectionModel()->select(at, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    leading_ = false;
    stale_ = false;
    updateButtons();
    Q_EMIT countChanged(model_->rowCount());
}

void CablesPanel::followSelection() {
    updateButtons();
    if (leading_) return;
    subject_ = selection_.objects();
    if (scope_->currentIndex() == OfSelection)
        refreshLater();
    else if (const auto current = selection_.current(); current && current->as<Cable>())
        if (const QModelIndex at = model_->indexOf(*current->as<Cable>()); at.isValid()) {
            leading_ = true;
            table_->selectRow(at.row());
            leading_ = false;
        }
}

void CablesPanel::selectChosen() {
    if (leading_) return;
    std::vector<ObjectRef> objects;
    for (CableId id : chosen())
        objects.push_back(ObjectRef::of(id));
    leading_ = true;
    if (!objects.empty()) selection_.set(std::move(objects));
    leading_ = false;
    updateButtons();
}

std::vector<CableId> CablesPanel::chosen() const {
    std::vector<CableId> ids;
    for (const QModelIndex& index : table_->selectionModel()->selectedRows())
        if (const auto id = model_->cable(index); id && history_.project().find(*id)) ids.push_back(*id);
    return ids;
}

void CablesPanel::updateButtons() {
    const auto count = chosen().size();
    patch_->setEnabled(count == 1);
    remove_->setEnabled(count > 0);
    add_->setEnabled(history_.project().devices().size() > 1 && !history_.project().fabrics().empty());
}

void CablesPanel::repatch() {
    const auto ids = chosen();
    if (ids.size() != 1) return;
    PatchDialog(history_, ids.front(), window()).exec();
}

void CablesPanel::connectDevices() {
    PatchDialog dialog(history_, selection_.ids<Device>(), window());
    if (dialog.exec() == QDialog::Accepted && dialog.cable()) selection_.set(ObjectRef::of(*dialog.cable()));
}

void CablesPanel::removeChosen() {
    std::vector<ObjectRef> objects;
    for (CableId id : chosen())
        objects.push_back(ObjectRef::of(id));
    if (objects.empty()) return;
    const Status status = history_.run(tr("Remove %n cable(s)", nullptr, int(objects.size())).toStdString(),
                                       [&](ProjectEditor& e) { return deleteObjects(e, objects); });
    if (!status) Q_EMIT refused(errorLine(status.error()));
}

} // namespace cw::cables
