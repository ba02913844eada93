#include "views/shell/status_totals.h"

#include "views/render/svg_icon.h"
#include "views/shell/flat_style.h"
#include "views/shell/number_format.h"
#include "views/shell/theme.h"

#include <QAbstractButton>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace cw::shell {

namespace {

constexpr int kPadding = 9;
constexpr int kGap = 5;
constexpr int kIcon = 16;

} // namespace

class TotalButton : public QAbstractButton {
public:
    TotalButton(const TotalSlot& slot, QWidget* parent)
        : QAbstractButton(parent)
        , slot_(slot) {
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        setCursor(Qt::PointingHandCursor);
        set(TotalValue{QString(kEnDash), {}, false, std::nullopt, {}});
    }

    const TotalSlot& slot() const { return slot_; }
    const TotalValue& value() const { return value_; }
    QString full() const { return slot_.label + QLatin1Char(' ') + withUnit(value_.number, value_.unit); }
    bool dropped = false;

    void set(const TotalValue& value) {
        value_ = value;
        setAccessibleName(full());
        setToolTip(value.hint.isEmpty() ? full() : full() + QLatin1Char('\n') + value.hint);
        update();
    }

    QSize sizeHint() const override {
        const QFontMetrics strong(valueFont());
        const int value = std::max(strong.horizontalAdvance(slot_.widest),
                                   strong.horizontalAdvance(withUnit(value_.number, value_.unit)));
        int width = 2 * kPadding + value;
        if (!slot_.label.isEmpty()) width += kGap + fontMetrics().horizontalAdvance(slot_.label);
        if (value_.severity) width += kIcon + kGap;
        return {width, 22};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const render::ColourRoles& r = rolesOf(palette());
        if (underMouse()) painter.fillRect(rect().adjusted(1, 0, -1, 0), r.surface.hover);
        const int edge = layoutDirection() == Qt::RightToLeft ? 0 : width() - 1;
        painter.fillRect(QRect(edge, height() / 2 - 8, 1, 16), r.border.normal);
        const QRect area = rect().adjusted(kPadding, 0, -kPadding, 0);
        int x = area.left();
        const auto next = [&](int width) {
            const QRect part =
                QStyle::visualRect(layoutDirection(), area, QRect(x, area.top(), width, area.height()));
            x += width + kGap;
            return part;
        };
        if (value_.severity) {
            QRect icon = next(kIcon);
            icon = QRect(icon.left(), icon.center().y() - kIcon / 2 + 1, kIcon, kIcon);
            const QColor inks[] = {r.severity.info, r.severity.warning, r.severity.error, r.severity.ok};
            const QColor ink = value_.stale ? r.text.stale : inks[static_cast<int>(*value_.severity)];
            painter.drawImage(icon.topLeft(), render::iconImage(severityIcon(*value_.severity), ink, kIcon,
                                                                devicePixelRatioF()));
        }
        if (!slot_.label.isEmpty()) {
            painter.setPen(value_.stale ? r.text.stale : r.text.secondary);
            painter.drawText(next(fontMetrics().horizontalAdvance(slot_.label)), Qt::AlignCenter,
                             slot_.label);
        }
        painter.setFont(valueFont());
        painter.setPen(value_.stale ? r.text.stale : r.text.primary);
        painter.drawText(next(painter.fontMetrics().horizontalAdvance(value_.number)), Qt::AlignCenter,
                         value_.number);
        if (!value_.unit.isEmpty()) {
            x -= kGap - 3;
            painter.setFont(font());
            painter.setPen(value_.stale ? r.text.stale : r.text.muted);
            painter.drawText(next(fontMetrics().horizontalAdvance(value_.unit)), Qt::AlignCenter,
                             value_.unit);
        }
        if (hasFocus()) flat::focus(painter, rect().adjusted(1, 1, -2, -1), r, 2);
    }

private:
    QFont valueFont() const {
        return render::numericFont(render::roleFont(font(), render::FontRole::Strong));
    }

    TotalSlot slot_;
    TotalValue value_;
};

StatusTotals::StatusTotals(QWidget* parent)
    : QWidget(parent)
    , overflow_(new QToolButton(this)) {
    overflow_->setText(QStringLiteral("…"));
    overflow_->setAutoRaise(true);
    overflow_->setToolTip(tr("More totals"));
    overflow_->setAccessibleName(tr("More totals"));
    overflow_->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(overflow_);
    overflow_->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        for (const TotalButton* button : buttons_) {
            if (!button->dropped) continue;
            connect(menu->addAction(button->full()), &QAction::triggered, this,
                    [this, id = button->slot().id] { Q_EMIT clicked(id); });
        }
    });
    overflow_->hide();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

StatusTotals::~StatusTotals() = default;

void StatusTotals::addSlot(const TotalSlot& slot) {
    auto* button = new TotalButton(slot, this);
    connect(button, &QAbstractButton::clicked, this, [this, id = slot.id] { Q_EMIT clicked(id); });
    buttons_.push_back(button);
    button->show();
    updateGeometry();
    arrange();
}

void StatusTotals::setValue(const QString& id, const TotalValue& value) {
    for (TotalButton* button : buttons_) {
        if (button->slot().id != id) continue;
        const QSize before = button->sizeHint();
        button->set(value);
        if (button->sizeHint() != before) {
            updateGeometry();
            arrange();
        }
    }
}

void StatusTotals::setAllStale() {
    for (TotalButton* button : buttons_) {
        TotalValue value = button->value();
        value.stale = true;
        button->set(value);
    }
}

QString StatusTotals::text(const QString& id) const {
    for (const TotalButton* button : buttons_) {
        if (button->slot().id == id) return button->full();
    }
    return {};
}

bool StatusTotals::isDropped(const QString& id) const {
    return std::any_of(buttons_.begin(), buttons_.end(),
                       [&](const TotalButton* b) { return b->slot().id == id && b->dropped; });
}

QSize StatusTotals::sizeHint() const {
    int width = 0;
    for (const TotalButton* button : buttons_)
        width += button->sizeHint().width();
    return {width, 22};
}

QSize StatusTotals::minimumSizeHint() const {
    int width = 28;
    for (const TotalButton* button : buttons_) {
        if (button->slot().dropOrder == 0) width += button->sizeHint().width();
    }
    return {width, 22};
}

void StatusTotals::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void StatusTotals::arrange() {
    int needed = sizeHint().width();
    std::vector<TotalButton*> order;
    for (TotalButton* button : buttons_) {
        button->dropped = false;
        if (button->slot().dropOrder > 0) order.push_back(button);
    }
    std::stable_sort(order.begin(), order.end(), [](const TotalButton* a, const TotalButton* b) {
        return a->slot().dropOrder < b->slot().dropOrder;
    });
    bool any = false;
    for (TotalButton* button : order) {
        if (needed + (any ? 28 : 0) <= width()) break;
        button->dropped = any = true;
        needed -= button->sizeHint().width();
    }
    // Totals stand at the far end, so the row starts where the rest of the room is used up.
    int x = std::max(0, width() - needed - (any ? 28 : 0));
    for (TotalButton* button : buttons_) {
        button->setVisible(!button->dropped);
        if (button->dropped) continue;
        const QRect place(x, 0, button->sizeHint().width(), height());
        button->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
        x += place.width();
    }
    overflow_->setVisible(any);
    overflow_->setGeometry(
        QStyle::visualRect(layoutDirection(), rect(), QRect(width() - 28, 0, 28, height())));
}

} // namespace cw::shell
