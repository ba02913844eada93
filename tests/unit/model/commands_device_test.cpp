#include "model/edit/commands/place_device.h"
#include "model/edit/commands/place_part.h"
#include "model/slots.h"
#include "tests/support/plan_project.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace cw;
using namespace cw::test;

class CommandsDeviceTest : public QObject {
    Q_OBJECT

    static Status move(PlanProject& p, DeviceId device, const std::string& rack, int u,
                       Face face = Face::Front) {
        return p.history.run("move",
                             [&](ProjectEditor& e) { return moveDevice(e, device, p.rack(rack), u, face); });
    }
    static Status place(PlanProject& p, PartId part, const std::string& rack, int u,
                        Face face = Face::Front) {
        Device device;
        device.part = part;
        device.rack = p.rack(rack);
        device.u = std::int16_t(u);
        device.face = face;
        return p.history.run("place", [&](ProjectEditor& e) -> Status {
            const auto r = placeDevice(e, device);
            return r ? Status() : r.error();
        });
    }

private Q_SLOTS:
    void aDeviceMovesToAFreeSlotOfAnotherRack() {
        PlanProject p;
        const DeviceId node = p.device("A01-n1");
        QVERIFY(move(p, node, "A06", 41));
        QCOMPARE(p.project().devices()[node].rack, p.rack("A06"));
        QCOMPARE(p.project().devices()[node].u, std::int16_t(41));
        QCOMPARE(freeUnits(p.project(), p.rack("A01")), 24);
    }

    void aNewDeviceHangsOnBothFeeds() {
        test::SmallDesign d;
        const Device device = newDevice(d.project(), d.serverPart());
        QCOMPARE(device.role, DeviceRole::Server);
        QCOMPARE(int(device.psuOnA), 1);
        QCOMPARE(int(device.psuOnB), 1);
    }

    void aTakenSlotNamesItsOccupants() {
        PlanProject p;
        const Project before = p.project();
        const Status s = move(p, p.device("A01-n1"), "A05", 2);
        QVERIFY(!s);
        QCOMPARE(s.error().code, ErrorCode::Conflict);
        QCOMPARE(s.error().context, std::string("U2-U9"));
        QCOMPARE(s.error().detail, std::string("A05-leaf2, A05-leaf3, A05-leaf4, A05-leaf5"));
        QVERIFY(p.project() == before);
    }

    void theTopOfTheRackIsTheEnd() {
        PlanProject p;
        const DeviceId node = p.device("A01-n1");
        QVERIFY(move(p, node, "A07", 41));
        QCOMPARE(move(p, node, "A07", 42).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(move(p, node, "A07", 0).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(move(p, node, "A07", -3).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(move(p, node, "A07", 2000000).error().code, ErrorCode::InvalidArgument);
    }

    void shallowDevicesShareAUnitBackToBackDeepOnesDoNot() {
        PlanProject p;
        QVERIFY(place(p, p.switchPart, "A05", 1, Face::Rear)); // behind A05-leaf1, both 400 mm deep
        QCOMPARE(place(p, p.switchPart, "A05", 1, Face::Rear).error().detail, std::string("A05-1"));
        QCOMPARE(place(p, p.switchPart, "A01", 1, Face::Rear).error().detail, std::string("A01-n1"));
    }

    void movingWithinItsOwnUnitsIsFree() {
        PlanProject p;
        const DeviceId node = p.device("A01-n4");
        QVERIFY(move(p, node, "A01", 26));
        QVERIFY(!move(p, node, "A01", 24));
    }

    void twoDevicesChangePlaces() {
        PlanProject p;
        const DeviceId a = p.device("A01-n1"), b = p.device("B02-n3");
        const std::vector<DeviceMove> swap{{a, p.rack("B02"), 17, Face::Front},
                                           {b, p.rack("A01"), 1, Face::Front}};
        QVERIFY(p.history.run("swap", [&](ProjectEditor& e) { return moveDevices(e, swap); }));
        QCOMPARE(p.project().devices()[a].rack, p.rack("B02"));
        QCOMPARE(p.project().devices()[b].u, std::int16_t(1));
        const std::vector<DeviceMove> onto{{a, p.rack("A08"), 1, Face::Front},
                                           {b, p.rack("A08"), 4, Face::Front}};
        QCOMPARE(p.history.run("clash", [&](ProjectEditor& e) { return moveDevices(e, onto); }).error().code,
                 ErrorCode::Conflict);
    }

    void theNextFreeSlotIsTheNearest() {
        PlanProject p;
        SlotUse use{{1, 8}, Face::Front, {}};
        QCOMPARE(nextFreeSlot(p.project(), p.rack("A01"), use, 5), std::optional(33));
        QCOMPARE(nextFreeSlot(p.project(), p.rack("A05"), use, 8), std::optional(16));
        QCOMPARE(nextFreeSlot(p.project(), p.rack("A06"), use, 99), std::optional(41));
        use.units.height = 17;
        QCOMPARE(nextFreeSlot(p.project(), p.rack("A01"), use, 5), std::optional<int>());
        QCOMPARE(nextFreeSlot(p.project(), p.rack("A01"), {{1, 8}, Face::Front, {}}, 5, p.device("A01-n1")),
                 std::optional(1));
    }
};

CW_REGISTER_TEST(CommandsDeviceTest);
#include "commands_device_test.moc"
