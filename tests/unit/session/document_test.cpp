#include "app/session/design_file.h"
#include "app/session/document.h"
#include "model/json/project_json.h"
#include "model/storage/durable_file.h"
#include "model/storage/project_file.h"
#include "tests/support/child_process.h"
#include "tests/support/sample_design.h"
#include "tests/support/test_registry.h"

#include <QSignalSpy>
#include <QtTest>

#include <csignal>

#include <sys/stat.h>

using namespace cw;

namespace {

Status setTitle(Document& document, const std::string& title) {
    return document.history().run(
        "title", [&](ProjectEditor& e) { return e.set(Id<ProjectInfo>(1), &ProjectInfo::title, title); });
}

std::string titleIn(const std::string& path) {
    const auto opened = openProject(path);
    return opened.ok() ? opened->project.info().title : std::string(errorCodeName(opened.error().code));
}

const char* codeOf(const Status& status) {
    return status.ok() ? "ok" : errorCodeName(status.error().code).data();
}

} // namespace

class DocumentTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::string path_;
    DocumentOptions options_;

    QStringList files() const { return QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden); }
    QStringList autosaves() const {
        return QDir(QString::fromStdString(options_.recoveryFolder)).entryList(QDir::Files | QDir::Hidden);
    }
    /// A child that opens or makes a design, changes its title and is killed without a chance to clean up.
    void crashAfterEditing(const std::string& path, const std::string& title) {
        int ready[2];
        QCOMPARE(::pipe(ready), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            Document document(options_);
            if (path.empty())
                document.newFromProject(test::sampleDesign(), true, QStringLiteral("Plan"));
            else if (!document.open(path).ok())
                ::_exit(1);
            (void)setTitle(document, title);
            document.autosaveNow();
            document.finishBackground();
            (void)!::write(ready[1], "r", 1);
            for (;;)
                ::pause();
        }
        char got = 0;
        QCOMPARE(::read(ready[0], &got, 1), ssize_t(1));
        ::close(ready[0]);
        ::close(ready[1]);
        RecoveryStore store(options_.recoveryFolder);
        QVERIFY(store.list().empty()); // its document is still open
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
    }
