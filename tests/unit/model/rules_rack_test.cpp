#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

using namespace cw;
using cw::test::makePart;
using cw::test::SmallDesign;

class RulesRackTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void unitsTakenTwiceAreFoundAndMended() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.device("first", rack, d.serverPart(), 10);
        const DeviceId second = d.device("second", rack, d.serverPart(), 11);
        d.device("third", rack, d.serverPart(), 13);
        const auto found = d.found("u-overlap");
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].severity, Severity::Error);
        QCOMPARE(found[0].objects.front(), ObjectRef::of(second));
        QVERIFY(bool(found[0].fix));
        d.run(found[0].fix);
        QCOMPARE(d.project().devices()[second].u, std::int16_t(8)); // the nearest free place
        QVERIFY(d.found("u-overlap").empty());
        // The finding is old now: running it again must not move anything.
        QVERIFY(!d.history.run("again", found[0].fix).ok());
        QCOMPARE(d.project().devices()[second].u, std::int16_t(8));
    }

    void oneBigDeviceAgainstSeveralSmallOnesIsAFindingEach() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.device("tall", rack, d.serverPart(8, "tall"), 1);
        for (int u : {2, 4, 8})
            d.device("small", rack, d.switchPart(), u);
        d.device("clear", rack, d.switchPart(), 9);
        QCOMPARE(d.found("u-overlap").size(), 3u);
    }

    void frontAndRearShareUnitsOnlyWhenBothDepthsFit() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {}); // 1100 mm between the rails
        const auto shallow = [&](const char* id, double depth) {
            return d.part(
                makePart(id, "switch", Placement::RackUnits, {{"height_u", 1.0}, {"depth_mm", depth}}));
        };
        d.device("front", rack, shallow("s500", 500), 5, DeviceRole::OutOfBandSwitch);
        const DeviceId rear =
            d.device("rear", rack, shallow("s600", 600), 5, DeviceRole::OutOfBandSwitch, Face::Rear);
        QVERIFY(d.found("u-overlap").empty());
        d.set(rear, &Device::part, shallow("s601", 601));
        QCOMPARE(d.found("u-overlap").size(), 1u);
        d.set(rear, &Device::part,
              d.part(makePart("no-depth", "switch", Placement::RackUnits, {{"height_u", 1.0}})));
        QCOMPARE(d.found("u-overlap").size(), 1u);
    }

    void zeroUnitDevicesTakeNoUnits() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        const PartId strip = d.part(makePart("strip", "other", Placement::ZeroU, {}));
        d.device("server", rack, d.serverPart(), 1);
        d.device("strip", rack, strip, 1, DeviceRole::Other);
        d.device("strip 2", rack, strip, 0, DeviceRole::Other);
        QVERIFY(d.found("u-overlap").empty());
        QVERIFY(d.found("beyond-rack").empty());
    }

    void devicesBeyondTheUnitsOfTheRack_data() {
        QTest::addColumn<int>("u");
        QTest::addColumn<int>("message"); // -1: none
        QTest::newRow("top unit") << 41 << -1;
        QTest::newRow("one above") << 42 << 0;
        QTest::newRow("first unit") << 1 << -1;
        QTest::newRow("no unit") << 0 << 1;
    }
    void devicesBeyondTheUnitsOfTheRack() {
        QFETCH(int, u);
        QFETCH(int, message);
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.device("blocker", rack, d.serverPart(), 3);
        const DeviceId server = d.device("server", rack, d.serverPart(), u);
        const auto found = d.found("beyond-rack");
        QCOMPARE(found.size(), message < 0 ? 0u : 1u);
        if (message < 0) return;
        QCOMPARE(int(found[0].message), message);
        d.run(found[0].fix);
        QCOMPARE(d.project().devices()[server].u, std::int16_t(u > 1 ? 41 : 1)); // the nearest place
        QVERIFY(d.found("beyond-rack").empty());
    }

    void aFullRackOffersNoMend() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.device("filler", rack, d.serverPart(42, "filler"), 1);
        d.device("server", rack, d.serverPart(), 42);
        const auto found = d.found("beyond-rack");
        QCOMPARE(found.size(), 1u);
        const auto status = d.history.run("fix", found[0].fix);
        QVERIFY(!status.ok());
        QCOMPARE(status.error().code, ErrorCode::Conflict);
    }

    void depthAgainstTheRails() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        const auto deep = [&](const char* id, double depth) {
            return d.part(
                makePart(id, "system", Placement::RackUnits, {{"height_u", 1.0}, {"depth_mm", depth}}));
        };
        const DeviceId device = d.device("server", rack, deep("d1100", 1100), 1);
        QVERIFY(d.found("device-depth").empty());
        d.set(device, &Device::part, deep("d1101", 1101));
        QCOMPARE(d.found("device-depth").size(), 1u);
        QCOMPARE(int(d.found("device-depth")[0].message), 0);
        // Without a mounting depth the outer depth is the limit, and the message says so.
        d.set(rack, &Rack::part,
              d.part(makePart("plain", "rack", Placement::FreeStanding,
                              {{"units_u", 42.0}, {"width_mm", 600.0}, {"depth_mm", 1100.0}})));
        QCOMPARE(int(d.found("device-depth")[0].message), 1);
        d.set(device, &Device::part,
              d.part(makePart("unknown", "system", Placement::RackUnits, {{"height_u", 1.0}})));
        QVERIFY(d.found("device-depth").empty());
    }

    void widthAgainstTheRails() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        const auto wide = [&](const char* id, double width) {
            return d.part(
                makePart(id, "system", Placement::RackUnits, {{"height_u", 1.0}, {"width_mm", width}}));
        };
        const DeviceId device = d.device("server", rack, wide("w482", 482.6), 1);
        QVERIFY(d.found("rail-width").empty());
        d.set(device, &Device::part, wide("w537", 537));
        QCOMPARE(d.found("rail-width").size(), 1u);
        QCOMPARE(d.found("rail-width")[0].severity, Severity::Error);
        d.set(rack, &Rack::part,
              d.part(makePart("orv3", "rack", Placement::FreeStanding,
                              {{"units_ou", 44.0}, {"rail_width_in", 21.0}})));
        QVERIFY(d.found("rail-width").empty());
        d.set(device, &Device::part, wide("w440", 440));
        QCOMPARE(d.found("rail-width").size(), 1u);
        QCOMPARE(d.found("rail-width")[0].severity, Severity::Warning);
    }

    void equalDevicesOfARackAreOneFinding() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        const RackId other = d.rack("A02", {m(2), 0});
        const PartId part = d.part(
            makePart("sw", "switch", Placement::RackUnits,
                     {{"height_u", 1.0}, {"depth_mm", 600.0}, {"airflow", std::string("rear-to-front")}}));
        for (int u : {1, 2, 3})
            d.device("leaf", rack, part, u, DeviceRole::ComputeSwitch);
        const DeviceId spine = d.device("spine", other, part, 1, DeviceRole::ComputeSwitch);
        auto found = d.found("airflow");
        QCOMPARE(found.size(), 2u);
        QCOMPARE(found[0].objects.size(), 4u);
        d.run(found[0].fix);
        found = d.found("airflow");
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].objects.front(), ObjectRef::of(spine));
        // Something stands behind it now, and turned it would not fit: no mend is offered.
        d.device(
            "deep", other,
            d.part(makePart("deep", "other", Placement::RackUnits, {{"height_u", 1.0}, {"depth_mm", 400.0}})),
            1, DeviceRole::Other, Face::Rear);
        QVERIFY(!d.found("airflow").at(0).fix);
    }

    void intakeBelongsToTheFrontOfTheRack_data() {
        QTest::addColumn<QString>("airflow");
        QTest::addColumn<bool>("rear");
        QTest::addColumn<int>("found");
        QTest::newRow("front to rear, front") << "front-to-rear" << false << 0;
        QTest::newRow("front to rear, rear") << "front-to-rear" << true << 1;
        QTest::newRow("rear to front, front") << "rear-to-front" << false << 1;
        QTest::newRow("rear to front, rear") << "rear-to-front" << true << 0;
        QTest::newRow("unknown") << "side-to-side" << true << 0;
    }
    void intakeBelongsToTheFrontOfTheRack() {
        QFETCH(QString, airflow);
        QFETCH(bool, rear);
        QFETCH(int, found);
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        const PartId part = d.part(makePart("sw", "switch", Placement::RackUnits,
                                            {{"height_u", 1.0}, {"airflow", airflow.toStdString()}}));
        const DeviceId device =
            d.device("leaf", rack, part, 1, DeviceRole::ComputeSwitch, rear ? Face::Rear : Face::Front);
        const auto findings = d.found("airflow");
        QCOMPARE(int(findings.size()), found);
        if (found == 0) return;
        d.run(findings[0].fix);
        QCOMPARE(d.project().devices()[device].face, rear ? Face::Front : Face::Rear);
        QVERIFY(d.found("airflow").empty());
    }
};

CW_REGISTER_TEST(RulesRackTest);
#include "rules_rack_test.moc"
