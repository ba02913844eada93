// A bandwidth between two bounds on a line from 0 to a full scale.
#pragma once

#include <QWidget>

namespace cw::fabric {

class IntervalBar : public QWidget {
    Q_OBJECT
public:
    explicit IntervalBar(QWidget* parent = nullptr);
    /// In Gb/s; `full` is the end of the scale, which is labelled in the unit that suits it.
    void set(double lower, double upper, double full, bool stale);
    void clear() { set(0, 0, 0, false); }
    QSize sizeHint() const override { return {240, 44}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double lower_ = 0, upper_ = 0, full_ = 0;
    bool stale_ = false;
};

} // namespace cw::fabric
