#include "model/country.h"

#include <QLocale>

namespace cw {

std::optional<std::string> countryCode(const std::string& text) {
    constexpr qsizetype kCodeLength = 2; // longer ones, as "150" for Europe, are of regions
    const QString code = QString::fromStdString(text).trimmed().toUpper();
    if (code.size() != kCodeLength || QLocale::codeToTerritory(code) == QLocale::AnyTerritory)
        return std::nullopt;
    return code.toStdString();
}

} // namespace cw
