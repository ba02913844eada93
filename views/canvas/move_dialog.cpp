#include "views/canvas/move_dialog.h"

#include "model/edit/commands/move_objects.h"
#include "model/placement.h"
#include "views/canvas/edit_problem.h"
#include "views/shell/controls.h"
#include "views/shell/unit_field.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace cw::canvas {

using shell::TextLabel;
using shell::UnitField;

MoveDialog::MoveDialog(PlanCanvas& canvas, QWidget* parent)
    : QDialog(parent)
    , canvas_(canvas)
    , objects_(canvas.placedObjects())
    , problem_(new TextLabel({}, render::FontRole::Body, TextLabel::Ink::Error)) {
    setWindowTitle(tr("Move to"));
    std::vector<Rect> rects;
    for (ObjectRef ref : objects_)
        rects.push_back(*canvas_.scene().areaOf(ref));
    start_ = boundingRect(rects).origin;
    auto* layout = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    const auto field = [this](Um value, const QString& name) {
        auto* f = new UnitField(shell::Dimension::Length, QStringLiteral("mm"), 1);
        f->setValue(toM(value));
        f->setName(name);
        connect(f, &UnitField::valueEdited, this, &MoveDialog::refresh);
        return f;
    };
    x_ = field(start_.x, tr("X"));
    y_ = field(start_.y, tr("Y"));
    form->addRow(tr("X of the west edge"), x_);
    form->addRow(tr("Y of the north edge"), y_);
    layout->addLayout(form);
    problem_->setWordWrap(true);
    layout->addWidget(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* button = buttons->addButton(tr("Move %n objects", nullptr, int(objects_.size())),
                                      QDialogButtonBox::AcceptRole);
    shell::makePrimary(*button);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &MoveDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &MoveDialog::reject);
}

MoveDialog::~MoveDialog() {
    canvas_.clearPreview();
}

Point MoveDialog::delta() const {
    return Point{m(x_->value().value_or(0)), m(y_->value().value_or(0))} - start_;
}

void MoveDialog::refresh() {
    PlanPreview preview;
    preview.ghosts = ghostsOf(canvas_.scene(), objects_, delta());
    preview.blocked = blockersOf(canvas_.scene(), objects_, delta());
    canvas_.setPreview(std::move(preview));
}

void MoveDialog::accept() {
    if (!x_->commit() || !y_->commit()) return;
    const QString title = tr("Move %n objects", nullptr, int(objects_.size()));
    const Status status = canvas_.history().run(
        title.toStdString(), [&](ProjectEditor& editor) { return moveObjects(editor, objects_, delta()); });
    if (!status) {
        problem_->setText(editProblem(status.error()));
        return;
    }
    QDialog::accept();
}

} // namespace cw::canvas
