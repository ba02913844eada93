#include "model/json/project_json.h"
#include "model/storage/durable_file.h"
#include "model/storage/project_file.h"
#include "tests/support/child_process.h"
#include "tests/support/sample_design.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <csignal>
#include <ctime>

#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace cw;

namespace {

Project designNamed(const std::string& title) {
    ProjectLoader loader;
    ProjectInfo info;
    info.title = title;
    (void)loader.place(Id<ProjectInfo>(1), info);
    for (std::uint32_t i = 1; i <= 200; ++i) {
        Site site;
        site.name = title + std::to_string(i);
        (void)loader.place(SiteId(i), site);
    }
    return std::move(loader).finish().value();
}

std::string titleOf(const std::string& path) {
    const auto opened = openProject(path);
    if (!opened.ok()) return std::string(errorCodeName(opened.error().code)) + " " + opened.error().detail;
    return opened->isAsWritten ? opened->project.info().title : "not as written";
}

/// Everything in a folder with its size and time, to see that nothing was touched.
QStringList listing(const QString& folder) {
    QStringList lines;
    const auto entries =
        QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    for (const QFileInfo& e : entries)
        lines << QStringLiteral("%1 %2 %3")
                     .arg(e.fileName())
                     .arg(e.size())
                     .arg(e.lastModified().toMSecsSinceEpoch());
    return lines;
}

} // namespace

class StorageSaveTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::string path_;
private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath(QStringLiteral("größe design.cwp")).toStdString();
    }

    void everyFieldComesBack() {
        const Project design = test::sampleDesign();
        const auto hash = saveProject(design, path_);
        QVERIFY2(hash.ok(), hash.ok() ? "" : hash.error().detail.c_str());
        const auto opened = openProject(path_);
        QVERIFY2(opened.ok(), opened.ok() ? "" : (opened.error().context + opened.error().detail).c_str());
        QVERIFY(opened->project == design);
        QVERIFY(opened->isAsWritten);
        QCOMPARE(opened->contentHash, *hash);
        QCOMPARE(opened->contentHash, contentHash(design));
        QCOMPARE(opened->formatVersion, kFormatVersion);
    }

    void projectFileToJsonToProjectFileIsTheSame() {
        const Project design = test::sampleDesign();
        QVERIFY(saveProject(design, path_).ok());
        const std::string json = projectToJson(openProject(path_)->project);
        const auto second = projectFromJson(json);
        QVERIFY(second.ok());
        const std::string other = path_ + "2";
        QVERIFY(saveProject(*second, other).ok());
        QCOMPARE(projectToJson(openProject(other)->project), projectToJson(design));
        QVERIFY(*readFile(path_) == *readFile(other));
    }

    void savingKeepsTheOlderFileAsBackup() {
        QVERIFY(saveProject(designNamed("one"), path_).ok());
        QVERIFY(!QFile::exists(QString::fromStdString(backupPath(path_))));
        QVERIFY(saveProject(designNamed("two"), path_).ok());
        QVERIFY(saveProject(designNamed("three"), path_).ok());
        QCOMPARE(titleOf(path_), std::string("three"));
        QCOMPARE(titleOf(backupPath(path_)), std::string("two"));
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
    }

    void savingKeepsLinksAndPermissions() {
        const std::string real = folder_->filePath(QStringLiteral("real.cwp")).toStdString();
        QVERIFY(saveProject(designNamed("one"), real).ok());
        QVERIFY(QFile::setPermissions(QString::fromStdString(real), QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(QFile::link(QString::fromStdString(real), QString::fromStdString(path_)));
        QVERIFY(saveProject(designNamed("two"), path_).ok());
        QVERIFY(QFileInfo(QString::fromStdString(path_)).isSymLink());
        QCOMPARE(titleOf(real), std::string("two"));
        struct stat info {};
        QCOMPARE(::stat(real.c_str(), &info), 0);
        QCOMPARE(int(info.st_mode & 0777), 0600);
    }

    void readingLeavesNoTrace() {
        QVERIFY(saveProject(test::sampleDesign(), path_).ok());
        const auto before = listing(folder_->path());
        QVERIFY(openProject(path_).ok());
        QCOMPARE(listing(folder_->path()), before);
    }

    void aFileOfAFolderThatCannotBeWrittenOpens() {
        QVERIFY(saveProject(test::sampleDesign(), path_).ok());
        ::chmod(folder_->path().toLocal8Bit().constData(), 0555);
        const int result = test::inChild([&] {
            if (!test::dropPrivileges()) return 10;
            return openProject(path_).ok() ? 0 : 1;
        });
        ::chmod(folder_->path().toLocal8Bit().constData(), 0755);
        QCOMPARE(result, 0);
    }

    void aKillAtAnyStepLeavesTheOldOrTheNewFile() {
        QVERIFY(saveProject(designNamed("old"), path_).ok());
        std::vector<std::string> steps;
        SaveOptions record;
        record.atStep = [&](std::string_view s) { steps.emplace_back(s); };
        QVERIFY(saveProject(designNamed("old"), path_, record).ok());
        QVERIFY(steps.size() > kEntityKinds + 6);
        bool sawOld = false;
        bool sawNew = false;
        for (std::size_t fatal = 0; fatal < steps.size(); ++fatal) {
            QVERIFY(saveProject(designNamed("old"), path_).ok());
            const int code = test::inChild([&] {
                std::size_t at = 0;
                SaveOptions options;
                options.atStep = [&](std::string_view) {
                    if (at++ == fatal) ::_exit(42);
                };
                (void)saveProject(designNamed("new"), path_, options);
                return 1;
            });
            QCOMPARE(code, 42);
            const std::string title = titleOf(path_);
            QVERIFY2(title == "old" || title == "new", (steps[fatal] + ": " + title).c_str());
            QCOMPARE(title == "new", steps[fatal] == "replaced" || steps[fatal] == "folder synced");
            sawOld = sawOld || title == "old";
            sawNew = sawNew || title == "new";
            QCOMPARE(titleOf(backupPath(path_)), std::string("old"));
        }
        QVERIFY(sawOld && sawNew);
        // What the dead left behind goes with the next save.
        QVERIFY(saveProject(designNamed("last"), path_).ok());
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
    }

    void aKillAtAnyMomentLeavesTheOldOrTheNewFile() {
        QVERIFY(saveProject(designNamed("old"), path_).ok());
        for (int i = 0; i < 40; ++i) {
            const pid_t child = ::fork();
            if (child == 0) {
                for (;;)
                    if (!saveProject(designNamed("new"), path_).ok()) ::_exit(1);
            }
            QTest::qWait(1 + i * 7 % 60);
            ::kill(child, SIGKILL);
            int state = 0;
            ::waitpid(child, &state, 0);
            QVERIFY(WIFSIGNALED(state));
            const std::string title = titleOf(path_);
            QVERIFY2(title == "old" || title == "new", title.c_str());
        }
    }

    void aFolderThatMayNotBeWrittenIsRefused() {
        QVERIFY(saveProject(designNamed("old"), path_).ok());
        const QByteArray folder = folder_->path().toLocal8Bit();
        ::chmod(path_.c_str(), 0666);
        ::chmod(folder.constData(), 0555);
        const int result = test::inChild([&] {
            if (!test::dropPrivileges()) return 10;
            if (QFile probe(folder_->filePath(QStringLiteral("probe"))); probe.open(QIODevice::WriteOnly))
                return 11;
            const auto saved = saveProject(designNamed("new"), path_);
            if (saved.ok()) return 12;
            if (saved.error().code != ErrorCode::WriteFailed) return 13;
            return saved.error().detail.find("Permission denied") != std::string::npos ? 0 : 14;
        });
        ::chmod(folder.constData(), 0755);
        QCOMPARE(result, 0);
        QCOMPARE(titleOf(path_), std::string("old"));
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void aFileThatMayNotBeWrittenIsRefused() {
        QVERIFY(saveProject(designNamed("old"), path_).ok());
        const QByteArray folder = folder_->path().toLocal8Bit();
        ::chmod(path_.c_str(), 0444);
        ::chmod(folder.constData(), 0777);
        const int result = test::inChild([&] {
            if (!test::dropPrivileges()) return 10;
            // This user may write the folder, so the file could be renamed away: only our own check keeps it.
            const auto saved = saveProject(designNamed("new"), path_);
            if (saved.ok()) return 12;
            return saved.error().code == ErrorCode::WriteFailed ? 0 : 13;
        });
        QCOMPARE(result, 0);
        QCOMPARE(titleOf(path_), std::string("old"));
    }

    void aFullDiskIsRefused_data() {
        QTest::addColumn<int>("room");
        for (const int kilobytes : {0, 4, 64, 100, 120})
            QTest::addRow("%d KiB left", kilobytes) << kilobytes;
    }
    /// The limit on file size stands for the full disk: writes beyond it fail as they do on one.
    void aFullDiskIsRefused() {
        QFETCH(int, room);
        QVERIFY(saveProject(designNamed("old"), path_).ok());
        const QByteArray folder = folder_->path().toLocal8Bit();
        ::chmod(folder.constData(), 0777);
        ::chmod(path_.c_str(), 0666);
        std::string big(300'000, 'x');
        const int result = test::inChild([&] {
            if (!test::dropPrivileges()) return 10;
            const auto bytes = rlim_t(room) * 1024;
            const rlimit limit{bytes, bytes};
            ::signal(SIGXFSZ, SIG_IGN);
            if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) return 11;
            QFile probe(folder_->filePath(QStringLiteral("probe")));
            if (probe.open(QIODevice::WriteOnly)) {
                const bool wrote = probe.write(QByteArray(200 * 1024, 'x')) == 200 * 1024 && probe.flush();
                probe.remove();
                if (wrote) return 12; // the disk is not full
            }
            const auto saved = saveProject(designNamed(big), path_);
            if (saved.ok()) return 13;
            if (saved.error().code != ErrorCode::WriteFailed) return 14;
            return saved.error().detail.find("File too large") != std::string::npos ? 0 : 15;
        });
        QCOMPARE(result, 0);
        QCOMPARE(titleOf(path_), std::string("old"));
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void aTrulyFullDiskIsRefused() {
        const std::string mount = folder_->filePath(QStringLiteral("disk")).toStdString();
        QVERIFY(QDir().mkdir(QString::fromStdString(mount)));
        if (::mount("tmpfs", mount.c_str(), "tmpfs", 0, "size=512k,mode=0777") != 0)
            QSKIP("mounting a small file system is not permitted here; the size limit stands for it");
        const std::string path = mount + "/design.cwp";
        const bool saved = saveProject(designNamed("old"), path).ok();
        const int result = test::inChild([&] {
            if (!test::dropPrivileges()) return 10;
            const auto refused = saveProject(designNamed(std::string(3000, 'x')), path);
            if (refused.ok()) return 12;
            return refused.error().code == ErrorCode::WriteFailed ? 0 : 13;
        });
        const std::string title = titleOf(path);
        ::umount(mount.c_str());
        QVERIFY(saved);
        QCOMPARE(result, 0);
        QCOMPARE(title, std::string("old"));
    }

    void aMissingFolderIsRefused() {
        const auto saved =
            saveProject(designNamed("x"), folder_->filePath(QStringLiteral("no/x.cwp")).toStdString());
        QVERIFY(!saved.ok());
        QCOMPARE(int(saved.error().code), int(ErrorCode::WriteFailed));
    }

    void aHundredThousandAcceleratorsAreQuick() {
        ProjectLoader loader;
        (void)loader.place(Id<ProjectInfo>(1), ProjectInfo{});
        (void)loader.place(PartId(1), Part{test::samplePart("p", "rack")});
        (void)loader.place(PartId(2), Part{test::samplePart("q")});
        (void)loader.place(SiteId(1), Site{});
        (void)loader.place(BuildingId(1), Building{"b", SiteId(1)});
        Hall hall;
        hall.building = BuildingId(1);
        (void)loader.place(HallId(1), hall);
        (void)loader.place(FabricId(1), Fabric{});
        for (std::uint32_t i = 1; i <= 3200; ++i) {
            Rack rack;
            rack.name = "R" + std::to_string(i);
            rack.hall = HallId(1);
            rack.part = PartId(1);
            rack.pose.origin = {mm(600) * i, mm(1200)};
            (void)loader.place(RackId(i), rack);
        }
        for (std::uint32_t i = 1; i <= 14'500; ++i) {
            Device device;
            device.name = "node-" + std::to_string(i);
            device.rack = RackId(1 + i % 3200);
            device.part = PartId(2);
            (void)loader.place(DeviceId(i), device);
        }
        for (std::uint32_t i = 1; i <= 300'000; ++i) {
            Cable cable;
            cable.fabric = FabricId(1);
            cable.a.device = DeviceId(1 + i % 14'500);
            cable.b.device = DeviceId(1 + i * 7 % 14'500);
            cable.speed = gigabitsPerSecond(400);
            (void)loader.place(CableId(i), cable);
        }
        const Project design = std::move(loader).finish().value();
        // Processor time: what else the machine does shall not decide.
        auto start = std::clock();
        const auto lap = [&] {
            const auto now = std::clock();
            const double seconds = double(now - start) / CLOCKS_PER_SEC;
            start = now;
            return seconds;
        };
        QVERIFY(saveProject(design, path_).ok());
        const double saving = lap();
        const auto opened = openProject(path_);
        const double opening = lap();
        QVERIFY(opened.ok());
        QVERIFY(opened->project == design);
        lap();
        const std::string json = projectToJson(design);
        const double writing = lap();
        QVERIFY(projectFromJson(json).ok());
        const double reading = lap();
        qInfo("save %.2f s, open %.2f s, %lld kB; JSON out %.2f s, in %.2f s, %zu kB", saving, opening,
              (long long)QFileInfo(QString::fromStdString(path_)).size() / 1000, writing, reading,
              json.size() / 1000);
        QVERIFY2(saving < 20 && opening < 20, "a design of the intended size takes far too long");
    }
};

CW_REGISTER_TEST(StorageSaveTest);
#include "storage_save_test.moc"
