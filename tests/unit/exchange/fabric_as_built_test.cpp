#include "model/exchange/fabric/as_built.h"
#include "model/exchange/fabric/project_fabric.h"
#include "model/exchange/fabric/readers.h"
#include "model/exchange/fabric/writers.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

#include <random>

using namespace cw;
using namespace cw::test;

namespace {

/// Four hosts, two rails, a spine with two cables to each leaf.
struct Rails : SmallDesign {
    DeviceId leaf1, leaf2, spine;
    Rails() {
        const RackId in = rack("A01", {m(5), m(5)});
        const PartId server = serverPart(), part = switchPart();
        leaf1 = device("Leaf-1", in, part, 40, DeviceRole::ComputeSwitch);
        leaf2 = device("Leaf-2", in, part, 41, DeviceRole::ComputeSwitch);
        spine = device("Spine-1", in, part, 42, DeviceRole::ComputeSwitch);
        for (std::uint16_t i = 0; i < 4; ++i) {
            const DeviceId host = device("n" + std::to_string(i + 1), in, server, 1 + 2 * i);
            cable({host, 0}, {leaf1, i});
            cable({host, 1}, {leaf2, i});
        }
        for (std::uint16_t i = 0; i < 2; ++i) {
            cable({leaf1, std::uint16_t(10 + i)}, {spine, i});
            cable({leaf2, std::uint16_t(10 + i)}, {spine, std::uint16_t(2 + i)});
        }
    }

    /// The fabric as it would be seen when it is built as drawn.
    FabricFile asDrawn() const {
        return readIbnetdiscover(writeIbsim(fabricOf(project(), fabric, PortNames::Numbers), "t"), "t")
            .value();
    }
    AsBuilt compare(const FabricFile& dump) const {
        const auto result = compareAsBuilt(project(), fabric, dump);
        if (!result) qFatal("%s", result.error().detail.c_str());
        return *result;
    }
};

/// The link with this host adapter or switch port at one end, that end as a.
FileLink& linkAt(FabricFile& file, const std::string& node, const std::string& port = "1") {
    for (FileLink& link : file.links)
        for (int turn = 0; turn < 2; ++turn) {
            if (file.nodes[std::size_t(link.a.node)].name == node && link.a.port == port) return link;
            std::swap(link.a, link.b);
        }
    qFatal("no link at %s", node.c_str());
}

/// "state a port – b port" of all lines that are not matched, sorted, with what to do.
QStringList wrongIn(const AsBuilt& result) {
    QStringList list;
    for (const AsBuiltLine& line : result.lines) {
        if (line.state == AsBuiltState::Matched) continue;
        const AsBuiltEnds& ends = line.design ? *line.design : *line.found;
        list << QString::fromStdString(std::string(enumName(line.state)) + " " + ends.aDevice + " " +
                                       ends.aPort + " – " + ends.bDevice + " " + ends.bPort + ": " +
                                       line.action.english());
    }
    list.sort();
    return list;
}

} // namespace

class FabricAsBuiltTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsBuiltAsDrawnMatches() {
        const Rails d;
        const AsBuilt result = d.compare(d.asDrawn());
        QCOMPARE(wrongIn(result), QStringList());
        QCOMPARE(result.count(AsBuiltState::Matched), 12u);
        QVERIFY(result.devicesMissing.empty() && result.devicesUnknown.empty());
    }

    void capitalLettersAndAdapterNamesDoNotMatter() {
        const Rails d;
        FabricFile dump = d.asDrawn();
        for (FileNode& node : dump.nodes) {
            for (char& c : node.name)
                c = char(std::toupper(static_cast<unsigned char>(c)));
            if (node.adapter == "HCA-1" && node.host != "n2") node.adapter = "mlx5_0";
        }
        QCOMPARE(wrongIn(d.compare(dump)), QStringList());
    }

    void swappedRailsAreTold() {
        const Rails d;
        FabricFile dump = d.asDrawn();
        std::swap(linkAt(dump, "n2 HCA-1").b, linkAt(dump, "n2 HCA-2").b);
        QCOMPARE(
            wrongIn(d.compare(dump)),
            (QStringList{
                QStringLiteral(
                    "swapped_rail n2 p1 – Leaf-1 p2: move the plug from Leaf-2 port p2 to Leaf-1 port p2"),
                QStringLiteral(
                    "swapped_rail n2 p2 – Leaf-2 p2: move the plug from Leaf-1 port p2 to Leaf-2 port p2")}));
    }

    void wrongPortsAreTold() {
        const Rails d;
        FabricFile dump = d.asDrawn();
        linkAt(dump, "n3 HCA-1").b.port = "9";
        linkAt(dump, "Leaf-1", "11").a.port = "31";
        QCOMPARE(
            wrongIn(d.compare(dump)),
            (QStringList{
                QStringLiteral("wrong_port Leaf-1 p11 – Spine-1 p1: move the plug from Leaf-1 port p31 to "
                               "Leaf-1 port p11"),
                QStringLiteral(
                    "wrong_port n3 p1 – Leaf-1 p3: move the plug from Leaf-1 port p9 to Leaf-1 port p3")}));
    }

    void missingCablesUnexpectedOnesAndDevices() {
        const Rails d;
        FabricFile dump = d.asDrawn();
        const FileLink gone = linkAt(dump, "n4 HCA-2");
        std::erase_if(dump.links, [&](const FileLink& link) { return link == gone; });
        FileNode stranger;
        stranger.id = stranger.name = "x1 HCA-1";
        stranger.kind = FileNodeKind::Adapter;
        stranger.host = "x1";
        stranger.adapter = "HCA-1";
        dump.nodes.push_back(stranger);
        FileLink extra;
        extra.a = {std::int32_t(dump.nodes.size()) - 1, "1"};
        extra.b = {linkAt(dump, "n1 HCA-1").b.node, "40"};
        dump.links.push_back(extra);
        const AsBuilt result = d.compare(dump);
        QCOMPARE(
            wrongIn(result),
            (QStringList{QStringLiteral(
                             "missing n4 p2 – Leaf-2 p4: not seen: check cable, transceivers and both ports"),
                         QStringLiteral(
                             "unexpected x1 HCA-1 – Leaf-1 p40: not in the design: remove it, or draw it")}));
        QCOMPARE(result.devicesUnknown, std::vector<std::string>{"x1"});
        QVERIFY(result.devicesMissing.empty());
    }

    void aForeignHostInAPortIsAWrongDevice() {
        const Rails d;
        FabricFile dump = d.asDrawn();
        for (FileNode& node : dump.nodes)
            if (node.host == "n1") node.host = "spare";
        const AsBuilt result = d.compare(dump);
        QCOMPARE(result.count(AsBuiltState::WrongDevice), 2u);
        QCOMPARE(result.devicesMissing, std::vector<std::string>{"n1"});
        QCOMPARE(result.devicesUnknown, std::vector<std::string>{"spare"});
        QVERIFY(wrongIn(result).first().endsWith(
            QStringLiteral("move the plug from spare port HCA-1 to n1 port p1")));
    }

    void hostsWithoutANameMatchByTheirSwitchPort() {
        const Rails d;
        FabricFile dump = d.asDrawn();
        for (FileNode& node : dump.nodes)
            if (node.host == "n3") node.host.clear();
        const AsBuilt result = d.compare(dump);
        QCOMPARE(wrongIn(result), QStringList());
        QCOMPARE(result.unnamedMatched, 2u);
    }

    void slowLinksAreTold() {
        const Rails d;
        FabricFile dump = d.asDrawn();
        linkAt(dump, "n1 HCA-1").gbps = 200;
        linkAt(dump, "n1 HCA-2").gbps = 400;
        QCOMPARE(wrongIn(d.compare(dump)),
                 QStringList{QStringLiteral("wrong_rate n1 p1 – Leaf-1 p1: runs at 200 Gb/s instead of 400 "
                                            "Gb/s: check transceivers and port settings")});
    }

    void anotherClustersDumpIsRefused() {
        const Rails d;
        const auto other = readDot("graph { a -- b [gbps=1] }", "x").value();
        QCOMPARE(compareAsBuilt(d.project(), d.fabric, other).error().code, ErrorCode::InvalidArgument);
    }

    /// Every drawn cable has one line and every found cable is used once, whatever was re-plugged.
    void everyCableIsAccountedForOnce() {
        const Rails d;
        for (unsigned seed = 0; seed < 300; ++seed) {
            std::mt19937 random(seed);
            FabricFile dump = d.asDrawn();
            for (int swaps = 0; swaps < 4; ++swaps)
                std::swap(dump.links[random() % dump.links.size()].b,
                          dump.links[random() % dump.links.size()].b);
            std::erase_if(dump.links, [&](const FileLink& link) {
                return link.a.node == link.b.node || random() % 9 == 0;
            });
            const AsBuilt result = d.compare(dump);
            std::size_t drawn = 0, found = 0, counted = 0;
            for (const AsBuiltLine& line : result.lines) {
                drawn += line.design.has_value();
                found += line.found.has_value();
                QCOMPARE(line.action.empty(), line.state == AsBuiltState::Matched);
            }
            for (const std::size_t count : result.counts)
                counted += count;
            QCOMPARE(drawn, 12u);
            QCOMPARE(found, dump.links.size());
            QCOMPARE(counted, result.lines.size());
            std::size_t rows = 0;
            punchList(d.project(), result).rows([&](const TableRow&) { ++rows; });
            QCOMPARE(rows, counted - result.count(AsBuiltState::Matched));
        }
    }
};

CW_REGISTER_TEST(FabricAsBuiltTest);
#include "fabric_as_built_test.moc"
