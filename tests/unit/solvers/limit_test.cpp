#include "solvers/common/limit.h"
#include "solvers/power/power.h"
#include "solvers/site/site.h"
#include "solvers/thermal/thermal.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <cmath>

using namespace cw;
using namespace cw::solvers;

namespace {

MaybeSourced known(double value) {
    return Sourced{value, std::string("test"), Provenance::User};
}

/// "Hall 1: altitude 7000 m, -500 to 6000".
QString said(const std::optional<Error>& error) {
    if (!error || !error->range) return QStringLiteral("no range");
    const ValueRange& r = *error->range;
    return QStringLiteral("%1: %2 %3 %4, %5 to %6")
        .arg(QString::fromStdString(error->context), QLatin1String(r.quantity))
        .arg(r.found.value_or(std::nan("")))
        .arg(QString::fromUtf8(r.unit))
        .arg(r.low)
        .arg(r.high);
}

} // namespace

class LimitTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bothEndsAreAsTheySay() {
        const NumberLimit open{.field = "x", .quantity = "x", .high = 1, .aboveLow = true, .belowHigh = true};
        const NumberLimit closed{.field = "x", .quantity = "x", .high = 1};
        for (double end : {0.0, 1.0}) {
            QVERIFY(outside("a", open, end));
            QVERIFY(!outside("a", closed, end));
        }
        for (double wild : {std::nan(""), HUGE_VAL, -HUGE_VAL, -1e-9, 1 + 1e-9}) {
            QVERIFY(outside("a", closed, wild));
            QVERIFY(outside("a", open, wild));
        }
        QVERIFY(!outside("a", open, 0.5));
        QVERIFY(!outside("a", closed, MaybeSourced())); // what is unknown is not outside
    }

    void solversRefuseInTheUnitsOfAPlanner() {
        thermal::ThermalInput air;
        air.halls.push_back({.label = "Hall 1", .altitudeM = known(7000)});
        QCOMPARE(said(thermal::solveThermal(air, {}, {}).outcome.error),
                 QStringLiteral("Hall 1: altitude 7000 m, -500 to 6000"));
        power::PowerInput tree;
        tree.elements.push_back({.label = "UPS A", .ratingW = known(-5000)});
        QCOMPARE(said(power::solvePower(tree, {}, {}).outcome.error),
                 QStringLiteral("UPS A: rated power -5 kW, 0 to inf"));
        tree.elements[0].ratingW = known(1000);
        tree.elements[0].loss.b = 1.5;
        QCOMPARE(said(power::solvePower(tree, {}, {}).outcome.error),
                 QStringLiteral("UPS A: loss in proportion to the load 150 %, -100 to 100"));
        site::SiteInput place;
        place.label = "North";
        place.priceUsdPerKwh = known(101);
        QCOMPARE(said(site::solveSite(place, {}, {}).outcome.error),
                 QStringLiteral("North: electricity price 101 USD/kWh, 0 to 100"));
    }
};

CW_REGISTER_TEST(LimitTest);
#include "limit_test.moc"
