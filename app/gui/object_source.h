// Objects of the design in the command palette: racks, devices, rows, halls, machines by name.
#pragma once

#include "model/edit/history.h"
#include "views/canvas/selection_model.h"
#include "views/shell/command_palette.h"

namespace cw::gui {

class ObjectSource : public shell::PaletteSource {
public:
    ObjectSource(const History& history, canvas::SelectionModel& selection)
        : history_(history)
        , selection_(selection) {}

    std::vector<shell::PaletteEntry> find(const QString& query, int limit) override;
    bool holdsObjects() const override { return true; }

private:
    const History& history_;
    canvas::SelectionModel& selection_;
};

} // namespace cw::gui
