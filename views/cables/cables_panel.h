// The list of cables at the bottom of the window: find, choose, re-patch, add and remove.
#pragma once

#include "views/cables/cables_model.h"
#include "views/canvas/selection_model.h"
#include "views/shell/tables.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;
class QTimer;

namespace cw::cables {

class CablesPanel : public QWidget {
    Q_OBJECT
public:
    CablesPanel(History& history, canvas::SelectionModel& selection, QWidget* parent = nullptr);

    /// Scope, search and buttons that stand at the end of the tab row.
    QWidget* extra() const { return extra_; }
    shell::TableView* table() const { return table_; }
    CablesModel* model() const { return model_; }

public Q_SLOTS:
    /// Opens the dialog that moves the ends of the chosen cable.
    void repatch();
    /// Opens the dialog that draws a cable, between the selected devices when there are two.
    void connectDevices();
    void removeChosen();

Q_SIGNALS:
    void refused(const QString& why);
    void countChanged(int shown);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void refreshLater();
    void followSelection();
    void selectChosen();
    void updateButtons();
    std::vector<CableId> chosen() const;

    History& history_;
    canvas::SelectionModel& selection_;
    History::Subscription subscription_;
    CablesModel* model_;
    shell::TableView* table_;
    QWidget* extra_;
    QComboBox* scope_;
    QLineEdit* search_;
    QPushButton *patch_, *add_, *remove_;
    QTimer* timer_;
    std::vector<ObjectRef> subject_; ///< what "of the selection" means while cables are chosen in the list
    bool leading_ = false;           ///< the selection is being set from here
    bool stale_ = true;
};

} // namespace cw::cables
