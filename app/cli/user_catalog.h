// The catalogue as the command line sees it.
#pragma once

#include "model/library/catalog.h"

#include <QString>

#include <functional>

namespace cw::cli {

/// The shipped catalogue with the user's own parts over it; problems of user parts go to `note`.
Result<Catalog> openCatalog(const std::function<void(const QString&)>& note);

} // namespace cw::cli
