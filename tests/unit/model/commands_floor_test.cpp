#include "model/edit/commands/align_objects.h"
#include "model/edit/commands/array_racks.h"
#include "model/edit/commands/duplicate_objects.h"
#include "model/edit/commands/manage_objects.h"
#include "model/edit/commands/move_objects.h"
#include "model/edit/commands/place_part.h"
#include "model/edit/commands/place_rack.h"
#include "model/edit/commands/turn_objects.h"
#include "model/placement.h"
#include "tests/support/plan_project.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <set>

using namespace cw;
using namespace cw::test;

namespace {

ObjectRef ref(RackId id) {
    return ObjectRef::of(id);
}

} // namespace

class CommandsFloorTest : public QObject {
    Q_OBJECT

    template <class F>
    static Status run(PlanProject& p, F&& f) {
        return p.history.run("edit", [&](ProjectEditor& e) -> Status { return f(e); });
    }

private Q_SLOTS:
    void aMoveIsExactAndUndone() {
        PlanProject p;
        const Project before = p.project();
        const std::vector<ObjectRef> racks{ref(p.rack("A10"))};
        QVERIFY(run(p, [&](ProjectEditor& e) { return moveObjects(e, racks, {mm(1), m(-1)}); }));
        QCOMPARE(p.pose("A10").origin, (Point{m(8.7) + 1000, m(0.8)}));
        p.history.undo();
        QVERIFY(p.project() == before);
    }

    void aMoveIntoAnotherBodyNamesMoverAndBlockerAndChangesNothing() {
        PlanProject p;
        const Project before = p.project();
        const std::vector<ObjectRef> racks{ref(p.rack("A01")), ref(p.rack("A02"))};
        const Status s = run(p, [&](ProjectEditor& e) { return moveObjects(e, racks, {mm(300), 0}); });
        QVERIFY(!s);
        QCOMPARE(s.error(), (Error{ErrorCode::Conflict, "A02", "A03"}));
        QVERIFY(p.project() == before);
        // A column is a body, a keep-out is a rule.
        const std::vector<ObjectRef> one{ref(p.rack("A01"))};
        QVERIFY(!run(p, [&](ProjectEditor& e) { return moveObjects(e, one, {m(-1.2), 0}); }));
        const std::vector<ObjectRef> last{ref(p.rack("C10"))};
        QVERIFY(run(p, [&](ProjectEditor& e) { return moveObjects(e, last, {m(1.2), m(-1.2)}); }));
    }

    void touchingEdgesAreNoCollision() {
        PlanProject p;
        const std::vector<ObjectRef> rack{ref(p.rack("A10"))};
        QVERIFY(run(p, [&](ProjectEditor& e) { return moveObjects(e, rack, {m(0.6), 0}); }));
        QVERIFY(run(p, [&](ProjectEditor& e) { return moveObjects(e, rack, {m(-0.6), 0}); }));
        QVERIFY(!run(p, [&](ProjectEditor& e) { return moveObjects(e, rack, {-1, 0}); }));
    }

    void overlapsFromABadImportCanBePulledApart() {
        PlanProject p;
        const RackId a = p.rack("A10");
        QVERIFY(run(p, [&](ProjectEditor& e) { return e.set(a, &Rack::pose, p.pose("A09")); }));
        const std::vector<ObjectRef> racks{ref(a)};
        QVERIFY(run(p, [&](ProjectEditor& e) { return moveObjects(e, racks, {mm(100), 0}); }));
        QVERIFY(run(p, [&](ProjectEditor& e) { return moveObjects(e, racks, {mm(500), 0}); }));
        QCOMPARE(p.pose("A10").origin, (Point{m(8.7), m(1.8)}));
    }

    void aLockedRackStaysWhereItIs() {
        PlanProject p;
        const std::vector<ObjectRef> rack{ref(p.rack("A10"))};
        QVERIFY(run(p, [&](ProjectEditor& e) { return lockObjects(e, rack, true); }));
        const Status moved = run(p, [&](ProjectEditor& e) { return moveObjects(e, rack, {0, mm(1)}); });
        QCOMPARE(moved.error(), Error::said(ErrorCode::Conflict, "A10", Phrase::tr("locked")));
        const Status deleted = run(p, [&](ProjectEditor& e) { return deleteObjects(e, rack); });
        QCOMPARE(deleted.error().code, ErrorCode::Conflict);
        QVERIFY(run(p, [&](ProjectEditor& e) { return lockObjects(e, rack, false); }));
        QVERIFY(run(p, [&](ProjectEditor& e) { return moveObjects(e, rack, {0, mm(-1)}); }));
    }

