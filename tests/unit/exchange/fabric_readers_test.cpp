#include "model/exchange/fabric/fabric_builder.h"
#include "model/exchange/fabric/fabric_formats.h"
#include "model/exchange/fabric/file_counts.h"
#include "model/exchange/fabric/hostlist.h"
#include "model/exchange/read_packed.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_registry.h"
#include "tests/unit/exchange/fabric_fixtures.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <fstream>
#include <zlib.h>

using namespace cw;
using namespace cw::test;

namespace {

FabricFile readAs(const char* format, const std::string& text) {
    const auto file = findFabricFormat(format)->read(text, "fixture");
    if (!file) qFatal("%s: %s", file.error().context.c_str(), file.error().detail.c_str());
    return *file;
}

/// Findings as "code:line subject", for whole comparisons.
QStringList findingsOf(const FabricFile& file) {
    QStringList list;
    for (const FileFinding& finding : file.findings)
        list << QStringLiteral("%1:%2 %3")
                    .arg(QString::fromUtf8(enumName(finding.oddity).data()))
                    .arg(finding.line)
                    .arg(QString::fromStdString(finding.subject));
    return list;
}

/// Links as "a[port] - b[port] gbps", sorted.
QStringList linksOf(const FabricFile& file) {
    QStringList list;
    const auto end = [&](const FileEnd& e) {
        return QStringLiteral("%1[%2]").arg(QString::fromStdString(file.nodes[std::size_t(e.node)].name),
                                            QString::fromStdString(e.port));
    };
    for (const FileLink& link : file.links) {
        QStringList ends{end(link.a), end(link.b)};
        ends.sort();
        list << QStringLiteral("%1 %2").arg(ends.join(QStringLiteral(" - "))).arg(link.gbps.value_or(-1));
    }
    list.sort();
    return list;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    if (at == std::string::npos) qFatal("not in the fixture: %s", from.c_str());
    return text.replace(at, from.size(), to);
}

const QStringList kSmallDumpLinks{
    QStringLiteral("leaf-1[1] - node01 mlx5_0[1] 400"), QStringLiteral("leaf-1[2] - node02 HCA-1[1] 400"),
    QStringLiteral("leaf-1[33] - spine-1[1] 200"),
    QStringLiteral("Mellanox Technologies Aggregation Node[1] - leaf-1[65] 400")};

QStringList sorted(QStringList list) {
    list.sort();
    return list;
}

} // namespace

class FabricReadersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFormatIsKnownByItsContent() {
        QCOMPARE(guessFabricFormat(kSmallDump).id, "ibnetdiscover");
        QCOMPARE(guessFabricFormat(kAirDot).id, "dot");
        QCOMPARE(guessFabricFormat(kGraphml).id, "graphml");
        QCOMPARE(guessFabricFormat(kLanes).id, "cray");
        QCOMPARE(guessFabricFormat(kSlurmTree).id, "slurm");
        QCOMPARE(guessFabricFormat(kTopograph).id, "topograph");
        QCOMPARE(guessFabricFormat("a,b,gbps\nx,y,100\n").id, "edges");
        QCOMPARE(guessFabricFormat("graph1,b,100\n").id, "edges");
        QCOMPARE(guessFabricFormat({}).id, "edges");
    }

    void aDumpGivesNodesLinksAndRates() {
        const FabricFile file = readAs("ibnetdiscover", kSmallDump);
        QCOMPARE(file.count(FileNodeKind::Switch), 2u);
        QCOMPARE(file.count(FileNodeKind::Adapter), 2u);
        QCOMPARE(file.count(FileNodeKind::Aggregation), 1u);
        QCOMPARE(linksOf(file), sorted(kSmallDumpLinks));
        QCOMPARE(findingsOf(file), QStringList());
        const FileNode& leaf = file.nodes[0];
        QCOMPARE(leaf.name, "leaf-1");
        QCOMPARE(leaf.guid, "0c42a10300000001");
        QCOMPARE(leaf.line, 9u);
        const auto host = std::find_if(file.nodes.begin(), file.nodes.end(),
                                       [](const FileNode& node) { return node.host == "node01"; });
        QVERIFY(host != file.nodes.end());
        QCOMPARE(host->adapter, "mlx5_0");
        QCOMPARE(file.links[0].type, "4xNDR");
    }

    /// Hand-edited and copied dumps: tabs gone, line ends of Windows, blanks at the ends of lines.
    void lostTabsAndLineEndsDoNotMatter() {
        std::string noTabs, crlf;
        for (const char c : std::string(kSmallDump)) {
            if (c != '\t') noTabs += c;
            if (c == '\n') crlf += " \r";
            crlf += c;
        }
        for (const std::string& text : {noTabs, crlf}) {
            const FabricFile file = readAs("ibnetdiscover", text);
            QCOMPARE(guessFabricFormat(text).id, "ibnetdiscover");
            QCOMPARE(linksOf(file), sorted(kSmallDumpLinks));
            QCOMPARE(findingsOf(file), QStringList());
        }
    }

    void externalPortNumbersOfDirectorsAreTaken() {
        const FabricFile file =
            readAs("ibnetdiscover", "Switch 24 \"S-01\" # \"MF0;dir:CS7500/L01/U1\"\n[3][ext 18] "
                                    "\"S-02\"[4][ext 19] # \"MF0;dir:CS7500/S01/U1\" lid 3 4xEDR\n"
                                    "Switch 24 \"S-02\" # \"MF0;dir:CS7500/S01/U1\"\n[4][ext 19] "
                                    "\"S-01\"[3][ext 18] # \"MF0;dir:CS7500/L01/U1\" lid 2 4xEDR\n");
        QCOMPARE(linksOf(file),
                 QStringList{QStringLiteral("dir:CS7500/L01/U1[3] - dir:CS7500/S01/U1[4] 100")});
        QCOMPARE(findingsOf(file), QStringList());
    }

    void whatIsOddAboutADumpIsSaidWithItsLine_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QStringList>("findings");
        QTest::addColumn<int>("links");
        const std::string dump = kSmallDump;
        const auto row = [](const char* name, std::string text, QStringList findings, int links) {
            QTest::newRow(name) << std::move(text) << findings << links;
        };
        row("one end only", replaced(dump, "[1]\t\"S-0c42a10300000001\"[33]", "#"),
            {QStringLiteral("one_ended:12 leaf-1[33] - spine-1[1]")}, 4);
        row("the ends differ",
            replaced(dump, "\"MF0;spine-1:MQM9700/U1\" lid 4 4xHDR",
                     "\"MF0;spine-1:MQM9700/U1\" lid 4 4xEDR"),
            {QStringLiteral("rate_differs:20 leaf-1[33] - spine-1[1]")}, 4);
        row("unnamed host",
            replaced(replaced(dump, "node02 HCA-1", "MT4129 ConnectX7   Mellanox Technologies"),
                     "node02 HCA-1", "MT4129 ConnectX7   Mellanox Technologies"),
            {QStringLiteral("unnamed:35 MT4129 ConnectX7   Mellanox Technologies")}, 4);
        row("described twice", dump + "\nSwitch\t65 \"S-0c42a10300000001\"\t# \"MF0;again:MQM9700/U1\"\n",
            {QStringLiteral("duplicate_node:45 S-0c42a10300000001")}, 4);
        row("one guid twice", dump + "\ncaguid=0xc42a10300000001\nCa\t1 \"other\"\t# \"node09 mlx5_0\"\n",
            {QStringLiteral("duplicate_guid:46 0c42a10300000001"),
             QStringLiteral("no_link:46 node09 mlx5_0")},
            4);
        row("a loop",
            replaced(dump, "[65]\t",
                     "[40]\t\"S-0c42a10300000001\"[41]\t# \"MF0;leaf-1:MQM9700/U1\" lid 1 4xNDR\n"
                     "[41]\t\"S-0c42a10300000001\"[40]\t# \"MF0;leaf-1:MQM9700/U1\" lid 1 4xNDR\n[65]\t"),
            {QStringLiteral("self_link:13 leaf-1[40]")}, 4);
        row("a port used twice",
            replaced(dump, "[65]\t",
                     "[1]\t\"S-0c42a10300000002\"[9]\t# \"MF0;spine-1:MQM9700/U1\" lid 4 4xNDR\n[65]\t"),
            {QStringLiteral("port_reused:13 leaf-1[1]")}, 4);
        row("not described",
            replaced(dump, "[65]\t",
                     "[50]\t\"H-00000000000000aa\"[1](aa)\t# \"node77 mlx5_3\" lid 9 4xNDR\n[65]\t"),
            {QStringLiteral("unknown_node:13 node77 mlx5_3")}, 5);
        row("not in the format",
            replaced(dump, "[65]\t", "[x]\t\"S-0c42a10300000002\"[9]\nSwitch \"no ports\"\n[65]\t"),
            {QStringLiteral("malformed:13 [x] \"S-0c42a10300000002\"[9]"),
             QStringLiteral("malformed:14 Switch \"no ports\"")},
            4);
        row("ten megabytes in a line", replaced(dump, "[65]\t", std::string(10'000'000, 'x') + "\n[65]\t"),
            {QStringLiteral("long_line:13 ") + QString(80, QLatin1Char('x')) + QChar(0x2026),
             QStringLiteral("malformed:14 [65] \"H-0c42a10300000009\"[1](0c42a10300000009)   # \"Mellanox "
                            "Technologies Aggreg") +
                 QChar(0x2026),
             QStringLiteral("one_ended:28 Mellanox Technologies Aggregation Node[1] - leaf-1[65]")},
            4);
    }
    void whatIsOddAboutADumpIsSaidWithItsLine() {
        QFETCH(std::string, text);
        QFETCH(QStringList, findings);
        QFETCH(int, links);
        const FabricFile file = readAs("ibnetdiscover", text);
        QCOMPARE(findingsOf(file), findings);
        QCOMPARE(int(file.links.size()), links);
    }

    void theLowerOfTwoRatesIsKept() {
        const FabricFile file =
            readAs("ibnetdiscover", replaced(kSmallDump, "\"MF0;leaf-1:MQM9700/U1\" lid 1 4xHDR",
                                             "\"MF0;leaf-1:MQM9700/U1\" lid 1 4xEDR"));
        QVERIFY(linksOf(file).contains(QStringLiteral("leaf-1[33] - spine-1[1] 100")));
    }

    void aFileOfNonsenseFillsNoMemory() {
        std::string text = kSmallDump;
        for (int i = 0; i < 50'000; ++i)
            text += "what is this\n";
        const FabricFile file = readAs("ibnetdiscover", text);
        QCOMPARE(file.foundOf(FileOddity::Malformed), 50'000u);
        QCOMPARE(file.findings.size(), FabricFile::kKeptFindings);
    }

    void controlCharactersStayOutOfFindings() {
        const FabricFile file = readAs("ibnetdiscover", std::string(kSmallDump) + "\x1b[31mred \xff\n");
        QCOMPARE(file.findings.back().subject, " [31mred \uFFFD");
    }

    void ibsimNetsAreTheSameGrammar() {
        const FabricFile file =
            readAs("ibnetdiscover",
                   "# net\nSwitch\t8 \"Switch1\"\n[1]\t\"Hca1\"[1]\n[3] \"Switch2\" [3]\tw=12\n\n"
                   "Switch 8 \"Switch2\"\n[3] \"Switch1\"[3]\n\nHca 2 \"Hca1\"\n[1] \"Switch1\"[1]\n");
        QCOMPARE(linksOf(file), (QStringList{QStringLiteral("Hca1[1] - Switch1[1] -1"),
                                             QStringLiteral("Switch1[3] - Switch2[3] -1")}));
        QCOMPARE(findingsOf(file), QStringList{QStringLiteral("no_rate:0 ")});
    }

    void dotAsAirWritesIt() {
        const FabricFile file = readAs("dot", kAirDot);
        QCOMPARE(findingsOf(file), QStringList());
        QCOMPARE(linksOf(file), (QStringList{QStringLiteral("leaf01[swp1] - server01[eth1] 25"),
                                             QStringLiteral("leaf01[swp51] - spine01[swp1] 100"),
                                             QStringLiteral("leaf02[swp51] - spine01[swp2] 100")}));
        QCOMPARE(file.count(FileNodeKind::Host), 1u);
        QCOMPARE(file.nodes[0].name, "leaf01");
        QCOMPARE(file.nodes[0].tier, 1);
    }

    void dotGrammar_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("links");
        QTest::addColumn<QStringList>("findings");
        const auto row = [](const char* name, const char* text, QStringList links,
                            QStringList findings = {}) {
            QTest::newRow(name) << QString::fromUtf8(text) << links << findings;
        };
        row("chain", "graph { a -- b -- c [gbps=2] }",
            {QStringLiteral("a[] - b[] 2"), QStringLiteral("b[] - c[] 2")});
        row("sets", "graph { edge [speed=\"100G\"]; {a b} -- {c d}; }",
            {QStringLiteral("a[] - c[] 100"), QStringLiteral("a[] - d[] 100"),
             QStringLiteral("b[] - c[] 100"), QStringLiteral("b[] - d[] 100")});
        row("defaults end with their braces", "graph { subgraph x { edge [gbps=1] a--b } c--d [gbps=5] }",
            {QStringLiteral("a[] - b[] 1"), QStringLiteral("c[] - d[] 5")});
        row("directed, quoted, compass",
            "strict digraph \"g\" { rankdir=LR; \"a \\\"1\\\"\":p1:ne -> b:p2:_ [gbps=1]; /* x */ }",
            {QStringLiteral("a \"1\"[p1] - b[p2] 1")});
        row("html label", "graph { a [label=<<b>x</b>>]; a -- b [gbps=1] }",
            {QStringLiteral("<<b>x</b>>[] - b[] 1")});
        row("backslashes", "graph { \"a\\\\\" -- \"b\\n\" [gbps=1]; \"c\\\"d\" -- e [gbps=2] }",
            {QStringLiteral("a\\\\[] - b\\n[] 1"), QStringLiteral("c\"d[] - e[] 2")});
        row("fault in the middle", "graph {\n a -- b [gbps=1]\n a -- ]\n b -- c [gbps=1]\n}",
            {QStringLiteral("a[] - b[] 1"), QStringLiteral("b[] - c[] 1")},
            {QStringLiteral("malformed:3 ]")});
        row("cut off", "graph {\n a -- b [gbps=1]\n \"never closed", {QStringLiteral("a[] - b[] 1")},
            {QStringLiteral("malformed:3 never closed"), QStringLiteral("malformed:3 ")});
        row("self link and bad rate", "graph {\n a -- a\n a -- b [gbps=fast]\n b -- c [gbps=1] }",
            {QStringLiteral("a[] - b[] -1"), QStringLiteral("b[] - c[] 1")},
            {QStringLiteral("self_link:2 a"), QStringLiteral("malformed:3 fast")});
        row("port twice", "graph {\n a:1 -- b:1 [gbps=1]\n a:1 -- c:1 [gbps=1] }",
            {QStringLiteral("a[1] - b[1] 1")},
            {QStringLiteral("port_reused:3 a[1]"), QStringLiteral("no_link:3 c")});
    }
    void dotGrammar() {
        QFETCH(QString, text);
        QFETCH(QStringList, links);
        QFETCH(QStringList, findings);
        const FabricFile file = readAs("dot", text.toStdString());
        QCOMPARE(linksOf(file), links);
        QCOMPARE(findingsOf(file), findings);
    }

    void deepAndWideDotEnds() {
        std::string deep = "graph { a -- b [gbps=1] ";
        for (int i = 0; i < 100'000; ++i)
            deep += "{";
        QVERIFY(readAs("dot", deep).foundOf(FileOddity::Malformed) > 0);
        std::string wide = "graph { {";
        for (int i = 0; i < 3000; ++i)
            wide += "a" + std::to_string(i) + " ";
        wide += "} -- {";
        for (int i = 0; i < 3000; ++i)
            wide += "b" + std::to_string(i) + " ";
        const FabricFile file = readAs("dot", wide + "} }");
        QCOMPARE(file.foundOf(FileOddity::Malformed), 1u);
        QCOMPARE(file.links.size(), 0u);
    }

    void graphmlWithKeysPortsAndFaults() {
        const FabricFile file = readAs("graphml", kGraphml);
        QCOMPARE(linksOf(file), (QStringList{QStringLiteral("leaf-1[1] - n1[eth0] 400"),
                                             QStringLiteral("leaf-1[2] - s1[] 400")}));
        QCOMPARE(findingsOf(file), QStringList{QStringLiteral("unknown_node:18 s1")});
        QCOMPARE(file.nodes[0].kind, FileNodeKind::Switch);
        QCOMPARE(file.nodes[1].endpoints, 8);
        const FabricFile cut =
            readAs("graphml", std::string(kGraphml).substr(0, std::string(kGraphml).find("<edge")));
        QCOMPARE(cut.foundOf(FileOddity::Malformed), 1u);
        QCOMPARE(cut.nodes.size(), 2u);
    }

    void lanesOfACray() {
        const FabricFile file = readAs("cray", kLanes);
        QCOMPARE(file.nodes.size(), 3u);
        QCOMPARE(linksOf(file), (QStringList{QStringLiteral("c0-0c0s0a0[l00] - c0-0c0s1a0[l10] -1"),
                                             QStringLiteral("c0-0c0s0a0[l01] - c2-0c0s0a0[l01] -1")}));
        QCOMPARE(file.nodes[2].group, "1");
        QCOMPARE(findingsOf(file),
                 (QStringList{QStringLiteral("malformed:6 c0-0c0 nonsense"), QStringLiteral("no_rate:0 ")}));
    }

    void slurmTreesAndBlocks() {
        const FabricFile tree = readAs("slurm", kSlurmTree);
        QCOMPARE(tree.count(FileNodeKind::Switch), 3u);
        QCOMPARE(tree.count(FileNodeKind::Host), 12u);
        QCOMPARE(tree.links.size(), 14u);
        QCOMPARE(findingsOf(tree), (QStringList{QStringLiteral("malformed:6 SwitchName=bad Nodes=n[5-1]"),
                                                QStringLiteral("no_rate:0 ")}));
        // What scontrol prints lists the nodes below a spine again, and in any case of letters.
        const FabricFile shown =
            readAs("slurm", "SwitchName=leaf1 Level=0 LinkSpeed=1 Nodes=n[1-2]\n"
                            "switchname=top LEVEL=1 LinkSpeed=1 Nodes=n[1-2] Switches=leaf1\n");
        QCOMPARE(shown.links.size(), 3u);
        const FabricFile blocks = readAs(
            "slurm", "# rack\nBlockName=b1 Nodes=n[01-18]\nBlockName=b2 Nodes=n[19-36]\nBlockSizes=18,36\n");
        QCOMPARE(blocks.count(FileNodeKind::Host), 36u);
        QCOMPARE(blocks.nodes[1].group, "b1");
    }

    void topographModels() {
        const FabricFile file = readAs("topograph", kTopograph);
        QCOMPARE(file.count(FileNodeKind::Switch), 3u);
        QCOMPARE(file.count(FileNodeKind::Host), 4u);
        QCOMPARE(file.nodes.back().group, "nvl2");
        QCOMPARE(findingsOf(file),
                 (QStringList{QStringLiteral("malformed:14 n[1"), QStringLiteral("no_rate:0 ")}));
        QCOMPARE(readTopograph("switches:\n  a: [\n", "f").error().code, ErrorCode::ParseError);
        QCOMPARE(readTopograph("just words", "f").error().code, ErrorCode::ParseError);
    }

    void edgesAreRefusedAtTheFirstWrongLine() {
        QCOMPARE(linksOf(readAs("edges", "a,b,gbps,count\nx,y,100,4\n# c\n\nx,z,0.5\n")),
                 (QStringList{QStringLiteral("x[] - y[] 100"), QStringLiteral("x[] - z[] 0.5")}));
        for (const char* text :
             {"a,b\n", "a,b,1\na,a,1\n", "a,b,1\nc,d,x\n", "a,b,1\nc,d,nan\n", "a,b,1,-1\n", ""})
            QVERIFY2(!readEdges(text, "f"), text);
        QCOMPARE(readEdges("a,b,1\nc,d,x\n", "f").error().context, "f:2: gbps");
    }

    void hostListsExpandAndPack() {
        const std::vector<std::string> expected{"n008", "n009", "n010", "login",
                                                "r1u2", "r1u3", "r2u2", "r2u3"};
        QCOMPARE(expandHostlist("n[008-010],login,r[1-2]u[2-3]").value(), expected);
        for (const char* bad :
             {"", "n[", "n]", "n[]", "n[2-1]", "n[1-99999999999]", "n[[1]]", "n[1-1000][1-1001]", "n[a]"})
            QVERIFY2(!expandHostlist(bad), bad);
        QCOMPARE(packHostlist({"n008", "n009", "n010", "n012"}), "n[008-010,012]");
        QCOMPARE(packHostlist({"n8", "n9", "n10", "login"}), "n[8-10],login");
        QCOMPARE(packHostlist({"a-7"}), "a-7");
        QCOMPARE(packHostlist({"n98", "n099", "n100"}), "n98,n[099-100]");
        for (const std::vector<std::string>& names :
             {std::vector<std::string>{"x1y2", "x1y3", "z"}, {"n1", "n01", "n001", "n10"}, {"7", "8"}}) {
            auto again = expandHostlist(packHostlist(names)).value();
            auto same = names;
            std::sort(again.begin(), again.end());
            std::sort(same.begin(), same.end());
            QCOMPARE(again, same);
        }
    }

    void ratesAsFilesSpellThem() {
        QCOMPARE(rateIn("400").value(), 400.0);
        QCOMPARE(rateIn(" 100G ").value(), 100.0);
        QCOMPARE(rateIn("0.8 Tb/s").value(), 800.0);
        QCOMPARE(rateIn("25000Mbps").value(), 25.0);
        for (const char* bad : {"", "fast", "-1", "1e999", "nan", "10 apples"})
            QVERIFY2(!rateIn(bad), bad);
    }

    void packedFilesAreUnpackedAndDamagedOnesRefused() {
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("dump.gz")).toStdString();
        gzFile out = gzopen(path.c_str(), "wb");
        gzwrite(out, kSmallDump, unsigned(std::string_view(kSmallDump).size()));
        gzclose(out);
        const auto file = readFabricFile(path);
        QVERIFY(file.ok());
        QCOMPARE(linksOf(*file), sorted(kSmallDumpLinks));
        std::ifstream in(path, std::ios::binary);
        const std::string bytes((std::istreambuf_iterator<char>(in)), {});
        QCOMPARE(unpacked(bytes, "x").value(), std::string(kSmallDump));
        QCOMPARE(unpacked(bytes + bytes, "x").value(), std::string(kSmallDump) + kSmallDump);
        QCOMPARE(unpacked(bytes.substr(0, bytes.size() / 2), "x").error().code, ErrorCode::ParseError);
        std::string wrong = bytes;
        wrong[wrong.size() - 6] ^= 1; // the checksum
        QCOMPARE(unpacked(wrong, "x").error().code, ErrorCode::ParseError);
        QCOMPARE(readFabricFile(folder.filePath(QStringLiteral("none")).toStdString()).error().code,
                 ErrorCode::NotFound);
        QCOMPARE(readFabricFile(path, "no-such").error().code, ErrorCode::NotFound);
    }

    /// A megabyte of zeros packs to a kilobyte; what unpacks to more than a gigabyte is refused before it is
    /// held.
    void aBombIsRefused() {
        std::string bomb;
        z_stream stream{};
        QCOMPARE(deflateInit2(&stream, 9, Z_DEFLATED, 16 + MAX_WBITS, 9, Z_DEFAULT_STRATEGY), Z_OK);
        std::string zeros(1 << 20, '\0');
        std::string out(1 << 16, '\0');
        for (int i = 0; i <= 1025; ++i) {
            stream.next_in = reinterpret_cast<Bytef*>(zeros.data());
            stream.avail_in = uInt(zeros.size());
            do {
                stream.next_out = reinterpret_cast<Bytef*>(out.data());
                stream.avail_out = uInt(out.size());
                deflate(&stream, i == 1025 ? Z_FINISH : Z_NO_FLUSH);
                bomb.append(out.data(), out.size() - stream.avail_out);
            } while (stream.avail_out == 0);
        }
        deflateEnd(&stream);
        QVERIFY(bomb.size() < 4'000'000);
        QCOMPARE(unpacked(bomb, "x").error().code, ErrorCode::Unsupported);
    }

    void tiersFollowHostsAndNames() {
        const FabricFile file = readAs(
            "dot", "graph { edge [gbps=1]; node [function=host] h1 h2 h3; node [function=switch] "
                   "leaf1 leaf2 leaf3 leaf4 spine1 spine2 core1; h1--leaf1 h2--leaf2 h3--leaf3 "
                   "leaf1--spine1 leaf2--spine1 leaf3--spine2 leaf4--spine1 spine1--core1 spine2--core1 }");
        // leaf4 has no host, and is a leaf by its name and its links.
        QCOMPARE(switchesByTier(file),
                 (std::map<std::string, std::size_t>{{"leaf", 4}, {"spine", 2}, {"core", 1}}));
        const FabricFile flat = readAs(
            "dot", "graph { edge [gbps=1]; node [function=host] h1 h2 h3; node [function=switch] sw1 sw2 "
                   "sw3 sw4; h1--sw1 h2--sw2 h3--sw3 sw1--sw4 sw2--sw4 sw3--sw4 }");
        QCOMPARE(switchesByTier(flat), (std::map<std::string, std::size_t>{{"leaf", 3}, {"spine", 1}}));
    }

    void realFiles() {
        struct Real {
            const char* name;
            const char* format;
            std::size_t nodes, links;
        };
        for (const Real& real : {Real{"ibnetdiscover/selene.storage.txt.gz", "ibnetdiscover", 1407, 3286},
                                 Real{"ibnetdiscover/topograph_example.out", "ibnetdiscover", 622, 1114},
                                 Real{"cray/theta.interconnect.gz", "cray", 864, 14688},
                                 Real{"slurm/topograph_expected_tree.conf", "slurm", 115, 114},
                                 Real{"slurm/topograph_expected_block.conf", "slurm", 108, 96},
                                 Real{"topograph_models/nvl72.yaml", "topograph", 79, 78},
                                 Real{"ibsim/net.2sw2path4hca2port", "ibnetdiscover", 4, 6}}) {
            const QString path = sharedFile(QStringLiteral("data/fabric/") + QLatin1String(real.name));
            if (path.isEmpty()) QSKIP("the real files are not on this machine");
            const auto file = readFabricFile(path.toStdString());
            QVERIFY2(file.ok(), real.name);
            QCOMPARE(file->format, real.format);
            QCOMPARE(file->nodes.size(), real.nodes);
            QCOMPARE(file->links.size(), real.links);
            QCOMPARE(file->foundOf(FileOddity::Malformed), 0u);
        }
    }

    /// Fixtures with bytes changed, lost and doubled, from fixed seeds: a graph, findings or an error,
    /// whatever comes.
    void damagedFilesNeverCrash() {
        const std::array<const char*, 7> fixtures{
            kSmallDump, kAirDot, kGraphml, kLanes, kSlurmTree, kTopograph, "a,b,gbps\nx,y,100\nx,z,100,2\n"};
        std::size_t graphs = 0, refused = 0;
        for (unsigned seed = 0; seed < 3000; ++seed) {
            const std::string text = damaged(fixtures[seed % fixtures.size()], seed);
            for (const FabricFormat& format : fabricFormats()) {
                const auto file = format.read(text, "fuzz");
                (file ? graphs : refused)++;
                if (!file) continue;
                for (const FileLink& link : file->links)
                    for (const FileEnd& end : {link.a, link.b})
                        QVERIFY(end.node >= 0 && std::size_t(end.node) < file->nodes.size());
                QVERIFY(file->findings.size() <= FabricFile::kKeptFindings * file->found.size());
                tiersOf(*file);
                countFile(*file);
            }
        }
        QVERIFY(graphs > 1000 && refused > 1000);
    }
};

CW_REGISTER_TEST(FabricReadersTest);
#include "fabric_readers_test.moc"
