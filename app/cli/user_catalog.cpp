#include "app/cli/user_catalog.h"

#include "app/session/error_text.h"
#include "app/session/open_catalog.h"

namespace cw::cli {

Result<Catalog> openCatalog(const std::function<void(const QString&)>& note) {
    std::vector<CatalogProblem> problems;
    auto catalog = cw::openCatalog(problems);
    for (const CatalogProblem& problem : problems)
        note(QString::fromStdString(problem.file) + QStringLiteral(": ") + errorLine(problem.error));
    return catalog;
}

} // namespace cw::cli
