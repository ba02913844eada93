#include "app/session/document.h"

#include "app/session/design_file.h"
#include "model/storage/durable_file.h"
#include "model/storage/project_file.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace cw {

namespace {

/// While editing never pauses, an autosave comes after this many quiet times.
constexpr int kLongestWait = 6;

SaveOptions saveOptions(const DocumentOptions& options) {
    SaveOptions save;
    save.keepBackup = options.keepBackup;
    save.productVersion = QCoreApplication::applicationVersion().toStdString();
    return save;
}

std::string absolutePath(const std::string& path) {
    return QFileInfo(QString::fromStdString(path)).absoluteFilePath().toStdString();
}

/// Conflict when the file on disk is not the one that the document knows.
Status checkUnchanged(const std::string& path, const std::string& knownHash) {
    const auto onDisk = storedContentHash(path);
    if (!onDisk.ok()) {
        if (onDisk.error().code == ErrorCode::NotFound) return {};
        return Error{ErrorCode::Conflict, path, onDisk.error().detail};
    }
    if (*onDisk != knownHash) return Error::said(ErrorCode::Conflict, path, Phrase::tr("changed on disk"));
    return {};
}

} // namespace

Document::Document(DocumentOptions options, QObject* parent)
    : QObject(parent)
    , options_(std::move(options))
    , store_(options_.recoveryFolder)
    , autosave_(std::make_shared<Autosave>(store_)) {
    subscription_ = history_.subscribe([this](const ChangeSet&) { onEdit(); });
    autosaveTimer_.setSingleShot(true);
    connect(&autosaveTimer_, &QTimer::timeout, this, &Document::autosaveNow);
    history_.markSaved();
}

Document::~Document() {
    subscription_.reset();
    if (isModified()) autosaveNow();
    background_.finish();
    if (!isModified()) autosave_->remove();
}

void Document::adopt(Project project, Origin origin, const std::string& autosave) {
    background_.finish();
    autosaveTimer_.stop();
    if (autosave.empty() || autosave != autosave_->path()) autosave_->remove();
    autosave_ = std::make_shared<Autosave>(store_, autosave);
    path_ = std::move(origin.path);
    name_ = std::move(origin.name);
    lock_ = std::move(origin.lock);
    readOnly_ = origin.readOnly;
    savedHash_ = std::move(origin.savedHash);
    wasAltered_ = false;
    openedVersion_.reset();
    history_.reset(std::move(project));
    autosaveTimer_.stop(); // resetting is not an edit
    editsSinceSave_ = 0;
    autosavedRevision_ = history_.revision();
}

void Document::newFromProject(Project project, bool isUnsaved, const QString& name) {
    Origin origin;
    origin.name = name;
    adopt(std::move(project), std::move(origin));
    if (isUnsaved) {
        history_.markNeverSaved();
        autosavedRevision_ = 0;
        onEdit();
    }
    Q_EMIT stateChanged();
}

Status Document::open(const std::string& path) {
    if (isJsonName(path)) return importJson(path);
    return openFile(path, true);
}

Status Document::openReadOnly(const std::string& path) {
    return openFile(path, false);
}

Status Document::openFile(const std::string& path, bool forEditing) {
    Origin origin;
    origin.path = absolutePath(path);
    origin.readOnly = forEditing ? ReadOnlyReason::None : ReadOnlyReason::Asked;
    const bool keepsLock = forEditing && lock_ && isOwnPath(path);
    if (forEditing && !keepsLock && QFileInfo::exists(QString::fromStdString(path))) {
        auto lock = FileLock::acquire(path);
        if (lock.ok())
            origin.lock = std::move(*lock);
        else if (lock.error().code == ErrorCode::Locked)
            return lock.error();
        else
            origin.readOnly = ReadOnlyReason::NotWritable;
    }
    if (forEditing && !QFileInfo(QString::fromStdString(path)).isWritable())
        origin.readOnly = ReadOnlyReason::NotWritable;
    auto opened = openProject(path);
    if (!opened.ok()) return opened.error();
    // What the file says of itself, also when that is wrong: the next save compares with it.
    const auto stored = storedContentHash(path);
    origin.savedHash = stored.ok() ? *stored : std::string{};
    const auto kept = keepsLock ? lock_ : nullptr;
    adopt(std::move(opened->project), std::move(origin));
    if (kept) lock_ = kept;
    wasAltered_ = !opened->isAsWritten;
    openedVersion_ = opened->formatVersion;
    Q_EMIT stateChanged();
    return {};
}

