// The drawing surface of the elevation: racks side by side, devices dragged between their slots.
#pragma once

#include "views/canvas/plan_canvas.h"
#include "views/elevation/slot_preview.h"
#include "views/render/elevation_painter.h"

#include <QWidget>

namespace cw::elevation {

class ElevationCanvas : public QWidget {
    Q_OBJECT
public:
    ElevationCanvas(History& history, canvas::SelectionModel& selection, QWidget* parent = nullptr);

    const Project& project() const { return history_.project(); }

    /// Racks to show, left to right as seen before their fronts; looking from behind they are reversed.
    void setRacks(std::vector<RackId> racks);
    const std::vector<RackId>& racks() const { return racks_; }
    /// Loads of the headers.
    void setReadings(std::function<render::ElevationReading(RackId)> readings);
    void refreshReadings();
    void setPartResolver(canvas::PartResolver resolver) { resolver_ = std::move(resolver); }

    const render::ElevationScene& scene() const;
    render::ElevationPainter painter() const { return {scene(), style(), view_}; }
    const render::ElevationView& view() const { return view_; }
    void setFaces(render::ElevationFaces faces);
    void setColourByRole(bool on);
    void setPartNames(bool on);
    void zoom(double factor, QPointF at);
    void zoomStep(int steps) { zoom(std::pow(1.2, steps), QRectF(rect()).center()); }
    /// Whole height in sight; width as it comes.
    void fitHeight();
    void fit();
    void scrollTo(double x); ///< content's left edge, see extent()
    double scrolled() const;
    double contentWidth() const;
    void show(RackId rack);

    /// Racks that are at least half in sight.
    std::vector<std::size_t> racksInView() const;

    const std::optional<SlotPreview>& slotPreview() const { return slot_; }
    /// Drops what is dragged at the next free place. False when nothing is dragged or there is none.
    bool dropAtNextFree();
    void deleteSelected();

Q_SIGNALS:
    void viewChanged();
    void sceneChanged();
    void refused(const QString& why);
    void activated(cw::ObjectRef object);
    /// The drop under way changed, or ended (slotPreview() is empty).
    void slotPreviewChanged();
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
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    render::PlanStyle style() const;
    void onChanges(const ChangeSet& set);
    void keepInSight();
    void setView(render::ElevationView view);
    void paintMarks(QPainter& p, const render::ElevationPainter& painter,
                    const render::PlanStyle& style) const;
    void paintSlot(QPainter& p, const render::ElevationPainter& painter,
                   const render::PlanStyle& style) const;
    void setSlot(std::optional<SlotPreview> slot, QPointF at);
    void previewAt(QPointF px);
    bool drop(const SlotPreview& slot);
    void endDrag();
    void step(int units);
    void walk(int columns, int units);
    std::optional<ObjectRef> objectAt(QPointF px) const;
    std::vector<DeviceId> selectedDevices() const;

    History& history_;
    canvas::SelectionModel& selection_;
    History::Subscription subscription_;
    std::vector<RackId> racks_;
    std::function<render::ElevationReading(RackId)> readings_;
    canvas::PartResolver resolver_;
    mutable render::ElevationScene scene_;
    mutable bool sceneStale_ = true;
    render::ElevationView view_;
    bool fitted_ = true;

    std::optional<QPointF> pressedAt_;
    std::optional<ObjectRef> pressed_;
    bool adds_ = false;
    std::optional<Dragged> dragged_;
    std::optional<SlotPreview> slot_;
    QPointF slotAt_;
    std::optional<DeviceId> hovered_;
    std::optional<QPointF> panFrom_;
    bool spaceHeld_ = false;
};

} // namespace cw::elevation
