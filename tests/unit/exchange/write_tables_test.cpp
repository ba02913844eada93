#include "model/exchange/project_tables.h"
#include "model/exchange/read_table.h"
#include "model/exchange/write_csv.h"
#include "model/exchange/write_xlsx.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <limits>
#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace cw;

namespace {

TableDoc oneTable(std::vector<TableRow> rows) {
    TableDoc table;
    table.title = "Test";
    table.columns = {{"name", 20}, {"count", 8}, {"value", 10, 2}};
    table.rows = [rows = std::move(rows)](const auto& visit) {
        for (const TableRow& row : rows)
            visit(row);
    };
    return table;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const std::vector<TableRow> kTricky{
    {std::string("plain"), std::int64_t(-5), 0.1},
    {std::string("a, \"b\"\nc"), std::int64_t(0), -1234567.875},
    {std::string("=cmd|' /C calc'!A0"), TableCell(), TableCell()},
    {std::string("Größe € 漢字"), std::int64_t(9007199254740991), 1e-9},
    {std::string("-5"), std::int64_t(1), 1.0},
    {std::string("-5 V supply"), std::int64_t(1), std::numeric_limits<double>::quiet_NaN()},
};

} // namespace

class WriteTablesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wholeNumbersHaveNoExponent() {
        QCOMPARE(cellText(TableCell(3e6)), std::string("3000000"));
        QCOMPARE(cellText(TableCell(-2.5e7)), std::string("-25000000"));
        QCOMPARE(cellText(TableCell(0.5)), std::string("0.5"));
        QCOMPARE(cellText(TableCell(1e20)), std::string("1e+20"));
    }

