#include "model/storage/file_lock.h"

#include "model/storage/durable_file.h"

#include <QFileInfo>
#include <QLockFile>

#include <cerrno>
#include <cstring>

namespace cw {

namespace {

std::optional<LockHolder> readHolder(const QLockFile& file) {
    qint64 process = 0;
    QString host;
    QString application;
    if (!file.getLockInfo(&process, &host, &application)) return std::nullopt;
    return LockHolder{host.toStdString(), QFileInfo(file.fileName()).owner().toStdString(),
                      application.toStdString(), process};
}

} // namespace

std::string describe(const LockHolder& holder) {
    std::string text = holder.user.empty() ? "" : holder.user + "@";
    text += holder.host.empty() ? "unknown host" : holder.host;
    return text + ", process " + std::to_string(holder.process);
}

std::string FileLock::lockPath(const std::string& path) {
    const QFileInfo info(QString::fromStdString(realPath(path)));
    return (info.absolutePath() + QStringLiteral("/.") + info.fileName() + QStringLiteral(".lock"))
        .toStdString();
}

FileLock::FileLock(std::unique_ptr<QLockFile> file)
    : file_(std::move(file)) {}

FileLock::~FileLock() = default;

Result<std::unique_ptr<FileLock>> FileLock::acquire(const std::string& path) {
    auto file = std::make_unique<QLockFile>(QString::fromStdString(lockPath(path)));
    file->setStaleLockTime(0); // a long lunch does not end a lock; only the end of its process does
    if (file->tryLock(0)) return std::unique_ptr<FileLock>(new FileLock(std::move(file)));
    if (file->error() == QLockFile::LockFailedError) {
        const auto holder = readHolder(*file);
        return Error{ErrorCode::Locked, path, holder ? describe(*holder) : "unknown"};
    }
    return Error{ErrorCode::ReadOnly, path, std::strerror(EACCES)};
}

std::optional<LockHolder> FileLock::holder(const std::string& path) {
    const QString name = QString::fromStdString(lockPath(path));
    if (!QFileInfo::exists(name)) return std::nullopt;
    return readHolder(QLockFile(name));
}

Status FileLock::breakLock(const std::string& path) {
    const QString name = QString::fromStdString(lockPath(path));
    QFile file(name);
    if (file.exists() && !file.remove())
        return Error{ErrorCode::WriteFailed, name.toStdString(), file.errorString().toStdString()};
    return {};
}

} // namespace cw
