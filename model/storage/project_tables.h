// The tables of a project file: one STRICT table a kind of object, generated from the field lists.
#pragma once

#include "model/project.h"

#include <functional>
#include <string>
#include <vector>

class QSqlDatabase;

namespace cw {

/// One CREATE TABLE statement a kind, referred-to kinds first.
std::vector<std::string> tableStatements();

/// Creates the tables in an empty database and fills them. `written` is called after each table.
/// WriteFailed with the database's message.
Status writeTables(QSqlDatabase& database, const Project& project,
                   const std::function<void(std::string_view table)>& written);

/// Reads what writeTables wrote. A column that is absent gives the field's default. Errors name the place
/// ("racks/12.pose_turn"): NotAProject when tables are missing or of another sort, ParseError for wrong types
/// and unknown columns, and what ProjectLoader refuses.
Result<Project> readTables(QSqlDatabase& database);

} // namespace cw
