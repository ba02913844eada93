#include "app/cli/commands.h"

namespace cw::cli {

std::vector<Command> commands() {
    return {templatesCommand(), newCommand(),  infoCommand(),  checkCommand(),    solveCommand(),
            libraryCommand(),   calcCommand(), graphCommand(), validateCommand(), reportCommand()};
}

} // namespace cw::cli
