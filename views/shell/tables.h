// Tables and trees as the visual language draws them: hairlines, no grid, quiet selection, copied as TSV.
#pragma once

#include <QStyledItemDelegate>
#include <QTableView>
#include <QTreeView>

namespace cw::shell {

/// Bottom hairline; numbers (right-aligned cells) in a font with tabular digits; the icon keeps its severity
/// colour.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit RowDelegate(int rowHeight, bool hairline, QObject* parent = nullptr);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int rowHeight_;
    bool hairline_;
};

/// A table: whole rows are selected, Ctrl+C copies the selection (all rows when there is none) with its
/// header.
class TableView : public QTableView {
    Q_OBJECT
public:
    explicit TableView(QWidget* parent = nullptr);
    /// One line that is shown when the model has no rows: what belongs here, and what was checked.
    void setEmptyText(const QString& text);
    void setDense(bool dense); ///< 22 px rows in place of 24

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString emptyText_;
};

/// A tree with 22 px rows; Ctrl+C as above.
class TreeView : public QTreeView {
    Q_OBJECT
public:
    explicit TreeView(QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

/// A value as one cell of tab-separated text: tabs and line ends become spaces.
QString tsvCell(const QVariant& value);
/// The selected rows of a view (all rows of the top level when none is selected) as tab-separated text with a
/// header line; visible columns in their visual order. Tabs and line ends inside cells become spaces.
QString asTsv(const QAbstractItemView& view);
/// Puts asTsv() on the clipboard; nothing when the model has no rows.
void copyAsTsv(const QAbstractItemView& view);

} // namespace cw::shell
