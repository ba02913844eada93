#include "solvers/common/air.h"
#include "solvers/thermal/thermal.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace cw::solvers;
using namespace cw::solvers::thermal;
using cw::Provenance;

namespace {

Sourced vendor(double v) {
    return {v, std::string("data sheet"), Provenance::Vendor};
}

/// Four air-cooled racks of 40 kW with three of four fan walls needed.
ThermalInput airHall() {
    ThermalInput in;
    in.halls.push_back({"Hall 1", vendor(22), vendor(0), vendor(12), 10e3});
    for (int i = 0; i < 4; ++i) {
        Rack r;
        r.label = "R" + std::to_string(i);
        r.itW = r.airW = 40e3;
        r.airWWithoutFlow = 40e3;
        r.inletLimitC = vendor(27);
        in.racks.push_back(r);
    }
    for (int i = 0; i < 4; ++i)
        in.airUnits.push_back({"CRAH " + std::to_string(i), 0, vendor(65e3), vendor(16000), vendor(2e3)});
    return in;
}

/// Eight liquid-cooled racks of 135 kW on one loop, 90 % to liquid; two CDUs and one to spare.
ThermalInput liquidHall() {
    ThermalInput in;
    in.halls.push_back({"Hall 2", vendor(24), vendor(600), std::nullopt, 0});
    Loop loop;
    loop.label = "TCS 1";
    loop.coolant = Coolant::Water;
    loop.supplyC = vendor(40);
    loop.facilitySupplyC = vendor(34);
    in.loops.push_back(loop);
    for (int i = 0; i < 8; ++i) {
        Rack r;
        r.label = "N" + std::to_string(i);
        r.loop = 0;
        r.itW = 135e3;
        r.liquidW = 121.5e3;
        r.airW = 13.5e3;
        r.knownAirflowM3h = 3500;
        r.maxReturnC = vendor(55);
        in.racks.push_back(r);
    }
    for (int i = 0; i < 3; ++i)
        in.cdus.push_back({"CDU " + std::to_string(i), 0, vendor(600e3), vendor(900), vendor(1000), vendor(4),
                           vendor(6e3)});
    for (int i = 0; i < 3; ++i)
        in.airUnits.push_back({"FW " + std::to_string(i), 0, vendor(70e3), vendor(17000), vendor(2e3)});
    return in;
}

ThermalInput randomHalls(std::mt19937& rng) {
    const auto pick = [&rng](int n) { return static_cast<int>(rng() % static_cast<unsigned>(n)); };
    const auto maybe = [&](double v) { return pick(4) ? MaybeSourced(vendor(v)) : std::nullopt; };
    ThermalInput in;
    for (std::uint32_t h = 0; h < 3; ++h)
        in.halls.push_back({"H" + std::to_string(h), maybe(18 + pick(10)), maybe(pick(2500)),
                            maybe(8 + pick(10)), 1e3 * pick(50)});
    for (std::uint32_t l = 0; l < 3; ++l) {
        Loop loop;
        loop.label = "L" + std::to_string(l);
        loop.hall = l;
        loop.coolant = pick(2) ? Coolant::Water : Coolant::Pg25;
        loop.supplyC = maybe(25 + pick(25));
        loop.facilitySupplyC = maybe(15 + pick(30));
        in.loops.push_back(loop);
    }
    for (int i = 0; i < 30; ++i) {
        Rack r;
        r.label = "R" + std::to_string(i);
        r.hall = static_cast<std::uint32_t>(pick(3));
        if (pick(3)) r.loop = r.hall;
        r.airW = 1e3 * pick(40);
        r.liquidW = pick(2) ? 1e3 * pick(120) : 0;
        r.itW = r.airW + r.liquidW;
        r.airWWithoutFlow = pick(2) ? r.airW * 0.5 : r.airW;
        r.knownAirflowM3h = pick(2) ? 100 * pick(50) : 0;
        r.inletLimitC = maybe(27);
        r.maxReturnC = maybe(40 + pick(20));
        in.racks.push_back(r);
    }
    for (int i = 0; i < 8; ++i)
        in.airUnits.push_back({"U" + std::to_string(i), static_cast<std::uint32_t>(pick(3)),
                               maybe(1e3 * (50 + pick(200))), maybe(1e3 * (10 + pick(50))),
                               maybe(100 * pick(50))});
    for (int i = 0; i < 6; ++i)
        in.cdus.push_back({"C" + std::to_string(i), static_cast<std::uint32_t>(pick(3)),
                           maybe(1e3 * (200 + pick(1000))), maybe(100 + pick(1500)), maybe(200 + pick(1500)),
                           maybe(2 + pick(6)), maybe(100 * pick(90))});
    return in;
}

} // namespace

class ThermalBalanceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void enoughSupplyAirGivesSupplyTemperatureAtTheInlet() {
        const auto r = solveThermal(airHall(), {}, {});
        QVERIFY(r.outcome.ok());
        const auto& h = r.halls[0];
        QCOMPARE(*h.inletMeanC, 22.0);
        QCOMPARE(*h.recirculation, 0.0);
        QCOMPARE(*h.racksOver, std::size_t(0));
        const double rho = air::densityKgM3(22, 101325, 0);
        QVERIFY(std::abs(h.requiredAirM3s - 160e3 / (rho * 1006 * 12)) < 1e-9);
        QVERIFY(std::abs(*r.racks[0].outletC - 34) < 1e-9);
        QVERIFY(std::abs(*h.returnC - (22 + 170e3 / (rho * 1006 * 64000 / 3600))) < 1e-9);
        QCOMPARE(h.airLoadKw, 178.0);
        QVERIFY(h.energyBalanceResidual < 1e-9);
        QVERIFY(h.nPlusOne);
        QCOMPARE(r.airUnits[0].loadKw, 170.0 / 4 + 2);
        QVERIFY(std::abs(*r.airUnits[0].worstSingleFailurePct - 100 * (170.0 / 3 + 2) / 65) < 1e-9);
    }

    void missingSupplyAirComesBackFromTheHotAisle() {
        auto in = airHall();
        for (AirUnit& u : in.airUnits)
            u.airflowM3h = vendor(6000);
        const auto r = solveThermal(in, {}, {});
        const auto& h = r.halls[0];
        const double share = 24000.0 / 3600 / h.requiredAirM3s;
        QVERIFY(share < 1);
        QVERIFY(std::abs(*h.recirculation - (1 - share)) < 1e-12);
        // Inlet air is supply air and hot air in these shares.
        QVERIFY(std::abs(*h.inletMeanC - (share * 22 + (1 - share) * *h.returnC)) < 1e-9);
        QVERIFY(*h.inletMeanC > 27);
        QCOMPARE(*h.racksOver, std::size_t(4));
        QVERIFY(!r.racks[0].ok);
        QVERIFY(!h.nPlusOne);
        QVERIFY(h.energyBalanceResidual < 1e-9);
    }

    void thinAirNeedsMoreFlow() {
        const double sea = solveThermal(airHall(), {}, {}).halls[0].requiredAirM3s;
        auto in = airHall();
        in.halls[0].altitudeM = vendor(1609);
        const double denver = solveThermal(in, {}, {}).halls[0].requiredAirM3s;
        QVERIFY2(std::abs(denver / sea - 1.215) < 0.01,
                 qPrintable(QString::number(denver / sea))); // 18 % lighter air
        in.halls[0].altitudeM.reset();
        const auto r = solveThermal(in, {}, {});
        QCOMPARE(r.halls[0].requiredAirM3s, sea);
        QCOMPARE(r.seaLevelAssumed, std::vector<std::string>{"Hall 1"});
    }

    void tooLittleCapacityIsShownAndNoTemperaturePretended() {
        auto in = airHall();
        for (AirUnit& u : in.airUnits)
            u.capacityW = vendor(40e3);
        auto r = solveThermal(in, {}, {});
        QCOMPARE(r.halls[0].airShortKw, 18.0);
        QVERIFY(!r.halls[0].inletMeanC);
        QVERIFY(!r.halls[0].racksOver);
        QVERIFY(r.halls[0].energyBalanceResidual < 1e-9);
        QVERIFY(!r.airUnits[0].ok);
        in.airUnits.clear();
        r = solveThermal(in, {}, {});
        QCOMPARE(r.halls[0].airShortKw, 170.0);
        QVERIFY(r.halls[0].energyBalanceResidual < 1e-9);
        QVERIFY(!r.halls[0].inletMeanC);
    }

    void constantReturnSetsTheLiquidFlow_data() {
        QTest::addColumn<double>("supply");
        QTest::addColumn<double>("lpm");
        // Published flow table of a GB300 NVL72 rack, 121.5 kW to liquid.
        QTest::newRow("25 C") << 25.0 << 59.0;
        QTest::newRow("30 C") << 30.0 << 71.0;
        QTest::newRow("35 C") << 35.0 << 89.0;
        QTest::newRow("40 C") << 40.0 << 119.0;
        QTest::newRow("45 C") << 45.0 << 177.0;
    }
    void constantReturnSetsTheLiquidFlow() {
        QFETCH(double, supply);
        QFETCH(double, lpm);
        auto in = liquidHall();
        in.loops[0].supplyC = vendor(supply);
        const auto r = solveThermal(in, {}, {});
        QVERIFY2(std::abs(*r.racks[0].flowLpm / lpm - 1) < 0.03,
                 qPrintable(QString::number(*r.racks[0].flowLpm)));
        QVERIFY(std::abs(*r.loops[0].flowLpm - 8 * *r.racks[0].flowLpm) < 1e-9);
        QVERIFY(std::abs(*r.loops[0].returnC - 55) < 1e-9);
        QVERIFY(std::abs(*r.cdus[1].flowLpm - *r.loops[0].flowLpm / 3) < 1e-9);
        QVERIFY(r.halls[0].energyBalanceResidual < 1e-9);
    }

    void cdusShareAndOneMayFail() {
        auto in = liquidHall();
        auto r = solveThermal(in, {}, {});
        QCOMPARE(r.cdus[0].loadKw, 8 * 121.5 / 3 + 6);
        QVERIFY(r.loops[0].nPlusOne);
        QVERIFY(std::abs(*r.cdus[0].worstSingleFailurePct - 100 * (486 + 6) / 600.0) < 1e-9);
        QCOMPARE(*r.cdus[0].approachK, 6.0);
        in.cdus.pop_back();
        r = solveThermal(in, {}, {});
        QVERIFY(!r.loops[0].nPlusOne);
        QVERIFY(r.cdus[0].ok);
        in.cdus.pop_back();
        r = solveThermal(in, {}, {});
        QVERIFY(!r.cdus[0].ok);
        QVERIFY(std::abs(r.halls[0].liquidShortKw - (972 + 6 - 600)) < 1e-9);
        QVERIFY(r.halls[0].energyBalanceResidual < 1e-9);
    }

    void exchangerReachesItsRatedApproachAtItsRatedPoint() {
        auto in = liquidHall();
        in.cdus.resize(1);
        in.cdus[0].pumpW.reset();
        auto r = solveThermal(in, {}, {});
        in.cdus[0].capacityW = vendor(972e3);
        in.cdus[0].ratedFlowLpm = vendor(*r.loops[0].flowLpm);
        r = solveThermal(in, {}, {});
        QVERIFY(std::abs(*r.cdus[0].minApproachK - 4) < 1e-9);
        // Half the heat needs a closer approach than the full one.
        for (Rack& rack : in.racks)
            rack.liquidW /= 2;
        QVERIFY(*solveThermal(in, {}, {}).cdus[0].minApproachK < 4);
        in.loops[0].facilitySupplyC = vendor(39);
        for (Rack& rack : in.racks)
            rack.liquidW *= 2;
        r = solveThermal(in, {}, {});
        QCOMPARE(*r.cdus[0].approachK, 1.0);
        QVERIFY(!r.cdus[0].ok);
    }

    void supplyAboveThePermittedReturnHasNoFlow() {
        auto in = liquidHall();
        in.loops[0].supplyC = vendor(55);
        const auto r = solveThermal(in, {}, {});
        QVERIFY(!r.racks[0].flowLpm);
        QVERIFY(!r.racks[0].ok);
        QVERIFY(!r.loops[0].flowLpm);
        QVERIFY(r.halls[0].energyBalanceResidual < 1e-9);
    }

    void heatToLiquidWithoutALoopIsUnserved() {
        auto in = liquidHall();
        in.racks[2].loop.reset();
        const auto r = solveThermal(in, {}, {});
        QCOMPARE(r.halls[0].liquidShortKw, 121.5);
        QCOMPARE(r.loops[0].heatKw, 7 * 121.5);
        QVERIFY(r.halls[0].energyBalanceResidual < 1e-9);
    }

    void balancesCloseAndEveryShownValueExplainsItself() {
        std::mt19937 rng(1130);
        std::vector<ThermalInput> samples{airHall(), liquidHall()};
        for (int i = 0; i < 40; ++i)
            samples.push_back(randomHalls(rng));
        int explained = 0;
        int unknown = 0;
        for (const auto& in : samples) {
            const ThermalOptions options;
            const auto r = solveThermal(in, options, {});
            QVERIFY2(r.outcome.ok(), r.outcome.error ? r.outcome.error->detail.c_str() : "");
            for (const auto& h : r.halls)
                QVERIFY(h.energyBalanceResidual < 1e-9);
            for (const std::string& key : thermalKeys(in)) {
                const auto shown = thermalValue(in, r, key);
                QVERIFY2(shown.ok(), key.c_str());
                const auto d = explainThermal(in, options, r, key);
                QCOMPARE(d.ok(), shown.value().has_value());
                if (!d.ok()) {
                    ++unknown;
                    continue;
                }
                const double v = *shown.value();
                QVERIFY2(std::abs(cw::evaluate(d.value()) - v) <= 1e-9 * std::max(1.0, std::abs(v)),
                         key.c_str());
                ++explained;
            }
        }
        QVERIFY(explained > 2000);
        QVERIFY(unknown > 100);
        const auto in = liquidHall();
        const auto r = solveThermal(in, {}, {});
        QVERIFY(explainThermal(in, {}, r, "cdus[CDU 1].min_approach_k").ok());
        QCOMPARE(explainThermal(in, {}, r, "cdus[CDU 9].load_kw").error().code, cw::ErrorCode::NotFound);
    }

    void refusesInputThatMakesNoSense_data() {
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("detail");
        QTest::newRow("nan heat") << 0 << "airW";
        QTest::newRow("negative heat") << 1 << "liquidW";
        QTest::newRow("hall out of range") << 2 << "hall";
        QTest::newRow("loop out of range") << 3 << "loop";
        QTest::newRow("altitude") << 4 << "altitudeM";
        QTest::newRow("more without flow than heat") << 5 << "airWWithoutFlow";
        QTest::newRow("approach") << 6 << "ratedApproachK";
        QTest::newRow("option") << 7 << "defaultReturnC";
        QTest::newRow("infinite flow") << 8 << "airflowM3h";
    }
    void refusesInputThatMakesNoSense() {
        QFETCH(int, what);
        QFETCH(QString, detail);
        auto in = liquidHall();
        ThermalOptions options;
        switch (what) {
        case 0:
            in.racks[0].airW = std::numeric_limits<double>::quiet_NaN();
            break;
        case 1:
            in.racks[0].liquidW = -1;
            break;
        case 2:
            in.racks[0].hall = 5;
            break;
        case 3:
            in.racks[0].loop = 5;
            break;
        case 4:
            in.halls[0].altitudeM = vendor(60000);
            break;
        case 5:
            in.racks[0].airWWithoutFlow = 14e3;
            break;
        case 6:
            in.cdus[0].ratedApproachK = vendor(0);
            break;
        case 7:
            options.defaultReturnC = 5;
            break;
        default:
            in.airUnits[0].airflowM3h = vendor(std::numeric_limits<double>::infinity());
            break;
        }
        const auto r = solveThermal(in, options, {});
        QCOMPARE(r.outcome.state, SolveState::Refused);
        QCOMPARE(QString::fromStdString(r.outcome.error->detail), detail);
    }

    void stopsWhenAskedAndTakesNothingForNothing() {
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(solveThermal(airHall(), {}, stop.get_token()).outcome.state, SolveState::Cancelled);
        const auto r = solveThermal({}, {}, {});
        QVERIFY(r.outcome.ok());
        QCOMPARE(r.heatKw, 0.0);
    }

    void thirteenThousandRacksTakeMilliseconds() {
        auto in = liquidHall();
        const Rack rack = in.racks[0];
        in.racks.clear();
        in.loops.resize(1);
        const Loop loop = in.loops[0];
        in.loops.clear();
        const Cdu cdu = in.cdus[0];
        in.cdus.clear();
        for (std::uint32_t i = 0; i < 13000; ++i) {
            if (i % 16 == 0) {
                in.loops.push_back(loop);
                for (int c = 0; c < 4; ++c) {
                    in.cdus.push_back(cdu);
                    in.cdus.back().loop = i / 16;
                }
            }
            in.racks.push_back(rack);
            in.racks.back().loop = i / 16;
        }
        QElapsedTimer timer;
        timer.start();
        const auto r = solveThermal(in, {}, {});
        const double ms = timer.nsecsElapsed() / 1e6;
        qInfo("13,000 racks, %zu loops, %zu CDUs: %.1f ms", in.loops.size(), in.cdus.size(), ms);
        QVERIFY(r.halls[0].energyBalanceResidual < 1e-9);
        QVERIFY2(ms < 1000, "far slower than an edit may take"); // generous: shared and sanitizer builds
    }
};

CW_REGISTER_TEST(ThermalBalanceTest);
#include "thermal_balance_test.moc"
