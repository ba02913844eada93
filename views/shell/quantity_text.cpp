#include "views/shell/quantity_text.h"

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace cw::shell {

namespace {

/// One way to write a unit: base = value × factor + offset. The first of a run with equal factor is the
/// symbol that the product writes; the others are accepted. Exact by definition unless noted.
struct Unit {
    Dimension dimension;
    const char* symbol;
    double factor;
    double offset = 0;
    bool written = false; ///< offered by unitSymbols()
};

constexpr double kFoot = 0.3048;              // international foot
constexpr double kPound = 0.45359237;         // avoirdupois
constexpr double kBtuPerHour = 0.29307107017; // W; international table BTU, 1055.05585262 J / 3600 s
constexpr double kUsGallon = 3.785411784e-3;  // m3

const std::array kUnits = {
    Unit{Dimension::Count, "", 1, 0, true},
    Unit{Dimension::Ratio, "%", 0.01, 0, true},
    Unit{Dimension::Ratio, "", 1},
    Unit{Dimension::Power, "W", 1, 0, true},
    Unit{Dimension::Power, "kW", 1e3, 0, true},
    Unit{Dimension::Power, "MW", 1e6, 0, true},
    Unit{Dimension::Power, "GW", 1e9, 0, true},
    Unit{Dimension::Power, "BTU/h", kBtuPerHour, 0, true},
    Unit{Dimension::Power, "BTU/hr", kBtuPerHour},
    Unit{Dimension::Power, "kBTU/h", kBtuPerHour * 1e3, 0, true},
    Unit{Dimension::Power, "kBTU/hr", kBtuPerHour * 1e3},
    Unit{Dimension::Power, "MBH", kBtuPerHour * 1e3}, // a thousand BTU/h in the trade
    Unit{Dimension::Power, "TR", kBtuPerHour * 12e3, 0, true},
    Unit{Dimension::Power, "RT", kBtuPerHour * 12e3}, // ton of refrigeration
    Unit{Dimension::Power, "hp", 745.69987158227022},
    Unit{Dimension::Energy, "J", 1, 0, true},
    Unit{Dimension::Energy, "kJ", 1e3},
    Unit{Dimension::Energy, "MJ", 1e6, 0, true},
    Unit{Dimension::Energy, "Wh", 3600},
    Unit{Dimension::Energy, "kWh", 3.6e6, 0, true},
    Unit{Dimension::Energy, "MWh", 3.6e9, 0, true},
    Unit{Dimension::Energy, "GWh", 3.6e12, 0, true},
    Unit{Dimension::Length, "mm", 1e-3, 0, true},
    Unit{Dimension::Length, "cm", 1e-2},
    Unit{Dimension::Length, "m", 1, 0, true},
    Unit{Dimension::Length, "km", 1e3, 0, true},
    Unit{Dimension::Length, "in", 0.0254, 0, true},
    Unit{Dimension::Length, "\"", 0.0254},
    Unit{Dimension::Length, "ft", kFoot, 0, true},
    Unit{Dimension::Length, "'", kFoot},
    Unit{Dimension::Length, "mi", 5280 * kFoot},
    Unit{Dimension::Length, "yd", 3 * kFoot},
    Unit{Dimension::Mass, "g", 1e-3},
    Unit{Dimension::Mass, "kg", 1, 0, true},
    Unit{Dimension::Mass, "t", 1e3, 0, true},
    Unit{Dimension::Mass, "lb", kPound, 0, true},
    Unit{Dimension::Mass, "lbs", kPound},
    Unit{Dimension::FloorLoad, "kg/m²", 1, 0, true},
    Unit{Dimension::FloorLoad, "kg/m2", 1},
    Unit{Dimension::FloorLoad, "t/m²", 1e3},
    Unit{Dimension::FloorLoad, "t/m2", 1e3},
    Unit{Dimension::FloorLoad, "kN/m²", 1e3 / 9.80665, 0, true}, // standard gravity
    Unit{Dimension::FloorLoad, "kN/m2", 1e3 / 9.80665},
    Unit{Dimension::FloorLoad, "kPa", 1e3 / 9.80665},
    Unit{Dimension::FloorLoad, "lb/ft²", kPound / (kFoot * kFoot), 0, true},
    Unit{Dimension::FloorLoad, "lb/ft2", kPound / (kFoot * kFoot)},
    Unit{Dimension::FloorLoad, "psf", kPound / (kFoot * kFoot)},
    Unit{Dimension::Bandwidth, "Mb/s", 1e-3, 0, true},
    Unit{Dimension::Bandwidth, "Mbit/s", 1e-3},
    Unit{Dimension::Bandwidth, "Gb/s", 1, 0, true},
    Unit{Dimension::Bandwidth, "Gbit/s", 1},
    Unit{Dimension::Bandwidth, "Gbps", 1},
    Unit{Dimension::Bandwidth, "GB/s", 8},
    Unit{Dimension::Bandwidth, "Tb/s", 1e3, 0, true},
    Unit{Dimension::Bandwidth, "Tbit/s", 1e3},
    Unit{Dimension::Bandwidth, "TB/s", 8e3},
    Unit{Dimension::DataSize, "B", 1, 0, true},
    Unit{Dimension::DataSize, "kB", 1e3},
    Unit{Dimension::DataSize, "MB", 1e6},
    Unit{Dimension::DataSize, "GB", 1e9, 0, true},
    Unit{Dimension::DataSize, "TB", 1e12, 0, true},
    Unit{Dimension::DataSize, "PB", 1e15, 0, true},
    Unit{Dimension::DataSize, "KiB", 1024},
    Unit{Dimension::DataSize, "MiB", 1048576},
    Unit{Dimension::DataSize, "GiB", 1073741824, 0, true},
    Unit{Dimension::DataSize, "TiB", 1099511627776, 0, true},
    Unit{Dimension::VolumeFlow, "m³/s", 1, 0, true},
    Unit{Dimension::VolumeFlow, "m3/s", 1},
    Unit{Dimension::VolumeFlow, "m³/h", 1 / 3600.0, 0, true},
    Unit{Dimension::VolumeFlow, "m3/h", 1 / 3600.0},
    Unit{Dimension::VolumeFlow, "L/min", 1e-3 / 60, 0, true},
    Unit{Dimension::VolumeFlow, "LPM", 1e-3 / 60},
    Unit{Dimension::VolumeFlow, "L/s", 1e-3, 0, true},
    Unit{Dimension::VolumeFlow, "CFM", kFoot* kFoot* kFoot / 60, 0, true},
    Unit{Dimension::VolumeFlow, "GPM", kUsGallon / 60, 0, true},
    Unit{Dimension::VolumeFlow, "gal/min", kUsGallon / 60},
    Unit{Dimension::Pressure, "Pa", 1, 0, true},
    Unit{Dimension::Pressure, "kPa", 1e3, 0, true},
    Unit{Dimension::Pressure, "MPa", 1e6},
    Unit{Dimension::Pressure, "mbar", 100},
    Unit{Dimension::Pressure, "bar", 1e5, 0, true},
    Unit{Dimension::Pressure, "psi", kPound * 9.80665 / (0.0254 * 0.0254), 0, true},
    Unit{Dimension::Pressure, "inH2O", 249.08891}, // conventional, water at 4 °C
    Unit{Dimension::Current, "mA", 1e-3},
    Unit{Dimension::Current, "A", 1, 0, true},
    Unit{Dimension::Current, "kA", 1e3, 0, true},
    Unit{Dimension::Voltage, "V", 1, 0, true},
    Unit{Dimension::Voltage, "kV", 1e3, 0, true},
    Unit{Dimension::Duration, "ms", 1e-3, 0, true},
    Unit{Dimension::Duration, "s", 1, 0, true},
    Unit{Dimension::Duration, "min", 60, 0, true},
    Unit{Dimension::Duration, "h", 3600, 0, true},
    Unit{Dimension::Duration, "d", 86400, 0, true},
    Unit{Dimension::Duration, "a", 365.25 * 86400, 0, true}, // Julian year
    Unit{Dimension::Duration, "yr", 365.25 * 86400},
    Unit{Dimension::CarbonIntensity, "g/kWh", 1, 0, true},
    Unit{Dimension::CarbonIntensity, "gCO2/kWh", 1},
    Unit{Dimension::CarbonIntensity, "gCO₂/kWh", 1},
    Unit{Dimension::CarbonIntensity, "kg/MWh", 1},
    Unit{Dimension::Temperature, "°C", 1, 0, true},
    Unit{Dimension::Temperature, "C", 1},
    Unit{Dimension::Temperature, "℃", 1},
    Unit{Dimension::Temperature, "K", 1, -273.15},
    Unit{Dimension::Temperature, "°F", 5.0 / 9, -160.0 / 9, true},
    Unit{Dimension::Temperature, "F", 5.0 / 9, -160.0 / 9},
    Unit{Dimension::TemperatureDifference, "K", 1, 0, true},
    Unit{Dimension::TemperatureDifference, "°C", 1},
    Unit{Dimension::TemperatureDifference, "C", 1},
    Unit{Dimension::TemperatureDifference, "°F", 5.0 / 9, 0, true},
    Unit{Dimension::TemperatureDifference, "F", 5.0 / 9},
};

QString symbolOf(const Unit& unit) {
    return QString::fromUtf8(unit.symbol);
}

const char* dimensionKey(Dimension dimension) {
    switch (dimension) {
    case Dimension::Count:
        return "count";
    case Dimension::Ratio:
        return "ratio";
    case Dimension::Power:
        return "power";
    case Dimension::Energy:
        return "energy";
    case Dimension::Length:
        return "length";
    case Dimension::Mass:
        return "mass";
    case Dimension::FloorLoad:
        return "floorLoad";
    case Dimension::Bandwidth:
        return "bandwidth";
    case Dimension::DataSize:
        return "dataSize";
    case Dimension::VolumeFlow:
        return "volumeFlow";
    case Dimension::Pressure:
        return "pressure";
    case Dimension::Current:
        return "current";
    case Dimension::Voltage:
        return "voltage";
    case Dimension::Duration:
        return "duration";
    case Dimension::CarbonIntensity:
        return "carbonIntensity";
    case Dimension::Temperature:
        return "temperature";
    case Dimension::TemperatureDifference:
        return "temperatureDifference";
    }
    return "";
}

/// Finds a unit by its exact symbol, else by a symbol that differs only in case when that is not ambiguous
/// ("kw" is kW, but "Mb/s" and "MB/s" are told apart).
const Unit* findUnit(const QString& symbol, std::optional<Dimension> dimension) {
    const Unit* loose = nullptr;
    bool ambiguous = false;
    for (const Unit& unit : kUnits) {
        if (dimension && unit.dimension != *dimension) continue;
        const QString name = symbolOf(unit);
        if (name == symbol) return &unit;
        if (name.compare(symbol, Qt::CaseInsensitive) != 0) continue;
        if (loose && (loose->factor != unit.factor || loose->dimension != unit.dimension)) ambiguous = true;
        loose = &unit;
    }
    return ambiguous && dimension ? nullptr : loose;
}

bool isSpace(QChar c) {
    return c.isSpace() || c == QChar(0x202F) || c == QChar(0x00A0) || c == QChar(0x2009);
}
bool isMinus(QChar c) {
    return c == QLatin1Char('-') || c == QChar(0x2212) || c == QChar(0xFE63) || c == QChar(0xFF0D);
}
bool isApostrophe(QChar c) {
    return c == QLatin1Char('\'') || c == QChar(0x2019);
}

/// Characters that only direct the layout (LRM, RLM, ALM) go; full-width and native digits become ASCII.
QString cleaned(const QString& text) {
    QString out;
    for (const QChar c : text) {
        if (c.category() == QChar::Other_Format) continue;
        if (c.isDigit())
            out += QLatin1Char(static_cast<char>('0' + c.digitValue()));
        else if (c == QChar(0x066B))
            out += QLatin1Char('.'); // Arabic decimal separator: never a group
        else if (c == QChar(0x066C))
            out += QLatin1Char('\''); // Arabic group separator: never a decimal mark
        else
            out += c;
    }
    return out.trimmed();
}

/// True when the pieces between separators can be digit groups: 1 to 3 first, 2 or 3 between, 3 last.
bool areGroups(const QStringList& pieces) {
    if (pieces.size() < 2 || pieces.first().isEmpty() || pieces.first().size() > 3) return false;
    if (pieces.first() == QLatin1String("0")) return false;
    for (qsizetype i = 1; i + 1 < pieces.size(); ++i) {
        if (pieces[i].size() != 3 && pieces[i].size() != 2) return false;
    }
    return pieces.last().size() == 3;
}

/// Splits off the longest prefix that can be a number; the rest is the unit.
qsizetype numberLength(const QString& text) {
    qsizetype end = 0;
    qsizetype i = 0;
    bool digits = false;
    if (i < text.size() && (isMinus(text[i]) || text[i] == QLatin1Char('+'))) ++i;
    while (i < text.size() && isSpace(text[i]))
        ++i;
    for (; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isDigit()) {
            digits = true;
            end = i + 1;
        } else if (c == QLatin1Char('.') || c == QLatin1Char(',')) {
            end = i + 1;
        } else if (isSpace(c) || isApostrophe(c)) {
            // Inside a number only when a digit follows; "5' " is five feet.
            if (i + 1 >= text.size() || !text[i + 1].isDigit() || !digits) break;
        } else {
            break;
        }
    }
    if (digits && end < text.size() && (text[end] == QLatin1Char('e') || text[end] == QLatin1Char('E'))) {
        qsizetype e = end + 1;
        if (e < text.size() && (isMinus(text[e]) || text[e] == QLatin1Char('+'))) ++e;
        const qsizetype first = e;
        while (e < text.size() && text[e].isDigit())
            ++e;
        if (e > first) end = e;
    }
    return digits ? end : 0;
}

/// The mantissa in plain notation, or nothing when the separators do not add up.
std::optional<QString> plainMantissa(QString text, const QLocale& locale) {
    // Spaces and apostrophes can only be groups.
    for (const bool apostrophe : {false, true}) {
        const auto isMark = [apostrophe](QChar c) { return apostrophe ? isApostrophe(c) : isSpace(c); };
        const qsizetype whole = [&] {
            qsizetype i = 0;
            while (i < text.size() && (text[i].isDigit() || isMark(text[i])))
                ++i;
            return i;
        }();
        QStringList pieces(QString{});
        for (qsizetype i = 0; i < whole; ++i) {
            if (isMark(text[i]))
                pieces.append(QString());
            else
                pieces.last() += text[i];
        }
        if (pieces.size() > 1) {
            if (!areGroups(pieces)) return std::nullopt;
            text = pieces.join(QString()) + text.mid(whole);
        }
    }
    const QChar dot = QLatin1Char('.');
    const QChar comma = QLatin1Char(',');
    const qsizetype dots = text.count(dot);
    const qsizetype commas = text.count(comma);
    if (dots == 0 && commas == 0) return text;
    if (dots > 0 && commas > 0) {
        // The last mark is the decimal one, whatever the locale; the other must group.
        const bool dotLast = text.lastIndexOf(dot) > text.lastIndexOf(comma);
        const QChar decimal = dotLast ? dot : comma;
        if ((dotLast ? dots : commas) != 1) return std::nullopt;
        const QStringList parts = text.split(decimal);
        const QStringList groups = parts[0].split(dotLast ? comma : dot);
        if (!areGroups(groups)) return std::nullopt;
        return groups.join(QString()) + dot + parts[1];
    }
    const QChar mark = dots > 0 ? dot : comma;
    const QStringList pieces = text.split(mark);
    const bool localeDecimal = QString(mark) == locale.decimalPoint();
    if (pieces.size() == 2 && localeDecimal) return pieces.join(dot);
    if (QString(mark) == locale.groupSeparator() || pieces.size() > 2) {
        if (areGroups(pieces)) return pieces.join(QString());
    }
    if (pieces.size() == 2) return pieces.join(dot);
    return std::nullopt;
}

Error bad(ErrorCode code, const QString& text, const char* detail) {
    return {code, text.toStdString(), detail};
}

QString dimensionName(const QString& key) {
    static const std::pair<const char*, const char*> names[] = {
        {"count", QT_TRANSLATE_NOOP("Dimension", "a plain number")},
        {"ratio", QT_TRANSLATE_NOOP("Dimension", "a percentage")},
        {"power", QT_TRANSLATE_NOOP("Dimension", "power")},
        {"energy", QT_TRANSLATE_NOOP("Dimension", "energy")},
        {"length", QT_TRANSLATE_NOOP("Dimension", "length")},
        {"mass", QT_TRANSLATE_NOOP("Dimension", "mass")},
        {"floorLoad", QT_TRANSLATE_NOOP("Dimension", "floor load")},
        {"bandwidth", QT_TRANSLATE_NOOP("Dimension", "bandwidth")},
        {"dataSize", QT_TRANSLATE_NOOP("Dimension", "data size")},
        {"volumeFlow", QT_TRANSLATE_NOOP("Dimension", "volume flow")},
        {"pressure", QT_TRANSLATE_NOOP("Dimension", "pressure")},
        {"current", QT_TRANSLATE_NOOP("Dimension", "current")},
        {"voltage", QT_TRANSLATE_NOOP("Dimension", "voltage")},
        {"duration", QT_TRANSLATE_NOOP("Dimension", "time")},
        {"carbonIntensity", QT_TRANSLATE_NOOP("Dimension", "carbon intensity")},
        {"temperature", QT_TRANSLATE_NOOP("Dimension", "temperature")},
        {"temperatureDifference", QT_TRANSLATE_NOOP("Dimension", "temperature difference")},
    };
    for (const auto& [name, text] : names) {
        if (key == QLatin1String(name)) return QCoreApplication::translate("Dimension", text);
    }
    return key;
}

} // namespace

