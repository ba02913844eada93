// The bill and the schedule of every template against an independent recount of what is drawn.
#include "model/bill/bill_of_materials.h"
#include "model/bill/cable_schedule.h"
#include "model/rules/finding_text.h"
#include "model/rules/rule.h"
#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace cw;

namespace {

/// Catalogue id -> pieces, counted the plain way.
std::map<std::string, std::uint64_t> recount(const Project& project) {
    std::map<std::string, std::uint64_t> counts;
    const auto add = [&](PartId part) { ++counts[project.parts()[part].spec.id]; };
    for (const auto& [id, rack] : project.racks())
        add(rack.part);
    for (const auto& [id, device] : project.devices())
        add(device.part);
    for (const auto& [id, element] : project.powerElements())
        if (element.part) add(*element.part);
    for (const auto& [id, element] : project.coolingElements())
        if (element.part) add(*element.part);
    std::set<std::string> filledCages;
    for (const auto& [id, cable] : project.cables()) {
        if (cable.part) add(*cable.part);
        for (const auto& [optic, end] :
             {std::pair(cable.opticA, cable.a), std::pair(cable.opticB, cable.b)}) {
            if (!optic) continue;
            std::uint32_t index = end.port;
            std::string cage = std::to_string(end.device.value());
            std::size_t number = 0;
            for (const PortGroup& group : project.parts()[project.devices()[end.device].part].spec.ports) {
                if (index < group.count) {
                    cage += " group " + std::to_string(number) + " cage " +
                            std::to_string(index / group.portsPerCage);
                    break;
                }
                index -= group.count;
                ++number;
            }
            if (filledCages.insert(cage).second) add(*optic);
        }
    }
    return counts;
}

} // namespace

class TemplateBillTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void billAndDrawingAgree_data() {
        QTest::addColumn<QString>("id");
        for (const design::TemplateSpec& spec : design::TemplateRegistry::templates())
            QTest::newRow(spec.id.c_str()) << QString::fromStdString(spec.id);
    }
    void billAndDrawingAgree() {
        QFETCH(QString, id);
        const test::Generated made = test::generated(id.toStdString());
        QVERIFY2(made.status.ok(), made.status.ok() ? "" : made.status.error().detail.c_str());
        const Project& project = made.project();
        const auto expected = recount(project);
        const BillOfMaterials bill = billOfMaterials(project);
        std::map<std::string, std::uint64_t> counts;
        std::size_t looseCables = 0;
        for (const BillLine& line : bill.lines) {
            if (!line.partId.empty())
                counts[line.partId] += line.qty;
            else if (line.kind == "cable")
                looseCables += line.qty;
        }
        for (const auto& [part, count] : expected)
            QVERIFY2(counts[part] == count,
                     (part + ": " + std::to_string(counts[part]) + " of " + std::to_string(count)).c_str());
        QCOMPARE(counts.size(), expected.size());
        const auto bare = std::count_if(project.cables().begin(), project.cables().end(),
                                        [](const auto& entry) { return !entry.value.part; });
        QCOMPARE(looseCables, std::size_t(bare));
        std::size_t rows = 0;
        forEachCableRow(project, [&](const CableRow& row) {
            rows += !row.label.empty() && !row.aRack.empty() && !row.bRack.empty();
        });
        QCOMPARE(rows, project.cables().size());
    }

    void templatesBreakNoDrawingRule_data() { billAndDrawingAgree_data(); }
    void templatesBreakNoDrawingRule() {
        QFETCH(QString, id);
        const test::Generated made = test::generated(id.toStdString());
        QVERIFY(made.status.ok());
        for (const Finding& finding : checkDrawing(made.project()))
            QVERIFY2(finding.severity != Severity::Error,
                     qPrintable(findingText(finding, made.project(), QLocale::c())));
    }
};

CW_REGISTER_TEST(TemplateBillTest);
#include "template_bill_test.moc"
