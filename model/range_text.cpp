#include "model/range_text.h"

#include "model/phrase_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace cw {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(quantities)
};

QString numberText(double value, const char* unit, const QLocale& locale) {
    constexpr int kMostDecimals = 4;
    constexpr double kPlain = 1e9; ///< beyond it a power of ten says more than rows of zeros
    const double scale = std::pow(10, kMostDecimals);
    const double shown = std::round(value * scale) / scale;
    const bool isPlain = std::abs(value) < kPlain && (shown != 0 || value == 0);
    QString text = isPlain ? locale.toString(shown, 'f', QLocale::FloatingPointShortest)
                           : locale.toString(value, 'g', 4);
    text.replace(QLatin1Char('-'), QChar(0x2212));
    if (*unit != '\0') text += QChar(0x00A0) + QString::fromUtf8(unit);
    return text;
}

/// What may be: "0 to 1", "above 0 kW".
QString allowedText(const ValueRange& range, const QLocale& locale) {
    const auto bound = [&](double value) { return numberText(value, range.unit, locale); };
    const bool hasLow = std::isfinite(range.low), hasHigh = std::isfinite(range.high);
    if (!hasLow && !hasHigh) return Say::tr("a finite number");
    const QString low = range.aboveLow ? Say::tr("above %1") : Say::tr("at least %1");
    const QString high = range.belowHigh ? Say::tr("below %1") : Say::tr("at most %1");
    if (!hasHigh) return low.arg(bound(range.low));
    if (!hasLow) return high.arg(bound(range.high));
    if (range.aboveLow || range.belowHigh)
        return Say::tr("%1 and %2").arg(low.arg(bound(range.low)), high.arg(bound(range.high)));
    return Say::tr("from %1 to %2").arg(numberText(range.low, "", locale), bound(range.high));
}

} // namespace

QString rangeText(const ValueRange& range, const QLocale& locale) {
    const QString quantity = phraseText(Phrase::known(range.quantity), locale);
    const QString allowed = allowedText(range, locale);
    if (!range.found) return Say::tr("%1 must be %2").arg(quantity, allowed);
    const QString found = std::isfinite(*range.found) ? numberText(*range.found, range.unit, locale)
                          : std::isnan(*range.found)  ? Say::tr("not a number")
                                                      : Say::tr("infinite");
    return Say::tr("%1 is %2; it must be %3").arg(quantity, found, allowed);
}

} // namespace cw
