#include "model/exchange/fabric/fabric_formats.h"
#include "model/exchange/fabric/fabric_tree.h"
#include "model/exchange/fabric/file_counts.h"
#include "model/exchange/fabric/project_fabric.h"
#include "model/exchange/fabric/writers.h"
#include "model/exchange/registry.h"
#include "model/storage/durable_file.h"
#include "tests/support/shared_data.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>

#include <yaml-cpp/yaml.h>

using namespace cw;
using namespace cw::test;

namespace {

/// Four hosts with two ports each, two rail leaves, a spine, two cables a pair; one port of leaf-2 is split.
/// Two devices have the same name.
struct RailDesign : SmallDesign {
    std::vector<DeviceId> hosts;
    DeviceId leaf1, leaf2, spine;

    RailDesign() {
        const RackId in = rack("A01", {m(5), m(5)});
        const PartId server = serverPart(), part = switchPart();
        leaf1 = device("leaf-1", in, part, 40, DeviceRole::ComputeSwitch);
        leaf2 = device("leaf-2", in, part, 41, DeviceRole::ComputeSwitch);
        spine = device("spine \"1\"", in, part, 42, DeviceRole::ComputeSwitch);
        for (const char* name : {"n08", "n09", "n10", "n10"})
            hosts.push_back(device(name, in, server, 1 + 2 * int(hosts.size())));
        for (std::uint16_t i = 0; i < 4; ++i) {
            cable({hosts[i], 0}, {leaf1, i});
            cable({hosts[i], 1}, {leaf2, std::uint16_t(i / 2), std::uint8_t(i % 2), 2});
        }
        for (std::uint16_t i = 0; i < 2; ++i) {
            cable({leaf1, std::uint16_t(10 + i)}, {spine, i});
            cable({leaf2, std::uint16_t(10 + i)}, {spine, std::uint16_t(2 + i)});
        }
    }
    FabricFile file(PortNames ports = PortNames::Printed) const { return fabricOf(project(), fabric, ports); }
};

/// What a format has to carry: all but lines and the format's own name.
FabricFile plain(FabricFile file) {
    file.format.clear();
    for (FileNode& node : file.nodes)
        node.line = 0;
    for (FileLink& link : file.links)
        link.line = 0;
    return file;
}

void compareFiles(const FabricFile& got, const FabricFile& expected) {
    const FabricFile a = plain(got), b = plain(expected);
    QCOMPARE(a.nodes.size(), b.nodes.size());
    for (std::size_t i = 0; i < a.nodes.size(); ++i)
        QVERIFY2(a.nodes[i] == b.nodes[i], b.nodes[i].id.c_str());
    QCOMPARE(a.links.size(), b.links.size());
    for (std::size_t i = 0; i < a.links.size(); ++i)
        QVERIFY2(a.links[i] == b.links[i], std::to_string(i).c_str());
    QVERIFY(got.findings.empty());
}

/// Lines of a configuration without comments.
QStringList statementsOf(const std::string& text) {
    QStringList lines = QString::fromStdString(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    lines.removeIf([](const QString& line) { return line.startsWith(QLatin1Char('#')); });
    return lines;
}

FabricFile fromDot(const std::string& text) {
    return readDot(text, "fixture").value();
}

} // namespace

class FabricWritersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDesignBecomesNodesAndLinks() {
        const RailDesign d;
        const FabricFile file = d.file();
        QCOMPARE(file.count(FileNodeKind::Switch), 3u);
        QCOMPARE(file.count(FileNodeKind::Host), 4u);
        QCOMPARE(file.links.size(), 12u);
        QCOMPARE(switchesByTier(file), (std::map<std::string, std::size_t>{{"leaf", 2}, {"spine", 1}}));
        std::set<std::string> ids;
        for (const FileNode& node : file.nodes)
            QVERIFY2(ids.insert(node.id).second, node.id.c_str());
    }

