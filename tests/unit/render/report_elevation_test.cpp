#include "app/design/template_registry.h"
#include "model/edit/history.h"
#include "model/library/catalog.h"
#include "tests/support/plan_project.h"
#include "tests/support/test_registry.h"
#include "views/report/elevation_layout.h"
#include "views/report/sections.h"

#include <QFontMetricsF>
#include <QtTest>

using namespace cw;
using namespace cw::report;

namespace {

constexpr double kCellWidth = 154;

bool generate(History& history, const char* name, const std::map<std::string, std::string>& values) {
    const auto catalog = Catalog::builtin();
    if (!catalog) return false;
    return history
        .run("new",
             [&](ProjectEditor& editor) -> Status {
                 auto made = design::TemplateRegistry::generate(name, values, *catalog, editor);
                 return made ? Status() : Status(made.error());
             })
        .ok();
}

} // namespace

class ReportElevationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyDeviceIsNamedLegibly_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("h100") << QStringLiteral("superpod-h100");
        QTest::newRow("gb200") << QStringLiteral("superpod-gb200");
        QTest::newRow("lab") << QStringLiteral("lab");
    }
    void everyDeviceIsNamedLegibly() {
        QFETCH(QString, name);
        History history;
        QVERIFY(generate(history, name.toStdString().c_str(), {}));
        const Project& project = history.project();
        const QFontMetricsF metrics(elevationFont());
        const auto kinds = rackKinds(project);
        QVERIFY(!kinds.empty());
        for (const RackKind& kind : kinds) {
            const double height = elevationHeight(elevationUnits(project, kind));
            const ElevationCell cell = layoutElevation(project, kind, kCellWidth, height);
            const QString rack = kind.names.front();
            QVERIFY(cell.names.size() <= 2);
            for (const QString& line : cell.names)
                QVERIFY2(!line.contains(QChar(0x2026)), qPrintable(line));
            const ElevationLabel* last = nullptr;
            for (const ElevationLabel& label : cell.labels) {
                QVERIFY2(label.box.left() > cell.cabinet.right(), qPrintable(rack));
                QVERIFY2(label.box.top() >= 0 && label.box.bottom() <= height, qPrintable(rack));
                // As high as its lines, so that none is struck through or lies on another.
                const double lines = double(label.names.size()) + (label.units.isEmpty() ? 0 : 1);
                QVERIFY(label.box.height() >= lines * elevationLine() - 1e-6);
                QVERIFY(elevationLine() >= metrics.ascent() + metrics.descent() - 2.5);
                for (const QString& line : label.names) {
                    QVERIFY2(!line.contains(QChar(0x2026)), qPrintable(line));
                    QVERIFY2(metrics.horizontalAdvance(line) <= label.box.width() + 0.5, qPrintable(line));
                }
                if (last) QVERIFY2(last->box.bottom() <= label.box.top() + 1e-6, qPrintable(rack));
                last = &label;
            }
            for (const ElevationBlock& block : cell.blocks) {
                if (block.role == DeviceRole::Blank) continue;
                bool named = false;
                for (const ElevationLabel& label : cell.labels)
                    named = named ||
                            (label.from <= block.box.top() + 1e-6 && label.to >= block.box.bottom() - 1e-6);
                QVERIFY2(named, qPrintable(rack));
            }
        }
    }

    void devicesThatAreAlikeShareALabel() {
        History history;
        QVERIFY(generate(history, "superpod-h100", {{"scalable_units", "1"}}));
        const Project& project = history.project();
        bool seen = false;
        for (const RackKind& kind : rackKinds(project)) {
            const ElevationCell cell = layoutElevation(project, kind, kCellWidth, 500);
            if (cell.blocks.size() != 4 || cell.labels.size() != 1) continue;
            seen = true;
            QVERIFY(cell.labels.front().names.join(QLatin1Char(' ')).startsWith(QStringLiteral("4\u00A0×")));
            QVERIFY(cell.labels.front().units.contains(QStringLiteral("–U32")));
        }
        QVERIFY(seen);
    }

    void aRackFullOfDifferentThingsKeepsItsLabelsApart() {
        // 48 different parts, one a unit: more than there is room for.
        test::PlanProject p(1);
        RackKind kind;
        test::must(p.history.run("full", [&](ProjectEditor& editor) -> Status {
            Rack rack = p.project().racks()[p.racks.front()];
            rack.name = "R1";
            rack.pose.origin.x += m(1);
            const RackId id = test::must(editor.add(rack));
            kind = {id, {QStringLiteral("R1")}};
            for (int u = 1; u <= 48; ++u) {
                PartSpec part = test::switchSpec();
                part.id += std::to_string(u);
                part.model = "A device with a rather long name, number " + std::to_string(u);
                part.revision = computeRevision(part);
                Device device;
                device.rack = id;
                device.part = test::must(editor.embed(part));
                device.name = "d" + std::to_string(u);
                device.u = u;
                test::must(editor.add(device));
            }
            return {};
        }));
        const double height = elevationHeight(48);
        const ElevationCell cell = layoutElevation(p.project(), kind, kCellWidth, height);
        QCOMPARE(cell.blocks.size(), std::size_t(48));
        QVERIFY(cell.labels.size() >= 20);
        for (std::size_t i = 0; i < cell.labels.size(); ++i) {
            QVERIFY(cell.labels[i].box.bottom() <= height);
            if (i > 0) QVERIFY(cell.labels[i - 1].box.bottom() <= cell.labels[i].box.top() + 1e-6);
        }
    }
};

CW_REGISTER_TEST(ReportElevationTest);
#include "report_elevation_test.moc"
