#include "views/shell/unit_field.h"

#include "views/render/font_roles.h"
#include "views/shell/controls.h"
#include "views/shell/flat_style.h"
#include "views/shell/number_format.h"
#include "views/shell/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

namespace cw::shell {

namespace {

/// Paints the unit at the right end while the field is not being edited; numbers stand at the left in any
/// script.
class EditWithUnit : public QLineEdit {
public:
    EditWithUnit(const QString& unit, QWidget* parent)
        : QLineEdit(parent)
        , unit_(unit) {}

protected:
    void paintEvent(QPaintEvent* event) override {
        QLineEdit::paintEvent(event);
        if (unit_.isEmpty() || text().isEmpty() || isModified()) return;
        QPainter painter(this);
        const render::ColourRoles& r = rolesOf(palette());
        painter.setPen(isEnabled() ? r.text.muted : r.text.disabled);
        painter.drawText(rect().adjusted(7, 0, -7, 0), Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter,
                         unit_);
    }

private:
    QString unit_;
};

} // namespace

UnitField::UnitField(Dimension dimension, const QString& displayUnit, int decimals, QWidget* parent)
    : QWidget(parent)
    , dimension_(dimension)
    , unit_(displayUnit)
    , decimals_(decimals)
    , edit_(new EditWithUnit(displayUnit, this))
    , message_(new TextLabel({}, render::FontRole::Caption, TextLabel::Ink::Error, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(edit_);
    layout->addWidget(message_);
    message_->setWordWrap(true);
    message_->hide();
    edit_->setFont(render::numericFont(edit_->font()));
    edit_->setToolTip(tr("A number with a unit: %1").arg(unitSymbols(dimension).join(QStringLiteral(", "))));
    edit_->installEventFilter(this);
    setFocusProxy(edit_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(edit_, &QLineEdit::editingFinished, this, &UnitField::commit);
    showValue();
}

QSize UnitField::sizeHint() const {
    QSize size = QWidget::sizeHint();
    size.setWidth(std::max(80, fontMetrics().horizontalAdvance(QStringLiteral("00,000.0")) + 40));
    return size;
}

QString UnitField::shown(double base) const {
    return formatNumber(inUnit(base, dimension_, unit_), decimals_, locale());
}

void UnitField::showValue() {
    edit_->setText(value_ && !mixed_ ? shown(*value_) : QString());
    edit_->setPlaceholderText(mixed_                ? tr("several values")
                              : fallback_.isEmpty() ? QString(kEnDash)
                                                    : fallback_);
    edit_->setModified(false);
    edit_->setCursorPosition(0);
}

void UnitField::setValue(std::optional<double> base) {
    value_ = base;
    mixed_ = false;
    setError({});
    showValue();
}

void UnitField::setMixed() {
    value_.reset();
    mixed_ = true;
    setError({});
    showValue();
}

void UnitField::setRange(std::optional<double> low, std::optional<double> high) {
    low_ = low;
    high_ = high;
}

void UnitField::setFallback(const QString& text) {
    fallback_ = text;
    if (!value_) showValue();
}

void UnitField::setName(const QString& name) {
    setAccessibleName(name);
    edit_->setAccessibleName(name);
}

void UnitField::setError(const QString& message) {
    edit_->setProperty(kErrorProperty, !message.isEmpty());
    edit_->setAccessibleDescription(message);
    edit_->update();
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
    fitMessage();
}

/// A form gives a field the height of its hint, which is that of a wider message.
void UnitField::fitMessage() {
    message_->setMinimumHeight(message_->text().isEmpty() ? 0 : message_->heightForWidth(width()));
}

void UnitField::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitMessage();
}

QString UnitField::error() const {
    return message_->text();
}

bool UnitField::commit() {
    if (!edit_->isModified()) return !hasError();
    const QString text = edit_->text().trimmed();
    if (text.isEmpty() || text == QString(kEnDash)) {
        if (!optional_) {
            if (mixed_ || !value_) {
                setError({});
                showValue();
                return true;
            }
            setError(tr("A value is needed here."));
            return false;
        }
        const bool changed = mixed_ || value_.has_value();
        setValue(std::nullopt);
        if (changed) Q_EMIT valueEdited(std::nullopt);
        return true;
    }
    const Result<double> parsed = parseQuantity(text, dimension_, unit_, locale());
    if (!parsed) {
        setError(explainQuantityError(parsed.error(), dimension_));
        return false;
    }
    if ((low_ && *parsed < *low_) || (high_ && *parsed > *high_)) {
        if (low_ && high_)
            setError(
                tr("Enter %1 to %2.").arg(withUnit(shown(*low_), unit_), withUnit(shown(*high_), unit_)));
        else
            setError(low_ ? tr("Enter %1 or more.").arg(withUnit(shown(*low_), unit_))
                          : tr("Enter %1 or less.").arg(withUnit(shown(*high_), unit_)));
        return false;
    }
    const bool changed = mixed_ || !value_ || *value_ != *parsed;
    setValue(*parsed);
    if (changed) Q_EMIT valueEdited(*parsed);
    return true;
}

bool UnitField::eventFilter(QObject* watched, QEvent* event) {
    if (watched == edit_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && (edit_->isModified() || hasError())) {
        setError({});
        showValue();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void UnitField::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange && !edit_->isModified()) showValue();
}

} // namespace cw::shell
