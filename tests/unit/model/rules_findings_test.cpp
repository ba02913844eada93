#include "model/edit/commands/manage_objects.h"
#include "model/object_name.h"
#include "model/rules/finding_text.h"
#include "model/rules/waivers.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include <set>

using namespace cw;
using cw::test::makePart;
using cw::test::SmallDesign;

class RulesFindingsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRuleSaysWhatItIs() {
        std::set<std::string> ids;
        for (const Rule* rule : drawingRules()) {
            QVERIFY2(ids.insert(rule->info.id).second, rule->info.id);
            QVERIFY2(QRegularExpression(QStringLiteral("^[a-z][a-z0-9-]*$"))
                         .match(QString::fromUtf8(rule->info.id))
                         .hasMatch(),
                     rule->info.id);
            for (const char* text : {rule->info.title, rule->info.checks, rule->info.fix, rule->info.source})
                QVERIFY2(text && *text, rule->info.id);
            QVERIFY2(!rule->info.messages.empty(), rule->info.id);
            QVERIFY(rule->check);
        }
    }

    void anEmptyDesignHasNoFindings() {
        QVERIFY(checkDrawing(Project()).empty());
        QVERIFY(checkDrawing(SmallDesign().project()).empty());
    }

    void namesUsedTwice() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {m(1), m(4)});
        const RackId other = d.rack("A01", {m(3), m(4)});
        auto found = d.found("duplicate-name");
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].objects, (std::vector{ObjectRef::of(rack), ObjectRef::of(other)}));
        QCOMPARE(findingText(found[0], d.project(), QLocale::c()),
                 QStringLiteral("2 racks of one hall are called “A01”"));
        d.set(other, &Rack::name, "A02");
        QVERIFY(d.found("duplicate-name").empty());
        d.set(other, &Rack::name, "");
        d.set(rack, &Rack::name, "");
        QVERIFY(d.found("duplicate-name").empty()); // no name is no double name
        d.device("n1", rack, d.serverPart(), 1);
        d.device("n1", rack, d.serverPart(), 5);
        d.device("n1", other, d.serverPart(), 5);
        QCOMPARE(d.found("duplicate-name").size(), 1u);
        QCOMPARE(d.found("duplicate-name")[0].objects.size(), 3u);
    }

    void emptyRowsAreRemovedOnRequest() {
        SmallDesign d;
        const RowId row = d.add(Row{.name = "A", .hall = d.hall});
        const auto found = d.found("empty-row");
        QCOMPARE(found.size(), 1u);
        const RackId rack = d.rack("A01", {}, Turn::North, row);
        QVERIFY(d.found("empty-row").empty());
        QVERIFY(!d.history.run("old", found[0].fix).ok());
        d.remove(rack);
        d.run(found[0].fix);
        QVERIFY(d.project().rows().empty());
    }

    void textNamesObjectsAndSpeaksTheLocale() {
        SmallDesign d;
        const RackId rack = d.rack("A%1", {m(5), m(5)}); // a name that looks like a placeholder stays a name
        d.device("leaf", rack, d.switchPart(), 43, DeviceRole::ComputeSwitch);
        const auto found = d.found("beyond-rack");
        QCOMPARE(found.size(), 1u);
        QCOMPARE(findingText(found[0], d.project(), QLocale::c()),
                 QStringLiteral("leaf starts at U43 and is 1\u00a0U high, but A%1 has 42\u00a0U"));
        Finding half = found[0];
        half.params.at(2) = FindingNumber{1234.5, "mm", 1};
        QVERIFY(findingText(half, d.project(), QLocale(QLocale::German))
                    .contains(QStringLiteral("1.234,5\u00a0mm")));
    }

    void aWaiverAcceptsItsObjectsUnderAnyName() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.device("one", rack, d.serverPart(), 10);
        const DeviceId two = d.device("two", rack, d.serverPart(), 11);
        auto found = d.found("u-overlap");
        d.run([&](ProjectEditor& editor) { return waive(editor, found[0], Waiver{.reason = "mock-up"}); });
        found = d.found("u-overlap");
        QVERIFY(found[0].waived);
        QCOMPARE(found[0].waiverReason, std::string("mock-up"));
        const auto counts = countFindings(found);
        QCOMPARE(counts.errors, 0u);
        QCOMPARE(counts.waived, 1u);
        d.set(two, &Device::name, "zwei");
        QVERIFY(d.found("u-overlap")[0].waived);
        d.run([&](ProjectEditor& editor) { return withdrawWaivers(editor, found[0]); });
        QVERIFY(!d.found("u-overlap")[0].waived);
        QVERIFY(d.project().waivers().empty());
    }

    void aWaiverWithoutObjectHoldsForTheWholeRule() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.device("one", rack, d.serverPart(), 10);
        d.device("two", rack, d.serverPart(), 11);
        const WaiverId waiver = d.add(Waiver{.rule = "u-overlap", .reason = "mock-up"});
        QVERIFY(d.found("u-overlap")[0].waived);
        d.set(waiver, &Waiver::object, "device/999");
        QVERIFY(!d.found("u-overlap")[0].waived);
        d.set(waiver, &Waiver::object, "");
        d.set(waiver, &Waiver::rule, "u-over");
        QVERIFY(!d.found("u-overlap")[0].waived);
    }

    void aWaiverLapsesWhenTheFindingSaysSomethingElse() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {m(5), m(5)});
        const DeviceId leaf = d.device("leaf", rack, d.switchPart(), 43, DeviceRole::ComputeSwitch);
        auto found = d.found("beyond-rack");
        d.run(
            [&](ProjectEditor& editor) { return waive(editor, found[0], Waiver{.reason = "taller rack"}); });
        QVERIFY(d.found("beyond-rack")[0].waived);
        d.set(leaf, &Device::u, 45);
        found = d.found("beyond-rack");
        QVERIFY(!found[0].waived);
        QCOMPARE(found[0].lapsed, std::string("device starts at U43 and is 1 U high, but rack has 42 U"));
        QCOMPARE(found[0].waiverReason, std::string("taller rack"));
        // Accepted anew, there is one waiver, of what it says now.
        d.run(
            [&](ProjectEditor& editor) { return waive(editor, found[0], Waiver{.reason = "taller rack"}); });
        QCOMPARE(d.project().waivers().size(), 1u);
        QVERIFY(d.found("beyond-rack")[0].waived);
        d.set(leaf, &Device::u, 43);
        QVERIFY(!d.found("beyond-rack")[0].waived);
    }

    void aWaiverGoesWithItsObjectAndNeverPassesToAnother() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {m(5), m(5)});
        const DeviceId leaf = d.device("leaf", rack, d.switchPart(), 43, DeviceRole::ComputeSwitch);
        const auto found = d.found("beyond-rack");
        d.run([&](ProjectEditor& editor) { return waive(editor, found[0], Waiver{.reason = "mock-up"}); });
        const Project before = d.project();
        const ObjectRef gone = ObjectRef::of(leaf);
        d.run([&](ProjectEditor& editor) { return deleteObjects(editor, std::span(&gone, 1)); });
        QVERIFY(d.project().waivers().empty());
        d.history.undo();
        QVERIFY(d.project() == before);
        QVERIFY(d.found("beyond-rack")[0].waived);
    }

    void aWaiverOfManyLapsesWhenOneComesOrGoes() {
        SmallDesign d;
        Finding finding(drawingRules()[0]->info);
        finding.objects = {{EntityKind::Device, 1}, {EntityKind::Device, 2}, {EntityKind::Device, 3}};
        d.run([&](ProjectEditor& editor) { return waive(editor, finding, Waiver{.reason = "agreed"}); });
        std::vector<Finding> now{finding};
        applyWaivers(now, d.project());
        QVERIFY(now[0].waived);
        now[0].objects.pop_back();
        applyWaivers(now, d.project());
        QVERIFY(!now[0].waived);
        QCOMPARE(now[0].waiverReason, std::string("agreed"));
        QVERIFY(!now[0].lapsed.empty());
        now[0].objects = {{EntityKind::Device, 1}, {EntityKind::Device, 7}}; // another matter
        applyWaivers(now, d.project());
        QVERIFY(now[0].lapsed.empty() && now[0].waiverReason.empty());
    }

    void aWorkloadIsHeldAgainstWhatIsDrawn() {
        SmallDesign d;
        const WorkloadId load = d.add(Workload{.name = "70B"});
        QVERIFY(d.found("workload-size").empty()); // it states no number
        d.set(load, &Workload::accelerators, std::optional<std::uint32_t>(8));
        QCOMPARE(d.found("workload-size").size(), 1u);
        PartSpec server = makePart("gpu-server", "system", Placement::RackUnits,
                                   {{"height_u", 8.0}, {"accelerator_count", 8.0}});
        d.device("n1", d.rack("A01", {m(5), m(5)}), d.part(server), 1);
        QVERIFY(d.found("workload-size").empty());
        d.set(load, &Workload::accelerators, std::optional<std::uint32_t>(9));
        QCOMPARE(d.found("workload-size").size(), 1u);
    }

    void errorsComeFirst() {
        SmallDesign d;
        d.add(Row{.name = "A", .hall = d.hall});
        const RackId rack = d.rack("A01", {m(5), m(5)});
        d.device("one", rack, d.serverPart(), 10);
        d.device("one", rack, d.serverPart(), 10);
        const auto all = checkDrawing(d.project());
        QVERIFY(all.size() >= 3);
        for (std::size_t i = 1; i < all.size(); ++i)
            QVERIFY(all[i - 1].severity <= all[i].severity);
        const auto counts = countFindings(all);
        QCOMPARE(counts.errors + counts.warnings + counts.infos, all.size());
    }

    void aStopIsObeyed() {
        SmallDesign d;
        d.add(Row{.name = "A", .hall = d.hall});
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(checkDrawing(d.project(), stop.get_token()).empty());
    }

    void objectsWithoutANameGetKindAndNumber() {
        SmallDesign d;
        const RackId rack = d.rack("", {});
        QCOMPARE(cw::objectName(d.project(), ObjectRef::of(rack)), std::string("rack 1"));
        QCOMPARE(cw::objectName(d.project(), ObjectRef{EntityKind::CoolingLoop, 9}),
                 std::string("cooling loop 9"));
        const DeviceId a = d.device("a", rack, d.serverPart(), 1);
        const DeviceId b = d.device("b", rack, d.serverPart(), 3);
        const CableId cable = d.cable({a, 0}, {b, 3, 1, 2});
        QCOMPARE(cw::objectName(d.project(), ObjectRef::of(cable)), std::string("a p1 | b p4b"));
    }

    void aLargeDesignIsCheckedQuickly() {
        // 13,000 racks in rows, 104,000 servers, 300,000 cables: below a second on the machine that plans;
        // the limit here leaves room for slow builds with sanitizers.
        ProjectLoader loader;
        SmallDesign seed;
        seed.rackPart();
        PartSpec server = seed.project().parts()[seed.serverPart()].spec;
        server.ports[0].count = 8;
        (void)loader.place(Id<ProjectInfo>(1), ProjectInfo{});
        (void)loader.place(PartId(1), seed.project().parts()[PartId(1)]);
        (void)loader.place(PartId(2), Part{server});
        (void)loader.place(seed.site, Site{});
        (void)loader.place(seed.building, Building{.name = "B", .site = seed.site});
        (void)loader.place(seed.hall, Hall{.name = "H", .building = seed.building, .size = {m(200), m(400)}});
        (void)loader.place(seed.fabric, Fabric{.name = "F"});
        const std::uint32_t racks = 13000, perRack = 8;
        for (std::uint32_t r = 0; r < racks; ++r) {
            const std::uint32_t row = r / 130, place = r % 130;
            if (place == 0)
                (void)loader.place(RowId(row + 1),
                                   Row{.name = "row " + std::to_string(row), .hall = seed.hall});
            const Pose pose{{m(2) + place * mm(600), m(2) + row * mm(2600)},
                            row % 2 ? Turn::North : Turn::South};
            (void)loader.place(RackId(r + 1), Rack{.name = "rack " + std::to_string(r),
                                                   .hall = seed.hall,
                                                   .row = RowId(row + 1),
                                                   .part = PartId(1),
                                                   .pose = pose});
            for (std::uint32_t s = 0; s < perRack; ++s)
                (void)loader.place(DeviceId(r * perRack + s + 1),
                                   Device{.name = "node " + std::to_string(r * perRack + s),
                                          .rack = RackId(r + 1),
                                          .part = PartId(2),
                                          .u = std::int16_t(1 + 2 * s),
                                          .role = DeviceRole::Server});
        }
        const std::uint32_t devices = racks * perRack;
        for (std::uint32_t c = 0; c < 300000; ++c) {
            Cable cable;
            cable.fabric = seed.fabric;
            cable.speed = gigabitsPerSecond(400);
            // Each device pair (i, i + 1) and so on; ports 0 to 3 are taken at most once for the first
            // 200,000.
            const std::uint32_t i = c % devices;
            const auto port = std::uint16_t(c / devices);
            cable.a = {DeviceId(i + 1), port};
            cable.b = {DeviceId((i + 7) % devices + 1), std::uint16_t(port + 4)};
            cable.label = "c" + std::to_string(c);
            (void)loader.place(CableId(c + 1), std::move(cable));
        }
        const Project project = std::move(loader).finish().value();
        QElapsedTimer timer;
        timer.start();
        const auto findings = checkDrawing(project);
        const qint64 elapsed = timer.elapsed();
        qInfo("%zu findings in %lld ms", findings.size(), elapsed);
        QVERIFY(!findings.empty());
        QVERIFY2(elapsed < 8000, qPrintable(QString::number(elapsed)));
    }
};

CW_REGISTER_TEST(RulesFindingsTest);
#include "rules_findings_test.moc"
