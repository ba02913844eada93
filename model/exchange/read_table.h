// Tables on their way in: CSV, TSV and XLSX as rows of text.
#pragma once

#include "model/base/result.h"

#include <QString>

#include <optional>

#include <string>
#include <string_view>
#include <vector>

namespace cw {

/// What a file may hold; more is refused with Unsupported, so that no file can fill the memory.
struct TableLimits {
    std::uint64_t fileBytes = 64u << 20;
    std::uint64_t unpackedBytes = 512u << 20; ///< of one part of a workbook
    std::size_t rows = 200'000;
    std::size_t columns = 1'000;
    std::size_t cellBytes = 32'768;
};

struct TableLine {
    std::size_t number = 0;         ///< line of the text, or row of the sheet, from 1
    std::vector<std::string> cells; ///< as many as the header has, trimmed
    bool operator==(const TableLine&) const = default;
};

struct Table {
    std::vector<std::string> header;
    std::vector<TableLine> rows;     ///< without those that are empty
    std::vector<std::string> sheets; ///< of a workbook, in its order
    std::string sheet;               ///< the one that was read
    char separator = 0;              ///< of a text: , ; or tab
    bool decimalComma = false;       ///< numbers of this text are written "12,5"
    bool windows1252 = false;        ///< the text was not UTF-8
};

/// Reads a table by content, not by name: a workbook when it is a ZIP archive, else text. The first row that
/// is not empty is the header. `sheet` picks a sheet of a workbook, the first one when empty.
///
/// Text: UTF-8, UTF-16 with byte order mark, else Windows-1252; separators comma, semicolon or tab ("sep=;"
/// is obeyed); quoted fields with doubled quotes and line breaks. Workbook: shared and inline strings,
/// booleans as "true" and "false", formulas by their stored value; numbers with the shortest digits; dates
/// stay numbers.
///
/// ReadFailed with the system's message; ParseError with line or part in `context`; NotFound for a sheet that
/// is not there; Unsupported beyond the limits, for encrypted and old binary (.xls) workbooks.
Result<Table> readTable(const QString& path, const std::string& sheet = {}, const TableLimits& limits = {});

/// The same for bytes; `name` is used in errors.
Result<Table> readTableBytes(std::string_view bytes, const std::string& name, const std::string& sheet = {},
                             const TableLimits& limits = {});

/// A number as people type it into cells; nothing when it is not one. "12.5", "1,200" and "1e3"; with
/// `decimalComma` "12,5" and "1.200,5".
std::optional<double> parseNumber(std::string_view text, bool decimalComma);

} // namespace cw
