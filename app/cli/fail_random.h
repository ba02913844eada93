// The part of `fail` that draws what fails.
#pragma once

#include "app/cli/command.h"
#include "model/project.h"

namespace cw::cli {

/// Whether the call asks for random failures instead of named objects.
bool wantsRandomFailures(const Call& call);

std::vector<QCommandLineOption> randomFailureOptions();

/// Fails cables or switches of each fabric at random and prints what is left. Returns the exit code.
int failRandomly(const Call& call, const Project& project);

} // namespace cw::cli
