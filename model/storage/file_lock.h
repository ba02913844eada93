// One instance at a time edits a project: a lock file beside it says who does.
#pragma once

#include "model/base/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

class QLockFile;

namespace cw {

struct LockHolder {
    std::string host;
    std::string user; ///< owner of the lock file; empty where the system does not say
    std::string application;
    std::int64_t process = 0;

    bool operator==(const LockHolder&) const = default;
};

/// "user@host, process 123", for the `detail` of errors.
std::string describe(const LockHolder& holder);

/// Held while alive. A lock whose process is gone (killed, machine restarted) is taken over; one of another
/// host is not, since nothing can be known of its process: the user may break it.
class FileLock {
public:
    /// Locked with the holder in `detail`; ReadOnly when the folder takes no lock file.
    static Result<std::unique_ptr<FileLock>> acquire(const std::string& path);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    /// Who holds the lock of this project now, if anybody; writes nothing.
    static std::optional<LockHolder> holder(const std::string& path);

    /// Removes a lock on the user's word that nobody works there any more. WriteFailed when it may not go.
    static Status breakLock(const std::string& path);

    /// ".<name>.lock" beside the project.
    static std::string lockPath(const std::string& path);

private:
    explicit FileLock(std::unique_ptr<QLockFile> file);
    std::unique_ptr<QLockFile> file_;
};

} // namespace cw
