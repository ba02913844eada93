// Files that are either written whole or not at all.
#pragma once

#include "model/base/result.h"

#include <QString>

#include <functional>
#include <string_view>

class QIODevice;

namespace cw {

/// Takes bytes and says whether they arrived; further ones are ignored after a failure.
using ByteSink = std::function<bool(std::string_view)>;

/// Writes a file beside `path` and puts it in its place when `write` and the operating system are content.
/// WriteFailed with the path in `context` and the system's message in `detail`; the old file is then
/// untouched.
Status writeFileWhole(const QString& path, const std::function<Status(const ByteSink&)>& write);

} // namespace cw
