// File operations that survive a power cut: what they report as done is on the disk.
#pragma once

#include "model/base/result.h"

#include <string>

namespace cw {

/// The file that a path means: symbolic links followed, so that replacing it does not cut the link.
std::string realPath(const std::string& path);

/// Writes the file's data to the disk. WriteFailed with the system's message.
Status syncFile(const std::string& path);

/// Writes a folder's entries to the disk (names made, replaced or removed in it).
Status syncFolderOf(const std::string& path);

/// Makes `backup` name the content that `path` has now; `path` stays where it is all the while. A hard link
/// where the file system has them, else a copy.
Status keepBackup(const std::string& path, const std::string& backup);

/// Renames over the target in one step that no crash can split. WriteFailed with the system's message.
Status replaceFile(const std::string& from, const std::string& to);

/// Why nothing could be written there: WriteFailed when the name is too long (also for the temporary files
/// beside it), its folder is not there or takes no file, or what stands there is a folder, a device, or
/// write-protected.
Status checkTarget(const std::string& path);

/// Writes a whole file beside its target, syncs it and puts it in place.
Status writeFileAtomically(const std::string& path, std::string_view content);

/// Reads a whole file, or a pipe to its end. NotFound; ReadFailed with the system's message, also for
/// devices, which may have no end.
Result<std::string> readFile(const std::string& path);

/// Name of the temporary file that this process writes beside `path`.
std::string temporaryName(const std::string& path);

/// Removes temporary files beside `path` that processes left behind which are no more.
void removeLeftovers(const std::string& path);

} // namespace cw
