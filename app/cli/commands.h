// The list of sub-commands, one source file each.
#pragma once

#include "app/cli/command.h"

namespace cw::cli {

Command infoCommand();
Command solveCommand();
Command checkCommand();
Command newCommand();
Command templatesCommand();
Command billCommand();
Command cablesCommand();
Command reportCommand();
Command exportCommand();
Command importCommand();
Command formatsCommand();
Command graphCommand();
Command calcCommand();
Command libraryCommand();
Command validateCommand();
Command failCommand();
Command diffCommand();

/// All commands, in the order of the help.
std::vector<Command> commands();

} // namespace cw::cli
