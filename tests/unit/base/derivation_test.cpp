#include "model/base/derivation.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <cmath>

using cw::Derivation;
using cw::Phrase;
using Op = cw::Derivation::Op;

namespace {

const std::string kName = "x";

} // namespace

class DerivationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void innerNodesTakeTheValueOfTheirParts() {
        const auto rack =
            Derivation::make(Op::Product, Phrase::tr("rack power"), "kW",
                             {Derivation::counted(Phrase::tr("servers"), 4, Phrase::tr("drawing")),
                              Derivation::input(Phrase::tr("maximum draw"), 10.2, "kW",
                                                std::string("user guide"), cw::Provenance::Vendor)});
        QCOMPARE(rack.value, 40.8);
        const auto margin = Derivation::make(
            Op::Difference, Phrase::tr("margin"), "kW",
            {Derivation::input(Phrase::tr("limit"), 45, "kW", Phrase::tr("yours"), cw::Provenance::User),
             rack});
        QCOMPARE(cw::evaluate(margin), 45 - 40.8);
    }

    void everyOperatorEvaluates_data() {
        QTest::addColumn<int>("op");
        QTest::addColumn<double>("expected");
        QTest::newRow("sum") << int(Op::Sum) << 11.0;
        QTest::newRow("difference") << int(Op::Difference) << 5.0;
        QTest::newRow("product") << int(Op::Product) << 24.0;
        QTest::newRow("quotient") << int(Op::Quotient) << 8.0 / 3.0;
        QTest::newRow("min") << int(Op::Min) << 3.0;
        QTest::newRow("max") << int(Op::Max) << 8.0;
        QTest::newRow("power") << int(Op::Power) << 512.0;
        QTest::newRow("at most") << int(Op::AtMost) << 0.0;
    }
    void everyOperatorEvaluates() {
        QFETCH(int, op);
        QFETCH(double, expected);
        const auto d = Derivation::make(
            Op(op), kName, "", {Derivation::counted(kName, 8, {}), Derivation::counted(kName, 3, {})});
        QCOMPARE(d.value, expected);
    }

    void aComparisonHoldsUpToRounding() {
        const auto atMost = [](double found, double limit) {
            return Derivation::make(
                       Op::AtMost, kName, "",
                       {Derivation::counted(kName, found, {}), Derivation::counted(kName, limit, {})})
                .value;
        };
        QCOMPARE(atMost(3, 8), 1.0);
        QCOMPARE(atMost(45 * (1 + 1e-12), 45), 1.0);
        QCOMPARE(atMost(45 * (1 + 1e-6), 45), 0.0);
        QCOMPARE(atMost(0, 0), 1.0);
        QVERIFY(std::isnan(Derivation::make(Op::AtMost, kName, "", {}).value));
    }

    void malformedTreesAreNotANumber() {
        QVERIFY(std::isnan(Derivation::make(Op::Min, kName, "", {}).value));
        QVERIFY(std::isnan(Derivation::make(Op::Exp, kName, "", {}).value));
        QCOMPARE(Derivation::make(Op::Sum, kName, "", {}).value, 0.0);
    }
};

CW_REGISTER_TEST(DerivationTest);
#include "derivation_test.moc"
