#include "app/cli/user_catalog.h"

#include "app/session/error_text.h"

#include <QStandardPaths>

namespace cw::cli {

Result<Catalog> openCatalog(const std::function<void(const QString&)>& note) {
    auto catalog = Catalog::builtin();
    if (!catalog) return catalog;
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/parts");
    for (const CatalogProblem& problem : catalog->addUserFolder(folder))
        note(QString::fromStdString(problem.file) + QStringLiteral(": ") + errorLine(problem.error));
    return catalog;
}

} // namespace cw::cli
