#include "views/shell/controls.h"

#include "views/render/svg_icon.h"
#include "views/shell/flat_style.h"
#include "views/shell/icon_engine.h"
#include "views/shell/theme.h"

#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>

namespace cw::shell {

namespace {

struct Tone {
    QColor ink, tint;
};

Tone toneOf(Severity severity, const render::ColourRoles& r) {
    switch (severity) {
    case Severity::Info:
        return {r.severity.info, r.severity.infoTint};
    case Severity::Warning:
        return {r.severity.warning, r.severity.warningTint};
    case Severity::Error:
        return {r.severity.error, r.severity.errorTint};
    case Severity::Ok:
        return {r.severity.ok, r.severity.okTint};
    }
    return {r.text.primary, r.surface.panel};
}

/// One button of a SegmentedControl: square between neighbours, rounded at the ends.
class Segment : public QAbstractButton {
public:
    Segment(const QString& text, bool first, bool last, QWidget* parent)
        : QAbstractButton(parent)
        , first_(first)
        , last_(last) {
        setText(text);
        setCheckable(true);
        setAccessibleName(text);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
    }
    QSize sizeHint() const override {
        const QFontMetrics bold(render::roleFont(font(), render::FontRole::Strong));
        return {bold.horizontalAdvance(text()) + 17, std::max(22, bold.height() + 4)};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const render::ColourRoles& r = rolesOf(palette());
        const bool leftEnd = layoutDirection() == Qt::RightToLeft ? last_ : first_;
        const bool rightEnd = layoutDirection() == Qt::RightToLeft ? first_ : last_;
        // The frame is drawn larger than the button where a neighbour goes on, and clipped.
        const QRectF frame = QRectF(rect()).adjusted(leftEnd ? 0 : -8, 0, rightEnd ? 0 : 8, 0);
        const QColor fill = isChecked()                   ? r.accent.tint
                            : underMouse() && isEnabled() ? r.surface.hover
                                                          : r.surface.base;
        flat::box(painter, frame, fill, r.border.strong, render::metrics().radius.button);
        if (!rightEnd) painter.fillRect(QRect(width() - 1, 1, 1, height() - 2), r.border.normal);
        if (hasFocus()) flat::focus(painter, rect(), r, 0);
        painter.setFont(isChecked() ? render::roleFont(font(), render::FontRole::Strong) : font());
        painter.setPen(!isEnabled() ? r.text.disabled : isChecked() ? r.accent.tintText : r.text.primary);
        painter.drawText(rect(), Qt::AlignCenter, text());
    }

private:
    bool first_, last_;
};

/// What a context bar scrolls: never narrower than its controls.
class BarRow : public QWidget {
public:
    using QWidget::QWidget;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const render::ColourRoles& r = rolesOf(palette());
        painter.fillRect(rect(), r.surface.panel);
        painter.fillRect(QRect(0, height() - 1, width(), 1), r.border.subtle);
    }
};

/// Shows as much of a row as there is room for; the wheel brings the rest.
class BarScroll : public QScrollArea {
public:
    explicit BarScroll(QWidget* row) {
        setWidget(row);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
    }
    QSize sizeHint() const override { return {widget()->sizeHint().width(), 0}; }
    QSize minimumSizeHint() const override { return {}; }

protected:
    void wheelEvent(QWheelEvent* event) override {
        const QPoint turn = event->angleDelta();
        const int by = turn.x() != 0 ? turn.x() : turn.y();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by / 2);
        event->accept();
    }
};

} // namespace

QString severityIcon(Severity severity) {
    switch (severity) {
    case Severity::Info:
        return QStringLiteral("info");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Error:
        return QStringLiteral("error");
    case Severity::Ok:
        return QStringLiteral("ok");
    }
    return {};
}

IconTone severityTone(Severity severity) {
    switch (severity) {
    case Severity::Info:
        return IconTone::Info;
    case Severity::Warning:
        return IconTone::Warning;
    case Severity::Error:
        return IconTone::Error;
    case Severity::Ok:
        return IconTone::Ok;
    }
    return IconTone::Secondary;
}

