// The answers of the solvers as the JSON of the contract.
#pragma once

#include "app/analysis/analysis.h"
#include "app/cli/command.h"

namespace cw::cli {

/// Domains that `solve` offers; rules and bill have commands of their own.
DirtySet solvableDomains();
std::vector<std::string> solvableNames();
std::optional<Domain> domainNamed(std::string_view name);

/// One object a domain; of the sites `site`, or the first.
Json solveJson(const Project& project, const analysis::Analysis& answers, DirtySet wanted,
               std::optional<SiteId> site);
Json derivationJson(const Derivation& derivation);

/// The leading values of each domain as "key = value" lines for people.
QStringList summaryLines(const Json& solved);

} // namespace cw::cli
