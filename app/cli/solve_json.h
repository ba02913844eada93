// The answers of the solvers as the JSON of the contract.
#pragma once

#include "app/analysis/analysis.h"
#include "app/cli/command.h"

namespace cw::cli {

/// Domains that `solve` offers; rules and bill have commands of their own.
DirtySet solvableDomains();
std::string solvableNames();
std::optional<Domain> domainNamed(std::string_view name);

/// The first solver that refused its input, if any.
std::optional<Error> firstRefusal(const analysis::Analysis& answers);

/// One object a domain. NotFound when `site` names none.
Result<Json> solveJson(const Project& project, const analysis::Analysis& answers, DirtySet wanted,
                       const std::string& site);
Json derivationJson(const Derivation& derivation);

/// The leading values of each domain as "key = value" lines for people.
QStringList summaryLines(const Json& solved);

} // namespace cw::cli
