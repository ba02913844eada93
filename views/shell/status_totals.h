// The live totals in the status bar: label muted, value strong, each at the width of its largest likely
// value.
#pragma once

#include "views/shell/controls.h"

#include <QWidget>

#include <memory>
#include <vector>

class QHBoxLayout;
class QToolButton;

namespace cw::shell {

/// One place in the status bar.
struct TotalSlot {
    QString id;
    QString label;     ///< translated, "Racks"
    QString widest;    ///< the largest likely value with its unit, which reserves the width: "100,000"
    int dropOrder = 0; ///< in a narrow window 1 goes first into the overflow menu, then 2, …; 0 stays
};

/// What a slot shows now.
struct TotalValue {
    QString number;
    QString unit;
    bool stale = false;               ///< a newer answer is on its way: grey
    std::optional<Severity> severity; ///< its icon before the number
    QString hint;                     ///< tooltip: definition, revision, why unknown
};

class TotalButton;

class StatusTotals : public QWidget {
    Q_OBJECT
public:
    explicit StatusTotals(QWidget* parent = nullptr);
    ~StatusTotals() override;

    void addSlot(const TotalSlot& slot);
    /// Unknown ids are ignored.
    void setValue(const QString& id, const TotalValue& value);
    /// Greys every total until its next setValue().
    void setAllStale();
    QString text(const QString& id) const; ///< "Racks 40", for tests and for copying
    bool isDropped(const QString& id) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void clicked(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    std::vector<TotalButton*> buttons_;
    QToolButton* overflow_;
};

} // namespace cw::shell
