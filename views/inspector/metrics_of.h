// The figures that the inspector shows of an object: value, limit, unit, and the key of their derivation.
#pragma once

#include "app/analysis/analysis.h"

#include <QString>

#include <optional>
#include <vector>

namespace cw::inspector {

struct Metric {
    QString label;
    QString unit;
    int decimals = 0;
    std::optional<double> value;
    std::optional<double> upper; ///< of an interval [value, upper]
    std::optional<double> limit;
    bool hasBar = true;              ///< with a limit: shows the share of it, too
    QString why;                     ///< key for analysis::explain; empty: no derivation
    std::optional<Derivation> given; ///< the derivation itself where no solver makes it; `why` then names it
    QString note;                    ///< shown beside the value: "screening estimate"
    Domain domain = Domain::Density; ///< whose answer it is: grey while that is stale
};

std::vector<Metric> metricsOf(const Project& project, const analysis::Analysis& answers, ObjectRef object);

/// The figure in the units of the project.
Metric inUnits(Metric metric, UnitSystem system);

/// Sums over several objects of one kind.
std::vector<Metric> sumsOf(const Project& project, const analysis::Analysis& answers,
                           const std::vector<ObjectRef>& objects);

} // namespace cw::inspector
