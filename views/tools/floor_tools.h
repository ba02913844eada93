// Tools that draw on the floor: building elements, single racks, measuring, sliding the view.
#pragma once

#include "views/tools/plan_tool.h"

namespace cw::tools {

/// Drags out a column, wall, keep-out or room.
class AreaTool : public PlanTool {
public:
    AreaTool(canvas::PlanCanvas& canvas, ObstacleKind kind)
        : PlanTool(canvas)
        , kind_(kind) {}
    ObstacleKind kind() const { return kind_; }
    QString id() const override;
    QString hint() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    void press(const PlanPointer& pointer) override;
    void move(const PlanPointer& pointer, bool pressed) override;
    void release(const PlanPointer& pointer) override;
    bool cancel() override;

private:
    Point snapped(const PlanPointer& pointer) const;
    Rect area(const PlanPointer& pointer) const;

    ObstacleKind kind_;
    std::optional<Point> from_;
};

/// Places a rack of one part with each click; R turns it.
class RackTool : public PlanTool {
public:
    RackTool(canvas::PlanCanvas& canvas, PartSpec part);
    QString id() const override { return QStringLiteral("rack"); }
    QString hint() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    void move(const PlanPointer& pointer, bool pressed) override;
    void release(const PlanPointer& pointer) override;
    bool key(QKeyEvent* event) override;

private:
    Pose poseAt(const PlanPointer& pointer, canvas::PlanPreview* preview) const;

    PartSpec part_;
    Size size_;
    Turn turn_ = Turn::North;
    std::optional<PlanPointer> last_;
};

/// Shows the distance between two points.
class MeasureTool : public PlanTool {
public:
    using PlanTool::PlanTool;
    QString id() const override { return QStringLiteral("measure"); }
    QString hint() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    void press(const PlanPointer& pointer) override;
    void move(const PlanPointer& pointer, bool pressed) override;
    bool cancel() override;

private:
    Point snapped(const PlanPointer& pointer) const;
    std::optional<Point> from_;
};

/// Slides the view with the left button.
class PanTool : public PlanTool {
public:
    using PlanTool::PlanTool;
    QString id() const override { return QStringLiteral("pan"); }
    QCursor cursor() const override { return Qt::OpenHandCursor; }
    void press(const PlanPointer& pointer) override;
    void move(const PlanPointer& pointer, bool pressed) override;

private:
    QPointF last_;
};

} // namespace cw::tools
