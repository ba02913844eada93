// Values in the text that people read; JSON and files never pass here.
#pragma once

#include "app/cli/command.h"

#include <QLocale>

namespace cw::cli {

/// A number in the user's language with as many digits as it needs: "1,234.5"; a very small or large one as a
/// power of ten.
QString humanNumber(double value, const QLocale& locale = QLocale());
/// With a fixed number of decimals: "9.90".
QString humanNumber(double value, int decimals, const QLocale& locale = QLocale());
/// "a, b, c".
QString listed(const std::vector<std::string>& names);
/// Numbers as above, true and false as "yes" and "no", null as "unknown"; lists and objects in one line.
QString humanValue(const Json& value);

} // namespace cw::cli
