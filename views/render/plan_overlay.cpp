#include "views/render/plan_overlay.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace cw::render {

const OverlayCategory* PlanOverlay::categoryOf(RackId rack) const {
    const double value = valueOf(rack);
    if (!(value >= 0) || value >= double(categories.size())) return nullptr;
    return &categories[std::size_t(value)];
}

int PlanOverlay::entryOf(RackId rack) const {
    if (isCategorical()) {
        const OverlayCategory* category = categoryOf(rack);
        return category ? int(category - categories.data()) : -1;
    }
    return ColourScale::entryAt(domain.position(valueOf(rack)));
}

void PlanOverlay::include(Summary& s, RackId rack) const {
    const double value = valueOf(rack);
    if (std::isnan(value)) {
        ++s.noData;
        return;
    }
    ++s.count;
    s.sum += value;
    s.max = s.count == 1 ? value : std::max(s.max, value);
    s.min = s.count == 1 ? value : std::min(s.min, value);
    if (isOverLimit(rack)) ++s.over;
}

QString numberText(double value, int decimals) {
    if (std::isnan(value)) return QStringLiteral("–");
    QString text = QLocale().toString(value, 'f', decimals);
    if (text.startsWith(QLatin1Char('-'))) {
        const bool zero = text.indexOf(QRegularExpression(QStringLiteral("[1-9]"))) < 0;
        text.remove(0, 1);
        if (!zero) text.prepend(QChar(0x2212));
    }
    return text;
}

} // namespace cw::render
