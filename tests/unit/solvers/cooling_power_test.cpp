#include "solvers/plant/cooling_power.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace cw;
using namespace cw::solvers;
using namespace cw::solvers::plant;

namespace {

/// 100 kW of racks on an air loop, whose air handler rejects to the water of a chiller that goes outdoors.
CoolingInput airAndWater() {
    CoolingInput in;
    in.loops = {
        {"air",
         {{Phrase::tr("heat of the racks to air"), {100e3, Phrase::tr("drawing"), Provenance::Drawn}}}},
        {"water", {}}};
    Machine handler;
    handler.label = "CRAH";
    handler.loop = 0;
    handler.rejectsTo = 1;
    Machine chiller;
    chiller.label = "chiller";
    chiller.loop = 1;
    in.machines = {handler, chiller};
    return in;
}

} // namespace

class CoolingPowerTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void heatGoesFromLoopToLoop() {
        const CoolingResult answer = solveCooling(airAndWater());
        QVERIFY(answer.outcome.ok());
        QCOMPARE(answer.loops[0].heatKw, 100.0);
        QCOMPARE(answer.loops[1].heatKw, 100.0);
    }

    void loopsInACircleAreRefused_data() {
        QTest::addColumn<int>("chillerRejectsTo");
        QTest::newRow("to the air that it cools at last") << 0;
        QTest::newRow("to the water that it serves") << 1;
    }
    void loopsInACircleAreRefused() {
        QFETCH(int, chillerRejectsTo);
        CoolingInput in = airAndWater();
        in.machines[1].rejectsTo = std::uint32_t(chillerRejectsTo);
        const CoolingResult answer = solveCooling(in);
        QVERIFY(!answer.outcome.ok());
        QVERIFY(!answer.coolingW);
    }
};

CW_REGISTER_TEST(CoolingPowerTest);
#include "cooling_power_test.moc"
