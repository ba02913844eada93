#include "solvers/common/air.h"

#include <algorithm>
#include <cmath>

namespace cw::solvers::air {

namespace {

constexpr double kZeroK = 273.15;

/// Root of a monotone growing function between two ends.
template <class Function>
double bisect(double low, double high, const Function& f) {
    for (int i = 0; i < 200 && high - low > 1e-12; ++i) {
        const double middle = (low + high) / 2;
        (f(middle) < 0 ? low : high) = middle;
    }
    return (low + high) / 2;
}

double ratioAtPressure(double vapourPa, double pPa) {
    return 0.621945 * vapourPa / (pPa - vapourPa);
}

} // namespace

double pressureAtAltitudePa(double altitudeM) {
    return kSeaLevelPa * std::pow(1 - kLapsePerM * altitudeM, kExponent);
}

double densityKgM3(double tC, double pPa, double w) {
    return pPa * (1 + w) / (kGasConstant * (tC + kZeroK) * (1 + 1.6079 * w));
}

double saturationPa(double tC) {
    const double t = tC + kZeroK;
    if (tC < 0)
        return std::exp(-5.6745359e3 / t + 6.3925247 +
                        t * (-9.677843e-3 + t * (6.2215701e-7 + t * (2.0747825e-9 - 9.484024e-13 * t))) +
                        4.1635019 * std::log(t));
    return std::exp(-5.8002206e3 / t + 1.3914993 +
                    t * (-4.8640239e-2 + t * (4.1764768e-5 - 1.4452093e-8 * t)) + 6.5459673 * std::log(t));
}

double humidityRatio(double tC, double relativeHumidity, double pPa) {
    return ratioAtPressure(std::clamp(relativeHumidity, 0.0, 1.0) * saturationPa(tC), pPa);
}

double dewPointC(double tC, double relativeHumidity) {
    const double vapour = std::clamp(relativeHumidity, 0.0, 1.0) * saturationPa(tC);
    if (vapour <= saturationPa(-100)) return -100;
    return bisect(-100, tC, [vapour](double t) { return saturationPa(t) - vapour; });
}

double wetBulbC(double tC, double relativeHumidity, double pPa) {
    const double w = humidityRatio(tC, relativeHumidity, pPa);
    const auto ratioAt = [&](double wet) {
        const double saturated = ratioAtPressure(saturationPa(wet), pPa);
        return wet >= 0
                   ? ((2501 - 2.326 * wet) * saturated - 1.006 * (tC - wet)) /
                         (2501 + 1.86 * tC - 4.186 * wet)
                   : ((2830 - 0.24 * wet) * saturated - 1.006 * (tC - wet)) / (2830 + 1.86 * tC - 2.1 * wet);
    };
    return bisect(-100, tC, [&](double wet) { return ratioAt(wet) - w; });
}

} // namespace cw::solvers::air
