#include "model/exchange/netbox_import.h"
#include "model/library/catalog.h"
#include "model/library/part_facts.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <random>

using namespace cw;

namespace {

QString fixture(const char* name) {
    return QStringLiteral(CW_SOURCE_DIR "/tests/reference/netbox/") + QString::fromLatin1(name);
}

std::string textOf(const char* name) {
    QFile file(fixture(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

NetboxImport import(const char* name) {
    return importNetboxFiles({fixture(name)});
}

double number(const PartSpec& part, const char* key) {
    const SpecValue* spec = findSpec(part, key);
    return spec && std::holds_alternative<double>(spec->value) ? std::get<double>(spec->value) : -1;
}

const NetboxProblem* problemAt(const NetboxImport& import, const std::string& field) {
    const auto found = std::find_if(import.problems.begin(), import.problems.end(),
                                    [&](const NetboxProblem& p) { return p.field == field; });
    return found == import.problems.end() ? nullptr : &*found;
}

const char* const kMinimal = "manufacturer: A\nmodel: B\nslug: a-b\nu_height: 1\nis_full_depth: true\n";

} // namespace

class NetboxImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void switchKeepsItsPortsAndCages() {
        const NetboxImport result = import("switch.yaml");
        QVERIFY(result.problems.empty());
        QCOMPARE(result.parts.size(), std::size_t(1));
        const PartSpec& part = result.parts[0];
        QCOMPARE(part.id, std::string("northgate-quad-64"));
        QCOMPARE(part.kind, std::string("switch"));
        QCOMPARE(part.origin, PartOrigin::Imported);
        QCOMPARE(part.placement, Placement::RackUnits);
        QCOMPARE(part.ports.size(), std::size_t(2));
        QCOMPARE(part.ports[0].role, PortRole::OutOfBand);
        QCOMPARE(part.ports[0].connector, std::string("RJ45"));
        const PortGroup& fabric = part.ports[1];
        QCOMPARE(fabric.count, 64u);
        QCOMPARE(fabric.cages(), 32u);
        QCOMPARE(fabric.protocols, Protocols::InfiniBand);
        QCOMPARE(inGigabitsPerSecond(fabric.rate), 400.0);
        QCOMPARE(portName(fabric, 0), std::string("P0.0"));
        QCOMPARE(portName(fabric, 63), std::string("P31.1"));
        QCOMPARE(fabric.provenance, Provenance::Secondary);
        QVERIFY(qAbs(number(part, "weight_kg") - 14.742) < 1e-3);
    }

    void maximumDrawIsANameplateAndAllocatedABudget() {
        const PartSpec part = import("switch.yaml").parts.at(0);
        QCOMPARE(findSpec(part, "psu_draw_each_w")->qualifier, Qualifier::Nameplate);
        QCOMPARE(findSpec(part, "power_allocated_w")->qualifier, Qualifier::Budget);
        QVERIFY(!findSpec(part, "power_max_w"));
        const PartFacts facts = factsOf(part);
        QVERIFY(!facts.maxPower);
        QCOMPARE(inWatts(facts.budget->value), 1800.0);
        QCOMPARE(facts.psu->count, 2u);
        const PartFacts server = factsOf(import("server.yaml").parts.at(0));
        QVERIFY(!planningPower(server));
    }

    void serverKeepsHalfUnitsAndEachKindOfPort() {
        const NetboxImport result = import("server.yaml");
        QVERIFY(result.problems.empty());
        const PartSpec& part = result.parts.at(0);
        QCOMPARE(part.kind, std::string("server_cpu"));
        QCOMPARE(factsOf(part).heightU->value, 2.5);
        QVERIFY(factsOf(part).fullDepth->value);
        QCOMPARE(number(part, "weight_kg"), 21.5);
        QCOMPARE(part.ports.size(), std::size_t(3));
        QCOMPARE(part.ports[1].count, 2u);
        QCOMPARE(portName(part.ports[1], 1), std::string("NIC.2"));
        QCOMPARE(part.ports[2].connector, std::string("OSFP-RHS"));
    }

    void rackPduKeepsOutletsAndCapacity() {
        const NetboxImport result = import("pdu.yaml");
        QVERIFY(result.problems.empty());
        const PartSpec& part = result.parts.at(0);
        QCOMPARE(part.kind, std::string("rack_pdu"));
        QCOMPARE(part.placement, Placement::ZeroU);
        QCOMPARE(number(part, "outlets_c13"), 24.0);
        QCOMPARE(number(part, "outlets_c19"), 12.0);
        QCOMPARE(inKilowatts(factsOf(part).capacity->value), 22.0);
    }

    void racksConvertInchesAndRefuseImpossibleDepths() {
        const NetboxImport result = import("rack.yaml");
        QCOMPARE(result.parts.size(), std::size_t(2));
        const PartSpec& first = result.parts[0];
        QCOMPARE(first.kind, std::string("rack"));
        QCOMPARE(first.placement, Placement::FreeStanding);
        QVERIFY(qAbs(number(first, "width_mm") - 750.062) < 1e-6);
        QCOMPARE(factsOf(first).rackUnits->value, 48.0);
        QCOMPARE(inKilograms(factsOf(first).staticLoad->value), 1500.0);
        // 2265 in would be 57 m: a slip of the unit is left out, the rack stays.
        QVERIFY(!findSpec(first, "height_mm"));
        QVERIFY(problemAt(result, "outer_height"));
        QCOMPARE(problemAt(result, "outer_height")->line, 11);
        QVERIFY(!findSpec(result.parts[1], "mounting_depth_mm"));
        QCOMPARE(problemAt(result, "mounting_depth")->line, 33);
        QCOMPARE(result.problems.size(), std::size_t(2));
    }

    void everySlipIsNamedByFileLineAndFieldAndLosesNothingElse() {
        const NetboxImport result = import("slips.yaml");
        QCOMPARE(result.parts.size(), std::size_t(1));
        const PartSpec& part = result.parts[0];
        QCOMPARE(part.id, std::string("northgate-slips"));
        struct Expected {
            const char* field;
            int line;
            ErrorCode code;
        };
        const Expected expected[] = {
            {"slug", 4, ErrorCode::InvalidArgument},
            {"is_full_depth", 6, ErrorCode::ParseError},
            {"airflow", 7, ErrorCode::InvalidArgument},
            {"weight_unit", 2, ErrorCode::NotFound},
            {"colour", 9, ErrorCode::Unsupported},
            {"power-ports[0].maximum_draw", 13, ErrorCode::InvalidArgument},
            {"power-ports[1].allocated_draw", 17, ErrorCode::Conflict},
            {"power-ports[2].name", 18, ErrorCode::Duplicate},
            {"power-ports[3].maximum_draw", 23, ErrorCode::ParseError},
            {"power-ports[4].maximum_draw", 26, ErrorCode::InvalidArgument},
            {"power-ports[5].name", 27, ErrorCode::NotFound},
            {"power-ports[6]", 28, ErrorCode::ParseError},
            {"power-outlets[0].power_port", 32, ErrorCode::NotFound},
            {"power-outlets[0].feed_leg", 33, ErrorCode::InvalidArgument},
            {"interfaces[0].type", 36, ErrorCode::Unsupported},
            {"interfaces[1].speed", 39, ErrorCode::Unsupported},
            {"module-bays", 40, ErrorCode::ParseError},
        };
        for (const Expected& e : expected) {
            const NetboxProblem* problem = problemAt(result, e.field);
            QVERIFY2(problem, e.field);
            QCOMPARE(problem->code, e.code);
            QVERIFY2(problem->line == e.line,
                     (std::string(e.field) + " " + std::to_string(problem->line)).c_str());
            QCOMPARE(problem->file, std::string("slips.yaml"));
            QVERIFY(!problem->what.isEmpty());
            QVERIFY(!problem->partLost);
        }
        QCOMPARE(result.problems.size(), std::size(expected));
        QVERIFY(
            std::is_sorted(result.problems.begin(), result.problems.end(),
                           [](const NetboxProblem& a, const NetboxProblem& b) { return a.line < b.line; }));
        QVERIFY(!findSpec(part, "weight_kg")); // no unit, no weight
        QVERIFY(!findSpec(part, "is_full_depth"));
        QVERIFY(!findSpec(part, "power_allocated_w"));
        QCOMPARE(part.ports.size(), std::size_t(1));
    }

    void oneLostPartLosesNoOther() {
        const NetboxImport result = import("lost.yaml");
        QCOMPARE(result.parts.size(), std::size_t(1));
        QCOMPARE(result.parts[0].id, std::string("northgate-fine"));
        const auto lost = std::count_if(result.problems.begin(), result.problems.end(),
                                        [](const NetboxProblem& p) { return p.partLost; });
        QCOMPARE(lost, std::ptrdiff_t(4));
        QVERIFY(problemAt(result, "manufacturer"));
    }

    void aFolderIsReadWholeAndBadFilesAreProblems() {
        QTemporaryDir dir;
        const auto put = [&](const char* name, const std::string& text) {
            QFile file(dir.filePath(QString::fromLatin1(name)));
            return file.open(QIODevice::WriteOnly) &&
                   file.write(text.data(), qint64(text.size())) == qint64(text.size());
        };
        QVERIFY(put("1-good.yaml", kMinimal));
        QVERIFY(put("2-again.yml", kMinimal));
        QVERIFY(put("3-empty.yaml", ""));
        QVERIFY(put("4-binary.yaml", std::string("\x7f"
                                                 "ELF\0\xff\xfe",
                                                 7)));
        QVERIFY(put("5-broken.yaml", "manufacturer: [A\nmodel: }"));
        QVERIFY(put("6-huge.yaml", std::string(5 * 1024 * 1024, 'a')));
        QVERIFY(put("7-deep.yaml", std::string(100'000, '[')));
        QVERIFY(
            put("8-last.yaml", "manufacturer: A\nmodel: C\nslug: a-c\nu_height: 2\nis_full_depth: true\n"));
        QVERIFY(put("9-notes.txt", "not for us"));
        const NetboxImport result =
            importNetboxFiles({dir.path(), dir.filePath(QStringLiteral("absent.yaml"))});
        QCOMPARE(result.parts.size(), std::size_t(2));
        QCOMPARE(result.parts[1].id, std::string("a-c"));
        QCOMPARE(result.problems.size(), std::size_t(7));
        QCOMPARE(result.problems[0].code, ErrorCode::Duplicate);
        QCOMPARE(result.problems[3].file, std::string("5-broken.yaml"));
        QVERIFY(result.problems[3].line >= 1);
        QCOMPARE(result.problems[4].code, ErrorCode::Unsupported);
        QCOMPARE(result.problems[6].code, ErrorCode::ReadFailed);
        for (const NetboxProblem& problem : result.problems)
            QVERIFY(problem.partLost);
    }

    void everyTruncationAndManyDamagesAreSurvived() {
        const std::string good = textOf("slips.yaml") + textOf("rack.yaml");
        QVERIFY(good.size() > 500);
        for (std::size_t n = 0; n < good.size(); n += 3) {
            for (const PartSpec& part : importNetboxTypes({{"cut.yaml", good.substr(0, n)}}).parts)
                QVERIFY(checkPart(part).ok());
        }
        std::mt19937 random(11);
        std::size_t problems = 0;
        for (int round = 0; round < 1500; ++round) {
            std::string bad = good;
            for (int k = 0; k < 4; ++k)
                bad[random() % bad.size()] = "\n\t :-[]{}&*!|>'\"%@`#,?0aZ"[random() % 25];
            const NetboxImport result = importNetboxTypes({{"bad.yaml", bad}});
            problems += result.problems.size();
            for (const PartSpec& part : result.parts)
                QVERIFY(checkPart(part).ok());
        }
        QVERIFY(problems > 1500);
    }

    void strayBracketsEndADocumentNotTheProgram() {
        for (const char* stray :
             {"]", "}", "a: b\n]\nc: d", "- x\n}", ": :\n]", "%YAML 1.2", "...", "--- ]"}) {
            const NetboxImport result =
                importNetboxTypes({{"x.yaml", std::string(stray) + "\n---\n" + kMinimal}});
            QVERIFY2(result.parts.size() == 1, stray);
        }
    }

    void wrongTypesNeverBecomeValues_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("field");
        const auto row = [](const char* name, const char* line, const char* field) {
            QTest::newRow(name) << QByteArray(line) << QByteArray(field);
        };
        row("weight not a number", "weight: .nan\nweight_unit: kg", "weight");
        row("weight infinite", "weight: .inf\nweight_unit: kg", "weight");
        row("weight negative", "weight: -3\nweight_unit: kg", "weight");
        row("weight in tonnes of grams", "weight: 9e99\nweight_unit: g", "weight");
        row("weight a list", "weight: [1]\nweight_unit: kg", "weight");
        row("unit unknown", "weight: 3\nweight_unit: st", "weight_unit");
        row("watts not whole", "power-ports: [{name: a, type: b, maximum_draw: 10.5}]",
            "power-ports[0].maximum_draw");
        row("watts zero", "power-ports: [{name: a, type: b, maximum_draw: 0}]",
            "power-ports[0].maximum_draw");
        row("ports a mapping", "interfaces: {name: a}", "interfaces");
        row("name empty", "interfaces: [{name: '', type: 10gbase-t}]", "interfaces[0].name");
        row("name too long",
            "interfaces: [{name: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, "
            "type: 10gbase-t}]",
            "interfaces[0].name");
        row("name with a percent sign", "interfaces: [{name: 'p%1', type: 10gbase-t}]", "interfaces[0].name");
        row("field twice", "airflow: passive\nairflow: mixed", "airflow");
        row("alias loop", "comments: &a [*a]", "");
    }
    void wrongTypesNeverBecomeValues() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, field);
        const NetboxImport result = importNetboxTypes({{"x.yaml", kMinimal + line.toStdString()}});
        if (field.isEmpty()) return; // being here is the test
        QVERIFY(problemAt(result, field.toStdString()));
        QCOMPARE(result.parts.size(), std::size_t(1));
        QVERIFY(!findSpec(result.parts[0], "weight_kg"));
        QVERIFY(!findSpec(result.parts[0], "psu_draw_each_w"));
        QVERIFY(result.parts[0].ports.empty());
    }

    void importedPartsEnterTheCatalogueAndRoundTrip() {
        auto catalog = Catalog::builtin();
        QVERIFY(catalog.ok());
        for (const char* file : {"switch.yaml", "server.yaml", "pdu.yaml", "rack.yaml"}) {
            for (const PartSpec& part : import(file).parts) {
                QVERIFY(catalog->addUserPart(part).ok());
                QCOMPARE(*catalog->find(part.id), part);
                QCOMPARE(*partFromJson(partToJson(part)), part);
            }
        }
    }
};

CW_REGISTER_TEST(NetboxImportTest);
#include "netbox_import_test.moc"
