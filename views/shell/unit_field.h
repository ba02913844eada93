// A line edit that understands units: "132 kW", "0.132 MW" and "450 kBTU/h" all work.
#pragma once

#include "views/shell/quantity_text.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;

namespace cw::shell {

/// Holds one value in base units and shows it in a display unit. What is typed counts when Enter is pressed
/// or the focus leaves; a text that cannot be read stays, with the reason below the field, and changes
/// nothing. Esc restores.
class UnitField : public QWidget {
    Q_OBJECT
public:
    UnitField(Dimension dimension, const QString& displayUnit, int decimals, QWidget* parent = nullptr);

    /// Base units; none: unknown (an en dash).
    void setValue(std::optional<double> base);
    std::optional<double> value() const { return value_; }
    /// Several objects with different values: shows "several values" until one is typed for all.
    void setMixed();
    bool isMixed() const { return mixed_; }
    /// Limits in base units, both included; a value outside is refused and the message names them.
    void setRange(std::optional<double> low, std::optional<double> high);
    /// What an empty field says instead of the en dash: the value that applies then.
    void setFallback(const QString& text);
    /// When clearing the field means "unknown" and is allowed.
    void setOptional(bool optional) { optional_ = optional; }
    /// Accessible name; also used by a label with this field as buddy.
    void setName(const QString& name);
    /// A message from outside, about a value that the document refused; empty takes it away.
    void setError(const QString& message);
    QString error() const;
    bool hasError() const { return !error().isEmpty(); }

    QLineEdit* lineEdit() const { return edit_; }
    /// Reads the text now. False when it was refused.
    bool commit();
    QSize sizeHint() const override;

Q_SIGNALS:
    /// The user entered another value (base units, none: cleared).
    void valueEdited(std::optional<double> base);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitMessage();
    void showValue();
    QString shown(double base) const;

    Dimension dimension_;
    QString unit_;
    QString fallback_;
    int decimals_;
    std::optional<double> value_, low_, high_;
    bool mixed_ = false;
    bool optional_ = false;
    QLineEdit* edit_;
    QLabel* message_;
};

} // namespace cw::shell
