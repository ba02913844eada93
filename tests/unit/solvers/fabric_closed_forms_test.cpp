#include "solvers/fabric/closed_forms.h"
#include "solvers/fabric/fabric_solver.h"
#include "solvers/fabric/generate.h"
#include "solvers/fabric/spectrum.h"
#include "solvers/fabric/verify_certificate.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace cw::solvers::fabric;

namespace {

FabricGraph drawn(const std::string& family, const std::string& dims) {
    auto made = generateFabric(family, {{"dims", dims}, {"link_gbps", "1"}});
    return made ? std::move(made->graph) : FabricGraph();
}

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b));
}

} // namespace

class FabricClosedFormsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Lanczos against the dense matrix, on graphs with and without a gap in their spectrum.
    void estimatedEigenvalueAgreesWithTheDenseOne() {
        for (const auto& [family, key, value, within] : {std::tuple{"jellyfish", "switches", "400", 1e-6},
                                                         {"slimfly", "q", "7", 1e-9},
                                                         {"torus", "dims", "6x6x6", 1e-9},
                                                         {"mesh", "dims", "30", 1e-6}}) {
            const std::string name = family;
            std::map<std::string, std::string> settings;
            settings.emplace(key, value);
            if (name == "jellyfish") settings.emplace("degree", "6");
            const auto made = generateFabric(name, settings);
            QVERIFY(made);
            const double dense = *laplacianLambda2(made->graph);
            QVERIFY2(std::abs(*estimateLambda2(made->graph) - dense) <= within * dense, family);
        }
    }

    /// Every formula against the drawn graph: counts, distances, spectrum, and the bisection by enumeration.
    void productsEqualTheDrawnGraph_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QList<int>>("sizes");
        QTest::addColumn<bool>("known");
        const auto row = [](const char* family, QList<int> sizes, bool known) {
            QString name = QString::fromLatin1(family);
            for (int size : sizes)
                name += QStringLiteral(" %1").arg(size);
            QTest::newRow(name.toLatin1().constData()) << QString::fromLatin1(family) << sizes << known;
        };
        for (const QList<int>& sizes :
             {QList<int>{5}, {6}, {3, 3}, {3, 4}, {3, 5}, {3, 6}, {4, 4}, {4, 5}, {3, 3, 2}})
            row("torus", sizes, !sizes.contains(2));
        for (const QList<int>& sizes :
             {QList<int>{7}, {2, 5}, {3, 3}, {3, 5}, {3, 6}, {2, 3, 3}, {2, 2, 4}, {2, 2, 5}})
            row("mesh", sizes, true);
        for (const QList<int>& sizes : {QList<int>{7}, {8}, {2, 5}, {4, 4}, {2, 2, 2, 2}, {4, 5}})
            row("hyperx", sizes, true);
        row("hyperx", {3, 5}, false);
        row("hyperx", {3, 6}, false);
    }
    void productsEqualTheDrawnGraph() {
        QFETCH(QString, family);
        QFETCH(QList<int>, sizes);
        QFETCH(bool, known);
        const FactorKind kind = family == QStringLiteral("torus")  ? FactorKind::Ring
                                : family == QStringLiteral("mesh") ? FactorKind::Path
                                                                   : FactorKind::Complete;
        std::vector<Factor> factors;
        QStringList dims;
        for (int size : sizes) {
            factors.push_back({kind, size});
            dims << QString::number(size);
        }
        const ProductFigures figures = productFigures(factors);
        const FabricGraph g = drawn(family.toStdString(), dims.join(QLatin1Char('x')).toStdString());
        FabricOptions options;
        options.singleFailures = false;
        const FabricResult r = solveFabric(g, options, {});
        QCOMPARE(figures.nodes, double(g.nodeCount()));
        QCOMPARE(figures.links, double(g.edgeCount()));
        QCOMPARE(figures.diameter, r.hops.diameter());
        QVERIFY(near(figures.meanHops, r.hops.mean()));
        QVERIFY(near(figures.lambda2, laplacianLambda2(g).value()));
        QVERIFY(r.bisection.exact);
        QCOMPARE(figures.bisection.has_value(), known);
        if (known) QCOMPARE(*figures.bisection, r.bisection.lowerGbps);
        QVERIFY(spectralBisectionBound(figures.nodes, figures.lambda2) <= r.bisection.lowerGbps + 1e-9);
    }

    void sizesBeyondEnumerationFollowTheFormula() {
        QCOMPARE(
            productFigures({{FactorKind::Ring, 6}, {FactorKind::Ring, 10}, {FactorKind::Ring, 15}}).bisection,
            132.0);
        QCOMPARE(
            productFigures({{FactorKind::Ring, 5}, {FactorKind::Ring, 5}, {FactorKind::Ring, 5}}).bisection,
            62.0);
        QCOMPARE(productFigures({{FactorKind::Complete, 32}}).bisection, 256.0);
        QCOMPARE(productFigures({{FactorKind::Complete, 9}}).bisection, 20.0);
    }

    void slimFlyFiguresHoldInTheDrawnGraph() {
        for (int q : {3, 4, 5, 7, 8, 9}) {
            auto made = generateFabric("slimfly", {{"q", std::to_string(q)}, {"link_gbps", "1"}});
            QVERIFY(made);
            const SlimFlyFigures f = slimFlyFigures(q);
            QVERIFY2(near(laplacianLambda2(made->graph).value(), f.lambda2),
                     QByteArray::number(q).constData());
            std::vector<std::uint8_t> side(made->graph.nodeCount(), 0);
            for (int column = 0; column < 2 * q; ++column)
                for (int row = 0; row < q; ++row)
                    side[std::size_t(column * q + row)] =
                        column < q ? column < (q + 1) / 2 : column - q < q / 2;
            const VerifiedSplit split = verifySplit(made->graph, side);
            QVERIFY(split.balanced);
            QCOMPARE(split.cutGbps, f.bisectionUpper);
            QVERIFY(f.bisectionLower <= f.bisectionUpper);
        }
    }

    void spectrumKnowsItsLimits() {
        FabricGraph apart;
        apart.addSwitch(1);
        apart.addSwitch(1);
        QCOMPARE(laplacianLambda2(apart).value(), 0.0);
        QCOMPARE(laplacianLambda2(FabricGraph()).value(), 0.0);
        FabricGraph many;
        for (std::size_t i = 0; i <= kMostSpectrumNodes; ++i)
            many.addSwitch(1);
        QVERIFY(!laplacianLambda2(many));
    }
};

CW_REGISTER_TEST(FabricClosedFormsTest);
#include "fabric_closed_forms_test.moc"
