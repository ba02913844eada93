#include "model/edit/commands/patch_cable.h"
#include "model/ports.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

using namespace cw;
using cw::test::makePart;
using cw::test::makePorts;
using cw::test::SmallDesign;

namespace {

/// A server of two ports, and two leaves of four that can be split into two.
struct Patch : SmallDesign {
    Patch() {
        const RackId in = rack("A01", {});
        PartSpec leafSpec = makePart("leaf", "switch", Placement::RackUnits, {{"height_u", 1.0}});
        leafSpec.ports = {makePorts(4, 800, "OSFP", Protocols::InfiniBand, 2)};
        PartSpec serverSpec = makePart("node", "system", Placement::RackUnits, {{"height_u", 1.0}});
        serverSpec.ports = {makePorts(2, 400, "OSFP", Protocols::InfiniBand)};
        server = device("server", in, part(serverSpec), 1);
        leaf = device("leaf", in, part(leafSpec), 40, DeviceRole::ComputeSwitch);
        other = device("leaf2", in, part(leafSpec), 41, DeviceRole::ComputeSwitch);
        cable = SmallDesign::cable({server, 0}, {leaf, 0, 0, 2}, 400);
    }
    /// Moves the end at the leaf.
    Status patch(PortRef to) {
        const PortRef a = project().cables()[cable].a;
        return history.run("patch", [&](ProjectEditor& e) { return patchCable(e, cable, a, to); });
    }
    DeviceId server, leaf, other;
    CableId cable;
};

} // namespace

class CommandsCableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPortIsFreeWithoutAnyPiece() {
        Patch d;
        QCOMPARE(freePorts(d.project(), d.server), 1u);
        QCOMPARE(freePorts(d.project(), d.leaf), 3u);
        QCOMPARE(freePorts(d.project(), d.other), 4u);
        QVERIFY(d.patch({d.leaf, 3, 1, 2}));
        QCOMPARE(freePorts(d.project(), d.leaf), 3u);
    }

    void anEndMovesToAFreePortAndBack() {
        Patch d;
        const Project before = d.project();
        QVERIFY(d.patch({d.other, 3, 1, 2}));
        QCOMPARE(d.project().cables()[d.cable].b.device, d.other);
        QCOMPARE(d.project().cables()[d.cable].a.device, d.server);
        QVERIFY(!cableAt(d.project(), {d.leaf, 0}));
        QCOMPARE(cableAt(d.project(), {d.other, 3}), std::optional(d.cable));
        QVERIFY(!cableAt(d.project(), {d.other, 3, 0, 2})); // the other half is free
        d.history.undo();
        QVERIFY(d.project() == before);
    }

    void aPortThatIsTakenIsRefusedWithItsCable() {
        Patch d;
        const CableId second = d.SmallDesign::cable({d.server, 1}, {d.other, 2}, 400);
        d.set(second, &Cable::label, std::string("uplink 7"));
        const Project before = d.project();
        const Status s = d.patch({d.other, 2, 1, 2}); // a half of a port taken whole
        QVERIFY(!s);
        QCOMPARE(s.error().code, ErrorCode::Conflict);
        QCOMPARE(s.error().detail, std::string("uplink 7"));
        QVERIFY(d.project() == before);
    }

    void portsThatDoNotExistAreRefused() {
        Patch d;
        QCOMPARE(d.patch({d.leaf, 4}).error().code, ErrorCode::NotFound);
        QCOMPARE(d.patch({d.leaf, 1, 0, 4}).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(d.patch({d.leaf, 1, 2, 2}).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(d.patch({d.leaf, 1, 0, 0}).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(d.patch({DeviceId(999), 0}).error().code, ErrorCode::NotFound);
        QCOMPARE(d.patch({d.server, 0}).error().code, ErrorCode::InvalidArgument);
    }

    void bothEndsMoveAtOnce() {
        Patch d;
        const Cable before = d.project().cables()[d.cable];
        QVERIFY(d.history.run("turn",
                              [&](ProjectEditor& e) { return patchCable(e, d.cable, before.b, before.a); }));
        QCOMPARE(d.project().cables()[d.cable].a, before.b);
        QCOMPARE(d.project().cables()[d.cable].b, before.a);
    }

    void aNewCableIsLikeTheOthersBetweenSuchParts() {
        Patch d;
        d.set(d.cable, &Cable::media, Media::MultiMode);
        const FabricId fabric = d.project().cables()[d.cable].fabric;
        CableId made;
        // Drawn the other way round: from the leaf to the server.
        QVERIFY(d.history.run("connect", [&](ProjectEditor& e) -> Status {
            const auto r = connectPorts(e, fabric, {d.other, 0, 1, 2}, {d.server, 1});
            if (!r) return r.error();
            made = *r;
            return {};
        }));
        const Cable& cable = d.project().cables()[made];
        QCOMPARE(cable.media, Media::MultiMode);
        QCOMPARE(inGigabitsPerSecond(cable.speed), 400.0); // half of an 800 Gb/s port
    }
};

CW_REGISTER_TEST(CommandsCableTest);
#include "commands_cable_test.moc"
