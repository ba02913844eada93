// Lists every action with its shortcut and lets the user change it.
#pragma once

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace cw::shell {

class ActionRegistry;
class TableView;

/// Changes take effect at once; a shortcut that another action has is refused with that action's name.
class ShortcutDialog : public QDialog {
    Q_OBJECT
public:
    ShortcutDialog(ActionRegistry& registry, QWidget* parent);

private:
    void fill();
    void showCurrent();
    void assign();
    QString currentId() const;

    ActionRegistry& registry_;
    QLineEdit* filter_;
    TableView* table_;
    QStandardItemModel* model_;
    QSortFilterProxyModel* proxy_;
    QKeySequenceEdit* edit_;
    QPushButton* set_;
    QPushButton* clear_;
    QLabel* message_;
};

} // namespace cw::shell
