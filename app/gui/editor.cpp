#include "app/gui/editor.h"

#include "app/gui/edit_actions.h"
#include "app/gui/settings_dialog.h"
#include "app/gui/variant_actions.h"

#include <QApplication>

namespace cw::gui {

Editor::Editor(QApplication& application, Catalog catalog, QSettings& settings)
    : theme(application)
    , context(std::move(catalog), settings)
    , window(actions, theme, settings)
    , workbench(context, window, actions)
    , files(context, window, actions)
    , exchange(context, workbench, window, actions, files)
    , printing(context, workbench, window, actions, files)
    , updates(context, window, actions, files)
    , ownParts(context, window, workbench, files, updates) {
    theme.choose(shell::themeChoiceFromName(settings.value(QStringLiteral("theme")).toString()));
    registerEditActions(context, workbench, window, actions);
    registerVariantActions(context, files, window, actions);
    registerSettings(context, theme, window, actions);
    QObject::connect(&workbench, &Workbench::templateRequested, &files,
                     [this] { files.newFromTemplate({}); });
    window.setToolBarOrder({QStringLiteral("file"), QStringLiteral("undo"), QStringLiteral("tools"),
                            QStringLiteral("arrange"), QStringLiteral("view")});
    window.finish();
}

} // namespace cw::gui
