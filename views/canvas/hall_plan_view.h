// The hall plan as a view of the window: canvas, context bar, legend, empty state, and what menus ask of it.
#pragma once

#include "model/edit/commands/align_objects.h"
#include "views/canvas/overlay_provider.h"
#include "views/canvas/plan_canvas.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace cw::canvas {

class EmptyCard;
class LegendPopover;

/// What can be chosen in the tool bar for the plan.
enum class PlanToolKind { Select, Pan, Rack, Column, Wall, KeepOut, Room, Measure };

class HallPlanView : public QWidget {
    Q_OBJECT
public:
    /// `history` and `selection` outlive the view.
    HallPlanView(History& history, SelectionModel& selection, QWidget* parent = nullptr);

    PlanCanvas& canvas() { return *canvas_; }
    /// The bar above the view; the window takes it.
    QWidget* contextBar() const { return contextBar_; }

    /// Source of overlays, must outlive the view; null for none.
    void setOverlayProvider(OverlayProvider* provider);
    void setPartResolver(PartResolver resolver);
    /// Rack parts offered for arrays and the rack tool, best first.
    void setRackParts(std::vector<PartSpec> parts) { rackParts_ = std::move(parts); }

    void showHall(HallId hall);
    QString overlayId() const;
    void chooseOverlay(const QString& id); ///< empty: none
    QString caseId() const;

    void chooseTool(PlanToolKind kind);
    PlanToolKind toolKind() const;

    bool hasSelection() const { return !canvas_->placedObjects().empty(); }
    std::size_t selectedCount() const { return canvas_->placedObjects().size(); }
    /// Whether a selected rack, by itself or by its row, is locked, or is not.
    bool hasRack(bool locked) const;
    bool isSnapping() const { return canvas_->snap().tiles || canvas_->snap().objects; }
    void setSnapping(bool on);

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void fit();
    void rotateSelection(int quarterTurns = 1);
    void mirrorSelection(cw::Axis axis);
    /// Copies beside the originals: to the side of the line, or below.
    void duplicateSelection();
    /// The same with what was selected when it was copied; objects that are gone are left out.
    void paste(std::vector<cw::ObjectRef> objects);
    void alignSelection(cw::AlignTo to);
    void distributeSelection(cw::Axis axis);
    /// All that is selected, wherever: racks here, a device in an elevation, a variant in the tree.
    void deleteSelection();
    void lockSelection(bool locked);
    /// Makes a row of the selected racks.
    void makeRow();
    void selectAll();
    void openArrayDialog();
    void openMoveDialog();
    /// A hall to draw in, with a building and a site where there is none.
    void addHall();

Q_SIGNALS:
    void refused(const QString& why);
    void hintChanged(const QString& hint);
    void activated(cw::ObjectRef object);
    void hallChanged();
    void overlayChanged();
    void toolChanged();
    /// The two ways to begin that lie outside this view.
    void templateRequested();
    void libraryRequested();
    void contextMenuRequested(const QPoint& globalPos);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildContextBar();
    void refreshHalls();
    void refreshChoices();
    void refreshOverlay();
    void refreshEmpty();
    void refreshZoom();
    bool edit(const QString& title,
              const std::function<Status(ProjectEditor&, std::span<const ObjectRef>)>& change);

    History& history_;
    SelectionModel& selection_;
    History::Subscription subscription_;
    OverlayProvider* provider_ = nullptr;
    PartResolver resolver_;
    std::vector<PartSpec> rackParts_;
    PlanCanvas* canvas_;
    LegendPopover* legend_;
    EmptyCard* emptyHall_ = nullptr;
    EmptyCard* noHall_ = nullptr;
    QWidget* contextBar_;
    QLabel* subject_;
    QComboBox* halls_;
    QComboBox* overlays_;
    QComboBox* cases_;
    QWidget* caseLabel_ = nullptr;
    QToolButton* snap_;
    QLabel* snapText_;
    QLabel* zoomText_;
    bool filling_ = false;
};

} // namespace cw::canvas
