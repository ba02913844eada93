// The cables of a design, or of what is selected, as a table: from port to port.
#pragma once

#include "model/edit/history.h"

#include <QAbstractTableModel>

namespace cw::cables {

class CablesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Label, FabricName, From, To, Speed, MediaName, Length, ColumnCount };

    explicit CablesModel(const History& history, QObject* parent = nullptr);

    /// Cables that end in the objects (devices, racks, rows, halls; a fabric's own; a cable itself); all
    /// cables when `objects` is empty. `text` must occur in the label, a device or the fabric, in any case.
    void show(const std::vector<ObjectRef>& objects, const QString& text);
    std::optional<CableId> cable(const QModelIndex& index) const;
    QModelIndex indexOf(CableId cable) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    QVariant text(const Cable& cable, int column) const;
    QVariant sortKey(CableId cable, int column) const;
    void sortRows();

    const History& history_;
    std::vector<CableId> rows_;
    int sortColumn_ = -1;
    Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
};

/// Words for a medium, as tables and fields show it.
QString mediaText(Media media);

} // namespace cw::cables
