// Tables as an Excel workbook: one sheet a table, and a sheet about the project.
#pragma once

#include "model/exchange/table_doc.h"
#include "model/exchange/write_file.h"
#include "model/project.h"

#include <utility>
#include <vector>

namespace cw {

/// Lines of the sheet "About": what and whose the file is.
using AboutLines = std::vector<std::pair<std::string, std::string>>;

/// Title, client, author, revision and currency of the project, its content hash, and when the file was made.
AboutLines aboutProject(const Project& project);

/// Bold header row in the words of people that stays in view, filters, column widths and number formats;
/// where columns are summed a last row of totals on each sheet, as formulas that follow the filter. Text
/// cells are written as text, neutralised against formulas. Tables longer than a sheet (1,048,576 rows) go on
/// in "… 2". WriteFailed as writeFileWhole.
Status writeXlsx(const std::vector<TableDoc>& tables, const AboutLines& about, const QString& path);

} // namespace cw
