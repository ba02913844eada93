#include "app/analysis/analysis.h"
#include "app/analysis/rules/result_rule.h"
#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace cw;
using cw::test::Generated;
using cw::test::generated;

namespace {

/// A generated design, edited until a rule speaks.
struct Stage {
    Stage(const char* design, const char* settings = "")
        : g(generated(design, cw::test::settingsOf(QString::fromLatin1(settings)))) {}

    const Project& project() const { return g.project(); }
    void edit(const std::function<Status(ProjectEditor&)>& change) {
        QVERIFY(g.history->run("edit", change));
    }
    template <class T, class M>
    void set(Id<T> id, M T::*member, std::type_identity_t<M> value) {
        edit([&](ProjectEditor& e) { return e.set(id, member, value); });
    }
    /// Calls f(id, value) with ids that stay good while f edits.
    template <class T>
    std::vector<Id<T>> all(const std::function<bool(const T&)>& fits) const {
        std::vector<Id<T>> ids;
        for (const auto& [id, value] : project().store<T>())
            if (fits(value)) ids.push_back(id);
        return ids;
    }
    void remove(const std::vector<ObjectRef>& objects) {
        edit([&](ProjectEditor& e) { return e.removeWithDependents(objects); });
    }
    template <class T>
    void remove(const std::vector<Id<T>>& ids) {
        std::vector<ObjectRef> objects;
        for (Id<T> id : ids)
            objects.push_back(ObjectRef::of(id));
        remove(objects);
    }
    RackId firstRack() const { return (*project().racks().begin()).id; }
    std::vector<PowerElementId> pdusOf(RackId rack) const {
        return all<PowerElement>([&](const PowerElement& e) { return e.rack == rack; });
    }
    std::vector<CoolingElementId> machines(std::initializer_list<CoolingKind> kinds) const {
        return all<CoolingElement>([&](const CoolingElement& e) {
            return std::find(kinds.begin(), kinds.end(), e.kind) != kinds.end();
        });
    }

