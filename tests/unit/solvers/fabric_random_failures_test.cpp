#include "solvers/fabric/generate.h"
#include "solvers/fabric/random_failures.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <cmath>

using namespace cw::solvers::fabric;

namespace {

FabricGraph ring(int nodes) {
    FabricGraph g;
    for (int v = 0; v < nodes; ++v)
        g.addSwitch(1);
    for (int v = 0; v < nodes; ++v)
        g.addEdge(v, (v + 1) % nodes, 1);
    return g;
}

RandomFailureOptions failing(int cables, int switches, int trials) {
    RandomFailureOptions o;
    o.cables = cables;
    o.switches = switches;
    o.trials = trials;
    return o;
}

} // namespace

class FabricRandomFailuresTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A ring that loses a link is a path, whichever it is.
    void oneLinkOfARing() {
        const RandomFailures r = sampleFailures(ring(8), failing(1, 0, 20), {});
        QVERIFY(r.complete);
        QCOMPARE(r.lowerGbps.least, 1.0);
        QCOMPARE(r.upperGbps.most, 1.0);
        QCOMPARE(r.endpointsConnected.least, 8.0);
        QCOMPARE(r.allConnected, 1.0);
    }

    /// Two links of a ring lost: it falls into two parts of i and 8 - i, for each of 28 pairs; 8 pairs leave
    /// 7, 8 leave 6, 8 leave 5 and 4 leave 4.
    void twoLinksOfARingAsOftenAsCounted() {
        const RandomFailures r = sampleFailures(ring(8), failing(2, 0, 2000), {});
        QVERIFY(r.complete);
        QCOMPARE(r.allConnected, 0.0);
        QCOMPARE(r.endpointsConnected.least, 4.0);
        QCOMPARE(r.endpointsConnected.p5, 4.0);
        QCOMPARE(r.endpointsConnected.p50, 6.0);
        QCOMPARE(r.endpointsConnected.most, 7.0);
    }

    /// A host with one cable among as many uplinks is cut off in half of the trials.
    void shareOfTrialsWithoutLoss() {
        FabricGraph g;
        const std::int32_t a = g.addSwitch();
        const std::int32_t b = g.addSwitch();
        for (const std::int32_t s : {a, b})
            for (int i = 0; i < 2; ++i)
                g.addEdge(g.addHost(1), s, 10);
        g.addEdge(a, b, 10, 4);
        const RandomFailures r = sampleFailures(g, failing(1, 0, 2000), {});
        QVERIFY2(std::abs(r.allConnected - 0.5) < 0.05, QByteArray::number(r.allConnected).constData());
        QCOMPARE(r.upperGbps.most, 20.0);
    }

    void lostSwitchesTakeTheirHostsAlong() {
        FabricGraph g;
        for (int leaf = 0; leaf < 4; ++leaf) {
            const std::int32_t s = g.addSwitch();
            for (int i = 0; i < 3; ++i)
                g.addEdge(g.addHost(2), s, 10);
        }
        for (int spine = 0; spine < 2; ++spine) {
            const std::int32_t s = g.addSwitch();
            for (int leaf = 0; leaf < 4; ++leaf)
                g.addEdge(leaf * 4, s, 30);
        }
        const RandomFailures r = sampleFailures(g, failing(0, 1, 300), {});
        QCOMPARE(r.endpointsConnected.least, 18.0); // a leaf
        QCOMPARE(r.endpointsConnected.most, 24.0);  // a spine
        QVERIFY(std::abs(r.allConnected - 1.0 / 3) < 0.08);
        const RandomFailures all = sampleFailures(g, failing(0, 99, 3), {});
        QCOMPARE(all.upperGbps.most, 0.0);
    }

    void sameSeedSameTrials() {
        const auto made = generateFabric("clos2", {{"switch_ports", "8"}});
        RandomFailureOptions o = failing(1, 0, 40);
        const RandomFailures one = sampleFailures(made->graph, o, {});
        const RandomFailures again = sampleFailures(made->graph, o, {});
        QCOMPARE(one.lowerGbps.p5, again.lowerGbps.p5);
        QCOMPARE(one.upperGbps.p50, again.upperGbps.p50);
        QCOMPARE(one.allConnected, again.allConnected);
        QVERIFY(one.lowerGbps.p5 <= one.upperGbps.p5);
        o.seed = 2;
        const RandomFailures other = sampleFailures(made->graph, o, {});
        QVERIFY(other.allConnected != one.allConnected);
    }

    void optionsNameTheirBadField() {
        QCOMPARE(failing(0, 0, 1).firstProblem()->context, std::string("cables"));
        QCOMPARE(failing(1, -1, 1).firstProblem()->context, std::string("switches"));
        QCOMPARE(failing(1, 0, 0).firstProblem()->context, std::string("trials"));
        RandomFailureOptions o = failing(1, 0, 5);
        o.timeBudgetS = 0;
        const RandomFailures none = sampleFailures(ring(4), o, {});
        QCOMPARE(none.trials, 0);
        QVERIFY(!none.complete);
    }
};

CW_REGISTER_TEST(FabricRandomFailuresTest);
#include "fabric_random_failures_test.moc"
