// Racks and devices from a table: which column means what, what each row would do, and doing it in one step.
#pragma once

#include "model/edit/project_editor.h"
#include "model/exchange/read_table.h"
#include "model/library/catalog.h"

#include <QString>

#include <span>
#include <variant>

namespace cw {

enum class TableKind : std::uint8_t { Racks, Devices };

/// Something that a column may hold.
struct ImportField {
    const char* key;   ///< stable: "x_mm"; the header that exports write
    const char* label; ///< source in the translation context "import"
    bool required;
    std::vector<const char*> aliases; ///< headers that mean it, folded: letters and digits in lower case
};
std::span<const ImportField> importFields(TableKind kind);
QString importFieldLabel(const ImportField& field);

/// For each field of importFields(kind), in order, the column of the table; nothing where it is not given.
using ColumnMapping = std::vector<std::optional<std::size_t>>;

/// Reads the meaning of headers such as "Rack name", "U Position" or "Höheneinheit". Every column is used
/// once.
ColumnMapping suggestMapping(TableKind kind, const std::vector<std::string>& header);

/// What a table with this header seems to list: the kind whose required fields it names better; devices when
/// it names them equally well.
TableKind suggestKind(const std::vector<std::string>& header);

/// What is wrong with one row, or worth knowing about it.
struct ImportIssue {
    ErrorCode code = ErrorCode::InvalidArgument;
    std::string field; ///< key of the field; empty when the row as a whole is meant
    QString what;      ///< translated
};
/// What to do about it, translated; may be empty.
QString importIssueFix(const ImportIssue& issue);

/// One row of the table and the object that it asks for.
struct ImportRow {
    std::size_t line = 0; ///< of the file
    std::vector<ImportIssue> issues;
    std::variant<Rack, Device> object; ///< ids of parts and new rows are filled in when it is applied
    std::string part;                  ///< catalogue id
    std::string row;                   ///< name of the row of a rack
    bool placed = true;                ///< the table says where the rack stands
    bool ok() const { return issues.empty(); }
};

struct ImportPreview {
    TableKind kind = TableKind::Racks;
    std::vector<ImportRow> rows;
    std::vector<PartSpec> parts; ///< that the good rows need, to be embedded
    std::size_t good = 0;
    std::size_t bad = 0;
};

struct ImportOptions {
    std::optional<HallId> hall; ///< for rows that name none; else the only hall
};

/// Checks every row against the project and against the rows before it, without changing anything: unknown
/// parts, halls, racks and words, numbers that are none or out of range, names that are taken, units that are
/// taken. InvalidArgument when a required field has no column or a column does not exist.
///
/// Parts are found by catalogue id, by "vendor model", or by model when that is unambiguous. Positions are in
/// mm, or carry a unit ("1.2 m"). Racks without a position are set in rows south of what stands in their
/// hall.
Result<ImportPreview> previewImport(const Table& table, const ColumnMapping& mapping, TableKind kind,
                                    const Project& project, const Catalog& catalog,
                                    const ImportOptions& options = {});

/// Adds the good rows; run it inside one History step. Conflict when there are bad rows and `skipBadRows` is
/// not set. When the project has changed since the preview so that a row does not fit any more, the whole
/// step fails with that row's line in `context`.
Status applyImport(ProjectEditor& editor, const ImportPreview& preview, bool skipBadRows = false);

} // namespace cw
