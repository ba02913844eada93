#include "app/analysis/rules/result_rule.h"
#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"

#include <QtTest>

#include <functional>

using namespace cw;
using cw::test::Generated;
using cw::test::generated;

namespace {

bool finds(const analysis::Analysis& answers, std::string_view rule) {
    return std::any_of(answers.findings->begin(), answers.findings->end(),
                       [&](const Finding& f) { return f.ruleId() == rule; });
}

void remove(const Generated& g, const std::vector<ObjectRef>& objects) {
    const Status s =
        g.history->run("remove", [&](ProjectEditor& editor) { return editor.removeWithDependents(objects); });
    QVERIFY(s.ok());
}

std::vector<ObjectRef> cablesOf(const Project& p, FabricRole role,
                                const std::function<bool(const Cable&)>& of) {
    std::vector<ObjectRef> cables;
    for (const auto& [id, cable] : p.cables())
        if (p.fabrics()[cable.fabric].role == role && of(cable)) cables.push_back(ObjectRef::of(id));
    return cables;
}

bool joinsTiers(const Project& p, const Cable& cable) {
    return isSwitch(p.devices()[cable.a.device].role) && isSwitch(p.devices()[cable.b.device].role);
}

} // namespace

/// What is taken away from a sound design must not look like an improvement.
class DamagedDesignsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRefusedPowerTreeIsAFindingAndKeepsItsShape() {
        const Generated g = generated("lab");
        const Project& p = g.project();
        const PowerElementId first = (*p.powerLinks().begin()).value.from;
        const PowerElementId second = (*p.powerLinks().begin()).value.to;
        QVERIFY(g.history->run("circle", [&](ProjectEditor& editor) -> Status {
            const auto link = editor.add(PowerLink{second, first});
            return link ? Status() : Status(link.error());
        }));
        const auto answers = analysis::solveAll(p);
        QVERIFY(answers.power);
        QVERIFY(!answers.power->result.outcome.ok());
        QCOMPARE(answers.power->result.elements.size(), answers.power->input.elements.size());
        QVERIFY(!answers.thermal);
        QVERIFY(!answers.sites);
        QVERIFY(finds(answers, "not-answered"));
    }

    void aRatingOfZeroIsRefused() {
        const Generated g = generated("lab");
        const PowerElementId element = (*g.project().powerElements().begin()).id;
        const Status rated = g.history->run("rate", [&](ProjectEditor& editor) {
            return editor.set(element, &PowerElement::rating, std::optional<Power>(watts(0)));
        });
        QVERIFY(!rated.ok());
        QVERIFY(rated.error().range && rated.error().range->found == 0.0);
    }

    void serversWithoutComputeCablesAreFound() {
        const Generated g = generated("superpod-h100", {{"scalable_units", "1"}});
        QVERIFY(!finds(analysis::solveAll(g.project()), "no-network"));
        DeviceId server;
        for (const auto& [id, device] : g.project().devices())
            if (device.role == DeviceRole::Server) server = id;
        remove(g, cablesOf(g.project(), FabricRole::Compute,
                           [&](const Cable& c) { return c.a.device == server || c.b.device == server; }));
        QVERIFY(finds(analysis::solveAll(g.project()), "no-network"));
    }

    void aLeafWithoutUplinksIsNotTheBestOfItsTier() {
        const Generated g = generated("superpod-h100", {{"scalable_units", "1"}});
        const Project& p = g.project();
        DeviceId leaf;
        for (const auto& [id, device] : p.devices())
            if (device.role == DeviceRole::ComputeSwitch && device.tier == 1) leaf = id;
        QVERIFY(!finds(analysis::solveAll(p), "oversubscription"));
        remove(g, cablesOf(p, FabricRole::Compute, [&](const Cable& c) {
                   return joinsTiers(p, c) && (c.a.device == leaf || c.b.device == leaf);
               }));
        const auto answers = analysis::solveAll(p);
        QVERIFY(finds(answers, "oversubscription"));
    }

    void aClusterWithoutFeedsNeedsNoLessPower() {
        const Generated g = generated("lab");
        std::vector<ObjectRef> links;
        for (const auto& [id, link] : g.project().powerLinks())
            links.push_back(ObjectRef::of(id));
        remove(g, links);
        const auto answers = analysis::solveAll(g.project());
        const auto& power = answers.power->result;
        QVERIFY(!power.treeOk);
        QVERIFY(answers.power->input.coolingW);
        const double coolingKw = answers.power->input.coolingW->value / 1e3;
        QVERIFY(power.facilityKw >= power.itKw + coolingKw - 1e-9);
    }

    void coolingThatServesNothingIsNotFree() {
        const Generated g = generated("lab");
        std::vector<ObjectRef> machines;
        for (const auto& [id, machine] : g.project().coolingElements())
            machines.push_back(ObjectRef::of(id));
        QVERIFY(!machines.empty());
        remove(g, machines);
        const auto answers = analysis::solveAll(g.project());
        QVERIFY(!answers.power->input.coolingW);
        QVERIFY(!answers.sites->front().result.pueAtPeak);
    }
};

CW_REGISTER_TEST(DamagedDesignsTest);
#include "damaged_designs_test.moc"