    void splitPortsHaveNumbersOfTheirOwn() {
        const RailDesign d;
        const FabricFile file = d.file(PortNames::Numbers);
        std::set<std::pair<std::int32_t, std::string>> ports;
        for (const FileLink& link : file.links)
            for (const FileEnd& end : {link.a, link.b})
                QVERIFY(ports.emplace(end.node, end.port).second);
        // Both pieces of leaf-2's first ports are 1 to 4, its whole ports 11 and 12 begin at 21 and 23.
        std::set<std::string> ofLeaf2;
        for (const auto& [node, port] : ports)
            if (file.nodes[std::size_t(node)].name == "leaf-2") ofLeaf2.insert(port);
        QCOMPARE(ofLeaf2, (std::set<std::string>{"1", "2", "3", "4", "21", "23"}));
    }

    void dotAndGraphmlReadBackEqual() {
        const RailDesign d;
        const FabricFile file = d.file();
        compareFiles(readDot(writeDot(file, "a \"title\""), "x").value(), file);
        compareFiles(readGraphml(writeGraphml(file, "a <title> & more"), "x").value(), file);
        QCOMPARE(guessFabricFormat(writeDot(file, "t")).id, "dot");
        QCOMPARE(guessFabricFormat(writeGraphml(file, "t")).id, "graphml");
    }

    void namesThatDotCannotSayAreWrittenSafely() {
        FabricFile file = fromDot("graph { a -- b [gbps=1] }");
        file.nodes[0].id = file.nodes[0].name = "rack\\";
        file.nodes[1].id = file.nodes[1].name = "x\\\"y";
        const FabricFile back = fromDot(writeDot(file, "a\\"));
        QCOMPARE(back.links.size(), 1u);
        QCOMPARE(back.nodes[0].name, "rack/");
        QCOMPARE(back.nodes[1].name, "x/\"y");
    }

    void ibsimReadsBackWithTheSamePortsAndCables() {
        const RailDesign d;
        const FabricFile file = d.file(PortNames::Numbers);
        const FabricFile back = readIbnetdiscover(writeIbsim(file, "title"), "x").value();
        QCOMPARE(back.count(FileNodeKind::Switch), 3u);
        QCOMPARE(back.count(FileNodeKind::Adapter), 8u);
        QCOMPARE(back.links.size(), file.links.size());
        QCOMPARE(countFile(back).machines, 4u);
        QCOMPARE(back.foundOf(FileOddity::Malformed) + back.foundOf(FileOddity::PortReused) +
                     back.foundOf(FileOddity::OneEnded) + back.foundOf(FileOddity::UnknownNode),
                 0u);
        QVERIFY(countFile(back).mixedRailLeaves.empty());
    }

    void railGroupsAreOneUnitOfASlurmTree() {
        const RailDesign d;
        QCOMPARE(statementsOf(writeSlurmTree(d.file(), "t")),
                 (QStringList{QStringLiteral("SwitchName=switch.2.1 Switches=switch.1.1"),
                              QStringLiteral("SwitchName=switch.1.1 Nodes=n[08-10],n10-") +
                                  QString::number(d.hosts[3].value())}));
    }

    void unitsNestWhateverTheShape() {
        // Two pods of two leaves, a host without a way up, and a ring of leaves.
        const auto pods = unitsOf(fromDot(
            "graph { node [function=host] a b c d e; node [function=switch] l1 l2 l3 l4 s1 s2 c1 lone;"
            "a--l1 b--l2 c--l3 d--l4 l1--s1 l2--s1 l3--s2 l4--s2 s1--c1 s2--c1 e--lone }"));
        std::map<std::int32_t, int> tiers;
        std::size_t roots = 0;
        for (const FabricUnit& unit : pods) {
            ++tiers[unit.tier];
            roots += unit.parent == FabricUnit::kNone;
        }
        QCOMPARE(tiers, (std::map<std::int32_t, int>{{1, 5}, {2, 2}, {3, 1}}));
        QCOMPARE(roots, 2u);
        const auto ring = unitsOf(fromDot("graph { node [function=host] a b c; node [function=switch] x y z;"
                                          "a--x b--y c--z x--y--z--x }"));
        QCOMPARE(ring.size(), 4u);
        QCOMPARE(ring.back().children.size(), 3u);
    }

