#include "views/render/font_roles.h"

#include "views/render/colour_roles.h"

#include <QFontDatabase>
#include <QFontMetricsF>

#include <nlohmann/json.hpp>

#include <cmath>

namespace cw::render {

QFont roleFont(const QFont& system, FontRole role) {
    double points = 0;
    bool strong = true;
    switch (role) {
    case FontRole::Caption:
        points = -1;
        strong = false;
        break;
    case FontRole::Body:
        strong = false;
        break;
    case FontRole::Strong:
        break;
    case FontRole::Value:
        points = 2;
        break;
    case FontRole::Title:
        points = 3;
        break;
    case FontRole::Page:
        points = 9;
        break;
    }
    QFont font = system;
    if (points != 0) {
        if (system.pointSizeF() > 0)
            font.setPointSizeF(std::max(1.0, system.pointSizeF() + points));
        else
            font.setPixelSize(
                std::max(1, static_cast<int>(std::lround(system.pixelSize() + points * 4 / 3))));
    }
    if (strong) font.setWeight(QFont::DemiBold);
    return font;
}

bool hasTabularDigits(const QFont& font) {
    const QFontMetricsF metrics(font);
    const double zero = metrics.horizontalAdvance(QLatin1Char('0'));
    for (char digit = '1'; digit <= '9'; ++digit) {
        if (std::abs(metrics.horizontalAdvance(QLatin1Char(digit)) - zero) > 0.01) return false;
    }
    return true;
}

QFont numericFont(const QFont& font) {
    if (hasTabularDigits(font)) return font;
    const QByteArray text = tokensJson();
    const nlohmann::json document = nlohmann::json::parse(text.begin(), text.end(), nullptr, false);
    if (!document.is_object() || !document.contains("tabularFamilies")) return font;
    for (const auto& family : document["tabularFamilies"]) {
        if (!family.is_string()) continue;
        const QString name = QString::fromStdString(family.get<std::string>());
        if (!QFontDatabase::hasFamily(name)) continue;
        QFont candidate = font;
        candidate.setFamilies({name});
        if (hasTabularDigits(candidate)) return candidate;
    }
    return font;
}

} // namespace cw::render
