#include "solvers/fabric/spectrum.h"

#include <Eigen/Eigenvalues>
#include <Spectra/SymEigsSolver.h>

#include <algorithm>
#include <vector>

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

namespace {

/// The Laplacian with the constants, its eigenvectors of eigenvalue 0, lifted above all others.
class LiftedLaplacian {
public:
    using Scalar = double;

    explicit LiftedLaplacian(const FabricGraph& graph)
        : graph_(graph) {
        std::vector<double> degree(graph.nodeCount(), 0);
        for (std::size_t e = 0; e < graph.edgeCount(); ++e)
            for (const std::int32_t v : {graph.edgeA[e], graph.edgeB[e]})
                degree[static_cast<std::size_t>(v)] += graph.edgeCapacity(e);
        lift_ = 2 * *std::max_element(degree.begin(), degree.end());
    }

    Eigen::Index rows() const { return static_cast<Eigen::Index>(graph_.nodeCount()); }
    Eigen::Index cols() const { return rows(); }
    void perform_op(const double* x, double* y) const {
        const Eigen::Map<const Eigen::VectorXd> from(x, rows());
        std::fill(y, y + rows(), lift_ * from.mean());
        for (std::size_t e = 0; e < graph_.edgeCount(); ++e) {
            const std::int32_t a = graph_.edgeA[e], b = graph_.edgeB[e];
            const double flow = graph_.edgeCapacity(e) * (x[a] - x[b]);
            y[a] += flow;
            y[b] -= flow;
        }
    }

private:
    const FabricGraph& graph_;
    double lift_ = 0;
};

} // namespace

std::optional<double> estimateLambda2(const FabricGraph& graph) {
    constexpr Eigen::Index kVectors = 60;
    if (graph.nodeCount() < 3) return laplacianLambda2(graph);
    if (graph.edgeCount() == 0) return 0;
    LiftedLaplacian matrix(graph);
    Spectra::SymEigsSolver<LiftedLaplacian> solver(matrix, 1, std::min(kVectors, matrix.rows()));
    solver.init();
    if (solver.compute(Spectra::SortRule::SmallestAlge, 300, 1e-8) < 1) return std::nullopt;
    return std::max(0.0, solver.eigenvalues()(0));
}

} // namespace cw::solvers::fabric
