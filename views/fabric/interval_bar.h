// A bound as an interval on a line from 0 to a full scale.
#pragma once

#include <QWidget>

namespace cw::fabric {

class IntervalBar : public QWidget {
    Q_OBJECT
public:
    explicit IntervalBar(QWidget* parent = nullptr);
    /// All in one unit; `full` is the end of the scale.
    void set(double lower, double upper, double full, const QString& unit, bool stale);
    QSize sizeHint() const override { return {240, 44}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double lower_ = 0, upper_ = 0, full_ = 0;
    QString unit_;
    bool stale_ = false;
};

} // namespace cw::fabric
