// Ranges of numbers as text for people, in the installed translation and the given locale.
#pragma once

#include "model/base/error.h"

#include <QLocale>
#include <QString>

namespace cw {

/// "altitude is 7,000 m; it must be −500 to 6,000 m".
QString rangeText(const ValueRange& range, const QLocale& locale = QLocale());

} // namespace cw
