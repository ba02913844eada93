// The elevation as a view of the window: canvas, context bar, scroll bar, empty state.
#pragma once

#include "views/canvas/overlay_provider.h"
#include "views/elevation/elevation_canvas.h"

class QComboBox;
class QLabel;
class QScrollBar;

namespace cw::canvas {
class EmptyCard;
}
namespace cw::shell {
class SegmentedControl;
}

namespace cw::elevation {

class ElevationView : public QWidget {
    Q_OBJECT
public:
    ElevationView(History& history, canvas::SelectionModel& selection, QWidget* parent = nullptr);

    ElevationCanvas& canvas() { return *canvas_; }
    QWidget* contextBar() const { return contextBar_; }

    /// Source of loads and weights; must outlive the view; null for none.
    void setOverlayProvider(canvas::OverlayProvider* provider);
    void setPartResolver(canvas::PartResolver resolver);

    void showRow(RowId row);
    /// Racks of no common row, in the order in which they stand.
    void showRacks(std::vector<RackId> racks);
    /// The row of the rack, else all racks of its hall that have none; scrolled to it.
    void showRack(RackId rack);

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void fit();
    void deleteSelection();

Q_SIGNALS:
    void refused(const QString& why);
    void activated(cw::ObjectRef object);
    void slotPreviewChanged();
    void contextMenuRequested(const QPoint& globalPos);

private:
    void buildContextBar();
    void refreshChoices();
    void applyChoice();
    void refreshTexts();
    void refreshReadings();
    std::vector<RackId> racksOfChoice() const;

    History& history_;
    canvas::SelectionModel& selection_;
    History::Subscription subscription_;
    canvas::OverlayProvider* provider_ = nullptr;
    ElevationCanvas* canvas_;
    QScrollBar* scroll_;
    canvas::EmptyCard* empty_;
    QWidget* contextBar_;
    QComboBox* rows_;
    QLabel* range_;
    shell::SegmentedControl* faces_;
    QComboBox* colour_;
    QComboBox* labels_;
    QLabel* free_;
    QLabel* zoomText_;
    std::vector<RackId> picked_; ///< of the choice "Selected racks"
    bool filling_ = false;
};

} // namespace cw::elevation
