#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"
#include "views/exchange/import_dialog.h"
#include "views/exchange/import_table_model.h"

#include <QElapsedTimer>
#include <QPushButton>
#include <QTemporaryDir>

using namespace cw;
using namespace cw::test;
using exchange::ImportDialog;

namespace {

struct Desk : SmallDesign {
    QTemporaryDir folder;
    Catalog catalog = makeCatalog();

    static Catalog makeCatalog() {
        SmallDesign shelf;
        auto made = Catalog::fromParts({shelf.project().parts()[shelf.rackPart()].spec,
                                        shelf.project().parts()[shelf.serverPart()].spec});
        if (!made) qFatal("%s", made.error().context.c_str());
        return std::move(*made);
    }
    QString file(const QByteArray& bytes, const char* name = "t.csv") {
        const QString path = folder.filePath(QLatin1String(name));
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) qFatal("no file");
        return path;
    }
    std::unique_ptr<ImportDialog> open(const QString& path) {
        auto dialog = std::make_unique<ImportDialog>(path, project(), catalog);
        dialog->finish();
        return dialog;
    }
    Status apply(const ImportDialog& dialog) {
        return history.run("import", [&](ProjectEditor& editor) {
            return applyImport(editor, *dialog.preview(), dialog.skipsBadRows());
        });
    }
};

QString cell(ImportDialog& dialog, int row, int column, int role = Qt::DisplayRole) {
    return dialog.model().index(row, column).data(role).toString();
}

constexpr const char* kTwoGoodOneBad = "name,part\nA01,rack-42\nA02,rack-99\nA03,rack-42\n";

} // namespace

class ImportDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCleanTableIsReadyAtOnce() {
        Desk d;
        const auto dialog = d.open(d.file("name,part\nA01,rack-42\nA02,rack-42\n"));
        QCOMPARE(dialog->kind(), TableKind::Racks);
        QCOMPARE(dialog->preview()->good, 2u);
        QVERIFY(dialog->actText().startsWith(QStringLiteral("Import 2 rack")));
        QVERIFY(dialog->importButton().isEnabled());
        QCOMPARE(dialog->model().rowCount(), 2);
        QCOMPARE(cell(*dialog, 0, 1), QStringLiteral("A01"));
        QVERIFY(d.apply(*dialog));
        QCOMPARE(d.project().racks().size(), 2u);
    }

    void badRowsAreSaidInPlaceAndStopTheImportUntilTheyAreLeftOut() {
        Desk d;
        const auto dialog = d.open(d.file(kTwoGoodOneBad));
        QVERIFY(!dialog->importButton().isEnabled());
        QVERIFY(dialog->summary().contains(QStringLiteral("1 row")));
        auto& model = dialog->model();
        QCOMPARE(model.firstError(), 1);
        const int problem = model.problemColumn();
        QVERIFY(cell(*dialog, 0, problem).isEmpty());
        QVERIFY(cell(*dialog, 1, problem).contains(QStringLiteral("rack-99")));
        QVERIFY(cell(*dialog, 1, problem).contains(QStringLiteral("catalogue id"))); // what to do
        QVERIFY(model.index(1, 2).data(Qt::BackgroundRole).isValid());               // the cell itself
        QVERIFY(!model.index(1, 1).data(Qt::BackgroundRole).isValid());
        dialog->setSkipsBadRows(true);
        QVERIFY(dialog->importButton().isEnabled());
        QVERIFY(d.apply(*dialog));
        QCOMPARE(d.project().racks().size(), 2u);
        d.history.undo();
        QCOMPARE(d.project().racks().size(), 0u);
    }

    void onlyRowsWithErrorsCanBeShown() {
        Desk d;
        const auto dialog = d.open(d.file(kTwoGoodOneBad));
        dialog->model().setOnlyErrors(true);
        QCOMPARE(dialog->model().rowCount(), 1);
        QCOMPARE(cell(*dialog, 0, 0), QStringLiteral("3")); // line of the file
        QCOMPARE(dialog->model().firstError(), 0);
    }

    void aColumnThatIsNotUnderstoodIsChosenByHand() {
        Desk d;
        const auto dialog = d.open(d.file("Kennung,part\nA01,rack-42\n"));
        QVERIFY(!dialog->preview());
        QVERIFY(!dialog->importButton().isEnabled());
        QVERIFY2(dialog->summary().contains(QStringLiteral("Name")), qPrintable(dialog->summary()));
        dialog->setColumn(0, 0);
        dialog->finish();
        QCOMPARE(dialog->preview()->good, 1u);
        dialog->setColumn(0, {});
        dialog->finish();
        QVERIFY(!dialog->preview());
    }

    void theKindCanBeChanged() {
        Desk d;
        d.rack("A01", {m(1), m(1)});
        const auto dialog = d.open(d.file("name,rack,u,part\nnode1,A01,1,server\n"));
        QCOMPARE(dialog->kind(), TableKind::Devices);
        QVERIFY(dialog->actText().startsWith(QStringLiteral("Import 1 device")));
        dialog->setKind(TableKind::Racks);
        dialog->finish();
        QCOMPARE(dialog->preview()->good, 0u); // a server is no rack
        QVERIFY(!dialog->importButton().isEnabled());
    }

    void filesAsTheyComeFromSpreadsheets_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("semicolons, Windows-1252") << QByteArray("name;part;x_mm;y_mm\nB\xFC"
                                                                "ro;rack-42;1200,5;600\n");
        QByteArray wide("\xFF\xFE", 2);
        for (const char c : QByteArray("name\tpart\tx_mm\ty_mm\nB\xFC"
                                       "ro\track-42\t1200.5\t600\n")) {
            wide += c;
            wide += '\0';
        }
        QTest::newRow("UTF-16") << wide;
        QTest::newRow("UTF-8 with mark")
            << QByteArray("\xEF\xBB\xBFname,part,x_mm,y_mm\r\nB\xC3\xBCro,rack-42,1200.5,600\r\n");
    }
    void filesAsTheyComeFromSpreadsheets() {
        QFETCH(QByteArray, bytes);
        Desk d;
        const auto dialog = d.open(d.file(bytes));
        QVERIFY(dialog->preview());
        QCOMPARE(dialog->preview()->good, 1u);
        QVERIFY(d.apply(*dialog));
        const Rack& rack = (*d.project().racks().begin()).value;
        QCOMPARE(QString::fromStdString(rack.name), QStringLiteral("Büro"));
        QCOMPARE(rack.pose.origin, (Point{mm(1200.5), mm(600)}));
    }

    void whatIsNoTableIsSaid_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("blank lines") << QByteArray("\n\n  \n");
        QTest::newRow("a damaged workbook") << QByteArray("PK\x03\x04 not a workbook");
        QTest::newRow("an old workbook") << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 old", 12);
    }
    void whatIsNoTableIsSaid() {
        QFETCH(QByteArray, bytes);
        Desk d;
        const auto dialog = d.open(d.file(bytes, "t.xlsx"));
        QVERIFY(!dialog->preview());
        QVERIFY(!dialog->importButton().isEnabled());
        QVERIFY(dialog->summary().contains(QStringLiteral("cannot be read")));
        QCOMPARE(d.history.stepCount(), std::size_t(d.history.doneCount()));
    }

    void aHeaderWithoutRowsImportsNothing() {
        Desk d;
        const auto dialog = d.open(d.file("name,part\n"));
        QVERIFY(!dialog->importButton().isEnabled());
    }

    void aVeryLargeTableDoesNotHoldUpTheWindow() {
        Desk d;
        QByteArray text("name,part,row\n");
        for (int i = 0; i < 50'000; ++i)
            text += "R" + QByteArray::number(i) + (i % 1000 == 7 ? ",rack-99," : ",rack-42,") + "L" +
                    QByteArray::number(i / 200) + "\n";
        const QString path = d.file(text);
        ImportDialog dialog(path, d.project(), d.catalog);
        dialog.show();
        // The longest that the event loop is held up while the worker reads and checks.
        QElapsedTimer whole, turn;
        whole.start();
        qint64 longest = 0;
        while (!dialog.preview() && whole.elapsed() < 60'000) {
            turn.start();
            QApplication::processEvents(QEventLoop::AllEvents, 10);
            longest = std::max(longest, turn.elapsed());
            QThread::msleep(1);
        }
        QVERIFY(dialog.preview());
        QCOMPARE(dialog.preview()->good, 49'950u);
        qInfo("50,000 rows: preview after %lld ms, longest turn of the event loop %lld ms", whole.elapsed(),
              longest);
        QVERIFY2(longest < 1'000, qPrintable(QString::number(longest)));
        turn.start();
        dialog.model().setOnlyErrors(true);
        dialog.grab();
        QVERIFY2(turn.elapsed() < 1'000, qPrintable(QString::number(turn.elapsed())));
        QCOMPARE(dialog.model().rowCount(), 50);
    }
};

CW_REGISTER_TEST(ImportDialogTest);
#include "import_dialog_test.moc"
