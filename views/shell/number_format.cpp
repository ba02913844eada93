#include "views/shell/number_format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace cw::shell {

namespace {

/// Digits after the decimal mark of a currency's minor unit (ISO 4217); two unless listed.
int minorDigits(const Currency& currency) {
    for (const char* none : {"BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX",
                             "UYI", "VND", "VUV", "XAF", "XOF", "XPF"}) {
        if (currency.view() == none) return 0;
    }
    for (const char* three : {"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"}) {
        if (currency.view() == three) return 3;
    }
    return 2;
}

/// Qt 6.4 writes 1234567 as "1234.567" in locales that leave four digits ungrouped (Spanish, Polish,
/// Portuguese): the rule is meant for numbers of four digits alone. Groups the leading run as well.
QString regrouped(QString text, const QLocale& locale) {
    const QString mark = locale.groupSeparator();
    const qsizetype first = mark.isEmpty() ? -1 : text.indexOf(mark);
    if (first > 3) text.insert(first - 3, mark);
    return text;
}

} // namespace

QString formatNumber(double value, int decimals, const QLocale& locale) {
    if (!std::isfinite(value)) return QString(kEnDash);
    const int digits = std::clamp(decimals, 0, 12);
    QLocale plain = locale;
    plain.setNumberOptions(locale.numberOptions() & ~QLocale::OmitGroupSeparator);
    const QString magnitude = regrouped(plain.toString(std::abs(value), 'f', digits), plain);
    if (value >= 0) return magnitude;
    const double half = 0.5 * std::pow(10.0, -digits);
    return std::abs(value) < half ? magnitude : kMinus + magnitude;
}

QString formatCount(qint64 value, const QLocale& locale) {
    QString text = locale.toString(value);
    if (value >= 0) return regrouped(text, locale);
    return kMinus + regrouped(text.remove(locale.negativeSign()), locale);
}

QString withUnit(const QString& number, const QString& unit) {
    return unit.isEmpty() ? number : number + kThinSpace + unit;
}

QString formatQuantity(double value, int decimals, const QString& unit, const QLocale& locale) {
    if (!std::isfinite(value)) return QString(kEnDash);
    return withUnit(formatNumber(value, decimals, locale), unit);
}

QString formatRange(double low, double high, int decimals, const QString& unit, const QLocale& locale) {
    if (!std::isfinite(low) || !std::isfinite(high)) return QString(kEnDash);
    const QString a = formatNumber(low, decimals, locale);
    const QString b = formatNumber(high, decimals, locale);
    return withUnit(a == b ? a : a + kEnDash + b, unit);
}

QString formatDelta(double value, int decimals, const QLocale& locale) {
    const QString text = formatNumber(value, decimals, locale);
    const double half = 0.5 * std::pow(10.0, -std::clamp(decimals, 0, 12));
    return std::isfinite(value) && value >= half ? QLatin1Char('+') + text : text;
}

QString formatPercent(double fraction, int decimals, const QLocale& locale) {
    return formatQuantity(fraction * 100, decimals, QStringLiteral("%"), locale);
}

QString formatMoney(const Money& money, const QLocale& locale) {
    const double major = static_cast<double>(money.minor) / std::pow(10.0, minorDigits(money.currency));
    const std::string_view view = money.currency.view();
    const QString code = QString::fromLatin1(view.data(), static_cast<qsizetype>(view.size()));
    if (std::abs(major) < 999'500) return withUnit(formatNumber(major, 0, locale), code);
    //: millions of a currency; %1 is the ISO code
    const QString unit = QCoreApplication::translate("NumberFormat", "M %1").arg(code);
    return withUnit(formatNumber(major / 1e6, 1, locale), unit);
}

} // namespace cw::shell
