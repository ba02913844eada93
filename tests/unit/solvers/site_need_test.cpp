#include "solvers/site/site.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace cw::solvers;
using namespace cw::solvers::site;
using cw::Provenance;

namespace {

SiteInput sample() {
    SiteInput in;
    in.label = "Site 1";
    in.itW = Sourced{1.2e6, std::string("density"), Provenance::Derived};
    in.lossesW = Sourced{60e3, std::string("power"), Provenance::Derived};
    in.coolingW = Sourced{240e3, std::string("thermal"), Provenance::Derived};
    in.contractedW = Sourced{2e6, std::string("yours"), Provenance::User};
    in.loadFactor = Sourced{0.8, std::string("yours"), Provenance::User};
    in.carbonGPerKwh = Sourced{350, std::string("grid statistics"), Provenance::Secondary};
    in.carbonMethod = "location-based, annual mean";
    in.priceUsdPerKwh = Sourced{0.1, std::string("statistics"), Provenance::Secondary};
    return in;
}

} // namespace

class SiteNeedTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weighsNeedAgainstConnection() {
        const auto r = solveSite(sample(), {}, {});
        QVERIFY(r.outcome.ok());
        QCOMPARE(*r.neededKw, 1500.0);
        QCOMPARE(*r.marginKw, 500.0);
        QCOMPARE(*r.usedPct, 75.0);
        QVERIFY(*r.capacityOk);
        QCOMPARE(*r.pueAtPeak, 1.25);
        QCOMPARE(*r.energyKwhYear, 1500.0 * 8760 * 0.8);
        QCOMPARE(*r.carbonTYear, 1500.0 * 8760 * 0.8 * 350 / 1e6);
        QCOMPARE(*r.costUsdYear, 1500.0 * 8760 * 0.8 * 0.1);
        QVERIFY(!r.loadFactorAssumed);
        auto in = sample();
        in.contractedW->value = 1.4e6;
        QVERIFY(!*solveSite(in, {}, {}).capacityOk);
        QCOMPARE(*solveSite(in, {}, {}).marginKw, -100.0);
    }

    void unknownStaysUnknown_data() {
        QTest::addColumn<int>("missing");
        QTest::addColumn<QStringList>("unknown");
        QTest::newRow("cooling") << 0
                                 << QStringList{
                                        QStringLiteral("needed_kw"),       QStringLiteral("margin_kw"),
                                        QStringLiteral("energy_kwh_year"), QStringLiteral("carbon_t_year"),
                                        QStringLiteral("cost_usd_year"),   QStringLiteral("pue_at_peak")};
        QTest::newRow("connection") << 1
                                    << QStringList{QStringLiteral("margin_kw"), QStringLiteral("used_pct")};
        QTest::newRow("carbon") << 2 << QStringList{QStringLiteral("carbon_t_year")};
        QTest::newRow("price") << 3 << QStringList{QStringLiteral("cost_usd_year")};
    }
    void unknownStaysUnknown() {
        QFETCH(int, missing);
        QFETCH(QStringList, unknown);
        auto in = sample();
        MaybeSourced SiteInput::*const fields[] = {&SiteInput::coolingW, &SiteInput::contractedW,
                                                   &SiteInput::carbonGPerKwh, &SiteInput::priceUsdPerKwh};
        (in.*fields[missing]).reset();
        const auto r = solveSite(in, {}, {});
        QVERIFY(r.outcome.ok());
        QCOMPARE(r.unknown.size(), std::size_t(1));
        for (const QString& key : unknown) {
            const auto shown = siteValue(r, key.toStdString());
            QVERIFY(shown.ok());
            QVERIFY2(!shown.value(), qPrintable(key));
            QVERIFY(!explainSite(in, {}, r, key.toStdString()).ok());
        }
    }

    void assumedLoadFactorIsSaid() {
        auto in = sample();
        in.loadFactor.reset();
        const auto r = solveSite(in, {}, {});
        QVERIFY(r.loadFactorAssumed);
        QCOMPARE(*r.energyKwhYear, 1500.0 * 8760);
        QCOMPARE(explainSite(in, {}, r, "energy_kwh_year")->parts.back().provenance, Provenance::Assumed);
    }

    void everyShownValueExplainsItself() {
        const auto in = sample();
        const SiteOptions options;
        const auto r = solveSite(in, options, {});
        for (const std::string& key : siteKeys()) {
            const auto d = explainSite(in, options, r, key);
            QVERIFY2(d.ok(), key.c_str());
            const double v = *siteValue(r, key).value();
            QVERIFY2(std::abs(cw::evaluate(d.value()) - v) <= 1e-9 * std::max(1.0, std::abs(v)), key.c_str());
        }
        QCOMPARE(QString::fromStdString(explainSite(in, options, r, "carbon_t_year")->note.english()),
                 QStringLiteral("location-based, annual mean"));
        QCOMPARE(explainSite(in, options, r, "colour").error().code, cw::ErrorCode::NotFound);
    }

    void refusesInputThatMakesNoSense() {
        auto in = sample();
        in.itW->value = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(solveSite(in, {}, {}).outcome.state, SolveState::Refused);
        in = sample();
        in.loadFactor->value = 1.2;
        QCOMPARE(solveSite(in, {}, {}).outcome.error->detail, std::string("loadFactor"));
        SiteOptions options;
        options.hoursPerYear = 100;
        QCOMPARE(solveSite(sample(), options, {}).outcome.error->detail, std::string("hoursPerYear"));
    }

    void stopsWhenAsked() {
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(solveSite(sample(), {}, stop.get_token()).outcome.state, SolveState::Cancelled);
    }
};

CW_REGISTER_TEST(SiteNeedTest);
#include "site_need_test.moc"
