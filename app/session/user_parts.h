// The user's own parts on disk: one canonical JSON file a part in a folder.
#pragma once

#include "model/library/part_spec.h"

#include <QString>

namespace cw {

/// Folder of the user's own parts; it need not exist.
QString userPartsFolder();

/// Writes a part to the folder, which is made when there is none, in place of the file that holds the same
/// id. What checkPart refuses; WriteFailed with the system's message.
Status saveUserPart(const PartSpec& part, const QString& folder = userPartsFolder());

/// Removes the file that holds the part. NotFound when none does; WriteFailed.
Status removeUserPart(const std::string& id, const QString& folder = userPartsFolder());

} // namespace cw
