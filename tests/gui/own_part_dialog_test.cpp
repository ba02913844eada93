#include "tests/support/test_registry.h"
#include "views/library/own_part_dialog.h"
#include "views/library/part_text.h"
#include "views/shell/tables.h"

#include <QLineEdit>
#include <QRadioButton>
#include <QtTest>

using namespace cw;
using library::OwnPartDialog;

namespace {

const Catalog& catalogue() {
    static const Catalog loaded = std::move(Catalog::builtin()).value();
    return loaded;
}

struct Desk {
    const PartSpec& shipped = *catalogue().find("dgx-h100");
    OwnPartDialog dialog{shipped, catalogue()};
    QAbstractItemModel& model = *dialog.findChild<shell::TableView*>()->model();
    QLineEdit& reason = field("Reason");

    QLineEdit& field(const char* name) {
        for (auto* edit : dialog.findChildren<QLineEdit*>())
            if (edit->accessibleName() == QLatin1String(name)) return *edit;
        qFatal("no field %s", name);
    }
    int row(const char* key) const {
        for (std::size_t i = 0; i < shipped.specs.size(); ++i)
            if (shipped.specs[i].key == key) return int(i);
        qFatal("no value %s", key);
    }
    void enter(const char* key, const QString& text, int column = 1) {
        QVERIFY(model.setData(model.index(row(key), column), text, Qt::EditRole));
    }
};

} // namespace

class OwnPartDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void aChangedValueIsTheUsersAndTheOthersKeepTheirSource() {
        Desk d;
        QVERIFY(!d.dialog.part()); // nothing was changed
        d.enter("power_max_w", QStringLiteral("9400"));
        QCOMPARE(d.dialog.part().error().context, std::string("Reason"));
        d.reason.setText(QStringLiteral("metered"));
        const auto own = d.dialog.part();
        QVERIFY(own);
        QCOMPARE(own->id, d.shipped.id);
        QCOMPARE(own->reason, std::string("metered"));
        const SpecValue& power = *findSpec(*own, "power_max_w");
        QCOMPARE(std::get<double>(power.value), 9400.0);
        QCOMPARE(power.provenance, Provenance::User);
        QCOMPARE(power.source, std::string("own value"));
        QCOMPARE(*findSpec(*own, "height_u"), *findSpec(d.shipped, "height_u"));
        Catalog catalog = catalogue();
        QVERIFY(catalog.addUserPart(*own));
        QCOMPARE(std::get<double>(findSpec(*catalog.find(d.shipped.id), "power_max_w")->value), 9400.0);
    }

    void anEmptiedValueIsMissing() {
        Desk d;
        d.reason.setText(QStringLiteral("not known here"));
        d.enter("weight_kg", QString());
        const auto own = d.dialog.part();
        QVERIFY(own);
        QVERIFY(!findSpec(*own, "weight_kg"));
    }

    void wrongEntriesAreNamed() {
        Desk d;
        d.reason.setText(QStringLiteral("try"));
        for (const char* wrong : {"ten", "1,5e", "nan", "inf", "-5"}) {
            d.enter("power_max_w", QLatin1String(wrong));
            const auto own = d.dialog.part();
            QVERIFY2(!own, wrong);
            QCOMPARE(own.error().context, std::string("Power, maximum"));
        }
    }

    void acceleratorsAreWholeAndKnown() {
        Desk d;
        d.reason.setText(QStringLiteral("try"));
        d.enter("accelerator_count", QStringLiteral("8.5"));
        QCOMPARE(d.dialog.part().error().context, std::string("Accelerators"));
        d.enter("accelerator_count", QStringLiteral("4"));
        QVERIFY(d.dialog.part());
        d.enter("accelerator", QStringLiteral("zzz"));
        QCOMPARE(d.dialog.part().error().context, std::string("Accelerator"));
    }

    void keysAreReadAsWords() {
        QCOMPARE(library::specLabel("dram_max_gb"), QStringLiteral("DRAM max"));
        QCOMPARE(library::specLabel("nic_compute_count"), QStringLiteral("NIC compute count"));
        QCOMPARE(library::specLabel("height_u"), QStringLiteral("Height"));
        QCOMPARE(library::specLabel("u"), QStringLiteral("U"));
    }

    void aFurtherPartHasAnIdOfItsOwn() {
        Desk d;
        d.dialog.findChildren<QRadioButton*>().last()->setChecked(true);
        d.field("Name of the further part").setText(QStringLiteral("DGX H100 (Halle 3)"));
        const auto own = d.dialog.part();
        QVERIFY(own);
        QCOMPARE(own->id, std::string("dgx-h100-halle-3"));
        QVERIFY(own->reason.empty());
        Catalog catalog = catalogue();
        const std::size_t before = catalog.size();
        QVERIFY(catalog.addUserPart(*own));
        QCOMPARE(catalog.size(), before + 1);
    }

    void numbersAreReadInTheLocale() {
        QLocale::setDefault(QLocale(QLocale::German));
        Desk d;
        d.reason.setText(QStringLiteral("gemessen"));
        d.enter("power_max_w", QStringLiteral("9400,5"));
        const auto own = d.dialog.part();
        QVERIFY(own);
        QCOMPARE(std::get<double>(findSpec(*own, "power_max_w")->value), 9400.5);
    }
};

CW_REGISTER_TEST(OwnPartDialogTest);
#include "own_part_dialog_test.moc"
