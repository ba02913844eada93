// One figure of an object: label, value against limit, bar. Clicking it asks why.
#pragma once

#include "views/inspector/metrics_of.h"

#include <QAbstractButton>

namespace cw::inspector {

class MetricRow : public QAbstractButton {
    Q_OBJECT
public:
    explicit MetricRow(QWidget* parent = nullptr);

    void set(const Metric& metric, bool stale);
    const Metric& metric() const { return metric_; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString valueText() const;

    Metric metric_;
    bool stale_ = false;
};

} // namespace cw::inspector
