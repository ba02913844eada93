// The user's preferences: what holds for every design that he opens.
#pragma once

#include "app/gui/app_context.h"
#include "views/shell/theme.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace cw::shell {
class ActionRegistry;
class MainWindow;
} // namespace cw::shell

namespace cw::gui {

class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    SettingsDialog(QSettings& settings, shell::Theme& theme, QWidget* parent = nullptr);

    /// Stores what is entered; appearance holds at once, the language from the next start.
    void accept() override;

private:
    QSettings& settings_;
    shell::Theme& theme_;
    QComboBox* language_;
    QComboBox* appearance_;
    QLineEdit* author_;
    QSpinBox* autosave_;
    QCheckBox* backup_;
};

/// The action that opens the dialog, and lets the open document follow.
void registerSettings(AppContext& context, shell::Theme& theme, shell::MainWindow& window,
                      shell::ActionRegistry& actions);

} // namespace cw::gui
