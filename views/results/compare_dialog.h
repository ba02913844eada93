// Two designs side by side: figures, bill of materials, objects.
#pragma once

#include "model/project.h"

#include <QDialog>

#include <memory>

class QStandardItemModel;
class QTabWidget;

namespace cw::shell {
class TextLabel;
}

namespace cw::results {

/// Solves both designs in the background and shows what differs. Nothing in either is changed.
class CompareDialog : public QDialog {
    Q_OBJECT
public:
    CompareDialog(Project before, const QString& beforeName, Project after, const QString& afterName,
                  QWidget* parent = nullptr);
    ~CompareDialog() override;

    /// Tables of figures, bill and objects, in this order; rows are there once `finished` was called.
    QStandardItemModel* table(int index) const { return tables_[index]; }
    /// Waits for the answer.
    void finish();

private:
    struct Answer;
    struct Work;
    void addTable(const QString& title, const QStringList& header, int firstNumber, const QString& emptyText);
    void fill(const Answer& answer);

    std::unique_ptr<Work> work_;
    QTabWidget* tabs_;
    QStandardItemModel* tables_[3] = {};
    int tableCount_ = 0;
    shell::TextLabel* state_;
};

} // namespace cw::results
