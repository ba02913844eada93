// Loss curves from what data sheets give.
#pragma once

#include "model/base/result.h"
#include "solvers/power/input.h"

#include <vector>

namespace cw::solvers::power {

/// P_in = (P_out + k) / efficiency, k in W >= 0, 0 < efficiency <= 1 (the rectifier form of ExaDigiT RAPS).
Result<LossCurve> rectifierLoss(double constantW, double efficiency);

/// P_loss = no-load + full-load * (P / rated)^2, all in W.
Result<LossCurve> transformerLoss(double noLoadW, double loadLossW, double ratedW);

/// Curve of a transformer of which only the efficiency at one load fraction x is known: losses split equally
/// between no-load and load loss at that point, which is the DOE test point (0.35 low-voltage dry, 0.5
/// medium-voltage). Stores c for the rated power.
Result<LossCurve> transformerLossFromEfficiency(double ratedW, double efficiency, double loadFraction);

struct EfficiencyPoint {
    double loadFraction = 0; ///< of rated power, > 0
    double efficiency = 0;   ///< 0..1
};

/// Least-squares fit of the three coefficients to at least three points of different load.
Result<LossCurve> lossFromEfficiencies(double ratedW, const std::vector<EfficiencyPoint>& points);

} // namespace cw::solvers::power
