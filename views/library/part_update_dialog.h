// What changes in the design when its parts follow the catalogue, value by value, and which of them to take.
#pragma once

#include "model/edit/commands/update_parts.h"

#include <QDialog>

class QPushButton;
class QStandardItem;
class QStandardItemModel;

namespace cw::shell {
class TextLabel;
}

namespace cw::library {

/// It changes nothing: who opens it puts chosenParts() in place when it was accepted.
class PartUpdateDialog : public QDialog {
    Q_OBJECT
public:
    /// `updates` are those of findPartUpdates() for this project; both outlive the dialog.
    PartUpdateDialog(const Project& project, const std::vector<PartUpdate>& updates,
                     QWidget* parent = nullptr);

    /// Parts that are ticked; harmless ones are from the beginning.
    std::vector<PartSpec> chosenParts() const;
    void choose(std::size_t update, bool on);
    /// "Update 2 parts", the title of the step.
    QString actText() const;
    QStandardItemModel& model() { return *model_; }
    QString summary() const;

private:
    void addUpdate(std::size_t index);
    void addWarning(QStandardItem& parent, const QString& text);
    void refresh();

    const Project& project_;
    const std::vector<PartUpdate>& updates_;
    std::vector<QStandardItem*> items_; ///< as updates_; null for parts that the catalogue does not have
    QStandardItemModel* model_;
    shell::TextLabel* summary_;
    QPushButton* update_;
};

} // namespace cw::library
