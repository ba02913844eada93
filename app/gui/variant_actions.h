// Variants of the design inside its file: keep the present state, compare with a kept one, open it.
#pragma once

#include "app/gui/app_context.h"
#include "app/gui/file_actions.h"

namespace cw::gui {

void registerVariantActions(AppContext& context, FileActions& files, shell::MainWindow& window,
                            shell::ActionRegistry& actions);

} // namespace cw::gui