    void aRowStandsForItsRacks() {
        PlanProject p;
        const std::vector<ObjectRef> row{ObjectRef::of(p.rows[0]), ref(p.rack("A01"))};
        QVERIFY(run(p, [&](ProjectEditor& e) { return moveObjects(e, row, {0, mm(-200)}); }));
        QCOMPARE(p.pose("A01").origin.y, m(1.6)); // named twice, moved once
        QCOMPARE(p.pose("A10").origin.y, m(1.6));
    }

    void badSelectionsAreRefused() {
        PlanProject p;
        const auto code = [&](ObjectRef r) {
            const std::vector<ObjectRef> one{r};
            return run(p, [&](ProjectEditor& e) { return moveObjects(e, one, {1, 1}); }).error().code;
        };
        QCOMPARE(code({EntityKind::Rack, 9999}), ErrorCode::NotFound);
        QCOMPARE(code(ObjectRef::of(p.hall)), ErrorCode::InvalidArgument);
        QCOMPARE(run(p,
                     [&](ProjectEditor& e) {
                         return moveObjects(e, {}, {1, 1});
                     })
                     .error()
                     .code,
                 ErrorCode::InvalidArgument);
        const std::vector<ObjectRef> rack{ref(p.rack("A01"))};
        QCOMPARE(run(p,
                     [&](ProjectEditor& e) {
                         return moveObjects(e, rack, {INT64_MAX, 0});
                     })
                     .error()
                     .code,
                 ErrorCode::InvalidArgument);
    }

    void fourQuarterTurnsComeBack() {
        PlanProject p;
        const Project before = p.project();
        const std::vector<ObjectRef> row{ObjectRef::of(p.rows[3])};
        const auto once = rotatedPoses(p.project(), row, 1);
        QVERIFY(once);
        // A row of 6.0 × 1.2 m stands upright about the same middle, its fronts now look west.
        std::vector<Rect> rects;
        for (const PoseChange& c : *once) {
            QCOMPARE(c.pose.turn, Turn::West);
            rects.push_back(footprintAt(p.project(), c.object, c.pose));
        }
        const Rect all = boundingRect(rects);
        QCOMPARE(all.size, (Size{m(1.2), m(6)}));
        QCOMPARE(all.centre(), (Point{m(6.3), m(10.2)}));
        // Turned one after the other, alone in the hall, it comes back to the micrometre.
        std::vector<ObjectRef> others{ObjectRef::of(p.rows[0]), ObjectRef::of(p.rows[1]),
                                      ObjectRef::of(p.rows[2])};
        QVERIFY(run(p, [&](ProjectEditor& e) { return deleteObjects(e, others); }));
        const Pose start = p.pose("D03");
        for (int i = 0; i < 4; ++i)
            QVERIFY(run(p, [&](ProjectEditor& e) { return rotateObjects(e, row, 1); }));
        QCOMPARE(p.pose("D03"), start);
        QVERIFY(run(p, [&](ProjectEditor& e) { return rotateObjects(e, row, -3); }));
        QCOMPARE(p.pose("D03").turn, Turn::West);
    }

    void mirroringTwiceComesBackAndTurnsFronts() {
        PlanProject p;
        const std::vector<ObjectRef> pair{ObjectRef::of(p.rows[0]), ObjectRef::of(p.rows[1])};
        const Pose start = p.pose("A01");
        QVERIFY(run(p, [&](ProjectEditor& e) { return mirrorObjects(e, pair, Axis::Vertical); }));
        QCOMPARE(p.pose("A01"), (Pose{{m(3.3), m(4.2)}, Turn::South}));
        QVERIFY(run(p, [&](ProjectEditor& e) { return mirrorObjects(e, pair, Axis::Vertical); }));
        QCOMPARE(p.pose("A01"), start);
        QVERIFY(run(p, [&](ProjectEditor& e) { return mirrorObjects(e, pair, Axis::Horizontal); }));
        QCOMPARE(p.pose("A01"), (Pose{{m(8.7), m(1.8)}, Turn::North}));
    }

