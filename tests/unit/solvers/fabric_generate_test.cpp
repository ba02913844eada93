#include "solvers/fabric/fabric_solver.h"
#include "solvers/fabric/generate.h"
#include "tests/support/test_registry.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <fstream>
#include <map>
#include <set>

using namespace cw::solvers::fabric;
using nlohmann::json;

namespace {

using Settings = std::map<std::string, std::string>;

struct Request {
    std::string family;
    Settings settings;
};

std::string joined(const json& dims) {
    std::string text;
    for (const json& d : dims)
        text += (text.empty() ? "" : "x") + std::to_string(d.get<int>());
    return text;
}

/// The family and settings that a reference case stands for.
std::optional<Request> requestOf(const json& in) {
    const std::string family = in.value("family", "");
    const auto text = [&](const char* key) { return std::to_string(in.at(key).get<int>()); };
    if (family == "fat_tree_3tier" || family == "leaf_spine_nonblocking")
        return Request{family, {{"switch_ports", text("k")}, {"link_gbps", "1"}}};
    if (family == "slim_fly_mms" && in.contains("q"))
        return Request{family, {{"q", text("q")}, {"link_gbps", "1"}}};
    if (family == "slim_fly_mms") {
        int q = 2;
        while (2 * q * q < in.at("routers").get<int>())
            ++q;
        return Request{family, {{"q", std::to_string(q)}, {"link_gbps", "1"}}};
    }
    if (family == "dragonfly_balanced" || family == "dragonfly")
        return Request{family,
                       {{"h", text("h")},
                        {"a", text("a")},
                        {"g", text("g")},
                        {"hosts_per_switch", text("p")},
                        {"link_gbps", "1"}}};
    if (family == "dragonfly_plus")
        return Request{family, {{"switch_ports", text("radix")}, {"g", text("g")}, {"link_gbps", "1"}}};
    if (family == "hyperx_regular") {
        std::string dims = text("S");
        for (int i = 1; i < in.at("L").get<int>(); ++i)
            dims += "x" + text("S");
        return Request{family, {{"dims", dims}, {"link_gbps", "1"}}};
    }
    if (family == "torus" || family == "mesh")
        return Request{family, {{"dims", joined(in.at("dims"))}, {"link_gbps", "1"}}};
    if (family == "hypercube") return Request{family, {{"d", text("d")}, {"link_gbps", "1"}}};
    if (family == "complete") return Request{family, {{"switches", text("n")}, {"link_gbps", "1"}}};
    return std::nullopt;
}

int tierSwitches(const FabricResult& r, const std::string& name) {
    for (const TierSummary& t : r.tiers)
        if (t.name == name) return t.switches;
    return 0;
}

int degreeOf(const FabricGraph& g, std::int32_t node) {
    int degree = 0;
    for (std::size_t e = 0; e < g.edgeCount(); ++e) {
        const std::int32_t other = g.edgeA[e] == node ? g.edgeB[e] : g.edgeB[e] == node ? g.edgeA[e] : -1;
        if (other >= 0 && g.isSwitch[static_cast<std::size_t>(other)] != 0) degree += g.edgeCables[e];
    }
    return degree;
}

} // namespace

class FabricGenerateTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Counts, diameters and exact bisections of the reference cases, from the drawn graph alone. Sizes that
    /// take minutes under a sanitizer are left to the benchmarks.
    void referenceCasesHold() {
        std::ifstream file(CW_SOURCE_DIR "/resources/cases/fabric.json");
        QVERIFY(file.good());
        int checked = 0;
        for (const json& c : json::parse(file)) {
            if (c.at("kind") != "topology_counts" && c.at("kind") != "exact_bisection") continue;
            const std::string id = c.at("id");
            const auto request = requestOf(c.at("inputs"));
            if (!request) continue;
            auto made = generateFabric(request->family, request->settings);
            if (!made && made.error().code == cw::ErrorCode::Unsupported) continue;
            QVERIFY2(made, (id + ": " + (made ? "" : made.error().context)).c_str());
            const FabricGraph& g = made->graph;
            if (g.edgeCount() > 40'000) continue;
            check(id, c.at("expected"), g, c.at("inputs"));
            if (QTest::currentTestFailed()) return;
            ++checked;
        }
        QVERIFY2(checked >= 50, QByteArray::number(checked).constData());
    }

    void everyFamilyDrawsAValidGraph() {
        const std::map<std::string, Settings> small{{"clos2", {{"switch_ports", "8"}}},
                                                    {"clos3", {{"switch_ports", "4"}}},
                                                    {"clos4", {{"switch_ports", "4"}}},
                                                    {"rail", {{"gpus", "128"}}},
                                                    {"dual-plane", {{"gpus", "128"}}},
                                                    {"rail-only", {{"gpus", "128"}}},
                                                    {"jellyfish", {{"switches", "30"}, {"degree", "5"}}}};
        for (const Family& f : fabricFamilies()) {
            const auto it = small.find(f.name);
            auto made = generateFabric(f.name, it != small.end() ? it->second : Settings{});
            QVERIFY2(made, (f.name + " " + (made ? "" : made.error().context + made.error().detail)).c_str());
            QVERIFY2(!made->graph.firstProblem(), f.name.c_str());
            QCOMPARE(made->names.size(), made->graph.nodeCount());
            QCOMPARE(std::set<std::string>(made->names.begin(), made->names.end()).size(),
                     made->names.size());
            const Network net = makeNetwork(made->graph);
            QVERIFY2(net.components == 1, f.name.c_str());
            for (const std::string& alias : f.aliases)
                QCOMPARE(findFamily(alias), &f);
        }
    }

    void regularFamiliesAreRegular() {
        for (const auto& [family, settings, degree] : std::vector<std::tuple<std::string, Settings, int>>{
                 {"slimfly", {{"q", "4"}}, 6},
                 {"slimfly", {{"q", "8"}}, 12},
                 {"slimfly", {{"q", "9"}}, 13},
                 {"slimfly", {{"q", "27"}}, 41},
                 {"jellyfish", {{"switches", "200"}, {"degree", "7"}}, 7},
                 {"hyperx", {{"dims", "3x4"}}, 5},
                 {"torus", {{"dims", "2x3"}}, 3}}) {
            auto made = generateFabric(family, settings);
            QVERIFY(made);
            for (std::size_t v = 0; v < made->graph.nodeCount(); ++v)
                QCOMPARE(degreeOf(made->graph, static_cast<std::int32_t>(v)), degree);
        }
    }

    void badSettingsAreNamed() {
        QCOMPARE(generateFabric("moebius", {}).error().code, cw::ErrorCode::NotFound);
        QCOMPARE(generateFabric("torus", {{"dims", "4xx4"}}).error().context, std::string("dims"));
        QCOMPARE(generateFabric("torus", {{"dims", ""}}).error().context, std::string("dims"));
        QCOMPARE(generateFabric("torus", {{"dims", "4096x4096x4096"}}).error().context, std::string("dims"));
        QCOMPARE(generateFabric("torus", {{"colour", "red"}}).error().context, std::string("colour"));
        QCOMPARE(generateFabric("clos2", {{"switch_ports", "abc"}}).error().context,
                 std::string("switch_ports"));
        QCOMPARE(generateFabric("clos2", {{"link_gbps", "-1"}}).error().context, std::string("link_gbps"));
        QCOMPARE(generateFabric("clos3", {{"switch_ports", "4096"}}).error().code,
                 cw::ErrorCode::Unsupported);
        QCOMPARE(generateFabric("slimfly", {{"q", "6"}}).error().context, std::string("q"));
        QCOMPARE(generateFabric("dragonfly", {{"h", "2"}, {"g", "8"}}).error().context, std::string("g"));
        QCOMPARE(generateFabric("jellyfish", {{"switches", "5"}, {"degree", "5"}}).error().context,
                 std::string("degree"));
    }

private:
    static void check(const std::string& id, const json& expected, const FabricGraph& g, const json& inputs) {
        FabricOptions options;
        options.singleFailures = false;
        options.switchLinksOnly = false;
        options.bisection.timeBudgetS = 0.2;
        options.bisection.metisTries = 2;
        const FabricResult r = solveFabric(g, options, {});
        QCOMPARE(r.status, SolveStatus::Done);
        int switches = 0;
        std::int64_t switchLinks = 0;
        std::int64_t hostLinks = 0;
        for (std::size_t v = 0; v < g.nodeCount(); ++v)
            switches += g.isSwitch[v] != 0 ? 1 : 0;
        for (std::size_t e = 0; e < g.edgeCount(); ++e) {
            const bool between = g.isSwitch[static_cast<std::size_t>(g.edgeA[e])] != 0 &&
                                 g.isSwitch[static_cast<std::size_t>(g.edgeB[e])] != 0;
            (between ? switchLinks : hostLinks) += g.edgeCables[e];
        }
        const bool drawnHosts = hostLinks > 0;
        const double switchHops = r.hops.diameter() - (drawnHosts ? 2 : 0);
        std::int32_t someSwitch = 0;
        while (g.isSwitch[static_cast<std::size_t>(someSwitch)] == 0)
            ++someSwitch;
        const std::map<std::string, double> actual{{"hosts", r.hosts},
                                                   {"nodes", switches},
                                                   {"routers", switches},
                                                   {"switches", switches},
                                                   {"edge", tierSwitches(r, "leaf")},
                                                   {"leaf", tierSwitches(r, "leaf")},
                                                   {"agg", tierSwitches(r, "spine")},
                                                   {"spine", tierSwitches(r, "spine")},
                                                   {"core", tierSwitches(r, "core")},
                                                   {"host_links", static_cast<double>(hostLinks)},
                                                   {"switch_links", static_cast<double>(switchLinks)},
                                                   {"links", static_cast<double>(switchLinks)},
                                                   {"switch_diameter", switchHops},
                                                   {"diameter", switchHops},
                                                   {"host_diameter_links", r.hops.diameter()},
                                                   {"network_radix", degreeOf(g, someSwitch)},
                                                   {"degree", degreeOf(g, someSwitch)}};
        for (const auto& [key, value] : expected.items()) {
            const std::string where = id + " " + key;
            if (key == "bisection" || key == "bisection_links") {
                QVERIFY2(r.bisection.lowerGbps <= value.get<double>() + 1e-9, where.c_str());
                QVERIFY2(r.bisection.upperGbps >= value.get<double>() - 1e-9, where.c_str());
                if (id.starts_with("fattree3") || id.starts_with("clos2"))
                    QVERIFY2(r.bisection.exact, where.c_str());
            } else if (key == "local_links") {
                const double local = inputs.at("g").get<double>() * inputs.at("a").get<double>() *
                                     (inputs.at("a").get<double>() - 1) / 2;
                QCOMPARE(static_cast<double>(switchLinks) - expected.at("global_links").get<double>(), local);
                QCOMPARE(value.get<double>(), local);
            } else if (const auto found = actual.find(key); found != actual.end()) {
                QVERIFY2(found->second == value.get<double>(),
                         (where + " " + std::to_string(found->second)).c_str());
            }
        }
    }
};

CW_REGISTER_TEST(FabricGenerateTest);
#include "fabric_generate_test.moc"