void makePrimary(QAbstractButton& button) {
    button.setProperty(kPrimaryProperty, true);
    // A button becomes the one that Return presses only inside its dialog, which it may join after this.
    if (auto* push = qobject_cast<QPushButton*>(&button))
        QMetaObject::invokeMethod(
            push, [push] { push->setDefault(true); }, Qt::QueuedConnection);
    button.update();
}

TextLabel::TextLabel(const QString& text, render::FontRole role, Ink ink, QWidget* parent)
    : QLabel(text, parent)
    , role_(role)
    , ink_(ink) {
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::WindowText); // else a panel's background role would choose another
    apply();
}

void TextLabel::setInk(Ink ink) {
    ink_ = ink;
    apply();
}

void TextLabel::apply() {
    if (applying_) return;
    applying_ = true;
    const render::ColourRoles& r = rolesOf(QApplication::palette());
    QColor colour = r.text.primary;
    switch (ink_) {
    case Ink::Primary:
        break;
    case Ink::Secondary:
        colour = r.text.secondary;
        break;
    case Ink::Muted:
        colour = r.text.muted;
        break;
    case Ink::Accent:
        colour = r.accent.text;
        break;
    case Ink::Error:
        colour = r.severity.error;
        break;
    case Ink::Warning:
        colour = r.severity.warning;
        break;
    case Ink::Ok:
        colour = r.severity.ok;
        break;
    }
    // Only the one role is set, so that all others go on following the application.
    QPalette own;
    own.setColor(QPalette::Active, QPalette::WindowText, colour);
    own.setColor(QPalette::Inactive, QPalette::WindowText, colour);
    own.setColor(QPalette::Disabled, QPalette::WindowText, r.text.disabled);
    setPalette(own);
    setFont(render::roleFont(QApplication::font(this), role_));
    applying_ = false;
}

void TextLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange) apply();
}

IconLabel::IconLabel(const QString& icon, int size, QWidget* parent)
    : QWidget(parent)
    , icon_(icon)
    , size_(size) {
    setFixedSize(size, size);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void IconLabel::setIcon(const QString& icon) {
    icon_ = icon;
    update();
}

void IconLabel::setTone(IconTone tone) {
    tone_ = tone;
    update();
}

void IconLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.drawImage(QPointF(0, 0), render::iconImage(icon_, toneColour(tone_), size_, devicePixelRatioF()));
}

ContextBar::ContextBar(QWidget* parent)
    : QWidget(parent)
    , row_(new BarRow)
    , scroll_(new BarScroll(row_))
    , more_(new QToolButton)
    , pinned_(new BarRow) {
    auto* parts = new QHBoxLayout(this);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(0);
    parts->addWidget(scroll_, 1);
    parts->addWidget(more_);
    more_->setAutoRaise(true);
    more_->setFixedWidth(20);
    more_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    more_->setArrowType(Qt::RightArrow);
    more_->setToolTip(tr("More of this bar"));
    more_->setAccessibleName(tr("More of this bar"));
    more_->hide();
    connect(more_, &QToolButton::clicked, this, [this] {
        QScrollBar* bar = scroll_->horizontalScrollBar();
        bar->setValue(bar->value() >= bar->maximum() ? 0 : bar->value() + bar->pageStep() * 2 / 3);
    });
    connect(scroll_->horizontalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        const bool end = value >= scroll_->horizontalScrollBar()->maximum();
        more_->setArrowType(end ? Qt::LeftArrow : Qt::RightArrow);
    });
    parts->addWidget(pinned_);
    pinned_->hide();
    layout_ = new QHBoxLayout(row_);
    layout_->setContentsMargins(8, 0, 8, 1);
    layout_->setSpacing(6);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ContextBar::pinRest() {
    layout_ = new QHBoxLayout(pinned_);
    layout_->setContentsMargins(0, 0, 8, 1);
    layout_->setSpacing(6);
    pinned_->show();
}

QSize ContextBar::sizeHint() const {
    const int pinned = pinned_->isHidden() ? 0 : pinned_->sizeHint().width();
    return {row_->sizeHint().width() + pinned,
            std::max(render::metrics().size.contextBar, fontMetrics().height() + 14)};
}

QSize ContextBar::minimumSizeHint() const {
    return {80, sizeHint().height()};
}

void ContextBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    dispense();
}

