#include "model/storage/project_tables.h"

#include "model/edit/check_value.h"
#include "model/storage/sql_codec.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>

namespace cw {

namespace {

using sql::Column;
using sql::toQString;

std::string inQuotes(std::string_view name) {
    return "\"" + std::string(name) + "\"";
}

std::string createStatement(EntityKind kind, const std::vector<Column>& columns) {
    std::string text = "CREATE TABLE " + inQuotes(collectionName(kind)) + " (\"id\" INTEGER PRIMARY KEY";
    for (const Column& c : columns) {
        text += ", " + inQuotes(c.name) + " " + c.type;
        if (c.required) text += " NOT NULL";
        if (c.refersTo)
            text += " REFERENCES " + inQuotes(collectionName(*c.refersTo)) +
                    " (\"id\") DEFERRABLE INITIALLY DEFERRED";
    }
    return text + ") STRICT";
}

Error databaseError(ErrorCode code, std::string_view table, const QSqlError& error) {
    return {code, std::string(table), error.text().trimmed().toStdString()};
}

template <class T>
Status writeTable(QSqlDatabase& database, const Project& project) {
    const auto columns = sql::columnsOf<T>();
    const auto table = collectionName(T::kKind);
    std::string text = "INSERT INTO " + inQuotes(table) + " VALUES (?";
    for (std::size_t i = 0; i < columns.size(); ++i)
        text += ", ?";
    QSqlQuery insert(database);
    if (!insert.prepare(toQString(text + ")")))
        return databaseError(ErrorCode::WriteFailed, table, insert.lastError());
    std::vector<QVariant> values;
    for (const auto& [id, value] : project.store<T>()) {
        values.clear();
        values.emplace_back(qlonglong(id.value()));
        sql::addValues(values, value);
        for (std::size_t i = 0; i < values.size(); ++i)
            insert.bindValue(int(i), values[i]);
        if (!insert.exec()) return databaseError(ErrorCode::WriteFailed, table, insert.lastError());
    }
    return {};
}

/// Which of the expected columns the table has. ParseError for a column that nobody knows: leaving it out
/// would lose data without a word.
Result<std::vector<bool>> presentColumns(QSqlDatabase& database, std::string_view table,
                                         const std::vector<Column>& columns) {
    std::vector<bool> present(columns.size(), false);
    QSqlQuery info(database);
    if (!info.exec(toQString("PRAGMA table_info(" + inQuotes(table) + ")")))
        return databaseError(ErrorCode::NotAProject, table, info.lastError());
    bool hasId = false;
    while (info.next()) {
        const std::string name = info.value(1).toString().toStdString();
        if (name == "id") {
            hasId = true;
            continue;
        }
        const auto known = std::ranges::find(columns, name, &Column::name);
        if (known == columns.end())
            return Error::said(ErrorCode::ParseError, std::string(table) + "." + name,
                               Phrase::tr("unknown column"));
        present[std::size_t(known - columns.begin())] = true;
    }
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (hasId && columns[i].needed && !present[i])
            return Error::said(ErrorCode::ParseError, std::string(table) + "." + columns[i].name,
                               Phrase::tr("missing"));
    if (!hasId) return Error::said(ErrorCode::NotAProject, std::string(table), Phrase::tr("missing table"));
    return present;
}

template <class T>
Status readTable(QSqlDatabase& database, ProjectLoader& loader) {
    const auto columns = sql::columnsOf<T>();
    const std::string table(collectionName(T::kKind));
    const auto present = presentColumns(database, table, columns);
    if (!present.ok()) return present.error();
    std::string text = "SELECT \"id\"";
    for (std::size_t i = 0; i < columns.size(); ++i)
        text += (*present)[i] ? ", " + inQuotes(columns[i].name) : ", NULL";
    QSqlQuery select(database);
    select.setForwardOnly(true);
    if (!select.exec(toQString(text + " FROM " + inQuotes(table) + " ORDER BY \"id\"")))
        return databaseError(ErrorCode::NotAProject, table, select.lastError());
    std::vector<QVariant> row(columns.size());
    while (select.next()) {
        const qlonglong id = select.value(0).toLongLong();
        const std::string where = table + "/" + std::to_string(id);
        if (id < 1 || id > std::numeric_limits<std::uint32_t>::max())
            return Error{ErrorCode::InvalidArgument, where, "id"};
        for (std::size_t i = 0; i < columns.size(); ++i)
            row[i] = select.value(int(i) + 1);
        T value{};
        sql::RowReader reader(where, columns, row, *present);
        if (Status s = reader.take(value); !s.ok()) return s;
        if (Status s = loader.place(Id<T>(std::uint32_t(id)), std::move(value)); !s.ok()) return s;
    }
    if (select.lastError().isValid()) return databaseError(ErrorCode::NotAProject, table, select.lastError());
    return {};
}

/// Only plain tables: a view or a virtual table in a forged file could compute for ever.
Status checkSchema(QSqlDatabase& database) {
    QSqlQuery schema(database);
    if (!schema.exec(QStringLiteral("SELECT type, name, sql FROM sqlite_schema")))
        return databaseError(ErrorCode::NotAProject, "schema", schema.lastError());
    while (schema.next()) {
        const QString type = schema.value(0).toString();
        const QString text = schema.value(2).toString();
        const bool plain = type == QLatin1String("index") ||
                           (type == QLatin1String("table") &&
                            text.startsWith(QLatin1String("CREATE TABLE "), Qt::CaseInsensitive));
        if (!plain)
            return Error::said(ErrorCode::NotAProject, schema.value(1).toString().toStdString(),
                               Phrase::tr("not a table"));
    }
    if (schema.lastError().isValid())
        return databaseError(ErrorCode::NotAProject, "schema", schema.lastError());
    return {};
}

} // namespace

std::vector<std::string> tableStatements() {
    std::vector<std::string> statements;
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        statements.push_back(createStatement(T::kKind, sql::columnsOf<T>()));
    });
    return statements;
}

Status writeTables(QSqlDatabase& database, const Project& project,
                   const std::function<void(std::string_view table)>& written) {
    for (const std::string& statement : tableStatements()) {
        QSqlQuery create(database);
        if (!create.exec(toQString(statement)))
            return databaseError(ErrorCode::WriteFailed, "schema", create.lastError());
    }
    Status status;
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        if (!status.ok()) return;
        status = writeTable<T>(database, project);
        if (status.ok()) written(collectionName(T::kKind));
    });
    return status;
}

Result<Project> readTables(QSqlDatabase& database) {
    if (Status s = checkSchema(database); !s.ok()) return s.error();
    ProjectLoader loader;
    Status status;
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        if (status.ok()) status = readTable<T>(database, loader);
    });
    if (!status.ok()) return status.error();
    return std::move(loader).finish();
}

} // namespace cw
