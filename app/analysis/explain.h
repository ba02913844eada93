// Derivations by name, and derivations as text: what --explain, the Why? panel and the report print.
#pragma once

#include "app/analysis/analysis.h"
#include "model/base/derivation.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace cw::analysis {

/// The derivation of a shown value. Keys are `domain.key` as in the JSON of `solve`:
/// "density.racks[C04].power_kw", "fabric[Compute].bisection.upper_gbps". NotFound names what is unknown;
/// Unsupported when the domain has no answer yet.
Result<Derivation> explain(const Analysis& answers, std::string_view key);

/// One line: "A = b × c" with the labels of the parts; empty for an input.
QString formulaOf(const Derivation& d, const QLocale& locale);

/// The whole tree as indented lines with values, units, sources and provenance, in the given locale.
QStringList derivationLines(const Derivation& d, const QLocale& locale);

/// A value with as many digits as it needs and its unit.
QString valueText(double value, const std::string& unit, const QLocale& locale);

} // namespace cw::analysis
