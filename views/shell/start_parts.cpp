#include "views/shell/start_parts.h"

#include "views/render/font_roles.h"
#include "views/render/svg_icon.h"
#include "views/shell/flat_style.h"
#include "views/shell/number_format.h"
#include "views/shell/theme.h"

#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QSortFilterProxyModel>

namespace cw::shell {

namespace {

constexpr int kPictureHeight = 104;
constexpr QSize kRecentPicture{108, 58};

QString homeRelative(const QString& folder) {
    const QString home = QDir::homePath();
    if (folder == home || folder.startsWith(home + QLatin1Char('/')))
        return QLatin1Char('~') + folder.mid(home.size());
    return QDir::toNativeSeparators(folder);
}

QString counted(const std::optional<qint64>& value, const QLocale& locale) {
    return value ? formatCount(*value, locale) : QString(kEnDash);
}

} // namespace

TemplateCard::TemplateCard(TemplateItem item, QWidget* parent)
    : QAbstractButton(parent)
    , item_(std::move(item)) {
    setText(item_.title);
    setAccessibleName(item_.title);
    setAccessibleDescription(item_.lines.join(QStringLiteral(", ")));
    setToolTip(item_.lines.join(QLatin1Char('\n')));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int TemplateCard::textHeight() const {
    const QFontMetrics strong(render::roleFont(font(), render::FontRole::Strong));
    const QFontMetrics caption(render::roleFont(font(), render::FontRole::Caption));
    return 7 + strong.height() + 2 * (caption.height() + 1) + 9;
}

QSize TemplateCard::sizeHint() const {
    return {202, kPictureHeight + 1 + textHeight()};
}

void TemplateCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const render::ColourRoles& r = rolesOf(palette());
    const bool strong = hasFocus() || isDown();
    const double radius = render::metrics().radius.button;
    flat::box(painter, rect(), underMouse() ? r.surface.hover : r.surface.base, QColor(), radius);
    const QRect picture(1, 1, width() - 2, kPictureHeight - 1);
    painter.fillRect(picture, r.surface.canvas);
    if (item_.thumbnail) {
        const QSize size = picture.size() - QSize(24, 16);
        const render::Appearance appearance = appearanceOf(palette());
        if (picture_.isNull() || pictureSize_ != size || pictureAppearance_ != appearance) {
            picture_ = item_.thumbnail(size, devicePixelRatioF(), appearance);
            pictureSize_ = size;
            pictureAppearance_ = appearance;
        }
        if (!picture_.isNull()) {
            const QSizeF shown = QSizeF(picture_.size()) / picture_.devicePixelRatio();
            painter.drawImage(QPointF(picture.center().x() - shown.width() / 2 + 0.5,
                                      picture.center().y() - shown.height() / 2 + 0.5),
                              picture_);
        }
    }
    painter.fillRect(QRect(1, kPictureHeight, width() - 2, 1), r.border.subtle);
    const int left = 10;
    const int room = width() - 2 * left;
    const int align = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignTop));
    int y = kPictureHeight + 8;
    const auto line = [&](const QString& text, const QFont& lineFont, const QColor& ink) {
        painter.setFont(lineFont);
        painter.setPen(ink);
        const QFontMetrics metrics(lineFont);
        painter.drawText(QRect(left, y, room, metrics.height()), align,
                         metrics.elidedText(text, Qt::ElideRight, room));
        y += metrics.height() + 1;
    };
    line(item_.title, render::roleFont(font(), render::FontRole::Strong), r.text.primary);
    const QFont caption = render::roleFont(font(), render::FontRole::Caption);
    for (qsizetype i = 0; i < std::min<qsizetype>(2, item_.lines.size()); ++i)
        line(item_.lines[i], caption, i == 0 ? r.text.secondary : r.text.muted);
    const QColor frame = strong ? r.accent.text : underMouse() ? r.border.strong : r.border.normal;
    flat::box(painter, rect(), QColor(), frame, radius, strong ? 2 : 1);
}

