#include "views/print/print_options.h"

#include <QLocale>
#include <QPageSize>
#include <QSettings>

namespace cw::print {

namespace {

constexpr double kMarginMm = 10;
constexpr double kLongestMarginMm = 100;
const QString kGroup = QStringLiteral("print/");

} // namespace

QPageLayout Options::standardPage() {
    const bool isMetric = QLocale().measurementSystem() != QLocale::ImperialUSSystem;
    return {QPageSize(isMetric ? QPageSize::A4 : QPageSize::Letter), QPageLayout::Landscape,
            QMarginsF(kMarginMm, kMarginMm, kMarginMm, kMarginMm), QPageLayout::Millimeter};
}

const std::vector<int>& planScales() {
    static const std::vector<int> kScales{20, 25, 50, 75, 100, 125, 150, 200, 250, 500, 1000};
    return kScales;
}

Options readOptions(const QSettings& settings) {
    Options options;
    const int scale = settings.value(kGroup + QStringLiteral("scale")).toInt();
    if (std::find(planScales().begin(), planScales().end(), scale) != planScales().end())
        options.scale = scale;
    options.titleBlock = settings.value(kGroup + QStringLiteral("titleBlock"), true).toBool();
    const QString paper = settings.value(kGroup + QStringLiteral("paper")).toString();
    QPageSize size = options.page.pageSize();
    for (int id = 0; id <= int(QPageSize::LastPageSize); ++id)
        if (QPageSize::key(QPageSize::PageSizeId(id)) == paper && id != int(QPageSize::Custom))
            size = QPageSize(QPageSize::PageSizeId(id));
    const bool isPortrait =
        settings.value(kGroup + QStringLiteral("orientation")).toString() == QStringLiteral("portrait");
    QMarginsF margins = options.page.margins(QPageLayout::Millimeter);
    const QVariantList stored = settings.value(kGroup + QStringLiteral("marginsMm")).toList();
    if (stored.size() == 4) {
        const QMarginsF read(stored[0].toDouble(), stored[1].toDouble(), stored[2].toDouble(),
                             stored[3].toDouble());
        const auto isUsable = [](double mm) { return mm >= 0 && mm <= kLongestMarginMm; };
        if (isUsable(read.left()) && isUsable(read.top()) && isUsable(read.right()) &&
            isUsable(read.bottom()))
            margins = read;
    }
    options.page = QPageLayout(size, isPortrait ? QPageLayout::Portrait : QPageLayout::Landscape, margins,
                               QPageLayout::Millimeter);
    return options;
}

void writeOptions(QSettings& settings, const Options& options) {
    settings.setValue(kGroup + QStringLiteral("scale"), options.scale.value_or(0));
    settings.setValue(kGroup + QStringLiteral("titleBlock"), options.titleBlock);
    settings.setValue(kGroup + QStringLiteral("paper"), options.page.pageSize().key());
    settings.setValue(kGroup + QStringLiteral("orientation"),
                      options.page.orientation() == QPageLayout::Portrait ? QStringLiteral("portrait")
                                                                          : QStringLiteral("landscape"));
    const QMarginsF margins = options.page.margins(QPageLayout::Millimeter);
    settings.setValue(kGroup + QStringLiteral("marginsMm"),
                      QVariantList{margins.left(), margins.top(), margins.right(), margins.bottom()});
}

} // namespace cw::print
