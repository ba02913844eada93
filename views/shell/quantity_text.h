// Reads what a planner types: a number in the local or the plain notation, and a unit of the right kind.
#pragma once

#include "model/base/result.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace cw::shell {

/// Kinds of quantity that a field can hold; the base unit is that of model/base/quantity.h.
enum class Dimension : unsigned char {
    Count,                 ///< a plain number
    Ratio,                 ///< a fraction; shown in %
    Power,                 ///< W
    Energy,                ///< J
    Length,                ///< m
    Mass,                  ///< kg
    FloorLoad,             ///< kg/m2
    Bandwidth,             ///< Gb/s
    DataSize,              ///< bytes
    VolumeFlow,            ///< m3/s
    Pressure,              ///< Pa
    Current,               ///< A
    Voltage,               ///< V
    Duration,              ///< s
    CarbonIntensity,       ///< gCO2/kWh
    Temperature,           ///< °C
    TemperatureDifference, ///< K
};

/// Reads a number: the locale's own notation first ("1.234,5" in German), then any other that is not
/// ambiguous
/// ("1,234.5", "1 234.5", U+2212, native digits, 1e3). ParseError for anything else, NaN and infinity
/// included.
Result<double> parseNumber(const QString& text, const QLocale& locale = QLocale());

/// Reads "132 kW", "0.132 MW", "450 kBTU/h", "48 in", "72 °F" into the dimension's base unit. A number
/// without a unit takes `defaultUnit` (a symbol of the dimension; empty is the base unit). Errors, with the
/// offending text in `context`: ParseError (no number, unknown unit), InvalidArgument (a unit of another
/// dimension, with that dimension's name in `detail`; below absolute zero; beyond the range of a double).
Result<double> parseQuantity(const QString& text, Dimension dimension, const QString& defaultUnit = {},
                             const QLocale& locale = QLocale());

/// A value in base units expressed in `unit`; NaN when the unit is not of the dimension.
double inUnit(double base, Dimension dimension, const QString& unit);

/// Symbols that the product itself writes, from small to large ("W", "kW", "MW", …).
QStringList unitSymbols(Dimension dimension);

/// What an error of parseQuantity means and how to mend it, translated, for the line under the field.
QString explainQuantityError(const Error& error, Dimension dimension);

} // namespace cw::shell
