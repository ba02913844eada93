#include "views/shell/history_panel.h"

#include "views/render/font_roles.h"
#include "views/shell/tables.h"
#include "views/shell/theme.h"

#include <QAbstractItemModel>
#include <QHeaderView>
#include <QVBoxLayout>

namespace cw::shell {

namespace {

/// The present is bold; what was undone is grey.
class HistoryDelegate : public RowDelegate {
public:
    HistoryDelegate(int rowHeight, QObject* parent)
        : RowDelegate(rowHeight, true, parent) {}

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        RowDelegate::initStyleOption(option, index);
        const QModelIndex first = index.siblingAtColumn(0);
        if (first.data(HistoryPanel::PresentRole).toBool())
            option->font = render::roleFont(option->font, render::FontRole::Strong);
        if (first.data(HistoryPanel::UndoneRole).toBool())
            option->palette.setColor(QPalette::Text, rolesOf(option->palette).text.stale);
    }
};

} // namespace

HistoryPanel::HistoryPanel(QWidget* parent)
    : QWidget(parent)
    , table_(new TableView(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);
    table_->setAccessibleName(tr("History"));
    table_->setEmptyText(tr("No edits yet. Every edit is listed here and can be undone."));
    table_->setDense(true);
    table_->setItemDelegateForColumn(0, new HistoryDelegate(22, table_));
    table_->setItemDelegateForColumn(1, new HistoryDelegate(22, table_));
    connect(table_, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT goToRequested(index.row()); });
}

void HistoryPanel::setModel(QAbstractItemModel* model) {
    if (table_->model()) table_->model()->disconnect(this);
    table_->setModel(model);
    if (!model) return;
    table_->setColumnWidth(0, 420);
    connect(model, &QAbstractItemModel::rowsInserted, this, &HistoryPanel::followPresent);
    connect(model, &QAbstractItemModel::modelReset, this, &HistoryPanel::followPresent);
    connect(model, &QAbstractItemModel::dataChanged, this, &HistoryPanel::followPresent);
    followPresent();
}

void HistoryPanel::followPresent() {
    const QAbstractItemModel* model = table_->model();
    for (int row = model->rowCount() - 1; row >= 0; --row) {
        const QModelIndex index = model->index(row, 0);
        if (!index.data(PresentRole).toBool()) continue;
        table_->scrollTo(index);
        return;
    }
}

} // namespace cw::shell
