#pragma once

#include "model/edit/commands/array_racks.h"
#include "views/canvas/plan_canvas.h"

#include <QDialog>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace cw::shell {
class TextLabel;
class UnitField;
} // namespace cw::shell

namespace cw::canvas {

/// "20 racks, 2 rows, pitch 600 mm, cold aisle 1200 mm", with a live preview on the plan behind.
class ArrayDialog : public QDialog {
    Q_OBJECT
public:
    /// A choice of what to array: an empty rack of a part, or a copy of a drawn rack with its contents.
    struct Source {
        QString title;
        std::optional<PartSpec> part;
        std::optional<RackId> rack;
    };
    ArrayDialog(PlanCanvas& canvas, std::vector<Source> sources, QWidget* parent = nullptr);
    ~ArrayDialog() override;

    /// As the fields say now; `part` is not filled while the source is not embedded.
    RackArray array() const;
    /// Places the array; false when it was refused, with the reason in the dialog.
    bool place();

    void accept() override;

private:
    void refresh();
    Point proposal();
    bool hasAisles(const Rect& extent) const;
    const Source& source() const;
    Size rackSize() const;
    double loadKw() const;

    PlanCanvas& canvas_;
    std::vector<Source> sources_;
    QComboBox* what_;
    QSpinBox* racks_;
    QSpinBox* rows_;
    shell::UnitField *pitch_, *cold_, *hot_, *x_, *y_;
    QComboBox* facing_;
    shell::TextLabel* summary_;
    shell::TextLabel* problem_;
    QPushButton* button_;
};

/// First place on the floor's tile grid where a rectangle of `size` with a walkway around meets no body; the
/// corner when there is none.
Point freePlace(const render::PlanScene& scene, Size size, Um walkway);

} // namespace cw::canvas
