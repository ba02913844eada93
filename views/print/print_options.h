// What is printed and on what paper, remembered from one time to the next.
#pragma once

#include <QPageLayout>

#include <optional>
#include <vector>

class QSettings;

namespace cw::print {

enum class Subject : unsigned char {
    View,   ///< the view in front, as a drawing
    Report, ///< the site report
};

struct Options {
    Subject subject = Subject::View;
    std::optional<int> scale; ///< 1:scale for plans; nothing: fitted on one sheet
    bool titleBlock = true;
    QPageLayout page = standardPage();

    /// A4, or Letter where that is usual, landscape, margins of 10 mm.
    static QPageLayout standardPage();
};

/// Unknown and impossible values give the standard ones. The subject is not remembered: it follows the view.
Options readOptions(const QSettings& settings);
void writeOptions(QSettings& settings, const Options& options);

/// Scales offered for plans.
const std::vector<int>& planScales();

} // namespace cw::print
