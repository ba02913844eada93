#include "solvers/fabric/closed_forms.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cw::solvers::fabric {

namespace {

/// Figures of one dimension; distances summed over ordered pairs.
struct Dimension {
    double links = 0;
    int diameter = 0;
    double distances = 0;
    double lambda2 = 0;
};

Dimension dimensionOf(const Factor& f) {
    const double k = f.size;
    const double angle = std::numbers::pi / k;
    // The smallest ring, path and complete graph are the same single link.
    if (f.size == 2) return {1, 1, 2, 2};
    switch (f.kind) {
    case FactorKind::Ring:
        return {k, f.size / 2, k * std::floor(k * k / 4), 2 - 2 * std::cos(2 * angle)};
    case FactorKind::Path:
        return {k - 1, f.size - 1, k * (k * k - 1) / 3, 2 - 2 * std::cos(angle)};
    case FactorKind::Complete:
        return {k * (k - 1) / 2, 1, k * (k - 1), k};
    }
    return {};
}

/// Sum of the cuts across the dimensions from the longest to the first even one; to all when all are odd.
double cutsToFirstEven(std::vector<int> sizes) {
    std::sort(sizes.begin(), sizes.end(), std::greater<>());
    double section = 1;
    for (int size : sizes)
        section *= size;
    double sum = 0;
    for (int size : sizes) {
        section /= size;
        sum += section;
        if (size % 2 == 0) break;
    }
    return sum;
}

std::optional<double> productBisection(const std::vector<Factor>& factors, double nodes) {
    std::vector<int> sizes;
    bool rings = true, paths = true, complete = true;
    for (const Factor& f : factors) {
        sizes.push_back(f.size);
        rings = rings && (f.kind == FactorKind::Ring || (f.kind == FactorKind::Complete && f.size == 3)) &&
                f.size != 2;
        paths = paths && (f.kind == FactorKind::Path || f.size == 2);
        complete = complete && (f.kind == FactorKind::Complete || f.size == 2);
    }
    if (sizes.empty()) return 0;
    const int smallest = *std::min_element(sizes.begin(), sizes.end());
    if (rings) return 2 * cutsToFirstEven(sizes);
    if (paths) return cutsToFirstEven(sizes);
    if (complete && smallest % 2 == 0) return nodes * smallest / 4;
    const int half = smallest / 2;
    if (complete && sizes.size() == 1) return double(half) * double(smallest - half);
    return std::nullopt;
}

} // namespace

ProductFigures productFigures(const std::vector<Factor>& factors) {
    ProductFigures r;
    std::vector<Factor> real;
    for (const Factor& f : factors)
        if (f.size > 1) real.push_back(f);
    for (const Factor& f : real)
        r.nodes *= f.size;
    double distances = 0;
    for (const Factor& f : real) {
        const Dimension d = dimensionOf(f);
        const double copies = r.nodes / f.size;
        r.links += d.links * copies;
        r.diameter += d.diameter;
        distances += d.distances * copies * copies;
        r.lambda2 = r.lambda2 > 0 ? std::min(r.lambda2, d.lambda2) : d.lambda2;
    }
    if (r.nodes > 1) r.meanHops = distances / (r.nodes * (r.nodes - 1));
    r.bisection = productBisection(real, r.nodes);
    return r;
}

SlimFlyFigures slimFlyFigures(int q) {
    const double n = 2.0 * q * q;
    // Columns are joined by q links a pair of unlike ones; q odd takes one column more of one kind.
    const double less = std::floor(q / 2.0);
    const double more = q - less;
    const double upper = q % 2 == 0 ? q * 2.0 * less * less : q * (more * more + less * less);
    return {double(q), std::ceil(spectralBisectionBound(n, q) - 1e-9), upper};
}

RandomRegularFigures randomRegularFigures(double nodes, double degree) {
    constexpr double kParisi = 0.7632; // P*: ground state energy of the Sherrington-Kirkpatrick model
    return {nodes / 2 * (degree / 2 - std::sqrt(degree * std::log(2.0))),
            nodes * (degree / 4 - kParisi * std::sqrt(degree / 4))};
}

double spectralBisectionBound(double nodes, double lambda2) {
    const double half = std::floor(nodes / 2);
    return nodes > 0 ? half * (nodes - half) / nodes * lambda2 : 0;
}

} // namespace cw::solvers::fabric
