// The History page of the bottom panel: the undo list, with the present marked.
#pragma once

#include <QWidget>

class QAbstractItemModel;

namespace cw::shell {

class TableView;

/// Rows from the first edit to the last that can be redone. A double click or Enter on a row asks to go
/// there.
class HistoryPanel : public QWidget {
    Q_OBJECT
public:
    /// Answered by the model for column 0.
    enum Role : int {
        UndoneRole = Qt::UserRole + 1, ///< bool: lies after the present
        PresentRole,                   ///< bool: the last edit that counts
    };

    explicit HistoryPanel(QWidget* parent = nullptr);
    void setModel(QAbstractItemModel* model);
    TableView* table() const { return table_; }

Q_SIGNALS:
    void goToRequested(int row); ///< make this row the present

private:
    void followPresent();

    TableView* table_;
};

} // namespace cw::shell
