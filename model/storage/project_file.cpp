#include "model/storage/project_file.h"

#include "model/json/project_json.h"
#include "model/storage/database.h"
#include "model/storage/durable_file.h"
#include "model/storage/project_tables.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <cerrno>
#include <cstring>

#include <unistd.h>

namespace cw {

namespace {

/// SQLite tells little of why a write failed; asking for one more byte brings the system's own words.
Error withSystemReason(Error error, const std::string& path, const std::string& file) {
    error.context = path;
    QFile probe(QString::fromStdString(file));
    if (probe.open(QIODevice::Append)) {
        const QByteArray some(65536, '\0');
        if (probe.write(some) == some.size() && probe.flush()) return error;
    }
    error.detail += " (" + probe.errorString().toStdString() + ")";
    return error;
}

Status writeMeta(Database& database, const std::string& hash, const SaveOptions& options) {
    if (Status s =
            database.run("CREATE TABLE \"meta\" (\"key\" TEXT PRIMARY KEY, \"value\" TEXT NOT NULL) STRICT",
                         ErrorCode::WriteFailed);
        !s.ok())
        return s;
    const std::string product =
        options.productVersion.empty() ? std::string(kFormatNeeds) : options.productVersion;
    QSqlQuery insert(database.handle());
    insert.prepare(QStringLiteral("INSERT INTO meta VALUES (?, ?)"));
    for (const auto& [key, value] : {std::pair<const char*, std::string>{"content_hash", hash},
                                     {"needs_version", std::string(kFormatNeeds)},
                                     {"product_version", product}}) {
        insert.bindValue(0, QString::fromLatin1(key));
        insert.bindValue(1, QString::fromStdString(value));
        if (!insert.exec())
            return Error{ErrorCode::WriteFailed, "meta", insert.lastError().text().trimmed().toStdString()};
    }
    return {};
}

Status fillDatabase(const std::string& file, const Project& project, const std::string& hash,
                    const SaveOptions& options, const std::function<void(std::string_view)>& step) {
    Database database(file, Database::Mode::Writing);
    if (!database.isOpen()) return Error{ErrorCode::WriteFailed, file, database.lastError()};
    const auto code = ErrorCode::WriteFailed;
    // The file is nobody's until it is complete, so it needs neither journal nor syncing before its end.
    for (const std::string& pragma :
         {std::string("PRAGMA journal_mode = OFF"), std::string("PRAGMA synchronous = OFF"),
          std::string("PRAGMA locking_mode = EXCLUSIVE"),
          "PRAGMA application_id = " + std::to_string(kApplicationId),
          "PRAGMA user_version = " + std::to_string(kFormatVersion)})
        if (Status s = database.run(pragma, code); !s.ok()) return s;
    step("created");
    if (!database.handle().transaction()) return Error{code, file, database.lastError()};
    if (Status s = writeTables(database.handle(), project, step); !s.ok()) return s;
    if (Status s = writeMeta(database, hash, options); !s.ok()) return s;
    step("filled");
    if (!database.handle().commit()) return Error{code, file, database.lastError()};
    step("committed");
    return {};
}

Status checkIntegrity(Database& database, ErrorCode code, const std::string& path) {
    const std::string verdict = database.value("PRAGMA integrity_check(1)");
    if (verdict != "ok") return Error{code, path, verdict.empty() ? database.lastError() : verdict};
    if (!database.value("PRAGMA foreign_key_check").empty()) return Error{code, path, "dangling reference"};
    return {};
}

/// What the first 100 bytes of a database file say (sqlite.org/fileformat2.html, section 1.3).
struct DatabaseHeader {
    std::uint32_t applicationId = 0;
    std::uint32_t userVersion = 0;
    std::uint64_t size = 0;
};

std::uint32_t bigEndian(const QByteArray& bytes, qsizetype at, int count) {
    std::uint32_t value = 0;
    for (int i = 0; i < count; ++i)
        value = (value << 8) | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

Result<DatabaseHeader> readHeader(const std::string& path) {
    QFile file(QString::fromStdString(path));
    const QFileInfo info(file);
    if (!info.exists()) return Error{ErrorCode::NotFound, path, std::strerror(ENOENT)};
    if (!info.isFile()) return Error::said(ErrorCode::NotAProject, path, Phrase::tr("not a regular file"));
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::ReadFailed, path, file.errorString().toStdString()};
    const auto notProject = [&](const char* why) { return Error{ErrorCode::NotAProject, path, why}; };
    if (file.size() == 0) return notProject("empty");
    const QByteArray bytes = file.read(100);
    const QByteArray magic("SQLite format 3\0", 16);
    if (!bytes.startsWith(magic.left(bytes.size()))) return notProject("another format");
    if (bytes.size() < 100) return notProject("cut short");
    DatabaseHeader header{bigEndian(bytes, 68, 4), bigEndian(bytes, 60, 4), 0};
    if (header.applicationId != kApplicationId) return notProject("another application's database");
    std::uint64_t page = bigEndian(bytes, 16, 2);
    if (page == 1) page = 65536;
    header.size = page * bigEndian(bytes, 28, 4);
    if (header.size == 0 || std::uint64_t(file.size()) < header.size) return notProject("cut short");
    return header;
}

Result<OpenedProject> readProject(const std::string& file, const std::string& path) {
    Database database(file, Database::Mode::Unchanging);
    if (!database.isOpen()) return Error{ErrorCode::ReadFailed, path, database.lastError()};
    if (Status s = database.run("PRAGMA trusted_schema = OFF", ErrorCode::Internal); !s.ok())
        return s.error();
    if (Status s = checkIntegrity(database, ErrorCode::NotAProject, path); !s.ok()) return s.error();
    auto project = readTables(database.handle());
    if (!project.ok()) return project.error();
    OpenedProject opened{std::move(*project), {}, {}, 0, true};
    opened.contentHash = contentHash(opened.project);
    opened.writtenBy = database.value("SELECT value FROM meta WHERE key = 'product_version'");
    opened.isAsWritten =
        database.value("SELECT value FROM meta WHERE key = 'content_hash'") == opened.contentHash;
    return opened;
}

Result<OpenedProject> readOlder(const std::string& path, int version, const OpenOptions& options) {
    QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("migrating.cwp"));
    if (!folder.isValid() || !QFile::copy(QString::fromStdString(path), copy))
        return Error{ErrorCode::WriteFailed, folder.path().toStdString(), folder.errorString().toStdString()};
    QFile::setPermissions(copy, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    {
        Database database(copy.toStdString(), Database::Mode::Writing);
        if (!database.isOpen()) return Error{ErrorCode::ReadFailed, path, database.lastError()};
        const auto& migrations = options.migrations ? *options.migrations : builtinMigrations();
        if (Status s = migrate(database.handle(), version, kFormatVersion, migrations); !s.ok())
            return s.error();
    }
    auto opened = readProject(copy.toStdString(), path);
    if (opened.ok()) opened->isAsWritten = true; // the hash is of the older form
    return opened;
}

} // namespace

Result<std::string> storedContentHash(const std::string& path) {
    if (const auto header = readHeader(path); !header.ok()) return header.error();
    Database database(path, Database::Mode::Unchanging);
    return database.value("SELECT value FROM meta WHERE key = 'content_hash'");
}

std::string backupPath(const std::string& path) {
    return path + ".bak";
}

Result<std::string> saveProject(const Project& project, const std::string& path, const SaveOptions& options) {
    const std::string target = realPath(path);
    if (Status s = checkTarget(target); !s.ok()) return s.error();
    removeLeftovers(target);
    const std::string next = temporaryName(target);
    const auto step = [&](std::string_view name) {
        if (options.atStep) options.atStep(name);
    };
    const auto refuse = [&](Error error) {
        error = withSystemReason(std::move(error), path, next);
        ::unlink(next.c_str());
        return error;
    };
    const std::string hash = contentHash(project);
    step("hashed");
    if (Status s = fillDatabase(next, project, hash, options, step); !s.ok()) return refuse(s.error());
    {
        Database written(next, Database::Mode::Unchanging);
        if (Status s = checkIntegrity(written, ErrorCode::WriteFailed, path); !s.ok())
            return refuse(s.error());
    }
    step("checked");
    if (Status s = syncFile(next); !s.ok()) return refuse(s.error());
    step("synced");
    const QFileInfo present(QString::fromStdString(target));
    if (present.exists()) {
        QFile::setPermissions(QString::fromStdString(next), present.permissions());
        if (options.keepBackup)
            if (Status s = keepBackup(target, backupPath(target)); !s.ok()) return refuse(s.error());
        step("backed up");
    }
    if (Status s = replaceFile(next, target); !s.ok()) return refuse(s.error());
    step("replaced");
    if (Status s = syncFolderOf(target); !s.ok()) return s.error();
    step("folder synced");
    return hash;
}

Result<OpenedProject> openProject(const std::string& path, const OpenOptions& options) {
    const auto header = readHeader(path);
    if (!header.ok()) return header.error();
    if (header->userVersion > std::uint32_t(kFormatVersion)) {
        Database database(path, Database::Mode::Unchanging);
        return newerFormat(path, header->userVersion, kFormatVersion,
                           database.value("SELECT value FROM meta WHERE key = 'needs_version'"));
    }
    const int version = int(header->userVersion);
    auto opened = version < kFormatVersion ? readOlder(path, version, options) : readProject(path, path);
    if (opened.ok()) opened->formatVersion = version;
    return opened;
}

} // namespace cw
