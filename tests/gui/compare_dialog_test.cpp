#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"
#include "views/results/compare_dialog.h"

#include <QStandardItemModel>

using namespace cw;
using cw::test::SmallDesign;
using results::CompareDialog;

namespace {

QStringList column(const QStandardItemModel& model, int c) {
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.item(row, c)->text();
    return texts;
}

} // namespace

class CompareDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void figuresPartsAndObjectsThatDifferAreListed() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.device("node1", rack, d.serverPart(), 1);
        const Project before = d.project();
        d.device("node2", rack, d.serverPart(), 5);
        CompareDialog dialog(before, QStringLiteral("then"), d.project(), QStringLiteral("now"));
        dialog.finish();
        const QStringList figures = column(*dialog.table(0), 0);
        const auto servers = figures.indexOf(QStringLiteral("Servers"));
        QVERIFY(servers >= 0);
        QCOMPARE(dialog.table(0)->item(int(servers), 1)->text().trimmed(), QStringLiteral("1"));
        QCOMPARE(dialog.table(0)->item(int(servers), 2)->text().trimmed(), QStringLiteral("2"));
        QVERIFY(dialog.table(0)->item(int(servers), 3)->text().startsWith(QStringLiteral("+1")));
        QCOMPARE(column(*dialog.table(1), 4), QStringList{QStringLiteral("+1")});
        QCOMPARE(column(*dialog.table(2), 1), QStringList{QStringLiteral("node2")});
    }

    /// Both designs of a row, and their difference, in the unit that suits the larger figure.
    void bandwidthsAreInOneUnitThatSuitsThem() {
        SmallDesign d;
        const RackId rack = d.rack("A01", {});
        d.set(d.fabric, &Fabric::role, FabricRole::OutOfBand); // servers weigh one each
        const PartId server = d.serverPart();
        const DeviceId leaf = d.device("leaf", rack, d.switchPart(), 40, DeviceRole::ComputeSwitch);
        const auto join = [&](int n) {
            const DeviceId host = d.device("n" + std::to_string(n), rack, server, 1 + 2 * n);
            d.cable({host, 0}, {leaf, std::uint16_t(n)}, 400);
        };
        for (int n = 0; n < 4; ++n)
            join(n);
        const Project before = d.project();
        for (int n = 4; n < 8; ++n)
            join(n);
        CompareDialog dialog(before, QStringLiteral("then"), d.project(), QStringLiteral("now"));
        dialog.finish();
        const auto row =
            int(column(*dialog.table(0), 0).indexOf(QStringLiteral("compute: bisection, at least")));
        QVERIFY(row >= 0);
        QCOMPARE(dialog.table(0)->item(row, 1)->text(), QStringLiteral("0.8\u202FTb/s"));
        QCOMPARE(dialog.table(0)->item(row, 2)->text(), QStringLiteral("1.6\u202FTb/s"));
        QCOMPARE(dialog.table(0)->item(row, 3)->text(), QStringLiteral("+0.8\u202FTb/s"));
    }

    void equalDesignsHaveNothingToList() {
        SmallDesign d;
        d.rack("A01", {});
        CompareDialog dialog(d.project(), QStringLiteral("then"), d.project(), QStringLiteral("now"));
        dialog.finish();
        for (int i = 0; i < 3; ++i)
            QCOMPARE(dialog.table(i)->rowCount(), 0);
    }
};

CW_REGISTER_TEST(CompareDialogTest);
#include "compare_dialog_test.moc"
