#include "views/shell/tables.h"

#include "views/render/font_roles.h"
#include "views/shell/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace cw::shell {

namespace {

constexpr int kCellPadding = 5;

const QHeaderView* headerOf(const QAbstractItemView& view) {
    if (const auto* table = qobject_cast<const QTableView*>(&view)) return table->horizontalHeader();
    if (const auto* tree = qobject_cast<const QTreeView*>(&view)) return tree->header();
    return nullptr;
}

std::vector<int> visibleColumns(const QAbstractItemView& view) {
    const int count = view.model()->columnCount(view.rootIndex());
    const QHeaderView* header = headerOf(view);
    std::vector<int> out;
    for (int visual = 0; visual < count; ++visual) {
        const int column = header && header->count() == count ? header->logicalIndex(visual) : visual;
        if (!header || header->count() != count || !header->isSectionHidden(column)) out.push_back(column);
    }
    return out;
}

/// A focused table copies its own rows: the window's Copy does not take the key from it.
bool keepsCopy(QEvent& event) {
    if (event.type() != QEvent::ShortcutOverride) return false;
    if (!static_cast<QKeyEvent&>(event).matches(QKeySequence::Copy)) return false;
    event.accept();
    return true;
}

} // namespace

QString tsvCell(const QVariant& value) {
    QString text = value.toString();
    for (QChar& c : text)
        if (c == QLatin1Char('\t') || c == QLatin1Char('\n') || c == QLatin1Char('\r')) c = QLatin1Char(' ');
    return text;
}

QString asTsv(const QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    if (!model || model->rowCount(view.rootIndex()) == 0) return {};
    const std::vector<int> columns = visibleColumns(view);
    QModelIndexList rows;
    if (view.selectionModel()) {
        for (const QModelIndex& index : view.selectionModel()->selectedIndexes())
            rows << index.siblingAtColumn(0);
    }
    std::sort(rows.begin(), rows.end(), [](const QModelIndex& a, const QModelIndex& b) {
        return a.parent() == b.parent() ? a.row() < b.row() : a.parent() < b.parent();
    });
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    if (rows.isEmpty()) {
        for (int row = 0; row < model->rowCount(view.rootIndex()); ++row)
            rows << model->index(row, 0, view.rootIndex());
    }
    QStringList lines;
    QStringList cells;
    for (const int column : columns)
        cells << tsvCell(model->headerData(column, Qt::Horizontal));
    lines << cells.join(QLatin1Char('\t'));
    for (const QModelIndex& row : std::as_const(rows)) {
        cells.clear();
        for (const int column : columns)
            cells << tsvCell(row.siblingAtColumn(column).data());
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void copyAsTsv(const QAbstractItemView& view) {
    const QString text = asTsv(view);
    if (!text.isEmpty()) QGuiApplication::clipboard()->setText(text);
}

RowDelegate::RowDelegate(int rowHeight, bool hairline, QObject* parent)
    : QStyledItemDelegate(parent)
    , rowHeight_(rowHeight)
    , hairline_(hairline) {}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem inner = option;
    if (hairline_) inner.rect.adjust(kCellPadding, 0, -kCellPadding, 0);
    QSize size = QStyledItemDelegate::sizeHint(inner, index);
    if (hairline_) size.rwidth() += 2 * kCellPadding;
    const bool wraps = option.features.testFlag(QStyleOptionViewItem::WrapText);
    size.setHeight(std::max({rowHeight_, option.fontMetrics.height() + 4, wraps ? size.height() + 4 : 0,
                             index.data(Qt::SizeHintRole).toSize().height()}));
    return size;
}

void RowDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    // In a tree the first column names and the others add: a count, a load.
    if (!hairline_ && index.column() > 0)
        option->palette.setColor(QPalette::Text, rolesOf(option->palette).text.muted);
    if (option->displayAlignment.testFlag(Qt::AlignRight)) option->font = render::numericFont(option->font);
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    if (!hairline_) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    // Cells of a table have 8 px of padding; the style's own margin is 3. The ground still fills the whole
    // cell.
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
    QStyleOptionViewItem inner = option;
    inner.rect.adjust(kCellPadding, 0, -kCellPadding, 0);
    QStyledItemDelegate::paint(painter, inner, index);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      rolesOf(option.palette).border.subtle);
}

TableView::TableView(QWidget* parent)
    : QTableView(parent) {
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setWordWrap(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setFixedHeight(
        std::max(render::metrics().size.tableRowDense, fontMetrics().height() + 4));
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setDense(false);
}

void TableView::setDense(bool dense) {
    const render::Metrics& m = render::metrics();
    const int height = std::max(dense ? m.size.tableRowDense : m.size.tableRow, fontMetrics().height() + 4);
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
    QAbstractItemDelegate* before = itemDelegate();
    setItemDelegate(new RowDelegate(height, true, this));
    if (qobject_cast<RowDelegate*>(before)) before->deleteLater();
}

void TableView::setEmptyText(const QString& text) {
    emptyText_ = text;
    viewport()->update();
}

bool TableView::event(QEvent* event) {
    return keepsCopy(*event) || QTableView::event(event);
}

void TableView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        copyAsTsv(*this);
        return;
    }
    QTableView::keyPressEvent(event);
}

void TableView::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (emptyText_.isEmpty() || (model() && model()->rowCount(rootIndex()) > 0)) return;
    QPainter painter(viewport());
    painter.setPen(rolesOf(palette()).text.secondary);
    const QRect area = viewport()->rect().adjusted(8, 0, -8, 0);
    painter.drawText(
        QRect(area.left(), area.height() / 3 - fontMetrics().height(), area.width(), area.height()),
        int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) | Qt::AlignTop | Qt::TextWordWrap,
        emptyText_);
}

TreeView::TreeView(QWidget* parent)
    : QTreeView(parent) {
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAnimated(false);
    header()->setHighlightSections(false);
    setItemDelegate(
        new RowDelegate(std::max(render::metrics().size.treeRow, fontMetrics().height() + 4), false, this));
}

bool TreeView::event(QEvent* event) {
    return keepsCopy(*event) || QTreeView::event(event);
}

void TreeView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        copyAsTsv(*this);
        return;
    }
    QTreeView::keyPressEvent(event);
}

} // namespace cw::shell
