#include "solvers/fabric/bisection.h"
#include "solvers/fabric/centre_bound.h"
#include "solvers/fabric/exhaustive.h"
#include "solvers/fabric/partition.h"
#include "solvers/fabric/tree_bound.h"
#include "solvers/fabric/verify_certificate.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <bit>
#include <random>

using namespace cw::solvers::fabric;

namespace {

struct Truth {
    double cut = 0;
    std::int64_t minor = 0;
};

/// Every split of a small graph, straight from the definition.
Truth bruteForce(const FabricGraph& g) {
    const auto n = g.nodeCount();
    std::vector<std::vector<double>> capacity(n, std::vector<double>(n, 0));
    for (std::size_t e = 0; e < g.edgeCount(); ++e) {
        capacity[static_cast<std::size_t>(g.edgeA[e])][static_cast<std::size_t>(g.edgeB[e])] +=
            g.edgeCapacity(e);
        capacity[static_cast<std::size_t>(g.edgeB[e])][static_cast<std::size_t>(g.edgeA[e])] +=
            g.edgeCapacity(e);
    }
    const std::int64_t total = g.endpointCount();
    Truth t{0, -1};
    std::vector<int> side(n, 0);
    double cut = 0;
    std::int64_t weight = 0;
    const std::uint32_t splits = 1U << (n - 1);
    for (std::uint32_t i = 0;;) {
        const std::int64_t minor = std::min(weight, total - weight);
        if (minor > t.minor || (minor == t.minor && cut < t.cut)) t = {cut, minor};
        if (++i >= splits) break;
        const auto v = static_cast<std::size_t>(std::countr_zero(i));
        for (std::size_t u = 0; u < n; ++u)
            cut += side[u] == side[v] ? capacity[v][u] : -capacity[v][u];
        weight += side[v] != 0 ? -g.endpoints[v] : g.endpoints[v];
        side[v] ^= 1;
    }
    return t;
}

/// Small fabrics of seven kinds: what planners draw, and what they draw by mistake.
class RandomFabric {
public:
    explicit RandomFabric(std::uint64_t seed)
        : random_(seed) {}

    FabricGraph next() {
        g_ = {};
        switch (pick(0, 6)) {
        case 0:
            multiHomed();
            break;
        case 1:
            clos();
            break;
        case 2:
            rail();
            break;
        case 3:
            switchless();
            break;
        case 4:
            singleHomed();
            break;
        case 5:
            threeTier();
            break;
        default:
            twoIslands();
            break;
        }
        return g_;
    }

private:
    int pick(int low, int high) { return std::uniform_int_distribution<int>(low, high)(random_); }
    bool chance(double p) { return std::uniform_real_distribution<>(0, 1)(random_) < p; }
    double speed() { return chance(0.7) ? 100 : chance(0.5) ? 200 : chance(0.8) ? 50 : 33.3; }
    int weight() { return chance(0.6) ? 1 : pick(1, 5); }

    void multiHomed() {
        const int switches = pick(1, 5);
        for (int i = 0; i < switches; ++i)
            g_.addSwitch();
        const int hosts = pick(2, 13 - switches);
        for (int h = 0; h < hosts; ++h) {
            const auto v = g_.addHost(chance(0.1) ? 0 : weight());
            for (int k = pick(0, 3); k > 0; --k)
                g_.addEdge(v, pick(0, switches - 1), speed(), pick(1, 2));
        }
        for (int k = pick(0, 2 * switches); k > 0 && switches > 1; --k) {
            const int a = pick(0, switches - 1);
            const int b = pick(0, switches - 1);
            if (a != b) g_.addEdge(a, b, speed(), pick(0, 2));
        }
    }

    void clos() {
        const int leaves = pick(2, 4);
        const int spines = pick(1, 2);
        const int perLeaf = pick(1, (13 - leaves - spines) / leaves);
        for (int i = 0; i < leaves + spines; ++i)
            g_.addSwitch();
        const int w = weight();
        for (int l = 0; l < leaves; ++l)
            for (int h = 0; h < perLeaf; ++h)
                if (!chance(0.05)) g_.addEdge(g_.addHost(w), l, 100);
        for (int l = 0; l < leaves; ++l)
            for (int s = 0; s < spines; ++s)
                if (!chance(0.12)) g_.addEdge(l, leaves + s, 100, chance(0.1) ? 2 : 1);
    }

