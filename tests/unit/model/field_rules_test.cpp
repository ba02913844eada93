#include "model/edit/history.h"
#include "model/json/project_json.h"
#include "tests/support/sample_design.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <set>

using namespace cw;
using nlohmann::json;

namespace {

json sampleJson() {
    return json::parse(projectToJson(test::sampleDesign()));
}

Error errorOf(const json& design) {
    const auto read = projectFromJson(design.dump());
    return read.ok() ? Error{ErrorCode::Internal, "accepted", {}} : read.error();
}

/// The object with id 1 of a collection, which has every field.
json& first(json& design, std::string_view collection) {
    json& list = design[std::string(collection)];
    return list.is_array() ? list[0] : list;
}

} // namespace

class FieldRulesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Of every field of every kind: what no default stands for must be in the file, the rest may be left
    /// out.
    void whatIsNeededIsMissedByName() {
        const json whole = sampleJson();
        QCOMPARE(errorOf(whole).context, std::string("accepted"));
        int needed = 0, spared = 0;
        forEachEntityType([&](auto type) {
            using T = typename decltype(type)::type;
            const std::string collection(collectionName(T::kKind));
            forEachField<T>([&](auto f) {
                json design = whole;
                first(design, collection).erase(f.name);
                const Error error = errorOf(design);
                if (int(error.code) == int(ErrorCode::NotFound)) {
                    // The end of a cable, whose device nobody names.
                    QVERIFY2(QByteArray::fromStdString(error.context).endsWith(f.name), f.name);
                } else if (isNeeded(f)) {
                    ++needed;
                    QVERIFY2(QByteArray::fromStdString(error.context).endsWith(f.name), f.name);
                    QCOMPARE(error.detail, std::string("missing"));
                    QCOMPARE(int(error.code), int(ErrorCode::ParseError));
                } else {
                    ++spared;
                    QVERIFY2(error.context == "accepted", (error.context + ": " + error.detail).c_str());
                }
            });
        });
        QVERIFY(needed > 40 && spared > 40);
    }

    /// Of every number with a range: just outside is refused, with the range and what was found.
    void numbersKeepTheirRange() {
        const json whole = sampleJson();
        int checked = 0;
        forEachEntityType([&](auto type) {
            using T = typename decltype(type)::type;
            forEachField<T>([&](auto f) {
                if (!f.rules.number || std::is_same_v<typename decltype(f)::Value, Size>) return;
                const ValueRange& range = f.rules.number->range;
                const double unit = f.rules.number->perUnit;
                for (const double outside : {range.aboveLow ? range.low : range.low - 1, range.high + 1}) {
                    if (!std::isfinite(outside)) continue;
                    json design = whole;
                    const double stored = outside * unit;
                    json& member = first(design, collectionName(T::kKind))[f.name];
                    if (member.is_number_float())
                        member = stored;
                    else
                        member = std::int64_t(stored);
                    const Error error = errorOf(design);
                    if (error.code == ErrorCode::ParseError) continue; // beyond the type already
                    ++checked;
                    QCOMPARE(int(error.code), int(ErrorCode::InvalidArgument));
                    QVERIFY2(error.range && error.range->found, f.name);
                    QCOMPARE(*error.range->found, outside);
                    QCOMPARE(error.range->low, range.low);
                    QCOMPARE(error.range->high, range.high);
                }
            });
        });
        QVERIFY(checked > 30);
    }

    void senselessValuesAreRefused_data() {
        QTest::addColumn<QString>("collection");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("good");
        const auto row = [](const char* name, const char* collection, const char* field, const char* value,
                            bool good = false) {
            QTest::newRow(name) << QString::fromLatin1(collection) << QString::fromLatin1(field)
                                << QByteArray(value) << good;
        };
        row("no speed", "cables", "speed_gbps", "0");
        row("beyond the pole", "sites", "latitude_deg", "999");
        row("no country", "sites", "country", "\"ZZ\"");
        row("a country in small letters", "sites", "country", "\"de\"");
        row("a country", "sites", "country", "\"JO\"", true);
        row("country unknown", "sites", "country", "\"\"", true);
        row("no currency", "project", "currency", "\"banana\"");
        row("no currency of today", "project", "currency", "\"DEM\"");
        row("a currency", "project", "currency", "\"CHF\"", true);
        row("shore of the Dead Sea", "sites", "altitude_m", "-430", true);
        row("below any shore", "sites", "altitude_m", "-501");
        row("hall of no size", "halls", "size", R"({"width_um": 0, "height_um": 5000000})");
        row("hall inside out", "halls", "size", R"({"width_um": 5000000, "height_um": -5000000})");
        row("voltage below zero", "power_elements", "voltage_v", "-1");
        row("two and a half phases", "power_elements", "phases", "2.5");
        row("no phase", "power_elements", "phases", "0");
        row("unit below the floor", "devices", "u", "-3");
        row("place beyond the map", "power_elements", "pose",
            R"({"origin": {"x_um": 9000000000000000, "y_um": 0}, "turn": "north"})");
    }
    void senselessValuesAreRefused() {
        QFETCH(QString, collection);
        QFETCH(QString, field);
        QFETCH(QByteArray, value);
        QFETCH(bool, good);
        json design = sampleJson();
        first(design, collection.toStdString())[field.toStdString()] = json::parse(value.toStdString());
        const Error error = errorOf(design);
        if (good) {
            QCOMPARE(error.context, std::string("accepted"));
            return;
        }
        QVERIFY2(error.context.find(field.toStdString()) != std::string::npos, error.context.c_str());
        QVERIFY(!error.detail.empty());
    }

    /// Every reference to a part, with a part of every kind of the sample: taken where the rule lists the
    /// kind, else refused with the part, its kind and the kinds that are allowed.
    void partsAreTakenWhereTheySuit() {
        const Project design = test::sampleDesign();
        const json whole = json::parse(projectToJson(design));
        int refused = 0, taken = 0;
        forEachEntityType([&](auto type) {
            using T = typename decltype(type)::type;
            forEachField<T>([&](auto f) {
                if (!f.parts) return;
                const PartRule& rule = f.parts(design.store<T>()[Id<T>(1)]);
                for (const auto& [id, part] : design.parts()) {
                    json changed = whole;
                    first(changed, collectionName(T::kKind))[f.name] = id.value();
                    const Error error = errorOf(changed);
                    const std::string& kind = part.spec.kind;
                    const bool suits = rule.kinds.empty()
                                           ? kind != "cable" && kind != "transceiver" // all are of rack units
                                           : std::ranges::find(rule.kinds, kind) != rule.kinds.end();
                    QCOMPARE(error.context == "accepted", suits);
                    ++(suits ? taken : refused);
                    if (suits) continue;
                    QVERIFY(error.detail.find(part.spec.id) != std::string::npos);
                    QVERIFY(error.detail.find(kind) != std::string::npos);
                    for (const std::string_view allowed : rule.kinds)
                        QVERIFY(error.detail.find(allowed) != std::string::npos);
                }
            });
        });
        QVERIFY(refused > 20 && taken > 6);
    }

    /// Edits obey the same rules, also the one that gives a part that is in use another kind.
    void editsObeyTheSameRules() {
        test::SmallDesign d;
        const RackId rack = d.rack("A1", {m(1), m(1)});
        const PartId server = d.serverPart();
        const DeviceId device = d.device("n1", rack, server, 1);
        const auto tried = [&](const History::Edit& edit) { return d.history.run("edit", edit); };
        const auto asRack = tried([&](ProjectEditor& e) { return e.set(rack, &Rack::part, server); });
        QVERIFY(!asRack.ok() && asRack.error().code == ErrorCode::InvalidArgument);
        PartSpec fibre = d.project().parts()[server].spec;
        fibre.kind = "fiber";
        const auto turned = tried([&](ProjectEditor& e) { return e.set(server, Part{fibre}); });
        QVERIFY(!turned.ok());
        QCOMPARE(turned.error().context, "device/" + std::to_string(device.value()) + ".part");
        QCOMPARE(d.project().parts()[server].spec.kind, std::string("system"));
        QVERIFY(!tried([&](ProjectEditor& e) { return e.set(d.site, &Site::altitude, metres(-600)); }).ok());
        QVERIFY(tried([&](ProjectEditor& e) { return e.set(d.site, &Site::altitude, metres(-430)); }).ok());
    }
};

CW_REGISTER_TEST(FieldRulesTest);
#include "field_rules_test.moc"
