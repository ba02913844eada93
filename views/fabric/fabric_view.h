// The fabric view: the drawn tiers, and a card with the bisection, its interval and its methods.
#pragma once

#include "views/fabric/fabric_canvas.h"

class QComboBox;

namespace cw::canvas {
class EmptyCard;
} // namespace cw::canvas

namespace cw::shell {
class ContextBar;
class TextLabel;
} // namespace cw::shell

namespace cw::fabric {

class IntervalBar;

class FabricView : public QWidget {
    Q_OBJECT
public:
    FabricView(History& history, canvas::SelectionModel& selection, analysis::Scheduler& scheduler,
               QWidget* parent = nullptr);

    QWidget* contextBar() const;
    FabricCanvas& canvas() { return *canvas_; }
    void showFabric(FabricId fabric);
    void zoomIn();
    void zoomOut();
    void fit();

Q_SIGNALS:
    /// The derivation of a fabric figure was asked for.
    void whyRequested(const QString& key, const QString& title);
    void templateRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refreshList();
    void refreshCard();
    QWidget* makeCard();
    QString keyPrefix() const;

    History& history_;
    analysis::Scheduler& scheduler_;
    History::Subscription subscription_;
    FabricCanvas* canvas_;
    shell::ContextBar* bar_;
    QComboBox* list_;
    canvas::EmptyCard* empty_;
    QWidget* card_;
    QWidget* measure_; ///< the interval
    QWidget* methods_;
    shell::TextLabel* name_;
    shell::TextLabel* claim_;
    shell::TextLabel* detail_;
    shell::TextLabel* lower_;
    shell::TextLabel* upper_;
    IntervalBar* interval_;
};

} // namespace cw::fabric
