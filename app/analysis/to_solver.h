// How typed facts of the model become the plain sourced numbers that solvers take.
#pragma once

#include "model/library/own_sources.h"
#include "model/library/part_facts.h"
#include "solvers/common/sourced.h"

#include <optional>
#include <string>
#include <string_view>

namespace cw::analysis {

/// "PART key: source".
inline Phrase catalogueSource(const std::string& partName, std::string_view key, const std::string& source) {
    return Phrase::tr("%1 %2: %3").arg(partName).arg(std::string(key)).arg(sourcePhrase(source));
}

/// `read` turns the typed value into the plain number in the unit of the solver's field.
template <class T, class Reader>
solvers::MaybeSourced toSolver(const std::optional<Sourced<T>>& fact, const std::string& partName,
                               Reader&& read) {
    if (!fact) return std::nullopt;
    return solvers::Sourced{read(fact->value), catalogueSource(partName, fact->key, fact->source),
                            fact->provenance};
}

/// A value of the drawing, be it the planner's or a template's.
inline solvers::Sourced drawn(double value, Phrase where) {
    return {value, std::move(where), Provenance::Drawn};
}

/// A value that the planner entered.
inline solvers::Sourced entered(double value, Phrase where) {
    return {value, std::move(where), Provenance::User};
}

} // namespace cw::analysis
