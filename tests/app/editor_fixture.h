// The real window, for tests of whole flows.
#pragma once

#include "app/design/template_registry.h"
#include "app/gui/editor.h"

#include <QtTest>

namespace cw::test {

struct SettingsFolder {
    QTemporaryDir home;
    QSettings settings{home.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
};

/// The real window on a folder of its own.
struct Editor : SettingsFolder, cw::gui::Editor {
    Editor()
        : cw::gui::Editor(*qApp, std::move(cw::Catalog::builtin()).value(), settings) {}

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
