// The real window, for tests of whole flows.
#pragma once

#include "app/design/template_registry.h"
#include "app/gui/app_context.h"
#include "app/gui/edit_actions.h"
#include "app/gui/exchange_actions.h"
#include "app/gui/file_actions.h"
#include "app/gui/part_update_actions.h"
#include "app/gui/print_actions.h"
#include "app/gui/variant_actions.h"
#include "app/gui/workbench.h"
#include "views/shell/action_registry.h"

#include <QtTest>

namespace cw::test {

/// The real window on a folder of its own.
struct Editor {
    QTemporaryDir home;
    QSettings settings{home.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    cw::shell::Theme theme{*qApp};
    cw::gui::AppContext context{std::move(cw::Catalog::builtin()).value(), settings};
    cw::shell::ActionRegistry actions;
    cw::shell::MainWindow window{actions, theme, settings};
    cw::gui::Workbench workbench{context, window, actions};
    cw::gui::FileActions files{context, window, actions};
    cw::gui::ExchangeActions exchange{context, workbench, window, actions, files};
    cw::gui::PrintActions printing{context, workbench, window, actions, files};
    cw::gui::PartUpdateActions updates{context, window, actions, files};

    Editor() {
        cw::gui::registerEditActions(context, workbench, window, actions);
        cw::gui::registerVariantActions(context, files, window, actions);
        window.finish();
    }

    void open(const char* templateId, const cw::design::SettingValues& values) {
        cw::History history;
        const auto made = history.run("new", [&](cw::ProjectEditor& editor) -> cw::Status {
            auto result = cw::design::TemplateRegistry::generate(templateId, values, context.catalog, editor);
            return result ? cw::Status() : cw::Status(result.error());
        });
        QVERIFY(made.ok());
        context.document.newFromProject(history.project(), true, QStringLiteral("test"));
        window.showStartPage(false);
        context.scheduler.finish();
    }
};

} // namespace cw::test
