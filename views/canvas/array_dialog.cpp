#include "views/canvas/array_dialog.h"

#include "model/edit/commands/place_part.h"
#include "model/placement.h"
#include "views/canvas/edit_problem.h"
#include "views/shell/controls.h"
#include "views/shell/unit_field.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace cw::canvas {

using shell::TextLabel;
using shell::UnitField;

Point freePlace(const render::PlanScene& scene, Size size, Um walkway) {
    const Um step = std::max<Um>(scene.tile, mm(300));
    int tries = 0;
    for (Um y = step; y + size.height <= scene.size.height; y += step)
        for (Um x = step; x + size.width <= scene.size.width; x += step) {
            const Rect room{{x - walkway, y - walkway},
                            {size.width + 2 * walkway, size.height + 2 * walkway}};
            if (blockersAt(scene, room).empty()) return {x, y};
            if (++tries > 20'000) return {step, step};
        }
    return {step, step};
}

ArrayDialog::ArrayDialog(PlanCanvas& canvas, std::vector<Source> sources, QWidget* parent)
    : QDialog(parent)
    , canvas_(canvas)
    , sources_(std::move(sources))
    , what_(new QComboBox)
    , racks_(new QSpinBox)
    , rows_(new QSpinBox)
    , facing_(new QComboBox)
    , summary_(new TextLabel({}, render::FontRole::Body, TextLabel::Ink::Secondary))
    , problem_(new TextLabel({}, render::FontRole::Body, TextLabel::Ink::Error)) {
    setWindowTitle(tr("Array of racks"));
    auto* layout = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    for (const Source& each : sources_)
        what_->addItem(each.title);
    racks_->setRange(1, 100'000);
    racks_->setValue(20);
    rows_->setRange(1, 1000);
    rows_->setValue(2);
    const auto length = [this](double millimetres, const QString& name) {
        auto* field = new UnitField(shell::Dimension::Length, QStringLiteral("mm"), 0);
        field->setValue(millimetres / 1e3);
        field->setName(name);
        connect(field, &UnitField::valueEdited, this, &ArrayDialog::refresh);
        return field;
    };
    pitch_ = length(toMm(rackSize().width), tr("Pitch"));
    cold_ = length(1200, tr("Cold aisle"));
    hot_ = length(1200, tr("Hot aisle"));
    for (UnitField* field : {cold_, hot_})
        field->setRange(0.0, 100.0);
    facing_->addItems({tr("South: cold aisle between the first two rows"),
                       tr("North: hot aisle between the first two rows"), tr("East"), tr("West")});
    const Point place = proposal();
    x_ = length(toMm(place.x), tr("X"));
    y_ = length(toMm(place.y), tr("Y"));
    form->addRow(tr("Rack"), what_);
    form->addRow(tr("Racks in all"), racks_);
    form->addRow(tr("Rows"), rows_);
    form->addRow(tr("Pitch"), pitch_);
    form->addRow(tr("Cold aisle"), cold_);
    form->addRow(tr("Hot aisle"), hot_);
    form->addRow(tr("First row looks"), facing_);
    form->addRow(tr("X"), x_);
    form->addRow(tr("Y"), y_);
    layout->addLayout(form);
    summary_->setWordWrap(true);
    problem_->setWordWrap(true);
    layout->addWidget(summary_);
    layout->addWidget(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    button_ = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    shell::makePrimary(*button_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ArrayDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ArrayDialog::reject);
    connect(racks_, &QSpinBox::valueChanged, this, &ArrayDialog::refresh);
    connect(rows_, &QSpinBox::valueChanged, this, &ArrayDialog::refresh);
    connect(facing_, &QComboBox::currentIndexChanged, this, &ArrayDialog::refresh);
    connect(what_, &QComboBox::currentIndexChanged, this, [this] {
        pitch_->setValue(toM(rackSize().width));
        refresh();
    });
    refresh();
}

/// The largest of a few usual arrays for which the floor has room, and where; else the last one in the
/// corner.
Point ArrayDialog::proposal() {
    constexpr std::pair<int, int> kRacksAndRows[]{{20, 2}, {10, 1}, {5, 1}, {1, 1}};
    Point place;
    // With a walkway around, so that it does not block what is there; where the hall is full, without.
    for (const Um walkway : {mm(1200), mm(600), Um(0)})
        for (const auto& [racks, rows] : kRacksAndRows) {
            RackArray array;
            array.racks = racks;
            array.rows = rows;
            array.pitch = rackSize().width;
            const Size size = arrayExtent(array, rackSize()).size;
            place = freePlace(canvas_.scene(), size, walkway);
            const Rect area{place, size};
            racks_->setValue(racks);
            rows_->setValue(rows);
            if (canvas_.scene().floor().contains(area) && blockersAt(canvas_.scene(), area).empty())
                return place;
        }
    return place;
}

ArrayDialog::~ArrayDialog() {
    canvas_.clearPreview();
}

const ArrayDialog::Source& ArrayDialog::source() const {
    return sources_[std::size_t(std::max(0, what_->currentIndex()))];
}

Size ArrayDialog::rackSize() const {
    if (source().rack) return rackFloorSize(canvas_.project(), canvas_.project().racks()[*source().rack]);
    return floorSizeOf(*source().part);
}

RackArray ArrayDialog::array() const {
    RackArray array;
    array.hall = *canvas_.hall();
    array.prototype = source().rack;
    array.racks = racks_->value();
    array.rows = rows_->value();
    array.origin = {m(x_->value().value_or(0)), m(y_->value().value_or(0))};
    array.pitch = m(pitch_->value().value_or(0));
    array.coldAisle = m(cold_->value().value_or(0));
    array.hotAisle = m(hot_->value().value_or(0));
    constexpr Turn kTurns[] = {Turn::South, Turn::North, Turn::East, Turn::West};
    array.firstFront = kTurns[std::max(0, facing_->currentIndex())];
    return array;
}

/// Whether the floor before and behind the rows is free as far as an aisle goes; at their ends racks may
/// follow.
bool ArrayDialog::hasAisles(const Rect& extent) const {
    constexpr Um kAisle = mm(1200);
    const Turn front = array().firstFront;
    const bool alongX = front == Turn::North || front == Turn::South;
    const Um x = alongX ? 0 : kAisle, y = alongX ? kAisle : 0;
    const Rect room{{extent.left() - x, extent.top() - y},
                    {extent.size.width + 2 * x, extent.size.height + 2 * y}};
    return canvas_.scene().floor().contains(room) && blockersAt(canvas_.scene(), room).empty();
}

void ArrayDialog::refresh() {
    const Size size = rackSize();
    const RackArray wanted = array();
    const auto poses = layoutArray(wanted, size);
    PlanPreview preview;
    QString problem;
    if (poses) {
        for (const Pose& pose : *poses) {
            const Rect area = footprint(pose, size.width, size.height);
            preview.ghosts.push_back({area, pose.turn, true, wanted.prototype});
            for (const Rect& blocker : blockersAt(canvas_.scene(), area))
                preview.blocked.push_back(blocker);
            if (preview.blocked.size() > 500) break;
        }
        if (!preview.blocked.empty()) problem = tr("Something stands there already.");
    } else {
        problem = editProblem(poses.error());
    }
    const Rect extent = arrayExtent(wanted, size);
    if (problem.isEmpty() && !canvas_.scene().floor().contains(extent))
        problem = tr("Reaches beyond the hall.");
    summary_->setText(tr("%n racks, ", nullptr, wanted.racks) + tr("%n rows, ", nullptr, wanted.rows) +
                      tr("%1 m × %2 m")
                          .arg(render::numberText(toM(extent.size.width), 1),
                               render::numberText(toM(extent.size.height), 1)));
    problem_->setInk(problem.isEmpty() ? TextLabel::Ink::Warning : TextLabel::Ink::Error);
    if (problem.isEmpty() && !hasAisles(extent))
        problem = tr("Less than 1,200 mm are free before or behind it: an aisle will be too narrow.");
    problem_->setText(problem);
    button_->setText(tr("Place %n racks", nullptr, wanted.racks));
    button_->setEnabled(poses.ok() && preview.blocked.empty());
    canvas_.setPreview(std::move(preview));
}

bool ArrayDialog::place() {
    RackArray wanted = array();
    const std::optional<PartSpec> part = source().part;
    std::vector<RackId> made;
    const QString title = tr("Place %n racks", nullptr, wanted.racks);
    const Status status = canvas_.history().run(title.toStdString(), [&](ProjectEditor& editor) -> Status {
        if (part && !wanted.prototype) {
            const auto embedded = editor.embed(*part);
            if (!embedded) return embedded.error();
            wanted.part = *embedded;
        }
        auto racks = arrayRacks(editor, wanted);
        if (!racks) return racks.error();
        made = std::move(*racks);
        return {};
    });
    if (!status) {
        problem_->setText(editProblem(status.error()));
        return false;
    }
    std::vector<ObjectRef> refs;
    for (RackId id : made)
        refs.push_back(ObjectRef::of(id));
    canvas_.selection().set(std::move(refs));
    return true;
}

void ArrayDialog::accept() {
    if (place()) QDialog::accept();
}

} // namespace cw::canvas
