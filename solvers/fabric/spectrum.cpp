#include "solvers/fabric/spectrum.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <random>

namespace cw::solvers::fabric {

std::optional<double> laplacianLambda2(const FabricGraph& graph) {
    const std::size_t n = graph.nodeCount();
    if (n < 2) return 0;
    if (n > kMostSpectrumNodes) return std::nullopt;
    Eigen::MatrixXd laplacian = Eigen::MatrixXd::Zero(Eigen::Index(n), Eigen::Index(n));
    for (std::size_t e = 0; e < graph.edgeCount(); ++e) {
        const double c = graph.edgeCapacity(e);
        const Eigen::Index a = graph.edgeA[e], b = graph.edgeB[e];
        laplacian(a, a) += c;
        laplacian(b, b) += c;
        laplacian(a, b) -= c;
        laplacian(b, a) -= c;
    }
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solved(laplacian, Eigen::EigenvaluesOnly);
    if (solved.info() != Eigen::Success) return std::nullopt;
    return std::max(0.0, solved.eigenvalues()(1));
}

std::optional<double> estimateLambda2(const FabricGraph& graph) {
    constexpr int kSteps = 120;
    const auto n = static_cast<Eigen::Index>(graph.nodeCount());
    if (n < 2) return std::nullopt;
    const auto apply = [&](const Eigen::VectorXd& x) {
        Eigen::VectorXd y = Eigen::VectorXd::Zero(n);
        for (std::size_t e = 0; e < graph.edgeCount(); ++e) {
            const Eigen::Index a = graph.edgeA[e], b = graph.edgeB[e];
            const double flow = graph.edgeCapacity(e) * (x(a) - x(b));
            y(a) += flow;
            y(b) -= flow;
        }
        return y;
    };
    const auto steps = std::min<Eigen::Index>(kSteps, n - 1);
    Eigen::MatrixXd basis(n, steps);
    Eigen::MatrixXd projected = Eigen::MatrixXd::Zero(steps, steps); // tridiagonal
    std::mt19937_64 random(1);
    Eigen::VectorXd next(n);
    for (Eigen::Index i = 0; i < n; ++i)
        next(i) = static_cast<double>(random() % 2001) / 1000 - 1;
    Eigen::Index used = 0;
    for (; used < steps; ++used) {
        for (int twice = 0; twice < 2; ++twice) { // once leaves rounding errors that grow from step to step
            next -= basis.leftCols(used) * (basis.leftCols(used).transpose() * next);
            next.array() -= next.mean(); // constants have eigenvalue 0 and are left out
        }
        const double norm = next.norm();
        if (norm < 1e-9 * std::sqrt(static_cast<double>(n))) break;
        if (used > 0) projected(used - 1, used) = projected(used, used - 1) = norm;
        basis.col(used) = next / norm;
        next = apply(basis.col(used));
        projected(used, used) = basis.col(used).dot(next);
    }
    if (used == 0) return std::nullopt;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solved(projected.topLeftCorner(used, used),
                                                                Eigen::EigenvaluesOnly);
    if (solved.info() != Eigen::Success) return std::nullopt;
    return std::max(0.0, solved.eigenvalues()(0));
}

} // namespace cw::solvers::fabric
