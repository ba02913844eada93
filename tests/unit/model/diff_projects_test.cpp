#include "model/diff/project_diff.h"
#include "tests/support/plan_project.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace cw;
using namespace cw::test;

class DiffProjectsTest : public QObject {
    Q_OBJECT

    static void edit(PlanProject& p, const std::function<Status(ProjectEditor&)>& body) {
        QVERIFY(p.history.run("edit", body).ok());
    }

private Q_SLOTS:
    void equalDesignsDoNotDiffer() {
        PlanProject p;
        QVERIFY(diffProjects(p.project(), p.project()).empty());
        const auto bill = billOfMaterials(p.project());
        QVERIFY(diffBills(bill, bill).empty());
    }

    void aChangeNamesItsFieldWithBothValues() {
        PlanProject p;
        const Project before = p.project();
        const RackId rack = p.rack("A01");
        edit(p, [&](ProjectEditor& e) { return e.set(rack, &Rack::name, std::string("Z9")); });
        const auto diff = diffProjects(before, p.project());
        QCOMPARE(diff.size(), std::size_t(1));
        QCOMPARE(diff[0].kind, ChangeKind::Modified);
        QVERIFY(diff[0].object == ObjectRef::of(rack));
        QCOMPARE(diff[0].name, std::string("Z9"));
        QCOMPARE(diff[0].nameBefore, std::string("A01"));
        QCOMPARE(diff[0].fields.size(), std::size_t(1));
        QVERIFY(diff[0].fields[0] == (FieldDiff{"name", "\"A01\"", "\"Z9\""}));
    }

    void removedAndAddedAreEachOthersMirror() {
        PlanProject p;
        const Project before = p.project();
        const DeviceId node = p.device("A01-n1");
        const std::string name = before.devices()[node].name;
        edit(p, [&](ProjectEditor& e) {
            const ObjectRef gone = ObjectRef::of(node);
            return e.removeWithDependents({&gone, 1});
        });
        const auto there = diffProjects(before, p.project());
        const auto back = diffProjects(p.project(), before);
        QCOMPARE(there.size(), back.size());
        QVERIFY(!there.empty());
        bool seen = false;
        for (std::size_t i = 0; i < there.size(); ++i) {
            QVERIFY(there[i].object == back[i].object);
            if (there[i].kind == ChangeKind::Removed) QCOMPARE(back[i].kind, ChangeKind::Added);
            if (there[i].object != ObjectRef::of(node)) continue;
            seen = true;
            QCOMPARE(there[i].kind, ChangeKind::Removed);
            QCOMPARE(there[i].name, name);
        }
        QVERIFY(seen);
        const auto bill = diffBills(billOfMaterials(before), billOfMaterials(p.project()));
        std::int64_t pieces = 0;
        for (const BillDiff& line : bill)
            if (line.partId == before.parts()[before.devices()[node].part].spec.id)
                pieces += std::int64_t(line.after) - std::int64_t(line.before);
        QCOMPARE(pieces, std::int64_t(-1));
    }

    void everyLineOfTheBillIsToldOnce() {
        BillOfMaterials a, b;
        a.lines = {{"rack", "r1", "V", "R", 3, {}, {}}, {"cable", "", "", "copper", 2, {}, {}}};
        b.lines = {{"rack", "r1", "V", "R", 5, {}, {}}, {"switch", "s", "V", "S", 1, {}, {}}};
        const auto diff = diffBills(a, b);
        QCOMPARE(diff.size(), std::size_t(3));
        QVERIFY(diff[0] == (BillDiff{"rack", "r1", "V", "R", 3, 5}));
        QVERIFY(diff[1] == (BillDiff{"switch", "s", "V", "S", 0, 1}));
        QVERIFY(diff[2] == (BillDiff{"cable", "", "", "copper", 2, 0}));
    }
};

CW_REGISTER_TEST(DiffProjectsTest);
#include "diff_projects_test.moc"
