#include "model/storage/file_lock.h"
#include "tests/support/child_process.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <csignal>

#include <sys/stat.h>

using namespace cw;

class StorageLockTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::string path_;
private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath(QStringLiteral("design.cwp")).toStdString();
    }

    void oneInstanceHoldsIt() {
        {
            const auto lock = FileLock::acquire(path_);
            QVERIFY(lock.ok());
            const auto holder = FileLock::holder(path_);
            QVERIFY(holder.has_value());
            QCOMPARE(holder->process, std::int64_t(::getpid()));
            QVERIFY(!holder->host.empty());
            QCOMPARE(test::inChild([&] {
                         const auto second = FileLock::acquire(path_);
                         if (second.ok()) return 1;
                         if (second.error().code != ErrorCode::Locked) return 2;
                         const auto parent = "process " + std::to_string(::getppid());
                         return second.error().detail.find(parent) != std::string::npos ? 0 : 3;
                     }),
                     0);
            QVERIFY(QFile::exists(QString::fromStdString(FileLock::lockPath(path_))));
        }
        QVERIFY(!FileLock::holder(path_).has_value());
        QVERIFY(FileLock::acquire(path_).ok());
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden).size(), 0);
    }

    void theLockOfAKilledProcessIsTakenOver() {
        int ready[2];
        QCOMPARE(::pipe(ready), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            const auto lock = FileLock::acquire(path_);
            const char ok = lock.ok() ? 'y' : 'n';
            (void)!::write(ready[1], &ok, 1);
            for (;;)
                ::pause();
        }
        char ok = 0;
        QCOMPARE(::read(ready[0], &ok, 1), ssize_t(1));
        QCOMPARE(ok, 'y');
        QCOMPARE(int(FileLock::acquire(path_).error().code), int(ErrorCode::Locked));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        QVERIFY(QFile::exists(QString::fromStdString(FileLock::lockPath(path_))));
        QVERIFY(FileLock::acquire(path_).ok());
        ::close(ready[0]);
        ::close(ready[1]);
    }

    void theLockOfAnotherHostStaysUntilItIsBroken() {
        QFile file(QString::fromStdString(FileLock::lockPath(path_)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("4242\nclusterwright\nelsewhere.example\nother-machine\nother-boot\n");
        file.close();
        const auto refused = FileLock::acquire(path_);
        QVERIFY(!refused.ok());
        QCOMPARE(int(refused.error().code), int(ErrorCode::Locked));
        QVERIFY(refused.error().detail.find("elsewhere.example, process 4242") != std::string::npos);
        QVERIFY(FileLock::breakLock(path_).ok());
        QVERIFY(FileLock::acquire(path_).ok());
        QVERIFY(FileLock::breakLock(path_).ok());
    }

    void aFolderThatTakesNoLockIsReadOnly() {
        ::chmod(folder_->path().toLocal8Bit().constData(), 0555);
        QCOMPARE(test::inChild([&] {
                     if (!test::dropPrivileges()) return 10;
                     const auto lock = FileLock::acquire(path_);
                     return !lock.ok() && lock.error().code == ErrorCode::ReadOnly ? 0 : 1;
                 }),
                 0);
        ::chmod(folder_->path().toLocal8Bit().constData(), 0755);
    }
};

CW_REGISTER_TEST(StorageLockTest);
#include "storage_lock_test.moc"
