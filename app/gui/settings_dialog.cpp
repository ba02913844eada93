#include "app/gui/settings_dialog.h"

#include "app/gui/register_action.h"
#include "app/session/app_settings.h"
#include "views/shell/controls.h"
#include "views/shell/main_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace cw::gui {

namespace {

using Label = shell::TextLabel;
constexpr int kWidth = 460;

/// The system's language first, then the translations that are compiled in, each by its own name.
void addLanguages(QComboBox& box) {
    box.addItem(SettingsDialog::tr("As the system"), QString());
    for (QString file : QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("clusterwright_*.qm")})) {
        const QString code = file.remove(QStringLiteral("clusterwright_")).remove(QStringLiteral(".qm"));
        QString name = QLocale(code).nativeLanguageName();
        if (!name.isEmpty()) name[0] = name[0].toUpper();
        box.addItem(name, code);
    }
}

} // namespace

SettingsDialog::SettingsDialog(QSettings& settings, shell::Theme& theme, QWidget* parent)
    : QDialog(parent)
    , settings_(settings)
    , theme_(theme)
    , language_(new QComboBox)
    , appearance_(new QComboBox)
    , author_(new QLineEdit)
    , autosave_(new QSpinBox)
    , backup_(new QCheckBox(tr("Keep the replaced file as .bak"))) {
    setWindowTitle(tr("Settings"));
    setMinimumWidth(kWidth);
    const AppSettings preferences(settings_);
    addLanguages(*language_);
    language_->setCurrentIndex(std::max(0, language_->findData(preferences.language())));
    appearance_->addItem(tr("As the system"), int(shell::ThemeChoice::System));
    appearance_->addItem(tr("Light"), int(shell::ThemeChoice::Light));
    appearance_->addItem(tr("Dark"), int(shell::ThemeChoice::Dark));
    appearance_->setCurrentIndex(appearance_->findData(int(theme_.choice())));
    author_->setText(preferences.author());
    author_->setPlaceholderText(tr("as author of new projects"));
    autosave_->setRange(0, 600);
    autosave_->setSuffix(tr(" s after an edit"));
    autosave_->setSpecialValueText(tr("never"));
    autosave_->setValue(preferences.autosaveSeconds());
    backup_->setChecked(preferences.keepsBackup());

    auto* form = new QFormLayout;
    const auto field = [&](const QString& label, QWidget* editor) {
        editor->setAccessibleName(label);
        form->addRow(label, editor);
    };
    field(tr("Language"), language_);
    auto* later = new Label(tr("The language changes with the next start."), render::FontRole::Caption,
                            Label::Ink::Muted);
    form->addRow({}, later);
    field(tr("Appearance"), appearance_);
    field(tr("Your name"), author_);
    field(tr("Autosave"), autosave_);
    form->addRow(tr("Saving"), backup_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    auto* units = new Label(tr("Units and currency belong to a design: Edit › Project data."),
                            render::FontRole::Caption, Label::Ink::Muted);
    units->setWordWrap(true);
    layout->addWidget(units);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    shell::makePrimary(*buttons->addButton(tr("Save settings"), QDialogButtonBox::AcceptRole));
    connect(buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

void SettingsDialog::accept() {
    AppSettings preferences(settings_);
    preferences.setLanguage(language_->currentData().toString());
    preferences.setAuthor(author_->text().trimmed());
    preferences.setAutosaveSeconds(autosave_->value());
    preferences.setKeepsBackup(backup_->isChecked());
    theme_.choose(shell::ThemeChoice(appearance_->currentData().toInt()));
    QDialog::accept();
}

void registerSettings(AppContext& context, shell::Theme& theme, shell::MainWindow& window,
                      shell::ActionRegistry& actions) {
    registerAction(
        actions, {"tools", "settings"}, "tools.settings", SettingsDialog::tr("&Settings…"), "settings",
        QKeySequence(Qt::CTRL | Qt::Key_Comma),
        [&] {
            if (SettingsDialog(context.settings, theme, &window).exec() != QDialog::Accepted) return;
            const AppSettings preferences(context.settings);
            context.document.setAutosaveSeconds(preferences.autosaveSeconds());
            context.document.setKeepBackup(preferences.keepsBackup());
        },
        {}, {}, SettingsDialog::tr("Language, appearance, autosave and your name"));
}

} // namespace cw::gui