bool ContextBar::event(QEvent* event) {
    // Texts have changed, and so has the room that they take.
    if (event->type() == QEvent::LayoutRequest) dispense();
    return QWidget::event(event);
}

void ContextBar::dispense() {
    const int room = width() - (pinned_->isHidden() ? 0 : pinned_->sizeHint().width());
    int need = row_->layout()->sizeHint().width();
    const int gap = row_->layout()->spacing();
    for (QWidget* widget : dispensable_)
        if (widget->isHidden()) need += widget->sizeHint().width() + gap;
    for (QWidget* widget : dispensable_) {
        const bool fits = need <= room;
        if (!fits) need -= widget->sizeHint().width() + gap;
        widget->setVisible(fits);
    }
    more_->setVisible(need > room);
}

QLabel* ContextBar::addSubject(const QString& icon, const QString& text) {
    layout_->addWidget(new IconLabel(icon, 16));
    auto* label = new TextLabel(text, render::FontRole::Strong, TextLabel::Ink::Primary);
    layout_->addWidget(label);
    layout_->addSpacing(6);
    return label;
}

QLabel* ContextBar::addLabel(const QString& text) {
    auto* label = new TextLabel(text, render::FontRole::Body, TextLabel::Ink::Secondary);
    layout_->addWidget(label);
    return label;
}

void ContextBar::addWidget(QWidget* widget) {
    layout_->addWidget(widget);
}

QToolButton* ContextBar::addButton(const QString& icon, const QString& name) {
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setIcon(themeIcon(icon));
    button->setIconSize(QSize(16, 16));
    button->setFixedSize(24, 24);
    button->setToolTip(name);
    button->setAccessibleName(name);
    layout_->addWidget(button);
    return button;
}

QComboBox* ContextBar::addCombo(const QString& name) {
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setFocusPolicy(Qt::TabFocus);
    addWidget(box);
    return box;
}

void ContextBar::addSeparator() {
    auto* line = new Hairline(Qt::Vertical);
    line->setFixedHeight(18);
    layout_->addSpacing(2);
    layout_->addWidget(line);
    layout_->addSpacing(2);
}

void ContextBar::addStretch() {
    layout_->addStretch(1);
}

SegmentedControl::SegmentedControl(const QStringList& choices, QWidget* parent)
    : QWidget(parent)
    , group_(new QButtonGroup(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (int i = 0; i < choices.size(); ++i) {
        auto* segment = new Segment(choices[i], i == 0, i == choices.size() - 1, this);
        group_->addButton(segment, i);
        layout->addWidget(segment);
    }
    if (QAbstractButton* first = group_->button(0)) first->setChecked(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(group_, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on) Q_EMIT currentChanged(id);
    });
}

int SegmentedControl::current() const {
    return group_->checkedId();
}

void SegmentedControl::setCurrent(int index) {
    if (QAbstractButton* button = group_->button(index)) button->setChecked(true);
}

MeterBar::MeterBar(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void MeterBar::setValue(double fraction, std::optional<double> tick) {
    fraction_ = fraction;
    tick_ = tick;
    update();
}

void MeterBar::setColour(std::optional<QColor> colour) {
    colour_ = colour;
    update();
}

void MeterBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const render::ColourRoles& r = rolesOf(palette());
    const QRect bar(0, height() / 2 - 3, width(), 6);
    painter.fillRect(bar, r.surface.track);
    if (std::isnan(fraction_)) {
        painter.fillRect(bar, QBrush(r.stale.hatch, Qt::BDiagPattern));
        return;
    }
    QRect filled = bar;
    filled.setWidth(qRound(bar.width() * std::clamp(fraction_, 0.0, 1.0)));
    if (layoutDirection() == Qt::RightToLeft) filled.moveRight(bar.right());
    painter.fillRect(filled, colour_.value_or(r.accent.fill));
    if (tick_ && *tick_ >= 0) {
        const double share = std::min(*tick_, 1.0);
        const double x = layoutDirection() == Qt::RightToLeft ? width() * (1 - share) : width() * share;
        painter.fillRect(QRectF(std::min(x, width() - 1.5), bar.top() - 3, 1.5, 12), r.text.primary);
    }
    if (fraction_ > 1) flat::box(painter, rect(), QColor(), r.severity.error, 0, 2);
}

