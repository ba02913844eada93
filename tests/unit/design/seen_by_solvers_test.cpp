#include "app/analysis/analysis.h"
#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"

#include <QtTest>

using namespace cw;
using cw::test::Generated;
using cw::test::generated;

/// What snapshots make of designs that no simpler drawing shows.
class SeenBySolversTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aManagedSwitchIsAHostOfItsManagementNetwork() {
        const Generated g = generated("superpod-h100");
        const Project& p = g.project();
        for (const auto& [id, fabric] : p.fabrics()) {
            const auto seen = analysis::snapshotFabric(p, id);
            std::size_t switches = 0;
            for (std::size_t i = 0; i < seen.nodes.size(); ++i)
                if (seen.graph.isSwitch[i]) {
                    ++switches;
                    if (fabric.role == FabricRole::OutOfBand)
                        QCOMPARE(p.devices()[seen.nodes[i]].role, DeviceRole::OutOfBandSwitch);
                }
            std::size_t drawn = 0;
            for (const auto& [deviceId, device] : p.devices()) {
                drawn += fabric.role == FabricRole::Compute && device.role == DeviceRole::ComputeSwitch;
                drawn += fabric.role == FabricRole::Storage && device.role == DeviceRole::StorageSwitch;
                drawn += fabric.role == FabricRole::InBand && device.role == DeviceRole::InBandSwitch;
                drawn += fabric.role == FabricRole::OutOfBand && device.role == DeviceRole::OutOfBandSwitch;
            }
            QCOMPARE(switches, drawn);
        }
    }

    /// Half of a rack's shelves hang on each feed; the trays behind them keep going when one is lost.
    void traysBehindShelvesHaveTwoFeeds() {
        const Generated g = generated("superpod-gb200");
        const auto answers = analysis::solveAll(g.project(), DirtySet(bit(Domain::Power)));
        QVERIFY(answers.power);
        const auto& result = answers.power->result;
        for (const auto& [id, element] : g.project().powerElements())
            if (element.kind == PowerKind::RackPdu)
                QCOMPARE(answers.power->element(id)->lostLoads, std::uint32_t(0));
        QVERIFY(!result.elements.empty());
    }

    void powerShelvesTakeUnitsButDrawNothingThemselves() {
        const Generated g = generated("superpod-gb200");
        const auto seen = analysis::snapshotDensity(g.project());
        int shelves = 0;
        for (const auto& rack : seen.input.racks)
            for (const auto& device : rack.devices) {
                const auto& spec = seen.input.specs[device.spec];
                QVERIFY2(spec.maxW || spec.typicalW || spec.estimateW, spec.label.c_str());
                if (spec.label.find("shelf") == std::string::npos) continue;
                ++shelves;
                QVERIFY(!spec.it);
                QCOMPARE(spec.maxW->value, 0.0);
                QCOMPARE(spec.heightU, 1.0);
                QVERIFY(!spec.zeroU);
            }
        QCOMPARE(shelves, 8 * 8);
    }
};

CW_REGISTER_TEST(SeenBySolversTest);
#include "seen_by_solvers_test.moc"
