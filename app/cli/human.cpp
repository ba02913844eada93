#include "app/cli/human.h"

#include "app/analysis/explain.h"

#include <QCoreApplication>
#include <QStringList>
#include <nlohmann/json.hpp>

#include <cmath>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

QString humanNumber(double value, const QLocale& locale) {
    constexpr double kSmall = 1e-3, kLarge = 1e15;
    const double size = std::abs(value);
    if (std::isfinite(value) && size > 0 && (size < kSmall || size >= kLarge))
        return locale.toString(value, 'g', 4);
    return analysis::valueText(value, {}, locale);
}

QString humanNumber(double value, int decimals, const QLocale& locale) {
    return locale.toString(value, 'f', decimals);
}

QString listed(const std::vector<std::string>& names) {
    QStringList parts;
    for (const std::string& name : names)
        parts << QString::fromStdString(name);
    return parts.join(QStringLiteral(", "));
}

QString humanValue(const Json& value) {
    if (value.is_null()) return Say::tr("unknown");
    if (value.is_boolean()) return value.get<bool>() ? Say::tr("yes") : Say::tr("no");
    if (value.is_number_unsigned()) return QLocale().toString(qulonglong(value.get<std::uint64_t>()));
    if (value.is_number_integer()) return QLocale().toString(qlonglong(value.get<std::int64_t>()));
    if (value.is_number()) return humanNumber(value.get<double>());
    if (value.is_string()) return QString::fromStdString(value.get<std::string>());
    QStringList parts;
    for (const auto& [key, part] : value.items())
        parts << (value.is_array() ? humanValue(part)
                                   : QString::fromStdString(key) + QStringLiteral(": ") + humanValue(part));
    return parts.isEmpty() ? QStringLiteral("–") : parts.join(QStringLiteral("; "));
}

} // namespace cw::cli