Result<double> parseNumber(const QString& input, const QLocale& locale) {
    const QString text = cleaned(input);
    if (text.isEmpty() || numberLength(text) != text.size())
        return bad(ErrorCode::ParseError, input, "no number");
    QString rest = text;
    bool negative = false;
    if (isMinus(rest[0]) || rest[0] == QLatin1Char('+')) {
        negative = isMinus(rest[0]);
        rest = rest.mid(1).trimmed();
    }
    const qsizetype e = rest.indexOf(QLatin1Char('e'), 0, Qt::CaseInsensitive);
    QString exponent;
    if (e >= 0) {
        exponent = rest.mid(e + 1);
        if (!exponent.isEmpty() && isMinus(exponent[0])) exponent[0] = QLatin1Char('-');
        rest = rest.left(e);
    }
    const std::optional<QString> mantissa = plainMantissa(rest, locale);
    if (!mantissa) return bad(ErrorCode::ParseError, input, "separators do not add up");
    bool ok = false;
    const double value =
        QLocale::c().toDouble(exponent.isEmpty() ? *mantissa : *mantissa + QLatin1Char('e') + exponent, &ok);
    if (std::isinf(value)) return bad(ErrorCode::InvalidArgument, input, "range");
    if (!ok || !std::isfinite(value)) return bad(ErrorCode::ParseError, input, "no number");
    return negative ? -value : value;
}

