// The whole editor over one document: window, views and every action. The program and the tests make one.
#pragma once

#include "app/gui/app_context.h"
#include "app/gui/exchange_actions.h"
#include "app/gui/file_actions.h"
#include "app/gui/own_part_actions.h"
#include "app/gui/part_update_actions.h"
#include "app/gui/print_actions.h"
#include "app/gui/workbench.h"
#include "views/shell/action_registry.h"
#include "views/shell/main_window.h"
#include "views/shell/theme.h"

class QApplication;

namespace cw::gui {

struct Editor {
    /// Settings and application outlive it.
    Editor(QApplication& application, Catalog catalog, QSettings& settings);

    shell::Theme theme;
    AppContext context;
    shell::ActionRegistry actions;
    shell::MainWindow window;
    Workbench workbench;
    FileActions files;
    ExchangeActions exchange;
    PrintActions printing;
    PartUpdateActions updates;
    OwnPartActions ownParts;
};

} // namespace cw::gui
