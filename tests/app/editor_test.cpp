#include "app/design/template_registry.h"
#include "app/gui/app_context.h"
#include "app/gui/edit_actions.h"
#include "app/gui/file_actions.h"
#include "app/gui/variant_actions.h"
#include "app/gui/workbench.h"
#include "tests/support/test_registry.h"
#include "views/canvas/hall_plan_view.h"
#include "views/shell/action_registry.h"
#include "views/shell/status_totals.h"

#include <QtTest>

namespace {

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

} // namespace

class EditorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyActionHasTextIconAndAWayToReachIt() {
        Editor editor;
        QVERIFY(editor.actions.specs().size() > 30);
        QCOMPARE(editor.actions.problems(), QStringList());
    }

    void totalsFollowTheDrawingAndItsUndo() {
        Editor editor;
        editor.open("superpod-h100", {{"scalable_units", "1"}});
        auto& totals = editor.window.totals();
        QVERIFY(totals.text(QStringLiteral("gpus")).contains(QStringLiteral("248")));
        const QString before = totals.text(QStringLiteral("it"));
        const cw::Project& project = editor.context.history.project();
        cw::DeviceId server;
        for (const auto& [id, device] : project.devices())
            if (device.role == cw::DeviceRole::Server) server = id;
        const cw::ObjectRef gone = cw::ObjectRef::of(server);
        QVERIFY(editor.context.history
                    .run("remove",
                         [&](cw::ProjectEditor& e) { return e.removeWithDependents(std::span(&gone, 1)); })
                    .ok());
        editor.context.scheduler.finish();
        QVERIFY(totals.text(QStringLiteral("gpus")).contains(QStringLiteral("240")));
        QVERIFY(totals.text(QStringLiteral("it")) != before);
        editor.context.history.undo();
        editor.context.scheduler.finish();
        QCOMPARE(totals.text(QStringLiteral("it")), before);
        QVERIFY(totals.text(QStringLiteral("gpus")).contains(QStringLiteral("248")));
    }

    void aSelectedRackIsShownWithItsFigures() {
        Editor editor;
        editor.open("superpod-h100", {{"scalable_units", "1"}});
        const cw::RackId rack = (*editor.context.history.project().racks().begin()).id;
        editor.context.selection.set(cw::ObjectRef::of(rack));
        editor.window.show();
        QVERIFY(editor.actions.action(QStringLiteral("edit.delete"))->isEnabled());
        editor.context.selection.clear();
        QVERIFY(!editor.actions.action(QStringLiteral("edit.delete"))->isEnabled());
    }
};

CW_REGISTER_TEST(EditorTest);
#include "editor_test.moc"
