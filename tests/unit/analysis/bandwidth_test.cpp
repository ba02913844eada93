#include "app/analysis/bandwidth.h"
#include "app/analysis/explain.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace cw::analysis;

class BandwidthTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theUnitFollowsTheSize() {
        QCOMPARE(bandwidthUnit(999).symbol, "Gb/s");
        QCOMPARE(bandwidthUnit(1000).symbol, "Tb/s");
        QCOMPARE(bandwidthUnit(-1000).gbps, 1000.0); // of a difference
        QCOMPARE(bandwidthUnit(0).symbol, "Gb/s");
        QCOMPARE(bandwidthUnit(2.5).decimals, 1);
        QCOMPARE(bandwidthUnit(115).decimals, 0);
    }

    void derivationsAreReadInIt() {
        const QLocale english(QLocale::English);
        QCOMPARE(valueText(201600, "Gb/s", english), QStringLiteral("201.6\u202FTb/s"));
        QCOMPARE(valueText(400, "Gb/s", english), QStringLiteral("400\u202FGb/s"));
        QCOMPARE(valueText(1500, "kW", english), QStringLiteral("1,500\u202FkW"));
    }
};

CW_REGISTER_TEST(BandwidthTest);
#include "bandwidth_test.moc"
