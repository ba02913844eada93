#include "model/edit/commands/manage_objects.h"
#include "model/edit/commands/rename_by_scheme.h"
#include "tests/support/plan_project.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace cw;
using namespace cw::test;

class CommandsNamingTest : public QObject {
    Q_OBJECT

    static Status rename(PlanProject& p, const NamingScheme& scheme, NamingScope scope = {}) {
        return p.history.run("rename", [&](ProjectEditor& e) { return renameByScheme(e, scheme, scope); });
    }

private Q_SLOTS:
    void namesThatFollowTheSchemeAreLeftAlone() {
        PlanProject p;
        const auto names = namesByScheme(p.project(), NamingScheme(), {});
        QVERIFY(names);
        QCOMPARE(names->size(), 0u);
    }

    void aSchemeRenamesRowsRacksDevicesAndTheirPdus() {
        PlanProject p;
        const RackId rack = p.rack("B03");
        const DeviceId node = p.device("B03-n2");
        NamingScheme scheme;
        scheme.row = "R{n}";
        scheme.rack = "{row}-{n:3}";
        scheme.device = "{rack}.{role}{n:2}";
        const Project before = p.project();
        QVERIFY(rename(p, scheme));
        QCOMPARE(p.project().racks()[rack].name, std::string("R2-003"));
        QCOMPARE(p.project().devices()[node].name, std::string("R2-003.n02"));
        const PowerElementId pdu = *p.project().referrers<PowerElement>(rack).begin();
        QCOMPARE(p.project().powerElements()[pdu].name, std::string("R2-003-pdu-a"));
        QCOMPARE(p.project().info().naming, scheme);
        p.history.undo();
        QVERIFY(p.project() == before);
    }

    void racksAreCountedInTheirPlacesNotInTheirAges() {
        PlanProject p;
        const RackId first = p.rack("A01");
        // The first rack is set behind the last one of its row.
        must(p.history.run("move", [&](ProjectEditor& e) {
            Pose pose = e.project().racks()[first].pose;
            pose.origin.x = m(3.3 + 0.6 * 10);
            return e.set(first, &Rack::pose, pose);
        }));
        QVERIFY(rename(p, NamingScheme()));
        QCOMPARE(p.project().racks()[first].name, std::string("A10"));
        QCOMPARE(p.project().racks()[p.rack("A01")].pose.origin.x, m(3.3 + 0.6));
    }

    void onlyTheChosenKindsChange() {
        PlanProject p;
        NamingScheme scheme;
        scheme.row = "R{n}";
        scheme.device = "{rack}/{u}";
        QVERIFY(rename(p, scheme, {false, false, true}));
        QCOMPARE(p.project().rows()[p.rows[0]].name, std::string("A"));
        QCOMPARE(p.project().devices()[p.device("A01/9")].u, std::int16_t(9));
    }

    void aSchemeThatGivesOneNameTwiceIsRefused() {
        PlanProject p;
        const Project before = p.project();
        NamingScheme scheme;
        scheme.rack = "rack {n}"; // the same in every row
        const Status s = rename(p, scheme);
        QVERIFY(!s);
        QCOMPARE(s.error().code, ErrorCode::Duplicate);
        QCOMPARE(s.error().context, std::string("rack {n}"));
        scheme.rack = "{colour}{n}";
        QCOMPARE(rename(p, scheme).error().code, ErrorCode::InvalidArgument);
        scheme.rack = "";
        QCOMPARE(rename(p, scheme).error().code, ErrorCode::InvalidArgument);
        QVERIFY(p.project() == before);
    }
};

CW_REGISTER_TEST(CommandsNamingTest);
#include "commands_naming_test.moc"
