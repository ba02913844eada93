// In which unit a figure is shown: the metric one that solvers and files use, or its imperial counterpart.
#pragma once

#include "model/project_info.h"

namespace cw {

struct ShownUnit {
    const char* name = "";
    double perMetric = 1; ///< of this unit in one of the metric one
    double zero = 0;      ///< what 0 of the metric unit is in this one
    int moreDecimals = 0; ///< needed to say as much as the metric figure does

    constexpr double of(double metric) const { return metric * perMetric + zero; }
};

/// The counterpart of a metric unit ("kg", "°C", "mm", …); the unit itself where planners everywhere use it
/// (kW, U, Gb/s) or the system is metric. `metric` must outlive the answer.
ShownUnit shownUnit(UnitSystem system, const char* metric);

} // namespace cw
