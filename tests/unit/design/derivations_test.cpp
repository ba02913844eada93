#include "app/analysis/explain.h"
#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"
#include "tests/unit/design/shown_values.h"

#include <QtTest>

#include <cmath>

using namespace cw;
using cw::test::Generated;
using cw::test::generated;
using cw::test::Shown;

/// What the Why? panel prints is what the product shows, for every value of whole designs.
class DerivationsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTreeGivesTheShownValue_data() {
        QTest::addColumn<QString>("design");
        QTest::newRow("air-cooled, fat tree") << QStringLiteral("superpod-h100");
        QTest::newRow("liquid-cooled racks of shelves") << QStringLiteral("superpod-gb200");
        QTest::newRow("planes of Ethernet") << QStringLiteral("superpod-b300-ethernet");
        QTest::newRow("small lab") << QStringLiteral("lab");
    }
    void everyTreeGivesTheShownValue() {
        QFETCH(QString, design);
        const Generated g = generated(design.toStdString());
        const auto answers = analysis::solveAll(g.project());
        const std::vector<Shown> shown = test::shownValues(answers);
        QVERIFY(shown.size() > 200);
        for (const Shown& s : shown) {
            const auto tree = analysis::explain(answers, s.key);
            QVERIFY2(tree.ok(), s.key.c_str());
            const double again = evaluate(*tree);
            const QByteArray told =
                QByteArray::fromStdString(s.key + ": shown " + std::to_string(s.value) + ", tree says " +
                                          std::to_string(again) + ", node " + std::to_string(tree->value));
            QVERIFY2(std::abs(again - s.value) <= 1e-9 * std::max(1.0, std::abs(s.value)), told);
            QVERIFY2(std::abs(tree->value - s.value) <= 1e-9 * std::max(1.0, std::abs(s.value)), told);
        }
    }
};

CW_REGISTER_TEST(DerivationsTest);
#include "derivations_test.moc"
