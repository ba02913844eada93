#include "model/storage/migration.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>

#include <algorithm>

namespace cw {

const std::vector<Migration>& builtinMigrations() {
    static const std::vector<Migration> kNone;
    return kNone;
}

Status migrate(QSqlDatabase& database, int from, int to, const std::vector<Migration>& migrations) {
    if (!database.transaction())
        return Error{ErrorCode::Internal, "migration", database.lastError().text().toStdString()};
    for (int version = from; version < to; ++version) {
        const auto step = std::ranges::find(migrations, version, &Migration::from);
        Status status = step == migrations.end()
                            ? Status(Error{ErrorCode::Unsupported, "user_version", std::to_string(version)})
                            : step->run(database);
        if (!status.ok()) {
            database.rollback();
            return status;
        }
    }
    QSqlQuery mark(database);
    if (!mark.exec(QStringLiteral("PRAGMA user_version = %1").arg(to)) || !database.commit())
        return Error{ErrorCode::Internal, "migration", database.lastError().text().toStdString()};
    return {};
}

} // namespace cw
