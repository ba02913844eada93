#include "model/base/derivation.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <cmath>

using cw::Derivation;
using Op = cw::Derivation::Op;

class DerivationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void innerNodesTakeTheValueOfTheirParts() {
        const auto rack = Derivation::make(
            Op::Product, QStringLiteral("rack power").toStdString(), "kW",
            {Derivation::counted("servers", 4, "drawing"),
             Derivation::input("maximum draw", 10.2, "kW", "user guide", cw::Provenance::Vendor)});
        QCOMPARE(rack.value, 40.8);
        const auto margin =
            Derivation::make(Op::Difference, "margin", "kW",
                             {Derivation::input("limit", 45, "kW", "yours", cw::Provenance::User), rack});
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
    }
    void everyOperatorEvaluates() {
        QFETCH(int, op);
        QFETCH(double, expected);
        const auto d = Derivation::make(Op(op), "x", "",
                                        {Derivation::counted("a", 8, ""), Derivation::counted("b", 3, "")});
        QCOMPARE(d.value, expected);
    }

    void malformedTreesAreNotANumber() {
        QVERIFY(std::isnan(Derivation::make(Op::Min, "x", "", {}).value));
        QVERIFY(std::isnan(Derivation::make(Op::Exp, "x", "", {}).value));
        QCOMPARE(Derivation::make(Op::Sum, "x", "", {}).value, 0.0);
    }
};

CW_REGISTER_TEST(DerivationTest);
#include "derivation_test.moc"
