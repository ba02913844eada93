// What is known of regular families without drawing them: figures of products of rings, paths and complete
// graphs, and of Slim Fly. Links have capacity 1, every switch is one endpoint.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace cw::solvers::fabric {

enum class FactorKind : std::uint8_t { Ring, Path, Complete };

/// One dimension of a product graph. A ring of two is one link.
struct Factor {
    FactorKind kind = FactorKind::Ring;
    int size = 1; ///< 1 to 1,000,000
};

struct ProductFigures {
    double nodes = 1;
    double links = 0;
    int diameter = 0;
    double meanHops = 0; ///< over pairs of different nodes; 0 for a single node
    double lambda2 = 0;  ///< second smallest eigenvalue of the Laplacian; 0 for a single node
    /// Links of the smallest cut into halves that differ by one node at most. Absent where no formula is
    /// known.
    std::optional<double> bisection;
};

/// Tori (rings of three and more), meshes (paths) and HyperX whose smallest dimension is even have a closed
/// form of the bisection; a single complete graph has one for every size. Sources: Azizoğlu and Eğecioğlu,
/// "The bisection width and the isoperimetric number of arrays" (2004); Aroca and Fernández Anta, "Bisection
/// (band)width of product networks with application to data centers" (2014); for HyperX the spectral bound
/// that a cut across the dimension attains. Eigenvalues, distances and counts are sums or minima over the
/// factors.
ProductFigures productFigures(const std::vector<Factor>& factors);

struct SlimFlyFigures {
    double lambda2 = 0;        ///< q
    double bisectionLower = 0; ///< smallest whole number of links not below n/4 · lambda2
    double bisectionUpper = 0; ///< of the split into whole columns, half of them of each kind
};

/// Of the McKay-Miller-Širáň graph of field size q ≥ 3, n = 2q². Source: Besta and Hoefler, "Slim Fly" (SC14)
/// for the graph; the eigenvalue belongs to vectors that are constant on columns.
SlimFlyFigures slimFlyFigures(int q);

struct RandomRegularFigures {
    double bisectionLower = 0;      ///< links; holds with probability tending to one
    double bisectionAsymptotic = 0; ///< links; leading terms for large n and d
};

/// Bisection of a random d-regular graph with n nodes, d ≥ 3. Sources: Bollobás, "The isoperimetric number of
/// random graphs" (1988) for n/2 (d/2 − √(d ln 2)); Dembo, Montanari and Sen, "Extremal cuts of sparse random
/// graphs" (2017) for n (d/4 − P* √(d/4)), P* = 0.7632.
RandomRegularFigures randomRegularFigures(double nodes, double degree);

/// Lower bound n/4 · lambda2 of a bisection, for n odd (n² - 1) / 4n · lambda2. Source: Fiedler 1975.
double spectralBisectionBound(double nodes, double lambda2);

} // namespace cw::solvers::fabric
