#include "app/cli/project_file.h"

#include "app/session/error_text.h"
#include "app/session/open_catalog.h"
#include "model/json/project_json.h"
#include "model/storage/project_file.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace cw::cli {

namespace {

bool isJson(const QString& path) {
    return path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
}

} // namespace

Result<Project> readProject(const QString& path) {
    if (!isJson(path)) {
        auto opened = openProject(path.toStdString());
        if (!opened) return opened.error();
        return std::move(opened->project);
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{file.exists() ? ErrorCode::ReadFailed : ErrorCode::NotFound, path.toStdString(),
                     file.errorString().toStdString()};
    const QByteArray text = file.readAll();
    auto project = projectFromJson({text.constData(), std::size_t(text.size())});
    if (!project) {
        Error error = project.error();
        error.context =
            error.context.empty() ? path.toStdString() : path.toStdString() + ": " + error.context;
        return error;
    }
    return project;
}

Status writeProject(const Project& project, const QString& path) {
    if (!isJson(path)) {
        SaveOptions options;
        options.productVersion = CW_VERSION;
        const auto saved = saveProject(project, path.toStdString(), options);
        return saved ? Status() : Status(saved.error());
    }
    QSaveFile file(path);
    const auto failed = [&] {
        return Error{ErrorCode::WriteFailed, path.toStdString(), file.errorString().toStdString()};
    };
    if (!file.open(QIODevice::WriteOnly)) return failed();
    const std::string text = projectToJson(project);
    if (file.write(text.data(), qint64(text.size())) != qint64(text.size()) || !file.commit())
        return failed();
    return {};
}

Result<Catalog> openCatalog(const std::function<void(const QString&)>& note) {
    std::vector<CatalogProblem> problems;
    auto catalog = cw::openCatalog(problems);
    for (const CatalogProblem& problem : problems)
        note(QString::fromStdString(problem.file) + QStringLiteral(": ") + errorLine(problem.error));
    return catalog;
}

} // namespace cw::cli
