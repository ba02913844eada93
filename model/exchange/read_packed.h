// Text files that may be packed by gzip.
#pragma once

#include "model/base/result.h"

#include <string>

namespace cw {

/// The most that a packed file may unpack to, bytes: a small file must not fill the memory.
constexpr std::size_t kMostUnpacked = std::size_t(1) << 30;

/// The content of a file, unpacked when its first bytes say that gzip packed it. NotFound and ReadFailed as
/// of the file; ParseError when the packing is damaged or cut off, Unsupported beyond kMostUnpacked.
Result<std::string> readPackedFile(const std::string& path);

/// The same for bytes at hand; `name` is for errors.
Result<std::string> unpacked(std::string bytes, const std::string& name);

} // namespace cw
