#include "app/session/design_file.h"

#include "model/json/project_json.h"
#include "model/storage/durable_file.h"
#include "model/storage/file_lock.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace cw {

bool isJsonName(const std::string& path) {
    return QString::fromStdString(path).endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
}

Result<OpenedProject> readDesign(const std::string& path) {
    QFile file(QString::fromStdString(path));
    const bool looksLikeJson = [&] {
        if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) return false;
        const QByteArray start = file.read(64).trimmed();
        return start.startsWith('{') || start.startsWith("\xef\xbb\xbf{") ||
               (isJsonName(path) && !start.startsWith("SQLite"));
    }();
    if (!looksLikeJson) return openProject(path);
    const auto text = readFile(path);
    if (!text.ok()) return text.error();
    auto project = projectFromJson(*text);
    if (project.ok()) return OpenedProject{std::move(*project), {}, {}, kFormatVersion, true};
    Error error = project.error();
    error.context = path + (error.context.empty() ? "" : ": ") + error.context;
    return error;
}

Status writeDesign(const Project& project, const std::string& path) {
    if (isJsonName(path)) return writeFileAtomically(path, projectToJson(project));
    // "-o bom.csv" by mistake must not turn a table into a project.
    if (!QString::fromStdString(path).endsWith(QStringLiteral(".cwp"), Qt::CaseInsensitive))
        return Error::said(ErrorCode::InvalidArgument, path,
                           Phrase::tr("a project is written as .cwp or .json"));
    // A folder that takes no lock file takes no project file either; saveProject then says why.
    const auto lock = FileLock::acquire(path);
    if (!lock.ok() && lock.error().code == ErrorCode::Locked) return lock.error();
    SaveOptions options;
    options.productVersion = QCoreApplication::applicationVersion().toStdString();
    if (const auto saved = saveProject(project, path, options); !saved.ok()) return saved.error();
    return {};
}

} // namespace cw