Status Document::importJson(const std::string& path) {
    auto read = readDesign(path);
    if (!read.ok()) return read.error();
    newFromProject(std::move(read->project), true,
                   QFileInfo(QString::fromStdString(path)).completeBaseName());
    return {};
}

Status Document::recover(const RecoveryEntry& entry) {
    auto project = store_.read(entry);
    if (!project.ok()) return project.error();
    Origin origin;
    origin.name = QString::fromStdString(entry.info.title);
    const std::string& original = entry.info.originalPath;
    if (!original.empty()) {
        auto lock = FileLock::acquire(original);
        if (lock.ok()) {
            origin.path = original;
            origin.lock = std::move(*lock);
            origin.savedHash = entry.info.baseHash;
        } // else it stays without a file, to be saved under another name
    }
    adopt(std::move(*project), std::move(origin), entry.autosavePath);
    history_.markNeverSaved();
    editsSinceSave_ = entry.info.edits;
    Q_EMIT stateChanged();
    return {};
}

void Document::close() {
    adopt(Project{}, {});
    Q_EMIT stateChanged();
}

bool Document::isOwnPath(const std::string& path) const {
    return !path_.empty() && realPath(path) == realPath(path_);
}

Status Document::checkSave() const {
    if (history_.isInTransaction())
        return Error::said(ErrorCode::Conflict, path_, Phrase::tr("an edit is under way"));
    return {};
}

Result<std::shared_ptr<FileLock>> Document::lockForSaving(const std::string& path) const {
    if (lock_ && isOwnPath(path)) return lock_;
    auto lock = FileLock::acquire(path);
    if (lock.ok()) return std::shared_ptr<FileLock>(std::move(*lock));
    if (lock.error().code == ErrorCode::Locked) return lock.error();
    return std::shared_ptr<FileLock>{}; // the save itself tells why nothing can be written there
}

/// Saves a snapshot; the returned completion brings the document to the state of what was saved.
Background::Job Document::saveJob(const std::string& path, std::shared_ptr<FileLock> newLock, bool overwrite,
                                  SaveDone done) {
    history_.closeMerge(); // the saved state stays one that undo can come back to
    ++savesRunning_;
    const auto snapshot = std::make_shared<const Project>(project());
    return [this, snapshot, path, newLock = std::move(newLock), overwrite, done = std::move(done),
            revision = history_.revision(), edits = editsSinceSave_, options = saveOptions(options_),
            known = isOwnPath(path) && !overwrite ? std::optional(savedHash_) : std::nullopt] {
        Result<std::string> result = std::string{};
        if (const Status same = known ? checkUnchanged(path, *known) : Status{}; !same.ok())
            result = same.error();
        else
            result = saveProject(*snapshot, path, options);
        return Background::Completion([=, this] {
            --savesRunning_;
            if (!result.ok()) {
                if (done) done(result.error());
                Q_EMIT stateChanged();
                return;
            }
            path_ = absolutePath(path);
            name_.clear();
            lock_ = newLock;
            readOnly_ = ReadOnlyReason::None;
            savedHash_ = *result;
            wasAltered_ = false;
            editsSinceSave_ -= edits;
            history_.markSaved(revision);
            if (!isModified()) dropAutosave();
            if (done) done({});
            Q_EMIT saved(QString::fromStdString(path_));
            Q_EMIT stateChanged();
        });
    };
}

