#include "views/project/project_tree.h"

#include <QHeaderView>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace cw::project {

namespace {

constexpr int kOpenLevels = 3;           ///< site, building and hall start open
constexpr std::size_t kMostSynced = 200; ///< larger selections show in the canvas only

} // namespace

ProjectTree::ProjectTree(History& history, canvas::SelectionModel& selection,
                         const analysis::Scheduler& scheduler, QWidget* parent)
    : QWidget(parent)
    , selection_(selection)
    , model_(new ProjectTreeModel(history, scheduler, this))
    , view_(new shell::TreeView) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(view_);
    // A view drops the selection of rows that go; they may come back elsewhere in the same step.
    connect(model_, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { removing_ = true; });
    view_->setModel(model_);
    view_->setHeaderHidden(true);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setAccessibleName(tr("Project tree"));
    view_->header()->setStretchLastSection(false);
    view_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    view_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view_, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& pos) { Q_EMIT contextMenuRequested(view_->viewport()->mapToGlobal(pos)); });
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ProjectTree::selectionFromTree);
    connect(view_, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        if (const auto object = model_->objectAt(index)) selection_.reveal(*object);
    });
    connect(&selection_, &canvas::SelectionModel::changed, this, &ProjectTree::selectionToTree);
    connect(model_, &QAbstractItemModel::modelReset, this, [this] {
        openAll();
        selectionToTree();
    });
    // A site that comes, or comes back by undo, is as open as it would be in a fresh tree.
    connect(model_, &QAbstractItemModel::rowsInserted, this, &ProjectTree::openFirstLevels);
    openAll();
    // After the model, which listens since before.
    subscription_ = history.subscribe([this](const ChangeSet&) {
        if (removing_) selectionToTree();
        removing_ = false;
    });
}

void ProjectTree::openAll() {
    if (model_->canFetchMore({})) model_->fetchMore({});
    openFirstLevels({}, 0, model_->rowCount() - 1);
}

void ProjectTree::openFirstLevels(const QModelIndex& parent, int first, int last) {
    int level = 0;
    for (QModelIndex at = parent; at.isValid(); at = at.parent())
        ++level;
    if (level >= kOpenLevels) return;
    for (int row = first; row <= last; ++row) {
        const QModelIndex child = model_->index(row, 0, parent);
        if (!model_->objectAt(child)) continue;
        if (model_->canFetchMore(child)) model_->fetchMore(child); // comes back here with what it lists
        view_->expand(child);
        openFirstLevels(child, 0, model_->rowCount(child) - 1);
    }
}

void ProjectTree::selectionFromTree() {
    if (syncing_ || removing_) return;
    const QScopedValueRollback guard(syncing_, true);
    std::vector<ObjectRef> objects;
    for (const QModelIndex& index : view_->selectionModel()->selectedRows())
        if (const auto object = model_->objectAt(index)) objects.push_back(*object);
    selection_.set(std::move(objects));
}

void ProjectTree::selectionToTree() {
    if (syncing_) return;
    const QScopedValueRollback guard(syncing_, true);
    view_->selectionModel()->clearSelection();
    if (selection_.objects().size() > kMostSynced) return;
    QModelIndex last;
    for (ObjectRef object : selection_.objects()) {
        const QModelIndex index = model_->indexOf(object);
        if (!index.isValid()) continue;
        view_->selectionModel()->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
        last = index;
    }
    if (last.isValid()) {
        view_->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
        view_->scrollTo(last);
    }
}

} // namespace cw::project
