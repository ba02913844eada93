#include "model/exchange/read_table.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace cw;

namespace {

using Cells = std::vector<std::vector<std::string>>;

Cells cells(const Table& table) {
    Cells all{table.header};
    for (const TableLine& line : table.rows)
        all.push_back(line.cells);
    return all;
}

Result<Table> read(std::string_view text) {
    return readTableBytes(text, "t.csv");
}

} // namespace

class ReadTableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void separatorsAreFound_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<char>("separator");
        QTest::newRow("comma") << QByteArray("a,b\n1,2\n") << ',';
        QTest::newRow("semicolon") << QByteArray("a;b\n1,5;2,5\n") << ';';
        QTest::newRow("tab") << QByteArray("a\tb\n1\t2\n") << '\t';
        QTest::newRow("quoted commas do not count") << QByteArray("\"a,b,c\";d\nx;y\n") << ';';
        QTest::newRow("stated") << QByteArray("sep=;\na,x;b\n1;2\n") << ';';
        QTest::newRow("one column") << QByteArray("a\nx\n") << ',';
    }
    void separatorsAreFound() {
        QFETCH(QByteArray, text);
        QFETCH(char, separator);
        const auto table = read(text.toStdString());
        QVERIFY(table.ok());
        QCOMPARE(table->separator, separator);
        QCOMPARE(table->rows.size(), 1u);
    }

    void quotesAndLineEnds() {
        const auto table = read("name,note\r\n\"a \"\"b\"\"\",\"two\nlines\"\r\rlast,5\" wide");
        QVERIFY(table.ok());
        QCOMPARE(cells(*table), (Cells{{"name", "note"}, {"a \"b\"", "two\nlines"}, {"last", "5\" wide"}}));
        QCOMPARE(table->rows[0].number, 2u);
        QCOMPARE(table->rows[1].number, 5u);
    }

    void rowsAreAsLongAsTheHeader() {
        const auto table = read("\n\n  a , b ,,\n1\n,,\n1,2,3,4,5\n");
        QVERIFY(table.ok());
        QCOMPARE(cells(*table), (Cells{{"a", "b"}, {"1", ""}, {"1", "2"}}));
        QCOMPARE(table->rows[0].number, 4u);
    }

    void encodings() {
        const std::string expected = "Höhe";
        for (const QByteArray& bytes : {QByteArray("Höhe,x\n1,2"), QByteArray("\xEF\xBB\xBFHöhe,x\n1,2"),
                                        QByteArray("H\xF6he,x\n1,2")}) {
            const auto table = read(bytes.toStdString());
            QVERIFY(table.ok());
            QCOMPARE(table->header[0], expected);
        }
        const auto windows = read("a\n\x80 \x96 \x99\n");
        QVERIFY(windows->windows1252);
        QCOMPARE(windows->rows[0].cells[0], std::string("€ – ™"));
        QByteArray utf16("\xFF\xFE", 2);
        for (const char c : std::string("a\tb\n1\t2\n")) {
            utf16.append(c);
            utf16.append('\0');
        }
        QCOMPARE(cells(*read(utf16.toStdString())), (Cells{{"a", "b"}, {"1", "2"}}));
    }

    void badTextsAreRefusedWithTheirPlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("context");
        QTest::newRow("empty") << QByteArray() << int(ErrorCode::ParseError) << "t.csv";
        QTest::newRow("blank") << QByteArray(" \n,,\n") << int(ErrorCode::ParseError) << "t.csv";
        QTest::newRow("open quote") << QByteArray("a\nb\n\"c\nd\n") << int(ErrorCode::ParseError)
                                    << "t.csv:3";
        QTest::newRow("binary") << QByteArray("a\0b", 3) << int(ErrorCode::ParseError) << "t.csv";
        QTest::newRow("column twice") << QByteArray("a,b,a\n1,2,3\n") << int(ErrorCode::Duplicate) << "t.csv";
        QTest::newRow("old workbook")
            << QByteArray("\xD0\xCF\x11\xE0rest") << int(ErrorCode::Unsupported) << "t.csv";
        QTest::newRow("a zip of nothing")
            << QByteArray("PK\x03\x04rest") << int(ErrorCode::ParseError) << "t.csv";
    }
    void badTextsAreRefusedWithTheirPlace() {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(QString, context);
        const auto table = read(text.toStdString());
        QVERIFY(!table.ok());
        QCOMPARE(int(table.error().code), code);
        QCOMPARE(QString::fromStdString(table.error().context), context);
    }

    void limitsHold() {
        TableLimits limits;
        limits.rows = 2;
        QVERIFY(readTableBytes("a\n1\n2\n", "t", {}, limits).ok());
        QCOMPARE(readTableBytes("a\n1\n2\n3\n", "t", {}, limits).error().code, ErrorCode::Unsupported);
        limits.columns = 2;
        QCOMPARE(readTableBytes("a,b,c,d\n", "t", {}, limits).error().code, ErrorCode::Unsupported);
        limits.cellBytes = 4;
        QCOMPARE(readTableBytes("abcde\n", "t", {}, limits).error().code, ErrorCode::Unsupported);
        limits.fileBytes = 3;
        QCOMPARE(readTableBytes("a\nb\n", "t", {}, limits).error().code, ErrorCode::Unsupported);
        QCOMPARE(readTable(QStringLiteral("/nowhere/t.csv")).error().code, ErrorCode::ReadFailed);
    }

    void numbersAsPeopleTypeThem_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("comma");
        QTest::addColumn<double>("value"); // NaN: no number
        const double none = qQNaN();
        QTest::newRow("plain") << "12.5" << false << 12.5;
        QTest::newRow("groups") << "1,234,567.5" << false << 1234567.5;
        QTest::newRow("decimal comma in a comma file") << "12,5" << false << none;
        QTest::newRow("decimal comma") << "12,5" << true << 12.5;
        QTest::newRow("German groups") << "1.234,5" << true << 1234.5;
        QTest::newRow("point in a decimal comma file") << "12.5" << true << none;
        QTest::newRow("negative") << "-3" << false << -3.0;
        QTest::newRow("plus") << "+3" << false << 3.0;
        QTest::newRow("exponent") << "1e3" << false << 1000.0;
        QTest::newRow("text") << "abc" << false << none;
        QTest::newRow("empty") << "" << false << none;
        QTest::newRow("infinite") << "inf" << false << none;
        QTest::newRow("too large") << "1e999" << false << none;
        QTest::newRow("leading group sign") << ",123" << false << none;
    }
    void numbersAsPeopleTypeThem() {
        QFETCH(QString, text);
        QFETCH(bool, comma);
        QFETCH(double, value);
        const auto number = parseNumber(text.toStdString(), comma);
        QCOMPARE(number.has_value(), !std::isnan(value));
        if (number) QCOMPARE(*number, value);
    }

    void workbooksOfOpenpyxl() {
        const QString python = cw::test::pythonWithOpenpyxl();
        if (python.isEmpty()) QSKIP("no Python with openpyxl on this machine");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.xlsx"));
        const QString made = cw::test::runPython(python, QStringLiteral(R"(
import sys, datetime, openpyxl
book = openpyxl.Workbook()
first = book.active
first.title = 'Notes'
first['A1'] = 'nothing here'
sheet = book.create_sheet('Räcks & more')
sheet.append([])
sheet.append(['name', 'x', None, 'flag', 'sum', 'day'])
sheet.append(['A01', 0.1, None, True, '=1+1', datetime.date(2026, 1, 1)])
sheet.append([])
sheet.append(['Größe <&>', -1200, 'gap', False])
book.save(sys.argv[1])
)"),
                                                 {path});
        QCOMPARE(made, QString());
        const auto table = readTable(path, "Räcks & more");
        QVERIFY2(table.ok(), table.ok() ? "" : table.error().detail.c_str());
        QCOMPARE(cells(*table), (Cells{{"name", "x", "", "flag", "sum", "day"},
                                       {"A01", "0.1", "", "true", "", "46023"},
                                       {"Größe <&>", "-1200", "gap", "false", "", ""}}));
        QCOMPARE(table->rows[1].number, 5u);
        QCOMPARE(table->sheets, (std::vector<std::string>{"Notes", "Räcks & more"}));
        QCOMPARE(readTable(path)->header, (std::vector<std::string>{"nothing here"}));
        QCOMPARE(readTable(path, "none").error().code, ErrorCode::NotFound);
    }

    void inlineAndRichStrings() {
        const QString python = cw::test::pythonWithOpenpyxl();
        if (python.isEmpty()) QSKIP("no Python on this machine");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.xlsx"));
        const QString made = cw::test::runPython(python, QStringLiteral(R"(
import sys, zipfile
z = zipfile.ZipFile(sys.argv[1], 'w')
z.writestr('xl/workbook.xml', '<workbook xmlns="m" xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="a"/></sheets></workbook>')
z.writestr('xl/_rels/workbook.xml.rels', '<Relationships><Relationship Id="a" Type="t/worksheet" Target="/xl/worksheets/s.xml"/><Relationship Id="b" Type="t/sharedStrings" Target="sharedStrings.xml"/></Relationships>')
z.writestr('xl/sharedStrings.xml', '<sst><si><r><t>ri</t></r><r><t>ch</t></r><rPh><t>guide</t></rPh></si></sst>')
z.writestr('xl/worksheets/s.xml', '<worksheet><sheetData><row><c t="inlineStr"><is><t>in</t><t>line</t></is></c><c t="s"><v>0</v></c></row><row r="7"><c r="B7" t="str"><f>A1</f><v>formula text</v></c></row></sheetData></worksheet>')
z.close()
)"),
                                                 {path});
        QCOMPARE(made, QString());
        const auto table = readTable(path);
        QVERIFY2(table.ok(), table.ok() ? "" : table.error().detail.c_str());
        QCOMPARE(cells(*table), (Cells{{"inline", "rich"}, {"", "formula text"}}));
        QCOMPARE(table->rows[0].number, 7u);
    }

    void damagedAndHostileWorkbooks_data() {
        QTest::addColumn<QString>("script");
        QTest::addColumn<int>("code");
        QTest::newRow("no workbook in it") << "z.writestr('other.txt', 'x')" << int(ErrorCode::ParseError);
        QTest::newRow("cut XML") << "parts('<worksheet><sheetData><row><c>')" << int(ErrorCode::ParseError);
        QTest::newRow("text that is not there")
            << "parts('<worksheet><sheetData><row><c t=\"s\"><v>7</v></c></row></sheetData></worksheet>')"
            << int(ErrorCode::ParseError);
        QTest::newRow("column of the far east")
            << "parts('<worksheet><sheetData><row><c r=\"ZZZ1\"><v>7</v></c></row></sheetData></worksheet>')"
            << int(ErrorCode::Unsupported);
        QTest::newRow("bomb") << "parts('<worksheet>' + ' ' * 40000000 + '</worksheet>')"
                              << int(ErrorCode::Unsupported);
        QTest::newRow("entities")
            << "parts('<!DOCTYPE w [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"' + '&a;' * 1000 + '\"><!ENTITY c "
               "\"' + '&b;' * 1000 + '\">]><worksheet><sheetData><row><c "
               "t=\"str\"><v>&c;</v></c></row></sheetData></worksheet>')"
            << int(ErrorCode::ParseError);
    }
    void damagedAndHostileWorkbooks() {
        QFETCH(QString, script);
        QFETCH(int, code);
        const QString python = cw::test::pythonWithOpenpyxl();
        if (python.isEmpty()) QSKIP("no Python on this machine");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.xlsx"));
        const QString made = cw::test::runPython(python, QStringLiteral(R"(
import sys, zipfile
z = zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED)
def parts(sheet):
    z.writestr('xl/workbook.xml', '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="a"/></sheets></workbook>')
    z.writestr('xl/_rels/workbook.xml.rels', '<Relationships><Relationship Id="a" Type="t/worksheet" Target="s.xml"/></Relationships>')
    z.writestr('xl/s.xml', sheet)
)") + script + QStringLiteral("\nz.close()\n"),
                                                 {path});
        QCOMPARE(made, QString());
        TableLimits limits;
        limits.unpackedBytes = 8 << 20;
        const auto table = readTable(path, {}, limits);
        QVERIFY(!table.ok());
        QCOMPARE(int(table.error().code), code);
        QVERIFY(!table.error().detail.empty());
    }

    void truncatedWorkbooksNeverCrash() {
        const QString python = cw::test::pythonWithOpenpyxl();
        if (python.isEmpty()) QSKIP("no Python with openpyxl on this machine");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.xlsx"));
        QCOMPARE(cw::test::runPython(
                     python,
                     QStringLiteral("import sys, openpyxl\nb = openpyxl.Workbook()\nb.active.append(['a', "
                                    "'b'])\nb.save(sys.argv[1])"),
                     {path}),
                 QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string bytes = file.readAll().toStdString();
        QVERIFY(readTableBytes(bytes, "t").ok());
        for (std::size_t size = 4; size < bytes.size(); size += 97)
            QVERIFY(!readTableBytes(std::string_view(bytes).substr(0, size), "t").ok());
    }
};

CW_REGISTER_TEST(ReadTableTest);
#include "read_table_test.moc"
