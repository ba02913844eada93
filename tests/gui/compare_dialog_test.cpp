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
