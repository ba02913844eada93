#include "model/edit/commands/add_hall.h"
#include "model/edit/commands/update_parts.h"
#include "model/json/project_json.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"

using namespace cw;
using namespace cw::test;

namespace {

SpecValue& valueOf(PartSpec& part, const std::string& key) {
    for (SpecValue& value : part.specs)
        if (value.key == key) return value;
    qFatal("no such value");
}

/// Two servers one over the other, cabled to a switch, and a catalogue that knows all parts as they are.
struct Desk : SmallDesign {
    PartId serverId = serverPart();
    PartId switchId = switchPart();
    RackId cabinet = rack("A01", {m(1), m(1)});
    DeviceId lower = device("s1", cabinet, serverId, 1);
    DeviceId upper = device("s2", cabinet, serverId, 3);
    DeviceId leaf = device("leaf", cabinet, switchId, 40, DeviceRole::ComputeSwitch);
    std::vector<PartSpec> parts;

    Desk() {
        cable({lower, 0}, {leaf, 0});
        cable({lower, 3}, {leaf, 1});
        cable({upper, 2}, {leaf, 2});
        for (const auto& [id, part] : project().parts())
            parts.push_back(part.spec);
    }
    PartSpec& spec(const std::string& id) {
        for (PartSpec& part : parts)
            if (part.id == id) return part;
        qFatal("no such part");
    }
    Catalog catalog() const {
        auto made = Catalog::fromParts(parts);
        if (!made) qFatal("%s", made.error().context.c_str());
        return std::move(*made);
    }
};

} // namespace

class CommandsPartsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void partsThatAgreeAreNotListed() {
        Desk d;
        const Catalog catalog = d.catalog();
        QVERIFY(findPartUpdates(d.project(), catalog).empty());
        d.spec("server").date = "2030-01-01"; // nothing that a planner sees
        const Catalog later = d.catalog();
        QVERIFY(findPartUpdates(d.project(), later).empty());
    }

    void aChangedValueIsListedWithWhatIsMadeOfIt() {
        Desk d;
        valueOf(d.spec("server"), "power_max_w").value = 1200.0;
        const Catalog catalog = d.catalog();
        const auto updates = findPartUpdates(d.project(), catalog);
        QCOMPARE(updates.size(), 1u);
        QCOMPARE(updates[0].part, d.serverId);
        QCOMPARE(updates[0].placed, 2u);
        QVERIFY(updates[0].isHarmless());
        QCOMPARE(updates[0].changes,
                 (std::vector<PartChange>{{PartChange::What::Changed, "power_max_w", "1000 W", "1200 W"}}));
    }

    void partsOutsideTheCatalogueComeLast() {
        Desk d;
        valueOf(d.spec("switch"), "power_max_w").value = 900.0;
        std::erase_if(d.parts, [](const PartSpec& part) { return part.id == "rack-42"; });
        const Catalog catalog = d.catalog();
        const auto updates = findPartUpdates(d.project(), catalog);
        QCOMPARE(updates.size(), 2u);
        QCOMPARE(updates[0].part, d.switchId);
        QVERIFY(updates[1].isGone());
        QCOMPARE(d.project().parts()[updates[1].part].spec.id, std::string("rack-42"));
        QCOMPARE(updates[1].placed, 1u);
    }

    void portsAndUnitsThatWouldBeLostAreCounted() {
        Desk d;
        d.spec("server").ports[0].count = 2; // ports 2 and 3 are cabled
        valueOf(d.spec("server"), "height_u").value = 3.0;
        const Catalog catalog = d.catalog();
        const auto updates = findPartUpdates(d.project(), catalog);
        QCOMPARE(updates.size(), 1u);
        QCOMPARE(updates[0].lostPorts, 2u);
        QCOMPARE(updates[0].collisions, 2u); // each is in the way of the other
        QVERIFY(!updates[0].isHarmless());
        QCOMPARE(d.history.stepCount(), d.history.doneCount());
    }

    void anUpdateIsOneStepAndItsUndoGivesTheStartingBytes() {
        Desk d;
        valueOf(d.spec("server"), "power_max_w").value = 1200.0;
        d.spec("switch").model = "switch mark 2";
        const std::string before = projectToJson(d.project());
        const std::size_t steps = d.history.stepCount();
        const std::vector<PartSpec> next{d.spec("server"), d.spec("switch")};
        d.run([&](ProjectEditor& editor) { return updateParts(editor, next); });
        QCOMPARE(d.history.stepCount(), steps + 1);
        QCOMPARE(inWatts(d.project().facts(d.serverId).maxPower->value), 1200.0);
        QCOMPARE(d.project().devices()[d.upper].u, std::int16_t(3));
        const std::string after = projectToJson(d.project());
        QVERIFY(after != before);
        d.history.undo();
        QCOMPARE(projectToJson(d.project()), before);
        QCOMPARE(inWatts(d.project().facts(d.serverId).maxPower->value), 1000.0);
        d.history.redo();
        QCOMPARE(projectToJson(d.project()), after);
    }

    void aBadPartLeavesTheDesignAsItIs() {
        Desk d;
        const std::string before = projectToJson(d.project());
        PartSpec good = d.spec("server");
        valueOf(good, "power_max_w").value = 1200.0;
        PartSpec stranger = good;
        stranger.id = "elsewhere";
        PartSpec broken = d.spec("switch");
        valueOf(broken, "power_max_w").value = std::numeric_limits<double>::quiet_NaN();
        const auto codeOf = [&](std::vector<PartSpec> parts) {
            const Status status =
                d.history.run("update", [&](ProjectEditor& editor) { return updateParts(editor, parts); });
            return status ? std::optional<ErrorCode>() : std::optional(status.error().code);
        };
        QCOMPARE(codeOf({good, stranger}), std::optional(ErrorCode::NotFound));
        QCOMPARE(codeOf({good, broken}), std::optional(ErrorCode::InvalidArgument));
        QCOMPARE(projectToJson(d.project()), before);
    }

    void aHallGrowsAroundWhatStandsInIt() {
        Desk d;
        d.rack("far", {m(30), m(20)});
        d.run([&](ProjectEditor& editor) { return growHall(editor, d.hall); });
        QCOMPARE(d.project().halls()[d.hall].size, (Size{m(30) + mm(600) + m(1.2), m(20) + m(1.2) + m(1.2)}));
        const std::size_t steps = d.history.stepCount();
        d.run([&](ProjectEditor& editor) { return growHall(editor, d.hall); });
        QCOMPARE(d.history.stepCount(), steps); // nothing to do
        d.rack("too far", {m(3000), m(1)});
        const Status status =
            d.history.run("grow", [&](ProjectEditor& editor) { return growHall(editor, d.hall); });
        QCOMPARE(status.error().code, ErrorCode::InvalidArgument);
    }
};

CW_REGISTER_TEST(CommandsPartsTest);
#include "commands_parts_test.moc"
