#include "app/gui/settings_dialog.h"
#include "app/gui/template_dialog.h"
#include "app/session/app_settings.h"
#include "model/edit/commands/update_parts.h"
#include "model/json/project_json.h"
#include "model/storage/project_file.h"
#include "tests/app/editor_fixture.h"
#include "tests/support/test_registry.h"
#include "views/exchange/import_dialog.h"
#include "views/library/own_part_dialog.h"
#include "views/library/part_update_dialog.h"
#include "views/shell/controls.h"
#include "views/shell/tables.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>

using cw::test::Editor;

namespace {

/// Answers the next dialog of a type as soon as it is open.
template <class Dialog>
void answer(std::function<void(Dialog&)> act) {
    auto* timer = new QTimer(qApp);
    timer->setInterval(10);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, act = std::move(act)] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer->stop();
        timer->deleteLater();
        act(*dialog);
    });
    timer->start();
}

cw::SiteId renameSite(Editor& editor) {
    const cw::SiteId site = (*editor.context.history.project().sites().begin()).id;
    const cw::Status status = editor.context.history.run("rename", [&](cw::ProjectEditor& e) {
        return e.set(site, &cw::Site::name, std::string("Elsewhere"));
    });
    if (!status) qFatal("not renamed");
    return site;
}

QString writeFile(const QTemporaryDir& folder, const char* name, const QByteArray& bytes) {
    const QString path = folder.filePath(QLatin1String(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no file");
    return path;
}

cw::shell::MessageBar* noticeOf(Editor& editor) {
    for (auto* bar : editor.window.findChildren<cw::shell::MessageBar*>())
        if (bar->isVisibleTo(&editor.window) && bar->accessibleName().contains(QStringLiteral("catalogue")))
            return bar;
    return nullptr;
}

} // namespace

class DialogsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void settingsHoldAtOnceAndForTheNextDesign() {
        Editor editor;
        editor.open("lab", {});
        answer<cw::gui::SettingsDialog>([](cw::gui::SettingsDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(QStringLiteral(" A. Planner "));
            dialog.findChild<QSpinBox*>()->setValue(0);
            for (auto* box : dialog.findChildren<QComboBox*>())
                box->setCurrentIndex(box->count() - 1);
            dialog.accept();
        });
        editor.actions.trigger(QStringLiteral("tools.settings"));
        const cw::AppSettings kept(editor.settings);
        QCOMPARE(kept.author(), QStringLiteral("A. Planner"));
        QCOMPARE(kept.autosaveSeconds(), 0);
        QVERIFY(!kept.language().isEmpty());
        QCOMPARE(editor.theme.choice(), cw::shell::ThemeChoice::Dark);
        editor.theme.choose(cw::shell::ThemeChoice::Light);

        editor.context.document.close();
        answer<cw::gui::TemplateDialog>([](cw::gui::TemplateDialog& dialog) { dialog.accept(); });
        editor.files.newFromTemplate(QStringLiteral("lab"));
        QCOMPARE(editor.context.history.project().info().author, std::string("A. Planner"));
    }

    void anOwnPartIsSavedListedAndGivenUp() {
        Editor editor;
        editor.open("superpod-h100", {{"scalable_units", "1"}});
        const QString id = QStringLiteral("dgx-h100");
        const auto watts = [&] {
            const cw::PartSpec* part = editor.context.catalog.find(id.toStdString());
            return std::get<double>(cw::findSpec(*part, "power_max_w")->value);
        };
        const double shipped = watts();
        answer<cw::library::OwnPartDialog>([&](cw::library::OwnPartDialog& dialog) {
            auto* model = dialog.findChild<cw::shell::TableView*>()->model();
            for (int row = 0; row < model->rowCount(); ++row)
                if (model->index(row, 1).data().toDouble() == shipped)
                    model->setData(model->index(row, 1), QStringLiteral("9000"), Qt::EditRole);
            for (auto* field : dialog.findChildren<QLineEdit*>())
                if (field->accessibleName() == QStringLiteral("Reason"))
                    field->setText(QStringLiteral("metered"));
            dialog.accept();
        });
        editor.ownParts.changePart(id);
        QCOMPARE(watts(), 9000.0);
        QVERIFY(noticeOf(editor)); // placed parts differ now
        answer<QMessageBox>([](QMessageBox& box) {
            for (auto* button : box.buttons())
                if (box.buttonRole(button) == QMessageBox::DestructiveRole) button->click();
        });
        editor.ownParts.removePart(id);
        QCOMPARE(watts(), shipped);
    }

    void everyExportOfTheFileMenuWritesItsFile_data() {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("name");
        QTest::newRow("bill") << "file.exportBom"
                              << "bill.csv";
        QTest::newRow("bill, workbook") << "file.exportBom"
                                        << "bill.xlsx";
        QTest::newRow("cables") << "file.exportCables"
                                << "cables.csv";
        QTest::newRow("report") << "file.exportReport"
                                << "report.html";
        QTest::newRow("plan") << "file.exportPlan"
                              << "plan.svg";
    }
    void everyExportOfTheFileMenuWritesItsFile() {
        QFETCH(QString, action);
        QFETCH(QString, name);
        Editor editor;
        editor.open("lab", {});
        const QString path = editor.home.filePath(name);
        answer<QFileDialog>([&](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(path);
            static_cast<QDialog&>(dialog).accept(); // its own is protected
        });
        editor.actions.trigger(action);
        QTRY_VERIFY(QFileInfo(path).size() > 100);
        QCOMPARE(int(editor.context.jobs.entries().size()), 1);
    }

    void anImportIntoTheOpenDesignIsOneStep() {
        Editor editor;
        editor.open("superpod-h100", {{"scalable_units", "1"}});
        const std::string before = cw::projectToJson(editor.context.history.project());
        const std::size_t racks = editor.context.history.project().racks().size();
        const std::string part = editor.context.history.project()
                                     .parts()[(*editor.context.history.project().racks().begin()).value.part]
                                     .spec.id;
        const QString path = writeFile(editor.home, "racks.csv",
                                       QByteArray("name,part\nNew1,") + part.c_str() +
                                           "\nNew2,nothing\nNew3," + part.c_str() + "\n");
        answer<cw::exchange::ImportDialog>([](cw::exchange::ImportDialog& dialog) {
            dialog.finish();
            dialog.setSkipsBadRows(true);
            dialog.accept();
        });
        QVERIFY(editor.exchange.importTable(path));
        const auto& history = editor.context.history;
        QCOMPARE(history.project().racks().size(), racks + 2);
        QCOMPARE(history.stepCount(), std::size_t(1));
        QVERIFY(history.stepTitle(0).starts_with("Import 2 rack"));
        QCOMPARE(editor.context.selection.ids<cw::Rack>().size(), std::size_t(2));
        editor.context.history.undo();
        QCOMPARE(cw::projectToJson(history.project()), before);
    }

    void aCancelledImportLeavesAllUntouched() {
        Editor editor;
        editor.open("superpod-h100", {{"scalable_units", "1"}});
        const std::string before = cw::projectToJson(editor.context.history.project());
        const QString path = writeFile(editor.home, "racks.csv", "name,part\nNew1,rack-x\n");
        answer<cw::exchange::ImportDialog>([](cw::exchange::ImportDialog& dialog) { dialog.reject(); });
        QVERIFY(!editor.exchange.importTable(path));
        QCOMPARE(editor.context.history.stepCount(), std::size_t(0));
        QCOMPARE(cw::projectToJson(editor.context.history.project()), before);
    }

    void aTableDroppedOnTheStartPageBecomesADesign() {
        Editor editor;
        editor.window.showStartPage(true);
        std::string part;
        for (const cw::PartSpec& each : editor.context.catalog.parts())
            if (each.kind == "rack") part = each.id;
        QByteArray text("name,part,x_mm,y_mm\n");
        text += QByteArray("A1,") + part.c_str() + ",40000,30000\n";
        const QString path = writeFile(editor.home, "far.csv", text);
        answer<cw::exchange::ImportDialog>([](cw::exchange::ImportDialog& dialog) {
            dialog.finish();
            dialog.accept();
        });
        Q_EMIT editor.window.filesDropped({path});
        QVERIFY(!editor.window.isStartPageShown());
        const cw::Project& project = editor.context.history.project();
        QCOMPARE(project.racks().size(), 1u);
        QCOMPARE(project.halls().size(), 1u);
        QVERIFY((*project.halls().begin()).value.size.width > cw::m(40)); // large enough for it
        QCOMPARE(editor.context.document.title(), QStringLiteral("far"));
        QVERIFY(editor.context.document.isModified());
    }

    void partsOfTheCatalogueAreOfferedAndTakenInOneStep() {
        Editor editor;
        editor.open("superpod-h100", {{"scalable_units", "1"}});
        editor.files.showDocument();
        QVERIFY(!noticeOf(editor)); // made of the present catalogue
        // The design as an older catalogue made it.
        cw::History older(editor.context.history.project());
        cw::PartSpec old;
        for (const auto& [id, part] : older.project().parts())
            if (part.spec.kind == "system") old = part.spec;
        for (cw::SpecValue& value : old.specs)
            if (value.key == "power_max_w") value.value = 9'000.0;
        old.revision = cw::computeRevision(old);
        QVERIFY(
            older.run("older", [&](cw::ProjectEditor& e) { return cw::updateParts(e, std::span(&old, 1)); })
                .ok());
        editor.context.document.newFromProject(older.project(), true, QStringLiteral("older"));
        editor.files.showDocument();
        editor.window.show();
        QVERIFY(noticeOf(editor));
        editor.context.scheduler.finish();
        const auto itKw = [&] {
            editor.context.scheduler.finish();
            return editor.context.scheduler.answers().density->result.itKw;
        };
        const double before = itKw();
        const std::string bytes = cw::projectToJson(editor.context.history.project());
        answer<cw::library::PartUpdateDialog>([](cw::library::PartUpdateDialog& dialog) { dialog.reject(); });
        editor.updates.update();
        QCOMPARE(cw::projectToJson(editor.context.history.project()), bytes);
        answer<cw::library::PartUpdateDialog>([](cw::library::PartUpdateDialog& dialog) { dialog.accept(); });
        editor.updates.update();
        QCOMPARE(editor.context.history.stepCount(), std::size_t(1));
        QVERIFY(itKw() > before);
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!noticeOf(editor));
        editor.context.history.undo();
        QCOMPARE(cw::projectToJson(editor.context.history.project()), bytes);
    }

    void savingGoesOnInTheBackgroundAndIsRemembered() {
        Editor editor;
        const QString path = editor.home.filePath(QStringLiteral("plan.cwp"));
        editor.open("lab", {});
        QVERIFY(editor.context.document.saveAs(path.toStdString()));
        const cw::SiteId site = renameSite(editor);
        QVERIFY(editor.context.document.isModified());
        editor.actions.trigger(QStringLiteral("file.save"));
        QTRY_VERIFY(!editor.context.document.isModified());
        QTRY_VERIFY(QFileInfo::exists(path + QStringLiteral(".bak")));
        const auto saved = cw::openProject(path.toStdString());
        QVERIFY(saved);
        QCOMPARE(saved->project.sites()[site].name, std::string("Elsewhere"));
    }

    void returnKeepsTheVariantThatIsAskedFor() {
        Editor editor;
        editor.open("lab", {});
        answer<QDialog>([](QDialog& dialog) {
            QCoreApplication::processEvents();
            QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        editor.actions.trigger(QStringLiteral("variant.keep"));
        QCOMPARE(editor.context.history.project().variants().size(), std::size_t(1));
        // With none chosen the last one kept is compared with.
        editor.context.selection.clear();
        QVERIFY(editor.actions.action(QStringLiteral("variant.compare"))->isEnabled());
    }

    void undoReachesTheDesignFromAFieldWithNothingToUndo() {
        Editor editor;
        editor.open("lab", {});
        renameSite(editor);
        editor.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor.window));
        QLineEdit* field = nullptr;
        for (QLineEdit* each : editor.window.findChildren<QLineEdit*>())
            if (each->isVisible() && each->accessibleName() == QStringLiteral("Title")) field = each;
        QVERIFY(field);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!editor.context.history.canUndo());
        // What was typed is undone first.
        QTest::keyClick(field, Qt::Key_X);
        const QString typed = field->text();
        editor.context.history.redo();
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(editor.context.history.canUndo());
        QVERIFY(field->text() != typed);
    }

    void aFailedSaveOffersAnotherPlace() {
        Editor editor;
        editor.open("lab", {});
        const QString folder = editor.home.filePath(QStringLiteral("gone"));
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(editor.context.document.saveAs((folder + QStringLiteral("/plan.cwp")).toStdString()));
        renameSite(editor);
        QVERIFY(QDir(folder).removeRecursively());
        QStringList buttons;
        answer<QMessageBox>([&](QMessageBox& box) {
            for (const QAbstractButton* button : box.buttons())
                buttons.append(button->text());
            box.reject();
        });
        editor.actions.trigger(QStringLiteral("file.save"));
        QTRY_VERIFY(buttons.contains(QStringLiteral("Save &as…")));
        QVERIFY(editor.context.document.isModified());
    }

    void printingStandsBetweenExportAndQuitInTheFileMenu() {
        Editor editor;
        const auto* menu = editor.window.menuBar()->findChild<QMenu*>(QStringLiteral("menu.file"));
        QVERIFY(menu);
        QStringList texts;
        for (const QAction* action : menu->actions())
            texts << cw::shell::plainActionText(action->text());
        const auto place = [&](const char* id) {
            return texts.indexOf(cw::shell::plainActionText(editor.actions.spec(QLatin1String(id))->text));
        };
        QVERIFY(place("file.import") > place("file.open"));
        QVERIFY(place("file.save") > place("file.import"));
        QVERIFY(place("file.exportReport") > place("file.save"));
        QVERIFY(place("file.print") > place("file.exportReport"));
        QVERIFY(place("file.quit") > place("file.pageSetup"));
        QCOMPARE(editor.actions.spec(QStringLiteral("file.print"))->shortcut,
                 QKeySequence(QKeySequence::Print));
    }
};

CW_REGISTER_TEST(DialogsTest);
#include "dialogs_test.moc"