    void hostsThatRunNoJobsStayOut() {
        const FabricFile file = fromDot("graph { node [function=host endpoints=8] n1 n2; ufm [endpoints=0];"
                                        "leaf [function=leaf]; n1--leaf n2--leaf ufm--leaf }");
        QCOMPARE(statementsOf(writeSlurmTree(file, "t")),
                 QStringList{QStringLiteral("SwitchName=switch.1.1 Nodes=n[1-2]")});
        QCOMPARE(
            statementsOf(writeSlurmBlock(file, "t")),
            (QStringList{QStringLiteral("BlockName=leaf Nodes=n[1-2]"), QStringLiteral("BlockSizes=2")}));
        QVERIFY(!QString::fromStdString(writeKubernetesLabels(file, "t")).contains(QStringLiteral("ufm")));
    }

    /// The files that topograph's own tests expect of these clusters: the tree line by line, of the blocks
    /// nodes and sizes (their names come from elsewhere).
    void slurmFilesAreThoseOfTopograph() {
        const QString model = sharedFile(QStringLiteral("data/fabric/topograph_models/large.yaml"));
        const QString tree = sharedFile(QStringLiteral("data/fabric/slurm/topograph_expected_tree.conf"));
        const QString block = sharedFile(QStringLiteral("data/fabric/slurm/topograph_expected_block.conf"));
        if (model.isEmpty() || tree.isEmpty() || block.isEmpty())
            QSKIP("topograph's files are not on this machine");
        const FabricFile file = readFabricFile(model.toStdString()).value();
        const std::string written = writeSlurmTree(file, "topograph");
        QCOMPARE(statementsOf(written), statementsOf(readFile(tree.toStdString()).value()));
        QStringList got = statementsOf(writeSlurmBlock(file, "topograph"));
        QStringList expected = statementsOf(readFile(block.toStdString()).value());
        for (QStringList* list : {&got, &expected})
            list->replaceInStrings(QRegularExpression(QStringLiteral("BlockName=\\S+")), QString());
        QCOMPARE(got, expected);
    }

    void kubernetesLabelsAreNodesWithTheirUnits() {
        const RailDesign d;
        const auto documents = YAML::LoadAll(writeKubernetesLabels(d.file(), "title: {x}"));
        QCOMPARE(documents.size(), 4u);
        for (const YAML::Node& node : documents) {
            QCOMPARE(node["kind"].as<std::string>(), "Node");
            const YAML::Node labels = node["metadata"]["labels"];
            QCOMPARE(labels["network.topology.nvidia.com/leaf"].as<std::string>(), "switch.1.1");
            QCOMPARE(labels["network.topology.nvidia.com/spine"].as<std::string>(), "spine--1");
        }
        QCOMPARE(documents[0]["metadata"]["name"].as<std::string>(), "n08");
    }

    void containerlabHasEveryNodeAndLinkOnce() {
        const RailDesign d;
        const YAML::Node lab = YAML::Load(writeContainerlab(d.file(), "Plan 1, compute"));
        const YAML::Node topology = lab["topology"];
        QCOMPARE(topology["nodes"].size(), 7u);
        QCOMPARE(topology["links"].size(), 12u);
        QCOMPARE(topology["nodes"]["leaf-1"]["group"].as<std::string>(), "leaf");
        std::set<std::string> interfaces;
        for (const auto& link : topology["links"])
            for (const auto& end : link["endpoints"]) {
                const std::string name = end.as<std::string>();
                QVERIFY2(interfaces.insert(name).second, name.c_str());
                QVERIFY(topology["nodes"][name.substr(0, name.find(':'))]);
            }
    }

    void theFabricIsChosenByNameOrNumber() {
        RailDesign d;
        d.add(Fabric{.name = "storage", .role = FabricRole::Storage});
        QCOMPARE(chosenFabric(d.project(), "").value(), d.fabric);
        QCOMPARE(chosenFabric(d.project(), "storage").value(), FabricId(2));
        QCOMPARE(chosenFabric(d.project(), "2").value(), FabricId(2));
        QCOMPARE(chosenFabric(d.project(), "none").error().code, ErrorCode::NotFound);
        QTemporaryDir folder;
        ExportContext context;
        context.fabric = "none";
        QCOMPARE(exportAs("dot", d.project(), folder.filePath(QStringLiteral("x.dot")), context).error().code,
                 ErrorCode::NotFound);
    }
};

CW_REGISTER_TEST(FabricWritersTest);
#include "fabric_writers_test.moc"
