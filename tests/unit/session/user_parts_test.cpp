#include "app/session/user_parts.h"
#include "model/library/catalog.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace cw;

namespace {

PartSpec ownServer(double watts) {
    PartSpec part;
    part.id = "dgx-h100-ours";
    part.kind = "system";
    part.vendor = "NVIDIA";
    part.model = "DGX H100, ours";
    part.placement = Placement::RackUnits;
    part.specs = {
        {"power_max_w", watts, "W", 1, Qualifier::Max, Provenance::User, Confidence::Medium, "meter", ""}};
    return part;
}

double watts(const Catalog& catalog) {
    const PartSpec* part = catalog.find("dgx-h100-ours");
    return part ? std::get<double>(findSpec(*part, "power_max_w")->value) : -1;
}

} // namespace

class UserPartsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsSavedIsInTheNextCatalogueAndRemovedAgain() {
        const QTemporaryDir home;
        const QString folder = home.filePath(QStringLiteral("data/parts")); // made on the way
        QVERIFY(saveUserPart(ownServer(9100), folder));
        Catalog catalog = std::move(Catalog::builtin()).value();
        QVERIFY(catalog.addUserFolder(folder).empty());
        QCOMPARE(watts(catalog), 9100.0);
        QVERIFY(removeUserPart("dgx-h100-ours", folder));
        QVERIFY(QDir(folder).isEmpty());
        QCOMPARE(removeUserPart("dgx-h100-ours", folder).error().code, ErrorCode::NotFound);
    }

    void aPartIsReplacedInTheFileThatHoldsIt() {
        const QTemporaryDir home;
        QVERIFY(saveUserPart(ownServer(9100), home.path()));
        QVERIFY(QFile::rename(home.filePath(QStringLiteral("dgx-h100-ours.json")),
                              home.filePath(QStringLiteral("measured in May.json"))));
        QVERIFY(saveUserPart(ownServer(8800), home.path()));
        QCOMPARE(QDir(home.path()).entryList(QDir::Files),
                 QStringList{QStringLiteral("measured in May.json")});
        Catalog catalog = std::move(Catalog::builtin()).value();
        QVERIFY(catalog.addUserFolder(home.path()).empty());
        QCOMPARE(watts(catalog), 8800.0);
    }

    void aBadPartIsRefusedAndWritesNothing() {
        const QTemporaryDir home;
        PartSpec nameless = ownServer(9100);
        nameless.model.clear();
        QCOMPARE(saveUserPart(nameless, home.path()).error().context, std::string("model"));
        QVERIFY(QDir(home.path()).isEmpty());
        QFile file(home.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(saveUserPart(ownServer(9100), home.filePath(QStringLiteral("file/parts"))).error().code,
                 ErrorCode::WriteFailed);
    }
};

CW_REGISTER_TEST(UserPartsTest);
#include "user_parts_test.moc"
