// The Jobs page of the bottom panel: what runs, how far it is, a way to cancel.
#pragma once

#include <QWidget>

class QAbstractItemModel;

namespace cw::shell {

class TableView;

/// Column 0 what is done, column 1 progress, column 2 detail or result. The model comes from whoever runs the
/// jobs.
class JobsPanel : public QWidget {
    Q_OBJECT
public:
    /// Roles that the model answers in addition to the display role.
    enum Role : int {
        ProgressRole = Qt::UserRole + 1, ///< 0 to 100; negative: unknown; invalid: not running
        CancellableRole,                 ///< bool
    };

    explicit JobsPanel(QWidget* parent = nullptr);
    void setModel(QAbstractItemModel* model);
    TableView* table() const { return table_; }

Q_SIGNALS:
    void cancelRequested(int row); ///< of the model

private:
    TableView* table_;
};

} // namespace cw::shell
