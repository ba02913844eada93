// Bringing older project files up to date, on a copy: the file itself stays as it was until the user saves.
#pragma once

#include "model/base/result.h"

#include <functional>
#include <vector>

class QSqlDatabase;

namespace cw {

/// Turns a database of version `from` into one of version `from + 1`. Runs inside a transaction; whatever
/// fails leaves the copy unusable and the file untouched.
struct Migration {
    int from = 0;
    std::function<Status(QSqlDatabase&)> run;
};

/// The migrations of this version of the product. Version 1 is the first, so there are none yet.
const std::vector<Migration>& builtinMigrations();

/// Runs what is needed to get from version `from` to `to` and sets user_version. Unsupported when a step is
/// missing.
Status migrate(QSqlDatabase& database, int from, int to, const std::vector<Migration>& migrations);

} // namespace cw
