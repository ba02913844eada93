// Charts of the answers: kW by rack and by row, power by category.
#pragma once

#include "app/analysis/scheduler.h"

#include <QWidget>

class QComboBox;
class QChart;
class QChartView;

namespace cw::results {

class ChartsPanel : public QWidget {
    Q_OBJECT
public:
    ChartsPanel(const History& history, const analysis::Scheduler& scheduler, QWidget* parent = nullptr);

    QWidget* extra() const { return extra_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void drawByRack(QChart& chart);
    void drawByRow(QChart& chart);
    void drawByCategory(QChart& chart);
    void drawBars(QChart& chart, const QStringList& names, const QList<qreal>& values,
                  std::optional<double> limit);

    const History& history_;
    const analysis::Scheduler& scheduler_;
    QWidget* extra_;
    QComboBox* what_;
    QChartView* view_;
};

} // namespace cw::results
