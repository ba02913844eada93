#include "model/exchange/project_tables.h"
#include "model/exchange/table_import.h"
#include "model/exchange/write_csv.h"
#include "model/exchange/write_xlsx.h"
#include "tests/support/python.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

using namespace cw;
using cw::test::SmallDesign;

namespace {

/// The parts of a small design as a catalogue, and a design with one hall.
struct Desk : SmallDesign {
    Desk()
        : catalog(makeCatalog()) {}

    static Catalog makeCatalog() {
        SmallDesign shelf;
        std::vector<PartSpec> parts;
        for (const PartId id : {shelf.rackPart(), shelf.serverPart(), shelf.switchPart()})
            parts.push_back(shelf.project().parts()[id].spec);
        PartSpec twin = parts[1];
        twin.id = "server-b";
        parts.push_back(twin); // same vendor and model as "server"
        PartSpec optic = cw::test::makePart("optic", "transceiver", Placement::NotPlaced, {});
        parts.push_back(optic);
        auto made = Catalog::fromParts(std::move(parts));
        if (!made) qFatal("%s", made.error().context.c_str());
        return std::move(*made);
    }

    ImportPreview preview(const std::string& text, TableKind kind, const ImportOptions& options = {}) {
        const auto table = readTableBytes(text, "t.csv");
        if (!table) qFatal("%s", table.error().detail.c_str());
        auto result =
            previewImport(*table, suggestMapping(kind, table->header), kind, project(), catalog, options);
        if (!result) qFatal("%s: %s", result.error().context.c_str(), result.error().detail.c_str());
        return std::move(*result);
    }
    void apply(const ImportPreview& what, bool skipBadRows = false) {
        run([&](ProjectEditor& editor) { return applyImport(editor, what, skipBadRows); });
    }

    Catalog catalog;
};

/// "line field" of every issue.
QStringList issues(const ImportPreview& preview) {
    QStringList list;
    for (const ImportRow& row : preview.rows)
        for (const ImportIssue& issue : row.issues)
            list += QStringLiteral("%1 %2").arg(row.line).arg(QString::fromStdString(issue.field));
    return list;
}

} // namespace

class TableImportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void headersAreUnderstood_data() {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("fields");
        QTest::newRow("our own") << "name,rack,hall,u,part,face,role"
                                 << "name=0 rack=1 hall=2 u=3 part=4 face=5 role=6";
        QTest::newRow("a DCIM") << "Device Name,Cabinet,U Position,Model"
                                << "name=0 rack=1 u=2 part=3";
        QTest::newRow("German") << "Gerätename,Schrank,Höheneinheit,Typ"
                                << "name=0 rack=1 u=2 part=3";
        QTest::newRow("order does not matter") << "Position,Type,Rack,Hostname"
                                               << "name=3 rack=2 u=0 part=1";
        QTest::newRow("strangers stay out") << "colour,name,owner"
                                            << "name=1";
        QTest::newRow("one column, one meaning") << "rack,rack name"
                                                 << "rack=0";
    }
    void headersAreUnderstood() {
        QFETCH(QString, header);
        QFETCH(QString, fields);
        std::vector<std::string> columns;
        for (const QString& column : header.split(QLatin1Char(',')))
            columns.push_back(column.toStdString());
        const auto mapping = suggestMapping(TableKind::Devices, columns);
        QStringList seen;
        const auto known = importFields(TableKind::Devices);
        for (std::size_t i = 0; i < known.size(); ++i)
            if (mapping[i])
                seen += QStringLiteral("%1=%2").arg(QString::fromUtf8(known[i].key)).arg(*mapping[i]);
        QCOMPARE(seen.join(QLatin1Char(' ')), fields);
    }

    void theKindOfATableIsSeenFromItsHeader_data() {
        QTest::addColumn<QString>("header");
        QTest::addColumn<bool>("isDevices");
        QTest::newRow("racks") << "name,part,hall,x_mm,y_mm" << false;
        QTest::newRow("devices") << "name,rack,u,part" << true;
        QTest::newRow("devices of a DCIM") << "Hostname,Cabinet,U Position,Model" << true;
        QTest::newRow("cabinets of a DCIM") << "Cabinet,Type,Room" << false;
        QTest::newRow("nothing known") << "colour,owner" << false;
    }
    void theKindOfATableIsSeenFromItsHeader() {
        QFETCH(QString, header);
        QFETCH(bool, isDevices);
        std::vector<std::string> columns;
        for (const QString& column : header.split(QLatin1Char(',')))
            columns.push_back(column.toStdString());
        QCOMPARE(suggestKind(columns) == TableKind::Devices, isDevices);
    }

    void everyIssueSaysWhatToDo() {
        Desk d;
        d.rack("A01", {m(1), m(1)});
        const auto preview = d.preview("name,rack,u,part\n"
                                       "a,A01,1,nothing\n"
                                       "b,A01,1,Example server\n"
                                       "c,Z99,1,server\n"
                                       "d,A01,x,server\n"
                                       "e,A01,1,server\n"
                                       "e,A01,5,server\n"
                                       "f,A01,2,server\n"
                                       ",A01,9,server\n",
                                       TableKind::Devices);
        QCOMPARE(preview.good, 1u);
        for (const ImportRow& row : preview.rows)
            for (const ImportIssue& issue : row.issues)
                QVERIFY2(!importIssueFix(issue).isEmpty(), qPrintable(issue.what));
    }

    void everyFieldIsReachedByItsKey() {
        for (const TableKind kind : {TableKind::Racks, TableKind::Devices}) {
            std::vector<std::string> keys;
            for (const ImportField& field : importFields(kind))
                keys.push_back(field.key);
            const auto mapping = suggestMapping(kind, keys);
            for (std::size_t i = 0; i < keys.size(); ++i)
                QCOMPARE(mapping[i], std::optional(i));
        }
    }

    void racksComeInAtTheirPlaces() {
        Desk d;
        const auto preview = d.preview("name,part,row,x_mm,y_mm,facing,role,power_limit_kw\n"
                                       "A01,rack-42,A,600,1.2 m,south,network,12.5\n"
                                       "A02,example RACK-42,A,1200,120 cm,South,compute,12500 W\n",
                                       TableKind::Racks);
        QCOMPARE(issues(preview), QStringList());
        QCOMPARE(d.project().racks().size(), 0u); // a preview changes nothing
        d.apply(preview);
        QCOMPARE(d.project().racks().size(), 2u);
        const Rack& second = d.project().racks()[RackId(2)];
        QCOMPARE(second.name, std::string("A02"));
        QCOMPARE(second.pose, (Pose{{mm(1200), mm(1200)}, Turn::South}));
        QCOMPARE(inKilowatts(*second.powerLimit), 12.5);
        QCOMPARE(second.row, d.project().racks()[RackId(1)].row);
        QCOMPARE(d.project().rows().size(), 1u);
        QCOMPARE(d.project().parts().size(), 1u);
        QCOMPARE(d.history.stepCount(), d.history.doneCount());
        d.history.undo(); // one step
        QCOMPARE(d.project().racks().size(), 0u);
        QCOMPARE(d.project().rows().size(), 0u);
        QCOMPARE(d.project().parts().size(), 0u);
    }

    void racksWithoutAPlaceAreSetInRows() {
        Desk d;
        d.rack("old", {m(1), m(1.5)});
        const auto preview = d.preview(
            "name,part,row\nA1,rack-42,A\nA2,rack-42,A\nB1,rack-42,B\nC1,rack-42,C\n", TableKind::Racks);
        QCOMPARE(preview.good, 4u);
        d.apply(preview);
        QVERIFY(d.found("floor-overlap").empty());
        QVERIFY(d.found("outside-hall").empty());
        QVERIFY(d.found("aisle-facing").empty());
        QVERIFY(d.found("aisle-width").empty());
    }

    void wrongRowsAreNamedByLineAndField() {
        Desk d;
        d.rack("A01", {});
        const auto preview = d.preview("name,part,hall,x,y,facing,power limit\n"
                                       "B01,rack-42,Hall,0,0,north,12\n"
                                       ",rack-42,,0,0,,\n"
                                       "B02,nothing-like-it,,0,0,,\n"
                                       "B03,server,,0,0,,\n"
                                       "B04,rack-42,Attic,0,0,,\n"
                                       "B05,rack-42,,12x,0,,\n"
                                       "B06,rack-42,,5,,,\n"
                                       "B07,rack-42,,0,0,upwards,\n"
                                       "B08,rack-42,,0,0,,-3\n"
                                       "A01,rack-42,,0,0,,\n"
                                       "B01,rack-42,,0,0,,\n"
                                       "B09,rack-42,,1e300,0,,\n",
                                       TableKind::Racks);
        QCOMPARE(
            issues(preview),
            (QStringList{QStringLiteral("3 name"), QStringLiteral("4 part"), QStringLiteral("5 part"),
                         QStringLiteral("6 hall"), QStringLiteral("7 x_mm"), QStringLiteral("8 y_mm"),
                         QStringLiteral("9 facing"), QStringLiteral("10 power_limit_kw"),
                         QStringLiteral("11 name"), QStringLiteral("12 name"), QStringLiteral("13 x_mm")}));
        QCOMPARE(preview.good, 1u);
        QCOMPARE(preview.bad, 11u);
        const Status refused =
            d.history.run("import", [&](ProjectEditor& editor) { return applyImport(editor, preview); });
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        QCOMPARE(d.project().racks().size(), 1u);
        d.apply(preview, true);
        QCOMPARE(d.project().racks().size(), 2u);
    }

    void devicesComeInAndKeepTheirUnits() {
        Desk d;
        d.rack("A01", {});
        d.rack("A02", {m(2), 0});
        const auto preview = d.preview("name;rack;u;part;face;role;psu_on_a;psu_on_b\n"
                                       "n1;A01;U1;server;front;server;1;1\n"
                                       "n2;A01;3;server;;;;\n"
                                       "leaf;A02;42;switch;rear;in-band switch;;\n",
                                       TableKind::Devices);
        // "server" is the id of one part and the model of two: the id wins.
        QCOMPARE(issues(preview), QStringList());
        d.apply(preview);
        const Device& leaf = d.project().devices()[DeviceId(3)];
        QCOMPARE(leaf.u, std::int16_t(42));
        QCOMPARE(leaf.face, Face::Rear);
        QCOMPARE(leaf.role, DeviceRole::InBandSwitch);
        QCOMPARE(d.project().devices()[DeviceId(2)].role, DeviceRole::Server); // what its part usually is
        QCOMPARE(int(d.project().devices()[DeviceId(1)].psuOnB), 1);
    }

    void unitsThatAreTakenAreNamed() {
        Desk d;
        const RackId rack = d.rack("A01", {});
        d.device("there", rack, d.serverPart(), 10);
        const auto preview = d.preview("name,rack,u,part\n"
                                       "n1,A01,9,server\n"  // reaches U10
                                       "n2,A01,20,server\n" // free
                                       "n3,A01,21,switch\n" // taken by the row before
                                       "n4,A01,42,server\n" // above the rack
                                       "n5,A01,0,server\n"  // in no unit
                                       "n6,A01,1.5,server\n"
                                       "n7,B01,1,server\n"
                                       "there,A01,30,server\n"
                                       "n8,A01,30,optic\n",
                                       TableKind::Devices);
        QCOMPARE(issues(preview),
                 (QStringList{QStringLiteral("2 u"), QStringLiteral("4 u"), QStringLiteral("5 u"),
                              QStringLiteral("6 u"), QStringLiteral("7 u"), QStringLiteral("8 rack"),
                              QStringLiteral("9 name"), QStringLiteral("10 part")}));
        QVERIFY(preview.rows[0].issues[0].what.contains(QStringLiteral("there")));
        QVERIFY(preview.rows[2].issues[0].what.contains(QStringLiteral("n2")));
        d.apply(preview, true);
        QCOMPARE(d.project().devices().size(), 2u);
        QVERIFY(d.found("u-overlap").empty());
    }

    void racksOfOneNameInTwoHallsNeedTheHall() {
        Desk d;
        d.rack("A01", {});
        const HallId second = d.add(Hall{.name = "Hall 2", .building = d.building});
        const RackId other = d.rack("A01", {});
        d.set(other, &Rack::hall, second);
        const auto preview = d.preview("name,rack,hall,u,part\nn1,A01,,1,server\nn2,A01,Hall 2,1,server\n",
                                       TableKind::Devices);
        QCOMPARE(issues(preview), (QStringList{QStringLiteral("2 rack")}));
        QCOMPARE(std::get<Device>(preview.rows[1].object).rack, other);
        ImportOptions options;
        options.hall = second;
        QCOMPARE(issues(d.preview("name,rack,u,part\nn1,A01,1,server\n", TableKind::Devices, options)),
                 QStringList());
    }

    void aChangedDesignRefusesTheWholeImport() {
        Desk d;
        const RackId rack = d.rack("A01", {});
        const auto preview =
            d.preview("name,rack,u,part\nn1,A01,1,server\nn2,A01,5,server\n", TableKind::Devices);
        QCOMPARE(preview.good, 2u);
        d.device("quicker", rack, d.serverPart(), 5);
        const std::size_t before = d.project().devices().size();
        const Status status =
            d.history.run("import", [&](ProjectEditor& editor) { return applyImport(editor, preview); });
        QVERIFY(!status.ok());
        QVERIFY(status.error().context.rfind("line 3", 0) == 0);
        QCOMPARE(d.project().devices().size(), before); // n1 is gone again, too
    }

    void mappingsAreChecked() {
        Desk d;
        const auto table = readTableBytes("name,part\nA,rack-42\n", "t");
        ColumnMapping mapping = suggestMapping(TableKind::Racks, table->header);
        const auto with = [&](const ColumnMapping& m) {
            return previewImport(*table, m, TableKind::Racks, d.project(), d.catalog);
        };
        QVERIFY(with(mapping).ok());
        mapping[2] = 7;
        QCOMPARE(with(mapping).error().context, std::string("hall"));
        mapping[2].reset();
        mapping[1].reset();
        QCOMPARE(with(mapping).error().context, std::string("part"));
        QVERIFY(!with({}).ok());
    }

    void whatGoesOutComesBackIn_data() {
        QTest::addColumn<bool>("workbook");
        QTest::newRow("csv") << false;
        QTest::newRow("xlsx") << true;
    }
    void whatGoesOutComesBackIn() {
        QFETCH(bool, workbook);
        Desk d;
        const RowId row = d.add(Row{.name = "=A", .hall = d.hall});
        const RackId rack = d.rack("-A01", {mm(612.5), m(2)}, Turn::West, row);
        d.set(rack, &Rack::powerLimit, kilowatts(40.25));
        d.rack("A, \"02\"", {m(4), m(2)});
        const DeviceId server = d.device("n1", rack, d.serverPart(), 7);
        d.set(server, &Device::rail, 3);
        d.device("leaf", rack, d.switchPart(), 42, DeviceRole::ComputeSwitch, Face::Rear);

        QTemporaryDir folder;
        const auto write = [&](const TableDoc& table, const char* name) {
            const QString path = folder.filePath(
                QString::fromUtf8(name) + (workbook ? QStringLiteral(".xlsx") : QStringLiteral(".csv")));
            const Status status = workbook ? writeXlsx({table}, {}, path) : writeCsv(table, path);
            return status ? path : QString();
        };
        const QString racks = write(rackTable(d.project()), "racks");
        const QString devices = write(deviceTable(d.project()), "devices");
        Desk back;
        for (const auto& [path, kind] :
             {std::pair(racks, TableKind::Racks), std::pair(devices, TableKind::Devices)}) {
            const auto table = readTable(path);
            QVERIFY2(table.ok(), table.ok() ? "" : table.error().detail.c_str());
            const auto preview = previewImport(*table, suggestMapping(kind, table->header), kind,
                                               back.project(), back.catalog);
            QVERIFY(preview.ok());
            QCOMPARE(issues(*preview), QStringList());
            back.apply(*preview);
        }
        QCOMPARE(csvText(rackTable(back.project())), csvText(rackTable(d.project())));
        QCOMPARE(csvText(deviceTable(back.project())), csvText(deviceTable(d.project())));
    }

    void aLargeTableIsReadAndAppliedQuickly() {
        Desk d;
        std::string racks = "name,part,row,x,y\n";
        std::string devices = "name,rack,u,part\n";
        for (int r = 0; r < 3000; ++r) {
            racks += "R" + std::to_string(r) + ",rack-42,row " + std::to_string(r / 50) + "," +
                     std::to_string(600 * (r % 50)) + "," + std::to_string(2400 * (r / 50)) + "\n";
            for (int u = 1; u <= 8; ++u)
                devices += "n" + std::to_string(r * 8 + u) + ",R" + std::to_string(r) + "," +
                           std::to_string(u * 2) + (u == 8 && r % 2 ? ",nothing\n" : ",server\n");
        }
        QElapsedTimer timer;
        timer.start();
        d.apply(d.preview(racks, TableKind::Racks));
        const auto preview = d.preview(devices, TableKind::Devices);
        QCOMPARE(preview.bad, 1500u);
        d.apply(preview, true);
        QCOMPARE(d.project().devices().size(), 22500u);
        qInfo("27,000 rows in %lld ms", timer.elapsed());
        QVERIFY2(timer.elapsed() < 20000, qPrintable(QString::number(timer.elapsed())));
    }

    void aWorkbookFromOutsideComesIn() {
        const QString python = cw::test::pythonWithOpenpyxl();
        if (python.isEmpty()) QSKIP("no Python with openpyxl on this machine");
        Desk d;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.xlsx"));
        QCOMPARE(cw::test::runPython(python, QStringLiteral(R"(
import sys, openpyxl
book = openpyxl.Workbook()
book.active.append(['Cabinet', 'Type', 'X', 'Y', 'Max power'])
book.active.append(['A01', 'rack-42', 600, 1200.5, 44])
book.active.append(['A02', 'rack-42', 'far', 0, None])
book.save(sys.argv[1])
)"),
                                     {path}),
                 QString());
        const auto table = readTable(path);
        const auto preview = previewImport(*table, suggestMapping(TableKind::Racks, table->header),
                                           TableKind::Racks, d.project(), d.catalog);
        QVERIFY(preview.ok());
        QCOMPARE(issues(*preview), QStringList{QStringLiteral("3 x_mm")});
        d.apply(*preview, true);
        QCOMPARE(d.project().racks()[RackId(1)].pose.origin, (Point{mm(600), mm(1200.5)}));
    }
};

CW_REGISTER_TEST(TableImportTest);
#include "table_import_test.moc"
