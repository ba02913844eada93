#include "model/bill/bill_of_materials.h"
#include "model/bill/link_pieces.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

#include <map>

using namespace cw;
using cw::test::makePart;
using cw::test::makePorts;
using cw::test::SmallDesign;

namespace {

using Counts = std::map<std::string, std::uint64_t>;

Counts quantities(const BillOfMaterials& bill) {
    Counts counts;
    for (const BillLine& line : bill.lines)
        counts[line.partId.empty() ? line.kind + ":" + line.model : line.partId] += line.qty;
    return counts;
}

PartSpec twinPortSwitch() {
    PartSpec spec = makePart("twin", "switch", Placement::RackUnits, {{"height_u", 1.0}});
    spec.ports = {makePorts(1, 1, "RJ45", Protocols::Ethernet),
                  makePorts(64, 400, "OSFP", Protocols::InfiniBand, 2)};
    spec.ports[1].portsPerCage = 2;
    return spec;
}

PriceBook book(const char* prices) {
    const auto loaded = PriceBook::fromJson(
        std::string(R"({"format":"clusterwright-prices","version":1,"prices":[)") + prices + "]}");
    if (!loaded) qFatal("%s %s", loaded.error().context.c_str(), loaded.error().detail.c_str());
    return *loaded;
}

const char* const kServerPrice =
    R"({"id":"p","item":"server","basis":"each","parts":["server"],"low":90,"typical":100.5,"high":120,
    "currency":"USD","date":"2026","source":"quote","provenance":"vendor","confidence":"high"})";

} // namespace

class BillMaterialsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anEmptyDesignBuysNothing() {
        const auto bill = billOfMaterials(Project());
        QVERIFY(bill.lines.empty());
        QCOMPARE(bill.totals.qty, std::uint64_t(0));
    }

    void everythingDrawnIsCounted() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.rack("A02", {m(2), 0});
        const DeviceId server = d.device("s1", rack, d.serverPart(), 1);
        d.device("s2", rack, d.serverPart(), 3);
        const DeviceId leaf = d.device("leaf", rack, d.switchPart(), 40, DeviceRole::ComputeSwitch);
        const PartId pdu = d.part(makePart("pdu", "rack_pdu", Placement::ZeroU, {}));
        d.add(PowerElement{.name = "A", .part = pdu, .rack = rack});
        d.add(PowerElement{.name = "B", .part = pdu, .rack = rack});
        d.add(PowerElement{.name = "UPS", .kind = PowerKind::Ups}); // drawn without a part
        const CoolingLoopId air = d.add(CoolingLoop{.name = "air"});
        d.add(CoolingElement{.name = "CRAH",
                             .part = d.part(makePart("crah", "crah", Placement::FreeStanding, {})),
                             .serves = air});
        const CableId fibre = d.cable({server, 0}, {leaf, 0});
        d.set(fibre, &Cable::part, d.part(makePart("mpo", "fiber", Placement::NotPlaced, {})));
        d.set(fibre, &Cable::opticA, d.part(makePart("oa", "transceiver", Placement::NotPlaced, {})));
        d.set(fibre, &Cable::opticB, d.part(makePart("ob", "transceiver", Placement::NotPlaced, {})));
        const CableId loose = d.cable({server, 1}, {leaf, 1});
        d.set(loose, &Cable::media, Media::Dac);
        d.part(makePart("unused", "switch", Placement::RackUnits, {})); // embedded but not drawn

        const auto bill = billOfMaterials(d.project());
        QCOMPARE(quantities(bill), (Counts{{"rack-42", 2},
                                           {"server", 2},
                                           {"switch", 1},
                                           {"pdu", 2},
                                           {"ups:", 1},
                                           {"crah", 1},
                                           {"mpo", 1},
                                           {"oa", 1},
                                           {"ob", 1},
                                           {"cable:dac 400 Gb/s", 1}}));
        QCOMPARE(bill.totals.qty, std::uint64_t(13));
        QCOMPARE(bill.unpriced, bill.lines.size());
        QCOMPARE(bill.lines.front().kind, std::string("system"));
        QCOMPARE(bill.lines.front().provenance, Provenance::Vendor);
    }

    void removingADeviceChangesTheBill() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        const DeviceId server = d.device("s1", rack, d.serverPart(), 1);
        d.device("s2", rack, d.serverPart(), 3);
        QCOMPARE(quantities(billOfMaterials(d.project())).at("server"), std::uint64_t(2));
        d.remove(server);
        QCOMPARE(quantities(billOfMaterials(d.project())).at("server"), std::uint64_t(1));
        d.history.undo();
        QCOMPARE(quantities(billOfMaterials(d.project())).at("server"), std::uint64_t(2));
    }

    void oneTransceiverFillsOneCage() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        const DeviceId leaf = d.device("leaf", rack, d.part(twinPortSwitch()), 40, DeviceRole::ComputeSwitch);
        const DeviceId server = d.device("s", rack, d.serverPart(), 1);
        const PartId twin =
            d.part(makePart("twin-optic", "transceiver", Placement::NotPlaced, {{"ports", 2.0}}));
        const PartId single = d.part(makePart("single-optic", "transceiver", Placement::NotPlaced, {}));
        // Port 0 is RJ45, so cages of two begin at port 1: (1, 2), (3, 4).
        for (const std::uint16_t port : {1, 2, 3}) {
            const CableId cable = d.cable({server, std::uint16_t(port - 1)}, {leaf, port});
            d.set(cable, &Cable::opticA, single);
            d.set(cable, &Cable::opticB, twin);
        }
        const auto counts = quantities(billOfMaterials(d.project()));
        QCOMPARE(counts.at("single-optic"), std::uint64_t(3));
        QCOMPARE(counts.at("twin-optic"), std::uint64_t(2));
        QCOMPARE(cageOf(d.project(), {leaf, 2}), cageOf(d.project(), {leaf, 1}));
        QVERIFY(cageOf(d.project(), {leaf, 0}) != cageOf(d.project(), {leaf, 1}));
    }

    void legsOfASplitterAreOnePiece() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        const DeviceId leaf = d.device("leaf", rack, d.part(twinPortSwitch()), 40, DeviceRole::ComputeSwitch);
        const PartId splitter = d.part(makePart("splitter", "cable", Placement::NotPlaced,
                                                {{"breakout", std::string("1:2")}, {"speed_gbps", 800.0}}));
        for (int i = 0; i < 3; ++i) {
            const DeviceId server = d.device("s" + std::to_string(i), rack, d.serverPart(), 1 + 2 * i);
            const CableId cable = d.cable({server, 0}, {leaf, std::uint16_t(1 + i)});
            d.set(cable, &Cable::media, Media::Dac);
            d.set(cable, &Cable::part, splitter);
        }
        // Ports 1 and 2 are one cage: one splitter; port 3 begins the next one.
        QCOMPARE(quantities(billOfMaterials(d.project())).at("splitter"), std::uint64_t(2));
    }

    void aTwinPortCableIsOnePieceForTwoLinks() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        const PartId part = d.part(twinPortSwitch());
        const DeviceId a = d.device("a", rack, part, 40, DeviceRole::ComputeSwitch);
        const DeviceId b = d.device("b", rack, part, 41, DeviceRole::ComputeSwitch);
        const PartId dac = d.part(makePart("dac", "cable", Placement::NotPlaced, {{"speed_gbps", 800.0}}));
        const auto link = [&](int pa, int pb) {
            const CableId cable = d.cable({a, std::uint16_t(pa)}, {b, std::uint16_t(pb)});
            d.set(cable, &Cable::media, Media::Dac);
            d.set(cable, &Cable::part, dac);
            return cable;
        };
        link(1, 1);
        link(2, 2);
        const CableId third = link(3, 3);
        QCOMPARE(quantities(billOfMaterials(d.project())).at("dac"), std::uint64_t(2));
        link(4, 5); // another cage at b: a piece of its own
        QCOMPARE(quantities(billOfMaterials(d.project())).at("dac"), std::uint64_t(3));
        d.set(third, &Cable::speed, gigabitsPerSecond(800)); // fills the cable alone
        QCOMPARE(quantities(billOfMaterials(d.project())).at("dac"), std::uint64_t(3));
    }

    void pricesMultiplyAndGapsAreNamed() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.device("s1", rack, d.serverPart(), 1);
        d.device("s2", rack, d.serverPart(), 3);
        const PriceBook prices = book(kServerPrice);
        const auto bill = billOfMaterials(d.project(), &prices);
        QCOMPARE(bill.lines.size(), 2u);
        QCOMPARE(bill.unpriced, 1u);
        QCOMPARE(bill.totals.qty, std::uint64_t(3));
        QCOMPARE(bill.totals.pricedQty, std::uint64_t(2));
        QCOMPARE(bill.totals.usd, 201.0);
        QCOMPARE(bill.totals.lowUsd, 180.0);
        QCOMPARE(bill.totals.highUsd, 240.0);
        QCOMPARE(bill.lines[0].price->typical.minor, std::int64_t(10050));
        QVERIFY(!bill.lines[1].price);
    }

    void pricesOfAClassAndOfACapacitySaySo() {
        const PriceBook prices = book(
            R"({"id":"ups","item":"UPS","basis":"per_kw","class_parts":["u"],"low":1,"typical":2,"high":3,
            "currency":"USD","date":"2026","source":"s","provenance":"unverified","confidence":"low"})");
        PartSpec part = makePart("u", "ups", Placement::FreeStanding, {{"capacity_kw", 500.0}});
        part.specs[0].unit = "kW";
        const auto price = prices.priceOf(part, factsOf(part));
        QVERIFY(price.has_value());
        QCOMPARE(price->typical.minor, std::int64_t(100000));
        QVERIFY(price->source.rfind("class: UPS", 0) == 0);
        QCOMPARE(price->provenance, Provenance::Unverified);
        const PartSpec silent = makePart("u", "ups", Placement::FreeStanding, {});
        QVERIFY(!prices.priceOf(silent, factsOf(silent)));
        QVERIFY(!prices.priceOf(makePart("v", "ups", Placement::FreeStanding, {}), {}));
    }

    void badPriceFilesAreRefusedWithTheirPlace_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("context");
        const auto row = [](const char* name, const char* from, const char* to, const char* context) {
            QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(to)
                                << QString::fromUtf8(context);
        };
        row("low above typical", "\"low\":90", "\"low\":900", "prices[0].typical");
        row("negative", "\"low\":90", "\"low\":-1", "prices[0].low");
        row("huge", "\"high\":120", "\"high\":1e300", "prices[0].high");
        row("text for a number", "\"high\":120", "\"high\":\"120\"", "prices[0].high");
        row("unknown provenance", "vendor", "rumour", "prices[0].provenance");
        row("unknown basis", "each", "per_moon", "prices[0].basis");
        row("currency", "USD", "DOLLAR", "prices[0].currency");
        row("no source", "\"source\":\"quote\",", "", "prices[0].source");
        row("part twice", "[\"server\"]", "[\"server\",\"server\"]", "prices[0].parts");
    }
    void badPriceFilesAreRefusedWithTheirPlace() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, context);
        QString text = QStringLiteral("{\"format\":\"clusterwright-prices\",\"version\":1,\"prices\":[") +
                       QString::fromUtf8(kServerPrice) + QStringLiteral("]}");
        QVERIFY(PriceBook::fromJson(text.toStdString()).ok());
        QVERIFY(text.contains(from));
        const auto result = PriceBook::fromJson(text.replace(from, to).toStdString());
        QVERIFY(!result.ok());
        QCOMPARE(QString::fromStdString(result.error().context), context);
    }

    void foreignAndNewerPriceFiles() {
        QCOMPARE(PriceBook::fromJson("").error().code, ErrorCode::ParseError);
        QCOMPARE(PriceBook::fromJson("[1]").error().code, ErrorCode::ParseError);
        QCOMPARE(
            PriceBook::fromJson(R"({"format":"clusterwright-prices","version":2,"prices":[]})").error().code,
            ErrorCode::NewerFormat);
        QCOMPARE(PriceBook::load(QStringLiteral(":/none.json")).error().code, ErrorCode::ReadFailed);
    }
};

CW_REGISTER_TEST(BillMaterialsTest);
#include "bill_materials_test.moc"
