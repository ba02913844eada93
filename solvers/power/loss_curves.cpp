#include "solvers/power/loss_curves.h"

#include <Eigen/Dense>

#include <cmath>

namespace cw::solvers::power {

namespace {

Error bad(const char* what) {
    return {ErrorCode::InvalidArgument, "loss curve", what};
}
bool isEfficiency(double e) {
    return e > 0 && e <= 1;
}
bool isPositive(double v) {
    return std::isfinite(v) && v > 0;
}

} // namespace

Result<LossCurve> rectifierLoss(double constantW, double efficiency) {
    if (!std::isfinite(constantW) || constantW < 0) return bad("constantW");
    if (!isEfficiency(efficiency)) return bad("efficiency");
    LossCurve curve;
    curve.a = constantW / efficiency;
    curve.b = 1 / efficiency - 1;
    return curve;
}

Result<LossCurve> transformerLoss(double noLoadW, double loadLossW, double ratedW) {
    if (!std::isfinite(noLoadW) || noLoadW < 0) return bad("noLoadW");
    if (!std::isfinite(loadLossW) || loadLossW < 0) return bad("loadLossW");
    if (!isPositive(ratedW)) return bad("ratedW");
    LossCurve curve;
    curve.a = noLoadW;
    curve.c = loadLossW / ratedW;
    return curve;
}

Result<LossCurve> transformerLossFromEfficiency(double ratedW, double efficiency, double loadFraction) {
    if (!isPositive(ratedW)) return bad("ratedW");
    if (!isEfficiency(efficiency)) return bad("efficiency");
    if (!isPositive(loadFraction)) return bad("loadFraction");
    const double half = ratedW * loadFraction * (1 / efficiency - 1) / 2;
    return transformerLoss(half, half / (loadFraction * loadFraction), ratedW);
}

Result<LossCurve> lossFromEfficiencies(double ratedW, const std::vector<EfficiencyPoint>& points) {
    if (!isPositive(ratedW)) return bad("ratedW");
    if (points.size() < 3) return bad("at least three load points");
    Eigen::MatrixX3d terms(points.size(), 3);
    Eigen::VectorXd losses(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const EfficiencyPoint& p = points[i];
        if (!isPositive(p.loadFraction)) return bad("loadFraction");
        if (!isEfficiency(p.efficiency)) return bad("efficiency");
        const auto row = static_cast<Eigen::Index>(i);
        terms.row(row) << 1, p.loadFraction, p.loadFraction * p.loadFraction;
        losses[row] = p.loadFraction * (1 / p.efficiency - 1);
    }
    const Eigen::ColPivHouseholderQR<Eigen::MatrixX3d> qr(terms);
    if (qr.rank() < 3) return bad("at least three different load points");
    const Eigen::Vector3d fit = qr.solve(losses);
    LossCurve curve;
    curve.a = fit[0] * ratedW;
    curve.b = fit[1];
    curve.c = fit[2];
    return curve;
}

} // namespace cw::solvers::power
