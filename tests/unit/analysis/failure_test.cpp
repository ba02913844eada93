#include "app/analysis/failure.h"
#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"

#include <QtTest>

using namespace cw;
using namespace cw::analysis;

namespace {

const Project& plan() {
    static const auto made = cw::test::generated("superpod-h100", {{"scalable_units", "1"}});
    return made.project();
}

std::vector<ObjectRef> elementsOf(PowerKind kind, FeedSide side) {
    std::vector<ObjectRef> found;
    for (const auto& [id, e] : plan().powerElements())
        if (e.kind == kind && e.side == side) found.push_back(ObjectRef::of(id));
    return found;
}

ObjectRef firstDevice(const Project& project, DeviceRole role, int tier) {
    for (const auto& [id, d] : project.devices())
        if (d.role == role && d.tier == tier) return ObjectRef::of(id);
    return {};
}

std::size_t computeFabric(const FailureReport& r) {
    for (std::size_t i = 0; i < r.before.fabrics->size(); ++i)
        if ((*r.before.fabrics)[i].role == FabricRole::Compute) return i;
    return 0;
}

} // namespace

class FailureTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingLostChangesNothing() {
        const auto r = failObjects(plan(), {});
        QVERIFY(r.ok());
        QCOMPARE(r->gpus, std::size_t(248));
        QCOMPARE(r->gpusLost, std::size_t(0));
        QVERIFY(r->unpowered.empty());
        for (std::size_t i = 0; i < r->fabrics.size(); ++i) {
            QCOMPARE(r->fabrics[i].after.bisection.lowerGbps,
                     (*r->before.fabrics)[i].result.bisection.lowerGbps);
            QVERIFY(r->fabrics[i].unreachable.empty());
        }
        for (std::size_t i = 0; i < r->thermal.result.halls.size(); ++i)
            QCOMPARE(r->thermal.result.halls[i].airLoadKw, r->before.thermal->result.halls[i].airLoadKw);
    }

    /// Between two units all traffic crosses the spines; within one unit of rails none has to.
    void aSpineLeavesItsShareOfTheBisection() {
        const auto two = cw::test::generated("superpod-h100", {{"scalable_units", "2"}});
        const ObjectRef spine = firstDevice(two.project(), DeviceRole::ComputeSwitch, 2);
        const auto r = failObjects(two.project(), {&spine, 1});
        QVERIFY(r.ok());
        const std::size_t compute = computeFabric(*r);
        const double before = (*r->before.fabrics)[compute].result.bisection.lowerGbps;
        const auto& after = r->fabrics[compute].after.bisection;
        const double uplinks = 8 * 32 * 400; // of one unit, over eight spines
        QVERIFY(after.upperGbps < before);
        QVERIFY(after.upperGbps <= uplinks * 7 / 8 + 1e-6);
        QVERIFY(after.lowerGbps > before * 0.8);
        QCOMPARE(r->gpusLost, std::size_t(0));

        const ObjectRef lone = firstDevice(plan(), DeviceRole::ComputeSwitch, 2);
        const auto within = failObjects(plan(), {&lone, 1});
        QVERIFY(within.ok());
        const std::size_t same = computeFabric(*within);
        QCOMPARE(within->fabrics[same].after.bisection.lowerGbps,
                 (*within->before.fabrics)[same].result.bisection.lowerGbps);
    }

    void oneSideOfTheFeedIsCarriedByTheOther() {
        const auto sideA = elementsOf(PowerKind::RackPdu, FeedSide::A);
        QVERIFY(!sideA.empty());
        const auto r = failObjects(plan(), sideA);
        QVERIFY(r.ok());
        for (DeviceId id : r->unpowered)
            QVERIFY(plan().devices()[id].psuOnB == 0);
        QVERIFY(r->power.deadElements.size() >= sideA.size());
    }

    void bothSidesGoneLosesEveryGpu() {
        auto both = elementsOf(PowerKind::RackPdu, FeedSide::A);
        for (ObjectRef b : elementsOf(PowerKind::RackPdu, FeedSide::B))
            both.push_back(b);
        const auto r = failObjects(plan(), both);
        QVERIFY(r.ok());
        QCOMPARE(r->gpusUnpowered, r->gpus);
        QCOMPARE(r->gpusLost, r->gpus);
        QCOMPARE(r->fabrics[computeFabric(*r)].after.endpoints, std::int64_t(0));
        for (const auto& hall : r->thermal.result.halls)
            QVERIFY(hall.airKw < 1e-6);
    }

    void aRackTakesItsDevicesAlongAndOnlyThem() {
        const ObjectRef server = firstDevice(plan(), DeviceRole::Server, 0);
        const RackId rack = plan().devices()[*server.as<Device>()].rack;
        const ObjectRef object = ObjectRef::of(rack);
        const auto r = failObjects(plan(), {&object, 1});
        QVERIFY(r.ok());
        std::size_t gpus = 0;
        for (DeviceId id : plan().referrers<Device>(rack))
            if (plan().devices()[id].role == DeviceRole::Server) gpus += 8;
        QVERIFY(gpus > 0);
        QCOMPARE(r->gpusRemoved, gpus);
        QCOMPARE(r->gpusLost, gpus);
        QVERIFY(r->thermal.result.halls[0].airLoadKw < r->before.thermal->result.halls[0].airLoadKw);
    }

    void aServerWithoutItsComputeCablesIsCutOff() {
        const ObjectRef server = firstDevice(plan(), DeviceRole::Server, 0);
        const DeviceId id = *server.as<Device>();
        std::vector<ObjectRef> cables;
        for (CableId c : plan().referrers<Cable>(id))
            if (plan().fabrics()[plan().cables()[c].fabric].role == FabricRole::Compute)
                cables.push_back(ObjectRef::of(c));
        QCOMPARE(cables.size(), std::size_t(8));
        const auto all = failObjects(plan(), cables);
        QVERIFY(all.ok());
        QCOMPARE(all->gpusUnreachable, std::size_t(8));
        cables.pop_back();
        const auto most = failObjects(plan(), cables);
        QVERIFY(most.ok());
        QCOMPARE(most->gpusUnreachable, std::size_t(0));
    }

    void coolingMachinesTakeTheirCapacityAlong() {
        std::vector<ObjectRef> machines;
        for (const auto& [id, e] : plan().coolingElements())
            machines.push_back(ObjectRef::of(id));
        QVERIFY(!machines.empty());
        const auto r = failObjects(plan(), machines);
        QVERIFY(r.ok());
        QVERIFY(r->thermal.airUnits.empty() && r->thermal.cdus.empty());
        const auto& hall = r->thermal.result.halls[0];
        QVERIFY(hall.airShortKw > 0.99 * hall.airKw);
    }

    void aPowerShelfFailsAsTheElementThatItIs() {
        const auto rackScale = cw::test::generated("superpod-gb200", {});
        const Project& p = rackScale.project();
        std::vector<ObjectRef> shelves;
        for (const auto& [id, d] : p.devices())
            if (d.role == DeviceRole::PowerShelf && d.psuOnB > 0) shelves.push_back(ObjectRef::of(id));
        QVERIFY(shelves.size() > 1);
        const auto one = lostWith(p, {&shelves[1], 1});
        QVERIFY(one.ok());
        QCOMPARE(one->powerElements.size(), std::size_t(1));
        const PowerElement& element = p.powerElements()[one->powerElements[0]];
        QCOMPARE(element.side, FeedSide::B);
        QCOMPARE(element.rack.value(), p.devices()[*shelves[1].as<Device>()].rack);
        const auto all = lostWith(p, shelves);
        QVERIFY(all.ok());
        QCOMPARE(all->powerElements.size(), shelves.size());
    }

    void whatCannotFailIsRefused() {
        const ObjectRef part{EntityKind::Part, 1};
        QCOMPARE(failObjects(plan(), {&part, 1}).error().code, ErrorCode::Unsupported);
        const ObjectRef gone{EntityKind::Rack, 99999};
        QCOMPARE(failObjects(plan(), {&gone, 1}).error().code, ErrorCode::NotFound);
    }
};

CW_REGISTER_TEST(FailureTest);
#include "failure_test.moc"
