// Moist air: the few properties that flows and limits need.
#pragma once

namespace cw::solvers::air {

/// Specific heat of dry air at constant pressure, J/(kg K).
inline constexpr double kCp = 1006.0;
/// Gas constant of dry air, J/(kg K).
inline constexpr double kGasConstant = 287.042;
inline constexpr double kSeaLevelPa = 101325.0;
// International standard atmosphere, ISO 2533: p = p0 (1 - kLapse h)^kExponent.
inline constexpr double kLapsePerM = 2.25577e-5;
inline constexpr double kExponent = 5.25588;

/// Pressure of the standard atmosphere, Pa; altitude in m, -500..11000.
double pressureAtAltitudePa(double altitudeM);

/// Density of moist air, kg/m3: p (1 + W) / (R T (1 + 1.6079 W)). T in °C, p in Pa, W in kg/kg dry air. Ideal
/// gas.
double densityKgM3(double tC, double pPa, double humidityRatio);

/// Saturation pressure over water, below 0 °C over ice, Pa. Hyland and Wexler 1983; -100..200 °C.
double saturationPa(double tC);

/// Humidity ratio W = 0.621945 p_w / (p - p_w), kg/kg. `relativeHumidity` is clamped to 0..1.
double humidityRatio(double tC, double relativeHumidity, double pPa);

/// Dew point, °C, by bisection on saturationPa; -100 °C when there is no vapour.
double dewPointC(double tC, double relativeHumidity);

/// Thermodynamic wet-bulb temperature, °C, by bisection on the psychrometric energy balance (ASHRAE
/// Fundamentals, ice branch below 0 °C).
double wetBulbC(double tC, double relativeHumidity, double pPa);

} // namespace cw::solvers::air
