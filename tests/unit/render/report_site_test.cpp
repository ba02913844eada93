#include "app/design/template_registry.h"
#include "model/edit/history.h"
#include "model/library/catalog.h"
#include "tests/support/test_registry.h"
#include "views/report/report_text.h"
#include "views/report/report_writers.h"
#include "views/report/site_report.h"

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace cw;
using namespace cw::report;

namespace {

/// A small generated design with its answers.
struct Design {
    History history;
    analysis::Analysis answers;

    const Project& project() const { return history.project(); }
    void solve() { answers = analysis::solveAll(project()); }
};

std::unique_ptr<Design> smallDesign(const char* title = "Report test") {
    auto design = std::make_unique<Design>();
    const auto catalog = Catalog::builtin();
    if (!catalog) return {};
    const Status made = design->history.run("new", [&](ProjectEditor& editor) -> Status {
        auto generated =
            design::TemplateRegistry::generate("superpod-h100", {{"scalable_units", "1"}}, *catalog, editor);
        if (!generated) return generated.error();
        ProjectInfo info = editor.project().info();
        info.title = title;
        return editor.set(Id<ProjectInfo>(1), info);
    });
    if (!made) return {};
    design->solve();
    return design;
}

QStringList allTexts(const ReportDocument& document) {
    QStringList texts{document.kicker, document.title, document.footer};
    for (const Section& section : document.sections) {
        texts << section.title;
        for (const Block& block : section.blocks) {
            if (const auto* p = std::get_if<Paragraph>(&block)) texts << p->text;
            if (const auto* l = std::get_if<BulletList>(&block)) texts << l->items;
            if (const auto* k = std::get_if<KeyFigures>(&block))
                for (const KeyFigure& f : k->figures)
                    texts << f.label << f.value << f.unit << f.note;
            if (const auto* t = std::get_if<Table>(&block))
                for (const TableRow& row : t->rows)
                    texts << row.cells;
        }
    }
    return texts;
}

const Section* sectionNamed(const ReportDocument& document, const char* title) {
    for (const Section& section : document.sections)
        if (section.title == QLatin1String(title)) return &section;
    return nullptr;
}

/// The text of each page, as poppler reads it.
QStringList pagesOf(const ReportDocument& document) {
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("report.pdf"));
    if (!writeReportPdf(document, path)) return {};
    QProcess process;
    process.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    if (!process.waitForFinished()) return {};
    return QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char('\f'), Qt::SkipEmptyParts);
}

template <class T>
const T* firstOf(const Section& section) {
    for (const Block& block : section.blocks)
        if (const T* found = std::get_if<T>(&block)) return found;
    return nullptr;
}

} // namespace

class ReportSiteTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        design_ = smallDesign();
        QVERIFY(design_);
        QVERIFY(design_->project().racks().size() > 4);
    }

    void numbersAreThoseOfTheSolvers() {
        const auto document = buildSiteReport(design_->project(), design_->answers);
        QVERIFY2(document, document ? "" : document.error().context.c_str());
        const auto* keys = firstOf<KeyFigures>(document->sections.front());
        QVERIFY(keys);
        const auto valueOf = [&](const char* label) {
            for (const KeyFigure& k : keys->figures)
                if (k.label == QLatin1String(label)) return k.value;
            return QString();
        };
        QCOMPARE(valueOf("IT load, maximum"), number(design_->answers.density->result.itKw, 1));
        QCOMPARE(valueOf("Facility at peak"), number(design_->answers.power->result.facilityKw, 1));

        const Section* racks = sectionNamed(*document, "Racks");
        QVERIFY(racks);
        const Table* table = firstOf<Table>(*racks);
        QVERIFY(table);
        QCOMPARE(table->rows.back().cells[3], number(design_->answers.density->result.totalKw, 1));
        // Groups lose no rack: their numbers add up, and so does their power.
        std::size_t grouped = 0;
        double power = 0;
        for (std::size_t i = 0; i + 1 < table->rows.size(); ++i) {
            const std::size_t number = QLocale().toULongLong(table->rows[i].cells[1]);
            grouped += number;
            power += double(number) * QLocale().toDouble(table->rows[i].cells[3]);
        }
        QCOMPARE(grouped, design_->project().racks().size());
        QVERIFY(std::abs(power - design_->answers.density->result.totalKw) <= 0.05 * double(grouped));

        const Section* networks = sectionNamed(*document, "Networks");
        QVERIFY(networks);
        std::size_t cables = 0;
        for (const TableRow& row : firstOf<Table>(*networks)->rows)
            cables += QLocale().toULongLong(row.cells[5]);
        QCOMPARE(cables, design_->project().cables().size());
    }

    void smallSumsAndSuppliesAreToldInWords() {
        const auto document = buildSiteReport(design_->project(), design_->answers);
        QVERIFY(document);
        const auto& summary = document->sections.front();
        const Beside* beside = firstOf<Beside>(summary);
        QVERIFY(beside);
        QVERIFY(beside->picture.paint);
        // The parts of the cost are the whole.
        const Table& costs = beside->tables.back();
        double sum = 0;
        for (std::size_t i = 0; i + 1 < costs.rows.size(); ++i) {
            sum += QLocale().toDouble(costs.rows[i].cells.back());
            QVERIFY(costs.rows[i].bar >= 0 && costs.rows[i].bar <= 1);
        }
        QVERIFY(std::abs(sum - QLocale().toDouble(costs.rows.back().cells.back())) < 0.1);
        const Section* bill = sectionNamed(*document, "Bill of materials");
        QVERIFY(bill);
        for (const TableRow& row : firstOf<Table>(*bill)->rows)
            for (const QString& cell : row.cells)
                QVERIFY2(cell != QStringLiteral("0") && !cell.startsWith(QStringLiteral("0 to")),
                         qPrintable(cell));
        // 3 of 6 supplies of 3.3 kW for a server of 10.2 kW.
        const Table* checks = firstOf<Table>(summary);
        QVERIFY(checks);
        bool found = false;
        for (const TableRow& row : checks->rows)
            found = found ||
                    (row.tone == Tone::Warning && row.cells[1].contains(QStringLiteral("3 of 6")) &&
                     row.cells[1].startsWith(number(9.9, 1)) && row.cells[2].startsWith(number(10.2, 1)));
        QVERIFY(found);
    }

    void everySectionOfTheContentIsThere() {
        const auto document = buildSiteReport(design_->project(), design_->answers);
        QVERIFY(document);
        for (const char* title : {"Hall plan", "Racks", "Elevations", "Networks", "Power", "Cooling", "Site",
                                  "Bill of materials", "Findings", "Sources", "Limits of this report"})
            QVERIFY2(sectionNamed(*document, title), title);
        const QString limits = allTexts(*document).join(QLatin1Char('\n'));
        QVERIFY(limits.contains(QStringLiteral("not CFD")));
        QVERIFY(limits.contains(QStringLiteral("indicative")));
    }

    void namesFromTheDrawingAreEscaped() {
        const auto evil = smallDesign("<script>alert(1)</script> & \"quotes\"");
        QVERIFY(evil);
        const Status renamed = evil->history.run("rename", [&](ProjectEditor& editor) -> Status {
            for (const auto& [id, hall] : editor.project().halls()) {
                Hall changed = hall;
                changed.name = "</h3><img src=x onerror=alert(2)>";
                return editor.set(id, changed);
            }
            return {};
        });
        QVERIFY(renamed);
        evil->solve();
        const auto document = buildSiteReport(evil->project(), evil->answers);
        QVERIFY(document);
        const QByteArray html = reportHtml(*document);
        QVERIFY(!html.contains("<script"));
        QVERIFY(!html.contains("<img src=x"));
        QVERIFY(html.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;"));
        QVERIFY(html.contains("&lt;/h3&gt;&lt;img src=x onerror=alert(2)&gt;"));
    }

    void htmlLoadsNothingFromOutside() {
        const auto document = buildSiteReport(design_->project(), design_->answers);
        QVERIFY(document);
        const QByteArray html = reportHtml(*document);
        qsizetype pictures = 0;
        for (qsizetype at = html.indexOf(" src=\""); at >= 0; at = html.indexOf(" src=\"", at + 1)) {
            QVERIFY(html.mid(at + 6, 5) == "data:");
            ++pictures;
        }
        QVERIFY(pictures > 4);
        QVERIFY(!html.contains("<link"));
        QVERIFY(!html.contains("url("));
    }

    void pdfHasSeveralPagesWithTheTitle() {
        const auto document = buildSiteReport(design_->project(), design_->answers);
        QVERIFY(document);
        const QByteArray pdf = reportPdf(*document);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        const qsizetype pages = pdf.count("/Type /Page\n");
        QVERIFY2(pages >= 6 && pages <= 40, QByteArray::number(pages).constData());
    }

    void rowsOfALongTableAreAllOnSomePage() {
        ReportDocument document;
        document.title = QStringLiteral("Long");
        Table table;
        table.columns = {{QStringLiteral("Name"), false}, {QStringLiteral("kW"), true}};
        for (int i = 0; i < 500; ++i)
            table.rows.push_back({{QStringLiteral("row %1").arg(i), QString::number(i)}});
        document.sections.push_back({QStringLiteral("Table"), false, {table}});
        const QByteArray pdf = reportPdf(document);
        const qsizetype pages = pdf.count("/Type /Page\n");
        QVERIFY2(pages >= 8 && pages <= 16, QByteArray::number(pages).constData());
    }

    void headsAndNotesStayWithTheirTables() {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("pdftotext of poppler-utils is not installed");
        // Whatever comes before it and however long it is.
        for (const int before : {0, 11, 23, 31, 33})
            for (const int rows : {1, 4, 9, 12, 36, 41}) {
                ReportDocument document;
                document.title = QStringLiteral("Pages");
                Section section{QStringLiteral("Section"), false, {}};
                for (int i = 0; i < before; ++i)
                    section.blocks.push_back(Paragraph{QStringLiteral("filler")});
                Table table;
                table.title = QStringLiteral("TableTitle");
                table.columns = {{QStringLiteral("Name"), false}, {QStringLiteral("kW"), true}};
                for (int i = 0; i < rows; ++i)
                    table.rows.push_back({{QStringLiteral("row-%1-").arg(i), QString::number(i)}});
                table.note = QStringLiteral("NoteBelow");
                section.blocks.push_back(table);
                document.sections.push_back(section);
                const QStringList pages = pagesOf(document);
                const auto pageOf = [&](const QString& text) {
                    for (int i = 0; i < pages.size(); ++i)
                        if (pages[i].contains(text)) return i;
                    return -1;
                };
                const auto row = [&](int i) { return pageOf(QStringLiteral("row-%1-").arg(i)); };
                const QByteArray where = QByteArray::number(before) + ", " + QByteArray::number(rows);
                QVERIFY2(row(0) >= 0 && row(rows - 1) >= row(0), where.constData());
                QVERIFY2(pageOf(table.title) == row(0), where.constData());
                QVERIFY2(row(std::min(rows, 5) - 1) == row(0), where.constData());
                QVERIFY2(pageOf(table.note) == row(rows - 1), where.constData());
                QVERIFY2(row(std::max(0, rows - 3)) == row(rows - 1), where.constData());
            }
    }

    void anAbsurdlyLongNameDoesNotBreakThePages() {
        ReportDocument document;
        document.title = QString(4000, QLatin1Char('W'));
        Table table;
        table.columns = {{QString(900, QLatin1Char('x')), false}, {QStringLiteral("kW"), true}};
        table.rows.push_back({{QString(5000, QLatin1Char('y')), QStringLiteral("1")}});
        document.sections.push_back({QString(500, QLatin1Char('z')), true, {table}});
        QVERIFY(reportPdf(document).startsWith("%PDF-"));
    }

    void unknownSiteAndMissingAnswersAreErrors() {
        const auto noSite = buildSiteReport(design_->project(), design_->answers, SiteId(99));
        QVERIFY(!noSite);
        QCOMPARE(noSite.error().code, ErrorCode::NotFound);
        analysis::Analysis half = design_->answers;
        half.power.reset();
        const auto incomplete = buildSiteReport(design_->project(), half);
        QVERIFY(!incomplete);
        QCOMPARE(incomplete.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(incomplete.error().context, std::string("power"));
    }

    void anEmptyDesignStillGetsAReport() {
        const Project empty;
        const auto document = buildSiteReport(empty, analysis::solveAll(empty));
        QVERIFY2(document, document ? "" : document.error().context.c_str());
        QVERIFY(reportPdf(*document).startsWith("%PDF-"));
        QVERIFY(reportHtml(*document).contains("Untitled design"));
    }

    void waivedFindingsCarryTheirReason() {
        const Finding* open = nullptr;
        for (const Finding& f : *design_->answers.findings)
            if (!f.waived) open = &f;
        if (!open) QSKIP("the generated design has no finding");
        const std::string rule(open->ruleId());
        const auto waived = smallDesign();
        const Status added = waived->history.run("waive", [&](ProjectEditor& editor) -> Status {
            Waiver waiver;
            waiver.rule = rule;
            waiver.reason = "agreed with the owner";
            const auto id = editor.add(waiver);
            return id ? Status() : Status(id.error());
        });
        QVERIFY(added);
        waived->solve();
        const auto document = buildSiteReport(waived->project(), waived->answers);
        QVERIFY(document);
        QVERIFY(allTexts(*document).contains(QStringLiteral("agreed with the owner")));
    }

    void planImagesAreWrittenByExtension() {
        QTemporaryDir dir;
        HallId hall;
        for (const auto& [id, value] : design_->project().halls())
            hall = id;
        const QString svg = dir.filePath(QStringLiteral("plan.svg")),
                      png = dir.filePath(QStringLiteral("plan.png"));
        QVERIFY(writePlanImage(design_->project(), design_->answers, hall, svg));
        QVERIFY(writePlanImage(design_->project(), design_->answers, hall, png));
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("<svg"));
        const QImage image(png);
        QVERIFY(image.width() > 1000);
        // Something is drawn in the middle, not only paper.
        QSet<QRgb> colours;
        for (int x = 0; x < image.width(); x += 7)
            for (int y = 0; y < image.height(); y += 7)
                colours.insert(image.pixel(x, y));
        QVERIFY(colours.size() > 4);
        const Status odd = writePlanImage(design_->project(), design_->answers, hall,
                                          dir.filePath(QStringLiteral("plan.bmp")));
        QVERIFY(!odd);
        QCOMPARE(odd.error().code, ErrorCode::Unsupported);
    }

    void aReadOnlyFolderIsRefusedAndTheOldFileStays() {
#ifdef Q_OS_UNIX
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("report.html"));
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        old.setPermissions(QFileDevice::ReadOwner | QFileDevice::ReadOther);
        const bool privileged = geteuid() == 0;
        if (privileged) {
            // Root writes anywhere: become somebody who does not own the folder.
            QVERIFY(QFile::setPermissions(dir.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner |
                                                          QFileDevice::ReadOther | QFileDevice::ExeOther));
            QCOMPARE(seteuid(65534), 0);
        } else {
            QVERIFY(QFile::setPermissions(dir.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner));
        }
        ReportDocument document;
        document.title = QStringLiteral("New");
        const Status written = writeReportHtml(document, path);
        const Status pdf = writeReportPdf(document, dir.filePath(QStringLiteral("report.pdf")));
        if (privileged) QCOMPARE(seteuid(0), 0);
        QFile::setPermissions(dir.path(),
                              QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::WriteFailed);
        QVERIFY(!pdf);
        QCOMPARE(pdf.error().code, ErrorCode::WriteFailed);
        QVERIFY(!QFileInfo::exists(dir.filePath(QStringLiteral("report.pdf"))));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
#else
        QSKIP("folder permissions are those of Unix");
#endif
    }

    void runsOfNamesAreShortened() {
        const auto s = [](const char* t) { return QString::fromUtf8(t); };
        QCOMPARE(nameRuns({s("A01"), s("A02"), s("A03"), s("B07")}), s("A01–A03, B07"));
        QCOMPARE(nameRuns({s("A01"), s("A02")}), s("A01, A02"));
        QCOMPARE(nameRuns({s("C02-A"), s("C01-A"), s("C03-A")}), s("C01-A to C03-A"));
        QCOMPARE(nameRuns({s("a"), s("b"), s("c"), s("d")}, 2), s("a, b and 2 more"));
        QCOMPARE(nameRuns({}), QString());
    }

private:
    std::unique_ptr<Design> design_;
};

CW_REGISTER_TEST(ReportSiteTest);
#include "report_site_test.moc"
