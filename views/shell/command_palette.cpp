#include "views/shell/command_palette.h"

#include "views/render/font_roles.h"
#include "views/render/svg_icon.h"
#include "views/shell/action_registry.h"
#include "views/shell/flat_style.h"
#include "views/shell/fuzzy_match.h"
#include "views/shell/icon_engine.h"
#include "views/shell/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace cw::shell {

namespace {

constexpr int kWidth = 520;
constexpr int kRows = 12;
constexpr int kRowHeight = 26;
constexpr int kLimit = 50;
constexpr int kFieldWithShortcut = 160; ///< a narrower field shows less of itself
constexpr int kFieldWithText = 90;
constexpr int kDetailRole = Qt::UserRole + 1;
constexpr int kShortcutRole = Qt::UserRole + 2;

/// Best match first; of equal ones, what can be done now.
bool ranksBefore(const PaletteEntry& a, const PaletteEntry& b) {
    return a.score != b.score ? a.score > b.score : a.enabled && !b.enabled;
}

/// Icon, title, muted detail, and the shortcut at the far end.
class EntryDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {kWidth, std::max(kRowHeight, option.fontMetrics.height() + 8)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const render::ColourRoles& r = rolesOf(option.palette);
        const bool current = option.state.testFlag(QStyle::State_Selected);
        const bool enabled = option.state.testFlag(QStyle::State_Enabled);
        const auto ink = [&](const QColor& usual) {
            return !enabled ? r.text.disabled : current ? r.selection.rowText : usual;
        };
        if (current) painter->fillRect(option.rect, r.selection.rowFill);
        const QRect area = option.rect.adjusted(8, 0, -8, 0);
        const Qt::LayoutDirection direction = option.direction;
        const auto place = [&](const QRect& rect) { return QStyle::visualRect(direction, area, rect); };
        const int middle = area.center().y();
        const QIcon icon = index.data(Qt::DecorationRole).value<QIcon>();
        icon.paint(painter, place(QRect(area.left(), middle - 7, 16, 16)), Qt::AlignCenter,
                   !enabled  ? QIcon::Disabled
                   : current ? QIcon::Selected
                             : QIcon::Normal);
        const QString shortcut = index.data(kShortcutRole).toString();
        const int shortcutWidth =
            shortcut.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(shortcut) + 12;
        const QRect text(area.left() + 24, area.top(), area.width() - 24 - shortcutWidth, area.height());
        painter->setFont(option.font);
        painter->setPen(ink(r.text.primary));
        const QString title =
            option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, text.width());
        const int align = int(QStyle::visualAlignment(direction, Qt::AlignLeft | Qt::AlignVCenter));
        painter->drawText(place(text), align, title);
        painter->setPen(ink(r.text.muted));
        const int used = option.fontMetrics.horizontalAdvance(title) + 8;
        const QRect rest = text.adjusted(used, 0, 0, 0);
        const QString detail = index.data(kDetailRole).toString();
        if (!detail.isEmpty() && rest.width() > 40)
            painter->drawText(place(rest), align,
                              option.fontMetrics.elidedText(detail, Qt::ElideRight, rest.width()));
        painter->drawText(place(area),
                          int(QStyle::visualAlignment(direction, Qt::AlignRight | Qt::AlignVCenter)),
                          shortcut);
    }
};

} // namespace

std::vector<PaletteEntry> ActionSource::find(const QString& query, int limit) {
    registry_.refresh();
    std::vector<PaletteEntry> out;
    for (const ActionSpec* spec : registry_.specs()) {
        const QAction* action = registry_.action(spec->id);
        const QString title = plainActionText(spec->text);
        const std::optional<int> score = fuzzyScore(query, title);
        if (!score) continue;
        const QString tip = spec->tip == title ? QString() : spec->tip;
        out.push_back({title, tip, spec->icon, action->shortcut().toString(QKeySequence::NativeText), *score,
                       [&registry = registry_, id = spec->id] { registry.trigger(id); },
                       action->isEnabled()});
    }
    std::stable_sort(out.begin(), out.end(), ranksBefore);
    if (out.size() > static_cast<std::size_t>(limit)) out.resize(static_cast<std::size_t>(limit));
    return out;
}

