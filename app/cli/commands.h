// The list of sub-commands, one source file each.
#pragma once

#include "app/cli/command.h"

namespace cw::cli {

Command templatesCommand();
Command newCommand();
Command infoCommand();
Command checkCommand();
Command solveCommand();
Command libraryCommand();
Command calcCommand();
Command graphCommand();
Command asBuiltCommand();
Command billCommand();
Command cablesCommand();
Command exportCommand();
Command importCommand();
Command formatsCommand();
Command validateCommand();
Command benchCommand();
Command reportCommand();
Command failCommand();
Command diffCommand();

/// All commands, in the order of the help.
std::vector<Command> commands();

} // namespace cw::cli
