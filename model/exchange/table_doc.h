// A table on its way out: typed columns and cells, written as CSV, XLSX, TSV or shown as it is.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cw {

/// Text is UTF-8. An empty cell is not zero.
using TableCell = std::variant<std::monostate, std::string, double, std::int64_t>;
using TableRow = std::vector<TableCell>;

struct TableColumn {
    std::string name;       ///< stable key, the header of files that programs read
    int width = 12;         ///< characters, in spreadsheets
    int decimals = 0;       ///< digits shown of real numbers; files keep them all
    std::string title = {}; ///< header for people, translated, with the unit; the name when empty
    bool summed = false;    ///< spreadsheets end in a row of totals, this column's sum in it
};

struct TableDoc {
    std::string title;          ///< name of the sheet, at most 31 characters
    std::string totalNote = {}; ///< stands in the row of totals: what the sums leave out
    std::vector<TableColumn> columns;
    /// Produces the rows in order, each as long as `columns`; large tables are never in memory as a whole.
    std::function<void(const std::function<void(const TableRow&)>&)> rows;
};

/// Text that no spreadsheet takes for a formula: a leading = + - @ tab or return gets an apostrophe before
/// it, unless the text is a plain number ("-5", "+3.2e1").
std::string neutralised(std::string_view text);
/// The other way: an apostrophe before a sign of a formula is not part of the value.
std::string_view withoutNeutraliser(std::string_view text);

/// The cell as text of files: C locale, shortest digits that read back the same; not finite: empty.
std::string cellText(const TableCell& cell);

} // namespace cw
