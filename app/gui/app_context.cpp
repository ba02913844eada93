#include "app/gui/app_context.h"

#include "app/session/app_settings.h"

namespace cw::gui {

namespace {

DocumentOptions documentOptions(QSettings& settings) {
    const AppSettings preferences(settings);
    DocumentOptions options;
    options.recoveryFolder = RecoveryStore::standardFolder();
    options.autosaveSeconds = preferences.autosaveSeconds();
    options.keepBackup = preferences.keepsBackup();
    return options;
}

} // namespace

AppContext::AppContext(Catalog catalogIn, QSettings& settingsIn)
    : catalog(std::move(catalogIn))
    , settings(settingsIn)
    , document(documentOptions(settingsIn))
    , history(document.history())
    , selection(history)
    , copied(history)
    , scheduler(history)
    , overlays(history, scheduler) {}

} // namespace cw::gui
