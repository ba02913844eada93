#include "model/bill/cable_schedule.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

using namespace cw;
using cw::test::makePart;
using cw::test::SmallDesign;

class BillCablesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRowNamesBothEnds() {
        SmallDesign d;
        const RackId a = d.rack("A01", {m(1), m(2)});
        const RackId b = d.rack("B01", {m(5), m(6)});
        const DeviceId server = d.device("srv", a, d.serverPart(), 7);
        const DeviceId leaf = d.device("leaf", b, d.switchPart(), 40, DeviceRole::ComputeSwitch);
        const CableId cable = d.cable({server, 2}, {leaf, 9, 1, 2}, 200);
        d.set(cable, &Cable::media, Media::MultiMode);
        d.set(cable, &Cable::fixedLength, mm(12345));
        d.set(cable, &Cable::opticA, d.part(makePart("optic", "transceiver", Placement::NotPlaced, {})));
        const CableRow row = cableRow(d.project(), cable);
        QCOMPARE(row.label, std::string("srv p3 | leaf p10b"));
        QCOMPARE(row.fabric, std::string("compute"));
        QCOMPARE(row.aRack, std::string("A01"));
        QCOMPARE(row.aU, 7);
        QCOMPARE(row.aDevice, std::string("srv"));
        QCOMPARE(row.aPort, std::string("p3"));
        QCOMPARE(row.bRack, std::string("B01"));
        QCOMPARE(row.bU, 40);
        QCOMPARE(row.bDevice, std::string("leaf"));
        QCOMPARE(row.bPort, std::string("p10b"));
        QCOMPARE(row.media, std::string_view("multimode"));
        QCOMPARE(row.lengthM, 12.35); // up to the centimetre
        QCOMPARE(row.opticA, std::string("Example optic"));
        QCOMPARE(row.opticB, std::string());
    }

    void everyCableHasOneRowByFabric() {
        SmallDesign d;
        const RackId a = d.rack("A01", {m(1), m(2)});
        const DeviceId server = d.device("srv", a, d.serverPart(), 7);
        const DeviceId leaf = d.device("leaf", a, d.switchPart(), 40, DeviceRole::ComputeSwitch);
        const FabricId second = d.add(Fabric{.name = "storage", .role = FabricRole::Storage});
        const CableId c1 = d.cable({server, 0}, {leaf, 0});
        d.set(c1, &Cable::fabric, second);
        const CableId c2 = d.cable({server, 1}, {leaf, 1});
        const CableId c3 = d.cable({server, 2}, {leaf, 2});
        std::vector<CableId> order;
        forEachCableRow(d.project(), [&](const CableRow& row) { order.push_back(row.cable); });
        QCOMPARE(order, (std::vector{c2, c3, c1}));
    }

    void theLengthFollowsTheRacks() {
        SmallDesign d;
        const RackId a = d.rack("A01", {m(1), m(2)});
        const RackId b = d.rack("B01", {m(5), m(2)});
        const CableId cable =
            d.cable({d.device("s", a, d.serverPart(), 7), 0}, {d.device("l", b, d.switchPart(), 40), 0});
        const double before = cableRow(d.project(), cable).lengthM;
        d.set(b, &Rack::pose, {{m(9), m(2)}, Turn::North});
        QCOMPARE(cableRow(d.project(), cable).lengthM, before + 4);
    }
};

CW_REGISTER_TEST(BillCablesTest);
#include "bill_cables_test.moc"
