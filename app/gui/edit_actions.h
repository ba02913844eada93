// Edit, arrange and view commands of the window.
#pragma once

#include "app/gui/workbench.h"

namespace cw::gui {

void registerEditActions(AppContext& context, Workbench& workbench, shell::MainWindow& window,
                         shell::ActionRegistry& actions);

} // namespace cw::gui
