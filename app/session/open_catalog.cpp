#include "app/session/open_catalog.h"

#include "app/session/user_parts.h"

namespace cw {

Result<Catalog> openCatalog(std::vector<CatalogProblem>& problems) {
    auto catalog = Catalog::builtin();
    if (catalog) problems = catalog->addUserFolder(userPartsFolder());
    return catalog;
}

} // namespace cw
