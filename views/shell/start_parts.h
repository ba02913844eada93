// The parts of the start page that paint themselves.
#pragma once

#include "views/shell/start_page.h"
#include "views/shell/tables.h"

#include <QAbstractButton>
#include <QAbstractTableModel>

namespace cw::shell {

/// Thumbnail over title and two lines.
class TemplateCard : public QAbstractButton {
    Q_OBJECT
public:
    TemplateCard(TemplateItem item, QWidget* parent);
    const QString& id() const { return item_.id; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {140, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int textHeight() const;

    TemplateItem item_;
    QImage picture_;
    QSize pictureSize_;
    render::Appearance pictureAppearance_ = render::Appearance::Light;
};

/// One line of the left column.
class StartNavButton : public QAbstractButton {
    Q_OBJECT
public:
    StartNavButton(const StartCommand& command, QWidget* parent);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    StartCommand command_;
};

class RecentModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column : int { Project, Gpus, Racks, ItPower, Findings, Opened, ColumnCount };
    enum Role : int { SortRole = Qt::UserRole + 1, FolderRole, NoteRole };

    using QAbstractTableModel::QAbstractTableModel;
    void set(std::vector<RecentItem> items);
    const RecentItem* at(int row) const;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<RecentItem> items_;
};

/// "today 10:42", "yesterday 17:05", else the date in the locale's short form; an en dash for no date.
QString relativeTime(const QDateTime& when, const QDateTime& now, const QLocale& locale);

/// Picture, file name with its note, folder.
class RecentDelegate : public RowDelegate {
    Q_OBJECT
public:
    static constexpr int kRowHeight = 70;
    RecentDelegate(const RecentModel& model, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const RecentModel& model_;
};

} // namespace cw::shell
