// The naming scheme and what it would call the drawn objects, before anything is renamed.
#pragma once

#include "model/edit/commands/rename_by_scheme.h"
#include "model/edit/history.h"

#include <QAbstractTableModel>
#include <QDialog>

class QCheckBox;
class QFormLayout;
class QLineEdit;
class QPushButton;

namespace cw::shell {
class TableView;
class TextLabel;
} // namespace cw::shell

namespace cw::project {

/// Old and new names.
class RenamingModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    void show(std::vector<Renaming> renamings);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Renaming> renamings_;
};

class NamingDialog : public QDialog {
    Q_OBJECT
public:
    explicit NamingDialog(History& history, QWidget* parent = nullptr);
    void accept() override;

    QLineEdit* rackPattern() const { return rack_; }
    int renamings() const { return model_->rowCount(); }

private:
    QLineEdit* addPattern(QFormLayout& form, const QString& name, const std::string& pattern);
    NamingScheme scheme() const;
    NamingScope scope() const;
    void refresh();

    History& history_;
    QLineEdit *row_, *rack_, *device_, *cable_;
    QCheckBox *rows_, *racks_, *devices_;
    RenamingModel* model_;
    shell::TableView* table_;
    shell::TextLabel* note_;
    QPushButton* button_;
};

} // namespace cw::project
