// The open design: its project and history, the file that it lives in, the lock on it, and its autosave.
#pragma once

#include "app/session/background.h"
#include "app/session/recovery_store.h"
#include "model/edit/history.h"
#include "model/storage/file_lock.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace cw {

struct DocumentOptions {
    std::string recoveryFolder; ///< of autosaves; RecoveryStore::standardFolder() in the product
    int autosaveSeconds = 5;    ///< quiet time after an edit; 0 turns autosave off
    bool keepBackup = true;
};

/// Why a document cannot be saved where it came from.
enum class ReadOnlyReason : std::uint8_t {
    None,
    Asked,       ///< opened read-only on request
    NotWritable, ///< the file or its folder may not be written
};

/// One document for the life of a window: opening another design replaces its content. Editing goes through
/// history(). Whoever opens, creates or closes asks the user about unsaved changes first.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(DocumentOptions options, QObject* parent = nullptr);
    /// Waits for saving. Without close() before, unsaved changes stay in the autosave, as after a crash.
    ~Document() override;

    History& history() { return history_; }
    const Project& project() const { return history_.project(); }

    /// A design that has no file yet. `isUnsaved` marks it as modified: true for a generated one.
    void newFromProject(Project project, bool isUnsaved, const QString& name = {});
    /// Opens for editing; on error the present document stays. Locked with the holder in `detail` when
    /// another instance has it: offer openReadOnly(). A file that may not be written opens read-only.
    /// ".json" is imported.
    Status open(const std::string& path);
    /// Opens without lock or any other trace beside the file.
    Status openReadOnly(const std::string& path);
    /// Reads canonical JSON as a new design without a file.
    Status importJson(const std::string& path);
    /// Goes on with what a crash left. It stays in its autosave until it is saved.
    Status recover(const RecoveryEntry& entry);
    /// Gives up unsaved changes, releases the lock and leaves an empty design.
    void close();

    using SaveDone = std::function<void(const Status&)>;
    /// Saves where it came from and returns when it is done. InvalidArgument without a path, ReadOnly,
    /// Conflict when the file on disk is not the one that was opened or saved last (`overwrite` saves
    /// nonetheless), WriteFailed with the system's message.
    Status save(bool overwrite = false);
    /// Saves elsewhere and goes on there; Locked when an instance has that file open.
    Status saveAs(const std::string& path);
    /// The same on the worker, from a snapshot: editing goes on. `done` is called in this thread.
    void saveInBackground(SaveDone done, bool overwrite = false);
    void saveAsInBackground(const std::string& path, SaveDone done);
    bool isSaving() const { return savesRunning_ > 0; }
    /// Waits for saves and autosaves that are under way.
    void finishBackground() { background_.finish(); }

    const std::string& path() const { return path_; } ///< empty: never saved
    QString title() const;                            ///< file name, or "Untitled"
    bool isModified() const { return history_.isModified(); }
    bool isReadOnly() const { return readOnly_ != ReadOnlyReason::None; }
    ReadOnlyReason readOnlyReason() const { return readOnly_; }
    bool holdsLock() const { return lock_ != nullptr; }
    /// The file's content was not what its own hash says: altered by another tool, or damaged.
    bool wasAltered() const { return wasAltered_; }
    /// Format version of the file that was opened, older than the present one when it was migrated.
    std::optional<int> openedVersion() const { return openedVersion_; }

    /// Writes the autosave now, if there is anything to save; for tests and before risky work.
    void autosaveNow();
    void setAutosaveSeconds(int seconds);
    void setKeepBackup(bool keep) { options_.keepBackup = keep; }
    const RecoveryStore& recoveryStore() const { return store_; }

Q_SIGNALS:
    /// Title, path, modified mark or read-only state may have changed.
    void stateChanged();
    void saved(const QString& path);
    /// Once for each failure in a row; the reason is in `error`.
    void autosaveFailed(const cw::Error& error);

private:
    struct Origin {
        std::string path;
        std::unique_ptr<FileLock> lock;
        ReadOnlyReason readOnly = ReadOnlyReason::None;
        std::string savedHash;
        QString name;
    };
    void adopt(Project project, Origin origin, const std::string& autosave = {});
    Status openFile(const std::string& path, bool forEditing);
    Background::Job saveJob(const std::string& path, std::shared_ptr<FileLock> newLock, bool overwrite,
                            SaveDone done);
    Status checkSave() const;
    Status saveNow(const std::string& path, std::shared_ptr<FileLock> newLock, bool overwrite);
    Result<std::shared_ptr<FileLock>> lockForSaving(const std::string& path) const;
    bool isOwnPath(const std::string& path) const;
    void onEdit();
    void dropAutosave();

    DocumentOptions options_;
    RecoveryStore store_;
    History history_;
    History::Subscription subscription_;
    std::string path_;
    QString name_; ///< of a design without a path
    std::shared_ptr<FileLock> lock_;
    ReadOnlyReason readOnly_ = ReadOnlyReason::None;
    std::string savedHash_; ///< content hash of the file as this document knows it
    bool wasAltered_ = false;
    std::optional<int> openedVersion_;

    std::shared_ptr<Autosave> autosave_; ///< touched by jobs of the worker, or when none runs
    std::uint64_t autosavedRevision_ = 0;
    bool autosaveFailing_ = false;
    int editsSinceSave_ = 0;
    int savesRunning_ = 0;
    QTimer autosaveTimer_;
    QElapsedTimer firstEdit_;
    Background background_; // last: its jobs end before what they use
};

} // namespace cw
