#include "model/library/catalog.h"
#include "model/library/part_compare.h"
#include "model/library/part_facts.h"
#include "resources/resources.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <limits>
#include <random>

using namespace cw;

namespace {

SpecValue spec(std::string key, SpecValue::Value value, std::string unit = {},
               Qualifier q = Qualifier::Stated) {
    return {std::move(key),     std::move(value), std::move(unit), 1, q,
            Provenance::Vendor, Confidence::High, "sheet",         ""};
}

PartSpec sample() {
    PartSpec part;
    part.id = "sample-1";
    part.kind = "system";
    part.vendor = "Ours";
    part.model = "Eight";
    part.placement = Placement::RackUnits;
    part.specs = {spec("accelerator_count", 8.0), spec("cooling", std::string("air")),
                  spec("height_u", 4.5, "U"), spec("is_full_depth", true),
                  spec("lengths_m", std::vector<double>{0.5, 1, 2}, "m")};
    PortGroup group;
    group.name = "p%1/%2";
    group.count = 8;
    group.portsPerCage = 2;
    group.rate = gigabitsPerSecond(400);
    group.connector = "OSFP";
    group.protocols = Protocols::InfiniBand | Protocols::Ethernet;
    group.role = PortRole::Compute;
    group.source = "sheet";
    part.ports = {group};
    part.revision = computeRevision(part);
    return part;
}

void put(PartSpec& part, SpecValue value) {
    std::erase_if(part.specs, [&](const SpecValue& s) { return s.key == value.key; });
    part.specs.push_back(std::move(value));
    std::sort(part.specs.begin(), part.specs.end(),
              [](const auto& a, const auto& b) { return a.key < b.key; });
}

} // namespace

class LibraryPartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initResources(); }

    void jsonRoundTripsWithoutLoss() {
        PartSpec part = sample();
        part.note = "Größe \"x\"\n";
        part.reason = "ours";
        part.date = "2026-11-30";
        part.origin = PartOrigin::Imported;
        part.revision = computeRevision(part);
        const auto back = partFromJson(partToJson(part));
        QVERIFY2(back.ok(), back.ok() ? "" : back.error().context.c_str());
        QCOMPARE(*back, part);
        QCOMPARE(partToJson(*back), partToJson(part));
    }

    void everyShippedPartRoundTrips() {
        const auto catalog = Catalog::builtin();
        QVERIFY(catalog.ok());
        for (const PartSpec& part : catalog->parts()) {
            const auto back = partFromJson(partToJson(part));
            QVERIFY2(back.ok(), part.id.c_str());
            QVERIFY2(*back == part, part.id.c_str());
        }
    }

    void revisionFollowsTheContent() {
        const PartSpec part = sample();
        QCOMPARE(part.revision.size(), std::size_t(16));
        PartSpec other = part;
        QCOMPARE(computeRevision(other), part.revision);
        put(other, spec("height_u", 5.0, "U"));
        QVERIFY(computeRevision(other) != part.revision);
        other = part;
        other.ports[0].count = 16;
        QVERIFY(computeRevision(other) != part.revision);
        other = part;
        other.specs[0].provenance = Provenance::Unverified;
        QVERIFY(computeRevision(other) != part.revision);
    }

    void damagedJsonIsAnErrorNeverACrash() {
        const std::string good = partToJson(sample());
        for (std::size_t n = 0; n < good.size(); ++n)
            QVERIFY(!partFromJson(good.substr(0, n)).ok());
        std::mt19937 random(7);
        int refused = 0;
        for (int round = 0; round < 3000; ++round) {
            std::string bad = good;
            for (int k = 0; k < 3; ++k)
                bad[random() % bad.size()] = static_cast<char>(random() & 0xff);
            if (const auto part = partFromJson(bad); part.ok())
                QVERIFY(checkPart(*part).ok());
            else
                ++refused;
        }
        QVERIFY(refused > 1000);
    }

    void impossiblePartsAreNamedByField_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("field");
        const auto row = [](const char* name, const char* from, const char* to, const char* field) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(field);
        };
        row("empty id", "\"sample-1\"", "\"\"", "id");
        row("capital id", "\"sample-1\"", "\"Sample\"", "id");
        row("path as id", "\"sample-1\"", "\"../x\"", "id");
        row("no model", "\"model\":\"Eight\"", "\"model\":\"\"", "model");
        row("odd height", "4.5", "4.3", "specs[2].value");
        row("negative height", "4.5", "-1", "specs[2].value");
        row("number as text", "\"count\":8", "\"count\":\"8\"", "ports[0].count");
        row("no ports", "\"count\":8", "\"count\":0", "ports[0].count");
        row("negative ports", "\"count\":8", "\"count\":-8", "ports[0].count");
        row("odd cages", "\"per_cage\":2", "\"per_cage\":3", "ports[0].per_cage");
        row("no cages", "\"per_cage\":2", "\"per_cage\":0", "ports[0].per_cage");
        row("no speed", "\"gbps\":400", "\"gbps\":0", "ports[0].gbps");
        row("unknown role", "\"compute\"", "\"computing\"", "ports[0].role");
        row("unknown protocol", "\"ethernet\"", "\"token-ring\"", "ports[0].protocols");
        row("unknown placement", "\"rack_units\"", "\"shelf\"", "placement");
        row("key twice", "\"cooling\"", "\"accelerator_count\"", "specs[1].key");
        row("source beyond", "\"source\":0", "\"source\":9", "specs[0].source");
    }
    void impossiblePartsAreNamedByField() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, field);
        QByteArray json = QByteArray::fromStdString(partToJson(sample()));
        const qsizetype at = json.indexOf(from);
        QVERIFY(at >= 0);
        json.replace(at, from.size(), to);
        const auto part = partFromJson(json.toStdString());
        QVERIFY(!part.ok());
        QCOMPARE(QByteArray::fromStdString(part.error().context), field);
    }

    void notANumberIsNeverAccepted() {
        PartSpec part = sample();
        put(part, spec("weight_kg", std::numeric_limits<double>::quiet_NaN(), "kg"));
        QVERIFY(!checkPart(part).ok());
        put(part, spec("weight_kg", std::numeric_limits<double>::infinity(), "kg"));
        QVERIFY(!checkPart(part).ok());
        part = sample();
        part.ports[0].rate = gigabitsPerSecond(std::numeric_limits<double>::quiet_NaN());
        QVERIFY(!checkPart(part).ok());
    }

    void suppliesAreNeverALoad() {
        PartSpec part = sample();
        put(part, spec("psu_count", 6.0));
        put(part, spec("psu_w", 3300.0, "W", Qualifier::Nameplate));
        put(part, spec("psu_redundancy", std::string("4+2")));
        const PartFacts facts = factsOf(part);
        QVERIFY(!facts.maxPower);
        QVERIFY(!planningPower(facts));
        QCOMPARE(facts.psu->count, 6u);
        QCOMPARE(facts.psu->needed, std::optional<std::uint32_t>(4));
        QCOMPARE(inWatts(*facts.psu->rated), 3300.0);
        put(part, spec("psu_redundancy", std::string("4+1")));
        QVERIFY(!factsOf(part).psu->needed);
        put(part, spec("psu_redundancy", std::string("N+N")));
        QCOMPARE(factsOf(part).psu->needed, std::optional<std::uint32_t>(3));
        put(part, spec("psu_count", 0.0));
        QVERIFY(!factsOf(part).psu);
    }

    void missingDrawIsEstimatedFromTheAccelerators() {
        PartSpec gpu;
        gpu.specs = {spec("tdp_w", 700.0, "W", Qualifier::Tdp)};
        PartSpec part = sample();
        PartFacts facts = factsOf(part, &gpu);
        QVERIFY(facts.maxPowerIsEstimate);
        QCOMPARE(inWatts(facts.maxPower->value), 1.8 * 8 * 700);
        QCOMPARE(facts.maxPower->provenance, Provenance::Derived);
        QCOMPARE(facts.maxPower->confidence, Confidence::Low);
        QCOMPARE(facts.maxPower->key, std::string("estimate"));
        put(part, spec("cooling", std::string("direct liquid")));
        facts = factsOf(part, &gpu);
        QVERIFY(facts.liquidCooled);
        QCOMPARE(inWatts(facts.maxPower->value), 1.3 * 8 * 700);
        put(part, spec("gpu_tdp_w", 1000.0, "W", Qualifier::Tdp));
        QCOMPARE(inWatts(factsOf(part, &gpu).maxPower->value), 1.3 * 8 * 1000);
        put(part, spec("power_max_w", 9000.0, "W", Qualifier::Max));
        facts = factsOf(part, &gpu);
        QVERIFY(!facts.maxPowerIsEstimate);
        QCOMPARE(inWatts(facts.maxPower->value), 9000.0);
        QCOMPARE(facts.maxPower->source, std::string("sheet"));
        QVERIFY(!factsOf(sample()).maxPower);
    }

    void unitsAreConverted() {
        PartSpec part = sample();
        put(part, spec("airflow_cfm", 1000.0, "ft3/min"));
        put(part, spec("power_max_kw", 132.0, "kW", Qualifier::Max));
        put(part, spec("depth_mm", 900.0, "mm"));
        const PartFacts facts = factsOf(part);
        QVERIFY(qAbs(inCubicMetresPerSecond(facts.airflow->value) - 0.47194745) < 1e-7);
        QCOMPARE(inKilowatts(facts.maxPower->value), 132.0);
        QCOMPARE(inMetres(facts.depth->value), 0.9);
        QCOMPARE(facts.heightU->value, 4.5);
        QVERIFY(facts.fullDepth->value);
        QCOMPARE(facts.liquidFraction->value, 0.0);
        QCOMPARE(facts.liquidFraction->provenance, Provenance::Derived);
    }

    void openUnitsTakeTheRackUnitsTheyCover() {
        PartSpec part = sample();
        std::erase_if(part.specs, [](const SpecValue& s) { return s.key == "height_u"; });
        put(part, spec("height_ou", 3.0, "OU"));
        QCOMPARE(factsOf(part).heightU->value, 3.5); // 144 mm
        QCOMPARE(factsOf(part).heightU->provenance, Provenance::Derived);
    }

    void aWrongTypeIsReadAsMissing() {
        PartSpec part = sample();
        put(part, spec("weight_kg", std::string("heavy")));
        put(part, spec("psu_count", true));
        put(part, spec("accelerator", 8.0));
        const PartFacts facts = factsOf(part);
        QVERIFY(!facts.mass);
        QVERIFY(!facts.psu);
        QVERIFY(!facts.accelerator);
    }

    void comparisonListsWhatAPlannerSees() {
        const PartSpec before = sample();
        PartSpec after = before;
        after.model = "Eight v2";
        put(after, spec("height_u", 5.0, "U"));
        put(after, spec("weight_kg", 120.0, "kg"));
        std::erase_if(after.specs, [](const SpecValue& s) { return s.key == "is_full_depth"; });
        after.ports[0].rate = gigabitsPerSecond(800);
        const auto changes = compareParts(before, after);
        using W = PartChange::What;
        const std::vector<PartChange> expected{{W::Changed, "model", "Eight", "Eight v2"},
                                               {W::Changed, "height_u", "4.5 U", "5 U"},
                                               {W::Removed, "is_full_depth", "true", ""},
                                               {W::Added, "weight_kg", "", "120 kg"},
                                               {W::Changed, "ports/p%1/%2",
                                                "8 x 400 Gb/s OSFP, 2 a cage, compute",
                                                "8 x 800 Gb/s OSFP, 2 a cage, compute"}};
        QCOMPARE(changes, expected);
        QVERIFY(compareParts(before, before).empty());
        after = before;
        after.specs[0].provenance = Provenance::Unverified;
        QCOMPARE(compareParts(before, after).at(0).after, std::string("8 (unverified)"));
        after = before;
        after.date = "2027-01-01";
        QVERIFY(compareParts(before, after).empty());
    }
};

CW_REGISTER_TEST(LibraryPartTest);
#include "library_part_test.moc"
