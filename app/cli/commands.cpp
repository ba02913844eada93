#include "app/cli/commands.h"

namespace cw::cli {

std::vector<Command> commands() {
    return {templatesCommand(), newCommand(),     infoCommand(),     checkCommand(),   solveCommand(),
            billCommand(),      cablesCommand(),  reportCommand(),   failCommand(),    diffCommand(),
            exportCommand(),    importCommand(),  formatsCommand(),  libraryCommand(), calcCommand(),
            graphCommand(),     asBuiltCommand(), validateCommand(), benchCommand()};
}

} // namespace cw::cli
