#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

using namespace cw;
using cw::test::makePart;
using cw::test::SmallDesign;

namespace {

/// Two rows of two racks; `gap` between them, rows at y = 3 m and 3 m + depth + gap.
struct TwoRows : SmallDesign {
    TwoRows(Turn northRow, Turn southRow, Um gap) {
        a = add(Row{.name = "A", .hall = hall});
        b = add(Row{.name = "B", .hall = hall});
        for (int i = 0; i < 2; ++i) {
            northern.push_back(rack("A" + std::to_string(i), {m(5) + i * mm(600), m(4)}, northRow, a));
            southern.push_back(
                rack("B" + std::to_string(i), {m(5) + i * mm(600), m(4) + mm(1200) + gap}, southRow, b));
        }
    }
    RowId a, b;
    std::vector<RackId> northern, southern;
};

} // namespace

class RulesHallTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void racksStandInTheHall() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {m(19.4), m(10.8)}); // to the last millimetre
        QVERIFY(d.found("outside-hall").empty());
        d.set(rack, &Rack::pose, {{m(19.4) + 1, m(10.8)}, Turn::North});
        QCOMPARE(int(d.found("outside-hall").at(0).message), 0);
        d.set(rack, &Rack::pose, {{m(25), m(0)}, Turn::North});
        QCOMPARE(int(d.found("outside-hall").at(0).message), 1);
        d.set(rack, &Rack::pose, {{m(19.4), m(10.8)}, Turn::East}); // lies across: 1.2 m wide now
        QCOMPARE(d.found("outside-hall").size(), 1u);
    }

    void aHoleInAContainedRowIsNamed() {
        TwoRows d(Turn::South, Turn::North, m(1.2));
        d.set(d.hall, &Hall::containment, Containment::HotAisle);
        QVERIFY(d.found("containment-gap").empty());
        const auto moveTo = [&](Um gap) {
            d.set(d.northern[1], &Rack::pose, {{m(5) + mm(600) + gap, m(4)}, Turn::South});
            return d.found("containment-gap");
        };
        QVERIFY(moveTo(mm(100)).empty()); // a filler panel
        const auto hole = moveTo(mm(600));
        QCOMPARE(hole.size(), 1u);
        QCOMPARE(hole[0].objects,
                 (std::vector<ObjectRef>{ObjectRef::of(d.northern[0]), ObjectRef::of(d.northern[1])}));
        const CoolingLoopId loop = d.add(CoolingLoop{.name = "TCS", .medium = LoopMedium::Technology});
        const PartId cdu = d.part(
            makePart("cdu", "cdu", Placement::FreeStanding, {{"width_mm", 600.0}, {"depth_mm", 1200.0}}));
        const CoolingElementId filler = d.add(CoolingElement{.name = "CDU",
                                                             .kind = CoolingKind::Cdu,
                                                             .part = cdu,
                                                             .serves = loop,
                                                             .hall = d.hall,
                                                             .pose = Pose{{m(5.6), m(4)}, Turn::South}});
        QVERIFY(d.found("containment-gap").empty());
        d.remove(filler);
        QVERIFY(moveTo(mm(1300)).empty()); // two blocks with ends of their own
        QCOMPARE(moveTo(mm(1000)).size(), 1u);
        d.set(d.hall, &Hall::containment, Containment::None);
        QVERIFY(d.found("containment-gap").empty());
    }

    void plantRoomsMayLieOutsideTheHall() {
        SmallDesign d;
        const PartId cdu = d.part(
            makePart("cdu", "cdu", Placement::FreeStanding, {{"width_mm", 900.0}, {"depth_mm", 1200.0}}));
        const CoolingLoopId loop = d.add(CoolingLoop{.name = "TCS", .medium = LoopMedium::Technology});
        d.add(CoolingElement{.name = "CDU",
                             .kind = CoolingKind::Cdu,
                             .part = cdu,
                             .serves = loop,
                             .hall = d.hall,
                             .pose = Pose{{m(-3), m(1)}, Turn::North}});
        QCOMPARE(d.found("outside-hall").size(), 1u);
        d.add(Obstacle{.hall = d.hall,
                       .kind = ObstacleKind::Room,
                       .label = "plant",
                       .area = {{m(-5), m(0)}, {m(5), m(6)}}});
        QVERIFY(d.found("outside-hall").empty());
        QVERIFY(d.found("on-obstacle").empty());
    }

    void nothingStandsOnBuildingElements_data() {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < 5; ++kind)
            QTest::addRow("%s", std::string(enumName(ObstacleKind(kind))).c_str()) << kind;
    }
    void nothingStandsOnBuildingElements() {
        QFETCH(int, kind);
        SmallDesign d;
        d.rack("A01", {m(5), m(5)});
        const ObstacleId obstacle = d.add(
            Obstacle{.hall = d.hall, .kind = ObstacleKind(kind), .area = {{m(5.6), m(5)}, {m(1), m(1)}}});
        QVERIFY(d.found("on-obstacle").empty()); // touching is allowed
        d.set(obstacle, &Obstacle::area, {{m(5.6) - 1, m(5)}, {m(1), m(1)}});
        QCOMPARE(d.found("on-obstacle").size(), 1u);
    }

    void footprintsDoNotOverlap() {
        SmallDesign d;
        d.rack("A01", {m(5), m(5)});
        const RackId second = d.rack("A02", {m(5.6), m(5)});
        QVERIFY(d.found("floor-overlap").empty());
        d.set(second, &Rack::pose, {{m(5.6) - 1, m(5)}, Turn::North});
        QCOMPARE(d.found("floor-overlap").size(), 1u);
        d.rack("A03", {m(5.3), m(5.5)});
        QCOMPARE(d.found("floor-overlap").size(), 3u);
        // Another hall is another floor.
        const HallId other = d.add(Hall{.name = "Other", .building = d.building});
        d.set(second, &Rack::hall, other);
        QCOMPARE(d.found("floor-overlap").size(), 1u);
    }

    void overlapsAreTheOnesThatAreThere() {
        // Against the plain comparison of every pair, on a floor full of accidents.
        SmallDesign d;
        std::uint32_t seed = 7;
        const auto random = [&](int n) { return int((seed = seed * 1664525u + 1013904223u) >> 16) % n; };
        std::vector<Rect> areas;
        for (int i = 0; i < 60; ++i) {
            const Turn turn = Turn(random(4));
            const Point at{mm(random(8000)), mm(random(6000))};
            d.rack("R", at, turn);
            areas.push_back(footprint({at, turn}, mm(600), mm(1200)));
        }
        std::size_t expected = 0;
        for (std::size_t i = 0; i < areas.size(); ++i)
            for (std::size_t j = i + 1; j < areas.size(); ++j)
                expected += areas[i].overlaps(areas[j]);
        QVERIFY(expected > 20);
        QCOMPARE(d.found("floor-overlap").size(), expected);
    }

    void aislesAreWideEnough_data() {
        QTest::addColumn<int>("north");
        QTest::addColumn<int>("south");
        QTest::addColumn<int>("gapMm");
        QTest::addColumn<int>("found");
        const int n = int(Turn::North), s = int(Turn::South);
        QTest::newRow("cold, wide enough") << s << n << 1200 << 0;
        QTest::newRow("cold, narrow") << s << n << 1199 << 1;
        QTest::newRow("hot, wide enough") << n << s << 900 << 0;
        QTest::newRow("hot, narrow") << n << s << 899 << 1;
        QTest::newRow("front to rear counts as before a front") << n << n << 1100 << 1;
        QTest::newRow("front to rear, wide") << n << n << 1200 << 0;
    }
    void aislesAreWideEnough() {
        QFETCH(int, north);
        QFETCH(int, south);
        QFETCH(int, gapMm);
        QFETCH(int, found);
        TwoRows d(Turn(north), Turn(south), mm(gapMm));
        const auto findings = d.found("aisle-width");
        QCOMPARE(int(findings.size()), found);
        if (found) QCOMPARE(std::get<FindingNumber>(findings[0].params.at(2)).value, double(gapMm));
    }

    void aColumnOrAWallNarrowsAnAisle() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {m(5), m(5)});
        QVERIFY(d.found("aisle-width").empty());
        const ObstacleId column =
            d.add(Obstacle{.hall = d.hall, .area = {{m(5.2), m(4)}, {mm(300), mm(300)}}});
        QCOMPARE(int(d.found("aisle-width").at(0).message), 2);
        d.set(column, &Obstacle::kind, ObstacleKind::KeepOut); // free floor
        QVERIFY(d.found("aisle-width").empty());
        d.set(rack, &Rack::pose, {{m(5), mm(1199)}, Turn::North});
        QCOMPARE(int(d.found("aisle-width").at(0).message), 4);
        d.set(rack, &Rack::pose, {{m(5), m(12) - mm(1200) - mm(899)}, Turn::North});
        QCOMPARE(int(d.found("aisle-width").at(0).message), 5);
    }

    void frontsFaceFronts_data() {
        QTest::addColumn<int>("north");
        QTest::addColumn<int>("south");
        QTest::addColumn<int>("found");
        const int n = int(Turn::North), s = int(Turn::South);
        QTest::newRow("fronts") << s << n << 0;
        QTest::newRow("rears") << n << s << 0;
        QTest::newRow("both north") << n << n << 1;
        QTest::newRow("both south") << s << s << 1;
    }
    void frontsFaceFronts() {
        QFETCH(int, north);
        QFETCH(int, south);
        QFETCH(int, found);
        TwoRows d(Turn(north), Turn(south), mm(1800));
        const auto findings = d.found("aisle-facing");
        QCOMPARE(int(findings.size()), found);
        if (!found) return;
        // The row whose fronts draw the exhaust comes first.
        QCOMPARE(findings[0].objects.front(), ObjectRef::of(Turn(north) == Turn::North ? d.b : d.a));
        QCOMPARE(std::get<FindingNumber>(findings[0].params.at(2)).value, 2.0);
    }

    void theNearestRowCountsNotTheOneBehindIt() {
        SmallDesign d; // three short rows within 3 m: only neighbours face each other
        d.rack("A", {m(5), m(2)}, Turn::South);
        d.rack("B", {m(5), m(2) + mm(1200) + mm(1200)}, Turn::North);
        QVERIFY(d.found("aisle-facing").empty());
        d.rack("Z", {m(5), m(0.5)}, Turn::North);
        QVERIFY(d.found("aisle-facing").empty());
    }

    void aRackTurnedWithinItsRow() {
        TwoRows d(Turn::South, Turn::North, mm(1800));
        const RackId third = d.rack("A9", {m(6.2), m(4)}, Turn::South, d.a);
        QVERIFY(d.found("aisle-facing").empty());
        d.set(third, &Rack::pose, {{m(6.2), m(4)}, Turn::North});
        const auto found = d.found("aisle-facing");
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].objects.front(), ObjectRef::of(third));
    }

    void poseOfEveryQuarterTurnFacesTheSameWay() {
        // East and west rows: fronts face across the aisle without findings, turned they have one.
        SmallDesign d;
        d.rack("W", {m(4), m(4)}, Turn::East);
        const RackId east = d.rack("E", {m(4) + mm(1200) + mm(1300), m(4)}, Turn::West);
        QVERIFY(d.found("aisle-facing").empty());
        QVERIFY(d.found("aisle-width").empty());
        d.set(east, &Rack::pose, {d.project().racks()[east].pose.origin, Turn::East});
        QCOMPARE(d.found("aisle-facing").size(), 1u);
    }
};

CW_REGISTER_TEST(RulesHallTest);
#include "rules_hall_test.moc"
