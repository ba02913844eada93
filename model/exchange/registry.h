// Every file format that a design goes out in or comes in from, behind one list.
#pragma once

#include "model/bill/price_book.h"
#include "model/library/catalog.h"
#include "model/project.h"

#include <QString>
#include <QStringList>

#include <span>
#include <string_view>
#include <vector>

namespace cw {

/// What an export may need beside the design. Absent services leave their columns empty.
struct ExportContext {
    const PriceBook* prices = nullptr;
    std::string fabric; ///< of formats that hold one: its name or number; empty: the compute fabric
};

/// What an import may need: the catalogue, and the design to add to (a new one with one hall when absent).
struct ImportContext {
    const Catalog* catalog = nullptr;
    const Project* base = nullptr;
    bool skipBadRows = false; ///< of tables: add the good rows and name the others; else refuse the file
};

struct ImportOutcome {
    Project project;
    QStringList messages;  ///< what was left out or assumed, translated, with file and line
    std::size_t added = 0; ///< objects or parts
};

/// One format. Names and descriptions are sources of the translation context "formats".
struct Format {
    const char* id; ///< stable: "bom-xlsx"
    const char* name;
    std::vector<const char*> extensions; ///< without the dot; the first is the usual one
    const char* what;                    ///< one sentence: what of the design it holds
    Status (*exportTo)(const Project&, const ExportContext&,
                       const QString& path); ///< null: cannot be written
    Result<ImportOutcome> (*importFrom)(const QStringList& paths,
                                        const ImportContext&); ///< null: cannot be read
};

std::span<const Format> formats();
const Format* findFormat(std::string_view id);
QString formatName(const Format& format);
QString formatDescription(const Format& format);

/// The format of a group ("bom", "cables") whose usual extension the path has; nullptr when there is none.
const Format* formatForPath(std::string_view group, const QString& path);

/// Writes the file whole or not at all. NotFound for an unknown id, Unsupported when the format cannot be
/// written, WriteFailed with the path and the system's message.
Status exportAs(std::string_view formatId, const Project& project, const QString& path,
                const ExportContext& context = {});

/// Reads one or more files into a design. NotFound for an unknown id, Unsupported when the format cannot be
/// read; errors of the reader with file, line and field.
Result<ImportOutcome> importFrom(std::string_view formatId, const QStringList& paths,
                                 const ImportContext& context);

} // namespace cw
