#include "model/exchange/read_table.h"
#include "model/exchange/registry.h"
#include "model/json/project_json.h"
#include "tests/support/sample_design.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>
#include <set>

using namespace cw;
using cw::test::SmallDesign;

namespace {

struct Cabled : SmallDesign {
    Cabled() {
        const RackId in = rack("A01", {m(5), m(5)});
        const PartId server = serverPart();
        const DeviceId leaf = device("leaf", in, switchPart(), 42, DeviceRole::ComputeSwitch);
        for (int i = 0; i < 3; ++i)
            cable({device("n" + std::to_string(i), in, server, 1 + 2 * i), 0}, {leaf, std::uint16_t(i)});
    }
};

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

PriceBook serverPrice() {
    return PriceBook::fromJson(
               R"({"format":"clusterwright-prices","version":1,"prices":[{"id":"p","item":"server","basis":"each",
        "parts":["server"],"low":90,"typical":100.5,"high":120,"currency":"USD","date":"2026-05","source":"quote 7",
        "provenance":"unverified","confidence":"low"}]})")
        .value();
}

} // namespace

class RegistryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void formatsAreDescribedAndReachable() {
        std::set<std::string> ids;
        for (const Format& format : formats()) {
            QVERIFY2(ids.insert(format.id).second, format.id);
            QVERIFY(!formatName(format).isEmpty() && !formatDescription(format).isEmpty());
            QVERIFY(!format.extensions.empty());
            QVERIFY2(format.exportTo || format.importFrom, format.id);
            QCOMPARE(findFormat(format.id), &format);
        }
        QCOMPARE(findFormat("no-such"), nullptr);
        QCOMPARE(formatForPath("bom", QStringLiteral("a/B.XLSX")), findFormat("bom-xlsx"));
        QCOMPARE(formatForPath("cables", QStringLiteral("x.csv")), findFormat("cables-csv"));
        QCOMPARE(formatForPath("bom", QStringLiteral("x.pdf")), nullptr);
    }

    void everyExportIsWrittenWholeOrFails() {
        Cabled d;
        QTemporaryDir folder;
        for (const Format& format : formats()) {
            if (!format.exportTo) continue;
            const QString name = QString::fromUtf8(format.id) + QLatin1Char('.') +
                                 QString::fromUtf8(format.extensions.front());
            const QString path = folder.filePath(name);
            QVERIFY2(exportAs(format.id, d.project(), path).ok(), format.id);
            QVERIFY2(contents(path).size() > 20, format.id);
            const Status failed =
                exportAs(format.id, d.project(), folder.filePath(QStringLiteral("no/") + name));
            QVERIFY2(!failed.ok(), format.id);
            QCOMPARE(failed.error().code, ErrorCode::WriteFailed);
        }
    }

    void exportsDoNotDependOnTheLocale() {
        Cabled d;
        QTemporaryDir folder;
        const QString a = folder.filePath(QStringLiteral("a.csv"));
        const QString b = folder.filePath(QStringLiteral("b.csv"));
        QVERIFY(exportAs("cables-csv", d.project(), a).ok());
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const Status status = exportAs("cables-csv", d.project(), b);
        QLocale::setDefault(before);
        QVERIFY(status.ok());
        QCOMPARE(contents(a), contents(b));
    }

    void theBillAsJsonHasItsKeys() {
        Cabled d;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("bom.json"));
        const PriceBook prices = serverPrice();
        QVERIFY(exportAs("bom-json", d.project(), path, {&prices}).ok());
        const auto json = nlohmann::json::parse(contents(path).toStdString());
        QCOMPARE(json["lines"].size(), 4u); // server, switch, rack, cable
        const auto& server = json["lines"][0];
        QCOMPARE(server["kind"], "system");
        QCOMPARE(server["part_id"], "server");
        QCOMPARE(server["vendor"], "Example");
        QCOMPARE(server["model"], "server");
        QCOMPARE(server["qty"], 3);
        QCOMPARE(server["unit_usd"], 100.5);
        QCOMPARE(server["total_usd"], 301.5);
        QCOMPARE(server["price_low_usd"], 90.0);
        QCOMPARE(server["price_high_usd"], 120.0);
        QCOMPARE(server["price_source"], "quote 7");
        QCOMPARE(server["price_provenance"], "unverified");
        QCOMPARE(server["provenance"], "vendor");
        QVERIFY(json["lines"][1]["unit_usd"].is_null());
        QCOMPARE(json["unpriced"], 3);
        QCOMPARE(json["totals"]["qty"], 8);
        QCOMPARE(json["totals"]["total_usd"], 301.5);
    }

    void withoutPricesSumsAreUnknownNotZero() {
        Cabled d;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("bom.json"));
        QVERIFY(exportAs("bom-json", d.project(), path).ok());
        const auto json = nlohmann::json::parse(contents(path).toStdString());
        QVERIFY(json["totals"]["total_usd"].is_null());
        QCOMPARE(json["unpriced"], 4);
    }

    void billAndScheduleAgreeInEveryForm() {
        Cabled d;
        QTemporaryDir folder;
        const auto table = [&](const char* id, const char* name) {
            const QString path = folder.filePath(QString::fromUtf8(name));
            const Status status = exportAs(id, d.project(), path);
            return status ? readTable(path) : Result<Table>(status.error());
        };
        for (const auto& [csv, xlsx] :
             {std::pair("bom-csv", "bom-xlsx"), std::pair("cables-csv", "cables-xlsx")}) {
            const auto a = table(csv, "t.csv");
            const auto b = table(xlsx, "t.xlsx");
            QVERIFY(a.ok() && b.ok());
            QCOMPARE(a->header.size(), b->header.size()); // keys for programs, words for people
            for (std::size_t i = 0; i < a->header.size(); ++i)
                QVERIFY2(a->header[i] != b->header[i] && !b->header[i].empty(), a->header[i].c_str());
            QCOMPARE(a->rows.size() + 1, b->rows.size());
            QCOMPARE(b->rows.back().cells.at(0), std::string("Total"));
            for (std::size_t i = 0; i < a->rows.size(); ++i)
                QCOMPARE(a->rows[i].cells, b->rows[i].cells);
        }
        const auto cables = table("cables-csv", "c.csv");
        QCOMPARE(cables->header, (std::vector<std::string>{"label", "fabric", "a_rack", "a_u", "a_device",
                                                           "a_port", "b_rack", "b_u", "b_device", "b_port",
                                                           "media", "length_m", "optic_a", "optic_b"}));
        QCOMPARE(cables->rows.size(), d.project().cables().size());
    }

    void theDesignGoesOutAndComesBack() {
        const Project design = cw::test::sampleDesign();
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("design.json"));
        QVERIFY(exportAs("json", design, path).ok());
        QCOMPARE(contents(path).toStdString(), projectToJson(design));
        const auto back = importFrom("json", {path}, {});
        QVERIFY2(back.ok(), back.ok() ? "" : back.error().detail.c_str());
        QVERIFY(back->project == design);
        QCOMPARE(importFrom("json", {path, path}, {}).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(importFrom("json", {folder.filePath(QStringLiteral("none"))}, {}).error().code,
                 ErrorCode::NotFound);
    }

    void tablesMakeANewDesignOrAddToOne() {
        Cabled d;
        std::vector<PartSpec> parts;
        for (const auto& [id, part] : d.project().parts())
            parts.push_back(part.spec);
        const Catalog catalog = std::move(*Catalog::fromParts(parts));
        QTemporaryDir folder;
        const auto file = [&](const char* name, const char* text) {
            QFile out(folder.filePath(QString::fromUtf8(name)));
            if (!out.open(QIODevice::WriteOnly)) qFatal("no file");
            out.write(text);
            return out.fileName();
        };
        const QString racks = file("r.csv", "name,part\nA01,rack-42\nA02,rack-42\n");
        ImportContext context;
        context.catalog = &catalog;
        const auto made = importFrom("racks-csv", {racks}, context);
        QVERIFY2(made.ok(), made.ok() ? "" : made.error().detail.c_str());
        QCOMPARE(made->project.racks().size(), 2u);
        QCOMPARE(made->added, 2u);
        context.base = &made->project;
        const QString devices = file("d.csv", "name,rack,u,part\nn1,A01,1,server\nn2,A03,1,server\n");
        const auto refused = importFrom("devices-csv", {devices}, context);
        QVERIFY(!refused.ok());
        QVERIFY(QString::fromStdString(refused.error().context).endsWith(QStringLiteral("d.csv:3")));
        context.skipBadRows = true;
        const auto added = importFrom("devices-csv", {devices}, context);
        QVERIFY(added.ok());
        QCOMPARE(added->project.devices().size(), 1u);
        QCOMPARE(added->messages.size(), 1);
    }

    void wrongRequestsAreRefused() {
        Cabled d;
        QCOMPARE(exportAs("no-such", d.project(), QStringLiteral("x")).error().code, ErrorCode::NotFound);
        QCOMPARE(exportAs("netbox", d.project(), QStringLiteral("x")).error().code, ErrorCode::Unsupported);
        QCOMPARE(importFrom("no-such", {QStringLiteral("x")}, {}).error().code, ErrorCode::NotFound);
        QCOMPARE(importFrom("bom-csv", {QStringLiteral("x")}, {}).error().code, ErrorCode::Unsupported);
        QCOMPARE(importFrom("json", {}, {}).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(importFrom("racks-csv", {QStringLiteral("x")}, {}).error().code, ErrorCode::InvalidArgument);
    }
};

CW_REGISTER_TEST(RegistryTest);
#include "registry_test.moc"
