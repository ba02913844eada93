// Typed reading of one row of an imported table; what is wrong becomes an issue of its field.
#pragma once

#include "model/exchange/table_import.h"

namespace cw {

class RowReader {
public:
    RowReader(const Table& table, const ColumnMapping& mapping, std::span<const ImportField> fields,
              const TableLine& line, std::vector<ImportIssue>& issues)
        : table_(table)
        , mapping_(mapping)
        , fields_(fields)
        , line_(line)
        , issues_(issues) {}

    /// The cell of a field, empty when it has none. A required field that is empty is an issue.
    std::string text(const char* key);
    bool given(const char* key) const { return !cell(key).empty(); }
    std::optional<std::int64_t> whole(const char* key, std::int64_t least, std::int64_t most);
    /// Millimetres, or a length with its unit ("1.2 m", "120 cm").
    std::optional<Um> length(const char* key);
    /// Kilowatts, or a power with its unit ("12000 W").
    std::optional<Power> power(const char* key);
    /// One of the stable names of an enum; `usual` when the cell is empty.
    template <NamedEnum E>
    E word(const char* key, E usual) {
        const std::string text = folded(cell(key));
        if (text.empty()) return usual;
        if (const auto value = enumFromName<E>(text)) return *value;
        std::vector<std::string_view> names(EnumNames<E>::values.begin(), EnumNames<E>::values.end());
        unknownWord(key, names);
        return usual;
    }
    void problem(ErrorCode code, const char* key, QString what);

private:
    std::string cell(const char* key) const;
    /// "In band" and "in-band" are "in_band".
    static std::string folded(std::string text);
    void unknownWord(const char* key, const std::vector<std::string_view>& names);
    /// Number and unit; an issue when the cell is neither empty nor such.
    std::optional<double> amount(const char* key,
                                 const std::vector<std::pair<std::string_view, double>>& units);

    const Table& table_;
    const ColumnMapping& mapping_;
    std::span<const ImportField> fields_;
    const TableLine& line_;
    std::vector<ImportIssue>& issues_;
};

} // namespace cw