    Generated g;
};

using Edit = void (*)(Stage&);

struct Case {
    const char* rule;
    const char* design;
    const char* settings;
    Edit edit;
};

constexpr auto kAirUnits = {CoolingKind::Crah, CoolingKind::FanWall};

const Case kCases[] = {
    {"rack-power", "lab", "", [](Stage& s) { s.set(s.firstRack(), &Rack::powerLimit, watts(100)); }},
    {"rack-mass", "lab", "",
     [](Stage& s) {
         const PartId part = s.project().racks()[s.firstRack()].part;
         Part rack = s.project().parts()[part];
         for (SpecValue& v : rack.spec.specs)
             if (v.key == "max_weight_static_kg") v.value = 1.0;
         s.edit([&](ProjectEditor& e) { return e.set(part, rack); });
     }},
    {"floor-load", "lab", "",
     [](Stage& s) {
         s.set((*s.project().halls().begin()).id, &Hall::floorLimit, kilogramsPerSquareMetre(10));
     }},
    {"feed-overload", "lab", "",
     [](Stage& s) {
         for (PowerElementId pdu : s.pdusOf(s.firstRack()))
             s.set(pdu, &PowerElement::rating, watts(10));
     }},
    {"lost-redundancy", "superpod-h100", "scalable_units=1",
     [](Stage& s) {
         // Each side carries its half, not the whole.
         const auto answers = analysis::solveAll(s.project(), DirtySet(bit(Domain::Power)));
         for (PowerElementId pdu : s.pdusOf(s.firstRack())) {
             const auto* r = answers.power->element(pdu);
             s.set(pdu, &PowerElement::rating, kilowatts(r->loadKw * 1.5));
         }
     }},
    {"cooling-overload", "lab", "",
     [](Stage& s) {
         for (CoolingElementId unit : s.machines(kAirUnits))
             s.set(unit, &CoolingElement::capacity, watts(500));
     }},
    {"cooling-redundancy", "superpod-h100", "scalable_units=1",
     [](Stage& s) {
         const auto answers = analysis::solveAll(s.project(), DirtySet(bit(Domain::Thermal)));
         const double kw = answers.thermal->result.airUnits.front().loadKw;
         for (CoolingElementId unit : s.machines(kAirUnits))
             s.set(unit, &CoolingElement::capacity, kilowatts(kw * 1.1));
     }},
    {"heat-not-removed", "lab", "", [](Stage& s) { s.remove(s.machines(kAirUnits)); }},
    {"heat-rejection", "lab", "", [](Stage& s) { s.remove(s.machines({CoolingKind::Chiller})); }},
    {"heat-rejection", "superpod-gb200", "",
     [](Stage& s) {
         for (CoolingElementId cooler : s.machines({CoolingKind::DryCooler}))
             s.set(cooler, &CoolingElement::capacity, kilowatts(20));
     }},
    {"rejection-redundancy", "superpod-h100", "scalable_units=1",
     [](Stage& s) {
         // All of them together carry the heat, with next to nothing to spare.
         const auto answers = analysis::solveAll(s.project(), DirtySet(bit(Domain::Power)));
         const auto& cooling = answers.power->cooling;
         double kw = 0;
         for (std::size_t i = 0; i < cooling.loops.size(); ++i)
             if (s.project().coolingLoops()[cooling.loops[i]].medium == LoopMedium::Facility)
                 kw = cooling.result.loops[i].heatKw;
         const auto chillers = s.machines({CoolingKind::Chiller});
         for (CoolingElementId chiller : chillers)
             s.set(chiller, &CoolingElement::capacity, kilowatts(kw * 1.05 / double(chillers.size())));
     }},
    {"inlet-temperature", "lab", "",
     [](Stage& s) { s.set((*s.project().halls().begin()).id, &Hall::supplyTemperature, celsius(45)); }},
    {"unreachable-host", "superpod-h100", "scalable_units=1",
     [](Stage& s) {
         // A server and the only leaf that it is left with become an island.
         const auto servers = s.all<Device>([](const Device& d) { return d.role == DeviceRole::Server; });
         const auto leaves = s.all<Device>(
             [](const Device& d) { return d.role == DeviceRole::ComputeSwitch && d.tier == 1; });
         const auto compute = s.all<Fabric>([](const Fabric& f) { return f.role == FabricRole::Compute; });
         s.remove(s.all<Cable>([&](const Cable& c) {
             const auto joins = [&](DeviceId d) { return c.a.device == d || c.b.device == d; };
             return c.fabric == compute.front() && joins(servers.front()) != joins(leaves.front());
         }));
     }},
    {"oversubscription", "superpod-h100", "scalable_units=2",
     [](Stage& s) {
         const auto leaves = s.all<Device>(
             [](const Device& d) { return d.role == DeviceRole::ComputeSwitch && d.tier == 1; });
         const auto uplinks = s.all<Cable>([&](const Cable& c) {
             const auto tier = [&](const PortRef& p) { return s.project().devices()[p.device].tier; };
             return (c.a.device == leaves.front() && tier(c.b) == 2) ||
                    (c.b.device == leaves.front() && tier(c.a) == 2);
         });
         s.remove(std::vector(uplinks.begin(), uplinks.begin() + std::ptrdiff_t(uplinks.size() / 2)));
     }},
    {"site-capacity", "lab", "",
     [](Stage& s) { s.set((*s.project().sites().begin()).id, &Site::contracted, watts(100)); }},
    {"supply-shortfall", "superpod-h100", "scalable_units=1",
     [](Stage& s) {
         // The published 3+3 split is one finding; a server split 5+1 is another.
         const auto servers = s.all<Device>([](const Device& d) { return d.role == DeviceRole::Server; });
         s.edit([&](ProjectEditor& e) -> Status {
             if (Status a = e.set(servers.front(), &Device::psuOnA, std::uint8_t(5)); !a) return a;
             return e.set(servers.front(), &Device::psuOnB, std::uint8_t(1));
         });
     }},
    {"not-answered", "lab", "",
     [](Stage& s) {
         // A circle of loops has no way outdoors.
         const auto facility =
             s.all<CoolingLoop>([](const CoolingLoop& l) { return l.medium == LoopMedium::Facility; });
         const auto air =
             s.all<CoolingLoop>([](const CoolingLoop& l) { return l.medium == LoopMedium::Air; });
         for (CoolingElementId chiller : s.machines({CoolingKind::Chiller}))
             s.set(chiller, &CoolingElement::rejectsTo, air.front());
     }},
};

std::vector<const Finding*> findingsOf(const analysis::Analysis& answers, std::string_view rule) {
    std::vector<const Finding*> found;
    for (const Finding& f : *answers.findings)
        if (f.ruleId() == rule) found.push_back(&f);
    return found;
}

} // namespace

/// Every rule on results speaks when its limit is passed, says what about which objects, and is silent
/// before.
class ResultRulesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRuleSpeaks_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(std::size(kCases)); ++i)
            QTest::addRow("%s, %s", kCases[i].rule, kCases[i].design) << i;
    }
    void everyRuleSpeaks() {
        QFETCH(int, index);
        const Case& c = kCases[index];
        Stage s(c.design, c.settings);
        QVERIFY(s.g.status.ok());
        const auto before = analysis::solveAll(s.project());
        const std::size_t silent = findingsOf(before, c.rule).size();
        c.edit(s);
        if (QTest::currentTestFailed()) return;
        const auto after = analysis::solveAll(s.project());
        const auto found = findingsOf(after, c.rule);
        QVERIFY2(found.size() > silent, c.rule);
        if (std::string_view(c.rule) != "supply-shortfall") QCOMPARE(silent, std::size_t(0));
        for (const Finding* f : found) {
            QVERIFY(f->message < f->rule->messages.size());
            // Every place of the message is filled.
            for (int n = 1; n <= 9; ++n)
                if (std::string_view(f->rule->messages[f->message]).find("%" + std::to_string(n)) !=
                    std::string_view::npos)
                    QVERIFY2(f->params.size() >= std::size_t(n), f->rule->messages[f->message]);
            for (ObjectRef object : f->objects)
                QVERIFY(s.project().contains(object));
        }
        s.g.history->undo();
    }

    void noRuleIsLeftOut() {
        std::set<std::string_view> tested;
        for (const Case& c : kCases)
            tested.insert(c.rule);
        for (const analysis::ResultRule* rule : analysis::resultRules())
            QVERIFY2(tested.contains(rule->info.id), rule->info.id);
    }
};

CW_REGISTER_TEST(ResultRulesTest);
#include "result_rules_test.moc"
