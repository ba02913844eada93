// The rows of a table that is to be imported, with what is wrong with them in place.
#pragma once

#include "model/exchange/table_import.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace cw::exchange {

/// First the line of the file, then a column for each field that has one, then what is wrong with the row.
class ImportTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// `preview` belongs to `table` and `mapping`; null shows the bare cells.
    void show(std::shared_ptr<const Table> table, std::shared_ptr<const ImportPreview> preview,
              TableKind kind, const ColumnMapping& mapping);
    /// Only rows with errors.
    void setOnlyErrors(bool on);

    /// The previewed row, or nullptr.
    const ImportRow* row(int row) const;
    /// First shown row with errors, -1 when there is none.
    int firstError() const;
    int problemColumn() const { return 1 + int(columns_.size()); }
    /// Everything that is wrong with the row: where, what, what to do.
    static QString problemText(const ImportRow& row, TableKind kind);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Column {
        std::size_t field = 0;  ///< index into importFields(kind_)
        std::size_t column = 0; ///< of the table
    };
    void filter();
    /// Place in the table of a shown row.
    std::size_t sourceOf(int row) const;

    std::shared_ptr<const Table> table_;
    std::shared_ptr<const ImportPreview> preview_;
    TableKind kind_ = TableKind::Racks;
    std::vector<Column> columns_;
    std::vector<std::size_t> errors_; ///< rows with errors, when only these are shown
    bool onlyErrors_ = false;
};

} // namespace cw::exchange
