#include "solvers/fabric/assignment.h"
#include "solvers/fabric/concurrent_flow.h"
#include "solvers/fabric/generate.h"
#include "solvers/fabric/link_loads.h"
#include "solvers/fabric/throughput.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

using namespace cw::solvers::fabric;

namespace {

FabricGraph unitGraph(const char* family, std::map<std::string, std::string> settings) {
    settings["link_gbps"] = "1";
    auto made = generateFabric(family, settings);
    return made ? std::move(made->graph) : FabricGraph{};
}

FlowOptions precise() {
    FlowOptions o;
    o.timeBudgetS = 600; // it ends when it is exact: a slow machine must not decide what is found
    o.accuracy = 1e-7;
    return o;
}

FlowOptions weightsOnly(double accuracy) {
    FlowOptions o = precise();
    o.exactRows = 0;
    o.accuracy = accuracy;
    return o;
}

/// What was said is recomputed from the flow and the lengths themselves.
void proves(const Network& net, const TrafficMatrix& traffic, const ConcurrentFlow& f) {
    QVERIFY(f.lowerGbps <= f.upperGbps * (1 + 1e-9));
    if (!f.length.empty())
        QVERIFY(std::abs(lengthBound(net, traffic, f.length) - f.upperGbps) <= 1e-6 * f.upperGbps);
    if (f.load.empty()) return;
    QVERIFY(std::min(rateOfLoad(arcCapacities(net), f.load), traffic.hostCap) >= f.lowerGbps * (1 - 1e-9));
    // Nothing is made or lost on the way: what leaves a vertex less what enters it is what it sends less what
    // it receives.
    std::vector<double> left(net.size(), 0);
    for (std::size_t a = 0; a < f.load.size(); ++a) {
        const auto from = static_cast<std::size_t>(a % 2 == 0 ? net.edgeA[a / 2] : net.edgeB[a / 2]);
        const auto to = static_cast<std::size_t>(a % 2 == 0 ? net.edgeB[a / 2] : net.edgeA[a / 2]);
        left[from] += f.load[a];
        left[to] -= f.load[a];
    }
    for (std::size_t v = 0; v < net.size(); ++v)
        for (const Demand& d : traffic.from[v]) {
            left[v] -= d.amount;
            left[static_cast<std::size_t>(d.to)] += d.amount;
        }
    for (const double l : left)
        QVERIFY(std::abs(l) < 1e-6);
}

/// Some connected graph of mixed speeds with hosts of mixed weight on it.
FabricGraph someGraph(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    FabricGraph g;
    const auto switches = static_cast<std::int32_t>(3 + random() % 6);
    for (std::int32_t v = 0; v < switches; ++v)
        g.addSwitch();
    const double speeds[] = {1, 2, 4};
    for (std::int32_t v = 1; v < switches; ++v)
        g.addEdge(v, static_cast<std::int32_t>(random() % static_cast<std::uint64_t>(v)),
                  speeds[random() % 3]);
    for (int extra = 0; extra < 5; ++extra) {
        const auto a = static_cast<std::int32_t>(random() % static_cast<std::uint64_t>(switches));
        const auto b = static_cast<std::int32_t>(random() % static_cast<std::uint64_t>(switches));
        if (a != b) g.addEdge(a, b, speeds[random() % 3]);
    }
    for (int host = 0; host < 5; ++host) {
        const std::int32_t v = g.addHost(static_cast<std::int32_t>(1 + random() % 3));
        const auto leaf = static_cast<std::int32_t>(random() % static_cast<std::uint64_t>(switches));
        g.addEdge(v, leaf, 4);
        if (random() % 2 == 0) g.addEdge(v, (leaf + 1) % switches, 4);
    }
    return g;
}

} // namespace

class FabricFlowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void assignmentsAreAsLargeAsAnyPermutation() {
        std::mt19937_64 random(3);
        for (int trial = 0; trial < 200; ++trial) {
            const std::size_t n = 1 + random() % 6;
            std::vector<double> value(n * n);
            for (double& v : value)
                v = static_cast<double>(random() % 9) - 3;
            const auto total = [&](const std::vector<std::int32_t>& column) {
                double sum = 0;
                for (std::size_t i = 0; i < n; ++i)
                    sum += value[i * n + static_cast<std::size_t>(column[i])];
                return sum;
            };
            std::vector<std::int32_t> order(n);
            std::iota(order.begin(), order.end(), 0);
            double best = -1e9;
            do
                best = std::max(best, total(order));
            while (std::next_permutation(order.begin(), order.end()));
            QCOMPARE(total(largestAssignment(value, n)), best);
        }
    }

    /// Optima of the linear program by another solver (HiGHS), six digits; unit capacity, one unit per
    /// switch.
    void throughputOfKnownGraphs_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<double>("allToAll");
        QTest::addColumn<double>("volume");
        QTest::addColumn<double>("tub");
        QTest::newRow("K8") << "full-mesh"
                            << "switches"
                            << "8" << 7.0 << 7.0 << 7.0;
        QTest::newRow("Q6") << "hypercube"
                            << "d"
                            << "6" << 1.96875 << 1.96875 << 1.0;
        QTest::newRow("mesh 4x4") << "mesh"
                                  << "dims"
                                  << "4x4" << 0.9375 << 1.125 << 0.75;
        QTest::newRow("HyperX 4x4") << "hyperx"
                                    << "dims"
                                    << "4x4" << 3.75 << 3.75 << 3.0;
        QTest::newRow("Slim Fly 5") << "slimfly"
                                    << "q"
                                    << "5" << 3.769231 << 3.769231 << 3.5;
        QTest::newRow("dragonfly 2") << "dragonfly"
                                     << "h"
                                     << "2" << 2.113402 << 2.134146 << 1.666667;
    }
    void throughputOfKnownGraphs() {
        QFETCH(QString, family);
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(double, allToAll);
        QFETCH(double, volume);
        QFETCH(double, tub);
        std::map<std::string, std::string> settings{{key.toStdString(), value.toStdString()}};
        if (family == QStringLiteral("dragonfly")) settings["hosts_per_switch"] = "0";
        const Network net = makeNetwork(unitGraph(family.toUtf8().constData(), settings));
        const auto traffic = makeTraffic(net, TrafficPattern::AllToAll, 1);
        QVERIFY(traffic);
        const ConcurrentFlow f = maxConcurrentFlow(net, *traffic, precise(), {});
        QVERIFY(f.exact());
        QVERIFY(std::abs(f.lowerGbps / allToAll - 1) < 1e-6);
        QVERIFY(std::abs(volumeBound(net, *traffic) / volume - 1) < 1e-6);
        const auto farthest = makeTraffic(net, TrafficPattern::LongestMatching, 1);
        QVERIFY(farthest);
        QVERIFY(std::abs(volumeBound(net, *farthest) / tub - 1) < 1e-6);
        proves(net, *traffic, f);
    }

    void longestMatchingOfTori() {
        for (const auto& [dims, rate] : {std::pair{"4x4", 1.0}, {"8x8", 0.5}, {"4x4x4", 1.0}}) {
            const Network net = makeNetwork(unitGraph("torus", {{"dims", dims}}));
            const Throughput t = measureThroughput(net, TrafficPattern::LongestMatching, 1, precise(), {});
            QVERIFY(t.flow.exact());
            QVERIFY(std::abs(t.flow.lowerGbps - rate) < 1e-6);
            QVERIFY(std::abs(t.volumeGbps - rate) < 1e-9);
        }
    }

    /// The linear program and the multiplicative weights share nothing but the router: their intervals
    /// overlap.
    void bothMethodsAgree() {
        int closed = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Network net = makeNetwork(someGraph(seed));
            for (const TrafficPattern pattern :
                 {TrafficPattern::AllToAll, TrafficPattern::LongestMatching, TrafficPattern::Permutation}) {
                const auto traffic = makeTraffic(net, pattern, seed);
                if (!traffic) continue;
                const ConcurrentFlow exact = maxConcurrentFlow(net, *traffic, precise(), {});
                const ConcurrentFlow weights = maxConcurrentFlow(net, *traffic, weightsOnly(0.02), {});
                proves(net, *traffic, exact);
                proves(net, *traffic, weights);
                QVERIFY(weights.gap() <= 0.02);
                QVERIFY(weights.lowerGbps <= exact.upperGbps * (1 + 1e-9));
                QVERIFY(exact.lowerGbps <= weights.upperGbps * (1 + 1e-9));
                closed += exact.exact() ? 1 : 0;
            }
        }
        QVERIFY2(closed >= 170, qPrintable(QString::number(closed)));
    }

    void sameSeedSameAnswer() {
        const Network net = makeNetwork(unitGraph("jellyfish", {{"switches", "40"}, {"degree", "6"}}));
        const auto run = [&](std::uint64_t seed) {
            const auto traffic = makeTraffic(net, TrafficPattern::Permutation, seed);
            return maxConcurrentFlow(net, *traffic, weightsOnly(0.05), {});
        };
        QCOMPARE(run(7).lowerGbps, run(7).lowerGbps);
        QCOMPARE(run(7).upperGbps, run(7).upperGbps);
        QVERIFY(run(7).lowerGbps != run(8).lowerGbps);
    }

    void aStoppedSearchKeepsWhatIsProved() {
        std::stop_source stop;
        stop.request_stop();
        const Network net = makeNetwork(unitGraph("mesh", {{"dims", "5x5"}}));
        const auto traffic = makeTraffic(net, TrafficPattern::AllToAll, 1);
        const ConcurrentFlow f = maxConcurrentFlow(net, *traffic, precise(), stop.get_token());
        QVERIFY(!f.exact());
        QVERIFY(f.upperGbps > 0);
        proves(net, *traffic, f);
    }

    void incastIsTheStorageLinks() {
        FabricGraph g;
        const std::int32_t s = g.addSwitch();
        for (int i = 0; i < 6; ++i)
            g.addEdge(g.addHost(2), s, 10);
        QVERIFY(!makeTraffic(makeNetwork(g), TrafficPattern::Incast, 1));
        g.addEdge(g.addHost(0), s, 6);
        g.addEdge(g.addHost(0), s, 3);
        const Network net = makeNetwork(g);
        const Throughput t = measureThroughput(net, TrafficPattern::Incast, 1, precise(), {});
        QVERIFY(t.flow.exact());
        QVERIFY(std::abs(t.flow.lowerGbps - 9.0 / 12) < 1e-9);
    }

    void cutOffHostsGetNothing() {
        FabricGraph g;
        for (int pair = 0; pair < 2; ++pair)
            g.addEdge(g.addSwitch(1), g.addSwitch(1), 1);
        const Throughput t = measureThroughput(makeNetwork(g), TrafficPattern::AllToAll, 1, precise(), {});
        QCOMPARE(t.flow.lowerGbps, 0.0);
        QCOMPARE(t.flow.upperGbps, 0.0);
    }

    /// A two-tier Clos at 2:1: half of what a leaf's hosts send to the others fits. Rings stay at the leaf
    /// but for one hop, so there the host links are full first.
    void busiestLinksOfAClos() {
        FabricGraph g;
        std::vector<std::int32_t> leaves;
        for (int i = 0; i < 4; ++i)
            leaves.push_back(g.addSwitch());
        for (const std::int32_t leaf : leaves)
            for (int i = 0; i < 8; ++i)
                g.addEdge(g.addHost(1), leaf, 100);
        for (int i = 0; i < 4; ++i) {
            const std::int32_t spine = g.addSwitch();
            for (const std::int32_t leaf : leaves)
                g.addEdge(leaf, spine, 100);
        }
        const LinkLoads l = measureLinkLoads(makeNetwork(g), 1e8, {});
        QVERIFY(l.allToAll.computed);
        QVERIFY(std::abs(l.allToAll.gbps - 400.0 / (8 * 24.0 / 31)) < 1e-9);
        QCOMPARE(l.allToAll.capacityGbps, 100.0);
        QVERIFY(std::abs(l.allToAll.loadPerGbps * l.allToAll.gbps - 100) < 1e-9);
        QVERIFY(g.isSwitch[static_cast<std::size_t>(l.allToAll.from)] != 0);
        QCOMPARE(l.rings, std::int64_t{1});
        QVERIFY(std::abs(l.ringAllReduce.gbps - 100) < 1e-9);
        QVERIFY(g.isSwitch[static_cast<std::size_t>(l.ringAllReduce.from)] == 0);
        const LinkLoads capped = measureLinkLoads(makeNetwork(g), 10, {});
        QVERIFY(!capped.allToAll.computed);
        QVERIFY(!capped.allToAll.note.empty());
    }

    /// Against counting paths: the load of a link under ECMP is at least what the volume asks for on average,
    /// and all-to-all on an edge-transitive graph loads every link alike.
    void equalCostLoadIsEvenWhereAllLinksAreAlike() {
        const Network net = makeNetwork(unitGraph("hypercube", {{"d", "4"}}));
        const auto traffic = makeTraffic(net, TrafficPattern::AllToAll, 1);
        const PerArc load = equalCostLoad(net, *traffic, {});
        for (const double l : load)
            QVERIFY(std::abs(l - load.front()) < 1e-12);
        QVERIFY(std::abs(load.front() - 1 / 1.875) < 1e-12);
    }
};

CW_REGISTER_TEST(FabricFlowTest);
#include "fabric_flow_test.moc"
