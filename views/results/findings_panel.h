// The list of findings: what, where, how to mend; a click goes to the object.
#pragma once

#include "app/analysis/scheduler.h"
#include "views/canvas/selection_model.h"
#include "views/shell/tables.h"

#include <QAbstractTableModel>
#include <QWidget>

class QComboBox;
class QPushButton;

namespace cw::results {

class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Object, Text, Suggestion, ColumnCount };

    explicit FindingsModel(const History& history, QObject* parent = nullptr);

    /// Shows the findings of at least the given severity; waived ones come last and grey.
    void show(std::shared_ptr<const std::vector<Finding>> findings, Severity least, bool waivedToo);
    const Finding* finding(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const History& history_;
    std::shared_ptr<const std::vector<Finding>> findings_;
    std::vector<std::size_t> rows_;
};

class FindingsPanel : public QWidget {
    Q_OBJECT
public:
    FindingsPanel(History& history, canvas::SelectionModel& selection, analysis::Scheduler& scheduler,
                  QWidget* parent = nullptr);

    /// The filter and the buttons that stand at the end of the tab row.
    QWidget* extra() const { return extra_; }

Q_SIGNALS:
    void countChanged(int open);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void updateButtons();
    void goToObject();
    void fixSelected();
    void waiveSelected();
    void withdrawSelected();
    const Finding* selected() const;

    History& history_;
    canvas::SelectionModel& selection_;
    analysis::Scheduler& scheduler_;
    FindingsModel* model_;
    shell::TableView* table_;
    QWidget* extra_;
    QComboBox* least_;
    QPushButton* fix_;
    QPushButton* waive_;
    QPushButton* withdraw_;
};

} // namespace cw::results