Badge::Badge(const QString& text, Severity severity, bool withIcon, QWidget* parent)
    : QWidget(parent)
    , text_(text)
    , severity_(severity)
    , withIcon_(withIcon) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(text);
}

void Badge::set(const QString& text, Severity severity) {
    text_ = text;
    severity_ = severity;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const {
    const QFontMetrics metrics(render::roleFont(font(), render::FontRole::Caption));
    return {metrics.horizontalAdvance(text_) + 10 + (withIcon_ ? 16 : 0), metrics.height() + 2};
}

void Badge::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Tone tone = toneOf(severity_, rolesOf(palette()));
    flat::box(painter, rect(), tone.tint, QColor(), render::metrics().radius.canvasChip);
    QRect text = rect().adjusted(5, 0, -5, 0);
    if (withIcon_) {
        const QRect icon =
            QStyle::visualRect(layoutDirection(), text, QRect(text.left(), height() / 2 - 6, 12, 12));
        render::paintIcon(painter, icon, severityIcon(severity_), tone.ink);
        text = QStyle::visualRect(layoutDirection(), text, text.adjusted(16, 0, 0, 0));
    }
    painter.setFont(render::roleFont(font(), render::FontRole::Caption));
    painter.setPen(tone.ink);
    painter.drawText(text, Qt::AlignCenter, text_);
}

MessageBar::MessageBar(Severity severity, QWidget* parent)
    : QWidget(parent)
    , severity_(severity)
    , icon_(new IconLabel(severityIcon(severity), 20, this))
    , lead_(new TextLabel({}, render::FontRole::Strong, TextLabel::Ink::Primary, this))
    , text_(new TextLabel({}, render::FontRole::Body, TextLabel::Ink::Primary, this))
    , layout_(new QHBoxLayout(this)) {
    icon_->setTone(severityTone(severity));
    layout_->setContentsMargins(12, 7, 12, 7);
    layout_->setSpacing(8);
    layout_->addWidget(icon_);
    layout_->addWidget(lead_);
    layout_->addWidget(text_, 1);
    text_->setWordWrap(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void MessageBar::setText(const QString& lead, const QString& text) {
    lead_->setText(lead);
    lead_->setVisible(!lead.isEmpty());
    text_->setText(text);
    setAccessibleName(lead + QLatin1Char(' ') + text);
}

void MessageBar::addButton(QAbstractButton* button) {
    layout_->addWidget(button);
}

void MessageBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Tone tone = toneOf(severity_, rolesOf(palette()));
    flat::box(painter, rect(), tone.tint, tone.ink, render::metrics().radius.field);
}

bool ScrollBody::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if ((event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) && layout())
        setMinimumHeight(layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : 0);
    return done;
}

QSize dialogSize(QSize wanted) {
    return wanted.boundedTo({1000, 680}); // a frame and a task bar take the rest
}

LinkButton::LinkButton(const QString& text, QWidget* parent)
    : QAbstractButton(parent) {
    setText(text);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const {
    const int icon = this->icon().isNull() ? 0 : 20;
    return {fontMetrics().horizontalAdvance(text()) + icon + 4, std::max(22, fontMetrics().height() + 4)};
}

void LinkButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const render::ColourRoles& r = rolesOf(palette());
    QRect area = rect().adjusted(2, 0, -2, 0);
    if (!icon().isNull()) {
        const QRect place =
            QStyle::visualRect(layoutDirection(), area, QRect(area.left(), height() / 2 - 8, 16, 16));
        icon().paint(&painter, place, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
        area = QStyle::visualRect(layoutDirection(), area, area.adjusted(20, 0, 0, 0));
    }
    QFont shown = font();
    shown.setUnderline(isEnabled() && underMouse());
    painter.setFont(shown);
    painter.setPen(isEnabled() ? r.text.link : r.text.disabled);
    painter.drawText(area, int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
                     text());
    if (hasFocus()) flat::focus(painter, rect(), r, 2);
}

Hairline::Hairline(Qt::Orientation orientation, QWidget* parent)
    : QWidget(parent) {
    if (orientation == Qt::Horizontal)
        setFixedHeight(1);
    else
        setFixedWidth(1);
}

void Hairline::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), rolesOf(palette()).border.normal);
}

} // namespace cw::shell
