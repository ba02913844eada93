#include "solvers/fabric/explain.h"
#include "solvers/fabric/fabric_solver.h"
#include "solvers/fabric/generate.h"
#include "tests/support/test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <fstream>
#include <random>
#include <thread>

using namespace cw::solvers::fabric;
using nlohmann::json;

namespace {

FabricGraph fabric(const char* family, const std::map<std::string, std::string>& settings) {
    auto made = generateFabric(family, settings);
    return made ? std::move(made->graph) : FabricGraph{};
}

FabricOptions quick() {
    FabricOptions o;
    o.bisection.timeBudgetS = 0.1;
    o.failureBudgetS = 0.5;
    return o;
}

/// The four-unit DGX H100 fabric as published: 127 nodes, 32 leaves, 16 spines, and two fabric managers.
FabricGraph superPod() {
    FabricGraph g = fabric("rail", {{"gpus", "1024"}});
    g.endpoints[127] = 0; // the slot given to the fabric manager
    return g;
}

std::size_t someEdge(const FabricGraph& g, bool hostLink, std::size_t skip) {
    for (std::size_t e = 0;; ++e) {
        const bool host = g.isSwitch[static_cast<std::size_t>(g.edgeA[e])] == 0 ||
                          g.isSwitch[static_cast<std::size_t>(g.edgeB[e])] == 0;
        if (host == hostLink && skip-- == 0) return e;
    }
}

} // namespace

class FabricSolverTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void superPodIsExact() {
        const FabricResult r = solveFabric(superPod(), quick(), {});
        QCOMPARE(r.status, SolveStatus::Done);
        QCOMPARE(r.hosts, 128);
        QCOMPARE(r.endpoints, std::int64_t{1016});
        QCOMPARE(r.tiers.size(), std::size_t{2});
        QCOMPARE(r.tiers[0].switches, 32);
        QCOMPARE(r.tiers[1].switches, 16);
        QCOMPARE(*r.tiers[0].oversubscription, 1.0);
        QVERIFY(!r.tiers[1].oversubscription);
        QCOMPARE(r.bisection.minorEndpoints, std::int64_t{504}); // 63 of 127 whole nodes
        QVERIFY(r.bisection.exact);
        QCOMPARE(r.bisection.lowerGbps, 504 * 400.0);
        QCOMPARE(r.bisection.cutCables, std::int64_t{504});
        QCOMPARE(*r.fullBisectionRatio, 1.0);
        QCOMPARE(r.alternatives.injectionGbps, 1016 * 400.0);
        // Two units against two: 16 leaves of 32 uplinks.
        QCOMPARE(*r.alternatives.switchLinksLowerGbps, 512 * 400.0);
        QCOMPARE(*r.alternatives.switchLinksUpperGbps, 512 * 400.0);
        QCOMPARE(r.hops.diameter(), 4);
        QVERIFY(r.allToAll.exact());
        QVERIFY(r.failuresComplete);
        // A spine carries 1/16 of what crosses; one leaf takes one rail of one unit.
        QCOMPARE(r.failures.size(), std::size_t{2});
        QVERIFY(r.failures.front().ratio < 1);
        QVERIFY(r.failures.front().ratio > 0.9);
    }

    /// Results read only the drawn graph.
    void deletingOneCableChangesTheBisection_data() {
        QTest::addColumn<bool>("host");
        QTest::addColumn<int>("skip");
        for (int skip : {0, 100, 333})
            QTest::addRow("leaf-spine cable %d", skip) << false << skip;
        for (int skip : {0, 500})
            QTest::addRow("node cable %d", skip) << true << skip;
    }
    void deletingOneCableChangesTheBisection() {
        QFETCH(bool, host);
        QFETCH(int, skip);
        FabricGraph g = superPod();
        const std::size_t e = someEdge(g, host, static_cast<std::size_t>(skip));
        --g.edgeCables[e];
        const FabricResult r = solveFabric(g, quick(), {});
        QVERIFY(r.bisection.exact);
        QCOMPARE(r.bisection.upperGbps, 503 * 400.0);
        QVERIFY(*r.fullBisectionRatio < 1 || host);
        if (!host) QVERIFY(*r.tiers[0].oversubscription > 1);
    }

    void oversubscriptionAndOddCountsAreExact_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("settings");
        QTest::addColumn<double>("links");
        const auto row = [](const char* name, const char* family, const char* settings, double links) {
            QTest::newRow(name) << QString::fromLatin1(family) << QString::fromLatin1(settings) << links;
        };
        row("fat tree 8", "clos3", "switch_ports=8", 64);
        row("fat tree 16", "clos3", "switch_ports=16", 512);
        row("four tiers of 8 ports", "clos4", "switch_ports=8", 256);
        row("rail 16,384", "rail", "gpus=16384", 8192);
        row("dual plane 1,024", "dual-plane", "gpus=1024", 1024);
        row("rail-only 1,024", "rail-only", "gpus=1024", 512);
        row("2:1 at the leaf", "clos2", "switch_ports=48 oversubscription=2", 384);
        row("leaf 3:1, single GPUs", "clos2", "switch_ports=64 oversubscription=3", 512);
        row("domain of 72", "nvl", "", 648);
    }
    void oversubscriptionAndOddCountsAreExact() {
        QFETCH(QString, family);
        QFETCH(QString, settings);
        QFETCH(double, links);
        std::map<std::string, std::string> values;
        for (const QString& s : settings.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            values[s.section(QLatin1Char('='), 0, 0).toStdString()] =
                s.section(QLatin1Char('='), 1).toStdString();
        const FabricGraph g = fabric(family.toStdString().c_str(), values);
        const BisectionInterval b = boundBisection(g, makeNetwork(g), {}, {});
        QVERIFY(b.exact);
        QCOMPARE(b.upperGbps, links * 400);
    }

    void namedGraphsAreExact_data() {
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("jump"); // LCF notation: ring, and each node i to i ± jump
        QTest::addColumn<double>("bisection");
        // Brute-force values of the reference text, b.1.
        QTest::newRow("Heawood") << 14 << 5 << 7.0;
        QTest::newRow("Moebius-Kantor") << 16 << 5 << 6.0;
        QTest::newRow("K3,3") << 6 << 3 << 5.0;
    }
    void namedGraphsAreExact() {
        QFETCH(int, nodes);
        QFETCH(int, jump);
        QFETCH(double, bisection);
        FabricGraph g;
        for (int v = 0; v < nodes; ++v)
            g.addSwitch(1);
        for (int v = 0; v < nodes; ++v) {
            g.addEdge(v, (v + 1) % nodes, 1);
            const int to = (v % 2 == 0 ? v + jump : v - jump + nodes) % nodes;
            if (v % 2 == 0) g.addEdge(v, to, 1);
        }
        const BisectionInterval b = boundBisection(g, makeNetwork(g), {}, {});
        QVERIFY(b.exact);
        QCOMPARE(b.upperGbps, bisection);
        const FabricGraph rook = fabric("hyperx", {{"dims", "3x6"}, {"link_gbps", "1"}});
        QCOMPARE(boundBisection(rook, makeNetwork(rook), {}, {}).lowerGbps, 21.0);
    }

    /// Fifteen pods cannot be halved whole: only the tree's dynamic program closes this (2-tier, 2:1 above).
    void oddPodsCloseByTheTree() {
        // 15 pods of 8 leaves × 8 single-GPU hosts, 8 spines a pod, 2:1 at the core.
        FabricGraph g;
        std::vector<std::int32_t> cores;
        for (int c = 0; c < 8; ++c)
            cores.push_back(g.addSwitch());
        for (int p = 0; p < 15; ++p) {
            std::vector<std::int32_t> spines;
            for (int s = 0; s < 8; ++s) {
                spines.push_back(g.addSwitch());
                g.addEdge(spines.back(), cores[static_cast<std::size_t>(s)], 400, 4);
            }
            for (int l = 0; l < 8; ++l) {
                const auto leaf = g.addSwitch();
                for (int h = 0; h < 8; ++h)
                    g.addEdge(g.addHost(1), leaf, 400);
                for (auto s : spines)
                    g.addEdge(leaf, s, 400);
            }
        }
        const BisectionInterval b = boundBisection(g, makeNetwork(g), {}, {});
        // Seven pods pay 32 each and half a pod pays 32 host links: 8 × 32, above the hose value 15 / 2 × 32.
        QVERIFY(b.exact);
        QCOMPARE(b.upperGbps, 256 * 400.0);
    }

    void juniperOversubscriptionCases() {
        std::ifstream file(CW_SOURCE_DIR "/resources/cases/fabric.json");
        QVERIFY(file.good());
        int rows = 0;
        for (const json& c : json::parse(file)) {
            if (c.at("kind") != "oversubscription") continue;
            const json& in = c.at("inputs");
            for (const int servers : {4, 8}) {
                FabricGraph g;
                for (int i = 0; i < in.at("leaf").get<int>() + in.at("spine").get<int>(); ++i)
                    g.addSwitch();
                for (int l = 0; l < in.at("leaf").get<int>(); ++l)
                    for (int s = 0; s < in.at("spine").get<int>(); ++s)
                        g.addEdge(l, in.at("leaf").get<int>() + s, in.at("uplink_gbps"),
                                  in.at("links_per_leaf_spine"));
                // Two stripes of eight leaves, NIC i on leaf i of the server's stripe.
                const int nics = in.at("nics_per_server");
                for (int stripe = 0; stripe < 2; ++stripe)
                    for (int s = 0; s < servers / 2; ++s) {
                        const auto host = g.addHost(nics);
                        for (int n = 0; n < nics; ++n)
                            g.addEdge(host, stripe * 8 + n, in.at("nic_gbps"));
                    }
                const FabricResult r = solveFabric(g, quick(), {});
                const json& expected = c.at("expected");
                QCOMPARE(*r.tiers[0].oversubscription,
                         expected.at(servers == 4 ? "oversub_4" : "oversub_8").get<double>());
                QCOMPARE(r.links[1].gbps / 1000, expected.at("total_leaf_spine_Tbps").get<double>());
                QCOMPARE(
                    r.links[0].gbps / 1000,
                    expected.at(servers == 4 ? "server_leaf_Tbps_4_servers" : "server_leaf_Tbps_8_servers")
                        .get<double>());
                ++rows;
            }
        }
        QCOMPARE(rows, 6);
    }

    void separateIslandsHaveNoBisectionUnlessOneIsTooHeavy() {
        FabricGraph g;
        for (int island = 0; island < 2; ++island) {
            const auto leaf = g.addSwitch();
            for (int h = 0; h < 4; ++h)
                g.addEdge(g.addHost(1), leaf, 400);
        }
        FabricResult r = solveFabric(g, quick(), {});
        QCOMPARE(r.components, 2);
        QCOMPARE(r.unreachableHosts.size(), std::size_t{4});
        QVERIFY(r.bisection.exact);
        QCOMPARE(r.bisection.upperGbps, 0.0);
        QCOMPARE(r.allToAll.lowerGbps, 0.0);
        for (int h = 0; h < 4; ++h)
            g.addEdge(g.addHost(1), 0, 400);
        r = solveFabric(g, quick(), {});
        QVERIFY(r.bisection.exact);
        QCOMPARE(r.bisection.upperGbps, 2 * 400.0); // eight and four: two hosts change sides
    }

    void hostsWithoutEndpointsAreCountedButWeighNothing() {
        FabricGraph g = superPod();
        const auto storage = g.addHost(0);
        g.addEdge(storage, 130, 400, 4);
        g.addHost(0); // not wired at all
        const FabricResult r = solveFabric(g, quick(), {});
        QCOMPARE(r.hosts, 130);
        QCOMPARE(r.endpoints, std::int64_t{1016});
        QCOMPARE(r.bisection.upperGbps, 504 * 400.0);
        QVERIFY(r.bisection.exact);
        QCOMPARE(r.tiers.size(), std::size_t{2});
        QCOMPARE(r.unreachableHosts.size(), std::size_t{1});
    }

    void emptyAndTrivialGraphsAreAnswered() {
        QCOMPARE(solveFabric({}, quick(), {}).status, SolveStatus::Done);
        FabricGraph one;
        one.addHost(8);
        const FabricResult r = solveFabric(one, quick(), {});
        QCOMPARE(r.endpoints, std::int64_t{8});
        QCOMPARE(r.bisection.minorEndpoints, std::int64_t{0});
        QCOMPARE(r.bisection.upperGbps, 0.0);
        FabricGraph management;
        const auto leaf = management.addSwitch();
        for (int i = 0; i < 5; ++i)
            management.addEdge(management.addHost(0), leaf, 1);
        const FabricResult m = solveFabric(management, quick(), {});
        QCOMPARE(m.hosts, 5);
        QCOMPARE(m.tiers.size(), std::size_t{1});
        QCOMPARE(m.tiers[0].name, std::string("leaf"));
        QVERIFY(m.unreachableHosts.empty());
    }

    void malformedInputIsRefusedAndNamed() {
        const auto refused = [](const FabricGraph& g) {
            const FabricResult r = solveFabric(g, quick(), {});
            return r.status == SolveStatus::Refused && r.problem &&
                   r.problem->code == cw::ErrorCode::InvalidArgument;
        };
        FabricGraph g = fabric("clos2", {{"switch_ports", "4"}});
        QVERIFY(!refused(g));
        for (const auto& damage : std::vector<std::function<void(FabricGraph&)>>{
                 [](auto& x) { x.edgeA[1] = -1; }, [](auto& x) { x.edgeB[1] = 9999; },
                 [](auto& x) { x.edgeB[1] = x.edgeA[1]; }, [](auto& x) { x.edgeGbps[1] = std::nan(""); },
                 [](auto& x) { x.edgeGbps[1] = -4; }, [](auto& x) { x.edgeGbps[1] = HUGE_VAL; },
                 [](auto& x) { x.edgeCables[1] = -1; }, [](auto& x) { x.endpoints[0] = -1; },
                 [](auto& x) { x.edgeGbps.pop_back(); }, [](auto& x) { x.isSwitch.pop_back(); },
                 [](auto& x) { x.endpoints[0] = x.endpoints[1] = 2'000'000'000; }}) {
            FabricGraph bad = g;
            damage(bad);
            QVERIFY(refused(bad));
        }
        FabricOptions o;
        o.bisection.timeBudgetS = std::nan("");
        const FabricResult r = solveFabric(g, o, {});
        QCOMPARE(r.status, SolveStatus::Refused);
        QCOMPARE(r.problem->context, std::string("time_budget_s"));
    }

    void cancelStopsSoon() {
        const FabricGraph g = fabric("jellyfish", {{"switches", "3000"}, {"degree", "16"}});
        FabricOptions o;
        o.bisection.timeBudgetS = 600;
        std::stop_source source;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            source.request_stop();
        });
        QElapsedTimer timer;
        timer.start();
        const FabricResult r = solveFabric(g, o, source.get_token());
        QCOMPARE(r.status, SolveStatus::Cancelled);
        QVERIFY(timer.elapsed() < 20000);
        QVERIFY(!r.bisection.exact);
        QVERIFY(r.bisection.lowerGbps <= r.bisection.upperGbps);
    }

    void resultsDoNotDependOnTheNodeOrder() {
        // The same damaged fabric, drawn in another order: exact answers stay what they are.
        const FabricGraph g = fabric("clos3", {{"switch_ports", "8"}, {"oversubscription", "3"}});
        std::vector<std::int32_t> to(g.nodeCount());
        std::iota(to.begin(), to.end(), 0);
        std::mt19937 random(7);
        std::shuffle(to.begin(), to.end(), random);
        FabricGraph h = g;
        for (std::size_t v = 0; v < to.size(); ++v) {
            h.endpoints[static_cast<std::size_t>(to[v])] = g.endpoints[v];
            h.isSwitch[static_cast<std::size_t>(to[v])] = g.isSwitch[v];
        }
        for (std::size_t e = 0; e < g.edgeCount(); ++e) {
            h.edgeA[e] = to[static_cast<std::size_t>(g.edgeB[e])];
            h.edgeB[e] = to[static_cast<std::size_t>(g.edgeA[e])];
        }
        const FabricResult a = solveFabric(g, quick(), {});
        const FabricResult b = solveFabric(h, quick(), {});
        QVERIFY(a.bisection.exact);
        QCOMPARE(b.bisection.lowerGbps, a.bisection.lowerGbps);
        QCOMPARE(b.hops.mean(), a.hops.mean());
        QCOMPARE(*b.tiers[0].oversubscription, *a.tiers[0].oversubscription);
        QCOMPARE(b.allToAll.lowerGbps, a.allToAll.lowerGbps);
    }

    void hopsAreCountedOverPairs() {
        // Two leaves of two single-GPU hosts, one spine: of six pairs two are 2 and four are 4 hops apart.
        FabricGraph g;
        const auto spine = g.addSwitch();
        for (int l = 0; l < 2; ++l) {
            const auto leaf = g.addSwitch();
            g.addEdge(leaf, spine, 400);
            for (int h = 0; h < 2; ++h)
                g.addEdge(g.addHost(1), leaf, 400);
        }
        const FabricResult r = solveFabric(g, quick(), {});
        QCOMPARE(r.hops.diameter(), 4);
        QCOMPARE(r.hops.mean(), (2 * 2 + 4 * 4) / 6.0);
        // Every host sends 2/3 of its rate over the one uplink of 400 that two hosts share.
        QCOMPARE(r.allToAll.lowerGbps, 300.0);
        QVERIFY(r.allToAll.exact());
    }

    void oversubscribedAllToAllIsBoundByThePod() {
        const FabricResult r =
            solveFabric(fabric("clos3", {{"switch_ports", "16"}, {"oversubscription", "2"}}), quick(), {});
        QVERIFY(r.allToAll.exact());
        // Leaves of ten hosts and five uplinks: what leaves a leaf is nearly all.
        QVERIFY(r.allToAll.lowerGbps > 200 && r.allToAll.lowerGbps < 202);
    }

    void everyFigureExplainsItself_data() {
        QTest::addColumn<QString>("family");
        QTest::newRow("rail") << QStringLiteral("rail");
        QTest::newRow("clos3") << QStringLiteral("clos3");
        QTest::newRow("torus") << QStringLiteral("torus");
        QTest::newRow("dragonfly") << QStringLiteral("dragonfly");
        QTest::newRow("damaged") << QStringLiteral("damaged");
    }
    void everyFigureExplainsItself() {
        QFETCH(QString, family);
        FabricGraph g = family == QLatin1String("damaged") ? superPod()
                        : family == QLatin1String("rail")
                            ? fabric("rail", {{"gpus", "512"}, {"oversubscription", "2"}})
                        : family == QLatin1String("clos3") ? fabric("clos3", {{"switch_ports", "6"}})
                        : family == QLatin1String("torus") ? fabric("torus", {{"dims", "5x5"}})
                                                           : fabric("dragonfly", {{"h", "2"}});
        if (family == QLatin1String("damaged"))
            for (std::size_t e = 900; e < g.edgeCount(); e += 97)
                g.edgeCables[e] = 0;
        const FabricResult r = solveFabric(g, quick(), {});
        const auto keys = fabricKeys(r);
        QVERIFY(keys.size() >= 12);
        for (const std::string& key : keys) {
            const auto shown = fabricValue(r, key);
            const auto why = explainFabric(g, r, key);
            QVERIFY2(shown && why, key.c_str());
            QVERIFY2(qAbs(cw::evaluate(*why) - *shown) <= 2e-9 * qAbs(*shown) + 1e-12,
                     (key + ": " + std::to_string(cw::evaluate(*why)) + " shown " + std::to_string(*shown))
                         .c_str());
        }
        QVERIFY(!explainFabric(g, r, "bisection.colour").ok());
    }

    void largeFabricsAreQuick() {
        QElapsedTimer timer;
        const FabricGraph g = fabric("rail", {{"gpus", "131072"}});
        timer.start();
        const BisectionInterval b = boundBisection(g, makeNetwork(g), {}, {});
        const qint64 ms = timer.elapsed();
        QVERIFY(b.exact);
        QCOMPARE(b.upperGbps, 65536 * 400.0);
        QVERIFY2(ms < 20000, QByteArray::number(ms).constData()); // a loaded machine under sanitizers
    }
};

CW_REGISTER_TEST(FabricSolverTest);
#include "fabric_solver_test.moc"