StartNavButton::StartNavButton(const StartCommand& command, QWidget* parent)
    : QAbstractButton(parent)
    , command_(command) {
    setText(command.title);
    setAccessibleName(command.title);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize StartNavButton::sizeHint() const {
    return {200, std::max(30, fontMetrics().height() + 12)};
}

void StartNavButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const render::ColourRoles& r = rolesOf(palette());
    const bool current = isChecked();
    const QColor fill = current        ? r.accent.tint
                        : isDown()     ? r.surface.pressed
                        : underMouse() ? r.surface.hover
                                       : QColor();
    flat::box(painter, rect(), fill, QColor(), render::metrics().radius.button);
    const QRect area = rect().adjusted(8, 0, -8, 0);
    const auto place = [&](const QRect& part) { return QStyle::visualRect(layoutDirection(), area, part); };
    const QRect icon = place(QRect(area.left(), area.center().y() - 7, 16, 16));
    painter.drawImage(icon.topLeft(),
                      render::iconImage(command_.icon, current ? r.accent.tintText : r.text.secondary, 16,
                                        devicePixelRatioF()));
    painter.setFont(current ? render::roleFont(font(), render::FontRole::Strong) : font());
    painter.setPen(current ? r.accent.tintText : r.text.primary);
    painter.drawText(place(area.adjusted(26, 0, 0, 0)),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
                     command_.title);
    painter.setFont(font());
    painter.setPen(r.text.muted);
    painter.drawText(area, int(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight | Qt::AlignVCenter)),
                     command_.shortcut);
    if (hasFocus()) flat::focus(painter, rect(), r, render::metrics().radius.button);
}

QString relativeTime(const QDateTime& when, const QDateTime& now, const QLocale& locale) {
    if (!when.isValid()) return QString(kEnDash);
    const qint64 days = when.date().daysTo(now.date());
    const QString time = locale.toString(when.time(), QLocale::ShortFormat);
    if (days == 0) return RecentModel::tr("today %1").arg(time);
    if (days == 1) return RecentModel::tr("yesterday %1").arg(time);
    return locale.toString(when.date(), QLocale::ShortFormat);
}

void RecentModel::set(std::vector<RecentItem> items) {
    beginResetModel();
    items_ = std::move(items);
    endResetModel();
}

const RecentItem* RecentModel::at(int row) const {
    return row >= 0 && static_cast<std::size_t>(row) < items_.size() ? &items_[static_cast<std::size_t>(row)]
                                                                     : nullptr;
}

int RecentModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(items_.size());
}

int RecentModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RecentModel::data(const QModelIndex& index, int role) const {
    const RecentItem* item = index.isValid() ? at(index.row()) : nullptr;
    if (!item) return {};
    const QLocale locale;
    const bool number = index.column() != Project && index.column() != Opened;
    if (role == Qt::TextAlignmentRole)
        return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == FolderRole) return homeRelative(QFileInfo(item->path).absolutePath());
    if (role == NoteRole) return item->note;
    if (role == Qt::ToolTipRole && index.column() == Project) return QDir::toNativeSeparators(item->path);
    if (role == Qt::SizeHintRole) return QSize(0, RecentDelegate::kRowHeight);
    if (role != Qt::DisplayRole && role != SortRole) return {};
    const bool sort = role == SortRole;
    switch (index.column()) {
    case Project:
        return QFileInfo(item->path).fileName();
    case Gpus:
        return sort ? QVariant(item->gpus.value_or(-1)) : QVariant(counted(item->gpus, locale));
    case Racks:
        return sort ? QVariant(item->racks.value_or(-1)) : QVariant(counted(item->racks, locale));
    case ItPower:
        if (sort) return item->itKilowatts.value_or(-1);
        return item->itKilowatts ? formatNumber(*item->itKilowatts, 0, locale) : QString(kEnDash);
    case Findings:
        return sort ? QVariant(item->findings.value_or(-1)) : QVariant(counted(item->findings, locale));
    case Opened:
        if (sort) return item->opened;
        return relativeTime(item->opened, QDateTime::currentDateTime(), locale);
    default:
        return {};
    }
}

