#pragma once

#include "views/canvas/plan_canvas.h"

#include <QDialog>

class QLabel;

namespace cw::shell {
class UnitField;
}

namespace cw::canvas {

/// Moves the selection to exact coordinates, in millimetres (or any unit typed), with a live preview.
class MoveDialog : public QDialog {
    Q_OBJECT
public:
    explicit MoveDialog(PlanCanvas& canvas, QWidget* parent = nullptr);
    ~MoveDialog() override;
    void accept() override;

private:
    Point delta() const;
    void refresh();

    PlanCanvas& canvas_;
    std::vector<ObjectRef> objects_;
    Point start_;
    shell::UnitField *x_, *y_;
    QLabel* problem_;
};

} // namespace cw::canvas