Result<double> parseQuantity(const QString& input, Dimension dimension, const QString& defaultUnit,
                             const QLocale& locale) {
    const QString text = cleaned(input);
    const qsizetype length = numberLength(text);
    if (length == 0) return bad(ErrorCode::ParseError, input, "no number");
    const Result<double> number = parseNumber(text.left(length), locale);
    if (!number) return Error{number.error().code, input.toStdString(), number.error().detail};
    const QString written = text.mid(length).simplified();
    const QString symbol = written.isEmpty() ? defaultUnit : written;
    const Unit* unit = findUnit(symbol, dimension);
    if (!unit && symbol.isEmpty()) return *number;
    if (!unit) {
        if (const Unit* other = findUnit(symbol, std::nullopt); other && !symbol.isEmpty())
            return bad(ErrorCode::InvalidArgument, symbol, dimensionKey(other->dimension));
        return bad(ErrorCode::ParseError, symbol, "unit");
    }
    const double base = *number * unit->factor + unit->offset;
    if (!std::isfinite(base)) return bad(ErrorCode::InvalidArgument, input, "range");
    if (dimension == Dimension::Temperature && base < -273.15 - 1e-9)
        return bad(ErrorCode::InvalidArgument, input, "absolute zero");
    return base;
}

double inUnit(double base, Dimension dimension, const QString& symbol) {
    const Unit* unit = findUnit(symbol, dimension);
    if (unit) return (base - unit->offset) / unit->factor;
    return symbol.isEmpty() ? base : std::numeric_limits<double>::quiet_NaN();
}

