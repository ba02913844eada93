// Tables as CSV (RFC 4180) and as TSV for the clipboard.
#pragma once

#include "model/exchange/table_doc.h"
#include "model/exchange/write_file.h"

namespace cw {

/// Header and rows with commas, CRLF and quotes where needed; UTF-8 with a byte order mark, so that
/// spreadsheets read names right. Text is neutralised against formulas; numbers stay numbers.
Status writeCsv(const TableDoc& table, const QString& path);
/// The same as text, without the byte order mark.
std::string csvText(const TableDoc& table);

/// A table for the clipboard: columns by tab, rows by line feed. Tabs and line breaks inside a cell become
/// blanks; text is neutralised as in CSV.
std::string tableToTsv(const TableDoc& table);
std::string tableToTsv(const std::vector<std::string>& header,
                       const std::vector<std::vector<std::string>>& rows);

} // namespace cw