    void formulasAreNeutralised_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("changed");
        QTest::newRow("equals") << "=1+1" << true;
        QTest::newRow("plus") << "+1+1" << true;
        QTest::newRow("minus") << "-1+1" << true;
        QTest::newRow("at") << "@SUM(A1)" << true;
        QTest::newRow("tab") << "\t=1" << true;
        QTest::newRow("return") << "\r=1" << true;
        QTest::newRow("negative number") << "-12.5e3" << false;
        QTest::newRow("positive number") << "+5" << false;
        QTest::newRow("lone minus") << "-" << true;
        QTest::newRow("minus infinity is no number") << "-inf" << true;
        QTest::newRow("hexadecimal is no number") << "-0x1f" << true;
        QTest::newRow("empty") << "" << false;
        QTest::newRow("inside") << "a=b" << false;
    }
    void formulasAreNeutralised() {
        QFETCH(QString, text);
        QFETCH(bool, changed);
        const std::string given = text.toStdString();
        const std::string safe = neutralised(given);
        QCOMPARE(safe, changed ? "'" + given : given);
        QCOMPARE(std::string(withoutNeutraliser(safe)), given);
    }

    void csvQuotesByRfc4180() {
        QCOMPARE(csvText(oneTable(kTricky)), std::string("name,count,value\r\n"
                                                         "plain,-5,0.1\r\n"
                                                         "\"a, \"\"b\"\"\nc\",0,-1234567.875\r\n"
                                                         "'=cmd|' /C calc'!A0,,\r\n"
                                                         "Größe € 漢字,9007199254740991,1e-09\r\n"
                                                         "-5,1,1\r\n"
                                                         "'-5 V supply,1,\r\n"));
    }

    void csvReadsBackAsWritten() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.csv"));
        QVERIFY(writeCsv(oneTable(kTricky), path).ok());
        QVERIFY(contents(path).startsWith("\xEF\xBB\xBFname"));
        const auto table = readTable(path);
        QVERIFY(table.ok());
        QCOMPARE(table->header, (std::vector<std::string>{"name", "count", "value"}));
        QCOMPARE(table->rows.size(), kTricky.size());
        for (std::size_t i = 0; i < kTricky.size(); ++i) {
            QCOMPARE(std::string(withoutNeutraliser(table->rows[i].cells[0])), cellText(kTricky[i][0]));
            QCOMPARE(table->rows[i].cells[2], cellText(kTricky[i][2]));
        }
    }

    void tsvKeepsOneLineARow() {
        QCOMPARE(tableToTsv(oneTable({{std::string("a\tb\nc"), std::int64_t(-3), 2.5},
                                      {std::string("=1"), TableCell(), TableCell()}})),
                 std::string("name\tcount\tvalue\na b c\t-3\t2.5\n'=1\t\t\n"));
        QCOMPARE(tableToTsv({"h"}, {{"x", "+y"}}), std::string("h\nx\t'+y\n"));
    }

    void aWorkbookReadsBackAsWritten() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.xlsx"));
        QVERIFY(writeXlsx({oneTable(kTricky)}, {{"title", "=HYPERLINK(1)"}}, path).ok());
        const auto table = readTable(path);
        QVERIFY2(table.ok(), table.ok() ? "" : table.error().detail.c_str());
        QCOMPARE(table->sheets, (std::vector<std::string>{"Test", "About"}));
        QCOMPARE(table->rows.size(), kTricky.size());
        for (std::size_t i = 0; i < kTricky.size(); ++i)
            for (std::size_t c = 0; c < 3; ++c)
                QCOMPARE(std::string(withoutNeutraliser(table->rows[i].cells[c])), cellText(kTricky[i][c]));
        const auto about = readTable(path, "About");
        QVERIFY(about.ok());
        QCOMPARE(about->header.at(1), std::string("'=HYPERLINK(1)"));
    }

    void openpyxlSeesTextNumbersAndNoFormula() {
        const QString python = cw::test::pythonWithOpenpyxl();
        if (python.isEmpty()) QSKIP("no Python with openpyxl on this machine");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.xlsx"));
        QVERIFY(writeXlsx({oneTable(kTricky)}, {{"title", "x"}}, path).ok());
        const QString seen = cw::test::runPython(python, QStringLiteral(R"(
import sys, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
sheet = book['Test']
print(sheet.freeze_panes, sheet['A1'].font.b, sheet.auto_filter.ref, sheet.column_dimensions['A'].width > 19)
for row in sheet.iter_rows(min_row=2):
    print([c.data_type for c in row], [c.value for c in row][1:])
print(sheet['C2'].number_format)
)"),
                                                 {path});
        QCOMPARE(seen, QStringLiteral("A2 True A1:C7 True\n"
                                      "['s', 'n', 'n'] [-5, 0.1]\n"
                                      "['s', 'n', 'n'] [0, -1234567.875]\n"
                                      "['s', 'n', 'n'] [None, None]\n"
                                      "['s', 'n', 'n'] [9007199254740991, 1e-09]\n"
                                      "['s', 'n', 'n'] [1, 1]\n"
                                      "['s', 'n', 'n'] [1, None]\n"
                                      "#,##0.00\n"));
    }

    void peopleReadHeadersInWordsAndTotals() {
        const QString python = cw::test::pythonWithOpenpyxl();
        if (python.isEmpty()) QSKIP("no Python with openpyxl on this machine");
        TableDoc table = oneTable({{std::string("a"), std::int64_t(2), 0.25},
                                   {std::string("b"), std::int64_t(3), TableCell()},
                                   {std::string("c"), TableCell(), 1.5}});
        table.totalNote = "2 without a price";
        table.columns = {{"name", 20, 0, "Name"},
                         {"count", 8, 0, "Pieces", true},
                         {"value_usd", 10, 2, "Price (USD)", true}};
        QCOMPARE(csvText(table).substr(0, 22), std::string("name,count,value_usd\r\n"));
        QVERIFY(csvText(table).ends_with("c,,1.5\r\n")); // files that programs read have no totals
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.xlsx"));
        QVERIFY(writeXlsx({table, oneTable({})}, {{"title", "x"}}, path).ok());
        const QString seen = cw::test::runPython(python, QStringLiteral(R"(
import sys, openpyxl
for values in (False, True):
    sheet = openpyxl.load_workbook(sys.argv[1], data_only=values).worksheets[0]
    print([c.value for c in sheet[1]], [c.value for c in sheet[5]], sheet.max_row)
print(sheet.freeze_panes, sheet.auto_filter.ref, sheet['C5'].font.b, sheet['C5'].number_format)
print(openpyxl.load_workbook(sys.argv[1]).worksheets[1].max_row)
)"),
                                                 {path});
        QCOMPARE(seen, QStringLiteral("['Name', 'Pieces', 'Price (USD)'] "
                                      "['Total', '=SUBTOTAL(9,B2:B4)', '=SUBTOTAL(9,C2:C4)'] 5\n"
                                      "['Name', 'Pieces', 'Price (USD)'] ['Total', 5, 1.75] 5\n"
                                      "A2 A1:C4 True #,##0.00\n"
                                      "1\n"));
    }

    void billAndScheduleSayTheirUnitsAndSums() {
        const auto summed = [](const TableDoc& table) {
            std::vector<std::string> titles;
            for (const TableColumn& column : table.columns) {
                if (column.title.empty()) return std::vector<std::string>{column.name + " has no header"};
                if (column.summed) titles.push_back(column.title);
            }
            return titles;
        };
        BillOfMaterials bill;
        bill.unpriced = 3;
        const TableDoc table = billTable(bill);
        QCOMPARE(summed(table), (std::vector<std::string>{"Quantity", "Total price (USD)"}));
        QVERIFY(table.totalNote.starts_with("3 "));
        QVERIFY(billTable({}).totalNote.empty());
        const Project empty;
        QCOMPARE(summed(cableTable(empty)), std::vector<std::string>{"Length (m)"});
    }

    void rowsWithoutCellsAreNoFailure() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.xlsx"));
        const TableRow empty(3);
        QVERIFY(
            writeXlsx({oneTable({empty, {std::string("x"), TableCell(), TableCell()}, empty}), oneTable({})},
                      {{"title", ""}}, path)
                .ok());
        QCOMPARE(readTable(path)->rows.size(), 1u);
    }

    void sheetsGetNamesThatExcelTakes() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.xlsx"));
        std::vector<TableDoc> tables(5, oneTable({}));
        tables[0].title = "a/b:c'";
        tables[1].title = "About";
        tables[2].title = tables[3].title = "a title of rather more than thirty-one characters";
        tables[4].title = "";
        QVERIFY(writeXlsx(tables, {{"title", "x"}}, path).ok());
        QCOMPARE(readTable(path)->sheets,
                 (std::vector<std::string>{"a b c", "About", "a title of rather more than thi",
                                           "a title of rather more than t 2", "Table", "About 2"}));
    }

    void cellsBeyondExcelsLimitAreCutBetweenCharacters() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.xlsx"));
        std::string longText;
        for (int i = 0; i < 20000; ++i)
            longText += "ö";
        longText += '\x01'; // XML forbids it
        QVERIFY(writeXlsx({oneTable({{longText, TableCell(), TableCell()}})}, {}, path).ok());
        const auto table = readTable(path);
        QVERIFY(table.ok());
        const QString text = QString::fromStdString(table->rows.at(0).cells[0]);
        QCOMPARE(text.size(), qsizetype(16001));
        QVERIFY(text.endsWith(QChar(0x2026)) && text.startsWith(QStringLiteral("öö")));
    }

    /// A disk that is full after a few kilobytes, also for root: no file may grow beyond the limit.
    void aFullDiskLeavesTheOldFile() {
#ifdef Q_OS_UNIX
        std::vector<TableRow> rows;
        for (int i = 0; i < 20000; ++i)
            rows.push_back({"row " + std::to_string(i * 7919), std::int64_t(i), i * 1.5});
        QTemporaryDir folder;
        const QString csv = folder.filePath(QStringLiteral("t.csv"));
        const QString xlsx = folder.filePath(QStringLiteral("t.xlsx"));
        for (const QString& path : {csv, xlsx})
            QVERIFY(writeFileWhole(path, [](const ByteSink& sink) {
                        sink("old");
                        return Status();
                    }).ok());
        for (const rlim_t bytes : {rlim_t(1000), rlim_t(60'000), rlim_t(150'000)}) {
            const auto before = signal(SIGXFSZ, SIG_IGN);
            rlimit old{};
            QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
            const rlimit tight{bytes, old.rlim_max};
            QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
            const Status text = writeCsv(oneTable(rows), csv);
            const Status book = writeXlsx({oneTable(rows)}, {}, xlsx);
            setrlimit(RLIMIT_FSIZE, &old);
            signal(SIGXFSZ, before);
            QVERIFY2(!text.ok(), std::to_string(bytes).c_str());
            QVERIFY2(!book.ok(), std::to_string(bytes).c_str());
            QCOMPARE(text.error().code, ErrorCode::WriteFailed);
            QCOMPARE(book.error().code, ErrorCode::WriteFailed);
            QCOMPARE(contents(csv), QByteArray("old"));
            QCOMPARE(contents(xlsx), QByteArray("old"));
        }
#else
        QSKIP("needs a limit on the size of files");
#endif
    }

    void aFailedWriteNamesThePathAndLeavesTheOldFile() {
        QTemporaryDir folder;
        const QString nowhere = folder.filePath(QStringLiteral("missing/t.csv"));
        const QString occupied = folder.filePath(QStringLiteral("t.csv"));
        QVERIFY(QDir().mkdir(occupied)); // a folder stands where the file should be
        for (const QString& path : {nowhere, occupied}) {
            for (const Status& status : {writeCsv(oneTable({}), path), writeXlsx({oneTable({})}, {}, path)}) {
                QVERIFY(!status.ok());
                QCOMPARE(status.error().code, ErrorCode::WriteFailed);
                QCOMPARE(QString::fromStdString(status.error().context), path);
                QVERIFY(!status.error().detail.empty());
            }
        }
        const QString file = folder.filePath(QStringLiteral("kept.txt"));
        QVERIFY(writeFileWhole(file, [](const ByteSink& sink) {
                    sink("old");
                    return Status();
                }).ok());
        const Status broken = writeFileWhole(file, [](const ByteSink& sink) -> Status {
            sink("half");
            return Error{ErrorCode::Internal, "x", "y"};
        });
        QCOMPARE(broken.error().code, ErrorCode::Internal);
        QCOMPARE(contents(file), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
                 QStringList{QStringLiteral("kept.txt")}); // no remains
    }
};

CW_REGISTER_TEST(WriteTablesTest);
#include "write_tables_test.moc"
