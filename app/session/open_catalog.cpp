#include "app/session/open_catalog.h"

#include <QStandardPaths>

namespace cw {

QString userPartsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/parts");
}

Result<Catalog> openCatalog(std::vector<CatalogProblem>& problems) {
    auto catalog = Catalog::builtin();
    if (catalog) problems = catalog->addUserFolder(userPartsFolder());
    return catalog;
}

} // namespace cw
