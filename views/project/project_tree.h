// The project tree as a panel: follows the selection, and leads it.
#pragma once

#include "views/canvas/selection_model.h"
#include "views/project/project_tree_model.h"
#include "views/shell/tables.h"

#include <QWidget>

namespace cw::project {

class ProjectTree : public QWidget {
    Q_OBJECT
public:
    ProjectTree(History& history, canvas::SelectionModel& selection, const analysis::Scheduler& scheduler,
                QWidget* parent = nullptr);

    QTreeView* view() const { return view_; }

Q_SIGNALS:
    void contextMenuRequested(const QPoint& globalPos);

private:
    void selectionFromTree();
    void selectionToTree();
    void openAll();
    /// Opens these children of `parent`, and theirs, down to the halls.
    void openFirstLevels(const QModelIndex& parent, int first, int last);

    canvas::SelectionModel& selection_;
    ProjectTreeModel* model_;
    shell::TreeView* view_;
    History::Subscription subscription_;
    bool syncing_ = false;
    bool removing_ = false; ///< rows have gone in the change under way
};

} // namespace cw::project
