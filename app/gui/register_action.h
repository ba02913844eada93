// One line for one action: what most of them leave open is filled in here.
#pragma once

#include "views/shell/action_registry.h"

namespace cw::gui {

/// Where an action stands. An empty tool bar group: in the menu only.
struct ActionPlace {
    const char* menu;
    const char* group;
    const char* toolBar = "";
};

/// Registers an action; `enabled` none: always, `checked` none: not checkable, `tip` empty: the text.
void registerAction(shell::ActionRegistry& actions, const ActionPlace& place, const char* id,
                    const QString& text, const char* icon, const QKeySequence& keys,
                    std::function<void()> run, std::function<bool()> enabled,
                    std::function<bool()> checked = {}, const QString& tip = {});

} // namespace cw::gui
