// What the pointer does on the hall plan.
#pragma once

#include "views/canvas/plan_canvas.h"

#include <QCursor>

class QKeyEvent;

namespace cw::tools {

struct PlanPointer {
    QPointF px;
    Point at; ///< in the hall
    Qt::KeyboardModifiers modifiers;

    /// Alt held: exactly where the pointer is.
    bool snaps() const { return !(modifiers & Qt::AltModifier); }
};

class PlanTool {
public:
    explicit PlanTool(canvas::PlanCanvas& canvas)
        : canvas_(canvas) {}
    virtual ~PlanTool() = default;
    PlanTool(const PlanTool&) = delete;
    PlanTool& operator=(const PlanTool&) = delete;

    virtual QString id() const = 0;             ///< "select", "wall", "measure"…
    virtual QString hint() const { return {}; } ///< one line for the status bar
    virtual QCursor cursor() const { return Qt::ArrowCursor; }
    virtual void press(const PlanPointer&) {}
    virtual void move(const PlanPointer&, bool /*pressed*/) {}
    virtual void release(const PlanPointer&) {}
    virtual bool key(QKeyEvent*) { return false; } ///< true when used
    /// Esc: gives up what is under way. False when there was nothing, so that the select tool comes back.
    virtual bool cancel() { return false; }

protected:
    canvas::PlanCanvas& canvas_;
};

} // namespace cw::tools
