// Placed parts against the catalogue: a notice when a design is opened, and the update itself.
#pragma once

#include "app/gui/file_actions.h"

namespace cw::gui {

class PartUpdateActions : public QObject {
    Q_OBJECT
public:
    /// All outlive it.
    PartUpdateActions(AppContext& context, shell::MainWindow& window, shell::ActionRegistry& actions,
                      FileActions& files);

    /// Shows what differs and puts the chosen parts in place as one step.
    void update();
    /// Says in the window when placed parts differ from the catalogue.
    void notice();

private:
    AppContext& context_;
    shell::MainWindow& window_;
    FileActions& files_;
};

} // namespace cw::gui
