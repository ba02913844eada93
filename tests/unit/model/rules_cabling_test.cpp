#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

using namespace cw;
using cw::test::makePart;
using cw::test::makePorts;
using cw::test::SmallDesign;

namespace {

/// Two servers and a switch in one rack.
struct Pair : SmallDesign {
    Pair() {
        const RackId in = rack("A01", {});
        server = device("server", in, serverPart(), 1);
        other = device("other", in, serverPart(), 3);
        leaf = device("leaf", in, switchPart(), 40, DeviceRole::ComputeSwitch);
    }
    PartId linkPart(const char* id, const char* kind, std::initializer_list<cw::test::SpecInit> specs) {
        return part(makePart(id, kind, Placement::NotPlaced, specs));
    }
    DeviceId server, other, leaf;
};

} // namespace

class RulesCablingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPortTakesOneCable() {
        Pair d;
        d.cable({d.server, 0}, {d.leaf, 0});
        d.cable({d.server, 1}, {d.leaf, 1});
        QVERIFY(d.found("port-conflict").empty());
        const CableId third = d.cable({d.other, 0}, {d.leaf, 1});
        const auto found = d.found("port-conflict");
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].objects.front(), ObjectRef::of(third));
        // n cables in one port are n - 1 findings, not one for each pair.
        d.cable({d.other, 1}, {d.leaf, 1});
        QCOMPARE(d.found("port-conflict").size(), 2u);
    }

    void piecesOfASplitPortMayNotOverlap_data() {
        QTest::addColumn<int>("laneA");
        QTest::addColumn<int>("lanesA");
        QTest::addColumn<int>("laneB");
        QTest::addColumn<int>("lanesB");
        QTest::addColumn<int>("found");
        QTest::newRow("both halves") << 0 << 2 << 1 << 2 << 0;
        QTest::newRow("same half") << 1 << 2 << 1 << 2 << 1;
        QTest::newRow("whole and half") << 0 << 1 << 1 << 2 << 1;
        QTest::newRow("first half and third quarter") << 0 << 2 << 2 << 4 << 0;
        QTest::newRow("first half and second quarter") << 0 << 2 << 1 << 4 << 1;
        QTest::newRow("thirds and quarters that meet") << 0 << 3 << 1 << 4 << 1;
        QTest::newRow("thirds and quarters apart") << 0 << 3 << 2 << 4 << 0;
    }
    void piecesOfASplitPortMayNotOverlap() {
        QFETCH(int, laneA);
        QFETCH(int, lanesA);
        QFETCH(int, laneB);
        QFETCH(int, lanesB);
        QFETCH(int, found);
        Pair d;
        PartSpec spec = makePart("split", "switch", Placement::RackUnits, {{"height_u", 1.0}});
        spec.ports = {makePorts(2, 400, "OSFP", Protocols::InfiniBand, 4)};
        d.set(d.leaf, &Device::part, d.part(spec));
        d.cable({d.server, 0}, {d.leaf, 0, std::uint8_t(laneA), std::uint8_t(lanesA)}, 100);
        d.cable({d.server, 1}, {d.leaf, 0, std::uint8_t(laneB), std::uint8_t(lanesB)}, 100);
        QCOMPARE(int(d.found("port-conflict").size()), found);
    }

    void portsAndSplitsThatDoNotExist() {
        Pair d;
        const CableId cable = d.cable({d.server, 4}, {d.leaf, 0});
        QCOMPARE(int(d.found("port-conflict").at(0).message), 1);
        d.set(cable, &Cable::a, {d.server, 3, 0, 4});
        QCOMPARE(int(d.found("port-conflict").at(0).message), 2);
        d.set(cable, &Cable::a, {d.server, 3, 2, 2});
        QCOMPARE(int(d.found("port-conflict").at(0).message), 3);
        d.set(cable, &Cable::a, {d.server, 3, 1, 2});
        QVERIFY(d.found("port-conflict").empty());
    }

    void speedAgainstPortsAndParts() {
        Pair d;
        const CableId cable = d.cable({d.server, 0}, {d.leaf, 0}, 400);
        QVERIFY(d.found("cable-speed").empty());
        d.set(cable, &Cable::speed, gigabitsPerSecond(800));
        QCOMPARE(d.found("cable-speed").size(), 2u); // both ports are too slow
        d.set(cable, &Cable::speed, gigabitsPerSecond(200));
        QCOMPARE(d.found("cable-speed").size(), 1u);
        QCOMPARE(d.found("cable-speed")[0].severity, Severity::Info);
        d.set(cable, &Cable::b, {d.leaf, 0, 0, 2}); // half a port gives 200: as fast as can be
        QVERIFY(d.found("cable-speed").empty());
        d.set(cable, &Cable::speed, gigabitsPerSecond(400));
        QCOMPARE(int(d.found("cable-speed").at(0).message), 1);
        d.set(cable, &Cable::b, {d.leaf, 0});
        d.set(cable, &Cable::part, d.linkPart("slow", "cable", {{"speed_gbps", 200.0}}));
        QCOMPARE(int(d.found("cable-speed").at(0).message), 2);
        // A twin-port transceiver of 800 Gb/s carries 400 on each link.
        d.set(cable, &Cable::part, std::nullopt);
        d.set(cable, &Cable::opticA,
              d.linkPart("twin", "transceiver", {{"speed_gbps", 800.0}, {"ports", 2.0}}));
        QVERIFY(d.found("cable-speed").empty());
    }

    void protocolOfTheFabricAgainstThePorts() {
        Pair d;
        d.cable({d.server, 0}, {d.leaf, 0});
        QVERIFY(d.found("cable-protocol").empty());
        d.set(d.fabric, &Fabric::protocol, Protocol::Ethernet);
        const auto found = d.found("cable-protocol");
        QCOMPARE(found.size(), 1u); // the server speaks both, the switch does not
        QCOMPARE(found[0].objects.at(1), ObjectRef::of(d.leaf));
    }

    void fibreNeedsTransceiversThatFit() {
        Pair d;
        const CableId cable = d.cable({d.server, 0}, {d.leaf, 0});
        QVERIFY(d.found("cable-optic").empty()); // medium not decided yet
        d.set(cable, &Cable::media, Media::MultiMode);
        QCOMPARE(d.found("cable-optic").size(), 2u);
        const PartId multi =
            d.linkPart("mm", "transceiver",
                       {{"fiber", std::string("MMF")}, {"form_factor", std::string("OSFP finned")}});
        d.set(cable, &Cable::opticA, multi);
        QCOMPARE(d.found("cable-optic").size(), 1u);
        d.set(cable, &Cable::opticB, multi);
        QVERIFY(d.found("cable-optic").empty());
        d.set(cable, &Cable::media, Media::SingleMode);
        QCOMPARE(int(d.found("cable-optic").at(0).message), 2);
        d.set(cable, &Cable::media, Media::MultiMode);
        d.set(cable, &Cable::opticB,
              d.linkPart("mm-q", "transceiver",
                         {{"fiber", std::string("MMF")}, {"form_factor", std::string("QSFP112")}}));
        QCOMPARE(int(d.found("cable-optic").at(0).message), 3);
        d.set(cable, &Cable::media, Media::Dac);
        QCOMPARE(int(d.found("cable-optic").at(0).message), 1);
    }

    void plugsAndMediumOfACopperCable() {
        Pair d;
        const CableId cable = d.cable({d.server, 0}, {d.leaf, 0});
        d.set(cable, &Cable::media, Media::Dac);
        d.set(cable, &Cable::part,
              d.linkPart("dac", "cable",
                         {{"media", std::string("passive copper")},
                          {"connector_a", std::string("OSFP finned")},
                          {"connector_b", std::string("OSFP flat top")}}));
        QVERIFY(d.found("cable-optic").empty());
        d.set(cable, &Cable::part,
              d.linkPart("dac-q", "cable",
                         {{"media", std::string("passive copper")},
                          {"connector_a", std::string("QSFP112")},
                          {"connector_b", std::string("QSFP56")}}));
        QCOMPARE(d.found("cable-optic").size(), 2u);
        d.set(cable, &Cable::part, d.linkPart("aoc", "cable", {{"media", std::string("active optical")}}));
        QCOMPARE(int(d.found("cable-optic").at(0).message), 5);
        d.set(cable, &Cable::part, std::nullopt);
        d.set(cable, &Cable::media, Media::TwistedPair);
        QCOMPARE(d.found("cable-optic").size(), 2u);
        QCOMPARE(int(d.found("cable-optic").at(0).message), 4);
    }

    void lengthAgainstTheReach() {
        Pair d;
        const CableId cable = d.cable({d.server, 0}, {d.leaf, 0});
        d.set(cable, &Cable::fixedLength, m(90));
        QVERIFY(d.found("cable-reach").empty()); // medium not decided yet
        d.set(cable, &Cable::media, Media::MultiMode);
        QCOMPARE(int(d.found("cable-reach").at(0).message), 1);
        d.set(cable, &Cable::opticA, d.linkPart("far", "transceiver", {{"reach_m", 90.0}}));
        QVERIFY(d.found("cable-reach").empty());
        d.set(cable, &Cable::opticB, d.linkPart("near", "transceiver", {{"reach_m", 89.0}}));
        const auto found = d.found("cable-reach");
        QCOMPARE(int(found.at(0).message), 0); // the weaker end decides
        QCOMPARE(std::get<FindingNumber>(found[0].params.at(2)).value, 89.0);
    }

    void aMovedRackStretchesItsCables() {
        SmallDesign d;
        const RackId near = d.rack("A01", {m(1), m(2)});
        const RackId far = d.rack("A02", {m(1.6), m(2)});
        const CableId cable = d.cable({d.device("a", near, d.serverPart(), 40), 0},
                                      {d.device("b", far, d.switchPart(), 42), 0});
        d.set(cable, &Cable::media, Media::Acc);
        QVERIFY(d.found("cable-reach").empty());
        d.set(far, &Rack::pose, {{m(18), m(2)}, Turn::North});
        QCOMPARE(d.found("cable-reach").size(), 1u);
    }

    void xdrNeedsTheRightMedium() {
        Pair d;
        const CableId cable = d.cable({d.server, 0}, {d.leaf, 0}, 800);
        d.set(cable, &Cable::media, Media::Dac);
        QCOMPARE(int(d.found("cable-reach").at(0).message), 2);
        d.set(cable, &Cable::media, Media::Acc);
        QVERIFY(d.found("cable-reach").empty());
        d.set(cable, &Cable::media, Media::Dac);
        d.set(d.fabric, &Fabric::protocol, Protocol::Ethernet);
        QVERIFY(d.found("cable-reach").empty());
    }

    void aServerReachesEveryRailOfItsUnit() {
        Pair d;
        const RackId in = d.project().devices()[d.leaf].rack;
        const DeviceId second = d.device("leaf 2", in, d.switchPart(), 41, DeviceRole::ComputeSwitch);
        d.set(d.leaf, &Device::rail, 1);
        d.set(second, &Device::rail, 2);
        d.cable({d.server, 0}, {d.leaf, 0});
        d.cable({d.server, 1}, {second, 0});
        d.cable({d.leaf, 1}, {d.other, 0}); // the other way round
        auto found = d.found("missing-rail");
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].objects.front(), ObjectRef::of(d.other));
        d.cable({d.other, 1}, {second, 1});
        QVERIFY(d.found("missing-rail").empty());
    }

    void devicesWithoutACable() {
        Pair d;
        QVERIFY(d.found("no-network").empty()); // nothing is cabled yet
        d.cable({d.server, 0}, {d.leaf, 0});
        const auto found = d.found("no-network");
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].objects.front(), ObjectRef::of(d.other));
    }
};

CW_REGISTER_TEST(RulesCablingTest);
#include "rules_cabling_test.moc"