private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath(QStringLiteral("design.cwp")).toStdString();
        options_.recoveryFolder = folder_->filePath(QStringLiteral("data/autosave")).toStdString();
    }

    void aNewDesignIsSavedUnderAName() {
        Document document(options_);
        QVERIFY(!document.isModified());
        document.newFromProject(test::sampleDesign(), true, QStringLiteral("Plan"));
        QVERIFY(document.isModified());
        QCOMPARE(document.title(), QStringLiteral("Plan"));
        QCOMPARE(codeOf(document.save()), "InvalidArgument");
        QSignalSpy saved(&document, &Document::saved);
        QVERIFY(document.saveAs(path_).ok());
        QCOMPARE(saved.size(), 1);
        QVERIFY(!document.isModified());
        QVERIFY(document.holdsLock());
        QCOMPARE(document.title(), QStringLiteral("design.cwp"));
        QVERIFY(openProject(path_)->project == test::sampleDesign());
    }

    void theModifiedMarkTellsTheTruth() {
        Document document(options_);
        QVERIFY(document.saveAs(path_).ok());
        QVERIFY(setTitle(document, "a").ok());
        QVERIFY(document.isModified());
        document.history().undo();
        QVERIFY(!document.isModified());
        document.history().redo();
        QVERIFY(document.save().ok());
        QVERIFY(!document.isModified());
        document.history().undo();
        QVERIFY(document.isModified());
        QCOMPARE(titleIn(path_), std::string("a"));
    }

    void editingGoesOnWhileSaving() {
        Document document(options_);
        QVERIFY(document.saveAs(path_).ok());
        QVERIFY(setTitle(document, "saved").ok());
        std::optional<Status> done;
        document.saveInBackground([&](const Status& s) { done = s; });
        QVERIFY(document.isSaving());
        QVERIFY(setTitle(document, "later").ok());
        QTRY_VERIFY(done.has_value());
        QVERIFY(done->ok());
        QVERIFY(!document.isSaving());
        QCOMPARE(titleIn(path_), std::string("saved"));
        QVERIFY(document.isModified());
        document.history().undo();
        QVERIFY(!document.isModified());
    }

    void savesInTheBackgroundKeepTheirOrder() {
        Document document(options_);
        QVERIFY(document.saveAs(path_).ok());
        int good = 0;
        for (int i = 0; i < 5; ++i) {
            QVERIFY(setTitle(document, std::to_string(i)).ok());
            document.saveInBackground([&](const Status& s) { good += s.ok(); });
        }
        document.finishBackground();
        QCOMPARE(good, 5);
        QCOMPARE(titleIn(path_), std::string("4"));
        QVERIFY(!document.isModified());
    }

    void twoInstancesDoNotEditOneFile() {
        Document first(options_);
        QVERIFY(first.saveAs(path_).ok());
        const auto before = files();
        Document second(options_);
        const Status refused = second.open(path_);
        QCOMPARE(codeOf(refused), "Locked");
        QVERIFY(refused.error().detail.find("process") != std::string::npos);
        QVERIFY(second.path().empty());
        QVERIFY(second.openReadOnly(path_).ok());
        QVERIFY(second.isReadOnly());
        QCOMPARE(int(second.readOnlyReason()), int(ReadOnlyReason::Asked));
        QVERIFY(setTitle(second, "mine").ok());
        QCOMPARE(codeOf(second.save()), "ReadOnly");
        QCOMPARE(files(), before);
        QCOMPARE(codeOf(second.saveAs(path_)), "Locked");
        QVERIFY(second.saveAs(path_ + "2.cwp").ok());
        QVERIFY(!second.isReadOnly());
        first.close();
        Document third(options_);
        QVERIFY(third.open(path_).ok());
    }

    void anotherProcessIsRefusedAndOffered() {
        Document first(options_);
        QVERIFY(first.saveAs(path_).ok());
        QCOMPARE(test::inChild([&] {
                     // The parent's thread does not live here: a plain lock and plain reading stand for it.
                     const auto lock = FileLock::acquire(path_);
                     if (lock.ok() || lock.error().code != ErrorCode::Locked) return 1;
                     const Status written = writeDesign(Project{}, path_);
                     if (written.ok() || written.error().code != ErrorCode::Locked) return 2;
                     return readDesign(path_).ok() ? 0 : 3;
                 }),
                 0);
    }

    void openingReadOnlyLeavesNoTrace() {
        {
            Document writer(options_);
            QVERIFY(writer.saveAs(path_).ok());
            writer.close();
        }
        const auto before = files();
        const QDateTime time = QFileInfo(QString::fromStdString(path_)).lastModified();
        {
            Document reader(options_);
            QVERIFY(reader.openReadOnly(path_).ok());
            QVERIFY(!reader.holdsLock());
            QCOMPARE(files(), before);
        }
        QCOMPARE(files(), before);
        QCOMPARE(QFileInfo(QString::fromStdString(path_)).lastModified(), time);
        QCOMPARE(autosaves().size(), 0);
    }

    void aFailedOpenKeepsTheDocument() {
        Document document(options_);
        QVERIFY(document.saveAs(path_).ok());
        QVERIFY(setTitle(document, "kept").ok());
        QCOMPARE(codeOf(document.open(path_ + ".none")), "NotFound");
        const std::string foreign = path_ + ".txt";
        QVERIFY(writeFileAtomically(foreign, "hello").ok());
        QCOMPARE(codeOf(document.open(foreign)), "NotAProject");
        QCOMPARE(document.project().info().title, std::string("kept"));
        QVERIFY(document.isModified());
        QVERIFY(document.holdsLock());
        QVERIFY(!QFile::exists(QString::fromStdString(FileLock::lockPath(foreign))));
    }

    void revertingReadsTheFileAgain() {
        Document document(options_);
        QVERIFY(setTitle(document, "saved").ok());
        QVERIFY(document.saveAs(path_).ok());
        QVERIFY(setTitle(document, "changed").ok());
        QVERIFY(document.open(path_).ok());
        QCOMPARE(document.project().info().title, std::string("saved"));
        QVERIFY(document.holdsLock());
        QVERIFY(!document.isModified());
        QVERIFY(setTitle(document, "again").ok());
        QVERIFY(document.save().ok());
    }

    void aFileChangedByOthersIsNotOverwrittenUnasked() {
        Document document(options_);
        QVERIFY(document.saveAs(path_).ok());
        QVERIFY(setTitle(document, "mine").ok());
        ProjectLoader loader;
        ProjectInfo info;
        info.title = "theirs";
        (void)loader.place(Id<ProjectInfo>(1), info);
        QVERIFY(saveProject(std::move(loader).finish().value(), path_).ok());
        QCOMPARE(codeOf(document.save()), "Conflict");
        QCOMPARE(titleIn(path_), std::string("theirs"));
        QVERIFY(document.isModified());
        QVERIFY(document.save(true).ok());
        QCOMPARE(titleIn(path_), std::string("mine"));
        QCOMPARE(titleIn(backupPath(path_)), std::string("theirs"));
    }

    void aHalfDoneEditIsNotSaved() {
        Document document(options_);
        QVERIFY(document.saveAs(path_).ok());
        Transaction t(document.history(), "drag");
        QVERIFY(t.editor().set(Id<ProjectInfo>(1), &ProjectInfo::title, "half").ok());
        QCOMPARE(codeOf(document.save()), "Conflict");
        QCOMPARE(titleIn(path_), std::string());
    }

    void anEmptyFileOfAnyNameIsNoDesign() {
        for (const char* name : {"empty.json", "empty.cwp"}) {
            const std::string path = folder_->filePath(QLatin1String(name)).toStdString();
            QVERIFY(writeFileAtomically(path, "").ok());
            const auto read = readDesign(path);
            QVERIFY(!read.ok());
            QVERIFY2(read.error().context.starts_with(path), read.error().context.c_str());
        }
    }

    void jsonIsImportedAsANewDesign() {
        const std::string json = folder_->filePath(QStringLiteral("plan.json")).toStdString();
        QVERIFY(writeDesign(test::sampleDesign(), json).ok());
        Document document(options_);
        QVERIFY(document.open(json).ok());
        QVERIFY(document.project() == test::sampleDesign());
        QVERIFY(document.path().empty());
        QVERIFY(document.isModified());
        QCOMPARE(document.title(), QStringLiteral("plan"));
        QVERIFY(writeFileAtomically(
                    json, "{\"format\": \"clusterwright\", \"format_version\": 1,\n \"racks\": [7]}")
                    .ok());
        const Status broken = document.open(json);
        QCOMPARE(codeOf(broken), "ParseError");
        QCOMPARE(broken.error().context, json + ": racks[0]");
        QCOMPARE(document.title(), QStringLiteral("plan"));
    }

    void aCrashLeavesWhatWasNeverSaved() {
        crashAfterEditing({}, "precious");
        RecoveryStore store(options_.recoveryFolder);
        const auto entries = store.list();
        QCOMPARE(entries.size(), std::size_t(1));
        QCOMPARE(entries[0].info.title, std::string("Plan"));
        QVERIFY(entries[0].info.originalPath.empty());
        QVERIFY(entries[0].info.edits > 0);
        {
            Document document(options_);
            QVERIFY(document.recover(entries[0]).ok());
            QCOMPARE(document.project().info().title, std::string("precious"));
            QVERIFY(document.isModified());
            QCOMPARE(document.title(), QStringLiteral("Plan"));
            QVERIFY(store.list().empty()); // it is open here
        }
        QCOMPARE(store.list().size(), std::size_t(1)); // and safe until it is saved or given up
        Document document(options_);
        QVERIFY(document.recover(store.list()[0]).ok());
        QVERIFY(document.saveAs(path_).ok());
        QCOMPARE(autosaves().size(), 0);
        QCOMPARE(titleIn(path_), std::string("precious"));
    }

    void aCrashLeavesUnsavedChangesOfAFile() {
        {
            Document document(options_);
            QVERIFY(document.saveAs(path_).ok());
            document.close();
        }
        crashAfterEditing(path_, "precious");
        QCOMPARE(titleIn(path_), std::string());
        RecoveryStore store(options_.recoveryFolder);
        const auto entries = store.list();
        QCOMPARE(entries.size(), std::size_t(1));
        QCOMPARE(entries[0].info.originalPath, path_);
        QVERIFY(!entries[0].originalHasChanged);
        QVERIFY(!entries[0].originalIsMissing);
        Document document(options_);
        QVERIFY(document.recover(entries[0]).ok());
        QCOMPARE(document.path(), path_);
        QVERIFY(document.save().ok());
        QCOMPARE(titleIn(path_), std::string("precious"));
        QVERIFY(store.list().empty());
        QCOMPARE(autosaves().size(), 0);
    }

    void recoveryIsDecidedByContentNotByTime() {
        {
            Document document(options_);
            QVERIFY(document.saveAs(path_).ok());
            document.close();
        }
        crashAfterEditing(path_, "same");
        RecoveryStore store(options_.recoveryFolder);
        QCOMPARE(store.list().size(), std::size_t(1));
        // The file holds something else, and is newer: still offered, and said.
        {
            Document other(options_);
            QVERIFY(other.open(path_).ok());
            QVERIFY(setTitle(other, "different").ok());
            QVERIFY(other.save().ok());
            other.close();
        }
        QVERIFY(store.list().at(0).originalHasChanged);
        {
            Document careless(options_);
            QVERIFY(careless.recover(store.list()[0]).ok());
            QCOMPARE(codeOf(careless.save()), "Conflict");
        }
        // The file holds the same content, and is older: nothing to recover.
        {
            Document other(options_);
            QVERIFY(other.open(path_).ok());
            QVERIFY(setTitle(other, "same").ok());
            QVERIFY(other.save().ok());
            other.close();
        }
        QFile file(QString::fromStdString(path_));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(
            file.setFileTime(QDateTime::currentDateTime().addYears(-1), QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(store.list().empty());
        QCOMPARE(autosaves().size(), 0);
    }

    void whatIsDiscardedIsGone() {
        crashAfterEditing({}, "unloved");
        RecoveryStore store(options_.recoveryFolder);
        QVERIFY(store.discard(store.list().at(0)).ok());
        QVERIFY(store.list().empty());
        QCOMPARE(autosaves().size(), 0);
    }

    void aDamagedAutosaveIsSetAside() {
        QVERIFY(QDir().mkpath(QString::fromStdString(options_.recoveryFolder)));
        QVERIFY(writeFileAtomically(options_.recoveryFolder + "/broken.cwp", "half of a design").ok());
        RecoveryStore store(options_.recoveryFolder);
        QVERIFY(store.list().empty());
        QCOMPARE(autosaves(), QStringList{QStringLiteral("broken.cwp.damaged")});
        QVERIFY(store.list().empty());
    }

    void anEmptyAutosaveIsCleanedAway() {
        QVERIFY(QDir().mkpath(QString::fromStdString(options_.recoveryFolder)));
        QVERIFY(writeFileAtomically(options_.recoveryFolder + "/broken.cwp", "").ok());
        RecoveryStore store(options_.recoveryFolder);
        QVERIFY(store.list().empty());
        QCOMPARE(autosaves().size(), 0);
    }

    void closingGivesUpAndLeavesNothing() {
        Document document(options_);
        QVERIFY(document.saveAs(path_).ok());
        QVERIFY(setTitle(document, "x").ok());
        document.autosaveNow();
        document.finishBackground();
        QVERIFY(autosaves().size() >= 2);
        document.close();
        QCOMPARE(autosaves().size(), 0);
        QCOMPARE(files(), QStringList{QStringLiteral("design.cwp")});
    }

    void autosaveComesByItselfAndGoesWhenUndone() {
        options_.autosaveSeconds = 1;
        Document document(options_);
        QVERIFY(document.saveAs(path_).ok());
        QVERIFY(setTitle(document, "x").ok());
        QTRY_VERIFY_WITH_TIMEOUT(autosaves().filter(QStringLiteral(".info")).size() == 1, 20'000);
        document.history().undo();
        QTRY_VERIFY_WITH_TIMEOUT(autosaves().isEmpty(), 20'000);
    }

    void aFolderThatTakesNoAutosaveIsToldOnce() {
        options_.recoveryFolder = "/proc/no/such/folder";
        Document document(options_);
        QSignalSpy failed(&document, &Document::autosaveFailed);
        for (const char* title : {"a", "b"}) {
            QVERIFY(setTitle(document, title).ok());
            document.autosaveNow();
            document.finishBackground();
        }
        QCOMPARE(failed.size(), 1);
        QVERIFY(document.saveAs(path_).ok());
    }

    void aFolderThatMayNotBeWrittenOpensReadOnly() {
        {
            Document document(options_);
            QVERIFY(document.saveAs(path_).ok());
            document.close();
        }
        ::chmod(folder_->path().toLocal8Bit().constData(), 0555);
        const int result = test::inChild([&] {
            if (!test::dropPrivileges()) return 10;
            Document document(options_);
            if (!document.open(path_).ok()) return 1;
            if (document.readOnlyReason() != ReadOnlyReason::NotWritable) return 2;
            (void)setTitle(document, "x");
            if (document.save().error().code != ErrorCode::ReadOnly) return 3;
            const Status elsewhere = document.saveAs(path_ + "2");
            if (elsewhere.ok() || elsewhere.error().code != ErrorCode::WriteFailed) return 4;
            if (elsewhere.error().detail.find("Permission denied") == std::string::npos) return 5;
            return document.isModified() ? 0 : 6;
        });
        ::chmod(folder_->path().toLocal8Bit().constData(), 0755);
        QCOMPARE(result, 0);
        QCOMPARE(files(), QStringList{QStringLiteral("design.cwp")});
    }
};

CW_REGISTER_TEST(DocumentTest);
#include "document_test.moc"
