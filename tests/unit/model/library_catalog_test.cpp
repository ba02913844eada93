#include "model/library/catalog.h"
#include "model/library/catalog_file.h"
#include "model/library/own_sources.h"
#include "resources/resources.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <map>
#include <set>

using namespace cw;

namespace {

const char* const kTemplateParts[] = {"dgx-h100",
                                      "dgx-h200",
                                      "dgx-b200",
                                      "dgx-b300",
                                      "gb200-compute-tray",
                                      "nvlink5-switch-tray",
                                      "gb200-power-shelf",
                                      "nvidia-qm9700",
                                      "nvidia-q3400-ra",
                                      "nvidia-sn5600",
                                      "nvidia-sn5600d",
                                      "mlx-sn4600c",
                                      "nvidia-sn2201",
                                      "ddn-ai400x2t",
                                      "cw-storage-node-2u",
                                      "cw-management-server-1u",
                                      "cw-fabric-manager-1u",
                                      "cw-lab-server-2u-4gpu",
                                      "generic-48u-600x1200",
                                      "cw-rack-52u-750x1200",
                                      "nvidia-mgx-rack",
                                      "generic-415v-60a-pdu",
                                      "cw-pdu-415v-80a",
                                      "cw-crah-150kw",
                                      "cw-crah-200kw",
                                      "cw-cdu-1000kw",
                                      "vertiv-xdu1350",
                                      "cw-ups-1000kw",
                                      "cw-rpp-400a",
                                      "cw-msb-4000a",
                                      "cw-transformer-2500kva",
                                      "cw-genset-3000kw",
                                      "cw-dry-cooler-1000kw",
                                      "cw-chiller-1200kw"};

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray userPart(const QByteArray& id, const QByteArray& more = {}) {
    return "{\"id\": \"" + id + "\", \"kind\": \"switch\", \"vendor\": \"Ours\", \"model\": \"Box 7\", " +
           "\"placement\": \"rack_units\", " + more +
           "\"specs\": [{\"key\": \"power_max_w\", \"value\": 900, \"unit\": \"W\", \"qualifier\": \"max\", "
           "\"provenance\": \"yours\", \"confidence\": \"high\"}]}";
}

} // namespace

class LibraryCatalogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        initResources();
        auto loaded = Catalog::builtin();
        QVERIFY2(loaded.ok(),
                 loaded.ok() ? "" : (loaded.error().context + ": " + loaded.error().detail).c_str());
        catalog_ = std::move(*loaded);
    }

    void holdsEveryEntryOfTheReferenceUnderItsOwnKind() {
        const auto parts = partsFromCatalogJson(read(QStringLiteral(":/catalog/catalog.json")).toStdString());
        QVERIFY(parts.ok());
        QCOMPARE(parts->size(), std::size_t(467));
        const QByteArray reference = read(QStringLiteral(CW_SHARED_DIR "/reference/catalog.json"));
        if (reference.isEmpty()) QSKIP("the reference catalogue is not here");
        const QJsonArray entries = QJsonDocument::fromJson(reference).array();
        QCOMPARE(std::size_t(entries.size()), parts->size());
        std::size_t values = 0;
        for (const QJsonValue& entry : entries) {
            const PartSpec* part = catalog_.find(entry[QLatin1String("id")].toString().toStdString());
            QVERIFY(part);
            QCOMPARE(part->kind, entry[QLatin1String("kind")].toString().toStdString());
            QCOMPARE(part->model, entry[QLatin1String("model")].toString().toStdString());
            std::size_t stated = 0; // planning values come on top
            for (const SpecValue& spec : part->specs)
                stated += spec.source.find("planning assumption") == std::string::npos ? 1 : 0;
            const auto here = std::size_t(entry[QLatin1String("specs")].toObject().size());
            QVERIFY2(stated >= here && part->specs.size() >= here, part->id.c_str());
            values += here;
        }
        QVERIFY(values > 2500);
    }

    void figuresCarryOverUnchanged() {
        const PartSpec* dgx = catalog_.find("dgx-h100");
        QVERIFY(dgx);
        QCOMPARE(std::get<double>(findSpec(*dgx, "power_max_w")->value), 10200.0);
        QCOMPARE(std::get<double>(findSpec(*dgx, "weight_kg")->value), 130.45);
        QCOMPARE(findSpec(*dgx, "power_max_w")->qualifier, Qualifier::Max);
        QCOMPARE(findSpec(*dgx, "power_max_w")->provenance, Provenance::Secondary);
        QCOMPARE(findSpec(*dgx, "weight_kg")->provenance, Provenance::Vendor);
        QCOMPARE(findSpec(*dgx, "psu_w")->qualifier, Qualifier::Nameplate);
        QCOMPARE(findSpec(*dgx, "psu_w")->provenance, Provenance::Unverified);
        QCOMPARE(findSpec(*dgx, "psu_w")->confidence, Confidence::Low);
        const PartSpec* rack = catalog_.find("gb300-nvl72");
        const SpecValue* curve = findSpec(*rack, "tcs_curve_c_lpm_kpa");
        QCOMPARE(curve->columns, std::uint16_t(3));
        QCOMPARE(std::get<std::vector<double>>(curve->value).size(), std::size_t(15));
        QCOMPARE(std::get<std::vector<double>>(curve->value)[14], 126.9);
    }

    void provenanceIsJudgedFromTheSource() {
        std::map<Provenance, int> counts;
        for (const PartSpec& part : catalog_.parts()) {
            for (const SpecValue& spec : part.specs) {
                ++counts[spec.provenance];
                QVERIFY2(!spec.source.empty(), (part.id + " " + spec.key).c_str());
                if (spec.provenance == Provenance::Unverified) QCOMPARE(spec.confidence, Confidence::Low);
                if (spec.source.find("memory") != std::string::npos)
                    QCOMPARE(spec.provenance, Provenance::Unverified);
                if (spec.source.find("planning assumption") != std::string::npos)
                    QCOMPARE(spec.provenance, Provenance::Assumed);
                const bool ours = spec.address.empty() && spec.provenance >= Provenance::Derived;
                QVERIFY2(!ours || isOwnSource(spec.source), spec.source.c_str());
                if (spec.source.find("NetBox") != std::string::npos)
                    QCOMPARE(spec.provenance, Provenance::Secondary);
            }
        }
        for (const Provenance p : {Provenance::Vendor, Provenance::Secondary, Provenance::Unverified,
                                   Provenance::Derived, Provenance::Assumed, Provenance::Measured})
            QVERIFY2(counts[p] > 50, std::string(provenanceName(p)).c_str());
        QCOMPARE(counts[Provenance::User] + counts[Provenance::Drawn], 0);
        const SpecValue* measured = findSpec(*catalog_.find("dell-xe9680-h100"), "power_measured_max_w");
        QCOMPARE(measured->provenance, Provenance::Measured);
        QCOMPARE(measured->qualifier, Qualifier::Measured);
    }

    void missingStaysMissing() {
        const PartSpec* box = catalog_.find("lenovo-sr680a-v3-h200");
        QVERIFY(!findSpec(*box, "weight_kg"));
        const PartFacts facts = catalog_.facts(*box);
        QVERIFY(!facts.mass);
        QVERIFY(!facts.depth);
        QVERIFY(!facts.psu);
        for (const PartSpec& part : catalog_.parts()) {
            const SpecValue* weight = findSpec(part, "weight_kg");
            QVERIFY2(!weight || std::get<double>(weight->value) > 0, part.id.c_str());
        }
    }

    void keysHaveOneNameForOneThing() {
        for (const PartSpec& part : catalog_.parts()) {
            for (const char* trap : {"power_typ_w", "heat_typ_btu_h", "amps_a", "volt_v", "power_kva"})
                QVERIFY2(!findSpec(part, trap), part.id.c_str());
            if (part.kind == "ups" || part.kind == "rack_pdu" || part.kind == "genset")
                QVERIFY2(!findSpec(part, "power_kw"), part.id.c_str());
        }
    }

    void everyTemplatePartCanBePlacedAndCabled_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : kTemplateParts)
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void everyTemplatePartCanBePlacedAndCabled() {
        QFETCH(QString, id);
        const PartSpec* part = catalog_.find(id.toStdString());
        QVERIFY(part);
        const PartFacts facts = catalog_.facts(*part);
        QVERIFY(part->placement != Placement::NotPlaced);
        QVERIFY(facts.width && facts.depth);
        QVERIFY(facts.mass);
        const bool racked = part->placement == Placement::RackUnits;
        QVERIFY(!racked || (facts.heightU && facts.heightU->value > 0));
        QVERIFY(racked || part->placement == Placement::ZeroU || (facts.width && facts.height));
        if (part->kind == "system" || part->kind == "switch" || part->kind == "storage" ||
            part->kind == "server_cpu") {
            QVERIFY(!part->ports.empty());
            QVERIFY(facts.maxPower);
            const bool managed = std::any_of(part->ports.begin(), part->ports.end(), [](const PortGroup& g) {
                return g.role == PortRole::OutOfBand && g.connector == "RJ45";
            });
            QVERIFY(managed);
        }
        if (part->kind == "crah" || part->kind == "cdu" || part->kind == "ups" || part->kind == "rack_pdu")
            QVERIFY(facts.capacity);
        if (part->kind == "crah") QVERIFY(facts.airflow);
        if (part->kind == "rack") QVERIFY(facts.rackUnits && facts.staticLoad);
    }

    void quantum2HasSixtyFourPortsInThirtyTwoCages() {
        const PartSpec* qm = catalog_.find("nvidia-qm9700");
        const PortGroup& group = qm->ports.front();
        QCOMPARE(group.count, 64u);
        QCOMPARE(group.cages(), 32u);
        QCOMPARE(inGigabitsPerSecond(group.rate), 400.0);
        QCOMPARE(group.connector, std::string("OSFP"));
        QCOMPARE(group.protocols, Protocols::InfiniBand);
        QCOMPARE(group.maxBreakout, 2u);
        QCOMPARE(portName(group, 0), std::string("1/1"));
        QCOMPARE(portName(group, 63), std::string("32/2"));
        std::set<std::string> names;
        for (std::uint32_t i = 0; i < group.count; ++i)
            names.insert(portName(group, i));
        QCOMPARE(names.size(), std::size_t(64));
    }

    void dgxH100LeavesThroughFourCages() {
        const PartSpec* dgx = catalog_.find("dgx-h100");
        std::map<PortRole, std::uint32_t> ports;
        for (const PortGroup& group : dgx->ports)
            ports[group.role] += group.count;
        QCOMPARE(ports[PortRole::Compute], 8u);
        QCOMPARE(dgx->ports.front().cages(), 4u);
        QCOMPARE(ports[PortRole::Storage], 2u);
        QCOMPARE(ports[PortRole::InBand], 2u);
        QCOMPARE(ports[PortRole::OutOfBand], 1u);
        QCOMPARE(dgx->ports.front().provenance, Provenance::Unverified);
    }

    void nvl72ScaleUpLinksMeet() {
        const auto links = [&](const char* id) {
            std::uint32_t n = 0;
            for (const PortGroup& group : catalog_.find(id)->ports)
                n += group.role == PortRole::ScaleUp ? group.count : 0;
            return n;
        };
        QCOMPARE(18 * links("gb200-compute-tray"), 9 * links("nvlink5-switch-tray"));
        QCOMPARE(18 * links("gb200-compute-tray"), 1296u);
    }

    void portNamesOfAPartNeverCollide() {
        for (const PartSpec& part : catalog_.parts()) {
            std::set<std::string> names;
            std::size_t count = 0;
            for (const PortGroup& group : part.ports) {
                for (std::uint32_t i = 0; i < group.count; ++i, ++count)
                    names.insert(portName(group, i));
            }
            QVERIFY2(names.size() == count, part.id.c_str());
        }
    }

    void searchFindsWhileTyping() {
        const auto top = [&](const char* text) {
            const auto hits = catalog_.search(QString::fromUtf8(text));
            return hits.empty() ? std::string() : catalog_.parts()[hits.front()].id;
        };
        QCOMPARE(top("qm97"), std::string("nvidia-qm9700"));
        QCOMPARE(top("QM-9700"), std::string("nvidia-qm9700"));
        QCOMPARE(top("dgx h100"), std::string("dgx-h100"));
        QCOMPARE(top("  DGX   b3 "), std::string("dgx-b300"));
        QVERIFY(catalog_.search(QStringLiteral("no such thing")).empty());
        QCOMPARE(catalog_.search(QString()).size(), catalog_.size());
        QCOMPARE(catalog_.search(QStringLiteral(" - . ")).size(), catalog_.size());
    }

    void searchFiltersByKindVendorAndProvenance() {
        CatalogFilter filter;
        filter.kinds = {"switch"};
        filter.vendors = {"NVIDIA"};
        const auto hits = catalog_.search(QStringLiteral("sn"), filter);
        QVERIFY(hits.size() > 5);
        for (const std::size_t i : hits) {
            QCOMPARE(catalog_.parts()[i].kind, std::string("switch"));
            QCOMPARE(catalog_.parts()[i].vendor, std::string("NVIDIA"));
        }
        filter = {};
        filter.provenances = {Provenance::Measured};
        const auto measured = catalog_.search(QString(), filter);
        QVERIFY(!measured.empty() && measured.size() < catalog_.size() / 4);
        filter = {};
        filter.placements = {Placement::ZeroU};
        for (const std::size_t i : catalog_.search(QString(), filter))
            QCOMPARE(catalog_.parts()[i].placement, Placement::ZeroU);
        const auto kinds = catalog_.kinds();
        QVERIFY(std::find(kinds.begin(), kinds.end(), "crah") != kinds.end());
        QVERIFY(std::is_sorted(kinds.begin(), kinds.end()));
        QVERIFY(catalog_.vendors().size() > 20);
    }

    void searchKeepsUpWithTyping() {
        QElapsedTimer timer;
        timer.start();
        constexpr int kRounds = 200;
        std::size_t hits = 0;
        for (int i = 0; i < kRounds; ++i)
            hits += catalog_.search(QStringLiteral("nvidia h")).size();
        QVERIFY(hits > 0);
        // 1 ms is the promise; the margin is for loaded machines and sanitizers.
        QVERIFY2(timer.nsecsElapsed() / kRounds < 5'000'000,
                 qPrintable(QString::number(timer.nsecsElapsed() / kRounds)));
    }

    void userPartReplacesAShippedOneOnlyWithAReason() {
        QTemporaryDir dir;
        QVERIFY(write(dir.filePath(QStringLiteral("a.json")), userPart("nvidia-qm9700")));
        QVERIFY(write(dir.filePath(QStringLiteral("b.json")), userPart("ours-7")));
        Catalog catalog = catalog_;
        const auto problems = catalog.addUserFolder(dir.path());
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems[0].file, std::string("a.json"));
        QCOMPARE(problems[0].error.code, ErrorCode::InvalidArgument);
        QCOMPARE(problems[0].error.context, std::string("reason"));
        QCOMPARE(catalog.find("nvidia-qm9700")->vendor, std::string("NVIDIA"));
        QCOMPARE(catalog.find("ours-7")->origin, PartOrigin::UserFile);

        QVERIFY(write(dir.filePath(QStringLiteral("a.json")),
                      userPart("nvidia-qm9700", "\"reason\": \"metered in our lab\", ")));
        Catalog second = catalog_;
        QVERIFY(second.addUserFolder(dir.path()).empty());
        QCOMPARE(second.find("nvidia-qm9700")->vendor, std::string("Ours"));
        QCOMPARE(second.size(), catalog_.size() + 1);
        QVERIFY(second.replacedBy("nvidia-qm9700"));
        QCOMPARE(second.replacedBy("nvidia-qm9700")->vendor, std::string("NVIDIA"));
        QVERIFY(!second.search(QStringLiteral("box 7")).empty());
    }

    void oneBadUserFileLosesNoOther() {
        QTemporaryDir dir;
        const QByteArray good = userPart("good-1");
        QVERIFY(write(dir.filePath(QStringLiteral("1-empty.json")), {}));
        QVERIFY(write(dir.filePath(QStringLiteral("2-cut.json")), good.left(good.size() / 2)));
        QVERIFY(write(dir.filePath(QStringLiteral("3-binary.json")), QByteArray("\0\xff\xfe\x80 junk", 9)));
        QVERIFY(write(dir.filePath(QStringLiteral("4-huge.json")), QByteArray(5 * 1024 * 1024, ' ')));
        QVERIFY(write(dir.filePath(QStringLiteral("5-deep.json")), QByteArray(200'000, '[')));
        QVERIFY(write(dir.filePath(QStringLiteral("6-unknown.json")), userPart("x-1", "\"colour\": 3, ")));
        QByteArray negative = userPart("x-2");
        negative.replace("900", "-900");
        QVERIFY(write(dir.filePath(QStringLiteral("7-negative.json")), negative));
        QByteArray slipped = userPart("x-3");
        slipped.replace("900", "900000");
        QVERIFY(write(dir.filePath(QStringLiteral("8-slipped.json")), slipped));
        QVERIFY(write(dir.filePath(QStringLiteral("9-good.json")), good));
        QVERIFY(write(dir.filePath(QStringLiteral("9-twice.json")), good));
        Catalog catalog = catalog_;
        const auto problems = catalog.addUserFolder(dir.path());
        QVERIFY(catalog.find("good-1"));
        QCOMPARE(catalog.size(), catalog_.size() + 1);
        QCOMPARE(problems.size(), std::size_t(9));
        QCOMPARE(problems[3].error.code, ErrorCode::Unsupported);
        QCOMPARE(problems[5].error.context, std::string("colour"));
        QCOMPARE(problems[6].error.context, std::string("specs[0].value"));
        QVERIFY(problems[7].error.detail.find("check the unit") != std::string::npos);
        QCOMPARE(problems[8].error.code, ErrorCode::Duplicate);
        for (const CatalogProblem& problem : problems)
            QVERIFY2(!problem.error.detail.empty(), problem.file.c_str());
    }

    void missingFolderAddsNothing() {
        Catalog catalog = catalog_;
        QVERIFY(catalog.addUserFolder(QStringLiteral("/no/such/folder")).empty());
        QCOMPARE(catalog.size(), catalog_.size());
        QCOMPARE(Catalog::builtin(QStringLiteral(":/nowhere")).error().code, ErrorCode::NotFound);
    }

    void newerOrForeignCatalogueIsRefused() {
        QCOMPARE(partsFromCatalogJson(R"({"format": "clusterwright-catalogue", "version": 2, "parts": []})")
                     .error()
                     .code,
                 ErrorCode::NewerFormat);
        QCOMPARE(partsFromCatalogJson(R"({"format": "other", "version": 1, "parts": []})").error().context,
                 std::string("format"));
        QCOMPARE(partsFromCatalogJson("[]").error().code, ErrorCode::ParseError);
        QCOMPARE(partsFromCatalogJson("").error().code, ErrorCode::ParseError);
    }

private:
    Catalog catalog_;
};

CW_REGISTER_TEST(LibraryCatalogTest);
#include "library_catalog_test.moc"
