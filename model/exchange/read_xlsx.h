// The XLSX half of readTable.
#pragma once

#include "model/exchange/read_table.h"

namespace cw {

/// As readTableBytes, for bytes that are a ZIP archive.
Result<Table> readXlsx(std::string_view bytes, const std::string& name, const std::string& sheet,
                       const TableLimits& limits);

/// Makes the first row that is not empty the header, trims cells, drops empty rows and columns without header
/// at the end. ParseError when nothing is left, or the header names a column twice.
Result<Table> withHeader(std::vector<TableLine> lines, const std::string& name);

} // namespace cw
