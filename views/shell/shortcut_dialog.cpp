#include "views/shell/shortcut_dialog.h"

#include "views/shell/action_registry.h"
#include "views/shell/icon_engine.h"
#include "views/shell/tables.h"
#include "views/shell/theme.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace cw::shell {

ShortcutDialog::ShortcutDialog(ActionRegistry& registry, QWidget* parent)
    : QDialog(parent)
    , registry_(registry)
    , filter_(new QLineEdit(this))
    , table_(new TableView(this))
    , model_(new QStandardItemModel(0, 2, this))
    , proxy_(new QSortFilterProxyModel(this))
    , edit_(new QKeySequenceEdit(this))
    , set_(new QPushButton(tr("Set shortcut"), this))
    , clear_(new QPushButton(tr("Remove"), this))
    , message_(new QLabel(this)) {
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(560, 520);
    filter_->setPlaceholderText(tr("Filter actions"));
    filter_->setAccessibleName(tr("Filter actions"));
    filter_->setClearButtonEnabled(true);
    filter_->addAction(themeIcon(QStringLiteral("find"), IconTone::Muted), QLineEdit::LeadingPosition);
    proxy_->setSourceModel(model_);
    proxy_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    proxy_->setFilterKeyColumn(-1);
    table_->setModel(proxy_);
    table_->setAccessibleName(tr("Actions and shortcuts"));
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    edit_->setAccessibleName(tr("New shortcut"));
    message_->setWordWrap(true);
    message_->setAccessibleName(tr("Message"));

    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("New &shortcut"), this);
    label->setBuddy(edit_);
    row->addWidget(label);
    row->addWidget(edit_, 1);
    row->addWidget(set_);
    row->addWidget(clear_);
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* reset = buttons->addButton(tr("Restore defaults"), QDialogButtonBox::ResetRole);
    QPushButton* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->addWidget(filter_);
    layout->addWidget(table_, 1);
    layout->addLayout(row);
    layout->addWidget(message_);
    layout->addWidget(buttons);

    connect(filter_, &QLineEdit::textChanged, proxy_, &QSortFilterProxyModel::setFilterFixedString);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ShortcutDialog::showCurrent);
    connect(set_, &QPushButton::clicked, this, &ShortcutDialog::assign);
    connect(clear_, &QPushButton::clicked, this, [this] {
        edit_->clear();
        assign();
    });
    connect(reset, &QPushButton::clicked, this, [this] {
        registry_.resetShortcuts();
        message_->setText(tr("All shortcuts are as delivered."));
    });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(&registry_, &ActionRegistry::shortcutsChanged, this, &ShortcutDialog::fill);
    fill();
    table_->setCurrentIndex(proxy_->index(0, 0));
}

void ShortcutDialog::fill() {
    const std::vector<const ActionSpec*> specs = registry_.specs();
    model_->setHorizontalHeaderLabels({tr("Action"), tr("Shortcut")});
    model_->setRowCount(static_cast<int>(specs.size()));
    for (int i = 0; i < model_->rowCount(); ++i) {
        const ActionSpec& spec = *specs[static_cast<std::size_t>(i)];
        auto* name = new QStandardItem(themeIcon(spec.icon), plainActionText(spec.text));
        name->setData(spec.id, Qt::UserRole);
        const QKeySequence sequence = registry_.action(spec.id)->shortcut();
        auto* keys = new QStandardItem(sequence.toString(QKeySequence::NativeText));
        model_->setItem(i, 0, name);
        model_->setItem(i, 1, keys);
    }
    showCurrent();
}

QString ShortcutDialog::currentId() const {
    const QModelIndex index = table_->currentIndex();
    return index.isValid() ? index.siblingAtColumn(0).data(Qt::UserRole).toString() : QString();
}

void ShortcutDialog::showCurrent() {
    const QAction* action = registry_.action(currentId());
    for (QWidget* widget : std::initializer_list<QWidget*>{edit_, set_, clear_})
        widget->setEnabled(action != nullptr);
    edit_->setKeySequence(action ? action->shortcut() : QKeySequence());
}

void ShortcutDialog::assign() {
    const QString id = currentId();
    const QAction* action = registry_.action(id);
    if (!action) return;
    const int row = table_->currentIndex().row();
    const QKeySequence wanted = edit_->keySequence();
    const std::optional<QString> owner = registry_.setShortcut(id, wanted);
    QPalette colours = palette();
    const render::ColourRoles& r = rolesOf(colours);
    if (owner) {
        message_->setText(tr("%1 belongs to “%2”. Remove it there first.")
                              .arg(wanted.toString(QKeySequence::NativeText),
                                   plainActionText(registry_.spec(*owner)->text)));
        colours.setColor(QPalette::WindowText, r.severity.error);
    } else {
        message_->setText(
            wanted.isEmpty()
                ? tr("“%1” has no shortcut now.").arg(plainActionText(action->text()))
                : tr("“%1” is %2 now.")
                      .arg(plainActionText(action->text()), wanted.toString(QKeySequence::NativeText)));
    }
    message_->setPalette(colours);
    table_->setCurrentIndex(proxy_->index(row, 0));
}

} // namespace cw::shell