    void rail() {
        const int rails = pick(2, 3);
        const int units = pick(1, 2);
        const int spines = pick(1, 2);
        const int perUnit = pick(1, std::max(1, (13 - rails * units - spines) / units));
        for (int i = 0; i < rails * units + spines; ++i)
            g_.addSwitch();
        for (int u = 0; u < units; ++u)
            for (int h = 0; h < perUnit; ++h) {
                const auto v = g_.addHost(chance(0.9) ? rails : 1);
                for (int r = 0; r < rails; ++r)
                    if (!chance(0.06)) g_.addEdge(v, u * rails + r, 100);
            }
        for (int l = 0; l < rails * units; ++l)
            for (int s = 0; s < spines; ++s)
                if (!chance(0.1)) g_.addEdge(l, rails * units + s, 100, pick(1, 2));
    }

    void switchless() {
        const int n = pick(2, 12);
        for (int v = 0; v < n; ++v)
            g_.addSwitch(weight());
        for (int a = 0; a < n; ++a)
            for (int b = a + 1; b < n; ++b)
                if (b == a + 1 ? chance(0.9) : chance(0.35)) g_.addEdge(a, b, speed());
    }

    void singleHomed() {
        const int switches = pick(2, 4);
        for (int i = 0; i < switches; ++i)
            g_.addSwitch();
        for (int a = 0; a < switches; ++a)
            for (int b = a + 1; b < switches; ++b)
                if (chance(0.8)) g_.addEdge(a, b, speed(), pick(1, 2));
        const int hosts = pick(2, 13 - switches);
        for (int h = 0; h < hosts; ++h)
            g_.addEdge(g_.addHost(1), pick(0, switches - 1), 100);
    }

    void threeTier() {
        // Two or three pods of one leaf and one spine, one or two cores.
        const int pods = pick(2, 3);
        const int cores = pick(1, 2);
        for (int i = 0; i < 2 * pods + cores; ++i)
            g_.addSwitch();
        const int hosts = (14 - 2 * pods - cores) / pods;
        for (int p = 0; p < pods; ++p) {
            for (int h = 0; h < hosts; ++h)
                g_.addEdge(g_.addHost(1), 2 * p, 100);
            g_.addEdge(2 * p, 2 * p + 1, 100, pick(1, 3));
            for (int c = 0; c < cores; ++c)
                if (!chance(0.1)) g_.addEdge(2 * p + 1, 2 * pods + c, 100, pick(1, 2));
        }
    }

    void twoIslands() {
        for (int island = 0; island < 2; ++island) {
            const auto s = g_.addSwitch();
            const int hosts = pick(1, 5);
            for (int h = 0; h < hosts; ++h)
                g_.addEdge(g_.addHost(weight()), s, speed());
        }
        if (chance(0.3)) g_.addHost(weight());
    }

    std::mt19937_64 random_;
    FabricGraph g_;
};

} // namespace

class FabricBoundsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void intervalHoldsTheTruth_data() {
        QTest::addColumn<int>("seed");
        for (int seed : {5, 77, 20261})
            QTest::addRow("seed %d", seed) << seed;
    }
    /// lower ≤ true ≤ upper, exact only where equal, on thousands of small fabrics solved by brute force.
    void intervalHoldsTheTruth() {
        QFETCH(int, seed);
        RandomFabric fabrics(static_cast<std::uint64_t>(seed));
        BisectionOptions options;
        options.exhaustiveVertices = 0; // the bounds themselves are on trial
        options.timeBudgetS = 0.03;
        options.metisTries = 1;
        constexpr int kInstances = 1800;
        int exact = 0;
        int positive = 0;
        double tightness = 0;
        for (int i = 0; i < kInstances; ++i) {
            const FabricGraph g = fabrics.next();
            QVERIFY(!g.firstProblem());
            const Truth truth = bruteForce(g);
            const Network net = makeNetwork(g);
            QCOMPARE(findBalance(net).minor, truth.minor);
            const BisectionInterval b = boundBisection(g, net, options, {});
            const QByteArray where = QByteArray("instance ") + QByteArray::number(i) + " lower " +
                                     QByteArray::number(b.lowerGbps) + " true " +
                                     QByteArray::number(truth.cut) + " upper " +
                                     QByteArray::number(b.upperGbps);
            QVERIFY2(b.lowerGbps <= truth.cut * (1 + 1e-12) + 1e-9, where.constData());
            QVERIFY2(b.upperGbps >= truth.cut * (1 - 1e-12) - 1e-9, where.constData());
            if (b.exact)
                QVERIFY2(qAbs(b.upperGbps - truth.cut) <= 1e-8 * truth.cut + 1e-9, where.constData());
            const VerifiedSplit split = verifySplit(g, b.side);
            QVERIFY(split.balanced);
            QCOMPARE(split.minorEndpoints, truth.minor);
            exact += b.exact ? 1 : 0;
            if (truth.cut <= 0) continue;
            ++positive;
            tightness += b.lowerGbps / truth.cut;
        }
        qInfo("exact %d of %d, lower / true %.4f", exact, kInstances, tightness / positive);
        // A bound of 0 would pass the checks above; these fabrics are mostly closed.
        QVERIFY2(exact > kInstances * 2 / 3, QByteArray::number(exact).constData());
        QVERIFY2(tightness / positive > 0.9, QByteArray::number(tightness / positive).constData());
    }

    /// What each method claims is valid on its own and accepted by the verifier.
    void everyCertificateIsAcceptedAndValid() {
        RandomFabric fabrics(4242);
        int accepted = 0;
        for (int i = 0; i < 1500; ++i) {
            const FabricGraph g = fabrics.next();
            const Truth truth = bruteForce(g);
            const Network net = makeNetwork(g);
            const Balance balance = findBalance(net);
            std::vector<BisectionCertificate> all;
            for (const auto merge : {TreeMerge::Exact, TreeMerge::Typical, TreeMerge::TypicalAtMost})
                for (const double work : {4e8, 0.0}) // with and without the dynamic program
                    all.push_back(treeCertificate(net, balance, merge, {work}, {}));
            all.push_back(topLayerCertificate(net, balance, {}));
            all.push_back(allToAllCertificate(net, balance, nullptr, {}));
            if (i % 5 == 0) all.push_back(packedCertificate(net, balance, {100, 10}, 1e300, 1, {}));
            for (std::size_t k = 0; k < all.size(); ++k) {
                if (all[k].kind == CertificateKind::None) continue;
                const VerifiedLower v = verifyLower(g, all[k], {});
                QVERIFY2(v.valid, ("instance " + std::to_string(i) + " certificate " + std::to_string(k) +
                                   ": " + v.problem + " claimed " + std::to_string(all[k].claimed) +
                                   " proved " + std::to_string(v.rawGbps))
                                      .c_str());
                QVERIFY(v.gbps <= truth.cut * (1 + 1e-9) + 1e-9);
                ++accepted;
            }
        }
        QVERIFY(accepted > 5000);
    }

    void enumerationFindsTheTruth() {
        RandomFabric fabrics(99);
        int tried = 0;
        for (int i = 0; i < 600; ++i) {
            const FabricGraph g = fabrics.next();
            const Truth truth = bruteForce(g);
            const Network net = makeNetwork(g);
            const BisectionInterval b = boundBisection(g, net, {}, {});
            if (b.certificate.kind != CertificateKind::Exhaustive) continue;
            ++tried;
            QVERIFY(b.exact);
            QVERIFY(qAbs(b.upperGbps - truth.cut) < 1e-6);
        }
        QVERIFY(tried > 500);
    }

    void balanceIsTheSubsetSum() {
        FabricGraph g;
        for (int w : {7, 7, 7, 3})
            g.addHost(w);
        QCOMPARE(findBalance(makeNetwork(g)).minor, std::int64_t{10});
        g.addHost(100);
        QCOMPARE(findBalance(makeNetwork(g)).minor, std::int64_t{24});
        QCOMPARE(findBalance(makeNetwork(FabricGraph{})).minor, std::int64_t{0});
    }
};

CW_REGISTER_TEST(FabricBoundsTest);
#include "fabric_bounds_test.moc"
