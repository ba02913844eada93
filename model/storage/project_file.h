// The project file (*.cwp): one SQLite database, replaced as a whole. A crash at any instant leaves the old
// or the new file; reading leaves no trace.
#pragma once

#include "model/project.h"
#include "model/storage/migration.h"

#include <cstdint>
#include <functional>
#include <string>

namespace cw {

constexpr std::uint32_t kApplicationId = 0x43575031; ///< "CWP1" in the database header

struct SaveOptions {
    bool keepBackup = true; ///< the file that was there stays as "<name>.bak"
    std::string productVersion;
    /// Called with the name of each thing done, in order; for tests that interrupt a save and for progress.
    std::function<void(std::string_view step)> atStep;
};

struct OpenOptions {
    /// Replaced only by tests of the frame itself.
    const std::vector<Migration>* migrations = nullptr;
};

struct OpenedProject {
    Project project;
    std::string contentHash; ///< of the design as it was read
    std::string writtenBy;   ///< product version
    int formatVersion = 0;   ///< of the file; older than kFormatVersion when it was migrated
    bool isAsWritten = true; ///< the hash inside the file is that of its content
};

/// Writes the design beside `path`, checks what it wrote, keeps the present file as backup and takes its
/// place. Returns the content hash. WriteFailed with the system's message when the folder or the present file
/// may not be written, or the disk is full; the present file is then what it was.
Result<std::string> saveProject(const Project& project, const std::string& path,
                                const SaveOptions& options = {});

/// Opens without writing anything anywhere beside the file. NotFound, ReadFailed; NotAProject for empty,
/// foreign, cut or damaged files; NewerFormat with the version needed in `detail`; else as readTables.
Result<OpenedProject> openProject(const std::string& path, const OpenOptions& options = {});

/// The content hash that a project file carries, read without reading the design: what decides whether an
/// autosave holds anything that the file does not. Errors as openProject.
Result<std::string> storedContentHash(const std::string& path);

/// "<name>.bak", where saveProject keeps the file that it replaces.
std::string backupPath(const std::string& path);

} // namespace cw
