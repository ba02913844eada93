#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <fstream>
#include <map>
#include <set>

using namespace cw;
using cw::test::Generated;
using cw::test::generated;
using nlohmann::json;

namespace {

/// The template and settings that a published row describes; nothing when it is of another design.
std::optional<std::pair<std::string, design::SettingValues>> designOf(const std::string& id, const json& in) {
    const auto units = [&] { return std::to_string(in.at("su").get<int>()); };
    if (id.starts_with("dgx-h100-table4"))
        return std::pair{"superpod-h100", design::SettingValues{{"scalable_units", units()}}};
    if (id.starts_with("dgx-h100-table3"))
        return std::pair{"superpod-h100",
                         design::SettingValues{{"scalable_units", units()}, {"fabric_manager", "false"}}};
    if (id.starts_with("dgx-b200"))
        return std::pair{"superpod-b200", design::SettingValues{{"scalable_units", units()}}};
    if (id.starts_with("dgx-b300-eth"))
        return std::pair{"superpod-b300-ethernet", design::SettingValues{{"scalable_units", units()}}};
    if (id.starts_with("dgx-b300-xdr"))
        return std::pair{"superpod-b300-xdr", design::SettingValues{{"scalable_units", units()}}};
    if (id == "dgx-gb200-su" || id == "nvl72-scaleup")
        return std::pair{"superpod-gb200", design::SettingValues{{"scalable_units", "1"}}};
    if (id == "h100-512-servers-3tier") return std::pair{"clos", design::SettingValues{{"gpus", "4096"}}};
    return std::nullopt;
}

/// Counts of objects in the drawing, by the names that the published tables use.
std::map<std::string, double> countObjects(const Project& p, const json& in) {
    std::map<std::string, double> n;
    std::set<std::pair<std::uint32_t, int>> nics;
    std::map<int, double> tier;
    std::set<std::tuple<std::uint32_t, std::uint32_t>> chipPairs;
    const double linksPerCable = in.value("nic_planes", 1);
    for (const auto& [id, d] : p.devices()) {
        if (d.role == DeviceRole::Server) {
            n["nodes"] += 1;
            n["gpus"] += p.facts(d.part).gpuCount->value;
        }
        if (d.role == DeviceRole::ComputeSwitch) tier[d.tier] += 1;
    }
    n["trays"] = n["nodes"];
    n["leaf"] = tier[1];
    n["spine"] = tier[2];
    n["core"] = tier[3];
    n["switches_total"] = tier[1] + tier[2] + tier[3];
    n["switches_per_superpod"] = n["switches_total"] / in.value("superpods", 1);
    double nodeLeaf = 0, managerLeaf = 0, leafSpine = 0, spineCore = 0;
    std::map<std::uint32_t, std::pair<double, double>> leafLinks; // down, up
    for (const auto& [id, c] : p.cables()) {
        const Device& a = p.devices()[c.a.device];
        const Device& b = p.devices()[c.b.device];
        if (p.fabrics()[c.fabric].role != FabricRole::Compute) continue;
        if (a.role == DeviceRole::Server && b.tier == 1) {
            nodeLeaf += 1;
            nics.insert({c.a.device.value(), c.a.port});
        } else if (a.role == DeviceRole::FabricManager && b.tier == 1) {
            managerLeaf += 1;
        } else if (a.tier == 1 && b.tier == 2) {
            leafSpine += 1;
        } else if (a.tier == 2 && b.tier == 3) {
            spineCore += 1;
        }
        if (a.tier == 0 && b.tier == 1) leafLinks[c.b.device.value()].first += 1;
        if (a.tier == 1) leafLinks[c.a.device.value()].second += 1;
    }
    n["nics"] = static_cast<double>(nics.size());
    n["node_leaf_cables"] = nodeLeaf / linksPerCable;
    n["compute_plus_ufm_cables"] = nodeLeaf + managerLeaf;
    n["leaf_spine_cables"] = n["spine_leaf_cables"] = leafSpine / linksPerCable;
    n["spine_core_cables"] = spineCore;
    for (const auto& [leaf, links] : leafLinks)
        n["oversubscription"] = std::max(n["oversubscription"], links.first / links.second);
    return n;
}

/// Counts of one rack's scale-up network.
std::map<std::string, double> countScaleUp(const Project& p) {
    std::map<std::string, double> n;
    const ScaleUpDomainId first(1);
    std::map<std::pair<std::uint32_t, int>, std::map<std::pair<std::uint32_t, int>, int>> perGpu;
    double gbps = 0;
    for (const auto& [id, c] : p.cables()) {
        if (p.fabrics()[c.fabric].role != FabricRole::ScaleUp) continue;
        const Device& tray = p.devices()[c.a.device];
        if (tray.scaleUpDomain != first) continue;
        n["gpu_switch_links"] += 1;
        gbps += inGigabitsPerSecond(c.speed);
        std::uint16_t base = 0;
        for (const PortGroup& g : p.parts()[tray.part].spec.ports) {
            if (g.role == PortRole::ScaleUp) break;
            base = static_cast<std::uint16_t>(base + g.count);
        }
        const int chip = c.b.port / 72;
        ++perGpu[{c.a.device.value(), (c.a.port - base) / 18}][{c.b.device.value(), chip}];
    }
    std::set<std::pair<std::uint32_t, int>> chips;
    int most = 0, least = 99;
    for (const auto& [gpu, links] : perGpu)
        for (const auto& [chip, count] : links) {
            chips.insert(chip);
            most = std::max(most, count);
            least = std::min(least, count);
        }
    n["switch_chips"] = static_cast<double>(chips.size());
    n["links_gpu_to_each_chip"] = most == least ? most : -1;
    n["gpu_bandwidth_TBps"] = gbps * 2 / 8 / 1000 / static_cast<double>(perGpu.size()); // both directions
    n["rack_bandwidth_TBps"] = gbps * 2 / 8 / 1000;
    return n;
}

} // namespace

class PublishedCountsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void drawnObjectsEqualThePublishedTables() {
        std::ifstream file(CW_SOURCE_DIR "/resources/cases/fabric.json");
        QVERIFY(file.good());
        int rows = 0;
        for (const json& c : json::parse(file)) {
            if (c.at("kind") != "reference_architecture") continue;
            const std::string id = c.at("id");
            const auto wanted = designOf(id, c.at("inputs"));
            if (!wanted) continue;
            ++rows;
            const Generated g = generated(wanted->first, wanted->second);
            QVERIFY2(g.status.ok(), id.c_str());
            const auto actual =
                id == "nvl72-scaleup" ? countScaleUp(g.project()) : countObjects(g.project(), c.at("inputs"));
            for (const auto& [key, value] : c.at("expected").items()) {
                const auto found = actual.find(key);
                QVERIFY2(found != actual.end(), (id + " has no " + key).c_str());
                QVERIFY2(std::abs(found->second - value.get<double>()) < 1e-9,
                         (id + " " + key + ": " + std::to_string(found->second)).c_str());
            }
        }
        QCOMPARE(rows, 21); // the other seven rows are of designs that no template draws
    }

    void tableRowsBeyondTheCases_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("units");
        QTest::addColumn<bool>("manager");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("leaf");
        QTest::addColumn<int>("spine");
        QTest::addColumn<int>("core");
        // Source: NVIDIA DGX SuperPOD H100 (RA-11333-001) tables 3 and 4; B200, B300 XDR tables 3.
        QTest::newRow("H100 2 units") << "superpod-h100" << 2 << true << 63 << 16 << 8 << 0;
        QTest::newRow("H100 3 units") << "superpod-h100" << 3 << true << 95 << 24 << 16 << 0;
        QTest::newRow("H100 32 units") << "superpod-h100" << 32 << false << 1024 << 256 << 256 << 128;
        QTest::newRow("B200 8 units") << "superpod-b200" << 8 << false << 256 << 64 << 32 << 0;
        QTest::newRow("B300 XDR 2 units") << "superpod-b300-xdr" << 2 << false << 144 << 16 << 8 << 0;
        QTest::newRow("B300 XDR 18 units") << "superpod-b300-xdr" << 18 << false << 1296 << 144 << 72 << 0;
    }
    void tableRowsBeyondTheCases() {
        QFETCH(QString, id);
        QFETCH(int, units);
        QFETCH(bool, manager);
        QFETCH(int, nodes);
        QFETCH(int, leaf);
        QFETCH(int, spine);
        QFETCH(int, core);
        const Generated g = generated(id.toStdString(), {{"scalable_units", std::to_string(units)},
                                                         {"fabric_manager", manager ? "true" : "false"}});
        QVERIFY(g.status.ok());
        const auto n = countObjects(g.project(), json::object());
        QCOMPARE(int(n.at("nodes")), nodes);
        QCOMPARE(int(n.at("leaf")), leaf);
        QCOMPARE(int(n.at("spine")), spine);
        QCOMPARE(int(n.at("core")), core);
    }

    /// Port i of every server goes to a leaf of rail i of its own unit.
    void railsStayInTheirUnit() {
        const Generated g = generated("superpod-h100", {{"scalable_units", "3"}});
        const Project& p = g.project();
        int seen = 0;
        for (const auto& [id, c] : p.cables()) {
            const Device& a = p.devices()[c.a.device];
            const Device& b = p.devices()[c.b.device];
            if (a.role != DeviceRole::Server || b.role != DeviceRole::ComputeSwitch) continue;
            QCOMPARE(a.group, b.group);
            QCOMPARE(int(b.rail), int(c.a.port) + 1);
            ++seen;
        }
        QCOMPARE(seen, 95 * 8);
    }

    /// Leaf-spine links spread evenly: as many on each pair.
    void everyLeafReachesEverySpineAlike() {
        const Generated g = generated("superpod-h100");
        const Project& p = g.project();
        std::map<std::pair<std::uint32_t, std::uint32_t>, int> pairs;
        for (const auto& [id, c] : p.cables())
            if (p.devices()[c.a.device].role == DeviceRole::ComputeSwitch &&
                p.devices()[c.b.device].role == DeviceRole::ComputeSwitch)
                ++pairs[{c.a.device.value(), c.b.device.value()}];
        QCOMPARE(pairs.size(), std::size_t(32 * 16));
        for (const auto& [pair, count] : pairs)
            QCOMPARE(count, 2);
    }
};

CW_REGISTER_TEST(PublishedCountsTest);
#include "published_counts_test.moc"
