// Errors in words: what happened, where, what to do. The one place that turns codes into sentences.
#pragma once

#include "model/base/error.h"

#include <QString>

namespace cw {

/// "C04.power_limit_w: the value is out of range (negative); enter a value within the range shown".
struct ErrorText {
    QString where; ///< file, line, field or object; may be empty
    QString what;
    QString hint;

    /// `where: what`.
    QString headline() const { return where.isEmpty() ? what : where + QStringLiteral(": ") + what; }
};

ErrorText errorText(const Error& error);

/// `where: what; hint`, parts that are empty left out.
QString errorLine(const Error& error);

} // namespace cw
