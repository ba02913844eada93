#include "model/edit/commands/keep_variant.h"
#include "model/json/project_json.h"
#include "tests/support/plan_project.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace cw;
using namespace cw::test;

class CommandsVariantTest : public QObject {
    Q_OBJECT

    static Result<VariantId> keep(PlanProject& p, const std::string& name) {
        Result<VariantId> made = Error{};
        (void)p.history.run("keep", [&](ProjectEditor& e) -> Status {
            made = keepVariant(e, name, "as ordered", "2026-11-30T12:00:00Z");
            return made ? Status() : Status(made.error());
        });
        return made;
    }

private Q_SLOTS:
    void aVariantIsTheDesignAsItWas() {
        PlanProject p;
        const Project before = p.project();
        const VariantId variant = must(keep(p, "four rows"));
        const ObjectRef gone = ObjectRef::of(p.rows[0]);
        must(p.history.run("remove",
                           [&](ProjectEditor& e) { return e.removeWithDependents(std::span(&gone, 1)); }));
        const auto design = variantDesign(p.project(), variant);
        QVERIFY(design);
        QCOMPARE(projectToJson(*design), projectToJson(before));
    }

    void variantsAreNotNested() {
        PlanProject p;
        must(keep(p, "first"));
        const VariantId second = must(keep(p, "second"));
        QCOMPARE(variantDesign(p.project(), second)->variants().size(), 0u);
        QCOMPARE(p.project().variants().size(), 2u);
    }

    void namesAreUniqueAndNotEmpty() {
        PlanProject p;
        must(keep(p, "first"));
        QCOMPARE(keep(p, "first").error().code, ErrorCode::Duplicate);
        QCOMPARE(keep(p, "").error().code, ErrorCode::InvalidArgument);
        QCOMPARE(p.project().variants().size(), 1u);
    }

    void aDamagedVariantIsNamed() {
        PlanProject p;
        const VariantId variant = must(keep(p, "first"));
        must(p.history.run("damage", [&](ProjectEditor& e) {
            return e.set(variant, &Variant::snapshot, std::string("{\"format\":"));
        }));
        const auto design = variantDesign(p.project(), variant);
        QVERIFY(!design);
        QVERIFY(design.error().context.rfind("first: ", 0) == 0);
    }
};

CW_REGISTER_TEST(CommandsVariantTest);
#include "commands_variant_test.moc"