    void aligningAndDistributing() {
        PlanProject p;
        const std::vector<ObjectRef> three{ref(p.rack("A01")), ref(p.rack("A05")), ref(p.rack("A10"))};
        QVERIFY(run(p, [&](ProjectEditor& e) {
            const std::vector<ObjectRef> mid{ref(p.rack("A05"))};
            return moveObjects(e, mid, {0, m(-1.2) - 7});
        }));
        QVERIFY(run(p, [&](ProjectEditor& e) {
            const std::vector<ObjectRef> last{ref(p.rack("A10"))};
            return moveObjects(e, last, {m(1) + 1, m(-1.2)});
        }));
        QVERIFY(!distributedPoses(p.project(), std::span(three).first(2), Axis::Horizontal));
        const auto spread = distributedPoses(p.project(), three, Axis::Horizontal);
        QVERIFY(spread);
        QCOMPARE(spread->size(), std::size_t(1)); // the outermost stay
        const Um first = m(3.3) + m(0.6), middle = spread->front().pose.origin.x, last = m(9.7) + 1;
        QVERIFY(std::abs((middle - first) - (last - (middle + m(0.6)))) <= 1);
        const auto top = alignedPoses(p.project(), three, AlignTo::Top);
        QVERIFY(top);
        for (const PoseChange& c : *top)
            QCOMPARE(c.pose.origin.y, m(0.6) - 7);
        const auto bottom = alignedPoses(p.project(), three, AlignTo::Bottom);
        for (const PoseChange& c : *bottom)
            QCOMPARE(c.pose.origin.y, m(1.8));
    }

    void aCopyHasItsOwnNamesContentsAndFeeds() {
        PlanProject p;
        const std::vector<ObjectRef> rack{ref(p.rack("A01"))};
        std::vector<ObjectRef> made;
        const std::size_t devices = p.project().devices().size();
        const std::size_t pdus = p.project().powerElements().size();
        QVERIFY(p.history.run("copy", [&](ProjectEditor& e) -> Status {
            auto r = duplicateObjects(e, rack, {m(6), 0});
            if (!r) return r.error();
            made = *r;
            return {};
        }));
        QCOMPARE(made.size(), std::size_t(1));
        const RackId copy = *made[0].as<Rack>();
        QCOMPARE(p.project().racks()[copy].name, std::string("A11"));
        QCOMPARE(p.project().racks()[copy].row, std::optional(p.rows[0])); // still in its line
        QCOMPARE(p.project().devices().size(), devices + 4);
        QCOMPARE(p.project().powerElements().size(), pdus + 2);
        QCOMPARE(p.project().devices()[p.device("A11-n3")].u, std::int16_t(17));
        std::set<std::string> names;
        for (const auto& [id, device] : p.project().devices())
            QVERIFY(names.insert(device.name).second);
        QCOMPARE(run(p,
                     [&](ProjectEditor& e) -> Status {
                         const auto r = duplicateObjects(e, rack, {m(0.6), 0});
                         return r ? Status() : r.error();
                     })
                     .error(),
                 (Error{ErrorCode::Conflict, "A01", "A02"}));
    }

    void anArrayOfTwentyRacksInTwoRows() {
        PlanProject p;
        Hall big = p.project().halls()[p.hall];
        big.size = {m(40), m(40)};
        QVERIFY(run(p, [&](ProjectEditor& e) { return e.set(p.hall, big); }));
        RackArray array;
        array.hall = p.hall;
        array.part = p.rackPart;
        array.origin = {m(20), m(20)};
        QCOMPARE(arrayExtent(array, {m(0.6), m(1.2)}), (Rect{{m(20), m(20)}, {m(6), m(3.6)}}));
        std::vector<RackId> racks;
        const auto place = [&](const RackArray& a) {
            return p.history.run("array", [&](ProjectEditor& e) -> Status {
                auto r = arrayRacks(e, a);
                if (!r) return r.error();
                racks = *r;
                return {};
            });
        };
        QVERIFY(place(array));
        QCOMPARE(racks.size(), std::size_t(20));
        QCOMPARE(p.project().racks()[racks[0]].name, std::string("E01"));
        QCOMPARE(p.project().racks()[racks[19]].name, std::string("F10"));
        // Fronts look at each other over the cold aisle.
        QCOMPARE(p.project().racks()[racks[0]].pose.turn, Turn::South);
        QCOMPARE(p.project().racks()[racks[10]].pose, (Pose{{m(20), m(22.4)}, Turn::North}));

        array.origin = {m(20), m(21)};
        const Status clash = place(array);
        QCOMPARE(clash.error().code, ErrorCode::Conflict);
        QCOMPARE(p.project().rows().size(), std::size_t(6)); // nothing half made

        array.origin = {m(20), m(28)};
        array.racks = 7;
        array.rows = 3;
        array.prototype = p.rack("A02");
        const std::size_t devices = p.project().devices().size();
        QVERIFY(place(array));
        QCOMPARE(p.project().devices().size(), devices + 28);
        QCOMPARE(p.project().racks()[racks[2]].name, std::string("G03"));
        QCOMPARE(p.project().racks()[racks[3]].name, std::string("H01"));
        QCOMPARE(p.project().racks()[racks[5]].pose.origin.y, m(28) + 2 * m(1.2) + 2 * m(1.2));
        QVERIFY(p.device("G03-n4") != DeviceId());
    }

