// A part of the planner's own: the values of a catalogue part changed, each with where it comes from.
#pragma once

#include "model/library/catalog.h"

#include <QDialog>

class QLineEdit;
class QPushButton;
class QRadioButton;
class QStandardItemModel;

namespace cw::shell {
class TextLabel;
}

namespace cw::library {

class OwnPartDialog : public QDialog {
    Q_OBJECT
public:
    /// Begins with the values of `from`. The catalogue tells which ids are taken, and outlives the dialog.
    OwnPartDialog(const PartSpec& from, const Catalog& catalog, QWidget* parent = nullptr);

    /// The part as entered, or the first thing that is wrong with it. Changed values are Provenance::User; a
    /// value that was emptied is left out; an untouched one keeps its source.
    Result<PartSpec> part() const;

private:
    enum Column { What, Value, Unit, Source, ColumnCount };

    void addRows();
    void refresh();
    bool isReplacing() const;
    /// The value of a row as entered; the row's own without a change.
    Result<std::optional<SpecValue>> valueOf(int row) const;
    std::string freeId(const QString& name) const;

    PartSpec from_;
    const Catalog& catalog_;
    QRadioButton* replace_;
    QRadioButton* further_;
    QLineEdit* name_;
    QLineEdit* reason_;
    QStandardItemModel* model_;
    shell::TextLabel* problem_;
    QPushButton* save_;
};

} // namespace cw::library
