#include "model/json/project_json.h"
#include "model/storage/durable_file.h"
#include "model/storage/project_file.h"
#include "tests/support/sample_design.h"
#include "tests/support/test_registry.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QtTest>

using namespace cw;

namespace {

Status execute(QSqlDatabase& database, const QString& statement) {
    QSqlQuery query(database);
    if (!query.exec(statement))
        return Error{ErrorCode::Internal, "test", query.lastError().text().toStdString()};
    return {};
}

} // namespace

/// The frame is tried with a made-up version 0, in which racks had "title" in place of "name".
class MigrationTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::string path_;
    std::vector<Migration> fromZero_{{0, [](QSqlDatabase& db) {
                                          return execute(
                                              db, QStringLiteral("ALTER TABLE racks RENAME title TO name"));
                                      }}};
private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath(QStringLiteral("old.cwp")).toStdString();
        QVERIFY(saveProject(test::sampleDesign(), path_).ok());
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("age"));
            db.setDatabaseName(QString::fromStdString(path_));
            QVERIFY(db.open());
            QVERIFY(execute(db, QStringLiteral("ALTER TABLE racks RENAME name TO title")).ok());
            QVERIFY(execute(db, QStringLiteral("PRAGMA user_version = 0")).ok());
        }
        QSqlDatabase::removeDatabase(QStringLiteral("age"));
    }

    void anOlderFileIsBroughtUpToDateOnACopy() {
        const std::string before = *readFile(path_);
        OpenOptions options;
        options.migrations = &fromZero_;
        const auto opened = openProject(path_, options);
        QVERIFY2(opened.ok(), opened.ok() ? "" : (opened.error().context + opened.error().detail).c_str());
        QVERIFY(opened->project == test::sampleDesign());
        QCOMPARE(opened->formatVersion, 0);
        QVERIFY(*readFile(path_) == before);
        QCOMPARE(
            QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(),
            1);
        // Saved, it is of the present version, and the old one stays as backup.
        QVERIFY(saveProject(opened->project, path_).ok());
        QCOMPARE(openProject(path_)->formatVersion, kFormatVersion);
        QVERIFY(*readFile(backupPath(path_)) == before);
    }

    void aVersionWithoutAWayUpIsUnsupported() {
        const auto opened = openProject(path_);
        QVERIFY(!opened.ok());
        QCOMPARE(int(opened.error().code), int(ErrorCode::Unsupported));
    }

    void aFailingMigrationLeavesTheFileAlone() {
        const std::string before = *readFile(path_);
        const std::vector<Migration> failing{
            {0, [](QSqlDatabase& db) -> Status {
                 if (Status s = execute(db, QStringLiteral("DROP TABLE racks")); !s.ok()) return s;
                 return Error{ErrorCode::Conflict, "racks", "asked for"};
             }}};
        OpenOptions options;
        options.migrations = &failing;
        const auto opened = openProject(path_, options);
        QVERIFY(!opened.ok());
        QCOMPARE(int(opened.error().code), int(ErrorCode::Conflict));
        QVERIFY(*readFile(path_) == before);
    }

    void migrationsRunInOrder() {
        std::string order;
        std::vector<Migration> steps;
        for (const int from : {2, 0, 1})
            steps.push_back({from, [&order, from](QSqlDatabase&) {
                                 order += std::to_string(from);
                                 return Status{};
                             }});
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("order"));
            db.setDatabaseName(QStringLiteral(":memory:"));
            QVERIFY(db.open());
            QVERIFY(migrate(db, 0, 3, steps).ok());
            QSqlQuery version(db);
            QVERIFY(version.exec(QStringLiteral("PRAGMA user_version")) && version.next());
            QCOMPARE(version.value(0).toInt(), 3);
        }
        QSqlDatabase::removeDatabase(QStringLiteral("order"));
        QCOMPARE(order, std::string("012"));
    }

    /// Files of released versions open for ever: data/v1.cwp was written by format version 1.
    void theFileOfVersionOneOpens() {
        const std::string data = CW_SOURCE_DIR "/tests/migration/data/";
        const auto opened = openProject(data + "v1.cwp");
        QVERIFY2(opened.ok(), opened.ok() ? "" : (opened.error().context + opened.error().detail).c_str());
        const auto json = readFile(data + "v1.json");
        QVERIFY(json.ok());
        const auto same = projectFromJson(*json);
        QVERIFY2(same.ok(), same.ok() ? "" : (same.error().context + same.error().detail).c_str());
        QVERIFY(opened->project == *same);
        QVERIFY(opened->project.racks().size() > 1);
    }
};

CW_REGISTER_TEST(MigrationTest);
#include "migration_test.moc"
