// Numbers as people read them: the locale's digits and separators, a true minus, a thin space before the
// unit.
#pragma once

#include "model/base/money.h"

#include <QLocale>
#include <QString>

namespace cw::shell {

inline constexpr QChar kMinus{0x2212};
inline constexpr QChar kThinSpace{0x202F}; ///< narrow, no break
inline constexpr QChar kEnDash{0x2013};    ///< also the sign for an unknown value

/// `value` with a fixed count of decimals (0 to 12). Not a finite number: an en dash. Negative zero after
/// rounding is shown without a sign.
QString formatNumber(double value, int decimals, const QLocale& locale = QLocale());
/// Whole numbers: GPUs, racks, ports.
QString formatCount(qint64 value, const QLocale& locale = QLocale());
/// "40.8 kW" with U+202F; the unit alone is left out when it is empty or the value is unknown.
QString formatQuantity(double value, int decimals, const QString& unit, const QLocale& locale = QLocale());
/// "number unit" for a number that is text already.
QString withUnit(const QString& number, const QString& unit);
/// "21.5–23.0 °C"; one number when both ends read alike.
QString formatRange(double low, double high, int decimals, const QString& unit,
                    const QLocale& locale = QLocale());
/// A signed delta: "+4.2", "−0.3", "0.0".
QString formatDelta(double value, int decimals, const QLocale& locale = QLocale());
/// A fraction as percent, "91 %".
QString formatPercent(double fraction, int decimals, const QLocale& locale = QLocale());
/// Money with its ISO code: "50.6 M USD" from a million up, else with the currency's minor digits left out.
QString formatMoney(const Money& money, const QLocale& locale = QLocale());

} // namespace cw::shell
