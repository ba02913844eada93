// Every dialog fits a screen of 1024 × 720, and its least size as well.
#include "app/gui/settings_dialog.h"
#include "app/gui/template_dialog.h"
#include "model/edit/commands/update_parts.h"
#include "tests/app/editor_fixture.h"
#include "tests/support/test_registry.h"
#include "views/cables/patch_dialog.h"
#include "views/canvas/array_dialog.h"
#include "views/canvas/hall_plan_view.h"
#include "views/canvas/move_dialog.h"
#include "views/exchange/import_dialog.h"
#include "views/library/own_part_dialog.h"
#include "views/library/part_dialog.h"
#include "views/library/part_update_dialog.h"
#include "views/print/page_setup.h"
#include "views/print/printing.h"
#include "views/project/naming_dialog.h"
#include "views/results/compare_dialog.h"
#include "views/shell/shortcut_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include <map>
#include <memory>

using namespace cw;
using cw::test::Editor;

namespace {

constexpr QSize kRoom(1024, 700); ///< of 1024 × 720, without the frame's title

using Makers = std::map<QString, std::function<std::unique_ptr<QDialog>()>>;

Makers makersOf(Editor& e, print::Source& source, print::Options& options) {
    const Project& project = e.context.history.project();
    const CableId cable = (*project.cables().begin()).id;
    return {
        {QStringLiteral("ArrayDialog"),
         [&] {
             std::vector<canvas::ArrayDialog::Source> sources;
             sources.push_back({QStringLiteral("A01"), {}, (*project.racks().begin()).id});
             return std::make_unique<canvas::ArrayDialog>(e.workbench.plan().canvas(), sources);
         }},
        {QStringLiteral("CompareDialog"),
         [&] {
             return std::make_unique<results::CompareDialog>(project, QStringLiteral("a"), project,
                                                             QStringLiteral("b"));
         }},
        {QStringLiteral("ImportDialog"),
         [&] {
             const QString path = e.home.filePath(QStringLiteral("racks.csv"));
             QFile file(path);
             if (!file.open(QIODevice::WriteOnly) || file.write("name,part,x_mm,y_mm\nN1,rack,0,0\n") < 0)
                 qFatal("no file");
             file.close();
             return std::make_unique<exchange::ImportDialog>(path, project, e.context.catalog);
         }},
        {QStringLiteral("MoveDialog"),
         [&] {
             e.context.selection.set(ObjectRef::of((*project.racks().begin()).id));
             return std::make_unique<canvas::MoveDialog>(e.workbench.plan().canvas());
         }},
        {QStringLiteral("NamingDialog"),
         [&] { return std::make_unique<project::NamingDialog>(e.context.history); }},
        {QStringLiteral("PageSetupDialog"),
         [&] { return std::make_unique<print::PageSetupDialog>(options.page); }},
        {QStringLiteral("PartDialog"),
         [&] { return std::make_unique<library::PartDialog>(*e.context.catalog.parts().begin(), false); }},
        {QStringLiteral("OwnPartDialog"),
         [&] {
             return std::make_unique<library::OwnPartDialog>(*e.context.catalog.parts().begin(),
                                                             e.context.catalog);
         }},
        {QStringLiteral("SettingsDialog"),
         [&] { return std::make_unique<gui::SettingsDialog>(e.settings, e.theme); }},
        {QStringLiteral("PartUpdateDialog"),
         [&] {
             return std::make_unique<library::PartUpdateDialog>(project,
                                                                findPartUpdates(project, e.context.catalog));
         }},
        {QStringLiteral("PatchDialog"),
         [&, cable] { return std::make_unique<cables::PatchDialog>(e.context.history, cable); }},
        {QStringLiteral("PreviewDialog"),
         [&] { return std::make_unique<print::PreviewDialog>(source, options, e.settings); }},
        {QStringLiteral("ShortcutDialog"),
         [&] { return std::make_unique<shell::ShortcutDialog>(e.actions, &e.window); }},
        {QStringLiteral("TemplateDialog"),
         [&] { return std::make_unique<gui::TemplateDialog>(QString(), e.context.catalog); }},
    };
}

/// Names of all classes of dialogs in a folder of sources.
QStringList dialogClasses(const QString& folder) {
    static const QRegularExpression kClass(QStringLiteral("class (\\w+)[^;{]*: public QDialog\\b"));
    QStringList names;
    QDirIterator files(folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) continue;
        auto found = kClass.globalMatch(QString::fromUtf8(file.readAll()));
        while (found.hasNext())
            names << found.next().captured(1);
    }
    return names;
}

} // namespace

class DialogSizesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyDialogFitsASmallScreen() {
        Editor e;
        e.open("superpod-h100", {{"scalable_units", "1"}});
        print::Source source = e.printing.source();
        print::Options options;
        const Makers makers = makersOf(e, source, options);
        for (const auto& [name, make] : makers) {
            const auto dialog = make();
            dialog->show();
            QCoreApplication::processEvents();
            for (const QSize size : {dialog->size(), dialog->minimumSizeHint(), dialog->minimumSize()})
                QVERIFY2(
                    size.width() <= kRoom.width() && size.height() <= kRoom.height(),
                    qPrintable(QStringLiteral("%1: %2 × %3").arg(name).arg(size.width()).arg(size.height())));
        }
        // None is forgotten.
        const QString root = QStringLiteral(CW_SOURCE_DIR);
        QStringList classes = dialogClasses(root + QStringLiteral("/views"));
        classes += dialogClasses(root + QStringLiteral("/app/gui"));
        QVERIFY(classes.size() >= 12);
        for (const QString& name : classes)
            QVERIFY2(makers.contains(name), qPrintable(name));
    }

    void everyReferenceDesignIsPreviewedInNumbers() {
        Editor e;
        for (const design::TemplateSpec& t : design::TemplateRegistry::templates()) {
            gui::TemplateDialog dialog(QString::fromStdString(t.id), e.context.catalog);
            dialog.show();
            QCoreApplication::processEvents();
            QVERIFY2(dialog.width() <= kRoom.width() && dialog.height() <= kRoom.height(), t.id.c_str());
            const auto* list = dialog.findChild<QComboBox*>();
            QCOMPARE(list->currentData().toString(), QString::fromStdString(t.id));
            const Project made = dialog.takeProject();
            bool told = false; // the button and the preview count what was made
            for (const auto* button : dialog.findChildren<QPushButton*>())
                told = told || button->text().contains(QLocale().toString(qulonglong(made.racks().size())));
            QVERIFY2(told, t.id.c_str());
        }
    }

    void anExampleOpensAsADesignOfItsOwn() {
        Editor e;
        e.files.openExample(QStringLiteral("0"));
        QVERIFY(!e.window.isStartPageShown());
        QVERIFY(e.context.history.project().racks().size() > 1);
        QVERIFY(e.context.document.path().empty());
    }
};

CW_REGISTER_TEST(DialogSizesTest);
#include "dialog_sizes_test.moc"
