#include "app/session/error_text.h"
#include "tests/support/test_registry.h"

#include <QCoreApplication>
#include <QLocale>
#include <QtTest>

#include <cmath>

using namespace cw;

namespace {

Error refused(ValueRange range) {
    Error error{ErrorCode::InvalidArgument, "Hall 1", "altitudeM"};
    error.range = range;
    return error;
}

} // namespace

class ErrorTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0"));
    }

    void aRefusedNumberIsSaidInWordsAndUnits() {
        const QString text = errorLine(
            refused({.quantity = "altitude", .unit = "m", .low = -500, .high = 6000, .found = 7000}));
        QVERIFY2(text.startsWith(QStringLiteral("Hall 1: ")), qPrintable(text));
        QVERIFY2(
            text.contains(QStringLiteral("altitude is 7,000\u00A0m; it must be from −500 to 6,000\u00A0m")),
            qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("altitudeM")));
    }

    void boundsAreSaidAsTheyAre_data() {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<bool>("aboveLow");
        QTest::addColumn<bool>("belowHigh");
        QTest::addColumn<double>("found");
        QTest::addColumn<QString>("text");
        const double none = HUGE_VAL;
        QTest::newRow("at least") << 0.0 << none << false << false << -1.5
                                  << "x is −1.5; it must be at least 0";
        QTest::newRow("above") << 0.0 << none << true << false << 0.0 << "x is 0; it must be above 0";
        QTest::newRow("at most") << -none << 3.0 << false << false << 4.0 << "x is 4; it must be at most 3";
        QTest::newRow("half open") << 0.0 << 1.0 << true << false << 2.0
                                   << "x is 2; it must be above 0 and at most 1";
        QTest::newRow("not a number")
            << 0.0 << 1.0 << false << false << std::nan("") << "x is not a number; it must be from 0 to 1";
        QTest::newRow("infinite") << 0.0 << none << false << false << none
                                  << "x is infinite; it must be at least 0";
        QTest::newRow("tiny") << 0.0 << 1.0 << false << false << -1e-9
                              << "x is −1E−09; it must be from 0 to 1";
    }
    void boundsAreSaidAsTheyAre() {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(bool, aboveLow);
        QFETCH(bool, belowHigh);
        QFETCH(double, found);
        QFETCH(QString, text);
        const QString line = errorLine(refused({.quantity = "x",
                                                .low = low,
                                                .high = high,
                                                .aboveLow = aboveLow,
                                                .belowHigh = belowHigh,
                                                .found = found}));
        QVERIFY2(line.contains(text), qPrintable(line));
    }

    void numbersFollowTheLanguage() {
        QLocale::setDefault(QLocale(QLocale::German));
        QVERIFY(errorLine(refused({.quantity = "x", .unit = "m", .low = 0, .high = 6000.5, .found = 7000}))
                    .contains(QStringLiteral("6.000,5")));
    }

    void aNewerFileNamesBothFormats() {
        const QString text = errorLine(newerFormat("plan.cwp", 7, 1, "2.5"));
        QVERIFY2(text.contains(QStringLiteral("its format is 7, this program reads up to 1")),
                 qPrintable(text));
        QVERIFY2(text.endsWith(QStringLiteral("2.5 or newer")), qPrintable(text));
        // A version that this program is, or is beyond, is no advice.
        for (const char* needs : {"0.1.0", "0.0.9", "", "nonsense"}) {
            const QString other = errorLine(newerFormat("plan.cwp", 7, 1, needs));
            QVERIFY2(other.endsWith(QStringLiteral("; update Clusterwright")), qPrintable(other));
        }
    }

    void namesAlikeAreTheHint() {
        Error error{ErrorCode::NotFound, "rack/C4", {}};
        error.nearest = {"rack/C04", "rack/C\x1b[31m"};
        QCOMPARE(errorText(error).hint, QStringLiteral("did you mean rack/C04, rack/C\uFFFD[31m?"));
    }
};

CW_REGISTER_TEST(ErrorTextTest);
#include "error_text_test.moc"
