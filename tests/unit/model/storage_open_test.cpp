#include "model/json/project_json.h"
#include "model/storage/durable_file.h"
#include "model/storage/project_file.h"
#include "tests/support/child_process.h"
#include "tests/support/sample_design.h"
#include "tests/support/test_registry.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QtTest>

#include <random>

#include <sys/stat.h>

using namespace cw;

class StorageOpenTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::string path_;
    QByteArray bytes_;

    void write(const QByteArray& bytes) {
        QFile file(QString::fromStdString(path_));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
    }
    /// Runs statements on the saved file, as a tool that knows SQLite would.
    void alter(const QStringList& statements) {
        write(bytes_);
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("alter"));
            db.setDatabaseName(QString::fromStdString(path_));
            QVERIFY(db.open());
            for (const QString& s : statements) {
                QSqlQuery q(db);
                QVERIFY2(q.exec(s), qPrintable(q.lastError().text()));
            }
        }
        QSqlDatabase::removeDatabase(QStringLiteral("alter"));
    }
    Error errorNow() const {
        const auto opened = openProject(path_);
        return opened.ok() ? Error{ErrorCode::Internal, "opened", {}} : opened.error();
    }
private Q_SLOTS:
    void initTestCase() {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath(QStringLiteral("design.cwp")).toStdString();
        QVERIFY(saveProject(test::sampleDesign(), path_).ok());
        bytes_ = QByteArray::fromStdString(*readFile(path_));
    }

    void whatIsNoProjectIsRefused_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("one byte") << QByteArray("S");
        QTest::newRow("text") << QByteArray("this is not a project\n").repeated(100);
        QTest::newRow("JSON") << QByteArray::fromStdString(projectToJson(Project{}));
        QTest::newRow("zero bytes") << QByteArray(8192, '\0');
        QTest::newRow("only the magic") << QByteArray("SQLite format 3\0", 16);
        QTest::newRow("magic and noise") << QByteArray("SQLite format 3\0", 16) + QByteArray(9000, 'x');
        QTest::newRow("ELF") << QByteArray("\x7f"
                                           "ELF")
                                    .repeated(4000);
    }
    void whatIsNoProjectIsRefused() {
        QFETCH(QByteArray, content);
        write(content);
        const Error error = errorNow();
        QCOMPARE(int(error.code), int(ErrorCode::NotAProject));
        QCOMPARE(error.context, path_);
        QVERIFY(!error.detail.empty());
        QCOMPARE(QByteArray::fromStdString(*readFile(path_)), content);
    }

    void aForeignDatabaseIsRefused() {
        const QByteArray project = std::exchange(bytes_, {}); // begin with an empty database
        alter({QStringLiteral("CREATE TABLE racks (id INTEGER PRIMARY KEY)"),
               QStringLiteral("PRAGMA user_version = 1")});
        bytes_ = project;
        const Error error = errorNow();
        QCOMPARE(int(error.code), int(ErrorCode::NotAProject));
        QVERIFY(error.detail.find("another application") != std::string::npos);
    }

    void ourMarkWithoutOurTablesIsRefused() {
        alter({QStringLiteral("DROP TABLE waivers")});
        QCOMPARE(int(errorNow().code), int(ErrorCode::NotAProject));
    }

    void aFileCutAnywhereIsRefused() {
        for (qsizetype length = 0; length < bytes_.size(); length += 509) {
            write(bytes_.left(length));
            const Error error = errorNow();
            QVERIFY2(error.code == ErrorCode::NotAProject, std::to_string(length).c_str());
        }
    }

    void aDamagedFileNeverCrashesNorPassesAsWhole() {
        std::mt19937 random(3);
        const Project design = test::sampleDesign();
        int refused = 0;
        for (int i = 0; i < 400; ++i) {
            QByteArray damaged = bytes_;
            for (int n = 1 + int(random() % 20); n > 0; --n)
                damaged[qsizetype(random() % std::size_t(damaged.size()))] = char(random() % 256);
            write(damaged);
            const auto opened = openProject(path_);
            if (!opened.ok())
                ++refused;
            else if (opened->isAsWritten)
                QVERIFY(opened->project == design); // the damage was in unused space
        }
        QVERIFY(refused > 50);
    }

    void aChangedValueIsNoticed() {
        alter({QStringLiteral("UPDATE racks SET name = 'other'")});
        const auto opened = openProject(path_);
        QVERIFY(opened.ok());
        QVERIFY(!opened->isAsWritten);
    }

    void aNewerFileNamesTheVersionThatItNeeds() {
        alter({QStringLiteral("PRAGMA user_version = 2"),
               QStringLiteral("UPDATE meta SET value = '7.5' WHERE key = 'needs_version'"),
               QStringLiteral("DROP TABLE racks")});
        const Error error = errorNow();
        QCOMPARE(int(error.code), int(ErrorCode::NewerFormat));
        QCOMPARE(error.detail, std::string("7.5"));
        QVERIFY(error.range && error.range->found == 2.0);
        QCOMPARE(error.range->high, 1.0);
    }

    void forgedContentIsNamed_data() {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<int>("code");
        const auto row = [](const char* statement, ErrorCode code) {
            QTest::newRow(statement) << QString::fromUtf8(statement) << int(code);
        };
        row("UPDATE racks SET pose_turn = 'up'", ErrorCode::ParseError);
        row("UPDATE racks SET locked = 2", ErrorCode::ParseError);
        row("UPDATE devices SET u = 40000", ErrorCode::ParseError);
        row("UPDATE racks SET power_limit_w = -1 WHERE id = 1", ErrorCode::InvalidArgument);
        row("UPDATE racks SET power_limit_w = 9e999 WHERE id = 1", ErrorCode::InvalidArgument);
        row("UPDATE racks SET hall = 77", ErrorCode::NotAProject);
        row("UPDATE racks SET hall = 0", ErrorCode::NotAProject);
        row("UPDATE racks SET id = 4000000000 WHERE id = 3", ErrorCode::InvalidArgument);
        row("UPDATE racks SET id = -5 WHERE id = 3", ErrorCode::InvalidArgument);
        row("UPDATE parts SET spec = '{' WHERE id = 1", ErrorCode::ParseError);
        row("UPDATE parts SET spec = '[]' WHERE id = 1", ErrorCode::ParseError);
        row("ALTER TABLE racks ADD COLUMN colour TEXT", ErrorCode::ParseError);
        row("DELETE FROM project", ErrorCode::ParseError);
        row("CREATE VIEW v AS SELECT 1", ErrorCode::NotAProject);
        row("CREATE TRIGGER t AFTER INSERT ON racks BEGIN SELECT 1; END", ErrorCode::NotAProject);
    }
    void forgedContentIsNamed() {
        QFETCH(QString, statement);
        QFETCH(int, code);
        alter({statement});
        const Error error = errorNow();
        QVERIFY2(int(error.code) == code,
                 (std::string(errorCodeName(error.code)) + " " + error.context + " " + error.detail).c_str());
        QVERIFY(!error.context.empty());
    }

    void aColumnThatAnOlderFileLacksTakesItsDefault() {
        alter({QStringLiteral("ALTER TABLE racks DROP COLUMN locked")});
        const auto opened = openProject(path_);
        QVERIFY(opened.ok());
        QCOMPARE(opened->project.racks()[RackId(1)].locked, Rack{}.locked);
    }

    void whatIsNotThereIsNotFound() {
        const auto opened = openProject(path_ + ".none");
        QVERIFY(!opened.ok());
        QCOMPARE(int(opened.error().code), int(ErrorCode::NotFound));
        QVERIFY(!QFile::exists(QString::fromStdString(path_ + ".none")));
    }

    void aFolderAndAPipeAreRefused() {
        QCOMPARE(int(openProject(folder_->path().toStdString()).error().code), int(ErrorCode::NotAProject));
        const std::string pipe = folder_->filePath(QStringLiteral("pipe")).toStdString();
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QCOMPARE(int(openProject(pipe).error().code), int(ErrorCode::NotAProject));
    }

    void aFileThatMayNotBeReadSaysSo() {
        write(bytes_);
        ::chmod(folder_->path().toLocal8Bit().constData(), 0755);
        ::chmod(path_.c_str(), 0000);
        const int result = test::inChild([&] {
            if (!test::dropPrivileges()) return 10;
            const Error error = errorNow();
            return error.code == ErrorCode::ReadFailed && error.detail == "Permission denied" ? 0 : 1;
        });
        ::chmod(path_.c_str(), 0644);
        QCOMPARE(result, 0);
    }
};

CW_REGISTER_TEST(StorageOpenTest);
#include "storage_open_test.moc"
