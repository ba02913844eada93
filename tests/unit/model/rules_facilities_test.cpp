#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

using namespace cw;
using cw::test::makePart;
using cw::test::SmallDesign;

class RulesFacilitiesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void racksWithDevicesNeedFeeds() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        QVERIFY(d.found("no-power").empty()); // an empty rack needs none
        d.device("server", rack, d.serverPart(), 1);
        QCOMPARE(d.found("no-power").size(), 1u);
        QCOMPARE(d.found("no-power")[0].severity, Severity::Error);
        d.add(PowerElement{.name = "PDU A", .side = FeedSide::A, .rack = rack});
        QCOMPARE(d.found("no-power")[0].severity, Severity::Warning);
        d.add(PowerElement{.name = "PDU B", .side = FeedSide::B, .rack = rack});
        QVERIFY(d.found("no-power").empty());
    }

    void oneSupplyNeedsOneFeed() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.device("small", rack,
                 d.part(makePart("one", "switch", Placement::RackUnits,
                                 {{"height_u", 1.0}, {"power_max_w", 90.0}, {"psu_count", 1.0}})),
                 1);
        d.add(PowerElement{.name = "PDU A", .side = FeedSide::A, .rack = rack});
        QVERIFY(d.found("no-power").empty());
    }

    void suppliesArePluggedIn() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        const DeviceId server = d.device("server", rack, d.serverPart(), 1);
        QVERIFY(d.found("unplugged-device").empty()); // without any feed the rack is the finding
        d.add(PowerElement{.name = "PDU A", .side = FeedSide::A, .rack = rack});
        const PowerElementId b = d.add(PowerElement{.name = "PDU B", .side = FeedSide::B, .rack = rack});
        const auto found = d.found("unplugged-device");
        QCOMPARE(found.size(), 1u);
        d.run(found[0].fix);
        QCOMPARE(int(d.project().devices()[server].psuOnA), 1);
        QCOMPARE(int(d.project().devices()[server].psuOnB), 1);
        QVERIFY(d.found("unplugged-device").empty());
        QVERIFY(d.found("single-feed").empty());
        d.set(server, &Device::psuOnA, 2);
        QCOMPARE(int(d.found("unplugged-device").at(0).message), 1);
        d.set(server, &Device::psuOnB, 0);
        QCOMPARE(d.found("single-feed").at(0).objects.front(), ObjectRef::of(server));
        d.set(server, &Device::psuOnB, 1);
        d.set(server, &Device::psuOnA, 1);
        d.remove(b);
        QCOMPARE(int(d.found("unplugged-device").at(0).message), 2);
    }

    void powerElementsAreFed() {
        SmallDesign d;
        const PowerElementId utility = d.add(PowerElement{.name = "Grid", .kind = PowerKind::Utility});
        const PowerElementId panel = d.add(PowerElement{.name = "RPP", .kind = PowerKind::Rpp});
        const auto found = d.found("unfed-power");
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].objects.front(), ObjectRef::of(panel));
        d.add(PowerLink{utility, panel});
        QVERIFY(d.found("unfed-power").empty());
    }

    void aDeviceWithoutAnyPathToASourceIsAnError() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        const DeviceId server = d.device("server", rack, d.serverPart(), 1);
        d.set(server, &Device::psuOnA, 1);
        d.set(server, &Device::psuOnB, 1);
        const PowerElementId utility = d.add(PowerElement{.name = "Grid", .kind = PowerKind::Utility});
        const PowerElementId ups = d.add(PowerElement{.name = "UPS A", .kind = PowerKind::Ups});
        const PowerElementId a = d.add(PowerElement{.name = "PDU A", .side = FeedSide::A, .rack = rack});
        const PowerElementId b = d.add(PowerElement{.name = "PDU B", .side = FeedSide::B, .rack = rack});
        d.add(PowerLink{ups, a});
        const auto dark = d.found("unfed-power"); // the UPS and PDU B, each with the server behind it
        QCOMPARE(dark.size(), 2u);
        for (const Finding& f : dark) {
            QCOMPARE(f.severity, Severity::Error);
            QCOMPARE(f.params.at(1), FindingParam(FindingNumber{1, "", 0}));
        }
        d.add(PowerLink{utility, b}); // side B lives: a side is lost, no device
        const auto lost = d.found("unfed-power");
        QCOMPARE(lost.size(), 1u);
        QCOMPARE(lost[0].objects.front(), ObjectRef::of(ups));
        QCOMPARE(lost[0].severity, Severity::Warning);
        d.set(server, &Device::psuOnB, 0); // and now it hangs on A alone
        QCOMPARE(d.found("unfed-power")[0].severity, Severity::Error);
        d.add(PowerLink{utility, ups});
        QVERIFY(d.found("unfed-power").empty());
    }

    void liquidDevicesNeedAServedLoop() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.device("tray", rack,
                 d.part(makePart("tray", "system", Placement::RackUnits,
                                 {{"height_u", 1.0}, {"liquid_fraction", 0.85}})),
                 1);
        QCOMPARE(int(d.found("no-cooling").at(0).message), 0);
        const CoolingLoopId air =
            d.add(CoolingLoop{.name = "air", .medium = LoopMedium::Air, .hall = d.hall});
        d.add(CoolingElement{.name = "CRAH", .serves = air});
        d.set(rack, &Rack::liquidLoop, air);
        QCOMPARE(int(d.found("no-cooling").at(0).message), 2);
        const CoolingLoopId loop = d.add(CoolingLoop{.name = "TCS", .medium = LoopMedium::Technology});
        d.set(rack, &Rack::liquidLoop, loop);
        QCOMPARE(int(d.found("no-cooling").at(0).message), 1);
        d.add(CoolingElement{.name = "CDU", .kind = CoolingKind::Cdu, .serves = loop});
        QVERIFY(d.found("no-cooling").empty());
    }

    void aUnitThatOnlyRejectsIntoALoopDoesNotServeIt() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.device("tray", rack,
                 d.part(makePart("tray", "system", Placement::RackUnits,
                                 {{"height_u", 1.0}, {"liquid_fraction", 1.0}})),
                 1);
        const CoolingLoopId loop = d.add(CoolingLoop{.name = "TCS", .medium = LoopMedium::Technology});
        const CoolingLoopId other =
            d.add(CoolingLoop{.name = "air", .medium = LoopMedium::Air, .hall = d.hall});
        d.set(rack, &Rack::liquidLoop, loop);
        d.add(CoolingElement{.name = "odd", .serves = other, .rejectsTo = loop});
        QCOMPARE(int(d.found("no-cooling").at(0).message), 1);
    }

    void aHallWithHeatNeedsAirCooling() {
        SmallDesign d;
        d.device("server", d.rack("A01", {}), d.serverPart(), 1);
        QCOMPARE(int(d.found("no-cooling").at(0).message), 3);
        const CoolingLoopId air = d.add(CoolingLoop{.name = "air", .medium = LoopMedium::Air});
        d.add(CoolingElement{.name = "CRAH", .serves = air, .hall = d.hall});
        QVERIFY(d.found("no-cooling").empty());
    }
};

CW_REGISTER_TEST(RulesFacilitiesTest);
#include "rules_facilities_test.moc"
