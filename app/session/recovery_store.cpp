#include "app/session/recovery_store.h"

#include "model/storage/durable_file.h"
#include "model/storage/project_file.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace cw {

namespace {

constexpr char kEnding[] = ".cwp";

QString toQString(const std::string& text) {
    return QString::fromStdString(text);
}

std::string infoPath(const std::string& autosavePath) {
    return autosavePath + ".info";
}

void removeFiles(const std::string& autosavePath) {
    QFile::remove(toQString(autosavePath));
    QFile::remove(toQString(infoPath(autosavePath)));
}

std::string infoText(const RecoveryInfo& info) {
    const QJsonObject object{{QStringLiteral("original_path"), toQString(info.originalPath)},
                             {QStringLiteral("title"), toQString(info.title)},
                             {QStringLiteral("base_hash"), toQString(info.baseHash)},
                             {QStringLiteral("edits"), info.edits}};
    return QJsonDocument(object).toJson(QJsonDocument::Indented).toStdString();
}

/// What can be read; an autosave without its description is still a design worth offering.
RecoveryInfo readInfo(const std::string& autosavePath) {
    RecoveryInfo info;
    const auto text = readFile(infoPath(autosavePath));
    if (!text.ok()) return info;
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    info.originalPath = object.value(QLatin1String("original_path")).toString().toStdString();
    info.title = object.value(QLatin1String("title")).toString().toStdString();
    info.baseHash = object.value(QLatin1String("base_hash")).toString().toStdString();
    info.edits = object.value(QLatin1String("edits")).toInt();
    return info;
}

} // namespace

RecoveryStore::RecoveryStore(std::string folder)
    : folder_(std::move(folder)) {}

std::string RecoveryStore::standardFolder() {
    return (QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave"))
        .toStdString();
}

std::vector<RecoveryEntry> RecoveryStore::list() const {
    std::vector<RecoveryEntry> entries;
    const QDir folder(toQString(folder_));
    for (const QString& name :
         folder.entryList({QStringLiteral("*") + QLatin1String(kEnding)}, QDir::Files)) {
        RecoveryEntry entry;
        entry.autosavePath = folder.filePath(name).toStdString();
        const auto lock = FileLock::acquire(entry.autosavePath);
        if (!lock.ok() && lock.error().code == ErrorCode::Locked) continue; // its document is open
        const auto hash = storedContentHash(entry.autosavePath);
        if (!hash.ok()) {
            // One of a newer version, or that cannot be read just now, is left for another day.
            // A damaged one is set aside for whoever can read more of it, and not offered again.
            if (hash.error().code != ErrorCode::NotAProject) continue;
            if (QFileInfo(toQString(entry.autosavePath)).size() == 0)
                removeFiles(entry.autosavePath);
            else
                QFile::rename(toQString(entry.autosavePath),
                              toQString(entry.autosavePath) + QStringLiteral(".damaged"));
            continue;
        }
        entry.info = readInfo(entry.autosavePath);
        entry.written = QFileInfo(toQString(entry.autosavePath)).lastModified();
        if (const std::string& original = entry.info.originalPath; !original.empty()) {
            const auto onDisk = storedContentHash(original);
            if (onDisk.ok() && !hash->empty() && *onDisk == *hash) {
                removeFiles(entry.autosavePath);
                continue;
            }
            entry.originalIsMissing = !QFileInfo::exists(toQString(original));
            entry.originalHasChanged = onDisk.ok() && *onDisk != entry.info.baseHash;
        }
        entries.push_back(std::move(entry));
    }
    std::ranges::sort(entries, std::greater<>{}, &RecoveryEntry::written);
    return entries;
}

Result<Project> RecoveryStore::read(const RecoveryEntry& entry) const {
    auto opened = openProject(entry.autosavePath);
    if (!opened.ok()) return opened.error();
    return std::move(opened->project);
}

Status RecoveryStore::discard(const RecoveryEntry& entry) const {
    const auto lock = FileLock::acquire(entry.autosavePath);
    if (!lock.ok() && lock.error().code == ErrorCode::Locked) return lock.error();
    removeFiles(entry.autosavePath);
    if (QFile::exists(toQString(entry.autosavePath)))
        return Error::said(ErrorCode::WriteFailed, entry.autosavePath, Phrase::tr("still there"));
    return {};
}

Autosave::Autosave(const RecoveryStore& store, const std::string& adopted)
    : path_(adopted) {
    if (path_.empty())
        path_ =
            store.folder() + "/" + QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString() + kEnding;
    else if (auto lock = FileLock::acquire(path_); lock.ok())
        lock_ = std::move(*lock);
}

Status Autosave::write(const Project& project, const RecoveryInfo& info) {
    QDir().mkpath(QFileInfo(toQString(path_)).absolutePath());
    if (!lock_) {
        auto lock = FileLock::acquire(path_);
        if (!lock.ok()) return Error{ErrorCode::WriteFailed, path_, lock.error().detail};
        lock_ = std::move(*lock);
    }
    SaveOptions options;
    options.keepBackup = false;
    // The description first: a design that a crash leaves beside a description of a moment earlier is still
    // told right from its file, for what decides is its own hash.
    if (Status s = writeFileAtomically(infoPath(path_), infoText(info)); !s.ok()) return s;
    if (const auto saved = saveProject(project, path_, options); !saved.ok()) return saved.error();
    return {};
}

void Autosave::remove() {
    removeFiles(path_);
    lock_.reset();
}

} // namespace cw
