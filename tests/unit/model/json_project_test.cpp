#include "model/json/project_json.h"
#include "tests/support/sample_design.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <clocale>
#include <random>

using namespace cw;

namespace {

std::string header(const std::string& rest) {
    return R"({"format": "clusterwright", "format_version": 1, "project": {"currency": "USD"})" + rest + "}";
}

/// A rack in a hall with all that they need, the given text in place of the rack.
std::string withRack(const std::string& rack) {
    const std::string part = projectToJson(test::sampleDesign());
    const auto from = part.find("\"parts\": [");
    const auto to = part.find("]", part.find("\n]", from));
    const auto keepFirst = [&](const char* key) { // of the sample's own sites, buildings and halls
        const auto json = nlohmann::json::parse(part);
        return std::string(", \"") + key + "\": [" + json.at(key).at(0).dump() + "]";
    };
    return header(", " + part.substr(from, to - from + 1) + keepFirst("sites") + keepFirst("buildings") +
                  keepFirst("halls") + ", \"racks\": [" + rack + "]");
}

/// What a rack cannot do without beside its references.
#define CW_PLACED R"(, "pose": {"origin": {"x_um": 0, "y_um": 0}, "turn": "north"}, "role": "compute"})"

Error errorOf(const std::string& text) {
    const auto result = projectFromJson(text);
    return result.ok() ? Error{ErrorCode::Internal, "accepted", {}} : result.error();
}

} // namespace

class JsonProjectTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFieldOfEveryKindComesBack() {
        const Project design = test::sampleDesign();
        const std::string text = projectToJson(design);
        const auto read = projectFromJson(text);
        QVERIFY2(read.ok(), read.ok() ? "" : (read.error().context + ": " + read.error().detail).c_str());
        QVERIFY(*read == design);
        QCOMPARE(projectToJson(*read), text);
        QCOMPARE(read->referrers<Rack>(HallId(1)).size(), design.referrers<Device>(RackId(1)).size());
        QVERIFY(read->referrers<Rack>(HallId(1)).size() > 0);
    }

    void everyFieldIsWrittenUnderItsName() {
        const auto json = nlohmann::json::parse(projectToJson(test::sampleDesign()));
        forEachEntityType([&](auto type) {
            using T = typename decltype(type)::type;
            const auto& collection = json.at(std::string(collectionName(T::kKind)));
            const auto& object = collection.is_array() ? collection.at(0) : collection;
            forEachField<T>([&](auto f) { QVERIFY2(object.contains(f.name), f.name); });
        });
    }

    void oneObjectIsOneLine() {
        const Project design = test::sampleDesign();
        const std::string text = projectToJson(design);
        std::size_t lines = 0;
        for (std::size_t at = 0; (at = text.find("\n{\"id\": ", at)) != std::string::npos; ++at)
            ++lines;
        std::size_t objects = 0;
        forEachEntityType(
            [&](auto type) { objects += design.store<typename decltype(type)::type>().size(); });
        QCOMPARE(lines, objects - 1); // all but the project's own
    }

    void anEmptyDesignIsSmallAndComesBack() {
        const auto read = projectFromJson(projectToJson(Project{}));
        QVERIFY(read.ok());
        QVERIFY(*read == Project{});
        QVERIFY(projectFromJson(header("")).ok());
        const Error bare = errorOf(R"({"format": "clusterwright", "format_version": 1, "project": {}})");
        QCOMPARE(bare.context, std::string("project.currency"));
    }

    void equalDesignsHaveEqualHashesAndOthersNot() {
        const Project a = test::sampleDesign();
        QCOMPARE(contentHash(a), contentHash(test::sampleDesign()));
        QCOMPARE(contentHash(a).size(), std::size_t(64));
        QVERIFY(contentHash(a) != contentHash(Project{}));
    }

    void numbersAreExactInAnyLocale() {
        std::mt19937_64 random(7);
        const char* const before = std::setlocale(LC_ALL, "de_DE.UTF-8");
        std::vector<double> values{0.0,
                                   0.1,
                                   5e-324,
                                   1.7976931348623157e308,
                                   1e22,
                                   123456789012345680.0,
                                   18446744073709551616.0,
                                   -9007199254740993.0};
        for (int i = 0; i < 2000; ++i) {
            double d = 0;
            const auto bits = random();
            std::memcpy(&d, &bits, sizeof d);
            if (std::isfinite(d)) values.push_back(d);
        }
        for (const double v : values) {
            ProjectLoader loader;
            (void)loader.place(Id<ProjectInfo>(1), ProjectInfo{});
            PartSpec part = test::samplePart("exact"); // its values may be any number
            part.specs.back().key = "value_of_no_meaning";
            part.specs.back().unit.clear();
            part.specs.back().value = v;
            (void)loader.place(PartId(1), Part{part});
            const Project design = std::move(loader).finish().value();
            const auto read = projectFromJson(projectToJson(design));
            QVERIFY(read.ok());
            const double back = std::get<double>(read->parts()[PartId(1)].spec.specs.back().value);
            QVERIFY(std::memcmp(&back, &v, sizeof v) == 0);
        }
        if (before) std::setlocale(LC_ALL, "C");
    }

    void wrongPlacesAreNamed_data() {
        QTest::addColumn<QByteArray>("rack");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("context");
        const auto row = [](const char* name, const char* rack, ErrorCode code, const char* context) {
            QTest::newRow(name) << QByteArray(rack) << int(code) << QByteArray(context);
        };
        const auto parse = ErrorCode::ParseError;
        const auto invalid = ErrorCode::InvalidArgument;
        row("enum name", R"({"id": 1, "hall": 1, "part": 1, "pose": {"turn": "up"}})", parse,
            "racks[0].pose.turn");
        row("enum type", R"({"id": 1, "hall": 1, "part": 1, "role": 2})", parse, "racks[0].role");
        row("text for number", R"({"id": 1, "hall": "1", "part": 1})", parse, "racks[0].hall");
        row("fraction for id", R"({"id": 1.5, "hall": 1, "part": 1})", parse, "racks[0].id");
        row("id 0", R"({"id": 0, "hall": 1, "part": 1})", invalid, "racks[0].id");
        row("id negative", R"({"id": -1, "hall": 1, "part": 1})", parse, "racks[0].id");
        row("id beyond 32 bits", R"({"id": 4294967296, "hall": 1, "part": 1})", parse, "racks[0].id");
        row("id far too large", R"({"id": 4000000000, "hall": 1, "part": 1)" CW_PLACED, invalid,
            "racks[0].id");
        row("id missing", R"({"hall": 1, "part": 1})", parse, "racks[0].id");
        row("id twice",
            R"({"id": 1, "hall": 1, "part": 1)" CW_PLACED R"(, {"id": 1, "hall": 1, "part": 1)" CW_PLACED,
            ErrorCode::Duplicate, "racks[1].id");
        row("key twice", R"({"id": 1, "hall": 1, "hall": 1, "part": 1})", ErrorCode::Duplicate,
            "racks[0].hall");
        row("unknown field", R"({"id": 1, "hall": 1, "part": 1, "colour": "red"})", parse, "racks[0].colour");
        row("not an object", "7", parse, "racks[0]");
        row("null element", "null", parse, "racks[0]");
        row("null for a needed value", R"({"id": 1, "hall": 1, "part": 1, "locked": null})", parse,
            "racks[0].locked");
        row("list for object", R"({"id": 1, "hall": 1, "part": 1, "pose": []})", parse, "racks[0].pose");
        row("negative power", R"({"id": 1, "hall": 1, "part": 1, "power_limit_w": -5)" CW_PLACED, invalid,
            "racks[0].power_limit_w");
        row("coordinate beyond reach",
            R"({"id": 1, "hall": 1, "part": 1, "pose": {"origin": {"x_um": 9e18}}})", parse,
            "racks[0].pose.origin.x_um");
        row("coordinate beyond the map",
            R"({"id": 1, "hall": 1, "part": 1, "role": "mixed",
                "pose": {"origin": {"x_um": 9000000000000000000, "y_um": 0}, "turn": "east"}})",
            invalid, "racks[0].pose.origin.x_um");
        row("dangling reference", R"({"id": 1, "hall": 1, "part": 77)" CW_PLACED, ErrorCode::NotFound,
            "rack/1.part");
        row("dangling and huge", R"({"id": 1, "hall": 1, "part": 4294967295)" CW_PLACED, ErrorCode::NotFound,
            "rack/1.part");
        row("no reference at all", R"({"id": 1, "part": 1)" CW_PLACED, parse, "racks[0].hall");
        row("no pose", R"({"id": 1, "hall": 1, "part": 1, "role": "compute"})", parse, "racks[0].pose");
        row("half a place", R"({"id": 1, "hall": 1, "part": 1, "role": "compute",
                "pose": {"origin": {"x_um": 0}, "turn": "north"}})",
            parse, "racks[0].pose.origin.y_um");
        row("a part of another kind", R"({"id": 1, "hall": 1, "part": 3)" CW_PLACED, invalid, "rack/1.part");
    }
    void wrongPlacesAreNamed() {
        QFETCH(QByteArray, rack);
        QFETCH(int, code);
        QFETCH(QByteArray, context);
        QVERIFY(projectFromJson(withRack(R"({"id": 1, "hall": 1, "part": 1)" CW_PLACED)).ok());
        const Error error = errorOf(withRack(rack.toStdString()));
        QCOMPARE(QByteArray::fromStdString(error.context), context);
        QCOMPARE(int(error.code), code);
    }

    void wrongFilesAreNamed_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const QByteArray& text, ErrorCode code) {
            QTest::newRow(name) << text << int(code);
        };
        row("empty", "", ErrorCode::NotAProject);
        row("white space", " \n\t", ErrorCode::NotAProject);
        row("another object", "{}", ErrorCode::NotAProject);
        row("another product", R"({"format": "other", "format_version": 1})", ErrorCode::NotAProject);
        row("a list", "[1, 2]", ErrorCode::ParseError);
        row("a number", "1", ErrorCode::ParseError);
        row("text", "hello", ErrorCode::ParseError);
        row("no version", R"({"format": "clusterwright", "project": {}})", ErrorCode::ParseError);
        row("version 0", R"({"format": "clusterwright", "format_version": 0, "project": {}})",
            ErrorCode::InvalidArgument);
        row("version text", R"({"format": "clusterwright", "format_version": "1", "project": {}})",
            ErrorCode::ParseError);
        row("no project", R"({"format": "clusterwright", "format_version": 1})", ErrorCode::ParseError);
        row("project list", R"({"format": "clusterwright", "format_version": 1, "project": []})",
            ErrorCode::ParseError);
        row("project twice",
            R"({"format": "clusterwright", "format_version": 1, "project": {"currency": "USD"}, "project": {}})",
            ErrorCode::Duplicate);
        row("racks object", QByteArray::fromStdString(header(R"(, "racks": {})")), ErrorCode::ParseError);
        row("unknown collection", QByteArray::fromStdString(header(R"(, "things": [])")),
            ErrorCode::ParseError);
        row("unknown member", QByteArray::fromStdString(header(R"(, "things": 1)")), ErrorCode::ParseError);
        row("not a number",
            QByteArray::fromStdString(header(R"(, "sites": [{"id": 1, "latitude_deg": NaN}])")),
            ErrorCode::ParseError);
        row("beyond double",
            QByteArray::fromStdString(header(R"(, "sites": [{"id": 1, "latitude_deg": 1e999}])")),
            ErrorCode::ParseError);
        row("bad UTF-8",
            QByteArray::fromStdString(header(", \"sites\": [{\"id\": 1, \"name\": \"\xff\xfe\"}]")),
            ErrorCode::ParseError);
        row("half a surrogate",
            QByteArray::fromStdString(header(R"(, "sites": [{"id": 1, "name": "\ud800"}])")),
            ErrorCode::ParseError);
        row("text after the end", QByteArray::fromStdString(header("")) + "x", ErrorCode::ParseError);
        row("deep lists", QByteArray::fromStdString(header(", \"sites\": " + std::string(200000, '['))),
            ErrorCode::ParseError);
        QByteArray deep;
        for (int i = 0; i < 100000; ++i)
            deep += "{\"a\":";
        row("deep objects", deep, ErrorCode::ParseError);
        row("zero bytes", QByteArray(4096, '\0'), ErrorCode::ParseError);
    }
    void wrongFilesAreNamed() {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        const Error error = errorOf(text.toStdString());
        QCOMPARE(QString::fromUtf8(errorCodeName(error.code).data()),
                 QString::fromUtf8(errorCodeName(ErrorCode(code)).data()));
        QVERIFY(!error.context.empty());
        QVERIFY(error.detail.size() < 400);
    }

    void aNewerFormatNamesWhatItNeedsWhereverItSaysSo() {
        const Error error = errorOf(R"({"aisles": [{"id": 1}], "format": "clusterwright", "racks": {"new": 1},
                                        "format_version": 2, "needs_version": "3.1"})");
        QCOMPARE(int(error.code), int(ErrorCode::NewerFormat));
        QCOMPARE(error.detail, std::string("3.1"));
        QVERIFY(error.range && error.range->found == 2.0);
        QCOMPARE(error.range->high, double(kFormatVersion));
    }

    void keysMayComeInAnyOrder() {
        nlohmann::json json = nlohmann::json::parse(projectToJson(test::sampleDesign())); // sorts its keys
        const auto read = projectFromJson(json.dump(4));
        QVERIFY(read.ok());
        QVERIFY(*read == test::sampleDesign());
    }

    void aFileCutAnywhereIsRefused() {
        const std::string text = projectToJson(test::sampleDesign());
        for (std::size_t length = 0; length + 2 < text.size(); length += 7)
            QVERIFY2(!projectFromJson(text.substr(0, length)).ok(), std::to_string(length).c_str());
    }

    void aFileWithOneByteChangedNeverCrashes() {
        const std::string text = projectToJson(test::sampleDesign());
        std::mt19937 random(11);
        int refused = 0;
        for (int i = 0; i < 3000; ++i) {
            std::string changed = text;
            changed[random() % changed.size()] = static_cast<char>(random() % 256);
            if (!projectFromJson(changed).ok()) ++refused;
        }
        QVERIFY(refused > 1000);
    }

    void textThatIsNotUtf8IsNeverWritten() {
        ProjectLoader loader;
        ProjectInfo info;
        info.title = "\xc3\x28";
        const Status placed = loader.place(Id<ProjectInfo>(1), info);
        QVERIFY(!placed.ok());
        QCOMPARE(placed.error().context, std::string("project_info/1.title"));
    }

    void holesOfAHostileFileAreBounded() {
        std::string text = header("");
        text.pop_back();
        auto sample = nlohmann::json::parse(projectToJson(test::sampleDesign()));
        for (const char* kind :
             {"sites", "fabrics", "workloads", "variants", "waivers", "scale_up_domains"}) {
            auto& object = sample.at(kind).at(0);
            object["id"] = 67108864;
            text += ", \"" + std::string(kind) + "\": [" + object.dump() + "]";
        }
        const Error error = errorOf(text + "}");
        QCOMPARE(int(error.code), int(ErrorCode::InvalidArgument));
        QVERIFY(error.detail.find("far too large") != std::string::npos);
    }
};

CW_REGISTER_TEST(JsonProjectTest);
#include "json_project_test.moc"
