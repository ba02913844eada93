#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"
#include "views/cables/cables_panel.h"
#include "views/cables/patch_dialog.h"
#include "views/inspector/selection_table.h"
#include "views/project/naming_dialog.h"

#include <QComboBox>
#include <QLineEdit>

using namespace cw;
using cables::CableSide;
using cables::CablesModel;
using cables::PatchDialog;
using cw::test::SmallDesign;

namespace {

/// Two servers in A01 on a leaf in A02: two cables, and room for more.
struct Patched : SmallDesign {
    Patched() {
        first = rack("A01", {});
        second = rack("A02", {mm(600), 0});
        server = device("node1", first, serverPart(), 1);
        other = device("node2", first, serverPart(), 5);
        leaf = device("leaf1", second, switchPart(), 40, DeviceRole::ComputeSwitch);
        one = cable({server, 0}, {leaf, 0});
        two = cable({other, 0}, {leaf, 1});
    }
    RackId first, second;
    DeviceId server, other, leaf;
    CableId one, two;
};

int portRow(QComboBox* box, const char* name) {
    for (int i = 0; i < box->count(); ++i)
        if (box->itemText(i).startsWith(QLatin1String(name) + QLatin1Char(' '))) return i;
    return -1;
}

} // namespace

class CablesPanelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theListIsAllCablesOrThoseOfWhatIsChosen() {
        Patched d;
        CablesModel model(d.history);
        model.show({}, {});
        QCOMPARE(model.rowCount(), 2);
        model.show({ObjectRef::of(d.server)}, {});
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.cable(model.index(0, 0)), std::optional(d.one));
        model.show({ObjectRef::of(d.second)}, {});
        QCOMPARE(model.rowCount(), 2);
        model.show({}, QStringLiteral("NODE2"));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.cable(model.index(0, 0)), std::optional(d.two));
        model.show({}, QStringLiteral("nobody"));
        QCOMPARE(model.rowCount(), 0);
    }

    void sortingFollowsNumbersNotTexts() {
        Patched d;
        d.set(d.one, &Cable::fixedLength, std::optional<Um>(m(10)));
        d.set(d.two, &Cable::fixedLength, std::optional<Um>(m(9)));
        CablesModel model(d.history);
        model.show({}, {});
        model.sort(CablesModel::Length, Qt::AscendingOrder);
        QCOMPARE(model.cable(model.index(0, 0)), std::optional(d.two));
        model.sort(CablesModel::Length, Qt::DescendingOrder);
        QCOMPARE(model.cable(model.index(0, 0)), std::optional(d.one));
    }

    void anEndIsRepatchedInTheDialogAsOneStep() {
        Patched d;
        const Project before = d.project();
        const std::size_t steps = d.history.stepCount();
        PatchDialog dialog(d.history, d.one);
        QComboBox* port = dialog.portBox(CableSide::B);
        const int taken = portRow(port, "p2");
        QVERIFY(taken >= 0);
        QVERIFY(!(port->model()->flags(port->model()->index(taken, 0)) & Qt::ItemIsEnabled));
        port->setCurrentIndex(portRow(port, "p9"));
        dialog.accept();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(d.project().cables()[d.one].b.port, std::uint16_t(8));
        QCOMPARE(d.history.stepCount(), steps + 1);
        d.history.undo();
        QVERIFY(d.project() == before);
    }

    void twoDevicesAreConnected() {
        Patched d;
        PatchDialog dialog(d.history, std::vector{d.server, d.leaf});
        QCOMPARE(dialog.deviceBox(CableSide::A)->currentText(), QStringLiteral("node1"));
        QCOMPARE(dialog.deviceBox(CableSide::B)->currentText(), QStringLiteral("leaf1"));
        dialog.accept();
        QVERIFY(dialog.cable());
        const Cable& made = d.project().cables()[*dialog.cable()];
        QCOMPARE(made.a, (PortRef{d.server, 1})); // the first free one
        QCOMPARE(made.b, (PortRef{d.leaf, 2}));
    }

    void theFabricFollowsThePortsUntilItIsChosen() {
        Patched d;
        const FabricId management = d.add(
            Fabric{.name = "management", .role = FabricRole::OutOfBand, .protocol = Protocol::Ethernet});
        const DeviceId low = d.device("oob1", d.second, d.switchPart(), 30, DeviceRole::OutOfBandSwitch);
        const DeviceId high = d.device("oob2", d.second, d.switchPart(), 32, DeviceRole::OutOfBandSwitch);
        PatchDialog dialog(d.history, std::vector{low, high});
        dialog.accept();
        QVERIFY(dialog.cable());
        QCOMPARE(d.project().cables()[*dialog.cable()].fabric, management);
    }

    void theListLeadsTheSelectionAndRemoves() {
        Patched d;
        canvas::SelectionModel selection(d.history);
        cables::CablesPanel panel(d.history, selection);
        panel.resize(900, 200);
        panel.show();
        panel.table()->selectRow(0);
        QCOMPARE(selection.current(), std::optional(ObjectRef::of(d.one)));
        panel.removeChosen();
        QCOMPARE(d.project().cables().size(), 1u);
        QCOMPARE(panel.model()->rowCount(), 1);
        d.history.undo();
        QCOMPARE(panel.model()->rowCount(), 2);
    }

    void theSelectionIsCopiedAsATable() {
        Patched d;
        const QString text = inspector::selectionTable(
            d.project(), {ObjectRef::of(d.leaf), ObjectRef::of(d.first), ObjectRef::of(d.second)});
        const QStringList lines = text.trimmed().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3); // the racks, as the last one is a rack
        QVERIFY(lines[0].startsWith(QStringLiteral("Name\tX (mm)\tY (mm)")));
        QVERIFY(lines[2].startsWith(QStringLiteral("A02\t600\t0")));
        QVERIFY(inspector::selectionTable(d.project(), {}).isEmpty());
    }

    void theNamingDialogShowsBeforeItRenames() {
        Patched d;
        project::NamingDialog dialog(d.history);
        dialog.rackPattern()->setText(QStringLiteral("rack{n}"));
        QVERIFY(dialog.renamings() >= 2);
        QCOMPARE(d.project().racks()[d.first].name, std::string("A01")); // nothing has happened yet
        dialog.rackPattern()->setText(QStringLiteral("rack{m}"));
        QCOMPARE(dialog.renamings(), 0);
        dialog.rackPattern()->setText(QStringLiteral("rack{n}"));
        dialog.accept();
        QCOMPARE(d.project().racks()[d.first].name, std::string("rack1"));
        QCOMPARE(d.project().racks()[d.second].name, std::string("rack2"));
    }
};

CW_REGISTER_TEST(CablesPanelTest);
#include "cables_panel_test.moc"
