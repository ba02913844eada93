#include "solvers/common/coolant.h"

#include "model/base/phrase.h"

#include <cmath>

namespace cw::solvers {

std::string_view coolantName(Coolant c) {
    return c == Coolant::Water ? Phrase::mark("water") : Phrase::mark("PG25");
}

std::string_view coolantSource(Coolant c) {
    return c == Coolant::Water ? Phrase::mark("density Kell 1975, specific heat Popiel and Wojtkowiak 2007")
                               : Phrase::mark("linear fit for 25 % propylene glycol");
}

Provenance coolantProvenance(Coolant) {
    return Provenance::Unverified;
}

double coolantDensityKgM3(Coolant c, double t) {
    if (c == Coolant::Pg25) return 1032 - 0.35 * t;
    const double dividend =
        999.83952 +
        t * (16.945176 + t * (-7.9870401e-3 + t * (-46.170461e-6 + t * (105.56302e-9 - 280.54253e-12 * t))));
    return dividend / (1 + 16.879850e-3 * t);
}

double coolantCp(Coolant c, double t) {
    if (c == Coolant::Pg25) return 3850 + 1.5 * t;
    const double root = std::sqrt(t);
    return 1e3 *
           (4.2174356 + t * (-0.0056181625 + 0.0012992528 * root + t * (-0.00011535353 + 4.14964e-6 * root)));
}

double counterflowEffectiveness(double ntu, double ratio) {
    if (std::abs(1 - ratio) < 1e-9) return ntu / (1 + ntu);
    const double e = std::exp(-ntu * (1 - ratio));
    return (1 - e) / (1 - ratio * e);
}

double counterflowNtu(double effectiveness, double ratio) {
    if (std::abs(1 - ratio) < 1e-9) return effectiveness / (1 - effectiveness);
    return std::log((1 - effectiveness * ratio) / (1 - effectiveness)) / (1 - ratio);
}

double logMeanK(double a, double b) {
    if (std::abs(a - b) < 1e-9 * std::abs(a)) return (a + b) / 2;
    return (a - b) / std::log(a / b);
}

} // namespace cw::solvers
