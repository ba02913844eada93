// Small parts that panels and context bars are made of, so that every view speaks with one voice.
#pragma once

#include "views/render/font_roles.h"
#include "views/shell/icon_engine.h"

#include <QAbstractButton>
#include <QLabel>
#include <QWidget>

#include <optional>
#include <vector>

class QButtonGroup;
class QComboBox;
class QHBoxLayout;
class QScrollArea;
class QToolButton;

namespace cw::shell {

/// What a badge or a message says; each has an icon, a text colour and a tint.
enum class Severity : unsigned char { Info, Warning, Error, Ok };

QString severityIcon(Severity severity);
IconTone severityTone(Severity severity);

/// A label in a type role and a text role; follows the palette.
class TextLabel : public QLabel {
    Q_OBJECT
public:
    enum class Ink : unsigned char { Primary, Secondary, Muted, Accent, Error, Warning, Ok };

    explicit TextLabel(const QString& text, render::FontRole role = render::FontRole::Body,
                       Ink ink = Ink::Primary, QWidget* parent = nullptr);
    void setInk(Ink ink);

protected:
    void changeEvent(QEvent* event) override;

private:
    void apply();
    render::FontRole role_;
    Ink ink_;
    bool applying_ = false;
};

/// An icon that follows the palette, 16 px unless said otherwise.
class IconLabel : public QWidget {
    Q_OBJECT
public:
    explicit IconLabel(const QString& icon, int size = 16, QWidget* parent = nullptr);
    void setIcon(const QString& icon);
    void setTone(IconTone tone);
    QSize sizeHint() const override { return {size_, size_}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString icon_;
    IconTone tone_ = IconTone::Secondary;
    int size_;
};

/// The 30 px bar over a view: subject and choices, then what belongs to the right end. In a narrow pane the
/// controls stay whole: the choices scroll to the one that has the focus, with the wheel, or by an arrow.
class ContextBar : public QWidget {
    Q_OBJECT
public:
    explicit ContextBar(QWidget* parent = nullptr);
    /// Bold subject with its icon; the returned label may be changed later.
    QLabel* addSubject(const QString& icon, const QString& text);
    QLabel* addLabel(const QString& text);
    void addWidget(QWidget* widget);
    /// A 24 px tool button for an icon; `name` is tooltip and accessible name.
    QToolButton* addButton(const QString& icon, const QString& name);
    QComboBox* addCombo(const QString& name); ///< named for screen readers and tool tips
    void addSeparator();
    void addStretch();
    /// What is added from here on stays in sight at the right end.
    void pinRest();
    /// Left out in a bar too narrow for all, the first one named first; what it says can be seen elsewhere.
    void setDispensable(QWidget* widget) { dispensable_.push_back(widget); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void dispense();

    QWidget* row_;
    QScrollArea* scroll_;
    QToolButton* more_; ///< brings what a narrow bar has no room for
    QWidget* pinned_;
    QHBoxLayout* layout_; ///< of the part that is being filled
    std::vector<QWidget*> dispensable_;
};

/// Joined buttons of which one is chosen (Front | Rear | Both).
class SegmentedControl : public QWidget {
    Q_OBJECT
public:
    explicit SegmentedControl(const QStringList& choices, QWidget* parent = nullptr);
    int current() const;
    void setCurrent(int index);

Q_SIGNALS:
    void currentChanged(int index); ///< by the user or by setCurrent()

private:
    QButtonGroup* group_;
};

/// A thin bar of value against limit with an optional tick; over the limit it is framed, never only
/// recoloured.
class MeterBar : public QWidget {
    Q_OBJECT
public:
    explicit MeterBar(QWidget* parent = nullptr);
    /// Fractions of the limit; a NaN value draws the stale hatch. `colour` none: the accent.
    void setValue(double fraction, std::optional<double> tick = {});
    void setColour(std::optional<QColor> colour);
    QSize sizeHint() const override { return {40, 12}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double fraction_ = 0;
    std::optional<double> tick_;
    std::optional<QColor> colour_;
};

/// A tinted word: "vendor", "assumed", "failed".
class Badge : public QWidget {
    Q_OBJECT
public:
    Badge(const QString& text, Severity severity, bool withIcon = false, QWidget* parent = nullptr);
    void set(const QString& text, Severity severity);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString text_;
    Severity severity_;
    bool withIcon_;
};

/// A whole message on its tint, with an edge and an icon: refusals, read-only, recovery.
class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(Severity severity, QWidget* parent = nullptr);
    /// Rich text is not read: names of files may hold any sign. `lead` is bold.
    void setText(const QString& lead, const QString& text);
    void addButton(QAbstractButton* button);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Severity severity_;
    IconLabel* icon_;
    TextLabel* lead_;
    TextLabel* text_;
    QHBoxLayout* layout_;
};

/// A text in the link colour that is a button: "All 9 templates", "Why?".
class LinkButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit LinkButton(const QString& text, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Content of a vertical scroll area: as high as its wrapped texts need at the width that it has, for a
/// scroll area asks for the minimum of a narrow text only and would press the rest together.
class ScrollBody : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

protected:
    bool event(QEvent* event) override;
};

/// The largest first size of a dialog, so that all of it is seen on a screen of 1024 × 720.
QSize dialogSize(QSize wanted);

/// A 1 px line in border.default.
class Hairline : public QWidget {
    Q_OBJECT
public:
    explicit Hairline(Qt::Orientation orientation = Qt::Horizontal, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Makes a button the one primary act of its surface.
void makePrimary(QAbstractButton& button);

} // namespace cw::shell
