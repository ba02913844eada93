#include "views/shell/jobs_panel.h"

#include "views/shell/flat_style.h"
#include "views/shell/number_format.h"
#include "views/shell/tables.h"
#include "views/shell/theme.h"

#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionProgressBar>
#include <QVBoxLayout>

#include <functional>

namespace cw::shell {

namespace {

constexpr int kProgressColumn = 1;

/// A bar while the job runs, with a cross to cancel it; the display text otherwise.
class ProgressDelegate : public RowDelegate {
public:
    ProgressDelegate(int rowHeight, std::function<void(int)> cancel, QObject* parent)
        : RowDelegate(rowHeight, true, parent)
        , cancel_(std::move(cancel)) {}

    bool editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override {
        if (event->type() != QEvent::MouseButtonRelease || !index.data(JobsPanel::CancellableRole).toBool())
            return false;
        const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
        if (!cancelRect(option.rect, option.direction).contains(at)) return false;
        cancel_(index.row());
        return true;
    }

    static QRect cancelRect(const QRect& cell, Qt::LayoutDirection direction) {
        return QStyle::visualRect(direction, cell, QRect(cell.right() - 23, cell.top(), 24, cell.height()));
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QVariant progress = index.data(JobsPanel::ProgressRole);
        if (!progress.isValid()) {
            RowDelegate::paint(painter, option, index);
            return;
        }
        const render::ColourRoles& r = rolesOf(option.palette);
        if (option.state.testFlag(QStyle::State_Selected))
            painter->fillRect(option.rect, r.selection.rowFill);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                          r.border.subtle);
        const bool cancellable = index.data(JobsPanel::CancellableRole).toBool();
        const int value = progress.toInt();
        const QString text = value < 0 ? QString() : formatPercent(value / 100.0, 0, option.locale);
        const int textWidth = option.fontMetrics.horizontalAdvance(formatPercent(1, 0, option.locale)) + 8;
        QRect bar = option.rect.adjusted(8, 0, -(8 + textWidth + (cancellable ? 24 : 0)), 0);
        bar = QRect(bar.left(), option.rect.center().y() - 3, bar.width(), 6);
        const auto place = [&](const QRect& part) {
            return QStyle::visualRect(option.direction, option.rect, part);
        };
        QStyleOptionProgressBar o;
        o.palette = option.palette;
        o.direction = option.direction;
        o.rect = place(bar);
        o.maximum = value < 0 ? 0 : 100;
        o.progress = value;
        const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ProgressBarGroove, &o, painter, option.widget);
        style->drawControl(QStyle::CE_ProgressBarContents, &o, painter, option.widget);
        painter->setPen(option.state.testFlag(QStyle::State_Selected) ? r.selection.rowText
                                                                      : r.text.secondary);
        painter->drawText(place(QRect(bar.right() + 9, option.rect.top(), textWidth, option.rect.height())),
                          int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)),
                          text);
        if (!cancellable) return;
        const QPointF c = QRectF(cancelRect(option.rect, option.direction)).center();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(
            QPen(option.state.testFlag(QStyle::State_MouseOver) ? r.text.primary : r.text.secondary, 1.5));
        painter->drawLine(c + QPointF(-3.5, -3.5), c + QPointF(3.5, 3.5));
        painter->drawLine(c + QPointF(-3.5, 3.5), c + QPointF(3.5, -3.5));
        painter->restore();
    }

private:
    std::function<void(int)> cancel_;
};

} // namespace

JobsPanel::JobsPanel(QWidget* parent)
    : QWidget(parent)
    , table_(new TableView(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);
    table_->setAccessibleName(tr("Jobs"));
    table_->setEmptyText(tr("Nothing is running. Solving, saving and exports are listed here."));
    table_->setItemDelegateForColumn(kProgressColumn,
                                     new ProgressDelegate(
                                         24, [this](int row) { Q_EMIT cancelRequested(row); }, table_));
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        const QModelIndex index = table_->indexAt(at).siblingAtColumn(kProgressColumn);
        if (!index.data(CancellableRole).toBool()) return;
        QMenu menu(this);
        const QAction* cancel = menu.addAction(tr("Cancel"));
        if (menu.exec(table_->viewport()->mapToGlobal(at)) == cancel) Q_EMIT cancelRequested(index.row());
    });
}

void JobsPanel::setModel(QAbstractItemModel* model) {
    table_->setModel(model);
    table_->setColumnWidth(0, 280);
    table_->setColumnWidth(kProgressColumn, 260);
}

} // namespace cw::shell
