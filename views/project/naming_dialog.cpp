#include "views/project/naming_dialog.h"

#include "app/session/error_text.h"
#include "views/shell/controls.h"
#include "views/shell/tables.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cw::project {

namespace {

constexpr QSize kSize(620, 560);

} // namespace

void RenamingModel::show(std::vector<Renaming> renamings) {
    beginResetModel();
    renamings_ = std::move(renamings);
    endResetModel();
}

int RenamingModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(renamings_.size());
}
int RenamingModel::columnCount(const QModelIndex&) const {
    return 2;
}

QVariant RenamingModel::data(const QModelIndex& index, int role) const {
    if (role != Qt::DisplayRole) return {};
    const Renaming& r = renamings_[std::size_t(index.row())];
    return QString::fromStdString(index.column() == 0 ? r.from : r.to);
}

QVariant RenamingModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == 0 ? tr("Now") : tr("By the scheme");
}

NamingDialog::NamingDialog(History& history, QWidget* parent)
    : QDialog(parent)
    , history_(history)
    , rows_(new QCheckBox(tr("Rows")))
    , racks_(new QCheckBox(tr("Racks")))
    , devices_(new QCheckBox(tr("Devices")))
    , model_(new RenamingModel(this))
    , table_(new shell::TableView)
    , note_(new shell::TextLabel({}, render::FontRole::Body, shell::TextLabel::Ink::Secondary)) {
    setWindowTitle(tr("Rename by scheme"));
    resize(shell::dialogSize(kSize));
    const NamingScheme& now = history_.project().info().naming;
    auto* layout = new QVBoxLayout(this);
    auto* help = new shell::TextLabel(
        tr("{letter} and {n} count, {n:2} with two digits; {row} {rack} {role} {u} name where it is; {a} and "
           "{b} are the ends of a cable. Cables without a label of their own follow the scheme at once."),
        render::FontRole::Body, shell::TextLabel::Ink::Secondary);
    help->setWordWrap(true);
    layout->addWidget(help);
    auto* form = new QFormLayout;
    row_ = addPattern(*form, tr("Rows"), now.row);
    rack_ = addPattern(*form, tr("Racks"), now.rack);
    device_ = addPattern(*form, tr("Devices"), now.device);
    cable_ = addPattern(*form, tr("Cables"), now.cable);
    auto* which = new QHBoxLayout;
    for (QCheckBox* box : {rows_, racks_, devices_}) {
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, &NamingDialog::refresh);
        which->addWidget(box);
    }
    which->addStretch(1);
    form->addRow(tr("Rename"), which);
    layout->addLayout(form);
    table_->setModel(model_);
    table_->setAccessibleName(tr("New names"));
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    layout->addWidget(table_, 1);
    note_->setWordWrap(true);
    layout->addWidget(note_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    button_ = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    shell::makePrimary(*button_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &NamingDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NamingDialog::reject);
    refresh();
}

QLineEdit* NamingDialog::addPattern(QFormLayout& form, const QString& name, const std::string& pattern) {
    auto* edit = new QLineEdit(QString::fromStdString(pattern));
    edit->setAccessibleName(tr("Pattern of %1").arg(name));
    connect(edit, &QLineEdit::textChanged, this, &NamingDialog::refresh);
    form.addRow(name, edit);
    return edit;
}

NamingScheme NamingDialog::scheme() const {
    return {row_->text().toStdString(), rack_->text().toStdString(), device_->text().toStdString(),
            cable_->text().toStdString()};
}

NamingScope NamingDialog::scope() const {
    return {rows_->isChecked(), racks_->isChecked(), devices_->isChecked()};
}

void NamingDialog::refresh() {
    auto names = namesByScheme(history_.project(), scheme(), scope());
    note_->setInk(names ? shell::TextLabel::Ink::Secondary : shell::TextLabel::Ink::Error);
    table_->setEmptyText(names ? tr("All names follow the scheme already.") : QString());
    if (!names) {
        const Error& e = names.error();
        const QString pattern = QString::fromStdString(e.context), detail = QString::fromStdString(e.detail);
        note_->setText(e.code == ErrorCode::Duplicate
                           ? tr("“%1” would give the name %2 twice.").arg(pattern, detail)
                           : tr("“%1” does not work: %2").arg(pattern, detail));
        button_->setText(tr("Rename"));
        button_->setEnabled(false);
        model_->show({});
        return;
    }
    const int count = int(names->size());
    const bool newScheme = scheme() != history_.project().info().naming;
    note_->setText(count > 0 ? tr("%n object(s) get another name; one step to undo.", nullptr, count)
                             : QString());
    button_->setText(count > 0 ? tr("Rename %n object(s)", nullptr, count) : tr("Keep the scheme"));
    button_->setEnabled(count > 0 || newScheme);
    model_->show(std::move(*names));
}

void NamingDialog::accept() {
    const Status status = history_.run(tr("Rename by scheme").toStdString(), [&](ProjectEditor& editor) {
        return renameByScheme(editor, scheme(), scope());
    });
    if (!status) {
        note_->setInk(shell::TextLabel::Ink::Error);
        note_->setText(errorLine(status.error()));
        return;
    }
    QDialog::accept();
}

} // namespace cw::project