QStringList unitSymbols(Dimension dimension) {
    QStringList out;
    for (const Unit& unit : kUnits) {
        if (unit.dimension == dimension && unit.written) out << symbolOf(unit);
    }
    return out;
}

QString explainQuantityError(const Error& error, Dimension dimension) {
    const QString context = QString::fromStdString(error.context);
    const QString detail = QString::fromStdString(error.detail);
    const QStringList symbols = unitSymbols(dimension);
    const QString known = symbols.join(QStringLiteral(", "));
    if (detail == QLatin1String("unit"))
        return QCoreApplication::translate("UnitField", "“%1” is no known unit. Use %2.").arg(context, known);
    if (detail == QLatin1String("absolute zero"))
        return QCoreApplication::translate("UnitField", "Below absolute zero (−273.15 °C).");
    if (detail == QLatin1String("range"))
        return QCoreApplication::translate("UnitField", "The number is too large.");
    if (error.code == ErrorCode::InvalidArgument) {
        if (dimension == Dimension::Count)
            return QCoreApplication::translate("UnitField", "“%1” is a unit; a plain number is needed.")
                .arg(context);
        return QCoreApplication::translate("UnitField", "“%1” measures %2, not %3. Use %4.")
            .arg(context, dimensionName(detail), dimensionName(QLatin1String(dimensionKey(dimension))),
                 known);
    }
    if (detail == QLatin1String("separators do not add up"))
        return QCoreApplication::translate("UnitField", "The separators in “%1” do not add up to a number.")
            .arg(context);
    if (symbols.size() < 2 && dimension == Dimension::Count)
        return QCoreApplication::translate("UnitField", "Enter a number.");
    return QCoreApplication::translate("UnitField", "Enter a number with a unit: %1.").arg(known);
}

} // namespace cw::shell
