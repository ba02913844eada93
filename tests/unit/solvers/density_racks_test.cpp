#include "solvers/density/density.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace cw::solvers;
using namespace cw::solvers::density;
using cw::Provenance;

namespace {

Sourced vendor(double v) {
    return {v, std::string("data sheet"), Provenance::Vendor};
}

/// 4+2 supplies of 3.3 kW, as in the DGX H100 user guide: 10.2 kW at most, 130.45 kg, 8 U.
DeviceSpec dgx() {
    DeviceSpec s;
    s.label = "server";
    s.maxW = vendor(10200);
    s.heightU = 8;
    s.massKg = vendor(130.45);
    s.depthM = vendor(0.897);
    s.liquidShare = Sourced{0, std::string("air-cooled"), Provenance::Vendor};
    s.airflowM3h = vendor(1876);
    s.psusNeeded = 4;
    s.psuRatedW = vendor(3300);
    return s;
}

DeviceSpec leafSwitch() {
    DeviceSpec s;
    s.label = "switch";
    s.typicalW = vendor(747);
    s.heightU = 1;
    return s;
}

DensityInput sample() {
    DensityInput in;
    in.specs = {dgx(), leafSwitch()};
    DeviceSpec wet = dgx();
    wet.label = "wet server";
    wet.liquidShare = vendor(0.85);
    in.specs.push_back(wet);
    DeviceSpec pdu;
    pdu.label = "rack PDU";
    pdu.zeroU = true;
    pdu.heightU = 40;
    pdu.it = false;
    pdu.maxW = vendor(0);
    pdu.massKg = vendor(5);
    in.specs.push_back(pdu);
    in.halls = {{"Hall 1", vendor(1500)}, {"Hall 2", std::nullopt}};
    Rack r;
    r.label = "R01";
    r.usableU = 48;
    r.powerLimitW = Sourced{42000, std::string("yours"), Provenance::User};
    r.ownMassKg = vendor(150);
    r.serviceAreaM2 = 0.6 * 2.4;
    r.devices = {{"n1", 0, 1.0, 3, 3},
                 {"n2", 0, 9.0, 3, 3},
                 {"n3", 0, 17.0, 3, 3},
                 {"n4", 0, 25.0, 3, 3},
                 {"p", 3, std::nullopt, 0, 0}};
    in.racks.push_back(r);
    r.label = "R02";
    r.hall = 1;
    r.powerLimitW.reset();
    r.devices = {
        {"s1", 1, 40.0, 1, 1}, {"s2", 1, 40.0, 1, 0}, {"w", 2, 1.0, 4, 2}, {"s3", 1, std::nullopt, 0, 0}};
    in.racks.push_back(r);
    return in;
}

bool has(const RackResult& r, Reason reason) {
    return std::find(r.reasons.begin(), r.reasons.end(), reason) != r.reasons.end();
}

} // namespace

class DensityRacksTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void addsUpARackOfFourServers() {
        const auto r = solveDensity(sample(), {}, {});
        QVERIFY(r.outcome.ok());
        QCOMPARE(r.racks[0].powerKw, 40.8);
        QCOMPARE(*r.racks[0].limitKw, 42.0);
        QCOMPARE(r.racks[0].usedU, 32.0);
        QCOMPARE(r.racks[0].freeU, 16.0);
        QCOMPARE(r.racks[0].weightKg, 150 + 4 * 130.45 + 5);
        QCOMPARE(r.racks[0].feedAKw, 20.4);
        QCOMPARE(r.racks[0].feedAAloneKw, 40.8);
        QCOMPARE(r.racks[0].airKw, 40.8);
        QCOMPARE(r.racks[0].basis, Basis::Maximum);
        QVERIFY(!r.racks[1].limitKw);
    }

    void threeOfSixSuppliesCannotCarryAServerThatNeedsFour() {
        auto in = sample();
        auto r = solveDensity(in, {}, {});
        QVERIFY(has(r.racks[0], Reason::FeedLossShortfall));
        QVERIFY(!r.racks[0].ok);
        QVERIFY(std::abs(r.racks[0].psuShortfallW - 4 * (10200 - 3 * 3300)) < 1e-9);
        // The count alone is enough when the rating of a supply is not known.
        in.specs[0].psuRatedW.reset();
        r = solveDensity(in, {}, {});
        QVERIFY(has(r.racks[0], Reason::FeedLossShortfall));
        QCOMPARE(r.racks[0].psuShortfallW, 0.0);
        in.specs[0].psusNeeded = 3;
        r = solveDensity(in, {}, {});
        QVERIFY(!has(r.racks[0], Reason::FeedLossShortfall));
        QVERIFY(r.racks[0].ok);
    }

    void neverCountsSupplyRatingsAsLoad() {
        auto in = sample();
        in.specs[0].maxW.reset();
        const auto r = solveDensity(in, {}, {});
        QCOMPARE(r.racks[0].powerKw, 0.0);
        QCOMPARE(r.racks[0].basis, Basis::Unknown);
        QVERIFY(has(r.racks[0], Reason::PowerNotMaximum));
    }

    void namesWhatIsNotKnown() {
        const auto r = solveDensity(sample(), {}, {});
        QCOMPARE(r.power.total, std::size_t(9));
        QCOMPARE(r.power.known, std::size_t(6));
        QCOMPARE(r.power.missing, std::vector<std::string>{"switch"});
        auto bare = sample();
        for (Rack& rack : bare.racks) {
            rack.type = "48 U rack";
            rack.ownMassKg.reset();
        }
        const std::vector<std::string> missing{"48 U rack", "switch"};
        QCOMPARE(solveDensity(bare, {}, {}).mass.missing, missing);
        QVERIFY(std::abs(r.power.pct() - 100.0 * 6 / 9) < 1e-12);
        QCOMPARE(r.racks[1].basis, Basis::Typical);
        QVERIFY(has(r.racks[1], Reason::MassUnknown));
        QVERIFY(has(r.racks[1], Reason::LiquidShareUnknown));
        QVERIFY(has(r.racks[1], Reason::SingleFeed));
        QVERIFY(has(r.racks[1], Reason::Unfed));
        // The maximum counts even where a typical draw is known, too.
        auto in = sample();
        in.specs[0].typicalW = vendor(7000);
        QCOMPARE(solveDensity(in, {}, {}).racks[0].powerKw, 40.8);
    }

    void frontAndRearDevicesAtOneHeightShareTheirUnits() {
        const auto r = solveDensity(sample(), {}, {});
        QCOMPARE(r.racks[1].usedU, 8.0 + 1.0 + 1.0); // wet server, two switches at U40, one without position
    }

    void limitsAreReported_data() {
        QTest::addColumn<int>("reason");
        QTest::newRow("power") << int(Reason::OverPowerLimit);
        QTest::newRow("units") << int(Reason::OverUnits);
        QTest::newRow("static") << int(Reason::OverStaticLoad);
        QTest::newRow("floor") << int(Reason::OverFloorLoad);
        QTest::newRow("depth") << int(Reason::TooDeep);
        QTest::newRow("dynamic") << int(Reason::AboveDynamicLoad);
    }
    void limitsAreReported() {
        QFETCH(int, reason);
        const Reason wanted = static_cast<Reason>(reason);
        auto in = sample();
        in.specs[0].psusNeeded = 0;
        in.specs[0].psuRatedW.reset();
        const auto before = solveDensity(in, {}, {});
        QVERIFY(before.racks[0].ok);
        QVERIFY(!has(before.racks[0], wanted));
        switch (wanted) {
        case Reason::OverPowerLimit:
            in.racks[0].powerLimitW->value = 40799;
            break;
        case Reason::OverUnits:
            in.racks[0].usableU = 31;
            break;
        case Reason::OverStaticLoad:
            in.racks[0].staticLimitKg = vendor(526);
            break;
        case Reason::OverFloorLoad:
            in.halls[0].floorLimitKgM2->value = before.racks[0].floorKgM2 - 0.01;
            break;
        case Reason::TooDeep:
            in.racks[0].usableDepthM = vendor(0.896);
            break;
        default:
            in.racks[0].dynamicLimitKg = vendor(500);
            break;
        }
        const auto after = solveDensity(in, {}, {});
        QVERIFY(has(after.racks[0], wanted));
        QCOMPARE(after.racks[0].ok, !isViolation(wanted));
    }

    void uniformFloorLoadSpreadsOverHalfTheClearance() {
        auto in = sample();
        in.racks[0].devices.clear();
        in.racks[0].ownMassKg = vendor(1360);
        in.racks[0].widthM = 0.6;
        in.racks[0].depthM = 1.068;
        in.racks[0].serviceAreaM2 = 0;
        auto r = solveDensity(in, {}, {});
        QVERIFY(std::abs(r.racks[0].footprintKgM2 * 9.80665 / 1e3 - 20.8) < 0.02); // published: 20.8 kPa
        QCOMPARE(r.racks[0].pointKg, 340.0);
        QVERIFY(std::abs(r.racks[0].floorKgM2 - (r.racks[0].footprintKgM2 + 48.8)) < 1e-9);
        in.racks[0].serviceAreaM2 = 1.2;
        r = solveDensity(in, {}, {});
        const double area = 0.6 * 1.068 + 0.6;
        QVERIFY(std::abs(r.racks[0].floorKgM2 - (1360 + 73.2 * 0.6 + 48.8 * area) / area) < 1e-9);
    }

    void everyShownValueExplainsItself() {
        const auto in = sample();
        const DensityOptions options;
        const auto r = solveDensity(in, options, {});
        int explained = 0;
        for (const std::string& key : densityKeys(in)) {
            const auto shown = densityValue(in, r, key);
            QVERIFY2(shown.ok(), key.c_str());
            const auto d = explainDensity(in, options, r, key);
            if (!shown.value()) {
                QVERIFY2(!d.ok(), key.c_str());
                continue;
            }
            QVERIFY2(d.ok(), key.c_str());
            const double v = *shown.value();
            QVERIFY2(std::abs(cw::evaluate(d.value()) - v) <= 1e-9 * std::max(1.0, std::abs(v)), key.c_str());
            ++explained;
        }
        QCOMPARE(explained, 17 * 2 + 6 * 2 + 5 - 1); // one rack has no limit
        QVERIFY(explainDensity(in, options, r, "racks[R01].power_kw").ok());
        QCOMPARE(explainDensity(in, options, r, "racks[R99].power_kw").error().code, cw::ErrorCode::NotFound);
        QCOMPARE(explainDensity(in, options, r, "racks[R01].colour").error().code, cw::ErrorCode::NotFound);
        QCOMPARE(explainDensity(in, options, r, "racks[R01").error().code, cw::ErrorCode::InvalidArgument);
    }

    void refusesInputThatMakesNoSense_data() {
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("detail");
        QTest::newRow("nan draw") << 0 << "maxW";
        QTest::newRow("negative mass") << 1 << "massKg";
        QTest::newRow("share above one") << 2 << "liquidShare";
        QTest::newRow("spec out of range") << 3 << "spec";
        QTest::newRow("hall out of range") << 4 << "hall";
        QTest::newRow("no footprint") << 5 << "widthM";
        QTest::newRow("no casters") << 6 << "casters";
        QTest::newRow("option") << 7 << "deadLoadKgM2";
    }
    void refusesInputThatMakesNoSense() {
        QFETCH(int, what);
        QFETCH(QString, detail);
        auto in = sample();
        DensityOptions options;
        switch (what) {
        case 0:
            in.specs[0].maxW->value = std::numeric_limits<double>::quiet_NaN();
            break;
        case 1:
            in.specs[0].massKg->value = -1;
            break;
        case 2:
            in.specs[2].liquidShare->value = 1.01;
            break;
        case 3:
            in.racks[1].devices[0].spec = 99;
            break;
        case 4:
            in.racks[1].hall = 7;
            break;
        case 5:
            in.racks[0].widthM = 0;
            break;
        case 6:
            in.racks[0].casters = 0;
            break;
        default:
            options.deadLoadKgM2 = -1;
            break;
        }
        const auto r = solveDensity(in, options, {});
        QCOMPARE(r.outcome.state, SolveState::Refused);
        QCOMPARE(QString::fromStdString(r.outcome.error->detail), detail);
        QVERIFY(r.racks.empty());
    }

    void emptyProjectIsZeroAndNotAnError() {
        const auto r = solveDensity({}, {}, {});
        QVERIFY(r.outcome.ok());
        QCOMPARE(r.totalKw, 0.0);
        QCOMPARE(r.meanKw, 0.0);
        QCOMPARE(r.power.pct(), 100.0);
    }

    void stopsWhenAsked() {
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(solveDensity(sample(), {}, stop.get_token()).outcome.state, SolveState::Cancelled);
    }

    void thirteenThousandRacksTakeMilliseconds() {
        DensityInput in = sample();
        const Rack rack = in.racks[0];
        in.racks.assign(13000, rack);
        QElapsedTimer timer;
        timer.start();
        const auto r = solveDensity(in, {}, {});
        const double ms = timer.nsecsElapsed() / 1e6;
        qInfo("13,000 racks, 65,000 devices: %.1f ms", ms);
        QVERIFY(r.outcome.ok());
        QVERIFY(std::abs(r.totalKw - 13000 * 40.8) < 1e-6);
        QVERIFY2(ms < 500, "far slower than an edit may take"); // generous: shared and sanitizer builds
    }
};

CW_REGISTER_TEST(DensityRacksTest);
#include "density_racks_test.moc"
