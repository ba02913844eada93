#include "app/gui/plan_thumbnail.h"
#include "app/session/recent_files.h"
#include "tests/app/editor_fixture.h"
#include "tests/support/test_registry.h"
#include "views/shell/status_totals.h"

using cw::test::Editor;

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

    void theRecentListKnowsTheFiguresOfAnOpenedDesign() {
        Editor editor;
        editor.open("lab", {});
        const QString path = editor.home.filePath(QStringLiteral("lab.cwp"));
        QVERIFY(editor.context.document.saveAs(path.toStdString()));
        const double drawnKw = editor.context.scheduler.answers().density->result.itKw;
        editor.open("superpod-h100", {{"scalable_units", "1"}}); // another design's answers stand
        editor.context.document.newFromProject({}, false, {});
        editor.files.openPath(path);
        editor.context.scheduler.finish();
        QTRY_VERIFY(!editor.context.scheduler.isBusy());
        const cw::RecentFiles recent(editor.settings, cw::RecentFiles::standardThumbnailFolder());
        QCOMPARE(recent.list().front().path, path);
        QVERIFY(recent.list().front().itKilowatts);
        QCOMPARE(*recent.list().front().itKilowatts, drawnKw);
        QVERIFY(recent.list().front().findings);
        const QString picture = recent.thumbnailPath(path);
        const QImage light = cw::gui::readThumbnail(picture, cw::render::Appearance::Light);
        const QImage dark = cw::gui::readThumbnail(picture, cw::render::Appearance::Dark);
        QVERIFY(!light.isNull() && light.size() == dark.size() && light != dark);
    }

    void copyAndPasteSetACopyBeside() {
        Editor editor;
        editor.open("lab", {});
        const cw::Project& project = editor.context.history.project();
        const std::size_t racks = project.racks().size();
        editor.context.selection.set(cw::ObjectRef::of((*project.racks().begin()).id));
        QVERIFY(editor.actions.trigger(QStringLiteral("edit.copy")));
        editor.context.selection.clear();
        QVERIFY(editor.actions.trigger(QStringLiteral("edit.paste")));
        QCOMPARE(project.racks().size(), racks + 1);
        editor.context.history.undo();
        QCOMPARE(project.racks().size(), racks);
    }

    void allOfAPlanCanBeDeleted() {
        Editor editor;
        editor.open("superpod-h100", {{"scalable_units", "1"}});
        const cw::Project& project = editor.context.history.project();
        const auto busways = [&] {
            int count = 0;
            for (const auto& [id, element] : project.powerElements())
                count += element.kind == cw::PowerKind::Busway;
            return count;
        };
        QVERIFY(busways() > 0);
        QVERIFY(editor.actions.trigger(QStringLiteral("edit.selectAll")));
        QCOMPARE(editor.context.selection.current()->kind, cw::EntityKind::Rack);
        QVERIFY(editor.actions.trigger(QStringLiteral("edit.delete")));
        QCOMPARE(project.racks().size(), std::size_t(0));
        QCOMPARE(busways(), 0);
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
