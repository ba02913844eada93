#include "model/storage/durable_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cw {

namespace {

constexpr char kSuffix[] = ".new";
constexpr qsizetype kLongestName = 220; // 255, less what temporary files and the journal of a database add

QString toQString(const std::string& text) {
    return QString::fromStdString(text);
}

Error systemError(ErrorCode code, const std::string& path, int number) {
    return {code, path, std::strerror(number)};
}

std::string folderOf(const std::string& path) {
    return QFileInfo(toQString(path)).absolutePath().toStdString();
}

Status syncDescriptorOf(const std::string& path, int flags) {
    const int descriptor = ::open(path.c_str(), flags | O_CLOEXEC);
    if (descriptor < 0) return systemError(ErrorCode::WriteFailed, path, errno);
    // Some network file systems cannot sync a folder (EINVAL); there is nothing more to be done then.
    const int failure = ::fsync(descriptor) != 0 && errno != EINVAL ? errno : 0;
    ::close(descriptor);
    if (failure != 0) return systemError(ErrorCode::WriteFailed, path, failure);
    return {};
}

} // namespace

std::string realPath(const std::string& path) {
    const QFileInfo info(toQString(path));
    const QString real = info.canonicalFilePath();
    return (real.isEmpty() ? info.absoluteFilePath() : real).toStdString();
}

Status syncFile(const std::string& path) {
    return syncDescriptorOf(path, O_RDONLY);
}

Status syncFolderOf(const std::string& path) {
    return syncDescriptorOf(folderOf(path), O_RDONLY | O_DIRECTORY);
}

Status keepBackup(const std::string& path, const std::string& backup) {
    const std::string next = temporaryName(backup);
    ::unlink(next.c_str());
    if (::link(path.c_str(), next.c_str()) != 0) {
        QFile source(toQString(path));
        if (!source.copy(toQString(next)))
            return Error{ErrorCode::WriteFailed, backup, source.errorString().toStdString()};
        if (Status s = syncFile(next); !s.ok()) return s;
    }
    return replaceFile(next, backup);
}

Status replaceFile(const std::string& from, const std::string& to) {
    if (std::rename(from.c_str(), to.c_str()) != 0) return systemError(ErrorCode::WriteFailed, to, errno);
    return {};
}

Status checkTarget(const std::string& path) {
    const QFileInfo target(toQString(path));
    const QFileInfo folder(target.absolutePath());
    const auto refuse = [&](Phrase why) { return Error::said(ErrorCode::WriteFailed, path, std::move(why)); };
    const auto denied = [&] { return systemError(ErrorCode::WriteFailed, path, EACCES); };
    if (const auto bytes = target.fileName().toUtf8().size(); bytes > kLongestName)
        return refuse(Phrase::tr("the name has %1 bytes, %2 are the most").arg(bytes).arg(kLongestName));
    if (!folder.exists())
        return refuse(Phrase::tr("there is no folder %1; what stands before a \"/\" is a folder")
                          .arg(QFileInfo(toQString(path)).path().toStdString()));
    if (!folder.isDir())
        return refuse(Phrase::tr("%1 is a file and no folder").arg(folder.filePath().toStdString()));
    if (target.isDir()) return refuse(Phrase::tr("a folder is called so"));
    // A device or a pipe would be replaced by a plain file.
    if (target.exists() && !target.isFile()) return refuse(Phrase::tr("not a regular file"));
    // The folder would let a write-protected file be replaced; its owner did not mean that.
    if (target.exists() && !target.isWritable()) return denied();
    if (!folder.isWritable()) return denied();
    return {};
}

Status writeFileAtomically(const std::string& path, std::string_view content) {
    const std::string target = realPath(path);
    if (Status s = checkTarget(target); !s.ok()) {
        Error error = s.error();
        error.context = path;
        return error;
    }
    const std::string next = temporaryName(target);
    removeLeftovers(target);
    QFile file(toQString(next));
    const auto refuse = [&] {
        const int system = errno; // Qt says "Unknown error" of a full disk
        const Error error = system != 0
                                ? systemError(ErrorCode::WriteFailed, path, system)
                                : Error{ErrorCode::WriteFailed, path, file.errorString().toStdString()};
        file.close();
        ::unlink(next.c_str());
        return error;
    };
    errno = 0;
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) return refuse();
    errno = 0;
    if (file.write(content.data(), qint64(content.size())) != qint64(content.size()) || !file.flush())
        return refuse();
    file.close();
    Status status = syncFile(next);
    if (status.ok()) status = replaceFile(next, target);
    if (status.ok()) return syncFolderOf(target);
    ::unlink(next.c_str());
    return status;
}

Result<std::string> readFile(const std::string& path) {
    QFile file(toQString(path));
    if (!file.exists()) return systemError(ErrorCode::NotFound, path, ENOENT);
    if (struct stat info{};
        !QFileInfo(file).isFile() && (::stat(path.c_str(), &info) != 0 || !S_ISFIFO(info.st_mode)))
        return Error::said(ErrorCode::ReadFailed, path, Phrase::tr("not a regular file"));
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::ReadFailed, path, file.errorString().toStdString()};
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return Error{ErrorCode::ReadFailed, path, file.errorString().toStdString()};
    return bytes.toStdString();
}

std::string temporaryName(const std::string& path) {
    const QFileInfo info(toQString(path));
    return (info.absolutePath() + QStringLiteral("/.") + info.fileName()).toStdString() + "." +
           std::to_string(::getpid()) + kSuffix;
}

void removeLeftovers(const std::string& path) {
    const QFileInfo info(toQString(path));
    const QString start = QStringLiteral(".") + info.fileName() + QLatin1Char('.');
    const QString end = QLatin1String(kSuffix);
    const auto names = info.dir().entryList(QDir::Files | QDir::Hidden);
    for (const QString& name : names) {
        if (!name.startsWith(start) || !name.endsWith(end)) continue;
        bool isNumber = false;
        const auto process =
            name.mid(start.size(), name.size() - start.size() - end.size()).toLongLong(&isNumber);
        if (!isNumber || process <= 0) continue;
        const bool gone = ::kill(pid_t(process), 0) != 0 && errno == ESRCH;
        if (gone || process == ::getpid()) QFile::remove(info.dir().filePath(name));
    }
}

} // namespace cw