    void anArrayOutOfRangeNamesItsField_data() {
        QTest::addColumn<int>("racks");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("pitch");
        QTest::addColumn<double>("cold");
        QTest::addColumn<QString>("field");
        QTest::newRow("none") << 0 << 1 << 600.0 << 1200.0 << QStringLiteral("array.racks");
        QTest::newRow("huge") << 100001 << 1 << 600.0 << 1200.0 << QStringLiteral("array.racks");
        QTest::newRow("no rows") << 5 << 0 << 600.0 << 1200.0 << QStringLiteral("array.rows");
        QTest::newRow("more rows than racks") << 5 << 6 << 600.0 << 1200.0 << QStringLiteral("array.rows");
        QTest::newRow("overlapping pitch") << 5 << 1 << 599.0 << 1200.0 << QStringLiteral("array.pitch");
        QTest::newRow("negative aisle") << 5 << 1 << 600.0 << -1.0 << QStringLiteral("array.cold_aisle");
    }
    void anArrayOutOfRangeNamesItsField() {
        QFETCH(int, racks);
        QFETCH(int, rows);
        QFETCH(double, pitch);
        QFETCH(double, cold);
        QFETCH(QString, field);
        RackArray array;
        array.racks = racks;
        array.rows = rows;
        array.pitch = mm(pitch);
        array.coldAisle = mm(cold);
        const auto poses = layoutArray(array, {m(0.6), m(1.2)});
        QVERIFY(!poses);
        QCOMPARE(poses.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(QString::fromStdString(poses.error().context), field);
    }

    void placingARackAndMakingARow() {
        PlanProject p;
        Rack rack;
        rack.hall = p.hall;
        rack.part = p.rackPart;
        rack.row = p.rows[0];
        rack.pose = {{m(9.3), m(1.8)}, Turn::North};
        RackId made;
        const auto place = [&] {
            return p.history.run("place", [&](ProjectEditor& e) -> Status {
                const auto r = placeRack(e, rack);
                if (!r) return r.error();
                made = *r;
                return {};
            });
        };
        QVERIFY(place());
        QCOMPARE(p.project().racks()[made].name, std::string("A11"));
        QCOMPARE(place().error().detail, std::string("A11"));
        const auto row = [&](const std::string& name) {
            const std::vector<RackId> racks{made};
            return run(p, [&](ProjectEditor& e) -> Status {
                const auto r = addRow(e, p.hall, name, racks);
                return r ? Status() : r.error();
            });
        };
        QCOMPARE(row("A").error().code, ErrorCode::Duplicate);
        QVERIFY(row(""));
        QCOMPARE(p.project().rows()[*p.project().racks()[made].row].name, std::string("E"));
    }

    void droppingAPartMakesWhatItIs() {
        PlanProject p;
        const auto drop = [&](const PartSpec& part, Point at) {
            return p.history.run("drop", [&](ProjectEditor& e) -> Status {
                const auto r = placePart(e, p.hall, part, {at, Turn::East});
                return r ? Status() : r.error();
            });
        };
        QVERIFY(drop(crahSpec(), {m(0.3), m(4)}));
        QCOMPARE(p.project().coolingElements().size(), std::size_t(2));
        QCOMPARE(p.project().coolingElements()[CoolingElementId(2)].name, std::string("CRAH-2"));
        QCOMPARE(p.project().coolingLoops().size(), std::size_t(1)); // serves the air that is there
        QCOMPARE(drop(crahSpec(), {m(0.5), m(4)}).error().detail, std::string("CRAH-2"));
        QCOMPARE(drop(serverSpec(), {m(0.3), m(8)}).error().code, ErrorCode::InvalidArgument);
        const PartSpec cdu = partSpec("cdu", "cdu", Placement::FreeStanding, {});
        QVERIFY(drop(cdu, {m(0.3), m(7)}));
        QCOMPARE(p.project().coolingLoops()[CoolingLoopId(2)].medium, LoopMedium::Technology);
    }

    void deletingARowTakesRacksDevicesAndPdus() {
        PlanProject p;
        const Project before = p.project();
        const std::vector<ObjectRef> row{ObjectRef::of(p.rows[2])};
        QVERIFY(run(p, [&](ProjectEditor& e) { return deleteObjects(e, row); }));
        QCOMPARE(p.project().racks().size(), std::size_t(30));
        QCOMPARE(p.project().devices().size(), std::size_t(72));
        QCOMPARE(p.project().powerElements().size(), std::size_t(60));
        QVERIFY(!p.project().find(p.rows[2]));
        p.history.undo();
        QVERIFY(p.project() == before);
    }

    void whatStandsInAHallGoesWithIt() {
        for (const EntityKind from : {EntityKind::Hall, EntityKind::Building, EntityKind::Site}) {
            PlanProject p;
            ObjectRef target = ObjectRef::of(p.hall);
            const BuildingId building = p.project().halls()[p.hall].building;
            if (from == EntityKind::Building) target = ObjectRef::of(building);
            if (from == EntityKind::Site) target = ObjectRef::of(p.project().buildings()[building].site);
            QVERIFY(run(p, [&](ProjectEditor& e) -> Status {
                const auto upstream = e.add(PowerElement{.name = "utility", .kind = PowerKind::Utility});
                const auto panel = e.add(PowerElement{.name = "RPP", .kind = PowerKind::Rpp, .hall = p.hall});
                const auto domain = e.add(ScaleUpDomain{
                    .name = "NVL", .accelerators = 8, .perAccelerator = gigabitsPerSecond(3600)});
                if (!upstream || !panel || !domain) return Error{ErrorCode::Internal, {}, {}};
                const DeviceId member = (*p.project().devices().begin()).id;
                return e.set(member, &Device::scaleUpDomain, std::optional(*domain));
            }));
            const Project before = p.project();
            QVERIFY(run(p, [&](ProjectEditor& e) { return deleteObjects(e, std::span(&target, 1)); }));
            QVERIFY(p.project().racks().empty());
            QVERIFY(p.project().coolingElements().empty());
            QVERIFY(p.project().coolingLoops().empty());
            QVERIFY(p.project().scaleUpDomains().empty());
            QCOMPARE(p.project().powerElements().size(), std::size_t(1)); // the utility stands in no hall
            p.history.undo();
            QVERIFY(p.project() == before);
        }
    }

    void aScaleUpDomainStaysWithItsLastMember() {
        PlanProject p;
        std::vector<ObjectRef> members;
        for (const auto& [id, device] : p.project().devices())
            if (members.size() < 2) members.push_back(ObjectRef::of(id));
        QVERIFY(run(p, [&](ProjectEditor& e) -> Status {
            const auto domain = e.add(
                ScaleUpDomain{.name = "NVL", .accelerators = 8, .perAccelerator = gigabitsPerSecond(3600)});
            for (const ObjectRef member : members)
                if (Status s = e.set(*member.as<Device>(), &Device::scaleUpDomain, std::optional(*domain));
                    !s)
                    return s;
            return {};
        }));
        const auto remove = [&](ObjectRef device) {
            return run(p, [&](ProjectEditor& e) { return deleteObjects(e, std::span(&device, 1)); });
        };
        QVERIFY(remove(members[0]));
        QCOMPARE(p.project().scaleUpDomains().size(), std::size_t(1));
        QVERIFY(remove(members[1]));
        QVERIFY(p.project().scaleUpDomains().empty());
    }

    void namesStayUniqueInTheirHall() {
        PlanProject p;
        const auto rename = [&](ObjectRef r, const std::string& name) {
            return run(p, [&](ProjectEditor& e) { return renameObject(e, r, name); });
        };
        QVERIFY(rename(ref(p.rack("A01")), "  Z9 \n"));
        QVERIFY(p.rack("Z9") != RackId());
        QCOMPARE(rename(ref(p.rack("Z9")), "A02").error().code, ErrorCode::Duplicate);
        QCOMPARE(rename(ref(p.rack("Z9")), " ").error().code, ErrorCode::InvalidArgument);
        QCOMPARE(rename(ref(p.rack("Z9")), std::string(201, 'x')).error().code, ErrorCode::InvalidArgument);
        QVERIFY(rename(ObjectRef::of(p.keepOut), "Fire door"));
        QCOMPARE(rename({EntityKind::Rack, 7777}, "x").error().code, ErrorCode::NotFound);
    }
};

CW_REGISTER_TEST(CommandsFloorTest);
#include "commands_floor_test.moc"
