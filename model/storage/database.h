// One SQLite connection of its own name, closed and forgotten at the end of its scope. Private to storage.
#pragma once

#include "model/base/result.h"

#include <QSqlDatabase>

#include <string>

namespace cw {

class Database {
public:
    /// Unchanging: the file is opened for reading with no lock and no journal; nobody writes it in place.
    enum class Mode : std::uint8_t { Unchanging, Writing };

    Database(const std::string& path, Mode mode);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    bool isOpen() const { return database_.isOpen(); }
    QSqlDatabase& handle() { return database_; }
    std::string lastError() const;

    /// Runs one statement. `code` with the database's message when it fails.
    Status run(const std::string& statement, ErrorCode code);
    /// First column of the first row, as text; empty when there is none.
    std::string value(const std::string& query);

private:
    QString name_;
    QSqlDatabase database_;
};

} // namespace cw
