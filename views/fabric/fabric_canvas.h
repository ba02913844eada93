// The drawn fabric: zoom, pan, selection of switches and host groups.
#pragma once

#include "app/analysis/scheduler.h"
#include "views/canvas/selection_model.h"
#include "views/render/fabric_painter.h"

#include <QWidget>

namespace cw::fabric {

class FabricCanvas : public QWidget {
    Q_OBJECT
public:
    FabricCanvas(const History& history, canvas::SelectionModel& selection,
                 const analysis::Scheduler& scheduler, QWidget* parent = nullptr);

    void showFabric(std::optional<FabricId> fabric);
    void setShowCut(bool on);
    void setBundled(bool on);
    const render::FabricScene& scene() const { return scene_; }
    const render::FabricStyle& drawing() const { return style_; }
    /// The answer that is drawn, or nullptr.
    const analysis::FabricAnswer* answer() const;

public Q_SLOTS:
    void fit();
    void zoomBy(double factor);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layoutScene();
    void paintSelected(QPainter& painter, const render::ColourRoles& roles);
    render::FabricScale scale() const;
    QPointF toScene(QPointF point) const;
    void zoomAt(QPointF anchor, double factor);
    QString tipAt(QPointF scenePoint) const;

    const History& history_;
    canvas::SelectionModel& selection_;
    const analysis::Scheduler& scheduler_;
    std::optional<FabricId> fabric_;
    render::FabricScene scene_;
    render::FabricStyle style_;
    double zoom_ = 1; ///< 1 fits
    QPointF offset_;
    bool fitted_ = true;
    std::optional<QPointF> pan_;
};

} // namespace cw::fabric
