#include "solvers/fabric/bisection.h"
#include "solvers/fabric/centre_bound.h"
#include "solvers/fabric/generate.h"
#include "solvers/fabric/verify_certificate.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <functional>

using namespace cw::solvers::fabric;

namespace {

FabricGraph fabric(const char* family, const std::map<std::string, std::string>& settings) {
    auto made = generateFabric(family, settings);
    return made ? std::move(made->graph) : FabricGraph{};
}

BisectionInterval solve(const FabricGraph& g) {
    BisectionOptions options;
    options.exhaustiveVertices = 0;
    return boundBisection(g, makeNetwork(g), options, {});
}

} // namespace

/// Whoever changes a certificate, or the graph under it, is found out.
class FabricCertificateTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tamperedTreesAreRefused_data() {
        QTest::addColumn<int>("change");
        const char* names[] = {"a higher rate",
                               "a flow left out",
                               "a flow to nowhere",
                               "a negative flow",
                               "an endpoint missing",
                               "an endpoint twice",
                               "mass moved",
                               "mass not 1",
                               "a cycle",
                               "a higher claim",
                               "a higher scale",
                               "not a number",
                               "a flow between strangers"};
        for (int i = 0; i < 13; ++i)
            QTest::newRow(names[i]) << i;
    }
    void tamperedTreesAreRefused() {
        QFETCH(int, change);
        const FabricGraph g = fabric(
            "rail",
            {{"gpus", "256"}, {"oversubscription", "2"}, {"nodes_per_su", "8"}, {"switch_ports", "16"}});
        const BisectionInterval b = solve(g);
        QVERIFY(b.exact);
        QCOMPARE(b.certificate.kind, CertificateKind::Tree);
        QVERIFY(verifyLower(g, b.certificate, {}).valid);
        BisectionCertificate c = b.certificate;
        DistributionTree& t = c.tree;
        std::size_t leaf = 0;
        while (t.leaf[leaf] < 0)
            ++leaf;
        std::size_t inner = 0;
        while (t.leaf[inner] >= 0 || t.parent[inner] < 0)
            ++inner;
        switch (change) {
        case 0:
            for (double& rate : t.rate)
                rate *= 1.01;
            break;
        case 1:
            t.flows[t.flowBegin[inner]].amount = 0;
            break;
        case 2:
            t.flows.front().to = 1'000'000;
            break;
        case 3:
            t.flows.front().amount = -1;
            break;
        case 4:
            t.leaf[leaf] = -1;
            break;
        case 5:
            t.leaf[leaf] = t.leaf[leaf + 1];
            break;
        case 6:
            t.masses[t.massBegin[inner]].vertex = t.masses[t.massBegin[leaf]].vertex;
            break;
        case 7:
            t.masses[t.massBegin[inner]].mass *= 1.1;
            break;
        case 8:
            t.parent[inner] = static_cast<std::int32_t>(inner);
            break;
        case 9:
            c.claimed *= 1.001;
            break;
        case 10:
            c.scale *= 1.1, c.claimed *= 1.1;
            break;
        case 11:
            c.scale = std::nan("");
            break;
        default:
            t.flows[t.flowBegin[inner]].to = t.masses[t.massBegin[leaf]].vertex;
            break;
        }
        const VerifiedLower v = verifyLower(g, c, {});
        QVERIFY(!v.valid);
        QVERIFY(!v.problem.empty());
    }

    void aTreeDoesNotHoldForAWeakerGraph() {
        FabricGraph g = fabric("rail", {{"gpus", "256"}, {"nodes_per_su", "8"}, {"switch_ports", "16"}});
        const BisectionInterval b = solve(g);
        QVERIFY(b.exact);
        for (std::size_t e = g.edgeCount() - 1; e + 4 > g.edgeCount(); --e) {
            const FabricGraph whole = g;
            g.edgeCables[e] = 0;
            QVERIFY(!verifyLower(g, b.certificate, {}).valid);
            g = whole;
        }
    }

    void tamperedCentresAreRefused() {
        const FabricGraph g = fabric("dragonfly", {{"h", "2"}});
        const Network net = makeNetwork(g);
        const Balance balance = findBalance(net);
        for (const BisectionCertificate& good : {allToAllCertificate(net, balance, nullptr, {}),
                                                 packedCertificate(net, balance, {60, 10}, 1e300, 1, {})}) {
            QCOMPARE(good.kind, CertificateKind::Centres);
            QVERIFY(verifyLower(g, good, {}).valid);
            const auto refused = [&](const std::function<void(BisectionCertificate&)>& change) {
                BisectionCertificate c = good;
                change(c);
                return !verifyLower(g, c, {}).valid;
            };
            QVERIFY(refused([](auto& c) { c.claimed *= 1.001; }));
            QVERIFY(refused([](auto& c) { c.centres.front().rate = -1; }));
            QVERIFY(refused([](auto& c) { c.centres.front().vertex = -1; }));
            QVERIFY(refused([](auto& c) { c.centres.pop_back(); }));
            QVERIFY(refused([](auto& c) {
                for (Centre& z : c.centres)
                    z.rate *= 2;
                c.claimed *= 2;
            }));
            if (!good.centres.front().flows.empty())
                QVERIFY(refused(
                    [](auto& c) { c.centres.front().flows.resize(c.centres.front().flows.size() / 2); }));
        }
    }

    void anEnumerationThatClaimsTooMuchIsRefused() {
        const FabricGraph g = fabric("torus", {{"dims", "3x4"}});
        const BisectionInterval b = boundBisection(g, makeNetwork(g), {}, {});
        QCOMPARE(b.certificate.kind, CertificateKind::Exhaustive);
        QVERIFY(verifyLower(g, b.certificate, {}).valid);
        BisectionCertificate c = b.certificate;
        c.claimed *= 1.01;
        QVERIFY(!verifyLower(g, c, {}).valid);
    }

    void splitsAreMeasuredAgain() {
        FabricGraph g;
        const auto leaf = g.addSwitch();
        for (int i = 0; i < 4; ++i)
            g.addEdge(g.addHost(1), leaf, 100, 2);
        const VerifiedSplit half = verifySplit(g, {0, 1, 1, 0, 0});
        QVERIFY(half.balanced);
        QCOMPARE(half.cutGbps, 400.0);
        QVERIFY(!verifySplit(g, {0, 1, 0, 0, 0}).balanced);
        QVERIFY(!verifySplit(g, {0, 1}).balanced);
    }
};

CW_REGISTER_TEST(FabricCertificateTest);
#include "fabric_certificate_test.moc"
