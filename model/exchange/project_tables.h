// The project's tables as documents for CSV, XLSX and TSV, and the bill as JSON.
#pragma once

#include "model/bill/bill_of_materials.h"
#include "model/exchange/table_doc.h"

namespace cw {

/// Headers for people are in the installed translation when the table is made. Columns kind, part_id, vendor,
/// model, qty, unit_usd, total_usd, price_low_usd, price_high_usd (of one piece), price_source, price_date,
/// price_provenance, provenance. What is unknown is an empty cell.
TableDoc billTable(const BillOfMaterials& bill);
/// {"lines": […], "totals": {…}, "unpriced": n}; the keys of the columns above, null where unknown.
std::string billJson(const BillOfMaterials& bill);

/// Columns of kCableColumns. Reads `project` while its rows are produced.
TableDoc cableTable(const Project& project);
/// Columns that the import of racks (devices) reads back.
TableDoc rackTable(const Project& project);
TableDoc deviceTable(const Project& project);

} // namespace cw
