#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"
#include "views/library/part_text.h"
#include "views/library/part_update_dialog.h"

#include <QStandardItemModel>

using namespace cw;
using namespace cw::test;
using library::PartUpdateDialog;

namespace {

/// A design with two servers, one switch and a rack; the catalogue changed the first two and lost the rack.
struct Desk : SmallDesign {
    PartId serverId = serverPart();
    PartId switchId = switchPart();
    std::optional<Catalog> catalog;
    std::vector<PartUpdate> updates;

    Desk() {
        const RackId cabinet = rack("A01", {m(1), m(1)});
        const DeviceId first = device("s1", cabinet, serverId, 1);
        device("s2", cabinet, serverId, 3);
        const DeviceId leaf = device("leaf", cabinet, switchId, 40, DeviceRole::ComputeSwitch);
        cable({first, 0}, {leaf, 63});
        PartSpec server = project().parts()[serverId].spec;
        for (SpecValue& value : server.specs)
            if (value.key == "power_max_w") {
                value.value = 1200.5;
                value.provenance = Provenance::Measured;
                value.source = "meter of hall 1";
            }
        PartSpec small = project().parts()[switchId].spec;
        small.ports[0].count = 32; // the cabled port 63 goes
        catalog = std::move(Catalog::fromParts({server, small})).value();
        updates = findPartUpdates(project(), *catalog);
    }
};

QString text(const QStandardItemModel& model, const QModelIndex& parent, int row, int column) {
    return model.index(row, column, parent).data().toString();
}

} // namespace

class PartUpdateDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void valuesAreShownSideBySideWithUnitAndProvenance() {
        Desk d;
        const PartUpdateDialog dialog(d.project(), d.updates);
        const auto& model = const_cast<PartUpdateDialog&>(dialog).model();
        QCOMPARE(model.rowCount(), 2); // the rack is told below the table
        QCOMPARE(text(model, {}, 0, 1), QStringLiteral("2"));
        const QModelIndex server = model.index(0, 0);
        QCOMPARE(text(model, server, 0, 0), library::specLabel("power_max_w"));
        QVERIFY(text(model, server, 0, 2).startsWith(QStringLiteral("1,000")));
        QVERIFY(text(model, server, 0, 2).endsWith(QStringLiteral("W")));
        QVERIFY2(text(model, server, 0, 3) != text(model, server, 0, 2),
                 qPrintable(text(model, server, 0, 3)));
        QVERIFY(text(model, server, 0, 4).contains(QStringLiteral("vendor → measured")));
        QVERIFY(text(model, server, 0, 4).contains(QStringLiteral("meter of hall 1")));
    }

    void roundingNeverHidesAChange() {
        Desk d;
        PartSpec server = d.project().parts()[d.serverId].spec;
        for (SpecValue& value : server.specs)
            if (value.key == "power_max_w") value.value = 1000.0004;
        const Catalog catalog = std::move(Catalog::fromParts({server})).value();
        const auto updates = findPartUpdates(d.project(), catalog);
        PartUpdateDialog dialog(d.project(), updates);
        const QModelIndex part = dialog.model().index(0, 0);
        QVERIFY(text(dialog.model(), part, 0, 2) != text(dialog.model(), part, 0, 3));
    }

    void onlyHarmlessPartsAreTickedAtFirst() {
        Desk d;
        PartUpdateDialog dialog(d.project(), d.updates);
        QCOMPARE(dialog.chosenParts().size(), 1u);
        QCOMPARE(dialog.chosenParts()[0].id, std::string("server"));
        QVERIFY(dialog.actText().startsWith(QStringLiteral("Update 1 part")));
        QVERIFY(
            text(dialog.model(), dialog.model().index(1, 0), 0, 0).contains(QStringLiteral("1 cable end")));
        dialog.choose(1, true);
        QCOMPARE(dialog.chosenParts().size(), 2u);
        dialog.choose(0, false);
        dialog.choose(1, false);
        QVERIFY(dialog.chosenParts().empty());
        QVERIFY(dialog.summary().contains(QStringLiteral("Nothing")));
    }

    void aDesignThatAgreesSaysSo() {
        SmallDesign d;
        const std::vector<PartUpdate> none;
        const PartUpdateDialog dialog(d.project(), none);
        QVERIFY(dialog.summary().contains(QStringLiteral("agrees")));
        QVERIFY(dialog.chosenParts().empty());
    }
};

CW_REGISTER_TEST(PartUpdateDialogTest);
#include "part_update_dialog_test.moc"
