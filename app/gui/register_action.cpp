#include "app/gui/register_action.h"

namespace cw::gui {

void registerAction(shell::ActionRegistry& actions, const ActionPlace& place, const char* id,
                    const QString& text, const char* icon, const QKeySequence& keys,
                    std::function<void()> run, std::function<bool()> enabled, std::function<bool()> checked,
                    const QString& tip) {
    actions.add({.id = QLatin1String(id),
                 .text = text,
                 .icon = QLatin1String(icon),
                 .shortcut = keys,
                 .menu = QLatin1String(place.menu),
                 .menuGroup = QLatin1String(place.group),
                 .toolBarGroup = QLatin1String(place.toolBar),
                 .tip = tip,
                 .run = std::move(run),
                 .enabled = std::move(enabled),
                 .checked = std::move(checked)});
}

} // namespace cw::gui
