#pragma once

#include "views/tools/plan_tool.h"

namespace cw::tools {

/// Click selects, Ctrl or Shift adds, a drag on an object moves the selection with a live preview, a drag on
/// the floor draws a rubber band. Alt moves without snapping.
class SelectTool : public PlanTool {
public:
    using PlanTool::PlanTool;

    QString id() const override { return QStringLiteral("select"); }
    QString hint() const override;
    void press(const PlanPointer& pointer) override;
    void move(const PlanPointer& pointer, bool pressed) override;
    void release(const PlanPointer& pointer) override;
    bool cancel() override;

private:
    enum class State { Idle, PressedObject, PressedFloor, Moving, Band, Turning };
    void preview(const PlanPointer& pointer);
    bool onRotateHandle(QPointF px) const;

    State state_ = State::Idle;
    PlanPointer from_{};
    std::optional<ObjectRef> pressed_;
    bool adds_ = false;
    std::vector<ObjectRef> movers_;
    Rect bounds_;
    Point anchor_;
    Point delta_;
};

} // namespace cw::tools
