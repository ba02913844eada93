#include "solvers/fabric/spectrum.h"

#include <Eigen/Eigenvalues>

#include <algorithm>

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

} // namespace cw::solvers::fabric