QVariant RecentModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const bool number = section != Project && section != Opened;
    if (role == Qt::TextAlignmentRole)
        return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Project:
        return tr("Project");
    case Gpus:
        return tr("GPUs");
    case Racks:
        return tr("Racks");
    case ItPower:
        return tr("IT kW");
    case Findings:
        return tr("Findings");
    case Opened:
        return tr("Opened");
    default:
        return {};
    }
}

RecentDelegate::RecentDelegate(const RecentModel& model, QObject* parent)
    : RowDelegate(kRowHeight, true, parent)
    , model_(model) {}

void RecentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const auto* proxy = qobject_cast<const QSortFilterProxyModel*>(index.model());
    const RecentItem* item = model_.at(proxy ? proxy->mapToSource(index).row() : index.row());
    if (!item) return;
    const render::ColourRoles& r = rolesOf(option.palette);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected)
        painter->fillRect(option.rect, r.selection.rowFill);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, r.surface.hover);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      r.border.subtle);
    const QRect area = option.rect.adjusted(8, 0, -8, 0);
    const auto place = [&](const QRect& part) { return QStyle::visualRect(option.direction, area, part); };
    const QRect picture =
        place(QRect(QPoint(area.left(), area.center().y() - kRecentPicture.height() / 2), kRecentPicture));
    painter->fillRect(picture, r.surface.canvas);
    if (item->thumbnail) {
        const double ratio = painter->device()->devicePixelRatioF();
        const QImage image = item->thumbnail(kRecentPicture, ratio, appearanceOf(option.palette));
        if (!image.isNull()) {
            const QSizeF shown = QSizeF(image.size()) / image.devicePixelRatio();
            painter->drawImage(QRectF(picture).center() - QPointF(shown.width() / 2, shown.height() / 2),
                               image);
        }
    }
    const QFont nameFont = render::roleFont(option.font, render::FontRole::Strong);
    const QFont caption = render::roleFont(option.font, render::FontRole::Caption);
    const QFontMetrics nameMetrics(nameFont);
    const QFontMetrics captionMetrics(caption);
    const QRect text = area.adjusted(kRecentPicture.width() + 12, 0, 0, 0);
    const int align = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter));
    const int top = text.center().y() - (nameMetrics.height() + captionMetrics.height() + 2) / 2;
    const QRect nameRow(text.left(), top, text.width(), nameMetrics.height());
    const QString name = nameMetrics.elidedText(index.data().toString(), Qt::ElideMiddle, text.width());
    painter->setFont(nameFont);
    painter->setPen(selected ? r.selection.rowText : r.text.primary);
    painter->drawText(place(nameRow), align, name);
    painter->setFont(caption);
    const int used = nameMetrics.horizontalAdvance(name) + 8;
    const int noteWidth = captionMetrics.horizontalAdvance(item->note) + 26;
    if (!item->note.isEmpty() && used + noteWidth < text.width()) {
        const QRect chip = place(QRect(text.left() + used, top, noteWidth, nameMetrics.height()));
        flat::box(*painter, chip, r.severity.infoTint, QColor(), 2);
        const QRect icon =
            QStyle::visualRect(option.direction, chip, QRect(chip.left() + 5, chip.center().y() - 5, 12, 12));
        render::paintIcon(*painter, icon, QStringLiteral("lock"), r.severity.info);
        painter->setPen(r.severity.info);
        painter->drawText(QStyle::visualRect(option.direction, chip, chip.adjusted(21, 0, 0, 0)), align,
                          item->note);
    }
    painter->setPen(selected ? r.selection.rowText : r.text.muted);
    const QRect folderRow(text.left(), nameRow.bottom() + 3, text.width(), captionMetrics.height());
    painter->drawText(place(folderRow), align,
                      captionMetrics.elidedText(index.data(RecentModel::FolderRole).toString(),
                                                Qt::ElideMiddle, text.width()));
}

} // namespace cw::shell