Status Document::saveNow(const std::string& path, std::shared_ptr<FileLock> newLock, bool overwrite) {
    background_.finish(); // an older save must not come after this one
    Status status;
    saveJob(path, std::move(newLock), overwrite, [&](const Status& s) { status = s; })()();
    background_.finish();
    return status;
}

Status Document::save(bool overwrite) {
    if (path_.empty()) return Error::said(ErrorCode::InvalidArgument, "path", Phrase::tr("never saved"));
    if (isReadOnly()) return Error{ErrorCode::ReadOnly, path_, {}};
    if (Status s = checkSave(); !s.ok()) return s;
    return saveNow(path_, lock_, overwrite);
}

Status Document::saveAs(const std::string& path) {
    if (Status s = checkSave(); !s.ok()) return s;
    auto lock = lockForSaving(path);
    if (!lock.ok()) return lock.error();
    return saveNow(path, std::move(*lock), true);
}

void Document::saveInBackground(SaveDone done, bool overwrite) {
    Status status = checkSave();
    if (path_.empty()) status = Error::said(ErrorCode::InvalidArgument, "path", Phrase::tr("never saved"));
    if (isReadOnly()) status = Error{ErrorCode::ReadOnly, path_, {}};
    if (!status.ok()) {
        if (done) done(status);
        return;
    }
    if (isSaving()) background_.finish(); // this one must know the hash that the other leaves
    background_.run(saveJob(path_, lock_, overwrite, std::move(done)));
    Q_EMIT stateChanged();
}

void Document::saveAsInBackground(const std::string& path, SaveDone done) {
    if (isSaving()) background_.finish();
    auto lock = lockForSaving(path);
    Status status = checkSave();
    if (!lock.ok()) status = lock.error();
    if (!status.ok()) {
        if (done) done(status);
        return;
    }
    background_.run(saveJob(path, std::move(*lock), true, std::move(done)));
    Q_EMIT stateChanged();
}

QString Document::title() const {
    if (!path_.empty()) return QFileInfo(QString::fromStdString(path_)).fileName();
    if (!name_.isEmpty()) return name_;
    return QCoreApplication::translate("Document", "Untitled");
}

void Document::setAutosaveSeconds(int seconds) {
    options_.autosaveSeconds = seconds;
    if (seconds <= 0) autosaveTimer_.stop();
}

void Document::onEdit() {
    ++editsSinceSave_;
    if (options_.autosaveSeconds > 0) {
        const int quiet = options_.autosaveSeconds * 1000;
        if (!autosaveTimer_.isActive()) firstEdit_.start();
        if (!autosaveTimer_.isActive() || firstEdit_.elapsed() < qint64(quiet) * kLongestWait)
            autosaveTimer_.start(quiet);
    }
    Q_EMIT stateChanged();
}

void Document::autosaveNow() {
    if (history_.isInTransaction()) {
        autosaveTimer_.start(500);
        return;
    }
    autosaveTimer_.stop();
    if (!isModified()) return dropAutosave();
    if (autosavedRevision_ == history_.revision()) return;
    autosavedRevision_ = history_.revision();
    const auto snapshot = std::make_shared<const Project>(project());
    RecoveryInfo info{path_, title().toStdString(), savedHash_, editsSinceSave_};
    background_.run([this, snapshot, info = std::move(info), autosave = autosave_] {
        const Status status = autosave->write(*snapshot, info);
        return Background::Completion([this, status] {
            const bool isNew = !status.ok() && !autosaveFailing_;
            autosaveFailing_ = !status.ok();
            if (autosaveFailing_) autosavedRevision_ = 0;
            if (isNew) Q_EMIT autosaveFailed(status.error());
        });
    });
}

void Document::dropAutosave() {
    autosavedRevision_ = 0;
    background_.run([autosave = autosave_] {
        autosave->remove();
        return Background::Completion{};
    });
}

} // namespace cw
