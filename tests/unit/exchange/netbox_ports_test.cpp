#include "model/exchange/netbox_ports.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace cw;
using namespace cw::netbox;

namespace {

std::vector<Interface> named(std::initializer_list<const char*> names, const char* type = "400gbase-x-osfp") {
    std::vector<Interface> list;
    for (const char* name : names)
        list.push_back({name, *parseInterfaceType(type), false});
    return list;
}

/// Every interface's own name, in order, out of the groups.
std::vector<std::string> unfolded(const std::vector<PortGroup>& groups) {
    std::vector<std::string> names;
    for (const PortGroup& group : groups) {
        for (std::uint32_t i = 0; i < group.count; ++i)
            names.push_back(portName(group, i));
    }
    return names;
}

} // namespace

class NetboxPortsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typesGiveRateConnectorAndProtocol_data() {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<double>("gbps");
        QTest::addColumn<QByteArray>("connector");
        QTest::addColumn<int>("protocol");
        QTest::addColumn<int>("breakout");
        const auto row = [](const char* type, double gbps, const char* connector, Protocols p, int breakout) {
            QTest::newRow(type) << QByteArray(type) << gbps << QByteArray(connector) << int(p) << breakout;
        };
        row("100base-tx", 0.1, "RJ45", Protocols::Ethernet, 1);
        row("1000base-t", 1, "RJ45", Protocols::Ethernet, 1);
        row("2.5gbase-t", 2.5, "RJ45", Protocols::Ethernet, 1);
        row("1000base-x-sfp", 1, "SFP", Protocols::Ethernet, 1);
        row("10gbase-x-sfpp", 10, "SFP+", Protocols::Ethernet, 1);
        row("25gbase-x-sfp28", 25, "SFP28", Protocols::Ethernet, 1);
        row("100gbase-x-qsfp28", 100, "QSFP28", Protocols::Ethernet, 4);
        row("400gbase-x-qsfpdd", 400, "QSFP-DD", Protocols::Ethernet, 4);
        row("400gbase-x-osfp-rhs", 400, "OSFP-RHS", Protocols::Ethernet, 4);
        row("800gbase-x-osfp", 800, "OSFP", Protocols::Ethernet, 8);
        row("1.6tbase-x-osfp", 1600, "OSFP", Protocols::Ethernet, 8);
        row("100gbase-kr4", 100, "backplane", Protocols::Ethernet, 1);
        row("infiniband-edr", 100, "QSFP28", Protocols::InfiniBand, 1);
        row("infiniband-hdr", 200, "QSFP56", Protocols::InfiniBand, 2);
        row("infiniband-ndr", 400, "OSFP", Protocols::InfiniBand, 2);
        row("infiniband-xdr", 800, "OSFP", Protocols::InfiniBand, 2);
        row("32gfc-sfp28", 32, "SFP28", Protocols::Other, 1);
    }
    void typesGiveRateConnectorAndProtocol() {
        QFETCH(QByteArray, type);
        QFETCH(double, gbps);
        QFETCH(QByteArray, connector);
        QFETCH(int, protocol);
        QFETCH(int, breakout);
        const auto parsed = parseInterfaceType(type.toStdString());
        QVERIFY(parsed);
        QCOMPARE(inGigabitsPerSecond(parsed->rate), gbps);
        QCOMPARE(QByteArray::fromStdString(parsed->connector), connector);
        QCOMPARE(int(parsed->protocols), protocol);
        QCOMPARE(int(parsed->maxBreakout), breakout);
    }

    void typesWithoutACableAreNotPorts() {
        for (const char* type :
             {"", "base-", "gbase-x-osfp", "-5gbase-t", "0gbase-t", "1e99gbase-t", "ieee802.11ax",
              "infiniband-", "infiniband-zdr", "gfc-sfp", "cisco-stackwise", "nangbase-t"})
            QVERIFY2(!parseInterfaceType(type), type);
        QVERIFY(isLogicalType("lag"));
        QVERIFY(!isLogicalType("1000base-t"));
    }

    void runningNamesFoldAndUnfoldExactly_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<int>("groups");
        const auto row = [](const char* name, const QStringList& names, int groups) {
            QTest::newRow(name) << names << groups;
        };
        const auto list = [](const char* text) { return QString::fromLatin1(text).split(u' '); };
        row("plain", list("swp1 swp2 swp3"), 1);
        row("from zero", list("et-0/0/0 et-0/0/1 et-0/0/2"), 1);
        row("cages", list("P0.0 P0.1 P1.0 P1.1 P2.0 P2.1"), 1);
        row("cages from one", list("1/1 1/2 2/1 2/2"), 1);
        row("four a cage",
            list("Ethernet1/1 Ethernet1/2 Ethernet1/3 Ethernet1/4 Ethernet2/1 Ethernet2/2 "
                 "Ethernet2/3 Ethernet2/4"),
            1);
        row("a gap", list("P0.0 P0.1 P1.0 P2.1 P3.0 P3.1"), 4);
        row("no number", list("mgmt console"), 2);
        row("leading zeros", list("eth01 eth02"), 2);
        row("descending", list("p3 p2 p1"), 3);
        row("suffix", list("1g 2g 3g"), 1);
        row("long number", list("p4294967296 p4294967297"), 2);
        row("two heads", list("a1 a2 b1 b2"), 2);
    }
    void runningNamesFoldAndUnfoldExactly() {
        QFETCH(QStringList, names);
        QFETCH(int, groups);
        std::vector<Interface> interfaces;
        std::vector<std::string> expected;
        for (const QString& name : names) {
            expected.push_back(name.toStdString());
            interfaces.push_back({expected.back(), *parseInterfaceType("400gbase-x-osfp"), false});
        }
        const auto folded = foldInterfaces(interfaces);
        QCOMPARE(unfolded(folded), expected);
        QCOMPARE(int(folded.size()), groups);
    }

    void differentTypesOrUsesDoNotFold() {
        auto interfaces = named({"p1", "p2"});
        interfaces.push_back({"p3", *parseInterfaceType("100gbase-x-qsfp28"), false});
        interfaces.push_back({"p4", *parseInterfaceType("100gbase-x-qsfp28"), true});
        const auto groups = foldInterfaces(interfaces);
        QCOMPARE(groups.size(), std::size_t(3));
        QCOMPARE(groups[0].portsPerCage, 1u);
        QCOMPARE(groups[2].role, PortRole::OutOfBand);
        QVERIFY(foldInterfaces({}).empty());
    }
};

CW_REGISTER_TEST(NetboxPortsTest);
#include "netbox_ports_test.moc"
