// Files that describe a fabric: which formats there are, and how to tell them apart.
#pragma once

#include "model/exchange/fabric/readers.h"

#include <span>

namespace cw {

struct FabricFormat {
    const char* id; ///< stable: "ibnetdiscover"
    /// Whether a text looks like it; asked in the order of the list, the last always says yes.
    bool (*looksLike)(std::string_view text);
    Result<FabricFile> (*read)(std::string_view text, const std::string& file);
};

std::span<const FabricFormat> fabricFormats();
const FabricFormat* findFabricFormat(std::string_view id);
/// The format that the beginning of the text speaks of.
const FabricFormat& guessFabricFormat(std::string_view text);

/// Reads a file, packed by gzip or not, in the format named, or in the one that its content looks like when
/// `format` is empty. NotFound for an unknown format; ReadFailed, ParseError, InvalidArgument with the file.
Result<FabricFile> readFabricFile(const std::string& path, std::string_view format = {});

} // namespace cw
