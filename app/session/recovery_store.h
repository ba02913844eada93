// Autosaves in the user's data folder, and what of them is worth recovering after a crash.
#pragma once

#include "model/project.h"
#include "model/storage/file_lock.h"

#include <QDateTime>

#include <memory>
#include <string>
#include <vector>

namespace cw {

/// What an autosave knows of its document.
struct RecoveryInfo {
    std::string originalPath; ///< empty: never saved
    std::string title;        ///< as the window showed it
    std::string baseHash;     ///< content hash of the file as it was opened or last saved; empty: never saved
    int edits = 0;            ///< steps of history since then

    bool operator==(const RecoveryInfo&) const = default;
};

struct RecoveryEntry {
    std::string autosavePath;
    RecoveryInfo info;
    QDateTime written;
    bool originalIsMissing = false;  ///< the file that it was made from is gone
    bool originalHasChanged = false; ///< …or holds something newer than what it was made from
};

/// The folder of autosaves. Each document of each instance has an autosave of its own and holds a lock on it;
/// one whose lock is free is left over from a crash.
class RecoveryStore {
public:
    /// `folder` is made when the first autosave is written.
    explicit RecoveryStore(std::string folder);
    /// "autosave" in the user's data folder of this application.
    static std::string standardFolder();

    /// What a crash left and no file holds, newest first. An autosave whose content hash is that of its file
    /// on disk has nothing to give and is removed here; so is one that is no project.
    std::vector<RecoveryEntry> list() const;
    Result<Project> read(const RecoveryEntry& entry) const;
    Status discard(const RecoveryEntry& entry) const;

    const std::string& folder() const { return folder_; }

private:
    std::string folder_;
};

/// The autosave of one open document. Not thread-safe; used by one thread at a time.
class Autosave {
public:
    /// A new one, or the one that `adopted` names when a recovered document goes on.
    Autosave(const RecoveryStore& store, const std::string& adopted = {});

    /// Writes the design and what is known of it; WriteFailed with the system's message.
    Status write(const Project& project, const RecoveryInfo& info);
    /// The document is safe elsewhere, or given up.
    void remove();

    const std::string& path() const { return path_; }

private:
    std::string path_;
    std::unique_ptr<FileLock> lock_;
};

} // namespace cw