CommandPalette::CommandPalette(QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , field_(new QLineEdit(this))
    , list_(new QListView(this))
    , none_(new QLabel(tr("Nothing matches."), this))
    , model_(new QStandardItemModel(this)) {
    setObjectName(QStringLiteral("commandPalette"));
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Light);
    setAutoFillBackground(true);
    setAccessibleName(tr("Command palette"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(field_);
    layout->addWidget(list_);
    layout->addWidget(none_);
    field_->setAccessibleName(tr("Find"));
    field_->addAction(themeIcon(QStringLiteral("find"), IconTone::Muted), QLineEdit::LeadingPosition);
    list_->setModel(model_);
    list_->setItemDelegate(new EntryDelegate(list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setAccessibleName(tr("Matches"));
    list_->setFocusPolicy(Qt::NoFocus);
    none_->setContentsMargins(8, 4, 8, 4);
    field_->installEventFilter(this);
    connect(field_, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(list_, &QListView::clicked, this, &CommandPalette::runCurrent);
}

CommandPalette::~CommandPalette() = default;

void CommandPalette::addSource(std::unique_ptr<PaletteSource> source) {
    sources_.push_back(std::move(source));
}

void CommandPalette::setQuery(const QString& query) {
    field_->setText(query);
}

QStringList CommandPalette::titles() const {
    QStringList out;
    for (const PaletteEntry& entry : shown_)
        out << entry.title;
    return out;
}

void CommandPalette::open(QWidget* anchor, Scope scope) {
    scope_ = scope;
    field_->setPlaceholderText(scope == Scope::Objects ? tr("Find an object")
                                                       : tr("Find a command or an object"));
    {
        const QSignalBlocker quiet(field_);
        field_->clear();
    }
    search();
    const int width = std::max(kWidth, anchor->width());
    setFixedWidth(width);
    QPoint at = anchor->mapToGlobal(QPoint(anchor->width() - width, 0));
    if (anchor->layoutDirection() == Qt::RightToLeft) at = anchor->mapToGlobal(QPoint(0, 0));
    if (const QScreen* screen = anchor->screen()) {
        const QRect free = screen->availableGeometry();
        at.setX(std::clamp(at.x(), free.left(), std::max(free.left(), free.right() - width)));
    }
    move(at);
    show();
    field_->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::search() {
    shown_.clear();
    const QString query = field_->text().trimmed();
    for (const auto& source : sources_) {
        if (scope_ == Scope::Objects && !source->holdsObjects()) continue;
        for (PaletteEntry& entry : source->find(query, kLimit))
            shown_.push_back(std::move(entry));
    }
    std::stable_sort(shown_.begin(), shown_.end(), ranksBefore);
    if (shown_.size() > kLimit) shown_.resize(kLimit);
    model_->clear();
    for (const PaletteEntry& entry : shown_) {
        auto* item = new QStandardItem(themeIcon(entry.icon), entry.title);
        item->setData(entry.detail, kDetailRole);
        item->setData(entry.shortcut, kShortcutRole);
        item->setToolTip(entry.enabled ? entry.detail : tr("Not possible at the moment"));
        item->setEnabled(entry.enabled);
        model_->appendRow(item);
    }
    if (!shown_.empty()) list_->setCurrentIndex(model_->index(0, 0));
    const int row = std::max(kRowHeight, fontMetrics().height() + 8);
    list_->setFixedHeight(row * std::clamp(static_cast<int>(shown_.size()), 1, kRows));
    list_->setVisible(!shown_.empty());
    none_->setVisible(shown_.empty());
    none_->setText(query.isEmpty() ? tr("Type a few letters of a name.")
                                   : tr("Nothing matches “%1”.").arg(query));
    adjustSize();
}

bool CommandPalette::runCurrent() {
    const int row = list_->currentIndex().row();
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.size()) return false;
    const PaletteEntry& entry = shown_[static_cast<std::size_t>(row)];
    if (!entry.enabled) return false;
    const std::function<void()> run = entry.run;
    hide(); // first, so that a dialog that the command opens is not below the popup
    if (run) run();
    return true;
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched != field_ || event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    // What cannot run is stepped over.
    const auto go = [&](int to, int by) {
        for (; to >= 0 && to < model_->rowCount(); to += by)
            if (shown_[std::size_t(to)].enabled) {
                list_->setCurrentIndex(model_->index(to, 0));
                break;
            }
        return true;
    };
    const int last = model_->rowCount() - 1;
    const int now = list_->currentIndex().row();
    switch (key->key()) {
    case Qt::Key_Down:
        return go(now < last ? now + 1 : 0, 1);
    case Qt::Key_Up:
        return go(now > 0 ? now - 1 : last, -1);
    case Qt::Key_PageDown:
        return go(std::min(now + kRows, last), -1);
    case Qt::Key_PageUp:
        return go(std::max(now - kRows, 0), 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        runCurrent();
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    default:
        return QFrame::eventFilter(watched, event);
    }
}

PaletteField::PaletteField(QWidget* parent)
    : QAbstractButton(parent) {
    setText(tr("Find a command or an object"));
    setAccessibleName(text());
    setToolTip(text());
    setCursor(Qt::IBeamCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PaletteField::setShortcutText(const QString& text) {
    shortcut_ = text;
    update();
}

QSize PaletteField::sizeHint() const {
    return {290, std::max(render::metrics().size.field, fontMetrics().height() + 6)};
}

void PaletteField::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const render::ColourRoles& r = rolesOf(palette());
    const bool focused = hasFocus();
    flat::box(painter, rect(), underMouse() ? r.surface.hover : r.surface.base,
              focused ? r.border.focus : r.border.strong, render::metrics().radius.field, focused ? 2 : 1);
    const QRect area = rect().adjusted(7, 0, -7, 0);
    const auto place = [&](const QRect& part) { return QStyle::visualRect(layoutDirection(), area, part); };
    render::paintIcon(painter, place(QRect(area.left(), area.center().y() - 7, 16, 16)),
                      QStringLiteral("palette"), r.text.muted);
    int key = 0;
    if (!shortcut_.isEmpty() && width() >= kFieldWithShortcut) {
        const QFont caption = render::roleFont(font(), render::FontRole::Caption);
        const QFontMetrics metrics(caption);
        key = metrics.horizontalAdvance(shortcut_) + 10;
        const QRect chip = place(QRect(area.right() - key + 3, area.center().y() - metrics.height() / 2, key,
                                       metrics.height() + 1));
        flat::box(painter, chip, r.surface.panel, r.border.normal, 2);
        painter.setFont(caption);
        painter.setPen(r.text.muted);
        painter.drawText(chip, Qt::AlignCenter, shortcut_);
    }
    if (width() < kFieldWithText) return;
    painter.setFont(font());
    painter.setPen(r.text.muted);
    const QRect label(area.left() + 22, area.top(), area.width() - 22 - key, area.height());
    painter.drawText(place(label),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
                     fontMetrics().elidedText(text(), Qt::ElideRight, label.width()));
}

} // namespace cw::shell
