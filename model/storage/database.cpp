#include "model/storage/database.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>

#include <atomic>

namespace cw {

Database::Database(const std::string& path, Mode mode) {
    static std::atomic<int> counter{0};
    name_ = QStringLiteral("clusterwright-%1").arg(++counter);
    database_ = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_);
    const QString file = QString::fromStdString(path);
    if (mode == Mode::Unchanging) {
        database_.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
        const QString encoded = QString::fromLatin1(QUrl::toPercentEncoding(file, "/"));
        database_.setDatabaseName(QStringLiteral("file:") + encoded + QStringLiteral("?mode=ro&immutable=1"));
    } else {
        database_.setDatabaseName(file);
    }
    database_.open();
}

Database::~Database() {
    database_.close();
    database_ = QSqlDatabase();
    QSqlDatabase::removeDatabase(name_);
}

std::string Database::lastError() const {
    return database_.lastError().text().trimmed().toStdString();
}

Status Database::run(const std::string& statement, ErrorCode code) {
    QSqlQuery query(database_);
    if (!query.exec(QString::fromStdString(statement)))
        return Error{code, statement, query.lastError().text().trimmed().toStdString()};
    return {};
}

std::string Database::value(const std::string& query) {
    QSqlQuery q(database_);
    if (!q.exec(QString::fromStdString(query)) || !q.next()) return {};
    return q.value(0).toString().toStdString();
}

} // namespace cw
