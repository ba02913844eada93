// The drawing surface of the hall plan: camera, picture, marks, pointer and keys. What the pointer does is
// said by a tool.
#pragma once

#include "views/canvas/plan_preview.h"
#include "views/render/plan_painter.h"

#include <QBasicTimer>
#include <QPixmap>
#include <QWidget>

#include <functional>
#include <memory>

class QMimeData;

namespace cw::tools {
class PlanTool;
}

namespace cw::canvas {

/// MIME type of a catalogue part that is dragged from the library; the data is its catalogue id in UTF-8.
inline constexpr char kPartMimeType[] = "application/x-clusterwright-part";
/// Finds a part of the library by its id; nothing when there is none.
using PartResolver = std::function<std::optional<PartSpec>(const QString& catalogId)>;

class PlanCanvas : public QWidget {
    Q_OBJECT
public:
    PlanCanvas(History& history, SelectionModel& selection, QWidget* parent = nullptr);
    ~PlanCanvas() override;

    History& history() { return history_; }
    const Project& project() const { return history_.project(); }
    SelectionModel& selection() { return selection_; }

    void setHall(std::optional<HallId> hall);
    std::optional<HallId> hall() const { return hall_; }
    void setOverlay(render::PlanOverlay overlay);
    const render::PlanOverlay& overlay() const { return overlay_; }
    void setPlantReadings(render::PlantReadings readings);
    const render::PlantReadings& plantReadings() const { return readings_; }
    void setAir(const render::HallAir& air);
    const render::HallAir& air() const { return air_; }
    /// Loads and weights in racks at the closest level; without it only what the drawing says.
    void setDetails(std::function<render::PlanRackDetail(RackId)> details);
    const std::function<render::PlanRackDetail(RackId)>& details() const { return details_; }
    void setPartResolver(PartResolver resolver) { resolver_ = std::move(resolver); }

    /// The hall as drawn, up to date with the project.
    const render::PlanScene& scene() const;
    const render::PlanView& view() const { return view_; }
    void setView(const render::PlanView& view);
    /// Scales by `factor`, keeping what is at `at` in place.
    void zoom(double factor, QPointF at);
    void zoomStep(int steps) { zoom(std::pow(1.25, steps), QRectF(paper()).center()); }
    void fit();
    bool isFitted() const { return fitted_; } ///< nobody has slid or scaled the view since
    /// A box in the bottom right corner of the paper that fit() leaves free where there is room.
    void keepClear(QSize corner);
    /// Brings an object into sight, and closer when it is small at this scale.
    void show(ObjectRef object);
    QRect paper() const; ///< the drawing without the rulers

    SnapOptions& snap() { return snap_; }
    /// How far an edge pulls at this scale.
    Um snapReach() const;

    void setTool(std::unique_ptr<tools::PlanTool> tool);
    tools::PlanTool* tool() const { return tool_.get(); }

    void setPreview(PlanPreview preview);
    const PlanPreview& preview() const { return preview_; }
    void clearPreview() { setPreview({}); }
    std::optional<ObjectRef> hovered() const { return hovered_; }
    /// Frames the racks of a class of the overlay; -1 for none.
    void highlightClass(int index);

    /// Runs an edit as one step; a refusal is told through refused() and gives false.
    bool run(const QString& title, const History::Edit& edit, const std::string& mergeKey = {});

    render::PlanStyle style() const;
    /// Objects that an edit of the selection works on: in this hall, rows opened up to their racks.
    std::vector<ObjectRef> placedObjects() const;
    /// Milliseconds that the last full repaint of the picture took.
    double lastPaintMs() const { return lastPaintMs_; }

Q_SIGNALS:
    void viewChanged();
    void sceneChanged(); ///< other contents or another hall
    void hoverChanged();
    void refused(const QString& why);
    void activated(cw::ObjectRef object); ///< double-clicked
    void toolChanged();
    void exactMoveRequested(); ///< Enter
    void deleteRequested();
    void contextMenuRequested(const QPoint& globalPos);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void onChanges(const ChangeSet& set);
    void invalidate();
    void paintPicture();
    void paintRulers(QPainter& p, const render::PlanStyle& style) const;
    void setHovered(std::optional<ObjectRef> object);
    void showTip();
    void beQuick();
    void nudge(Point delta);
    void walk(Point direction);
    bool beginPan(QPointF at);
    void updateCursor();

    struct Drop; ///< what would happen if the dragged part were let go now
    Drop dropAt(const PartSpec& part, Point at) const;
    std::optional<PartSpec> draggedPart(const QMimeData* data) const;

    History& history_;
    SelectionModel& selection_;
    History::Subscription subscription_;
    std::optional<HallId> hall_;
    mutable render::PlanScene scene_;
    mutable bool sceneStale_ = true;
    render::PlanOverlay overlay_;
    render::PlantReadings readings_;
    render::HallAir air_;
    std::function<render::PlanRackDetail(RackId)> details_;
    PartResolver resolver_;

    render::PlanView view_;
    bool fitted_ = false; ///< the user has not moved the view yet: keep it fitted
    QSize keptClear_;
    QPixmap picture_;
    render::PlanView pictureView_;
    bool pictureStale_ = true;
    double lastPaintMs_ = 0;
    bool quick_ = false;
    QBasicTimer quickTimer_, tipTimer_;

    SnapOptions snap_;
    std::unique_ptr<tools::PlanTool> tool_;
    PlanPreview preview_;
    std::optional<ObjectRef> hovered_;
    int highlighted_ = -1;
    bool spaceHeld_ = false;
    std::optional<QPointF> panFrom_;
};

} // namespace cw::canvas
