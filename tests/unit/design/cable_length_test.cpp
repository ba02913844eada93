#include "model/cable_length.h"
#include "model/rack_contents.h"
#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"

#include <QtTest>

using namespace cw;

namespace {

/// Two racks 3 m apart in one hall and one in a second hall, a server in each.
struct Yard {
    History history;
    std::vector<DeviceId> servers;
    FabricId fabric;
    PartId dac;

    Yard() {
        const Status made = history.run("yard", [&](ProjectEditor& e) -> Status {
            const SiteId site = *e.add(Site{"S"});
            const BuildingId building = *e.add(Building{"B", site});
            Hall one;
            one.building = building;
            Hall two = one;
            two.origin = {m(40), 0};
            const HallId halls[] = {*e.add(one), *e.add(two)};
            const PartId rackPart = *e.embed(*test::catalogue().find("generic-48u-600x1200"));
            const PartId server = *e.embed(*test::catalogue().find("dgx-h100"));
            dac = *e.embed(*test::catalogue().find("cw-dac-100g"));
            for (const auto& [hall, x] :
                 std::vector<std::pair<HallId, double>>{{halls[0], 3}, {halls[0], 6}, {halls[1], 3}}) {
                Rack rack;
                rack.hall = hall;
                rack.part = rackPart;
                rack.pose = {{m(x), m(2)}, Turn::North};
                Device d;
                d.rack = *e.add(rack);
                d.part = server;
                d.u = 1;
                servers.push_back(*e.add(d));
                if (servers.size() == 1) {
                    d.u = 9;
                    servers.push_back(*e.add(d));
                }
            }
            fabric = *e.add(Fabric{"F"});
            return {};
        });
        Q_ASSERT(made.ok());
    }

    Cable cable(int a, int b) const {
        Cable c;
        c.fabric = fabric;
        c.a.device = servers[std::size_t(a)];
        c.b.device = servers[std::size_t(b)];
        return c;
    }
};

} // namespace

class CableLengthTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCableInOneRackSpansTheHeightAndIsDressed() {
        const Yard y;
        QCOMPARE(cableRoute(y.history.project(), y.cable(0, 1)), 8 * kUnitHeight + kInRackDressing);
    }

    void aCableBetweenRacksGoesOverTheTray() {
        const Yard y;
        const Project& p = y.history.project();
        const Um top = rackHeight(p, p.racks()[RackId(1)]);
        const Um port = kRackBase + 4 * kUnitHeight; // middle of U1 to U8
        QCOMPARE(cableRoute(p, y.cable(0, 2)), 2 * (top + kTrayClearance - port) + m(3) + 2 * kEndSlack);
        QCOMPARE(cableRoute(p, y.cable(2, 0)), cableRoute(p, y.cable(0, 2)));
    }

    void anotherHallAddsItsPlaceAndTheCrossing() {
        const Yard y;
        const Project& p = y.history.project();
        QCOMPARE(cableRoute(p, y.cable(0, 3)) - cableRoute(p, y.cable(0, 2)), m(40 - 3) + kHallCrossing);
    }

    void lengthsAreOrderedAsTheyAreSold() {
        const Yard y;
        const Project& p = y.history.project();
        Cable c = y.cable(0, 1); // 1.0556 m
        c.part = y.dac;
        QCOMPARE(cableLength(p, c), m(1.5));
        c = y.cable(0, 3); // far beyond the longest that is sold
        c.part = y.dac;
        QCOMPARE(cableLength(p, c), cableRoute(p, c));
        c.fixedLength = m(12);
        QCOMPARE(cableLength(p, c), m(12));
        c = y.cable(0, 2);
        QCOMPARE(cableLength(p, c), cableRoute(p, c));
    }

    void anEndThatIsGoneHasNoLength() {
        const Yard y;
        Cable c = y.cable(0, 1);
        c.b.device = DeviceId(99);
        QCOMPARE(cableRoute(y.history.project(), c), Um(0));
    }

    void mountingSaysWhoStandsInTheWay() {
        const Yard y;
        const Project& p = y.history.project();
        const PartId server = p.devices()[y.servers[0]].part;
        QVERIFY(fitsAt(p, RackId(1), server, 17, Face::Front).ok());
        const Status taken = fitsAt(p, RackId(1), server, 8, Face::Front);
        QVERIFY(!taken.ok());
        QCOMPARE(taken.error().code, ErrorCode::Conflict);
        QVERIFY(fitsAt(p, RackId(1), server, 1, Face::Front, y.servers[0]).ok());
        const Status high = fitsAt(p, RackId(1), server, 42, Face::Front);
        QVERIFY(!high.ok());
        QCOMPARE(high.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(high.error().detail, std::string("1 to 41"));
        QVERIFY(!fitsAt(p, RackId(1), server, 0, Face::Front).ok());
        QCOMPARE(devicesByUnit(p, RackId(1)), (std::vector<DeviceId>{y.servers[0], y.servers[1]}));
    }
};

CW_REGISTER_TEST(CableLengthTest);
#include "cable_length_test.moc"
