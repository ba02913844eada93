#include "tests/app/editor_fixture.h"
#include "tests/support/test_registry.h"
#include "views/elevation/elevation_view.h"
#include "views/print/page_setup.h"
#include "views/print/printing.h"
#include "views/shell/view_area.h"

#include <QProcess>
#include <QPushButton>

#include <map>

using cw::test::Editor;
namespace print = cw::print;

namespace {

QString outputOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForStarted() || !process.waitForFinished() || process.exitCode() != 0) return {};
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// A PDF as poppler reads it.
struct Pdf {
    QString path;

    QString text(int page = 0) const {
        QStringList arguments{QStringLiteral("-layout")};
        if (page > 0)
            arguments << QStringLiteral("-f") << QString::number(page) << QStringLiteral("-l")
                      << QString::number(page);
        return outputOf(QStringLiteral("pdftotext"), arguments << path << QStringLiteral("-"));
    }
    QString info(const char* key) const {
        for (const QString& line : outputOf(QStringLiteral("pdfinfo"), {path}).split(QLatin1Char('\n')))
            if (line.startsWith(QLatin1String(key) + QLatin1Char(':')))
                return line.mid(line.indexOf(QLatin1Char(':')) + 1).trimmed();
        return {};
    }
    int pages() const { return info("Pages").toInt(); }
};

struct Desk : Editor {
    Desk() {
        open("superpod-h100", {{"scalable_units", "1"}});
        cw::ProjectInfo info = context.history.project().info();
        info.title = "Northgate";
        info.client = "Example Client";
        info.author = "A. Planner";
        info.revisionLabel = "B2";
        const cw::Status status = context.history.run("data", [&](cw::ProjectEditor& editor) -> cw::Status {
            return editor.set(cw::Id<cw::ProjectInfo>(1), info);
        });
        if (!status) qFatal("%s", status.error().context.c_str());
        context.scheduler.finish();
        window.resize(1400, 900);
        window.show();
        QApplication::processEvents();
    }
    Pdf pdf(const print::Options& options) {
        const QString path = home.filePath(QStringLiteral("out.pdf"));
        QFile::remove(path);
        const print::Source source = printing.source();
        const cw::Status status = print::Job(source, options).toPdf(path);
        if (!status) qFatal("%s: %s", status.error().context.c_str(), status.error().detail.c_str());
        return {path};
    }
};

print::Options a3(std::optional<int> scale = {}) {
    print::Options options;
    options.page.setPageSize(QPageSize(QPageSize::A3));
    options.page.setOrientation(QPageLayout::Landscape);
    options.scale = scale;
    return options;
}

} // namespace

class PrintTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("pdftotext of poppler-utils is not installed");
    }

    void aPlanIsPrintedWithItsTitleBlock() {
        Desk d;
        QVERIFY(d.window.views().showView(QStringLiteral("hall")));
        const Pdf pdf = d.pdf(a3());
        QCOMPARE(pdf.pages(), 1);
        QVERIFY(pdf.info("Page size").startsWith(QStringLiteral("1191")) ||
                pdf.info("Page size").startsWith(QStringLiteral("1190"))); // 420 mm in points
        const QString text = pdf.text();
        for (const char* part :
             {"Northgate", "Example Client", "A. Planner", "B2", "Hall plan", "1 of 1", "A01"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        QCOMPARE(pdf.info("Title"), QStringLiteral("Northgate"));
    }

    void aScaleIsKeptOverSeveralSheets() {
        Desk d;
        d.window.views().showView(QStringLiteral("hall"));
        const auto& project = d.context.history.project();
        const cw::Hall& hall = (*project.halls().begin()).value;
        const Pdf pdf = d.pdf(a3(20));
        QVERIFY(pdf.pages() > 1);
        QVERIFY(pdf.text(1).contains(QStringLiteral("1:20")));
        QVERIFY(pdf.text(2).contains(QStringLiteral("2 of %1").arg(pdf.pages())));
        // A metre is 50 mm, so the sheets together are at least the hall.
        const print::Source source = d.printing.source();
        const QSizeF area(2000, 1200); // units
        const auto drawing = source.drawing(area, 20);
        QVERIFY(drawing.ok());
        QCOMPARE(*drawing->metreMm, 50.0);
        QVERIFY(drawing->columns * area.width() * cw::report::kSheetUnitMm >= cw::toM(hall.size.width) * 50);
        QCOMPARE(std::size_t(drawing->columns * drawing->rows), drawing->sheets.size());
        // Every rack name stands on some sheet.
        const QString all = pdf.text();
        for (const auto& [id, rack] : project.racks())
            if (rack.hall == (*project.halls().begin()).id)
                QVERIFY2(all.contains(QString::fromStdString(rack.name)), rack.name.c_str());
    }

    void aScaleThatTakesTooManySheetsIsRefused() {
        Desk d;
        d.window.views().showView(QStringLiteral("hall"));
        const auto drawing = d.printing.source().drawing(QSizeF(300, 200), 1);
        QVERIFY(!drawing.ok());
        QCOMPARE(drawing.error().code, cw::ErrorCode::InvalidArgument);
        QCOMPARE(d.printing.source().drawing(QSizeF(20, 20), {}).error().context, std::string("paper"));
    }

    void withoutTitleBlockTheDrawingHasTheSheet() {
        Desk d;
        d.window.views().showView(QStringLiteral("hall"));
        print::Options options = a3();
        options.titleBlock = false;
        const QString text = d.pdf(options).text();
        QVERIFY(text.contains(QStringLiteral("A01")));
        QVERIFY(!text.contains(QStringLiteral("Example Client")));
    }

    void elevationsGoOnFromSheetToSheet() {
        Desk d;
        d.window.views().showView(QStringLiteral("elevation"));
        const auto& project = d.context.history.project();
        std::vector<cw::RackId> racks;
        for (const auto& [id, rack] : project.racks())
            racks.push_back(id);
        d.workbench.elevation().showRacks(racks);
        QApplication::processEvents();
        print::Options options = a3();
        options.page.setOrientation(QPageLayout::Portrait);
        options.page.setPageSize(QPageSize(QPageSize::A4));
        const Pdf pdf = d.pdf(options);
        QVERIFY(pdf.pages() > 1);
        const QString all = pdf.text();
        QVERIFY(all.contains(QStringLiteral("Elevation")));
        for (const auto& [id, rack] : project.racks())
            QVERIFY2(all.contains(QString::fromStdString(rack.name)), rack.name.c_str());
    }

    void aFabricIsPrinted() {
        Desk d;
        d.window.views().showView(QStringLiteral("fabric"));
        QApplication::processEvents();
        const Pdf pdf = d.pdf(a3());
        QCOMPARE(pdf.pages(), 1);
        QVERIFY(pdf.text().contains(QStringLiteral("not to scale")));
    }

    void theReportIsPrintedUprightWhateverThePaper() {
        Desk d;
        print::Options options = a3();
        options.subject = print::Subject::Report;
        const Pdf pdf = d.pdf(options);
        QVERIFY(pdf.pages() >= 5);
        QVERIFY(pdf.info("Page size").startsWith(QStringLiteral("842"))); // A3 portrait: 842 x 1191
        QVERIFY(pdf.text(1).contains(QStringLiteral("Northgate")));
        QVERIFY(pdf.text(pdf.pages()).contains(QStringLiteral("%1 / %1").arg(pdf.pages())));
    }

    void anEmptyDesignHasNothingToPrint() {
        Editor editor;
        editor.context.document.newFromProject(cw::Project(), true, QStringLiteral("empty"));
        editor.window.showStartPage(false);
        editor.context.scheduler.finish();
        const print::Source source = editor.printing.source();
        const print::Options options = a3();
        const QString path = editor.home.filePath(QStringLiteral("none.pdf"));
        QCOMPARE(print::Job(source, options).toPdf(path).error().code, cw::ErrorCode::InvalidArgument);
    }

    void aFileThatCannotBeWrittenIsSaid() {
        Desk d;
        d.window.views().showView(QStringLiteral("hall"));
        const print::Source source = d.printing.source();
        const print::Options options = a3();
        const cw::Status status =
            print::Job(source, options).toPdf(d.home.filePath(QStringLiteral("no/such/folder/x.pdf")));
        QCOMPARE(status.error().code, cw::ErrorCode::WriteFailed);
    }

    void thePageSetupIsRemembered() {
        QTemporaryDir home;
        QSettings settings(home.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        print::Options options = a3(100);
        options.titleBlock = false;
        options.page.setMargins(QMarginsF(11, 12, 13, 14));
        print::writeOptions(settings, options);
        const print::Options read = print::readOptions(settings);
        QCOMPARE(read.page.pageSize().id(), QPageSize::A3);
        QCOMPARE(read.page.orientation(), QPageLayout::Landscape);
        QCOMPARE(read.page.margins(QPageLayout::Millimeter), QMarginsF(11, 12, 13, 14));
        QCOMPARE(read.scale, std::optional(100));
        QVERIFY(!read.titleBlock);
        settings.setValue(QStringLiteral("print/scale"), -3);
        settings.setValue(QStringLiteral("print/paper"), QStringLiteral("Nonsense"));
        settings.setValue(QStringLiteral("print/marginsMm"), QVariantList{1e9, -1, 0, 0});
        const print::Options repaired = print::readOptions(settings);
        QVERIFY(!repaired.scale);
        QCOMPARE(repaired.page.pageSize(), print::Options::standardPage().pageSize());
        QCOMPARE(repaired.page.margins(), print::Options::standardPage().margins());
    }

    void aFittedPlanHasARoundScale() {
        using cw::report::roundScale;
        const std::map<double, int> kRound{{1, 1},     {1.2, 2},   {11, 15},   {20, 20},    {73, 75},
                                           {106, 125}, {125, 125}, {126, 150}, {760, 1000}, {1001, 1250}};
        for (const auto& [scale, round] : kRound)
            QCOMPARE(roundScale(scale), round);
        Desk d;
        d.window.views().showView(QStringLiteral("hall"));
        const QSizeF area(2000, 1200);
        const auto drawing = d.printing.source().drawing(area, {});
        QVERIFY(drawing.ok());
        QCOMPARE(drawing->sheets.size(), std::size_t(1));
        const int scale = int(std::lround(1000 / *drawing->metreMm));
        QVERIFY(std::abs(1000 / *drawing->metreMm - scale) < 1e-6);
        QCOMPARE(roundScale(scale), scale);
        QCOMPARE(drawing->scale, QStringLiteral("1:%1").arg(scale));
    }

    void marginsThatLeaveNoRoomAreRefused() {
        print::PageSetupDialog dialog(a3().page);
        QVERIFY(dialog.page());
        QCOMPARE(dialog.page()->pageSize().id(), QPageSize::A3);
        QCOMPARE(dialog.page()->orientation(), QPageLayout::Landscape);
        QCOMPARE(dialog.page()->margins(QPageLayout::Millimeter), a3().page.margins(QPageLayout::Millimeter));
        const QPageLayout tight(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(90, 10, 90, 10),
                                QPageLayout::Millimeter);
        print::PageSetupDialog refused(tight);
        QVERIFY(!refused.page());
        for (const QPushButton* button : refused.findChildren<QPushButton*>())
            if (button->property("cwPrimary").toBool()) QVERIFY(!button->isEnabled());
        // Paper that is not offered otherwise is kept.
        const QPageLayout odd(QPageSize(QPageSize::B3), QPageLayout::Portrait, QMarginsF(10, 10, 10, 10),
                              QPageLayout::Millimeter);
        QCOMPARE(print::PageSetupDialog(odd).page()->pageSize().id(), QPageSize::B3);
    }

    void thePreviewCountsItsSheets() {
        Desk d;
        d.window.views().showView(QStringLiteral("hall"));
        const print::Source source = d.printing.source();
        print::Options options = a3();
        print::PreviewDialog dialog(source, options, d.settings);
        QVERIFY2(dialog.summary().startsWith(QStringLiteral("1 sheet")), qPrintable(dialog.summary()));
        QVERIFY(dialog.summary().contains(QStringLiteral("A3")));
    }
};

CW_REGISTER_TEST(PrintTest);
#include "print_test.moc"
