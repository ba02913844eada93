#include "solvers/fabric/clos_sizing.h"
#include "tests/support/test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <fstream>
#include <map>

using namespace cw::solvers::fabric;
using nlohmann::json;

namespace {

/// The request a published row of a reference architecture stands for; nothing when the row is of another
/// kind.
std::optional<ClosRequest> requestOf(const json& in) {
    ClosRequest r;
    const std::string family = in.value("family", "");
    if (family == "rail_optimized_clos" || family == "two_tier_clos") {
        r.nodesPerUnit = in.at("nodes_per_su");
        r.reservedNodeSlots = in.value("node_slots_used_by_ufm", 0);
        r.extraLinks = in.value("ufm_links", 0);
        r.nodes = in.at("su").get<int>() * r.nodesPerUnit - r.reservedNodeSlots;
        r.linksPerNode = in.at("gpus_per_node");
        r.rails = in.value("rails", 8);
        r.planes = in.value("nic_planes", 1);
        r.linksPerCable = r.planes;
        r.leafPorts = in.contains("leaf_ports") ? in.at("leaf_ports") : in.at("switch_ports");
        return r;
    }
    if (in.contains("superpods")) {
        r.nodes = in.at("servers");
        r.nodesPerUnit = in.at("nodes_per_su");
        r.leafPorts = in.at("switch_ports");
        return r;
    }
    if (in.contains("slg_per_su")) {
        r.nodesPerUnit = in.at("racks").get<int>() * in.at("trays_per_rack").get<int>();
        r.nodes = r.nodesPerUnit;
        r.linksPerNode = in.at("gpus_per_tray");
        r.rails = in.at("slg_per_su");
        r.leafDownPorts = r.nodesPerUnit / in.at("leaf_per_slg").get<int>();
        r.spinesPerGroup = in.at("spine_per_slg");
        r.grouping = ClosGrouping::Rail;
        return r;
    }
    return std::nullopt;
}

} // namespace

class FabricClosSizingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void publishedRowsAreReproduced() {
        std::ifstream file(CW_SOURCE_DIR "/resources/cases/fabric.json");
        QVERIFY(file.good());
        int rows = 0;
        for (const json& c : json::parse(file)) {
            if (c.at("kind") != "reference_architecture") continue;
            const auto request = requestOf(c.at("inputs"));
            if (!request) continue;
            ++rows;
            const auto sized = sizeClos(*request);
            const std::string id = c.at("id");
            QVERIFY2(sized, id.c_str());
            const ClosSizing& s = *sized;
            const std::map<std::string, double> actual{
                {"nodes", s.nodes},
                {"trays", s.nodes},
                {"gpus", static_cast<double>(s.nodes) * s.linksPerNode},
                {"nics", static_cast<double>(s.nodes) * s.linksPerNode},
                {"leaf", s.leaves()},
                {"spine", s.spines()},
                {"core", s.cores()},
                {"switches_total", s.leaves() + s.spines() + s.cores()},
                {"switches_per_superpod", (s.leaves() + s.spines() + s.cores()) / 4.0},
                {"node_leaf_cables", static_cast<double>(s.nodeLeafCables())},
                {"compute_plus_ufm_cables", static_cast<double>(s.nodeLeafCables())},
                {"leaf_spine_cables", static_cast<double>(s.leafSpineCables())},
                {"spine_leaf_cables", static_cast<double>(s.leafSpineCables())},
                {"spine_core_cables", static_cast<double>(s.spineCoreCables())},
                {"oversubscription", s.oversubscription.empty() ? 0 : s.oversubscription.front()}};
            for (const auto& [key, value] : c.at("expected").items()) {
                const auto found = actual.find(key);
                QVERIFY2(found != actual.end(), (id + " has no " + key).c_str());
                QVERIFY2(found->second == value.get<double>(),
                         (id + " " + key + ": " + std::to_string(found->second)).c_str());
            }
        }
        QVERIFY(rows >= 19);
    }

    void rowsOfTheTablesBeyondTheCases_data() {
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("slots");
        QTest::addColumn<int>("ports");
        QTest::addColumn<int>("leaf");
        QTest::addColumn<int>("spine");
        QTest::addColumn<int>("core");
        // Source: NVIDIA DGX SuperPOD H100 (RA-11333-001) tables 3 and 4, B200 and B300 XDR tables 3.
        QTest::newRow("H100 2 units") << 2 << 32 << 64 << 16 << 8 << 0;
        QTest::newRow("H100 3 units") << 3 << 32 << 64 << 24 << 16 << 0;
        QTest::newRow("B200 8 units") << 8 << 32 << 64 << 64 << 32 << 0;
        QTest::newRow("H100 32 units") << 32 << 32 << 64 << 256 << 256 << 128;
        QTest::newRow("B300 XDR 2 units") << 2 << 72 << 144 << 16 << 8 << 0;
        QTest::newRow("B300 XDR 18 units") << 18 << 72 << 144 << 144 << 72 << 0;
    }
    void rowsOfTheTablesBeyondTheCases() {
        QFETCH(int, units);
        QFETCH(int, slots);
        QFETCH(int, ports);
        QFETCH(int, leaf);
        QFETCH(int, spine);
        QFETCH(int, core);
        ClosRequest r;
        r.nodes = units * slots;
        r.nodesPerUnit = slots;
        r.leafPorts = ports;
        const auto s = sizeClos(r);
        QVERIFY(s);
        QCOMPARE(s->leaves(), leaf);
        QCOMPARE(s->spines(), spine);
        QCOMPARE(s->cores(), core);
    }

    /// Whatever is sized can be built: ports are never exceeded, the pairs add up to the counts, every switch
    /// has work, and the promised oversubscription is kept.
    void everySizingCanBeWired() {
        int built = 0;
        for (int units = 1; units <= 70; units += units < 20 ? 1 : 7)
            for (int rails : {1, 2, 8})
                for (int planes : {1, 2})
                    for (double over : {1.0, 2.0, 1.5})
                        for (double upper : {1.0, 2.0})
                            for (int tiers : {0, 2, 3, 4})
                                for (const ClosGrouping grouping :
                                     {ClosGrouping::ScalableUnits, ClosGrouping::Rail}) {
                                    ClosRequest r;
                                    r.nodes = units * 12 - 5;
                                    r.nodesPerUnit = 12;
                                    r.rails = rails;
                                    r.planes = planes;
                                    r.leafPorts = 32;
                                    r.oversubscription = over;
                                    r.upperOversubscription = upper;
                                    r.tiers = tiers;
                                    r.grouping = grouping;
                                    const auto sized = sizeClos(r);
                                    if (!sized) {
                                        QCOMPARE(sized.error().code, cw::ErrorCode::Unsupported);
                                        continue;
                                    }
                                    ++built;
                                    checkWiring(*sized, r);
                                    if (QTest::currentTestFailed()) return;
                                }
        QVERIFY(built > 1000);
    }

    void impossibleRequestsNameTheField() {
        ClosRequest r;
        r.nodes = 0;
        QCOMPARE(sizeClos(r).error().context, std::string("nodes"));
        r.nodes = 100;
        r.rails = 3;
        QCOMPARE(sizeClos(r).error().context, std::string("rails"));
        r.rails = 8;
        r.oversubscription = std::nan("");
        QCOMPARE(sizeClos(r).error().context, std::string("oversubscription"));
        r.oversubscription = 1;
        r.nodes = 2048;
        r.tiers = 2;
        const auto tooBig = sizeClos(r);
        QVERIFY(!tooBig);
        QCOMPARE(tooBig.error().code, cw::ErrorCode::Unsupported);
        r.tiers = 3;
        QVERIFY(sizeClos(r).ok());
    }

private:
    static void checkWiring(const ClosSizing& s, const ClosRequest& r) {
        std::vector<std::vector<std::int64_t>> ports;
        for (int t = 0; t < s.tiers; ++t)
            ports.emplace_back(static_cast<std::size_t>(s.tierSwitches(t)), 0);
        for (int plane = 0; plane < s.planes; ++plane)
            for (int node = 0; node < s.nodes; ++node)
                for (int rail = 0; rail < s.rails; ++rail)
                    ports[0].at(static_cast<std::size_t>(s.leafOf(node, rail, plane))) +=
                        s.linksPerNode / s.rails;
        for (auto used : ports[0])
            QVERIFY(used <= s.leafDown);
        for (int t = 0; t + 1 < s.tiers; ++t) {
            std::int64_t links = 0;
            for (const ClosLink& l : s.linksAbove(t)) {
                QVERIFY(l.count > 0);
                ports[static_cast<std::size_t>(t)].at(static_cast<std::size_t>(l.lower)) += l.count;
                ports[static_cast<std::size_t>(t) + 1].at(static_cast<std::size_t>(l.upper)) += l.count;
                links += l.count;
            }
            QCOMPARE(links, s.links(t + 1));
            QVERIFY(s.oversubscription[static_cast<std::size_t>(t)] <=
                    (t == 0 ? r.oversubscription : r.upperOversubscription) + 1e-9);
        }
        for (int t = 0; t < s.tiers; ++t)
            for (auto used : ports[static_cast<std::size_t>(t)]) {
                QVERIFY(used <= r.leafPorts);
                QVERIFY(used > 0);
            }
    }
};

CW_REGISTER_TEST(FabricClosSizingTest);
#include "fabric_clos_sizing_test.moc"
