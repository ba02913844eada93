#include "app/session/user_parts.h"

#include "model/storage/durable_file.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace cw {

namespace {

/// The file of the folder that holds a part, whatever its name; empty when none does.
QString fileOf(const std::string& id, const QString& folder) {
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const auto text = readFile(dir.filePath(name).toStdString());
        if (!text) continue;
        const auto part = partFromJson(*text);
        if (part && part->id == id) return dir.filePath(name);
    }
    return {};
}

} // namespace

QString userPartsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/parts");
}

Status saveUserPart(const PartSpec& part, const QString& folder) {
    if (Status status = checkPart(part); !status) return status;
    if (!QDir().mkpath(folder)) return Error{ErrorCode::WriteFailed, folder.toStdString(), {}};
    QString path = fileOf(part.id, folder);
    if (path.isEmpty())
        path = QDir(folder).filePath(QString::fromStdString(part.id) + QStringLiteral(".json"));
    return writeFileAtomically(path.toStdString(), partToJson(part));
}

Status removeUserPart(const std::string& id, const QString& folder) {
    const QString path = fileOf(id, folder);
    if (path.isEmpty()) return Error{ErrorCode::NotFound, folder.toStdString(), id};
    QFile file(path);
    if (!file.remove())
        return Error{ErrorCode::WriteFailed, path.toStdString(), file.errorString().toStdString()};
    return {};
}

} // namespace cw
